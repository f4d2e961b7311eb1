import TextFoundation

/// The processing of lines by a command.
///
/// Each worker has its own processor with its own buffers.
protocol LineProcessor: AnyObject {
  /// Appends the output for a line of well-formed UTF-8, without its LF.
  ///
  /// - Parameters:
  ///   - line: the line, rarely longer than ``InputReader/maximumLineLength``.
  ///   - number: the line's number in its file, from 1.
  ///   - output: receives the output.
  /// - Throws: `LineFailure` for an error in the line.
  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer) throws

  /// Appends the output for the part of a long line that does not depend on the rest.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the line that were read but not yet consumed.
  ///   - offset: the offset of `bytes` in the line.
  ///   - number: the line's number in its file, from 1.
  ///   - isFinal: whether the line ends with `bytes`.
  ///   - output: receives the output.
  /// - Returns: the number of bytes consumed; all if `isFinal`.
  /// - Throws: `LineFailure` for an error in the line.
  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int

  /// Appends the remaining output at the end of a file.
  ///
  /// - Throws: `LineFailure` for an error in its last lines.
  func finish(to output: inout ByteBuffer) throws
}

extension LineProcessor {
  func finish(to output: inout ByteBuffer) throws {}
}
