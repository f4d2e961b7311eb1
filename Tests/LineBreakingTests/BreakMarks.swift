import LineBreaking
import Testing

/// A notation for texts with `|` where a line may end and `¦` where it must; the end of the text is
/// not marked.
enum BreakMarks {
  /// Returns the text with its opportunities marked as a breaker finds them.
  static func marked(
    _ text: String, by breaker: LineBreaker, boundaries: TextBoundaries = .none,
    fallbacks: Bool = false
  ) throws -> String {
    var result = ""
    var start = 0
    let bytes = Array(text.utf8)
    for opportunity in try breaker.opportunities(
      in: text, boundaries: boundaries, fallbacks: fallbacks)
    {
      result += String(decoding: bytes[start..<opportunity.offset], as: UTF8.self)
      start = opportunity.offset
      guard start < bytes.count else { break }
      switch opportunity.kind {
      case .mandatory: result += "¦"
      case .allowed: result += "|"
      case .hyphen: result += "~"
      case .withinPhrase: result += "+"
      case .withinWord: result += "."
      }
    }
    return result
  }

  /// Returns a text without its marks.
  static func plain(_ marked: String) -> String {
    // By scalars: a combining mark of the text may follow a mark of the notation.
    var plain = ""
    plain.unicodeScalars.append(
      contentsOf: marked.unicodeScalars.filter { !["|", "¦", "~"].contains($0) })
    return plain
  }

  /// Checks a table of texts written with their marks.
  static func check(
    _ rows: [(options: LineBreakOptions, expected: String, why: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var failures: [String] = []
    for row in rows {
      let found = try marked(plain(row.expected), by: LineBreaker(row.options))
      if found != row.expected { failures.append("\(found), expected \(row.expected): \(row.why)") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
