public import TextLayout

extension LayoutIndex {
  /// The links of the layout in text order, except `a` elements without `href`, without text or not
  /// shown.
  public var links: [LayoutLink] { storage.links.links }

  /// Returns the link at a point, or nil outside its text, such as beyond the end of a line or on
  /// padding.
  ///
  /// - Parameter point: a point on or outside the page.
  /// - Returns: the link whose text is hit; ``LayoutIndex`` defines what a point hits.
  /// - Complexity: logarithmic.
  public func link(at point: Point) -> LayoutLink? {
    hit(at: point).flatMap {
      storage.links.link(inParagraph: $0.paragraph, at: $0.offsets.lowerBound)
    }
  }

  /// Returns the link that contains the character following a position.
  ///
  /// - Complexity: logarithmic.
  public func link(containing position: LayoutPosition) -> LayoutLink? {
    storage.links.link(inParagraph: position.paragraph, at: position.offset)
  }

  /// Returns the rectangles of a link, one for each of its lines; see ``rects(of:includingRuby:)``.
  public func rects(of link: LayoutLink, includingRuby: Bool = false) -> [Rect] {
    link.ranges.flatMap { rects(of: $0, includingRuby: includingRuby) }
  }

  /// Returns the text of a link, with line feeds between paragraphs.
  public func text(of link: LayoutLink) -> String {
    var text = ""
    var last: Int?
    for range in link.ranges {
      if let last, last != range.lowerBound.paragraph { text += "\n" }
      text += self.text(of: range)
      last = range.upperBound.paragraph
    }
    return text
  }
}
