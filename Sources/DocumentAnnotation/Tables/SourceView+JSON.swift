extension SourceView {
  /// Creates a view in which escapes `\uXXXX` of JSON are decoded, or returns nil if there is no
  /// backslash with a `u`.
  convenience init?(decodingJSON bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes) { offset in
      guard bytes[offset] == UInt8(ascii: "\\") else { return (nil, 1) }
      // The character after another backslash does not start an escape.
      guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else {
        return (nil, 2)
      }
      let escape = JSONEscape(in: bytes, at: offset, limit: bytes.count)
      return (escape.scalar, escape.length)
    }
  }
}
