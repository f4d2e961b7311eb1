/// Reads the lines of plain text as passages; a form feed ends a line and a page.
struct LinePassageReader: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isAfterFormFeed = false
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the next line, and returns false at the end.
  mutating func next() -> Bool {
    passage.removeAll()
    if isAfterFormFeed { passage.startsPage = true }
    isAfterFormFeed = false
    while position < bytes.count {
      var end = position
      while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
      passage.append(bytes, position..<end, isWritable: true)
      if end < bytes.count, bytes[end] == 0x0C {
        if passage.isEmpty { passage.startsPage = true } else { isAfterFormFeed = true }
      }
      position = min(end + 1, bytes.count)
      if !passage.isEmpty { return true }
    }
    return false
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }
}
