/// An inline node of a Markdown block, in the order of the source.
enum MarkdownInline: Equatable {
  /// Text after escapes and character references are resolved, in UTF-8.
  case text([UInt8])
  /// A line end: a space, or a line break.
  case lineEnd(isBreak: Bool)
  /// A code span.
  case code
  /// An HTML tag, comment or declaration.
  case html([UInt8])
  /// A footnote reference.
  case footnote
  case start(MarkdownSpanKind)
  case end(MarkdownSpanKind)
}

/// An inline node of Markdown that contains others.
enum MarkdownSpanKind { case emphasis, strong, strikethrough, link, image }
