import JapaneseText
import TextFoundation

/// Prints tokens with their features as TSV or JSON lines.
final class TokenProcessor: LineProcessor {
  private let analyzer: TokenAnalyzer
  private let format: TokenFormat
  private var json = TokenJSON(hasStableFeatures: true)
  private var tsv = TokenTSV()

  init(tokenizer: Tokenizer, format: TokenFormat) {
    analyzer = TokenAnalyzer(tokenizer: tokenizer)
    self.format = format
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    analyzer.analyze(line) { append($0, of: line, offset: 0, number: number, to: &output) }
    appendEnd(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let consumed = analyzer.analyzeLongLine(bytes, isFinal: isFinal) {
      append($0, of: bytes, offset: offset, number: number, to: &output)
    }
    if isFinal { appendEnd(to: &output) }
    return consumed
  }

  private func append(
    _ token: borrowing Token, of text: UnsafeBufferPointer<UInt8>, offset: Int, number: Int,
    to output: inout ByteBuffer
  ) {
    switch format {
    case .json:
      json.append(token, of: text, offset: offset, line: number, rank: nil, to: &output)
    default: tsv.append(token, of: text, offset: offset, to: &output)
    }
  }

  private func appendEnd(to output: inout ByteBuffer) {
    if format != .json { output.append(UInt8(ascii: "\n")) }
  }
}
