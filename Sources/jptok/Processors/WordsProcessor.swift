import JapaneseText
import TextFoundation

/// Prints the words of the dictionary, separated by spaces.
final class WordsProcessor: LineProcessor {
  private let analyzer: TokenAnalyzer
  private let printsBaseForms: Bool
  private let filter: PartOfSpeechFilter?
  private var isLineStart = true

  init(tokenizer: Tokenizer, printsBaseForms: Bool, filter: PartOfSpeechFilter?) {
    analyzer = TokenAnalyzer(tokenizer: tokenizer)
    self.printsBaseForms = printsBaseForms
    self.filter = filter
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    if printsBaseForms || filter != nil {
      analyzer.analyze(line) { append($0, to: &output) }
    } else {
      analyzer.analyzeWords(line) { append(word: $0, to: &output) }
    }
    appendEnd(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let consumed = analyzer.analyzeLongLine(bytes, isFinal: isFinal) { append($0, to: &output) }
    if isFinal { appendEnd(to: &output) }
    return consumed
  }

  private func append(_ token: Token, to output: inout ByteBuffer) {
    if let filter, !filter.includes(token.partOfSpeech) { return }
    if token.isWhitespace { return }
    if !isLineStart { output.append(UInt8(ascii: " ")) }
    isLineStart = false
    if printsBaseForms {
      output.append(token.baseForm)
    } else {
      output.append(token.surface)
    }
  }

  private func append(word: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    if !isLineStart { output.append(UInt8(ascii: " ")) }
    isLineStart = false
    output.append(word)
  }

  private func appendEnd(to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\n"))
    isLineStart = true
  }
}
