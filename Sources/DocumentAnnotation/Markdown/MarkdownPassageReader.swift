#if Markdown
internal import MarkupText
internal import TextFoundation

/// Reads the passages of a Markdown document: paragraphs, headings and table cells, and HTML blocks.
struct MarkdownPassageReader: PassageReader, ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let selection: ContentSelection
  private let source: MarkdownSource
  private var blockIndex = -1
  private var markup: MarkupPassageReader
  private var isInHTML = false
  /// The ranges of HTML in the document, if they are recorded.
  private(set) var htmlRanges: [Range<Int>] = []
  private let recordsHTML: Bool
  /// The number of blocks whose source could not be determined, and which are left alone.
  private(set) var unresolvedBlocks = 0

  var passage: Passage { markup.passage }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: MarkdownSource, selection: ContentSelection,
    recordsHTML: Bool = false
  ) {
    self.bytes = bytes
    self.source = source
    self.selection = selection
    self.recordsHTML = recordsHTML
    markup = MarkupPassageReader(bytes, dialect: .html, selection: selection)
  }

  /// The index of the block that contains the passage.
  var block: Int { blockIndex }

  mutating func next() -> Bool {
    while true {
      if isInHTML {
        if markup.next() { return true }
        isInHTML = false
      }
      guard blockIndex + 1 < source.blocks.count else { return false }
      blockIndex += 1
      let block = source.blocks[blockIndex]
      if block.kind == .html {
        startHTML(block)
      } else if readBlock(block), !passage.isEmpty {
        return true
      }
    }
  }

  private mutating func startHTML(_ block: MarkdownBlock) {
    let lines = source.lines
    guard block.firstLine >= 0, block.firstLine < lines.count else { return }
    let end = block.lastLine + 1 < lines.count ? lines[block.lastLine + 1] : bytes.count
    let range = lines[block.firstLine]..<max(lines[block.firstLine], end)
    if recordsHTML { htmlRanges.append(range) }
    markup.tokenizer.restart(in: range)
    isInHTML = true
  }

  /// Reads a block into the passage, and returns false if it is left alone.
  private mutating func readBlock(_ block: MarkdownBlock) -> Bool {
    guard let segments = source.segments(of: blockIndex, in: bytes) else {
      unresolvedBlocks += 1
      return false
    }
    markup.beginBlock(block)
    guard let first = segments.first, let last = segments.last else { return false }
    let reserved = MarkdownReservedSpans.ranges(
      in: bytes, first.range.lowerBound..<last.range.upperBound)[...]
    append(segments, reserved)
    markup.passage.protect([], and: divided(block))
    return block.kind != .heading || selection.includesHeadings
  }

  /// Returns the end of a table cell that starts as `{漢字|かん`: the bar after it divides cells, though
  /// its author has escaped the first one.
  private func divided(_ block: MarkdownBlock) -> [Range<Int>] {
    let text = markup.passage.text
    guard block.kind == .tableCell, let brace = text.lastIndex(of: UInt8(ascii: "{")),
      let bar = text[brace...].firstIndex(of: UInt8(ascii: "|")),
      String(decoding: text[(bar + 1)...], as: UTF8.self).isKanaReading
    else { return [] }
    return [brace..<text.count]
  }

  /// Appends segments, and an object for each reserved range.
  private mutating func append(_ segments: [MarkdownSegment], _ reserved: ArraySlice<Range<Int>>) {
    var reserved = reserved
    for segment in segments {
      if recordsHTML, segment.kind == .html { htmlRanges.append(segment.range) }
      var rest = segment.range
      while let range = reserved.first, range.lowerBound < rest.upperBound {
        if range.lowerBound > rest.lowerBound, segment.kind == .text {
          markup.append(
            MarkdownSegment(kind: .text, range: rest.lowerBound..<range.lowerBound))
        }
        markup.appendObject(max(range.lowerBound, rest.lowerBound)..<range.upperBound)
        rest = min(range.upperBound, rest.upperBound)..<rest.upperBound
        guard range.upperBound <= rest.upperBound else { break }
        reserved.removeFirst()
      }
      if rest == segment.range {
        markup.append(segment)
      } else if segment.kind == .text, !rest.isEmpty {
        markup.append(MarkdownSegment(kind: .text, range: rest))
      }
    }
  }
}
#endif
