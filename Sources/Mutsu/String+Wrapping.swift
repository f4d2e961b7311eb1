import JapaneseText
import LineBreaking

extension String {
  /// The text in lines of at most so many columns of a terminal, broken between phrases.
  ///
  /// ```swift
  /// "東京特許許可局へ行きました。".wrapped(to: 16)  // ["東京特許許可局へ", "行きました。"]
  /// ```
  ///
  /// Ideographs, kana and characters of ambiguous width take two columns. Lines follow strict
  /// kinsoku and end between phrases (bunsetsu); a phrase that no line has room for is cut between
  /// its words, a word between its characters. Spaces at the ends of broken lines and line
  /// separators are left out; nothing else is.
  ///
  /// Never fails: without a dictionary lines are broken by the rules alone, and a number of columns
  /// below 1 counts as 1: one Character a line. An empty text has no lines.
  ///
  /// - Parameter columns: the most columns a line may take.
  /// - Returns: parts of the text, without trailing spaces.
  /// - Complexity: linear in the length of the text.
  public func wrapped(to columns: Int) -> [Substring] {
    let width = Double(Swift.max(columns, 1))
    let boundaries = TextBoundaries(of: self, tokenizer: Tokenizer.shared)
    let lines = try? TextWrapper.phrases.lines(of: self, boundaries: boundaries, width: width)
    return lines ?? [self[...]]
  }
}

extension TextWrapper {
  fileprivate static let phrases = TextWrapper(
    breaker: LineBreaker(LineBreakOptions(wordBreak: .phrase)))
}
