public import MarkupText

/// Takes down what a ``CustomBox`` draws.
///
/// Sendable: a plain value.
public struct DisplayCanvas: Sendable {
  /// What has been drawn, in px of the page.
  public private(set) var items: [DisplayItem] = []
  let measurer: any TextMeasurer

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, _ color: CSSColor) { items.append(.fill(rect, color)) }

  /// Draws lines and areas.
  public mutating func draw(_ path: DisplayPath) { items.append(.path(path)) }

  /// Draws a picture.
  public mutating func draw(_ image: PlacedImage) { items.append(.image(image)) }

  /// Draws a line of text from left to right.
  ///
  /// - Parameters:
  ///   - text: the text; its line feeds are not obeyed.
  ///   - origin: the left end of its baseline.
  ///   - font: its font.
  ///   - color: its color.
  /// - Returns: its width.
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
