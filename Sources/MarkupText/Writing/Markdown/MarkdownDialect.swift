/// A Markdown dialect for output.
public enum MarkdownDialect: Sendable, Hashable, CaseIterable {
  /// CommonMark, in which tables and strikethrough are written as HTML elements.
  case commonMark
  /// GitHub Flavored Markdown, with pipe tables and `~~` for strikethrough.
  case gitHub
}

extension MarkupTree {
  /// The markup as Markdown (CommonMark), rendered with the tree's own style sheets.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<h2>旅</h2><ul><li>東京<li><b>大阪</b></ul>").markdown
  /// // "## 旅\n\n- 東京\n- **大阪**\n"
  /// ```
  ///
  /// See ``StyledText/markdown(_:links:images:)``.
  public var markdown: String { StyledText(self).markdown() }
}

extension StyledText {
  /// Returns the text as Markdown that gives the same content when it is parsed again.
  ///
  /// Content for which Markdown has no syntax is written as inline HTML: `ruby`, `sub`, `sup`, `u`,
  /// `ins`, `mark`, `small`, `dl`, and tables in CommonMark. `strong` and `em` are also written as
  /// HTML where delimiters would not be recognized, which is common in Japanese: `これは**「例」**です` is
  /// not emphasis in CommonMark (§6.2, flanking). Text is bold or italic if its style says so.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<p>この<b>赤</b>は<b>「朱」</b>だ。*注*")
  /// StyledText(tree).markdown()
  /// // "この**赤**は<strong>「朱」</strong>だ。\\*注\\*\n"
  /// ```
  ///
  /// The following are not preserved: colors and sizes, item numbers that do not count up (`value`,
  /// `reversed`), counter styles other than decimal, and quotations and lists nested deeper than 64
  /// levels. An empty text gives an empty string.
  ///
  /// The output is safe even if the markup is untrusted: content written as HTML has only the
  /// elements and attributes of ``MarkupNode/sanitizedMarkup(_:links:images:)``, and links that are
  /// not allowed are written as text.
  ///
  /// - Parameters:
  ///   - dialect: CommonMark or GitHub Flavored Markdown.
  ///   - links: The links that are written.
  ///   - images: The sources of images that are written, in addition to `data:` URLs of images;
  ///     other images are written as their alternative text.
  /// - Returns: Lines that end with `\n`, with empty lines between paragraphs.
  /// - Complexity: linear in the length of the text and the number of blocks.
  public func markdown(
    _ dialect: MarkdownDialect = .commonMark, links: LinkPolicy = .standard,
    images: LinkPolicy = .standard
  ) -> String {
    var writer = MarkdownWriter(
      self, dialect: dialect, filter: MarkupFilter(links: links, images: images))
    return writer.write()
  }
}
