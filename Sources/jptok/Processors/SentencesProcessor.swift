import JapaneseText
import TextFoundation

/// Prints one sentence per line.
final class SentencesProcessor: LineProcessor {
  private let splitter = SentenceSplitter()

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    append(splitter.sentences(in: String(decoding: line, as: UTF8.self)), to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends the complete sentences of a part.
  ///
  /// The last sentence may continue in the next part, so it waits; a single sentence is printed
  /// unfinished if it is longer than four times the maximum line length.
  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let text = String(decoding: bytes, as: UTF8.self)
    let sentences = splitter.sentences(in: text)
    if isFinal {
      append(sentences, to: &output)
      output.append(UInt8(ascii: "\n"))
      return bytes.count
    }
    let isTooLong = sentences.count < 2 && bytes.count > 4 * InputReader.maximumLineLength
    let finished = isTooLong ? sentences[...] : sentences.dropLast()
    append(Array(finished), to: &output)
    return finished.last.map { text.utf8.distance(from: text.startIndex, to: $0.endIndex) } ?? 0
  }

  private func append(_ sentences: [Substring], to output: inout ByteBuffer) {
    for sentence in sentences {
      output.append(sentence)
      output.append(UInt8(ascii: "\n"))
    }
  }
}
