/// A reading next to a stretch of text (CSS Ruby 1).
///
/// A reading without a base, and `rt` outside of `ruby`, is part of the paragraph's text instead.
///
/// Sendable: nothing in it changes.
public struct RubyAnnotation: Sendable {
  /// The side of the base on which the reading stands.
  ///
  /// Sendable: a plain value.
  public enum Position: Sendable, Hashable {
    /// Above a horizontal line, to the right of a vertical one.
    case over
    /// Below a horizontal line, to the left of a vertical one.
    case under
    /// To the right of each character, as in bopomofo.
    case interCharacter
  }

  /// The text it belongs to, in UTF-8 offsets of the paragraph; empty for an `rb` without text.
  public let base: Range<Int>
  /// The reading, its white space processed; never empty.
  public let text: String
  /// The runs of the reading, which cover it; offsets count in the reading.
  public let runs: [StyledRun]
  /// The element of the reading: `rt`, or `rtc` without `rt`.
  public let node: MarkupNode
  /// The style of the reading's element.
  public let style: ComputedStyle
  /// On which side it stands.
  public let position: Position
  /// How far from the base: 0, and 1 or more for a second and further reading of the same base.
  public let level: Int
}
