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
  /// Where words of scripts written without spaces begin, such as Thai, Lao, Khmer and Burmese.
  ///
  /// These are the scripts of UAX #14's class SA; without the boundaries lines do not end inside
  /// of them.
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
