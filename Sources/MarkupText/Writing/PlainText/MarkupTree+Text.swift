extension MarkupTree {
  /// The text without markup, as ``StyledText/plainText(_:)`` writes it with its default options.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<p>b</p>c<br>d").stripped  // "a\nb\nc\nd"
  /// ```
  ///
  /// - Complexity: that of ``StyledText/init(_:cascade:options:)-(MarkupTree,_,_)``.
  public var stripped: String { root.stripped }
}

extension MarkupNode {
  /// The node's text without markup, as ``StyledText/plainText(_:)`` writes it with its default
  /// options.
  public var stripped: String { StyledText(self).plainText() }
}
