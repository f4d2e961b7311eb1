import Kana
import TextFoundation

/// Writes the words of a chunk in kana and reports the source of each part.
struct ReadingWriter {
  private let converter: KanaConverter

  init(syllabary: Syllabary) { converter = KanaConverter(to: syllabary) }

  /// Appends a chunk in kana.
  ///
  /// - Parameters:
  ///   - text: the words with their readings.
  ///   - output: receives the kana.
  ///   - body: called for each part of the chunk with its range, the start of its output, and
  ///     whether it has a reading.
  func append(
    _ text: AnalyzedText, to output: inout ByteBuffer,
    _ body: (Range<Int>, Int, Bool) -> Void = { _, _, _ in }
  ) {
    var end = 0
    for word in text.words {
      if word.start > end {
        body(end..<word.start, output.count, false)
        output.append(UnsafeBufferPointer(rebasing: text.bytes[end..<word.start]))
      }
      body(word.start..<word.end, output.count, !word.reading.isEmpty)
      converter.convert(word.reading.isEmpty ? text.surface(word) : word.reading, into: &output)
      end = word.end
    }
    if end < text.bytes.count {
      body(end..<text.bytes.count, output.count, false)
      output.append(UnsafeBufferPointer(rebasing: text.bytes[end...]))
    }
  }
}
