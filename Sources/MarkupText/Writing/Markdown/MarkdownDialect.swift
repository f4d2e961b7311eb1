/// Which Markdown is written.
///
/// Sendable: a plain value.
public enum MarkdownDialect: Sendable, Hashable, CaseIterable {
  /// CommonMark: tables and crossed-out text are elements of HTML in it.
  case commonMark
  /// GitHub's: tables with pipes, `~~` around crossed-out text.
  case gitHub
}

extension MarkupTree {
  /// The markup as Markdown (CommonMark), with the tree's own style sheets.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<h2>旅</h2><ul><li>東京<li><b>大阪</b></ul>").markdown
  /// // "## 旅\n\n- 東京\n- **大阪**\n"
  /// ```
  ///
  /// See ``StyledText/markdown(_:)``.
  public var markdown: String { StyledText(self).markdown() }
}

extension StyledText {
  /// The text as Markdown, which means the same when it is read again.
  ///
  /// What Markdown has no sign for is written as elements of HTML, which Markdown may hold: `ruby`,
  /// `sub`, `sup`, `u`, `ins`, `mark`, `small`, `dl`, tables in CommonMark, and `strong` and `em`
  /// where the signs would not be read as such, which in Japanese is often: `これは**「例」**です`
  /// is no emphasis to CommonMark (§6.2, flanking). Text is bold or italic if its style says so.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<p>この<b>赤</b>は<b>「朱」</b>だ。*注*")
  /// StyledText(tree).markdown()
  /// // "この**赤**は<strong>「朱」</strong>だ。\\*注\\*\n"
  /// ```
  ///
  /// Lost are colors and sizes, numbers of items that do not count up (`value`, `reversed`) and all
  /// counters but decimals, and quotations and lists deeper than 64. An empty text stays empty.
  ///
  /// - Parameter dialect: CommonMark, or GitHub's Markdown.
  /// - Returns: lines that end with `\n`, paragraphs parted by empty ones.
  /// - Complexity: linear in the length of the text and the number of blocks.
  public func markdown(_ dialect: MarkdownDialect = .commonMark) -> String {
    var writer = MarkdownWriter(self, dialect: dialect)
    return writer.write()
  }
}
