import TextFoundation

/// Small files of options, such as lists of rules.
extension InputReader {
  /// The whole of a file.
  ///
  /// - Throws: `CommandFailure` if it cannot be read.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    var reader = InputReader(files: [path])
    var content: [UInt8] = []
    while let chunk = try reader.next() { content += chunk.bytes.bytes }
    return content
  }

  /// The whole of a file as text.
  ///
  /// - Throws: `CommandFailure` if it cannot be read or is not UTF-8.
  static func text(ofFile path: String) throws -> String {
    let content = try bytes(ofFile: path)
    if let fault = content.withUnsafeBufferPointer({ $0.firstInvalidUTF8() }) {
      throw CommandFailure("\(path): invalid UTF-8 at byte \(fault.offset + 1) of the file")
    }
    return String(decoding: content, as: UTF8.self)
  }
}
