public import CMutsu
import JapaneseText
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds words.
#if compiler(>=6.3)
@c(mutsu_words) @implementation
#else
@_cdecl("mutsu_words")
#endif
public func mutsu_words(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64, _ unit: Int32, _ fields: Int32,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try WordAnalysis(engine, unit: unit, fields: fields)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds phrases (bunsetsu).
#if compiler(>=6.3)
@c(mutsu_phrases) @implementation
#else
@_cdecl("mutsu_phrases")
#endif
public func mutsu_phrases(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    WordAnalysis(tokenizer: try engine.tokenizer, unit: .bunsetsu, fields: [])
  }
}

/// Words in a unit, or phrases.
final class WordAnalysis: TextAnalysis {
  let columns: ResultColumns
  private let analyzer: WordAnalyzer
  private let fields: WordField
  private var baseForm = ByteBuffer(minimumCapacity: 64)

  convenience init(_ engine: Engine, unit: Int32, fields: Int32) throws(Failure) {
    let unit = try Options.value(unit, "unit", [WordUnit.reader, .morpheme, .long])
    let fields = try WordField(bits: fields).intersection([.partOfSpeech, .baseForm])
    self.init(tokenizer: try engine.tokenizer, unit: unit, fields: fields)
  }

  init(tokenizer: Tokenizer, unit: WordUnit, fields: WordField) {
    analyzer = WordAnalyzer(tokenizer: tokenizer, unit: unit)
    self.fields = fields
    columns = fields.columns.union(.ranges)
  }

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    analyzer.analyze(text) { word in
      let range = word.range
      result.appendItem(range.lowerBound, range.upperBound)
      if fields.contains(.partOfSpeech) {
        result.items.partOfSpeech.append(
          result.strings.index(of: word.partOfSpeech.description))
      }
      if fields.contains(.baseForm) {
        baseForm.removeAll()
        word.appendBaseForm(to: &baseForm)
        result.items.baseForm.append(result.strings.index(of: baseForm.bytes))
      }
    }
  }
}
