internal import MarkupText
internal import TextFoundation

extension MarkupPassageReader {
  /// Starts the passage of a Markdown block.
  mutating func beginBlock(_ block: MarkdownBlock) {
    passage.removeAll()
    ruby = nil
    passage.isHeading = block.kind == .heading
    passage.isTableCell = block.kind == .tableCell
  }

  /// Appends a segment of a Markdown block.
  mutating func append(_ segment: MarkdownSegment) {
    switch segment.kind {
    case .text: text(segment.range)
    case .decoded(let text):
      if isRead { passage.append(text, for: segment.range, isWritable: ruby == nil) }
    case .start(let isDelimiter):
      passage.append(
        InlineTag(
          kind: .start, source: segment.range, isDelimiter: isDelimiter,
          isFragile: isDelimiter && !isBoundary(before: segment.range.lowerBound)))
    case .end(let isDelimiter):
      passage.append(
        InlineTag(
          kind: .end, source: segment.range, isDelimiter: isDelimiter,
          isFragile: isDelimiter && !isBoundary(after: segment.range.upperBound)))
    case .html:
      tokenizer.restart(in: segment.range)
      while let token = tokenizer.next() { process(token) }
    case .object: if isRead { appendObject(segment.range) }
    case .lineEnd(let isBreak): lineEnd(segment.range, isBreak: isBreak)
    }
  }

  /// Appends a space for a line end, except between Japanese characters.
  private mutating func lineEnd(_ range: Range<Int>, isBreak: Bool) {
    guard isRead else { return }
    let isBetweenWide =
      range.upperBound < bytes.count && bytes[range.upperBound] >= 0x80
      && (passage.text.last ?? 0) >= 0x80
    if isBreak {
      passage.append("\n".utf8, for: range, isWritable: false)
    } else if !isBetweenWide {
      passage.append(CollectionOfOne(0x20), for: range, isWritable: ruby == nil)
    }
  }

  /// Returns whether white space, punctuation or nothing precedes the delimiter run that contains
  /// an offset.
  private func isBoundary(before offset: Int) -> Bool {
    var start = offset
    while start > 0, start > offset - 64, bytes[start - 1] == bytes[offset] { start -= 1 }
    guard let scalar = bytes.scalar(before: start) else { return true }
    return Self.isBoundary(scalar.value)
  }

  /// Returns whether white space, punctuation or nothing follows the delimiter run before an offset.
  private func isBoundary(after offset: Int) -> Bool {
    var end = offset
    while end < bytes.count, end < offset + 64, bytes[end] == bytes[offset - 1] { end += 1 }
    guard let scalar = bytes.scalar(at: end) else { return true }
    return Self.isBoundary(scalar.value)
  }

  private static func isBoundary(_ value: UInt32) -> Bool {
    guard value > 0x20 else { return true }
    if value < 0x80 { return UInt8(value).isASCIIPunctuation }
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator:
      return true
    default: return false
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII punctuation character (CommonMark 2.1).
  var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIAlphanumeric }
}
