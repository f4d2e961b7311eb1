internal import TextFoundation

extension DocumentFormat {
  /// Recognizes a format by the start of a document; text is what no rule matches.
  init(detecting source: SourceText) {
    let start = String(decoding: source.utf8.prefix(2048), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let lowercased = start.lowercased()
    let table = source.utf8.withUnsafeBufferPointer { Self.table(in: $0) }
    if let format = source.utf8.withUnsafeBufferPointer({ Self.subtitles(in: $0, lowercased) }) {
      self = format
    } else if lowercased.hasPrefix("<?xml")
      || lowercased.contains("xmlns=\"http://www.w3.org/1999/xhtml\"")
    {
      self = .xhtml
    } else if lowercased.hasPrefix("<!doctype html") || lowercased.hasPrefix("<html")
      || Self.startsWithTag(lowercased)
    {
      self = .html
    } else if let format = source.utf8.withUnsafeBufferPointer({ Self.json(in: $0) }) {
      self = format
    } else if table == .tsv {
      self = .tsv
    } else if AozoraEvidence.occur(in: source.utf8, areCertain: true) {
      self = .aozora
    } else if MarkdownEvidence.occur(in: start) {
      self = .markdown
    } else if AozoraEvidence.occur(in: source.utf8) {
      self = .aozora
    } else if let table {
      self = table
    } else if Self.containsTag(lowercased) {
      self = .html
    } else {
      self = .text
    }
  }

  /// Returns whether a text starts with the tag of a block, or a comment.
  private static func startsWithTag(_ text: String) -> Bool {
    guard text.first == "<", text.contains(">"), let next = text.dropFirst().first else {
      return false
    }
    if next == "!" { return true }
    let name = text.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return !name.isEmpty && (ElementRule.rule(for: String(name)).role == .block)
  }

  /// Returns whether an end tag, `<br>` or `<img` occurs in the start of a document.
  private static func containsTag(_ text: String) -> Bool {
    text.contains("<br>") || text.contains("<br/>") || text.contains("<img ")
      || text.ranges(of: "</").contains { range in
        guard let next = text[range.upperBound...].first else { return false }
        return next.isASCII && next.isLetter
      }
  }
}
