public import CMutsu
import JapaneseText
import Kana
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads texts in kana.
#if compiler(>=6.3)
@c(mutsu_kana) @implementation
#else
@_cdecl("mutsu_kana")
#endif
public func mutsu_kana(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_kana_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try KanaAnalysis(engine, Options.copy(options, mutsu_kana_options()))
  }
}

/// Readings in kana, with a mapping to the text.
struct KanaAnalysis: TextAnalysis {
  let columns: ResultColumns = [.ranges, .outputRanges, .kind, .output]
  private let reader: TextReader

  init(_ engine: Engine, _ options: mutsu_kana_options) throws(Failure) {
    let syllabary = try Options.syllabary(options.syllabary)
    let spellsLatin = try Options.flag(options.spells_latin_words, "spells_latin_words")
    let spellsSymbols = try Options.flag(options.spells_symbols, "spells_symbols")
    reader = TextReader(
      tokenizer: try engine.tokenizer,
      options: ReadingOptions(
        syllabary: syllabary, latinWords: spellsLatin ? .spell : .keep,
        symbols: spellsSymbols ? .spell : .keep))
  }

  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult
  ) throws(Failure) {
    let reading = reader.reading(of: String(decoding: text, as: UTF8.self))
    result.output.append(reading.text)
    for segment in reading.segments {
      result.appendItem(segment.source.lowerBound, segment.source.upperBound)
      result.appendOutputRange(segment.output.lowerBound, segment.output.upperBound)
      result.items.kind.append(segment.hasReading ? 1 : 0)
    }
  }
}

extension Options {
  /// Returns the syllabary of an option.
  static func syllabary(_ number: Int32) throws(Failure) -> Syllabary {
    try value(number, "syllabary", [Syllabary.hiragana, .katakana])
  }
}
