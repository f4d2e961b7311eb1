/// Where the phrases (bunsetsu) and words of a text begin: what a line breaker wants to know.
///
/// ```swift
/// let boundaries = tokenizer.phraseBoundaries(in: "本を読んでいます。")
/// boundaries.phrases  // [0, 6]
/// boundaries.words    // [0, 3, 6, 24]
/// ```
///
/// Sendable: a plain value.
public struct PhraseBoundaries: Sendable, Hashable, Codable {
  /// The UTF-8 offsets at which phrases begin, in ascending order.
  public var phrases: [Int]
  /// The UTF-8 offsets at which words begin as a reader sees them (``WordUnit/reader``).
  ///
  /// In ascending order, every phrase among them: where a phrase that has to be cut is least bad to
  /// cut.
  public var words: [Int]

  /// Boundaries at offsets.
  public init(phrases: [Int] = [], words: [Int] = []) {
    self.phrases = phrases
    self.words = words
  }
}
