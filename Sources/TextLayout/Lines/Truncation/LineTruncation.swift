import MarkupText

/// What is cut out of a line that is too long, and the sign in its place.
///
/// Sendable: a plain value.
public struct LineTruncation: Sendable, Hashable {
  /// The text that is not shown, in UTF-8 offsets of the paragraph; the sign is put in its place.
  ///
  /// Empty where a line is whole, but paragraphs behind it are left out.
  public var hidden: Range<Int>
  /// The sign, `…` unless `text-overflow` names another; empty to show nothing.
  public var sign: String
  /// How much of the line is seen, in px from its start: what crosses that edge is drawn in part
  /// (`truncate-mode: clip`); nil if all is seen that is not ``hidden``.
  public internal(set) var clippedWidth: Double?
  /// The sign, measured in the font of the text beside it; of one that is wider than the line only
  /// what fits.
  var shaped: ShapedText
  var style: UsedStyle
  /// The bidirectional level the sign stands on.
  var level: UInt8

  /// Whether both hide the same and show the same sign.
  public static func == (one: Self, other: Self) -> Bool {
    one.hidden == other.hidden && one.sign == other.sign
      && one.clippedWidth == other.clippedWidth
  }

  /// Feeds what ``==(_:_:)`` compares to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hidden)
    hasher.combine(sign)
    hasher.combine(clippedWidth)
  }

  /// The room of the sign.
  var advance: Double { shaped.clusters.reduce(0) { $0 + $1.advance } }
}
