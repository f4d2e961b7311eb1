import JapaneseText
import TextFoundation

/// Prints the words of a unit larger than morphemes, separated by spaces.
final class GroupedWordsProcessor: TextLineProcessor {
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

  func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
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

  func appendLineEnd(to output: inout ByteBuffer) {
    output.append(UInt8(ascii: "\n"))
    isLineStart = true
  }
}
