internal import TextFoundation

extension Passage {
  /// The text with invalid bytes replaced by as many control characters, so that its offsets are those
  /// of the bytes.
  var validText: String {
    var bytes = text
    var start = 0
    while let invalid = bytes.withUnsafeBufferPointer({ $0.firstInvalidUTF8(from: start) }) {
      bytes[invalid.offset] = 0x1A
      start = invalid.offset
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
