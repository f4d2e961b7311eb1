/// The starts of the phrases (bunsetsu) and words of a text, for line breaking.
///
/// ```swift
/// let boundaries = tokenizer.phraseBoundaries(in: "本を読んでいます。")
/// boundaries.phrases  // [0, 6]
/// boundaries.words    // [0, 3, 6, 24]
/// ```
public struct PhraseBoundaries: Sendable, Hashable, Codable {
  /// The UTF-8 offsets at which phrases begin, in ascending order.
  public var phrases: [Int]
  /// The UTF-8 offsets at which words begin, in the unit ``WordUnit/reader``.
  ///
  /// In ascending order, and including every phrase start: the preferred offsets for breaking a
  /// phrase that does not fit.
  public var words: [Int]

  /// Creates boundaries from offsets.
  public init(phrases: [Int] = [], words: [Int] = []) {
    self.phrases = phrases
    self.words = words
  }
}
