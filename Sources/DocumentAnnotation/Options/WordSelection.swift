/// The words that are annotated, by what the reader of a document needs.
///
/// The kanji without readings are part of ``AnnotationOptions/furigana``.
public struct WordSelection: Sendable, Hashable, Codable {
  /// Which of several occurrences of a word is annotated.
  public enum Occurrences: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each occurrence.
    case all
    /// The first occurrence in the document.
    case document
    /// The first occurrence after each heading, and in each file of a book.
    case chapter
    /// The first occurrence on each page: after a form feed, a page break of an EPUB
    /// (`epub:type="pagebreak"`) and ［＃改ページ］.
    case page
  }

  /// The occurrences that are annotated; two words are the same if text and reading are equal.
  public var occurrences: Occurrences
  /// The words that are not annotated, in any spelling: as they occur or in their dictionary form.
  public var knownWords: Set<String>
  /// Whether only rare readings are annotated: words with a kanji outside of the list for general use
  /// (jōyō kanji), and words in which a kanji has none of its usual readings, such as 大人[おとな].
  public var isLimitedToRareReadings: Bool

  /// Creates a selection; by default all words are annotated.
  public init(
    occurrences: Occurrences = .all, knownWords: Set<String> = [],
    isLimitedToRareReadings: Bool = false
  ) {
    self.occurrences = occurrences
    self.knownWords = knownWords
    self.isLimitedToRareReadings = isLimitedToRareReadings
  }
}
