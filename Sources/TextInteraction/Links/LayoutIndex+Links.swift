public import TextLayout

extension LayoutIndex {
  /// The links of the layout, in the order of the text; `a` elements without `href`, without text
  /// and those not shown are none.
  public var links: [LayoutLink] { storage.links.links }

  /// The link at a point; nil beside its text, as behind the end of a line and on padding.
  ///
  /// - Parameter point: any place.
  /// - Returns: the link whose text is hit; see ``LayoutIndex`` for what is.
  /// - Complexity: logarithmic.
  public func link(at point: Point) -> LayoutLink? {
    hit(at: point).flatMap {
      storage.links.link(inParagraph: $0.paragraph, at: $0.offsets.lowerBound)
    }
  }

  /// The link that the character behind a position is in.
  ///
  /// - Complexity: logarithmic.
  public func link(containing position: LayoutPosition) -> LayoutLink? {
    storage.links.link(inParagraph: position.paragraph, at: position.offset)
  }

  /// The rectangles of a link: one for each line it is on, as ``rects(of:includingRuby:)`` has them.
  public func rects(of link: LayoutLink, includingRuby: Bool = false) -> [Rect] {
    link.ranges.flatMap { rects(of: $0, includingRuby: includingRuby) }
  }

  /// The text of a link, that of several paragraphs with line feeds between.
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
