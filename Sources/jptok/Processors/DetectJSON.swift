import LanguageDetection
import TextFoundation

/// Writes detected languages as lines of JSON.
enum DetectJSON {
  /// Appends `{"line":…,"language":…,"confidence":…,"candidates":[…]}` and a line feed.
  ///
  /// - Parameters:
  ///   - detection: the language of the line; nil if it is unknown.
  ///   - spans: the spans of the line; nil to leave the field out.
  ///   - number: the number of the line in its file.
  ///   - limit: the maximum number of candidates.
  ///   - output: receives the line.
  static func append(
    _ detection: Detection?, spans: [LanguageOffsetSpan]?, number: Int, limit: Int,
    to output: inout ByteBuffer
  ) {
    output.append("{\"line\":")
    output.append(String(number))
    output.append(",")
    appendLanguage(detection?.language, detection?.confidence ?? 0, to: &output)
    output.append(",\"candidates\":[")
    for (index, candidate) in (detection?.candidates(limit: limit) ?? []).enumerated() {
      output.append(index == 0 ? "{" : ",{")
      appendLanguage(candidate.language, candidate.confidence, to: &output)
      output.append("}")
    }
    output.append("]")
    if let spans { append(spans, to: &output) }
    output.append("}\n")
  }

  private static func append(_ spans: [LanguageOffsetSpan], to output: inout ByteBuffer) {
    output.append(",\"spans\":[")
    for (index, span) in spans.enumerated() {
      output.append(index == 0 ? "{\"start\":" : ",{\"start\":")
      output.append(String(span.range.lowerBound))
      output.append(",\"end\":")
      output.append(String(span.range.upperBound))
      output.append(",")
      appendLanguage(span.language, span.confidence, to: &output)
      output.append("}")
    }
    output.append("]")
  }

  /// Appends `{"file":…,"language":…,"letters":…,"shares":[…]}` and a line feed.
  ///
  /// - Parameters:
  ///   - counts: the letters of the document by language.
  ///   - file: the name of the document.
  ///   - output: receives the line.
  static func append(_ counts: LanguageCounts, file: String, to output: inout ByteBuffer) {
    output.append("{\"file\":\"")
    output.append(file, escapedBy: .jsonCodes)
    output.append("\",")
    appendName(counts.language, to: &output)
    output.append(",\"letters\":")
    output.append(String(counts.letterCount))
    output.append(",\"shares\":[")
    for (index, share) in counts.shares.enumerated() {
      output.append(index == 0 ? "{" : ",{")
      appendName(share.language, to: &output)
      output.append(",\"letters\":")
      output.append(String(share.letters))
      output.append(",\"share\":")
      output.append(ReadingJSON.decimal(share.share))
      output.append("}")
    }
    output.append("]}\n")
  }

  private static func appendLanguage(
    _ language: LanguageTag?, _ confidence: Double, to output: inout ByteBuffer
  ) {
    appendName(language, to: &output)
    output.append(",\"confidence\":")
    output.append(ReadingJSON.decimal(confidence))
  }

  private static func appendName(_ language: LanguageTag?, to output: inout ByteBuffer) {
    output.append("\"language\":")
    guard let language else { return output.append("null") }
    output.append("\"")
    output.append(language.rawValue)
    output.append("\"")
  }
}
