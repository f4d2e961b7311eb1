import JapaneseText
import TextFoundation

/// Prints lines read in kana.
final class ReadingProcessor: LineProcessor {
  private let reader: TextReader

  init(_ reader: TextReader) { self.reader = reader }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    reader.append(line, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : TextReader.completeCount(of: bytes)
    reader.append(UnsafeBufferPointer(rebasing: bytes[..<count]), to: &output)
    if isFinal { output.append(UInt8(ascii: "\n")) }
    return count
  }
}
