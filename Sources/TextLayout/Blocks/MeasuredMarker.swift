import MarkupText

/// A shaped or measured list marker, with the space that browsers leave beside it.
struct MeasuredMarker {
  var text: String
  var shaped = ShapedText()
  var style: UsedStyle
  var orientation = GlyphOrientation.horizontal
  /// The positions of the clusters, from the left edge of the marker.
  var positions: [Double] = []
  var image: EncodedImage?
  var address = ""
  /// The shape drawn instead of the text.
  var bullet: ListBullet?
  /// The distance from the baseline up to the lower edge of the shape.
  var bulletBottom = 0.0
  var width = 0.0
  /// The height of the image.
  var height = 0.0
  /// The gap between an outside marker and the text.
  var gap = 0.0
  /// The distance from the start of the line to the text, for an inside marker.
  var insideIndent = 0.0

  /// Returns the marker with the left end of its baseline at a point.
  func placed(at origin: Point) -> PlacedMarker {
    PlacedMarker(
      text: text, shaped: shaped, positions: positions, style: style, origin: origin,
      orientation: orientation,
      image: image.map {
        PlacedImage(
          image: $0, frame: Rect(x: 0, y: -height, width: width, height: height),
          alternativeText: text, address: address)
      },
      bullet: bullet.map {
        PlacedBullet(
          bullet: $0, frame: Rect(x: 0, y: -bulletBottom - width, width: width, height: width))
      })
  }
}
