public import CMutsu
import JapaneseText
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds the readings of kanji.
#if compiler(>=6.3)
@c(mutsu_furigana) @implementation
#else
@_cdecl("mutsu_furigana")
#endif
public func mutsu_furigana(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_furigana_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try FuriganaAnalysis(engine, Options.copy(options, mutsu_furigana_options()))
  }
}

/// Texts in segments, with the readings of their kanji.
struct FuriganaAnalysis: TextAnalysis {
  private enum Notation { case none, ruby, aozora, brackets }

  let columns: ResultColumns
  private let annotator: TextAnnotator
  private let notation: Notation

  init(_ engine: Engine, _ options: mutsu_furigana_options) throws(Failure) {
    notation = try Options.value(
      options.notation, "notation", [Notation.none, .ruby, .aozora, .brackets])
    columns = notation == .none ? [.ranges, .reading] : [.ranges, .reading, .output]
    annotator = TextAnnotator(
      tokenizer: try engine.tokenizer,
      options: try Options.furigana(grouping: options.grouping, syllabary: options.syllabary))
  }

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    let segments = annotator.segments(of: String(decoding: text, as: UTF8.self))
    for segment in segments {
      result.appendItem(segment.utf8Range.lowerBound, segment.utf8Range.upperBound)
      result.items.reading.append(
        segment.reading.map { result.strings.index(of: $0) } ?? -1)
    }
    switch notation {
    case .none: break
    case .ruby: result.output.append(segments.html(parentheses: false))
    case .aozora: result.output.append(segments.aozora())
    case .brackets: result.output.append(segments.brackets())
    }
  }
}

extension Options {
  /// Returns options of furigana.
  static func furigana(grouping: Int32, syllabary: Int32) throws(Failure) -> FuriganaOptions {
    FuriganaOptions(
      grouping: try value(grouping, "grouping", [FuriganaOptions.Grouping.word, .kanji]),
      syllabary: try Options.syllabary(syllabary))
  }
}
