/// Reads the lines of plain text as passages.
struct LinePassageReader: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the next line, and returns false at the end.
  mutating func next() -> Bool {
    passage.removeAll()
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      passage.append(bytes, position..<end, isWritable: true)
      position = min(end + 1, bytes.count)
      if !passage.isEmpty { return true }
    }
    return false
  }
}
