public import MarkupText
public import TextLayout

/// A highlighted part of a layout's text, such as a pressed link, drawn as an area behind the text.
public struct Highlight: Sendable, Hashable {
  /// The highlighted text.
  public var ranges: [LayoutRange]
  /// The color of the area, which is drawn behind the text.
  public var color: CSSColor
  /// The corner radius in px, limited to half of the shorter side.
  public var cornerRadius: Double
  /// The distance that the area extends beyond the text on every side, in px.
  public var padding: Double
  /// Whether the area covers the ruby of the text.
  public var includesRuby: Bool

  /// The default color, a light blue.
  public static let defaultColor = CSSColor(rgb: 0xC9DDEF)

  /// Creates a highlight for a range.
  ///
  /// - Parameters:
  ///   - range: the text; a separate area is drawn for each of its lines.
  ///   - color: the color of the areas.
  ///   - cornerRadius: their corner radius in px.
  ///   - padding: the distance that they extend beyond the text, in px.
  ///   - includesRuby: whether the areas cover ruby.
  public init(
    _ range: LayoutRange, color: CSSColor = defaultColor, cornerRadius: Double = 0,
    padding: Double = 0, includesRuby: Bool = false
  ) {
    self.init(
      ranges: [range], color: color, cornerRadius: cornerRadius, padding: padding,
      includesRuby: includesRuby)
  }

  /// Creates a highlight for a link, on all of its lines.
  ///
  /// - Parameters:
  ///   - link: the link.
  ///   - color: the color of the areas.
  ///   - cornerRadius: their corner radius in px.
  ///   - padding: the distance that they extend beyond the text, in px.
  ///   - includesRuby: whether the areas cover ruby.
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
  /// Returns the display list with highlights, drawn above the backgrounds and behind all text.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<a href='/'>東京</a>へ", in: LayoutSpace(inlineSize: 160))
  /// let index = LayoutIndex(layout)
  /// index.displayList(highlights: index.links.map { Highlight($0) }).items.first
  /// // .fill(x 0, y 0, 32 by 16, light blue)
  /// ```
  ///
  /// - Parameter highlights: the highlights, later ones above earlier ones; if empty, the result
  ///   equals `MarkupLayout.displayList()`.
  /// - Returns: the display list.
  /// - Complexity: linear in the layout.
  public func displayList(highlights: [Highlight]) -> DisplayList {
    layout.displayList(beneathText: highlights.flatMap(items(of:)))
  }

  /// Returns the items that draw a highlight.
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
  /// Returns the display list with highlights behind the text.
  ///
  /// Builds an index and calls its ``LayoutIndex/displayList(highlights:)``.
  public func displayList(highlights: [Highlight]) -> DisplayList {
    highlights.isEmpty ? displayList() : LayoutIndex(self).displayList(highlights: highlights)
  }
}
