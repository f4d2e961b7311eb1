import LineBreaking

/// A line that has been set.
///
/// Places are those of a page whose lines run from left to right, relative to the upper left corner
/// of the paragraph; ``MarkupLayout/frame(ofLine:inParagraph:)`` tells where it is on the page.
///
/// Sendable: a plain value.
public struct LayoutLine: Sendable {
  /// The text of the line in UTF-8 offsets of the paragraph; the lines of a paragraph join to the
  /// whole of its text.
  public internal(set) var range: Range<Int>
  /// The part that is drawn: without spaces and line feeds at the end.
  public internal(set) var visible: Range<Int>
  /// From the paragraph's edge to the start of the line's text.
  public internal(set) var start: Double
  /// The room its text takes, without what hangs.
  public internal(set) var width: Double
  /// From the top of the paragraph to the top of the line.
  public internal(set) var top: Double
  /// The height of the line.
  public internal(set) var height: Double
  /// From the top of the line to its baseline; the middle of a vertical line.
  public internal(set) var baseline: Double
  /// What is cut out of the line, and what is put in its place; nil for a whole line.
  public internal(set) var truncation: LineTruncation?
  /// Whether a hyphen is drawn at its end.
  public internal(set) var isHyphenated: Bool
  /// What differs from the plain sequence of advances.
  var adjustments: [Paragraph.Line.Adjustment]
  /// Its items, those at the end that are not drawn left out.
  var items: Range<Int>
}

/// What is cut out of a line that is too long, and the sign in its place.
///
/// Sendable: a plain value.
public struct LineTruncation: Sendable, Hashable {
  /// The text that is not shown, in UTF-8 offsets of the paragraph; the sign is put in its place.
  public var hidden: Range<Int>
  /// The sign, `…` unless `text-overflow` names another; empty to show nothing.
  public var sign: String
  /// The sign, measured in the font of the text before it.
  var shaped: ShapedText
  var style: UsedStyle

  /// Whether both hide the same and show the same sign.
  public static func == (one: Self, other: Self) -> Bool {
    one.hidden == other.hidden && one.sign == other.sign
  }

  /// Feeds what ``==(_:_:)`` compares to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hidden)
    hasher.combine(sign)
  }

  /// The room of the sign.
  var advance: Double { shaped.clusters.reduce(0) { $0 + $1.advance } }
}
