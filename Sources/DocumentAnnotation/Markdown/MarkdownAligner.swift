internal import MarkupText
internal import TextFoundation

/// Finds the source of the inline nodes of a Markdown block.
///
/// cmark reports positions of inline nodes that are off after escapes, in block quotes and in
/// tables, so only the lines of the block are taken from it. The nodes are matched with the source
/// in order, and every byte of text is compared; a block that does not match is not annotated.
struct MarkdownAligner {
  let bytes: UnsafeBufferPointer<UInt8>
  let block: MarkdownBlock
  /// The offset of the end of the block.
  let limit: Int
  var position: Int
  private(set) var segments: [MarkdownSegment] = []
  private var open: [OpenSpan] = []

  /// An inline element that has started.
  private struct OpenSpan {
    /// The opening bracket of a link, the delimiter of emphasis, or 0 for a bare URL.
    let delimiter: UInt8
    let length: Int
    let segment: Int
  }

  /// Returns the segments of a block, or nil if they cannot be determined.
  ///
  /// - Parameters:
  ///   - block: a block with inline nodes.
  ///   - bytes: the document.
  ///   - lines: the offsets of the starts of its lines.
  /// - Returns: the segments from the first inline node through the last.
  static func segments(
    of block: MarkdownBlock, in bytes: UnsafeBufferPointer<UInt8>, lines: [Int]
  ) -> [MarkdownSegment]? {
    guard block.firstLine >= 0, block.lastLine < lines.count else { return nil }
    let limit = block.lastLine + 1 < lines.count ? lines[block.lastLine + 1] : bytes.count
    // The lines of a paragraph may start with link reference definitions.
    for line in block.firstLine...block.lastLine {
      let column = line == block.firstLine ? block.column : 0
      var aligner = MarkdownAligner(
        bytes: bytes, block: block, limit: limit, position: min(limit, lines[line] + column))
      if line > block.firstLine { aligner.skipLinePrefix(quotes: block.quoteDepth) }
      if aligner.align() { return aligner.segments }
      guard block.kind == .paragraph, aligner.segments.isEmpty else { return nil }
    }
    return nil
  }

  init(bytes: UnsafeBufferPointer<UInt8>, block: MarkdownBlock, limit: Int, position: Int) {
    (self.bytes, self.block, self.limit, self.position) = (bytes, block, limit, position)
  }

  // MARK: Nodes

  private mutating func align() -> Bool {
    guard skipBlockStart() else { return false }
    for inline in block.inlines {
      let start = position
      switch inline {
      case .text(let literal): guard text(literal) else { return false }
      case .lineEnd(let isBreak): guard lineEnd(isBreak: isBreak) else { return false }
      case .code:
        guard skipCode() else { return false }
        append(.object, start..<position)
      case .html(let literal):
        guard html(literal) else { return false }
        append(.html, start..<position)
      case .footnote:
        guard skipBrackets() else { return false }
        append(.object, start..<position)
      case .start(let kind): guard self.start(kind) else { return false }
      case .end(let kind): guard end(kind) else { return false }
      }
    }
    return true
  }

