package import MarkupText

/// A laid-out block: its frame, and the frame of its content.
///
/// Coordinates are those of a page with horizontal lines; see ``MarkupLayout/map``.
package struct BlockFragment: Sendable {
  /// The frame of the block, with its padding and without its margins.
  package var frame = Rect.zero
  /// The frame of the block's content.
  package var content = Rect.zero
  /// Whether the block was laid out; blocks after the last line that fits are not.
  package var isPlaced = false
  /// The marker of a list item.
  package var marker: PlacedMarker?
  /// Lines drawn with the block: the borders of tables and cells, and horizontal rules.
  package var lines: [BoxLine] = []

  /// Moves the block and everything in it down.
  package mutating func moveDown(by distance: Double) {
    frame.y += distance
    content.y += distance
    marker?.origin.y += distance
    for index in lines.indices { lines[index].frame.y += distance }
  }
}

/// A line of a box, as a thin rectangle.
package struct BoxLine: Sendable, Hashable {
  package var frame: Rect
  package var color: CSSColor

  /// Returns four lines along the inner edges of a rectangle, or none if the width is not positive.
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

/// The marker of a list item at its position.
package struct PlacedMarker: Sendable {
  package var text: String
  package var shaped: ShapedText
  /// The positions of the clusters, relative to the left end of the marker.
  package var positions: [Double]
  package var style: UsedStyle
  /// The left end of the baseline.
  package var origin: Point
  /// The orientation of the marker's characters.
  package var orientation: GlyphOrientation
  /// The image drawn instead of the text, its frame relative to the origin.
  package var image: PlacedImage?
  /// The bullet shape drawn instead of the text.
  package var bullet: PlacedBullet?
}

/// A bullet and its square frame, relative to the origin of the marker.
package struct PlacedBullet: Sendable {
  var bullet: ListBullet
  package var frame: Rect
}
