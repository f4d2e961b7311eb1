public import MarkupText
public import TextLayout

/// A part of a layout's text that is marked, such as a link under a finger: an area behind the text.
///
/// Sendable: a plain value.
public struct Highlight: Sendable, Hashable {
  /// The text that is marked.
  public var ranges: [LayoutRange]
  /// The color of the area; text is seen through it, as it is behind the text.
  public var color: CSSColor
  /// The radius of its corners in px; at most half of its shorter side is used.
  public var cornerRadius: Double
  /// How far it reaches beyond the text on every side, in px.
  public var padding: Double
  /// Whether it reaches over the readings of the text.
  public var includesRuby: Bool

  /// A light blue.
  public static let defaultColor = CSSColor(rgb: 0xC9DDEF)

  /// A mark on a range.
  ///
  /// - Parameters:
  ///   - range: the text; each of its lines gets an area of its own.
  ///   - color: the color of the areas.
  ///   - cornerRadius: the radius of their corners in px.
  ///   - padding: how far they reach beyond the text, in px.
  ///   - includesRuby: whether they reach over readings.
  public init(
    _ range: LayoutRange, color: CSSColor = defaultColor, cornerRadius: Double = 0,
    padding: Double = 0, includesRuby: Bool = false
  ) {
    self.init(
      ranges: [range], color: color, cornerRadius: cornerRadius, padding: padding,
      includesRuby: includesRuby)
  }

  /// A mark on a link, over all lines it is on.
  ///
  /// - Parameters:
  ///   - link: the link.
  ///   - color: the color of the areas.
  ///   - cornerRadius: the radius of their corners in px.
  ///   - padding: how far they reach beyond the text, in px.
  ///   - includesRuby: whether they reach over readings.
  public init(
    _ link: LayoutLink, color: CSSColor = defaultColor, cornerRadius: Double = 0,
    padding: Double = 0, includesRuby: Bool = false
  ) {
    self.init(
      ranges: link.ranges, color: color, cornerRadius: cornerRadius, padding: padding,
      includesRuby: includesRuby)
  }

  private init(
    ranges: [LayoutRange], color: CSSColor, cornerRadius: Double, padding: Double,
    includesRuby: Bool
  ) {
    self.ranges = ranges
    self.color = color
    self.cornerRadius = cornerRadius
    self.padding = padding
    self.includesRuby = includesRuby
  }
}

extension LayoutIndex {
  /// The drawing with marks: above the backgrounds, behind all text.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<a href='/'>東京</a>へ", in: LayoutSpace(inlineSize: 160))
  /// let index = LayoutIndex(layout)
  /// index.displayList(highlights: index.links.map { Highlight($0) }).items.first
  /// // .fill(x 0, y 0, 32 by 16, light blue)
  /// ```
  ///
  /// - Parameter highlights: what is marked, later ones above earlier ones; without any the drawing
  ///   is ``MarkupLayout/displayList()``.
  /// - Returns: the drawing.
  /// - Complexity: linear in the layout.
  public func displayList(highlights: [Highlight]) -> DisplayList {
    layout.displayList(beneathText: highlights.flatMap(items(of:)))
  }

  /// What a mark is drawn with.
  private func items(of highlight: Highlight) -> [DisplayItem] {
    let padding = highlight.padding.isFinite ? highlight.padding : 0
    return highlight.ranges.flatMap { range -> [DisplayItem] in
      rects(of: range, includingRuby: highlight.includesRuby).compactMap { rect in
        let frame = Rect(
          x: rect.x - padding, y: rect.y - padding, width: rect.width + 2 * padding,
          height: rect.height + 2 * padding)
        guard frame.width > 0, frame.height > 0 else { return nil }
        guard highlight.cornerRadius > 0 else { return .fill(frame, highlight.color) }
        return .path(
          DisplayPath(
            roundedRect: frame, cornerRadius: highlight.cornerRadius, fill: highlight.color))
      }
    }
  }
}

extension MarkupLayout {
  /// The drawing with marks behind its text; ``LayoutIndex/displayList(highlights:)`` of an index
  /// made for it.
  public func displayList(highlights: [Highlight]) -> DisplayList {
    highlights.isEmpty ? displayList() : LayoutIndex(self).displayList(highlights: highlights)
  }
}
