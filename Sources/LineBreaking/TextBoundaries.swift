/// Places of a text that somebody else knows about: where words and phrases begin.
///
/// All are UTF-8 offsets in ascending order, each between two Characters; 0 and the text's length
/// may be listed or left out. `LineBreaker` checks them and names the first bad one.
///
/// Sendable: a plain value.
public struct TextBoundaries: Sendable, Hashable, Codable {
  /// Where phrases (bunsetsu) begin.
  public var phrases: [Int]
  /// Where words begin; asked where a phrase does not fit in a line.
  public var words: [Int]
  /// Where words of scripts written without spaces begin: Thai, Lao, Khmer, Burmese (LB1's class
  /// SA). Without them such text is not broken inside.
  public var complexContext: [Int]

  /// Boundaries of a text; what is left out is unknown.
  public init(phrases: [Int] = [], words: [Int] = [], complexContext: [Int] = []) {
    self.phrases = phrases
    self.words = words
    self.complexContext = complexContext
  }

  /// No boundaries at all.
  public static let none = TextBoundaries()
}
