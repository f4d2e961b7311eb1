// A libFuzzer harness for language detection: Scripts/fuzz builds and runs it.
//
// Input is arbitrary: ill-formed bytes must not lead outside of the buffers (AddressSanitizer
// detects that); the spans must cover well-formed text, on Character boundaries.
import LanguageDetection
import TextFoundation

private let detectors = [
  LanguageDetector(),
  LanguageDetector(
    candidates: [.japanese, .chinese, .english, .russian], minimumConfidence: 0.3,
    hints: [.japanese: 3], hanEvidence: { HanEvidence(logOddsOfJapanese: Double($0.utf8.count)) }),
]

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

private func checkText(_ text: String, _ detector: LanguageDetector) {
  let spans = detector.spans(in: text)
  var end = text.startIndex
  for span in spans {
    require(span.range.lowerBound == end && !span.range.isEmpty, "spans in order", text)
    require((0...1).contains(span.confidence), "confidence of a span", text)
    end = span.range.upperBound
  }
  require(end == text.endIndex, "spans cover the text", text)
  let boundaries = Set(text.indices)
  require(
    spans.allSatisfy { boundaries.contains($0.range.lowerBound) }, "Character boundaries", text)
  require(
    zip(spans, spans.dropFirst()).allSatisfy { $0.language != $1.language }, "neighbors", text)
  guard let detection = detector.detect(text) else { return }
  require((0...1).contains(detection.confidence), "confidence", text)
  require(LanguageTag(rawValue: detection.language.rawValue) == detection.language, "tag", text)
  require(
    zip(detection.alternatives, detection.alternatives.dropFirst())
      .allSatisfy { $0.confidence >= $1.confidence }, "runners-up in order", text)
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLanguage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  for detector in detectors {
    _ = detector.detect(utf8: bytes)
    if bytes.firstInvalidUTF8() == nil {
      checkText(String(decoding: bytes, as: UTF8.self), detector)
    }
  }
  _ = LanguageTag(rawValue: String(decoding: bytes, as: UTF8.self))
  return 0
}
