import LanguageDetection
import TextFoundation

/// Prints the language of each line, or its runs of text in one language.
final class DetectProcessor: WholeLineProcessor {
  /// The output for a line.
  enum Output: Sendable {
    /// The tag.
    case language
    /// The tag and the confidence.
    case confidence
    /// A number of possible languages with their confidence.
    case candidates(limit: Int)
    /// The spans with their numbers of scalars.
    case spans
    /// An object with the candidates, and the spans if requested.
    case json(limit: Int, hasSpans: Bool)
  }

  private let detector: LanguageDetector
  private let output: Output

  init(_ detector: LanguageDetector, _ output: Output) {
    self.detector = detector
    self.output = output
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) {
    switch self.output {
    case .language: append(detector.detect(utf8: line)?.language, to: &output)
    case .confidence:
      let detection = detector.detect(utf8: line)
      append(detection?.language, to: &output)
      output.append("\t")
      output.append(Self.decimal(detection?.confidence ?? 0))
    case .candidates(let limit): appendCandidates(of: line, limit: limit, to: &output)
    case .spans: appendSpans(of: line, to: &output)
    case .json(let limit, let hasSpans):
      return DetectJSON.append(
        detector.detect(utf8: line), spans: hasSpans ? detector.spans(utf8: line) : nil,
        number: number, limit: limit, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }

  private func appendCandidates(
    of line: UnsafeBufferPointer<UInt8>, limit: Int, to output: inout ByteBuffer
  ) {
    guard let detection = detector.detect(utf8: line) else { return output.append("und:0.00") }
    for (index, candidate) in detection.candidates(limit: limit).enumerated() {
      if index > 0 { output.append(UInt8(ascii: " ")) }
      append(candidate.language, to: &output)
      output.append(":")
      output.append(Self.decimal(candidate.confidence))
    }
  }

  private func appendSpans(of line: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    for (index, span) in detector.spans(utf8: line).enumerated() {
      if index > 0 { output.append(UInt8(ascii: " ")) }
      append(span.language, to: &output)
      output.append(UInt8(ascii: ":"))
      output.append(String(UnsafeBufferPointer(rebasing: line[span.range]).scalarCount))
    }
  }

  private func append(_ language: LanguageTag?, to output: inout ByteBuffer) {
    output.append(language?.rawValue ?? "und")
  }

  /// Returns a number from 0 to 1 with two decimals, rounded down so that only a certain answer has
  /// 1.00 and no number is greater than a threshold that it does not reach.
  static func decimal(_ value: Double) -> String {
    // A sum of floating-point numbers may be just below a hundredth.
    let hundredths = Int((min(max(value, 0), 1) * 100 + 1e-6).rounded(.down))
    let digits = String(hundredths % 100)
    return "\(hundredths / 100)." + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
