import MarkupText

/// A part of a line that is hidden because the line is too long, and the ellipsis shown in its
/// place.
public struct LineTruncation: Sendable, Hashable {
  /// The hidden text, in UTF-8 offsets of the paragraph.
  ///
  /// Empty if the line is complete but paragraphs after it are left out.
  public var hidden: Range<Int>
  /// The ellipsis, `…` unless `text-overflow` gives another string; empty to show nothing.
  public var ellipsis: String
  /// The visible width of the line in px from its start, beyond which drawing is clipped
  /// (`truncate-mode: clip`); nil if all text that is not ``hidden`` is visible.
  public internal(set) var clippedWidth: Double?
  /// The ellipsis, shaped in the font of the adjacent text, and shortened if it is wider than the
  /// line.
  var shaped: ShapedText
  var style: UsedStyle
  /// The bidirectional embedding level of the ellipsis.
  var level: UInt8

  /// Returns whether two truncations hide the same text and show the same ellipsis.
  public static func == (one: Self, other: Self) -> Bool {
    one.hidden == other.hidden && one.ellipsis == other.ellipsis
      && one.clippedWidth == other.clippedWidth
  }

  /// Hashes the values compared by ``==(_:_:)``.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hidden)
    hasher.combine(ellipsis)
    hasher.combine(clippedWidth)
  }

  /// The width of the ellipsis.
  var advance: Double { shaped.clusters.reduce(0) { $0 + $1.advance } }
}
