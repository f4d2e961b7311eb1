public import CMutsu
import JapaneseText
import Kana
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes texts in Latin letters.
#if compiler(>=6.3)
@c(mutsu_romaji) @implementation
#else
@_cdecl("mutsu_romaji")
#endif
public func mutsu_romaji(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_romaji_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try RomajiAnalysis(engine, Options.copy(options, mutsu_romaji_options()))
  }
}

/// Texts in Latin letters.
struct RomajiAnalysis: TextAnalysis {
  let columns: ResultColumns = .output
  private let romanizer: TextRomanizer

  init(_ engine: Engine, _ options: mutsu_romaji_options) throws(Failure) {
    let system = try Options.value(
      options.system, "system",
      [
        RomanizationSystem.hepburn, .traditionalHepburn, .kunrei, .nihon, .passport, .wapuro,
        .cabinet2025,
      ])
    let longVowels = try Options.value(
      options.long_vowels, "long_vowels",
      [LongVowelStyle?.none, .macron, .circumflex, .doubled, .unmarked])
    let capitals = try Options.value(
      options.capitals, "capitals",
      [RomanizationOptions.Capitalization.none, .sentences, .properNouns])
    let separator = try Options.string(options.separator, options.separator_length, "separator")
    let hyphenates = try Options.flag(
      options.hyphenates_name_suffixes, "hyphenates_name_suffixes")
    romanizer = TextRomanizer(
      tokenizer: try engine.tokenizer,
      options: RomanizationOptions(
        system: system, longVowels: longVowels, capitalization: capitals,
        wordSeparator: separator ?? " ", hyphenatesNameSuffixes: hyphenates))
  }

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    romanizer.append(text, to: &result.output)
  }
}
