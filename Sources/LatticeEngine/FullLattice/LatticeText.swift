import TextFoundation

/// The text of a lattice, followed by NUL bytes.
///
/// Words are looked up byte by byte as MeCab does it. MeCab reads a text as a C string in some cases,
/// so a NUL follows its end; the other bytes allow reading a character there.
struct LatticeText: ~Copyable {
  private var buffer = ByteBuffer(minimumCapacity: 256)
  /// The size of the text in bytes.
  private(set) var size = 0

  /// The number of bytes after the text, the length of the longest character that MeCab reads.
  private static let padding = 8

  /// The bytes of the text.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer.bytes[..<size]) }

  /// Replaces the text.
  mutating func set(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.removeAll()
    buffer.append(bytes)
    endText()
  }

  /// Replaces the text by that of a sentence for partial parsing, and returns its constraints.
  mutating func setPartial(_ input: UnsafeBufferPointer<UInt8>) -> ConstraintMap {
    let map = PartialInput.read(input, text: &buffer)
    endText()
    return map
  }

  private mutating func endText() {
    size = buffer.count
    for _ in 0..<Self.padding { buffer.append(0) }
  }

  /// Releases the memory.
  mutating func releaseMemory() {
    buffer = ByteBuffer(minimumCapacity: 256)
    size = 0
  }

  /// Reads the character at an offset of a text that ends at `limit`: the code for its class, and its
  /// length in bytes.
  ///
  /// At the limit, MeCab reads a character of one byte; after it, characters of any length.
  @inline(__always)
  func character(at offset: Int, limit: Int) -> (code: Int, width: Int) {
    guard offset <= size else { return (0, 1) }
    let available = offset <= limit ? limit - offset : Self.padding
    let unit = LineUnits.unit(
      UnsafeBufferPointer(start: buffer.bytes.baseAddress.map { $0 + offset }, count: available))
    return (unit.code, unit.width)
  }

  /// Returns the bytes in which MeCab searches words that start at an offset, in a text that ends at
  /// `limit`.
  ///
  /// If none are left, it reads a C string: up to the next NUL, regardless of the limit.
  func searchedBytes(from start: Int, limit: Int) -> UnsafeBufferPointer<UInt8> {
    var end = limit
    if start == limit {
      while end < size, buffer.bytes[end] != 0 { end += 1 }
    }
    return UnsafeBufferPointer(rebasing: buffer.bytes[start..<max(start, end)])
  }
}
