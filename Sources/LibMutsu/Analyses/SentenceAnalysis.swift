public import CMutsu
import JapaneseText

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds sentences.
#if compiler(>=6.3)
@c(mutsu_sentences) @implementation
#else
@_cdecl("mutsu_sentences")
#endif
public func mutsu_sentences(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    _ = engine
    return SentenceAnalysis()
  }
}

/// Sentences, which need no dictionary.
struct SentenceAnalysis: TextAnalysis {
  let columns: ResultColumns = .ranges
  private let splitter = SentenceSplitter()

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    for range in splitter.utf8Ranges(in: String(decoding: text, as: UTF8.self)) {
      result.appendItem(range.lowerBound, range.upperBound)
    }
  }
}
