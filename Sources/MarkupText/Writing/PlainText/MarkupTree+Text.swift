extension MarkupTree {
  /// The text without markup, as returned by ``StyledText/plainText(_:)`` with default options.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<p>b</p>c<br>d").stripped  // "a\nb\nc\nd"
  /// ```
  ///
  /// - Complexity: that of ``StyledText/init(_:cascade:options:)-(MarkupTree,_,_)``.
  public var stripped: String { root.stripped }
}

extension MarkupNode {
  /// The text of the node without markup, as returned by ``StyledText/plainText(_:)`` with default
  /// options.
  public var stripped: String { StyledText(self).plainText() }
}
