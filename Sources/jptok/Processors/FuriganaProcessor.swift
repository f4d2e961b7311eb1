import JapaneseText
import TextFoundation

/// Prints lines with the readings of their kanji.
final class FuriganaProcessor: TextLineProcessor {
  private let annotator: TextAnnotator
  private let notation: FuriganaNotation
  /// The notation of readings in the input; nil if the input is plain text.
  private let input: FuriganaNotation?

  init(
    _ annotator: TextAnnotator, notation: FuriganaNotation, input: FuriganaNotation?
  ) {
    self.annotator = annotator
    self.notation = notation
    self.input = input
  }

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    let text = String(decoding: text, as: UTF8.self)
    guard let input else {
      output.append(notation.text(of: annotator.segments(of: text)))
      return
    }
    let given = input.read(text)
    let segments = annotator.segments(of: given.text, overriding: given.segments)
    output.append(notation.text(of: segments))
  }
}
