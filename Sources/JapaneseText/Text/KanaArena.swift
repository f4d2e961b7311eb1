/// An arena for the kana that rules create for a chunk of text; addresses are valid until
/// ``reset()``.
///
/// Unlike a `GrowableBuffer`, it never moves its contents.
struct KanaArena: ~Copyable {
  private var chunks: [UnsafeMutableBufferPointer<UInt8>] = []
  private var chunk = 0
  private var used = 0
  private static let chunkSize = 1 << 14

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// Removes all kana, retaining the memory of the first chunk.
  mutating func reset() {
    while chunks.count > 1, let last = chunks.popLast() { last.deallocate() }
    (chunk, used) = (0, 0)
  }

  /// Allocates `count` bytes.
  mutating func allocate(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    while chunk < chunks.count, chunks[chunk].count - used < count {
      chunk += 1
      used = 0
    }
    if chunk == chunks.count {
      chunks.append(.allocate(capacity: max(count, Self.chunkSize)))
      used = 0
    }
    defer { used += count }
    return UnsafeMutableBufferPointer(rebasing: chunks[chunk][used..<used + count])
  }

  /// Returns a copy of kana.
  mutating func copy(_ kana: some Collection<UInt8>) -> KanaBytes {
    let buffer = allocate(kana.count)
    _ = buffer.initialize(from: kana)
    return KanaBytes(buffer)
  }

  /// Returns the concatenation of two kana sequences.
  mutating func join(_ first: KanaBytes, _ second: KanaBytes) -> KanaBytes {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    let buffer = allocate(first.count + second.count)
    _ = buffer[..<first.count].initialize(fromContentsOf: first)
    _ = buffer[first.count...].initialize(fromContentsOf: second)
    return KanaBytes(buffer)
  }
}

extension KanaBytes {
  /// The empty sequence of kana.
  static var none: KanaBytes { KanaBytes(start: nil, count: 0) }

  /// Creates kana from a literal.
  init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
