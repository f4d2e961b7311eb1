import Kana
import TextFoundation

/// Romanizes kana by table.
final class KanaRomajiProcessor: TextLineProcessor {
  private let romanizer: KanaRomanizer

  init(options: KanaRomanizationOptions) { romanizer = KanaRomanizer(options: options) }

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    romanizer.append(text, continuesText: continuesLine, to: &output)
  }

  func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    romanizer.lastCut(in: bytes)
  }
}
