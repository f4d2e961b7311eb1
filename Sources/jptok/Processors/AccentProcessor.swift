import JapaneseText
import TextFoundation

/// Prints the accent phrases of lines in kana, with a symbol where the pitch falls.
final class AccentProcessor: TextLineProcessor {
  private let tokenizer: Tokenizer

  init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

  func append(
    _ line: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    let text = String(decoding: line, as: UTF8.self)
    let phrases = tokenizer.accentPhrases(in: text)
    output.append(AccentNotation.downstep.string(for: phrases, in: text))
  }
}
