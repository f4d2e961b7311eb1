import TextFoundation

/// Files that are read or written as a whole, such as lists of rules and markup.
package enum WholeFile {
  /// Returns the name of a file in messages, without control characters; `-` is standard input.
  package static func name(ofFile path: String) -> String {
    path == "-" ? "standard input" : Quoted.text(path, maximumLength: .max)
  }

  /// Returns the contents of a file; `-` is standard input.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read.
  package static func bytes(ofFile path: String) throws -> [UInt8] {
    do throws(FileDescriptor.Failure) {
      guard path != "-" else { return try FileDescriptor.standardInput.readToEnd() }
      let descriptor = try FileDescriptor.opening(path)
      defer { descriptor.close() }
      return try descriptor.readToEnd()
    } catch {
      throw CommandFailure("\(name(ofFile: path)): \(error.reason)")
    }
  }

  /// Returns the contents of a file as text.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read or is not UTF-8.
  package static func text(ofFile path: String) throws -> String {
    let content = try bytes(ofFile: path)
    if let fault = content.withUnsafeBufferPointer({ $0.firstInvalidUTF8() }) {
      throw CommandFailure(
        "\(name(ofFile: path)): invalid UTF-8 at byte \(fault.offset + 1) of the file")
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the contents of a file as text, with invalid UTF-8 replaced on request.
  ///
  /// - Parameters:
  ///   - path: the file; `-` for standard input.
  ///   - isLossy: whether to replace invalid UTF-8 by U+FFFD.
  /// - Returns: the text.
  /// - Throws: ``CommandFailure`` if the file cannot be read, or if it is not UTF-8 and `isLossy`
  ///   is false.
  package static func text(ofFile path: String, isLossy: Bool) throws -> String {
    let bytes = try bytes(ofFile: path)
    let fault = isLossy ? nil : bytes.withUnsafeBufferPointer { $0.firstInvalidUTF8() }
    if let fault {
      let before = bytes[..<fault.offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw CommandFailure(
        "\(name(ofFile: path)):\(line): invalid UTF-8 at byte "
          + "\(fault.offset - start + 1) of the line (--lossy replaces it)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a whole file, or to standard output if the path is nil or `-`.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written.
  package static func write(_ bytes: [UInt8], toFile path: String?) throws {
    guard let path, path != "-" else {
      var buffer = ByteBuffer(minimumCapacity: bytes.count)
      bytes.withUnsafeBufferPointer { buffer.append($0) }
      return try StandardOutput.write(&buffer)
    }
    do throws(FileDescriptor.Failure) {
      let file = try FileDescriptor.creating(path)
      defer { file.close() }
      try bytes.withUnsafeBufferPointer { (chunk) throws(FileDescriptor.Failure) in
        try file.write(chunk)
      }
    } catch {
      throw CommandFailure("\(name(ofFile: path)): \(error.reason)")
    }
  }
}
