import JapaneseText
import TextFoundation

/// Prints the readings of lines in kana.
final class ReadingProcessor: TextLineProcessor {
  private let reader: TextReader

  init(_ reader: TextReader) { self.reader = reader }

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    reader.append(text, to: &output)
  }
}
