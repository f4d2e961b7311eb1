internal import TextFoundation

extension SourceView {
  /// Creates a view in which the references of characters outside ASCII are decoded, or returns nil if
  /// the document has no such reference.
  convenience init?(decodingReferences bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes) { offset in
      guard bytes[offset] == UInt8(ascii: "&"),
        let reference = Self.reference(in: bytes, at: offset), !reference.scalar.isASCII
      else { return (nil, 1) }
      return (reference.scalar, reference.length)
    }
  }

  /// Returns the character and the length of a reference as insertions have it, `&#x3042;`.
  private static func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard bytes[offset...].starts(with: "&#x".utf8) else { return nil }
    var value: UInt32 = 0
    for index in (offset + 3)..<max(offset + 3, min(offset + 10, bytes.count)) {
      if bytes[index] == UInt8(ascii: ";") {
        return Unicode.Scalar(value).map { ($0, index + 1 - offset) }
      }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return nil
  }
}
