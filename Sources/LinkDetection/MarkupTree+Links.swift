public import MarkupText

/// Detection of links in markup.
extension MarkupTree {
  /// Converts the links in the text to `a` elements, with the ``DetectedLink/encodedAddress`` as
  /// `href`.
  ///
  /// ```swift
  /// var tree = MarkupTree(parsing: "<p>詳しくは<b>www.example.jp</b>へ")
  /// tree.insertLinks()  // 1
  /// // <p>詳しくは<b><a href="http://www.example.jp">www.example.jp</a></b>へ</p>
  /// ```
  ///
  /// Text is read across inline elements such as `b` and `span`, which do not end a word; all other
  /// elements end the text. If a link spans several text nodes, as in `http://ex<b>ample</b>.jp`,
  /// each part becomes an element with the whole address; a link that spans more than 32 nodes is
  /// not converted.
  ///
  /// The content of `a`, `button`, `script`, `style`, `textarea`, `title` and similar elements is
  /// skipped. Attributes and other nodes do not change; text nodes with links are replaced by new
  /// nodes.
  ///
  /// - Parameters:
  ///   - detector: the detector that finds the links.
  ///   - inCode: whether links are also detected in `code`, `kbd`, `pre`, `samp` and `tt`.
  /// - Returns: the number of links found.
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

  /// Returns the tree with the links in its text converted to `a` elements; see
  /// ``insertLinks(_:inCode:)``.
  public func insertingLinks(
    _ detector: LinkDetector = LinkDetector(), inCode: Bool = false
  ) -> MarkupTree {
    var tree = self
    tree.insertLinks(detector, inCode: inCode)
    return tree
  }

  /// Creates a tree from plain text, without parsing markup in it, in which links are `a` elements.
  ///
  /// ```swift
  /// MarkupTree(text: "1 < 2, www.example.jp", links: LinkDetector()).text
  /// // "1 < 2, www.example.jp"
  /// ```
  ///
  /// Line breaks are not converted to elements: style the tree with `white-space: pre-wrap` to show
  /// them.
  ///
  /// - Complexity: linear in the text.
  public init(text: String, links detector: LinkDetector) {
    self.init(parsing: LinkInsertion.markup(of: text, with: detector.links(in: text)))
  }
}
