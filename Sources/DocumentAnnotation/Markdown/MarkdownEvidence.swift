import TextFoundation

/// Recognizes Markdown by constructs that prose does not contain.
enum MarkdownEvidence {
  /// Returns whether the start of a document has front matter, or a heading, code fence, table or
  /// link of Markdown.
  ///
  /// Always false without the package trait `Markdown`.
  static func occur(in start: some StringProtocol) -> Bool {
    #if Markdown
    var previous: Substring = ""
    for (index, line) in start.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index == 0, line == "---" || line == "+++" { return true }
      let trimmed = line.drop { $0 == " " }
      if isHeading(trimmed) || trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~")
        || line.contains("](") || isTableDelimiter(trimmed)
        || isUnderline(trimmed) && previous.contains { !$0.isWhitespace && $0 != "-" && $0 != "=" }
      {
        return true
      }
      previous = Substring(line)
    }
    #endif
    return false
  }

  private static func isHeading(_ line: some StringProtocol) -> Bool {
    let count = line.prefix { $0 == "#" }.count
    return (1...6).contains(count) && line.dropFirst(count).first == " "
      && line.dropFirst(count).contains { !$0.isWhitespace }
  }

  private static func isTableDelimiter(_ line: some StringProtocol) -> Bool {
    line.contains("-") && line.contains("|") && line.allSatisfy { "|-: \t".contains($0) }
  }

  /// Returns whether a line underlines the heading before it.
  private static func isUnderline(_ line: some StringProtocol) -> Bool {
    line.count >= 3 && line.allSatisfy { $0 == "=" }
  }
}
