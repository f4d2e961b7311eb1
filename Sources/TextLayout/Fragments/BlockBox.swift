package import MarkupText

/// A block that has been set: where it is, and where its content is in it.
///
/// Places are those of a page whose lines run from left to right; see ``MarkupLayout/map``.
///
/// Sendable: a plain value.
package struct BlockBox: Sendable {
  /// The box with its padding, without its margins.
  package var frame = Rect.zero
  /// What its content has.
  package var content = Rect.zero
  /// Whether it was set at all; blocks behind the last line that fits are not.
  package var isPlaced = false
  /// What stands before the item of a list.
  package var marker: PlacedMarker?
  /// Lines that are drawn with it: around tables and cells, and across the page.
  package var lines: [BoxLine] = []

  /// Moves everything of the box.
  package mutating func moveDown(by distance: Double) {
    frame.y += distance
    content.y += distance
    marker?.origin.y += distance
    for index in lines.indices { lines[index].frame.y += distance }
  }
}

/// A line of a box: a thin rectangle.
///
/// Sendable: a plain value.
package struct BoxLine: Sendable, Hashable {
  package var frame: Rect
  package var color: CSSColor

  /// The four lines inside of a rectangle's edges; none if they have no width.
  package static func border(of frame: Rect, width: Double) -> [BoxLine] {
    guard width > 0 else { return [] }
    let (across, down) = (min(width, frame.height), min(width, frame.width))
    return [
      Rect(x: frame.x, y: frame.y, width: frame.width, height: across),
      Rect(x: frame.x, y: frame.maxY - across, width: frame.width, height: across),
      Rect(x: frame.x, y: frame.y, width: down, height: frame.height),
      Rect(x: frame.maxX - down, y: frame.y, width: down, height: frame.height),
    ].map { BoxLine(frame: $0, color: CSSColor(rgb: 0x808080)) }
  }
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
  package var origin: Point
  /// The width its lines were set to.
  package var width: Double
  /// The room that markers take at the start of its first line.
  package var indent = 0.0
  /// The style of its block.
  package var style: ComputedStyle
  package let prepared: PreparedParagraph
  /// The lines of text decoration that its ancestors among the blocks ask for.
  package var decorations: [UsedStyle]
  /// Whether nothing but its height matters to what is around it.
  package var isIndependent: Bool
  /// Whether what is around it limits the number of its lines.
  package var isLimitedFromOutside: Bool

  /// The height of all lines.
  package var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
}

/// The marker of a list's item at its place.
///
/// Sendable: a plain value.
package struct PlacedMarker: Sendable {
  package var text: String
  package var shaped: ShapedText
  /// The places of the clusters, from the left end.
  package var positions: [Double]
  package var style: UsedStyle
  /// The left end of its baseline.
  package var origin: Point
  /// How its characters stand.
  package var orientation: GlyphOrientation
  /// What is drawn instead of the text; its frame counts from the origin.
  package var image: PlacedImage?
  /// The shape drawn instead of the text.
  package var bullet: PlacedBullet?
}

/// A bullet and the square it is drawn into, counted from the marker's origin.
///
/// Sendable: a plain value.
package struct PlacedBullet: Sendable {
  var bullet: ListBullet
  package var frame: Rect
}
