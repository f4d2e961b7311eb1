public import MarkupText

/// Links of plain text in markup.
extension MarkupTree {
  /// Makes the links in the text `a` elements, each occurrence one of its own, with the
  /// ``DetectedLink/encodedAddress`` as `href`.
  ///
  /// ```swift
  /// var tree = MarkupTree(parsing: "<p>詳しくは<b>www.example.jp</b>へ")
  /// tree.insertLinks()  // 1
  /// // <p>詳しくは<b><a href="http://www.example.jp">www.example.jp</a></b>へ</p>
  /// ```
  ///
  /// Text is read as it flows: elements such as `b` and `span` do not end a word, all others do. Of
  /// a link that runs through several texts, as in `http://ex<b>ample</b>.jp`, each part becomes an
  /// element with the whole address; one that runs through more than 32 stays text.
  ///
  /// Nothing is looked for inside of `a`, `button`, `script`, `style`, `textarea`, `title` and their
  /// like. Attributes and other nodes stay as they are; the texts that have links are new nodes.
  ///
  /// - Parameters:
  ///   - detector: what finds the links.
  ///   - inCode: whether links are looked for in `code`, `kbd`, `pre`, `samp` and `tt`, too.
  /// - Returns: how many links were found.
  /// - Complexity: linear in the tree.
  @discardableResult
  public mutating func insertLinks(
    _ detector: LinkDetector = LinkDetector(), inCode: Bool = false
  ) -> Int {
    var insertion = LinkInsertion(detector, inCode: inCode)
    insertion.walk(self)
    if insertion.count > 0 { replaceTexts(insertion.replacements) }
    return insertion.count
  }

  /// The tree with the links in its text as `a` elements: see ``insertLinks(_:inCode:)``.
  public func insertingLinks(
    _ detector: LinkDetector = LinkDetector(), inCode: Bool = false
  ) -> MarkupTree {
    var tree = self
    tree.insertLinks(detector, inCode: inCode)
    return tree
  }

  /// A tree of plain text, which is no markup, in which links are `a` elements.
  ///
  /// ```swift
  /// MarkupTree(text: "1 < 2, www.example.jp", links: LinkDetector()).text
  /// // "1 < 2, www.example.jp"
  /// ```
  ///
  /// Lines are not parted: style it with `white-space: pre-wrap` where they are to stay.
  ///
  /// - Complexity: linear in the text.
  public init(text: String, links detector: LinkDetector) {
    self.init(parsing: LinkInsertion.markup(of: text, with: detector.links(in: text)))
  }
}