  private mutating func append(_ kind: MarkdownSegment.Kind, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if kind == .text, let last = segments.last, last.kind == .text,
      last.range.upperBound == range.lowerBound
    {
      segments[segments.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      segments.append(MarkdownSegment(kind: kind, range: range))
    }
  }

  private mutating func text(_ literal: [UInt8]) -> Bool {
    if segments.isEmpty { skipSpaces() }
    var index = 0
    while index < literal.count {
      guard let match = textMatch(literal[index...]) else { return false }
      let range = position..<position + match.source
      append(
        match.isCopied ? .text : .decoded(Array(literal[index..<index + match.literal])), range)
      index += match.literal
      position = range.upperBound
    }
    return true
  }

  /// Matches the start of a text with the source: a byte as it is, an escape or a reference.
  private func textMatch(
    _ literal: ArraySlice<UInt8>
  ) -> (literal: Int, source: Int, isCopied: Bool)? {
    guard position < limit, let expected = literal.first else { return nil }
    let byte = bytes[position]
    if byte == UInt8(ascii: "\\") {
      // A table cell is unescaped before its text is.
      var next = position + 1
      if block.kind == .tableCell, expected == UInt8(ascii: "|"), next + 1 < limit,
        bytes[next] == byte
      {
        next += 1
      }
      if next < limit, bytes[next].isASCIIPunctuation, bytes[next] == expected {
        return (1, next + 1 - position, false)
      }
    }
    if byte == UInt8(ascii: "&"), let reference = reference(literal) { return reference }
    if byte == expected { return (1, 1, true) }
    if byte == 0, literal.starts(with: [0xEF, 0xBF, 0xBD]) { return (3, 1, false) }
    return nil
  }

  /// Matches a character reference, which always has a semicolon.
  private func reference(
    _ literal: ArraySlice<UInt8>
  ) -> (literal: Int, source: Int, isCopied: Bool)? {
    var end = position + 1
    let last = min(limit, position + 40)
    while end < last, bytes[end].isASCIIAlphanumeric || bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < last, bytes[end] == UInt8(ascii: ";") else { return nil }
    let source = String(decoding: bytes[position...end], as: UTF8.self)
    let decoded = CharacterReferences.decode(source)
    guard decoded != source, literal.starts(with: decoded.utf8) else { return nil }
    return (decoded.utf8.count, end + 1 - position, false)
  }

  private mutating func html(_ literal: [UInt8]) -> Bool {
    for byte in literal {
      if byte == 0x0A {
        guard skipLineEnd() else { return false }
        skipQuotes(block.quoteDepth)
        // Indentation is part of the literal only in part.
        continue
      }
      if position < limit, bytes[position] != byte, byte != 0x20 { skipSpaces() }
      guard position < limit, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func lineEnd(isBreak: Bool) -> Bool {
    let start = position
    if isBreak, position < limit, bytes[position] == UInt8(ascii: "\\") { position += 1 }
    skipSpaces()
    guard skipLineEnd() else { return false }
    skipLinePrefix(quotes: block.quoteDepth)
    append(.lineEnd(isBreak: isBreak), start..<position)
    return true
  }

  // MARK: Elements

  private mutating func start(_ kind: MarkdownSpanKind) -> Bool {
    if segments.isEmpty { skipSpaces() }
    guard position < limit else { return false }
    let start = position
    let byte = bytes[position]
    var length: Int
    switch kind {
    case .emphasis, .strong:
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") else { return false }
      length = kind == .strong ? 2 : 1
    case .strikethrough:
      guard byte == UInt8(ascii: "~") else { return false }
      length = position + 1 < limit && bytes[position + 1] == byte ? 2 : 1
    case .link: length = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") ? 1 : 0
    case .image:
      guard byte == UInt8(ascii: "!") else { return false }
      length = 2
    }
    guard position + length <= limit else { return false }
    position += length
    open.append(
      OpenSpan(delimiter: length == 0 ? 0 : byte, length: length, segment: segments.count))
    append(.start(isDelimiter: kind.isDelimiter), start..<position)
    return true
  }

  private mutating func end(_ kind: MarkdownSpanKind) -> Bool {
    guard let span = open.popLast() else { return false }
    let start = position
    switch kind {
    case .emphasis, .strong, .strikethrough:
      guard position + span.length <= limit,
        bytes[position..<position + span.length].allSatisfy({ $0 == span.delimiter })
      else { return false }
      position += span.length
      append(.end(isDelimiter: true), start..<position)
    case .link where span.delimiter == 0:
      replace(from: span.segment, start: nil, .object)
    case .link where span.delimiter == UInt8(ascii: "<"):
      guard position < limit, bytes[position] == UInt8(ascii: ">") else { return false }
      position += 1
      replace(from: span.segment, start: nil, .object)
    case .link:
      guard let tail = skipLinkTail() else { return false }
      if tail == .label {
        replaceLabel(from: span.segment)
      } else {
        append(.end(isDelimiter: false), start..<position)
      }
    case .image:
      guard skipLinkTail() != nil else { return false }
      replace(from: span.segment, start: nil, .object)
    }
    return true
  }

  /// Replaces the segments from an index with one, which ends at the position.
  private mutating func replace(
    from index: Int, start: Int?, _ kind: MarkdownSegment.Kind
  ) {
    guard index < segments.count else { return }
    let start = start ?? segments[index].range.lowerBound
    segments.removeSubrange(index...)
    append(kind, start..<position)
  }

  /// Replaces a link whose text is also its label, and so may not change, with one segment: its
  /// text, if it has no elements.
  private mutating func replaceLabel(from index: Int) {
    var text: [UInt8] = []
    for segment in segments[index...].dropFirst() {
      switch segment.kind {
      case .text: text += bytes[segment.range]
      case .decoded(let decoded): text += decoded
      default: return replace(from: index, start: nil, .object)
      }
    }
    replace(from: index, start: nil, .decoded(text))
  }
}

extension MarkdownSpanKind {
  /// Whether delimiter runs enclose the content, which the characters beside them affect.
  fileprivate var isDelimiter: Bool {
    switch self {
    case .emphasis, .strong, .strikethrough: true
    case .link, .image: false
    }
  }
}
