/// A leaf block of Markdown: text that is read as a whole, or HTML.
struct MarkdownBlock: Equatable {
  enum Kind { case paragraph, heading, tableCell, html }

  let kind: Kind
  /// The first line, from 0.
  let firstLine: Int
  /// The last line.
  let lastLine: Int
  /// The offset in the first line where the block starts.
  let column: Int
  /// The number of block quotes that contain the block, and so of `>` before its lines.
  let quoteDepth: Int
  /// The index of the cell in its row; 0 for other blocks.
  var cell = 0
  /// Whether a list item starts with a check box, `[ ]`, which the inline nodes do not contain.
  var hasCheckBox = false
  /// Whether the block is the first of a footnote, and so follows `[^label]:`.
  var startsFootnote = false
  /// The inline nodes; empty for HTML.
  let inlines: [MarkdownInline]
}
