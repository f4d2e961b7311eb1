/// A part of a passage that comes from consecutive bytes of the source.
struct TextPiece {
  /// The range in the text of the passage.
  let text: Range<Int>
  /// The range in the source; as long as `text` if the piece is copied as it is.
  let source: Range<Int>
  /// Whether annotations may be inserted around and inside the piece.
  let isWritable: Bool

  /// Whether each byte of the text is a byte of the source: no character reference.
  var isCopied: Bool { text.count == source.count }
}

/// A tag between the pieces of a passage.
struct InlineTag {
  enum Kind { case start, end, empty }
  let kind: Kind
  let source: Range<Int>
}
