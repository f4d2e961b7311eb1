import TextFoundation

extension InputReader {
  /// The whole of a small file of options, such as lists of rules.
  ///
  /// - Throws: `CommandFailure` if it cannot be read or is not UTF-8.
  static func text(ofFile path: String) throws -> String {
    var reader = InputReader(files: [path])
    var content = ByteBuffer()
    while let chunk = try reader.next() { content.append(chunk.bytes.bytes) }
    if let fault = content.bytes.firstInvalidUTF8() {
      throw CommandFailure("\(path): invalid UTF-8 at byte \(fault.offset + 1) of the file")
    }
    return String(decoding: content.bytes, as: UTF8.self)
  }
}
