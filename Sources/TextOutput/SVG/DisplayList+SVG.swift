import MarkupText
public import TextLayout

extension DisplayList {
  /// Returns the drawing as SVG, with text that can be selected, searched and read aloud, links,
  /// and embedded images.
  ///
  /// ```swift
  /// let list = DisplayList(
  ///   size: Size(width: 20, height: 10), items: [.fill(.zero, .black)], language: "ja", title: "図")
  /// list.svg(SVGOptions(hasDeclaration: false))
  /// // <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" …
  /// ```
  ///
  /// Every line of text is a `<text>` element, in list order, with the positions computed by
  /// layout, so that nothing moves in a browser that has the same fonts. A browser without them
  /// substitutes others of the same generic family. No font is needed for writing, and equal lists
  /// give equal text. The output is well-formed XML for any list: characters that XML does not
  /// allow become U+FFFD, numbers that are not finite become 0, and addresses that
  /// ``SVGOptions/links`` does not allow (`javascript:`, `file:`) are not written as links.
  ///
  /// - Parameter options: the size, the background and the prefix of identifiers.
  /// - Returns: the SVG document.
  /// - Complexity: linear in the size of the list and its content.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var writer = SVGWriter(self, options: options)
    return writer.finish()
  }
}

extension MarkupLayout {
  /// Returns the layout as SVG: the result of `svg(_:)` for its display list.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String { displayList().svg(options) }
}
