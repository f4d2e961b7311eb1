import JapaneseText
import TextFoundation

/// Prints lines in Latin letters.
final class RomajiProcessor: LineProcessor {
  private let romanizer: TextRomanizer

  init(_ romanizer: TextRomanizer) { self.romanizer = romanizer }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    romanizer.append(line, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : TextReader.completeCount(of: bytes)
    romanizer.append(
      UnsafeBufferPointer(rebasing: bytes[..<count]), continuesText: offset > 0, to: &output)
    if isFinal { output.append(UInt8(ascii: "\n")) }
    return count
  }
}
