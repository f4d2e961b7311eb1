import JapaneseText
import TextFoundation

/// Prints the accent phrases of lines in kana, with a mark where the pitch falls.
final class AccentProcessor: LineProcessor {
  private let tokenizer: Tokenizer

  init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    append(line, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : TextReader.completeCount(of: bytes)
    append(UnsafeBufferPointer(rebasing: bytes[..<count]), to: &output)
    if isFinal { output.append(UInt8(ascii: "\n")) }
    return count
  }

  private func append(_ line: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    let text = String(decoding: line, as: UTF8.self)
    let phrases = tokenizer.accentPhrases(in: text)
    output.append(AccentNotation.downstep.string(for: phrases, in: text))
  }
}
