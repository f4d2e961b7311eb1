import MarkupText
public import TextLayout

extension DisplayList {
  /// The drawing as SVG: text that can be selected, searched and read aloud, links, and pictures
  /// within the file.
  ///
  /// ```swift
  /// let list = DisplayList(
  ///   size: Size(width: 20, height: 10), items: [.fill(.zero, .black)], language: "ja", title: "図")
  /// list.svg(SVGOptions(hasDeclaration: false))
  /// // <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" …
  /// ```
  ///
  /// Every line of text is a `<text>` in the order of the list, with the places that layout found,
  /// so that nothing moves in a browser that has the same fonts; one without them takes others, of
  /// the same generic family. It needs no font itself and gives the same text for the same list.
  /// The text is well-formed XML whatever the list holds: characters that XML does not have become
  /// U+FFFD, numbers that are not finite 0, and addresses of programs (`javascript:`) are no links.
  ///
  /// - Parameter options: size, background and names.
  /// - Returns: the file's text.
  /// - Complexity: linear in the length of the list and of what it holds.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var writer = SVGWriter(self, options: options)
    return writer.finish()
  }
}

extension MarkupLayout {
  /// The layout as SVG: `svg(_:)` of its display list.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String { displayList().svg(options) }
}
