package import TextFoundation

/// The condition that the reader of standard output has closed the pipe, which ends the command
/// without an error message.
package struct ClosedPipe: Error {}

/// The standard output.
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

/// The standard error; a failure to write to it is ignored.
package enum StandardError {
  /// Writes messages; control characters of input in them are escaped, because a terminal would
  /// obey them.
  package static func write(_ text: String) {
    var text = Quoted.message(text)
    text.withUTF8 { try? FileDescriptor.standardError.write($0) }
  }
}
