#if Markdown
internal import TextFoundation

/// Verifies that Markdown has the same structure after annotation, and drops the insertions of
/// blocks that would not.
///
/// An insertion next to `*`, `_`, `[` or a backtick can make text of a delimiter or a delimiter of
/// text. No local rule covers every case, so the annotated document is parsed again.
struct MarkdownEditVerifier {
  /// The insertions of one passage.
  struct PassageEdits {
    let block: Int
    let edits: [DocumentEdit]
    /// The number of annotated words.
    let words: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let original: MarkdownSource
  /// The insertions, in order.
  private(set) var passages: [PassageEdits]
  /// The number of words whose annotations were dropped.
  private(set) var dropped = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ source: MarkdownSource, _ passages: [PassageEdits]) {
    self.bytes = bytes
    original = source
    self.passages = passages
  }

  /// Drops the insertions that change the structure.
  mutating func verify() {
    // Each round drops the first block whose boundaries change, or all blocks whose content does.
    for _ in 0..<8 {
      let changed = changedBlocks()
      if changed.isEmpty { return }
      drop { changed.contains($0.block) }
    }
    if !changedBlocks().isEmpty { drop { _ in true } }
  }

  private mutating func drop(_ condition: (PassageEdits) -> Bool) {
    dropped += passages.reduce(0) { condition($1) ? $0 + $1.words : $0 }
    passages.removeAll(where: condition)
  }

  /// Returns the indices of the blocks that the insertions change.
  private func changedBlocks() -> Set<Int> {
    let map = EditMap(passages.flatMap(\.edits))
    return map.applied(to: bytes).withUnsafeBufferPointer { annotated in
      let source = MarkdownSource(annotated)
      let count = min(original.blocks.count, source.blocks.count)
      var changed: Set<Int> = []
      var next = passages[...]
      for index in 0..<count {
        next = next.drop { $0.block < index }
        if !isAligned(original.blocks[index], source.blocks[index], source, map) {
          return [index, index - 1]
        }
        guard next.first?.block == index, original.blocks[index].kind != .html else { continue }
        let before = structure(of: original.segments(of: index, in: bytes), EditMap([]))
        if before != structure(of: source.segments(of: index, in: annotated), map) {
          changed.insert(index)
        }
      }
      if changed.isEmpty, original.blocks.count != source.blocks.count {
        return [count - 1, count]
      }
      return changed
    }
  }

  /// Returns whether two blocks are the same one before and after the insertions.
  private func isAligned(
    _ before: MarkdownBlock, _ after: MarkdownBlock, _ source: MarkdownSource, _ map: EditMap
  ) -> Bool {
    before.kind == after.kind && before.quoteDepth == after.quoteDepth
      && before.cell == after.cell && before.firstLine == after.firstLine
      && before.lastLine == after.lastLine
  }

  /// Returns the segments that are not text, in offsets of the original document, or nil if they
  /// cannot be determined.
  private func structure(of segments: [MarkdownSegment]?, _ map: EditMap) -> [MarkdownSegment]? {
    segments?.compactMap { segment in
      switch segment.kind {
      case .text, .decoded: return nil
      case .start, .end, .html, .object, .lineEnd:
        guard let range = map.originalRange(of: segment.range) else { return nil }
        return MarkdownSegment(kind: segment.kind, range: range)
      }
    }
  }
}
#endif
