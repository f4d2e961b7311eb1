import JapaneseText
import TextFoundation

/// Prints the words of a larger unit separated by one space.
final class GroupedWordsProcessor: LineProcessor {
  private let analyzer: WordAnalyzer
  private let printsBaseForms: Bool
  private let filter: PartOfSpeechFilter?
  private var isLineStart = true

  init(
    tokenizer: Tokenizer, unit: WordUnit, printsBaseForms: Bool, filter: PartOfSpeechFilter?
  ) {
    analyzer = WordAnalyzer(tokenizer: tokenizer, unit: unit)
    self.printsBaseForms = printsBaseForms
    self.filter = filter
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    append(line, to: &output)
    appendEnd(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : WordAnalyzer.completeCount(of: bytes)
    append(UnsafeBufferPointer(rebasing: bytes[..<count]), to: &output)
    if isFinal { appendEnd(to: &output) }
    return count
  }

  private func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    analyzer.analyze(text) { word in
      if let filter, !filter.includes(word.partOfSpeech) { return }
      if !isLineStart { output.append(UInt8(ascii: " ")) }
      isLineStart = false
      if printsBaseForms {
        word.appendBaseForm(to: &output)
      } else {
        output.append(word.surface)
      }
    }
  }

  private func appendEnd(to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\n"))
    isLineStart = true
  }
}
