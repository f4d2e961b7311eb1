import TextFoundation

/// What is written for a character instead of itself.
///
/// Sendable: a plain value.
struct Replacement: Sendable {
  let text: String
  /// How many bytes the character has.
  var length = 1
}

extension ByteBuffer {
  /// Appends text in which some characters are replaced, but no ASCII letter, digit or space.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - replacement: what takes the place of the character that starts at a place of the bytes; nil
  ///     if the byte stays.
  @inline(__always)
  mutating func append(
    _ text: String, replacing replacement: (UnsafeBufferPointer<UInt8>, Int) -> Replacement?
  ) {
    withUTF8Bytes(of: text) { bytes in
      var written = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        // Most bytes are never replaced: looking them up costs more than writing them.
        let isPlain = byte.isASCIIAlphanumeric || byte == 0x20 || byte & 0xC0 == 0x80
        guard !isPlain, let found = replacement(bytes, place) else {
          place &+= 1
          continue
        }
        append(UnsafeBufferPointer(rebasing: bytes[written..<place]))
        append(found.text)
        place &+= found.length
        written = place
      }
      append(UnsafeBufferPointer(rebasing: bytes[written...]))
    }
  }
}
