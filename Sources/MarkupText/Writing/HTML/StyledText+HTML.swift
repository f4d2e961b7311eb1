extension StyledText {
  /// The text as HTML: headings, paragraphs, lists, tables, ruby, links and pictures as the elements
  /// that mean them.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<style>b{color:red}</style><p class=x>東\n京<b>へ</b>")
  /// StyledText(tree).html()  // "<p>東京<b style=\"color: #ff0000\">へ</b></p>"
  /// ```
  ///
  /// - What is not shown is not written, nor are comments, scripts, frames, forms and handlers of
  ///   events; elements that HTML does not know are `div` or `span`. Addresses that would run a
  ///   program (`javascript:`) are left out. So markup of strangers can be written into a page.
  /// - Sheets do not go with it: what differs from the default sheet is in `style` attributes.
  ///   Classes are left out; `id`, `lang`, `dir`, `title` and labels stay.
  /// - White space is what the text has: a newline between Japanese characters is gone, whatever the
  ///   browser would make of it.
  /// - Readings stand between `rp`. A reading over several bases has a `ruby` around theirs.
  ///
  /// Parsed again, it gives the same text and the same links, but for line ends that
  /// ``HTMLOptions/breaks-swift.property`` asks for.
  ///
  /// - Parameter options: a document or a part of one, and where lines end.
  /// - Returns: the markup.
  /// - Complexity: linear in the text and its elements.
  public func html(_ options: HTMLOptions = HTMLOptions()) -> String {
    HTMLWriter(self, options).html()
  }

  /// What the text is called: the markup's `title`, or else its first heading; nil if it has neither.
  public var title: String? {
    if let title = node.tree.first("title")?.text { return title }
    let heading = blocks.first { block in
      block.node.name?.headingLevel != nil && !block.paragraphs.isEmpty
    }
    return heading.map { paragraphs[$0.paragraphs.lowerBound].text }
  }
}
