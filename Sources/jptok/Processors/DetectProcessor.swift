import LanguageDetection
import TextFoundation

/// Prints the language of each line, or its runs of text in one language.
final class DetectProcessor: TextLineProcessor {
  private let detector: LanguageDetector
  private let printsSpans: Bool

  init(_ detector: LanguageDetector, printsSpans: Bool) {
    self.detector = detector
    self.printsSpans = printsSpans
  }

  func append(
    _ line: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    if printsSpans {
      appendSpans(of: line, to: &output)
    } else {
      append(detector.detect(utf8: line)?.language, to: &output)
    }
  }

  /// Returns 0, because the language of a line depends on all of it.
  func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int { 0 }

  private func appendSpans(of line: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    var isFirst = true
    for span in detector.spans(utf8: line) {
      if !isFirst { output.append(UInt8(ascii: " ")) }
      isFirst = false
      append(span.language, to: &output)
      output.append(UInt8(ascii: ":"))
      output.append(String(UnsafeBufferPointer(rebasing: line[span.range]).scalarCount))
    }
  }

  private func append(_ language: LanguageTag?, to output: inout ByteBuffer) {
    output.append(language?.rawValue ?? "und")
  }
}
