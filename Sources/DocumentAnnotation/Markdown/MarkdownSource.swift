#if Markdown
/// The blocks of a Markdown document and the starts of its lines.
struct MarkdownSource {
  let blocks: [MarkdownBlock]
  /// The offsets of the starts of lines, after front matter.
  let lines: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var ranges = LineRanges(bytes)
    ranges.position = max(ranges.position, FrontMatter.length(in: bytes))
    var lines = [ranges.position]
    blocks = MarkdownTree.blocks(in: UnsafeBufferPointer(rebasing: bytes[ranges.position...]))
    while ranges.next() != nil { lines.append(ranges.position) }
    self.lines = lines
  }

  /// Returns the segments of the block at an index, or nil if they cannot be determined.
  func segments(of index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [MarkdownSegment]? {
    MarkdownAligner.segments(of: blocks[index], in: bytes, lines: lines)
  }
}
#endif
