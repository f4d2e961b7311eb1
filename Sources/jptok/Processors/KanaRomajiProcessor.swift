import Kana
import TextFoundation

/// Prints the romaji of kana, by table.
final class KanaRomajiProcessor: LineProcessor {
  private let romanizer: KanaRomanizer

  init(options: KanaRomanizationOptions) { romanizer = KanaRomanizer(options: options) }

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
    let end = isFinal ? bytes.count : romanizer.lastCut(in: bytes)
    romanizer.append(
      UnsafeBufferPointer(rebasing: bytes[..<end]), continuesText: offset > 0, to: &output)
    if isFinal { output.append(UInt8(ascii: "\n")) }
    return end
  }
}
