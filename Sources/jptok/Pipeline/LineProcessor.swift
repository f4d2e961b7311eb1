import TextFoundation

/// What a command does with a line.
///
/// Each worker has one of its own, with its scratch.
protocol LineProcessor: AnyObject {
  /// Appends the output for a line (without its LF) of well-formed UTF-8.
  ///
  /// - Parameters:
  ///   - line: the line; hardly longer than ``InputReader/longestLine``.
  ///   - number: the line's number in its file, from 1.
  ///   - output: receives the output.
  /// - Throws: `LineFailure` for what is wrong with the line.
  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer) throws

  /// Appends the output for as much of a longer line as can be told by now.
  ///
  /// - Parameters:
  ///   - bytes: the part of the line that is not yet done with, as far as it has been read.
  ///   - offset: where `bytes` begins in the line.
  ///   - number: the line's number in its file, from 1.
  ///   - isFinal: whether the line ends with `bytes`.
  ///   - output: receives the output.
  /// - Returns: how many bytes are done with; all if `isFinal`.
  /// - Throws: `LineFailure` for what is wrong with the line.
  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int

  /// Appends what is due at the end of a file.
  ///
  /// - Throws: `LineFailure` for what is wrong with its last lines.
  func finish(to output: inout ByteBuffer) throws
}

extension LineProcessor {
  func finish(to output: inout ByteBuffer) throws {}
}
