import JapaneseText
import TextFoundation

/// Prints lines in Latin letters.
final class RomajiProcessor: TextLineProcessor {
  private let romanizer: TextRomanizer

  init(_ romanizer: TextRomanizer) { self.romanizer = romanizer }

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    romanizer.append(text, continuesText: continuesLine, to: &output)
  }
}
