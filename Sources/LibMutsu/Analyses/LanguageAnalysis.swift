public import CMutsu
import LanguageDetection
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Detects the dominant language of texts.
#if compiler(>=6.3)
@c(mutsu_detect) @implementation
#else
@_cdecl("mutsu_detect")
#endif
public func mutsu_detect(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_language_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    DominantLanguageAnalysis(
      detector: try makeDetector(engine, Options.copy(options, mutsu_language_options())))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds the spans of texts by language.
#if compiler(>=6.3)
@c(mutsu_spans) @implementation
#else
@_cdecl("mutsu_spans")
#endif
public func mutsu_spans(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_language_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    LanguageSpanAnalysis(
      detector: try makeDetector(engine, Options.copy(options, mutsu_language_options())))
  }
}

/// Returns a detector with the options of a caller.
private func makeDetector(
  _ engine: Engine, _ options: mutsu_language_options
) throws(Failure) -> LanguageDetector {
  let usesDictionary = try Options.flag(options.uses_dictionary, "uses_dictionary")
  if usesDictionary { _ = try engine.tokenizer }
  var detector = usesDictionary ? engine.dictionaryDetector : engine.detector
  guard (0...1).contains(options.minimum_confidence) else {
    throw Failure(
      MUTSU_INVALID_OPTION,
      "minimum_confidence is \(options.minimum_confidence) (it is from 0 to 1)")
  }
  detector.minimumConfidence = options.minimum_confidence
  let names = try Options.string(options.candidates, options.candidates_length, "candidates")
  guard let names else { return detector }
  var candidates: Set<LanguageTag> = []
  for name in names.split(whereSeparator: { $0 == " " || $0 == "," }) {
    guard let tag = LanguageTag(rawValue: String(name)) else {
      throw Failure(
        MUTSU_INVALID_OPTION, "'\(name)' in candidates is not a BCP 47 tag (such as ja or zh-Hant)")
    }
    candidates.insert(tag)
  }
  detector.candidates = candidates
  return detector
}

/// The possible languages of texts.
struct DominantLanguageAnalysis: TextAnalysis {
  let columns: ResultColumns = [.language, .confidence]
  let detector: LanguageDetector

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    guard let detection = detector.detect(utf8: text) else { return }
    for candidate in detection.candidates() {
      result.appendItem()
      result.items.language.append(result.strings.index(of: candidate.language.rawValue))
      result.items.confidence.append(Float(candidate.confidence))
    }
  }
}

/// The spans of texts by language.
struct LanguageSpanAnalysis: TextAnalysis {
  let columns: ResultColumns = [.ranges, .language, .confidence]
  let detector: LanguageDetector

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    for span in detector.spans(utf8: text) {
      result.appendItem(span.range.lowerBound, span.range.upperBound)
      result.items.language.append(
        span.language.map { result.strings.index(of: $0.rawValue) } ?? -1)
      result.items.confidence.append(Float(span.confidence))
    }
  }
}
