public import MarkupText

/// The drawing surface of a ``CustomBox``, which records what is drawn.
public struct DisplayCanvas: Sendable {
  /// The recorded drawing, in px of the page.
  public private(set) var items: [DisplayItem] = []
  let measurer: any TextMeasurer

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, _ color: CSSColor) { items.append(.fill(rect, color)) }

  /// Draws a path.
  public mutating func draw(_ path: DisplayPath) { items.append(.path(path)) }

  /// Draws an image.
  public mutating func draw(_ image: PlacedImage) { items.append(.image(image)) }

  /// Draws a line of text from left to right.
  ///
  /// - Parameters:
  ///   - text: the text; line feeds in it do not start a new line.
  ///   - origin: the left end of the baseline.
  ///   - font: the font.
  ///   - color: the color.
  /// - Returns: the width of the text.
  @discardableResult
  public mutating func draw(
    _ text: String, at origin: Point, font: FontRequest = FontRequest(),
    color: CSSColor = .black
  ) -> Double {
    let shaped = measurer.shaped(text, font: font)
    var runs = GlyphRunBuilder(shaped: shaped, text: text)
    var x = 0.0
    for (index, cluster) in shaped.clusters.enumerated() {
      runs.append(cluster: index, at: x)
      x += cluster.advance
    }
    for run in runs.runs(size: font.size, color: color, origin: origin) {
      items.append(.glyphs(run))
    }
    return x
  }
}
