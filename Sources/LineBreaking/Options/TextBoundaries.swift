/// Word and phrase boundaries of a text, supplied by the caller.
///
/// All boundaries are ascending UTF-8 offsets between two Characters; 0 and the length of the text
/// are optional. `LineBreaker` validates them and reports the first invalid one.
public struct TextBoundaries: Sendable, Hashable, Codable {
  /// The offsets where phrases (bunsetsu) begin.
  public var phrases: [Int]
  /// The offsets where words begin, used for phrases that do not fit on a line.
  public var words: [Int]
  /// The offsets where words of scripts written without spaces begin, such as Thai, Lao, Khmer and
  /// Burmese.
  ///
  /// These are the scripts of UAX #14 class SA; without these boundaries, lines do not end inside
  /// text of these scripts.
  public var complexContext: [Int]

  /// Creates the boundaries of a text; omitted lists are empty.
  public init(phrases: [Int] = [], words: [Int] = [], complexContext: [Int] = []) {
    self.phrases = phrases
    self.words = words
    self.complexContext = complexContext
  }

  /// No boundaries at all.
  public static let none = TextBoundaries()
}
