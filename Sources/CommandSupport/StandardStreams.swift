package import TextFoundation

/// The reader of our output has closed the pipe: not an error, nothing more to do.
package struct ClosedPipe: Error {}

/// Writes to standard output.
package enum StandardOutput {
  /// Writes `buffer` and empties it.
  package static func write(_ buffer: inout ByteBuffer) throws {
    do {
      try FileDescriptor.standardOutput.write(buffer.bytes)
    } catch {
      if error.isClosedPipe { throw ClosedPipe() }
      throw CommandFailure("standard output: \(error.reason)")
    }
    buffer.removeAll()
  }

  package static func write(_ text: String) throws {
    var buffer = ByteBuffer()
    buffer.append(text)
    try write(&buffer)
  }
}

/// Writes to standard error; what cannot be written there can be reported nowhere.
package enum StandardError {
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { try? FileDescriptor.standardError.write($0) }
  }
}
