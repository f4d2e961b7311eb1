extension StyledText {
  /// Returns the text as HTML, with the elements for headings, paragraphs, lists, tables, ruby,
  /// links and images.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<style>b{color:red}</style><p class=x>東\n京<b>へ</b>")
  /// StyledText(tree).html()  // "<p>東京<b style=\"color: #ff0000\">へ</b></p>"
  /// ```
  ///
  /// - The output is safe to embed in a page even if the markup is untrusted: it contains no hidden
  ///   content, comments, scripts, frames, forms or event handlers, and only links that
  ///   ``HTMLOptions/links`` allows: by default `http`, `https`, `mailto`, `tel` and relative ones.
  ///   Elements that HTML does not define become `div` or `span`.
  /// - Style sheets are not included: differences from the default style sheet are written as
  ///   `style` attributes. Classes are dropped; `id`, `lang`, `dir`, `title` and labels are
  ///   preserved.
  /// - White space is that of the text: a newline between Japanese characters is removed,
  ///   regardless of how the browser would treat it.
  /// - Annotations are enclosed in `rp` elements. An annotation that spans several bases is written
  ///   with a `ruby` element around those of the bases.
  ///
  /// Parsing the output gives the same text and the same links, except for line breaks requested by
  /// ``HTMLOptions/breaks-swift.property``.
  ///
  /// - Parameter options: Whether to write a document or a fragment, and where lines break.
  /// - Returns: The HTML.
  /// - Complexity: linear in the length of the text and the number of elements.
  public func html(_ options: HTMLOptions = HTMLOptions()) -> String {
    HTMLWriter(self, options).html()
  }

  /// The title of the text: that of the markup's `title` element or else the first heading, or nil
  /// if it has neither.
  public var title: String? {
    if let title = node.tree.first("title")?.text { return title }
    let heading = blocks.first { block in
      block.node.name?.headingLevel != nil && !block.paragraphs.isEmpty
    }
    return heading.map { paragraphs[$0.paragraphs.lowerBound].text }
  }
}
