import JapaneseText
import TextFoundation

/// A processor that prints one line of output for each line of text, and processes long lines in
/// segments.
protocol TextLineProcessor: LineProcessor {
  /// Appends the output for a line or a segment of one.
  ///
  /// - Parameters:
  ///   - text: the segment, in well-formed UTF-8.
  ///   - continuesLine: whether segments of the line were appended before.
  ///   - output: receives the output.
  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer)

  /// Returns the length of the prefix of a long line whose output does not depend on the following
  /// text; 0 to wait for more.
  func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int

  /// Appends the line break.
  func appendLineEnd(to output: inout ByteBuffer)
}

extension TextLineProcessor {
  /// Returns the last offset at which readings do not depend on preceding text.
  func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    TextReader.completeCount(of: bytes)
  }

  func appendLineEnd(to output: inout ByteBuffer) { output.append(UInt8(ascii: "\n")) }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    append(line, continuesLine: false, to: &output)
    appendLineEnd(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : completeCount(of: bytes)
    guard isFinal || count > 0 else { return 0 }
    append(
      UnsafeBufferPointer(rebasing: bytes[..<count]), continuesLine: offset > 0, to: &output)
    if isFinal { appendLineEnd(to: &output) }
    return count
  }
}
