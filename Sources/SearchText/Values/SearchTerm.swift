/// A term under which a text is found: a word in its normalized form.
///
/// ```swift
/// let analyzer = SearchAnalyzer(tokenizer: try Tokenizer.embedded())
/// for term in analyzer.terms(in: "取引先へ行った") {
///   print(term.text, term.surface, term.position)
/// }
/// // 取り引き 取引 0
/// // 先 先 1
/// // 行く 行っ 2
/// ```
public struct SearchTerm: Sendable, Hashable, CustomStringConvertible {
  /// The normalized form, without whitespace; never empty.
  public let text: String
  /// The segment of the text that has this term.
  public let surface: Substring
  /// The range of ``surface`` in the text, in UTF-8 offsets; it begins and ends between Characters.
  ///
  /// Several terms of one character (㍿) or of a word whose parts cannot be aligned with it have the
  /// same range.
  public let utf8Range: Range<Int>
  /// The number of positions before the term.
  ///
  /// Terms that are next to each other in a phrase differ by 1, alternatives are equal. Words that are
  /// not indexed have no position.
  public let position: Int
  /// The differences between ``surface`` and ``text``; empty if they are equal.
  public let folds: [SearchFold]

  /// The range of ``surface`` in the text.
  public var range: Range<String.Index> { surface.startIndex..<surface.endIndex }

  /// The normalized form.
  public var description: String { text }
}
