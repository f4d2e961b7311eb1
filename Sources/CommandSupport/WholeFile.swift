import TextFoundation

/// Files read at once, such as lists of rules and markup.
package enum WholeFile {
  /// The whole of a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read.
  package static func bytes(ofFile path: String) throws -> [UInt8] {
    do throws(FileDescriptor.Failure) {
      guard path != "-" else { return try FileDescriptor.standardInput.readToEnd() }
      let descriptor = try FileDescriptor.opening(path)
      defer { descriptor.close() }
      return try descriptor.readToEnd()
    } catch {
      throw CommandFailure("\(path == "-" ? "standard input" : path): \(error.reason)")
    }
  }

  /// The whole of a file as text.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read or is not UTF-8.
  package static func text(ofFile path: String) throws -> String {
    let content = try bytes(ofFile: path)
    if let fault = content.withUnsafeBufferPointer({ $0.firstInvalidUTF8() }) {
      throw CommandFailure("\(path): invalid UTF-8 at byte \(fault.offset + 1) of the file")
    }
    return String(decoding: content, as: UTF8.self)
  }
}
