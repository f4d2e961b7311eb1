public import MarkupText

/// A block that has been set: where it is, and where its content is in it.
///
/// Places are those of a page whose lines run from left to right; see ``MarkupLayout/map``.
///
/// Sendable: a plain value.
struct BlockBox: Sendable {
  /// The box with its padding, without its margins.
  var frame = Rect.zero
  /// What its content has.
  var content = Rect.zero
  /// Whether it was set at all; blocks behind the last line that fits are not.
  var isPlaced = false
  /// What stands before the item of a list.
  var marker: PlacedMarker?
}

/// The marker of a list's item at its place.
///
/// Sendable: a plain value.
struct PlacedMarker: Sendable {
  var text: String
  var shaped: ShapedText
  var style: UsedStyle
  /// The left end of its baseline.
  var origin: Point
  /// How its characters stand.
  var orientation: GlyphOrientation
}

/// A paragraph that has been set.
///
/// Sendable: what it holds is.
public struct ParagraphLayout: Sendable {
  /// The index of the paragraph in ``MarkupText/StyledText/paragraphs``.
  public let paragraph: Int
  /// Its lines from first to last; together they have the whole text.
  public internal(set) var lines: [LayoutLine]
  /// Its upper left corner on a page whose lines run from left to right.
  var origin: Point
  /// The width its lines were set to.
  var width: Double
  /// The style of its block.
  var style: ComputedStyle
  let prepared: PreparedParagraph
  /// The lines of text decoration that its ancestors among the blocks ask for.
  var decorations: [UsedStyle]
  /// Whether nothing but its height matters to what is around it.
  var isIndependent: Bool

  /// The height of all lines.
  var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
}
