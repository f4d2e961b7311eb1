import DocumentAnnotation
import TextFoundation

/// What a run of a command has done, for people and for programs.
struct DocumentReport {
  private var files = 0
  private var changed = 0
  private var failed = 0
  private var counts = AnnotationCounts()
  private let verb: String

  /// Creates a report whose summary uses a verb, such as `annotated`.
  init(verb: String) { self.verb = verb }

  /// Whether a file could not be processed.
  var hasFailure: Bool { failed > 0 }

  mutating func add(_ result: DocumentResult) {
    files += 1
    if result.failure != nil { failed += 1 } else if result.isChanged { changed += 1 }
    counts += result.counts
  }

  /// A line such as `3 files: 2 changed, 41 words annotated; left alone: 5 known`.
  var summary: String {
    var parts = ["\(changed) changed"]
    if failed > 0 { parts.append("\(failed) failed") }
    parts.append("\(counts.annotated) \(counts.annotated == 1 ? "word" : "words") \(verb)")
    let skipped = Self.skipped(counts).filter { $0.count > 0 }.map { "\($0.count) \($0.reason)" }
    let reasons = skipped.isEmpty ? "" : "; left alone: " + skipped.joined(separator: ", ")
    return "\(files) \(files == 1 ? "file" : "files"): " + parts.joined(separator: ", ") + reasons
  }

  /// Returns the numbers of words that were left alone, with the reasons and their keys in JSON.
  static func skipped(
    _ counts: AnnotationCounts
  ) -> [(key: String, reason: String, count: Int)] {
    [
      ("known", "known", counts.known),
      ("repeated", "repeated", counts.repeated),
      ("common", "not rare", counts.common),
      ("splitByMarkup", "divided by markup", counts.splitByMarkup),
      ("notEncodable", "not encodable", counts.notEncodable),
      ("notWritable", "not writable in the format", counts.notWritable),
      ("malformed", "malformed tags, cues, records or values", counts.malformed),
      ("unknownColumns", "unknown columns", counts.unknownColumns),
      ("changingStructure", "that would change the markup", counts.changingStructure),
      ("unresolvedBlocks", "blocks of unclear markup", counts.unresolvedBlocks),
      ("otherLanguage", "sentences in other languages", counts.otherLanguage),
    ]
  }

  /// Returns a line of JSON about one file: `{"file":…,"changed":…,"edits":…,"annotated":…,"skipped":{…},"warnings":[…]}`,
  /// with `"error"` if it failed.
  static func json(_ result: DocumentResult) -> String {
    var buffer = ByteBuffer()
    buffer.append("{\"file\":")
    appendString(result.file, to: &buffer)
    if let failure = result.failure {
      buffer.append(",\"error\":")
      appendString(failure, to: &buffer)
    }
    buffer.append(
      ",\"changed\":\(result.isChanged),\"edits\":\(result.edits)"
        + ",\"annotated\":\(result.counts.annotated),\"skipped\":{")
    for (index, skipped) in skipped(result.counts).enumerated() {
      buffer.append("\(index == 0 ? "" : ",")\"\(skipped.key)\":\(skipped.count)")
    }
    buffer.append("}")
    appendWarnings(result.warnings, to: &buffer)
    buffer.append("}\n")
    return buffer.text
  }

  /// Appends `,"warnings":[{"code":…,"message":…}]`.
  static func appendWarnings(_ warnings: [AnnotationWarning], to buffer: inout ByteBuffer) {
    buffer.append(",\"warnings\":[")
    for (index, warning) in warnings.enumerated() {
      buffer.append(index == 0 ? "{\"code\":" : ",{\"code\":")
      appendString(warning.code.rawValue, to: &buffer)
      buffer.append(",\"message\":")
      appendString(warning.description, to: &buffer)
      buffer.append("}")
    }
    buffer.append("]")
  }

  /// Appends a string of JSON with its quotes.
  static func appendString(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append("\"")
    buffer.append(text, escapedBy: .jsonCodes)
    buffer.append("\"")
  }
}
