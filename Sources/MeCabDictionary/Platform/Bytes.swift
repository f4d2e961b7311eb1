import TextFoundation

/// Byte operations of the C library, which are much faster in debug builds than loops over bytes.
package enum Bytes {
  /// Returns the offset of the first `byte` from `start` to `end`, or `end` if there is none.
  package static func offset(
    of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let hit = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(hit) - base
  }

  /// Compares bytes and returns a negative, zero or positive number, as `memcmp` does.
  package static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int)
    -> Int
  {
    Int(memcmp(a, b, count))
  }

  /// Copies bytes to memory that does not overlap the source.
  static func copy(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ count: Int
  ) { memcpy(target, source, count) }

  /// Returns the length of a C string.
  package static func length(ofCString string: UnsafePointer<UInt8>) -> Int {
    strlen(UnsafeRawPointer(string).assumingMemoryBound(to: CChar.self))
  }

  /// Returns whether two C strings have the same bytes.
  package static func areEqual(
    cStrings a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>
  ) -> Bool {
    strcmp(
      UnsafeRawPointer(a).assumingMemoryBound(to: CChar.self),
      UnsafeRawPointer(b).assumingMemoryBound(to: CChar.self)) == 0
  }
}

extension UnsafeRawBufferPointer {
  /// Returns an integer at any offset; the caller must have checked the bounds.
  package func littleEndian<Value: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Value.Type
  ) -> Value {
    Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
  }
}
