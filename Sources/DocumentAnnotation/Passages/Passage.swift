internal import TextFoundation

/// The text of one block of a document, which is read as a whole, with the origin of each byte.
///
/// Markup inside the block, comments, soft hyphens and other invisible characters are not part of
/// the text: a word is read across them.
struct Passage {
  /// The text in UTF-8.
  private(set) var text: [UInt8] = []
  /// The pieces in order; together they are the text.
  private(set) var pieces: [TextPiece] = []
  /// The tags between and around the pieces, in order.
  private(set) var tags: [InlineTag] = []
  /// The ranges of the text to which the document gives a reading, in order.
  private(set) var givenReadings: [GivenReading] = []
  /// Whether the passage is a heading.
  var isHeading = false

  /// A reading that the document gives.
  struct GivenReading {
    let text: Range<Int>
    let reading: String
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether an annotation may be inserted anywhere.
  private(set) var isWritable = false

  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    givenReadings.removeAll(keepingCapacity: true)
    isHeading = false
    isWritable = false
  }

  /// Appends bytes of the source as they are.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: Range<Int>, isWritable: Bool
  ) {
    guard !source.isEmpty else { return }
    let start = text.count
    text += bytes[source]
    append(TextPiece(text: start..<text.count, source: source, isWritable: isWritable))
  }

  /// Appends text that the source writes otherwise, such as a character reference.
  mutating func append(_ decoded: some Collection<UInt8>, for source: Range<Int>, isWritable: Bool)
  {
    guard !decoded.isEmpty else { return }
    let start = text.count
    text += decoded
    append(TextPiece(text: start..<text.count, source: source, isWritable: isWritable))
  }

  private mutating func append(_ piece: TextPiece) {
    if piece.isWritable { isWritable = true }
    if let last = pieces.last, last.isCopied, piece.isCopied, last.isWritable == piece.isWritable,
      last.source.upperBound == piece.source.lowerBound
    {
      pieces[pieces.count - 1] = TextPiece(
        text: last.text.lowerBound..<piece.text.upperBound,
        source: last.source.lowerBound..<piece.source.upperBound, isWritable: piece.isWritable)
    } else {
      pieces.append(piece)
    }
  }

  mutating func append(_ tag: InlineTag) { tags.append(tag) }

  mutating func give(_ reading: String, to range: Range<Int>) {
    guard !range.isEmpty, !reading.isEmpty else { return }
    givenReadings.append(GivenReading(text: range, reading: reading))
  }

  /// Returns the range of the source that a range of the text comes from, or nil if it is not
  /// writable or starts or ends inside a character reference.
  func source(of range: Range<Int>) -> Range<Int>? {
    guard let first = pieceIndex(at: range.lowerBound),
      let last = pieceIndex(at: range.upperBound - 1)
    else { return nil }
    for index in first...last where !pieces[index].isWritable { return nil }
    let (start, end) = (pieces[first], pieces[last])
    guard start.isCopied || start.text.lowerBound == range.lowerBound,
      end.isCopied || end.text.upperBound == range.upperBound
    else { return nil }
    let lower =
      start.source.lowerBound
      + (start.isCopied ? range.lowerBound - start.text.lowerBound : 0)
    let upper =
      end.source.upperBound - (end.isCopied ? end.text.upperBound - range.upperBound : 0)
    return lower..<upper
  }

  /// Returns the offset in the source between two bytes of the text, after the first of them, or nil
  /// if one of them is not writable or the offset is inside a character reference.
  func insertionOffset(at offset: Int) -> Int? {
    guard let before = pieceIndex(at: offset - 1), let after = pieceIndex(at: offset),
      pieces[before].isWritable, pieces[after].isWritable
    else { return nil }
    let piece = pieces[before]
    if piece.isCopied { return piece.source.lowerBound + offset - piece.text.lowerBound }
    return offset == piece.text.upperBound ? piece.source.upperBound : nil
  }

  /// Returns the index of the piece that contains an offset of the text, by binary search.
  private func pieceIndex(at offset: Int) -> Int? {
    let index = pieces.partitioningIndex { $0.text.upperBound > offset }
    return index < pieces.count && offset >= 0 ? index : nil
  }
}
