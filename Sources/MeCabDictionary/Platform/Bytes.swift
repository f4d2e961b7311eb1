import TextFoundation

/// Byte searches by the C library: the debug build of a loop over bytes is many times slower.
package enum Bytes {
  /// The offset of the first `byte` in `range`, or the range's end.
  package static func offset(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let hit = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(hit) - base
  }

  /// The sign of the difference of the first differing byte.
  package static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int)
    -> Int
  {
    Int(memcmp(a, b, count))
  }

  /// Copies bytes to memory that does not overlap theirs.
  static func copy(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ count: Int
  ) { memcpy(target, source, count) }

  /// The length of a C string.
  package static func length(ofCString string: UnsafePointer<UInt8>) -> Int {
    strlen(UnsafeRawPointer(string).assumingMemoryBound(to: CChar.self))
  }

  /// Whether two C strings have the same bytes.
  package static func areEqual(
    cStrings a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>
  ) -> Bool {
    strcmp(
      UnsafeRawPointer(a).assumingMemoryBound(to: CChar.self),
      UnsafeRawPointer(b).assumingMemoryBound(to: CChar.self)) == 0
  }
}
