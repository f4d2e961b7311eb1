internal import TextFoundation

/// The text of one block of a document, which is read as a whole, with the origin of each byte.
///
/// Markup inside the block, comments, soft hyphens and other invisible characters are not part of
/// the text: a word is read across them.
struct Passage {
  /// The text in UTF-8.
  private(set) var text: [UInt8] = []
  /// The spans in order; together they are the text.
  private(set) var spans: [SourceSpan] = []
  /// The tags between and around the spans, in order.
  private(set) var tags: [InlineTag] = []
  /// The ranges of the text to which the document gives a reading, in order.
  private(set) var givenReadings: [GivenReading] = []
  /// Whether the passage is a heading.
  var isHeading = false
  /// Whether a page of the document starts with the passage.
  var startsPage = false
  /// Whether the passage is a cell of a Markdown table, in which `|` is escaped.
  var isTableCell = false

  /// A reading that the document gives.
  struct GivenReading {
    let text: Range<Int>
    let reading: String
    /// The range of the source before the base, such as a vertical bar; nil for a base without one.
    var opening: Range<Int>?
    /// The range of the source that writes the reading, with its parentheses; nil for an element.
    var notation: Range<Int>?
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether an annotation may be inserted anywhere.
  private(set) var isWritable = false

  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    givenReadings.removeAll(keepingCapacity: true)
    isHeading = false
    startsPage = false
    isTableCell = false
    isWritable = false
  }

  /// Appends bytes of the source as they are.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: Range<Int>, isWritable: Bool
  ) {
    guard !source.isEmpty else { return }
    let start = text.count
    text += bytes[source]
    append(SourceSpan(text: start..<text.count, source: source, isWritable: isWritable))
  }

  /// Appends text that the source writes otherwise, such as a character reference.
  mutating func append(_ decoded: some Collection<UInt8>, for source: Range<Int>, isWritable: Bool)
  {
    guard !decoded.isEmpty else { return }
    let start = text.count
    text += decoded
    append(SourceSpan(text: start..<text.count, source: source, isWritable: isWritable))
  }

  private mutating func append(_ span: SourceSpan) {
    if span.isWritable { isWritable = true }
    if let last = spans.last, last.isCopied, span.isCopied, last.isWritable == span.isWritable,
      last.source.upperBound == span.source.lowerBound
    {
      spans[spans.count - 1] = SourceSpan(
        text: last.text.lowerBound..<span.text.upperBound,
        source: last.source.lowerBound..<span.source.upperBound, isWritable: span.isWritable)
    } else {
      spans.append(span)
    }
  }

  mutating func append(_ tag: InlineTag) { tags.append(tag) }

  mutating func give(_ reading: String, to range: Range<Int>) {
    give(GivenReading(text: range, reading: reading))
  }

  mutating func give(_ reading: GivenReading) {
    guard !reading.text.isEmpty, !reading.reading.isEmpty else { return }
    givenReadings.append(reading)
  }

  /// Puts the given readings into the order of the text.
  mutating func sortGivenReadings() {
    givenReadings.sort { $0.text.lowerBound < $1.text.lowerBound }
  }

  /// Returns the passage with other ranges of the source.
  func mappingSource(_ transform: (Range<Int>) -> Range<Int>) -> Passage {
    var passage = self
    passage.spans = spans.map {
      SourceSpan(text: $0.text, source: transform($0.source), isWritable: $0.isWritable)
    }
    passage.givenReadings = givenReadings.map {
      GivenReading(
        text: $0.text, reading: $0.reading, opening: $0.opening.map(transform),
        notation: $0.notation.map(transform))
    }
    return passage
  }

  /// Returns the range of the source that a range of the text comes from, or nil if it is not
  /// writable or starts or ends inside a character reference.
  func source(of range: Range<Int>) -> Range<Int>? {
    guard let first = spanIndex(at: range.lowerBound),
      let last = spanIndex(at: range.upperBound - 1)
    else { return nil }
    for index in first...last where !spans[index].isWritable { return nil }
    let (start, end) = (spans[first], spans[last])
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
    guard let before = spanIndex(at: offset - 1), let after = spanIndex(at: offset),
      spans[before].isWritable, spans[after].isWritable
    else { return nil }
    let span = spans[before]
    if before == after {
      return span.isCopied ? span.source.lowerBound + offset - span.text.lowerBound : nil
    }
    return endOfElements(at: span.source.upperBound, before: spans[after].source.lowerBound)
  }

  /// Returns the offset after the end tags that directly follow an offset: text between words
  /// belongs to the smaller number of elements.
  private func endOfElements(at offset: Int, before limit: Int) -> Int {
    var offset = offset
    var index = tags.partitioningIndex { $0.source.lowerBound >= offset }
    while index < tags.count, tags[index].kind == .end, tags[index].source.lowerBound == offset,
      tags[index].source.upperBound <= limit
    {
      offset = tags[index].source.upperBound
      index += 1
    }
    return offset
  }

  /// Returns whether inserted text would make a delimiter run of Markdown literal.
  ///
  /// - Parameters:
  ///   - offset: an offset of the source.
  ///   - kind: whether the delimiter run precedes the offset (`start`) or follows it (`end`).
  /// - Returns: true if a run without white space or punctuation on its other side is there.
  func isFragile(at offset: Int, _ kind: InlineTag.Kind) -> Bool {
    let index = tags.partitioningIndex {
      kind == .start ? $0.source.upperBound >= offset : $0.source.lowerBound >= offset
    }
    guard index < tags.count, tags[index].kind == kind, tags[index].isFragile else { return false }
    let bound = kind == .start ? tags[index].source.upperBound : tags[index].source.lowerBound
    return bound == offset
  }

  /// Returns whether a backslash that is text ends at an offset of the source.
  ///
  /// The backslash of an escape is not text, and an escaped backslash is not copied.
  func hasLiteralBackslash(before offset: Int) -> Bool {
    let index = spans.partitioningIndex { $0.source.upperBound >= offset }
    guard index < spans.count, spans[index].isCopied, spans[index].source.lowerBound < offset
    else { return false }
    let span = spans[index]
    return text[span.text.lowerBound + offset - 1 - span.source.lowerBound] == 0x5C
  }

  /// Returns whether U+FFFD precedes an offset of the source: the replacement of bytes that are invalid
  /// in a double-byte encoding.
  func hasInvalidBytes(before offset: Int) -> Bool {
    let index = spans.partitioningIndex { $0.source.upperBound >= offset }
    guard index < spans.count, spans[index].isCopied, spans[index].source.lowerBound < offset
    else { return false }
    let end = spans[index].text.lowerBound + offset - spans[index].source.lowerBound
    return text[..<min(end, text.count)].suffix(3).elementsEqual("\u{FFFD}".utf8)
  }

  /// Returns the index of the span that contains an offset of the text, by binary search.
  private func spanIndex(at offset: Int) -> Int? {
    let index = spans.partitioningIndex { $0.text.upperBound > offset }
    return index < spans.count && offset >= 0 ? index : nil
  }
}
