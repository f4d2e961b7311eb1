#if Markdown
/// The blocks of a Markdown document and the starts of its lines.
struct MarkdownSource {
  let blocks: [MarkdownBlock]
  /// The offsets of the starts of lines, after front matter.
  let lines: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = FrontMatter.length(in: bytes)
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    blocks = MarkdownTree.blocks(in: UnsafeBufferPointer(rebasing: bytes[start...]))
    var lines = [start]
    for position in start..<bytes.count {
      let isEnd =
        bytes[position] == 0x0A
        || bytes[position] == 0x0D && (position + 1 == bytes.count || bytes[position + 1] != 0x0A)
      if isEnd { lines.append(position + 1) }
    }
    self.lines = lines
  }

  /// Returns the segments of the block at an index, or nil if they cannot be determined.
  func segments(of index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [MarkdownSegment]? {
    MarkdownAligner.segments(of: blocks[index], in: bytes, lines: lines)
  }
}
#endif
