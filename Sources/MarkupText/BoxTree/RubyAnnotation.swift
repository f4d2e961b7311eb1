/// A ruby annotation and the range of its base (CSS Ruby 1).
///
/// An annotation without a base and an `rt` outside `ruby` are part of the text of the paragraph
/// instead.
public struct RubyAnnotation: Sendable {
  /// The side of the base on which the annotation is placed.
  public enum Position: Sendable, Hashable {
    /// Above horizontal text, or to the right of vertical text.
    case over
    /// Below horizontal text, or to the left of vertical text.
    case under
    /// To the right of each character, as for bopomofo.
    case interCharacter
  }

  /// The range of the base, in UTF-8 offsets of the paragraph; empty for an `rb` without text.
  public let base: Range<Int>
  /// The text of the annotation after white space processing; never empty.
  public let text: String
  /// The runs of the annotation, which cover its text; their ranges refer to that text.
  public let runs: [StyledRun]
  /// The element of the annotation: `rt`, or an `rtc` without `rt`.
  public let node: MarkupNode
  /// The style of the annotation's element.
  public let style: ComputedStyle
  /// The side of the base on which the annotation is placed.
  public let position: Position
  /// The annotation level: 0 for the first annotation of a base, and 1 or more for further ones.
  public let level: Int
}
