/// A span of the source, with the segment of a passage's text that it yields.
struct SourceSpan {
  /// The range in the text of the passage.
  let text: Range<Int>
  /// The range in the source; as long as `text` if the span is copied as it is.
  let source: Range<Int>
  /// Whether annotations may be inserted around and inside the span.
  let isWritable: Bool

  /// Whether each byte of the text is a byte of the source: no character reference.
  var isCopied: Bool { text.count == source.count }
}
