import JapaneseText
import LatticeEngine
import TextFoundation

/// Prints the words of the engine unchanged, in MeCab's default format or in that of `-O wakati`.
final class NodeProcessor: LineProcessor {
  private let analyzer: LineAnalyzer
  private let isWakati: Bool

  init(tokenizer: Tokenizer, isWakati: Bool) {
    analyzer = tokenizer.makeEngineAnalyzer()
    self.isWakati = isWakati
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    analyzer.analyze(line) { append($0, of: line, to: &output) }
    appendEnd(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let consumed = analyzer.analyzeLongLine(bytes, isFinal: isFinal) {
      append($0, of: bytes, to: &output)
    }
    if isFinal { appendEnd(to: &output) }
    return consumed
  }

  private func append(
    _ records: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) {
    if isWakati {
      MeCabFormat.appendSurfaces(of: records, of: line, to: &output)
    } else {
      MeCabFormat.append(records, of: line, to: &output)
    }
  }

  private func appendEnd(to output: inout ByteBuffer) {
    if isWakati {
      output.append(UInt8(ascii: "\n"))
    } else {
      MeCabFormat.appendEndOfSentence(to: &output)
    }
  }
}
