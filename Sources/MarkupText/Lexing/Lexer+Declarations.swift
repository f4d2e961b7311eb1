import TextFoundation

/// Lexing of comments, document types, CDATA sections and raw text.
extension Lexer {
  /// Reads a construct that starts with `<!` or `<?` (WHATWG HTML, 13.2.5.42).
  mutating func declaration(at start: Int) -> Outcome {
    if bytes.matches("<!--", at: start) { return .token(comment(at: start)) }
    if let content = cdataContentStart(at: start) {
      let end = firstOffset(of: .greaterThan, after: (0x5D, 0x5D), from: content)
      return .token(
        MarkupToken(
          .verbatimText, start, end.map { $0 &+ 1 } ?? bytes.count,
          content: content..<(end.map { max($0 &- 2, content) } ?? bytes.count)))
    }
    if mode == .xml, bytes[start &+ 1] == 0x3F {
      let end = firstOffset(of: .greaterThan, afterQuestionMarkFrom: start &+ 2)
      return .token(MarkupToken(.ignored, start, end.map { $0 &+ 1 } ?? bytes.count))
    }
    // A bogus comment, or text if there is no `>` to end it.
    guard start < lastTagEnd, let end = bytes.firstOffset(of: .greaterThan, from: start) else {
      return unterminatedTag(at: start)
    }
    let kind: MarkupToken.Kind = bytes.matches("<!doctype", at: start) ? .doctype : .comment
    let content = min(start &+ (bytes[start &+ 1] == 0x3F ? 1 : 2), end)
    return .token(MarkupToken(kind, start, end &+ 1, content: content..<end))
  }

  /// Reads a comment (13.2.5.43 to 13.2.5.52).
  ///
  /// `<!-->` and `<!--->` are complete comments, and `--!>` also ends a comment.
  private mutating func comment(at start: Int) -> MarkupToken {
    let content = start &+ 4
    if bytes.matches(">", at: content) {
      return MarkupToken(.comment, start, content &+ 1, content: content..<content)
    }
    if bytes.matches("->", at: content) {
      return MarkupToken(.comment, start, content &+ 2, content: content..<content)
    }
    var position = content
    while position <= lastTagEnd, let end = bytes.firstOffset(of: .greaterThan, from: position) {
      if end &- 2 >= content, bytes[end &- 1] == .hyphen, bytes[end &- 2] == .hyphen {
        return MarkupToken(.comment, start, end &+ 1, content: content..<end &- 2)
      }
      if end &- 3 >= content, bytes[end &- 1] == 0x21, bytes[end &- 2] == .hyphen,
        bytes[end &- 3] == .hyphen
      {
        return MarkupToken(.comment, start, end &+ 1, content: content..<end &- 3)
      }
      position = end &+ 1
    }
    note(.unterminatedComment, at: start)
    return MarkupToken(
      .comment, start, bytes.count, content: content..<endOfUnterminatedComment(content))
  }

  /// Returns the end of the text of an unterminated comment that starts at `content`.
  ///
  /// A partial end delimiter at the end of the source is not part of the text.
  private func endOfUnterminatedComment(_ content: Int) -> Int {
    for delimiter: StaticString in ["--!", "--", "-"] {
      let end = bytes.count &- delimiter.utf8CodeUnitCount
      if end >= content, bytes.matches(delimiter, at: end) { return end }
    }
    return bytes.count
  }

  /// Returns the offset after `<![CDATA[`, or nil if it does not occur at `start`.
  ///
  /// The name must be in capitals (13.2.5.42).
  private func cdataContentStart(at start: Int) -> Int? {
    let opening: StaticString = "<![CDATA["
    let end = start &+ opening.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    for position in start..<end where bytes[position] != opening.utf8Start[position &- start] {
      return nil
    }
    return end
  }

  /// Returns the offset of the first `byte` after `start` that is preceded by two given bytes.
  ///
  /// The two bytes must not start before `start`.
  private func firstOffset(of byte: UInt8, after others: (UInt8, UInt8), from start: Int) -> Int? {
    var position = start
    while position <= lastTagEnd, let end = bytes.firstOffset(of: byte, from: position) {
      if end &- 2 >= start, bytes[end &- 2] == others.0, bytes[end &- 1] == others.1 { return end }
      position = end &+ 1
    }
    return nil
  }

  /// Returns the offset of the `>` of the first `?>` from an offset on.
  private func firstOffset(
    of byte: UInt8, afterQuestionMarkFrom start: Int
  ) -> Int? {
    var position = start
    while position <= lastTagEnd, let end = bytes.firstOffset(of: byte, from: position) {
      if end > start, bytes[end &- 1] == 0x3F { return end }
      position = end &+ 1
    }
    return nil
  }

  /// Returns the content of a raw text element up to its end tag (13.2.5.2 to 13.2.5.14), or nil if
  /// it is empty.
  ///
  /// The escaped states of scripts, which `<!--` starts, are not implemented.
  mutating func rawText() -> MarkupToken? {
    let code = rawTextElement
    rawTextElement = .none
    let name = table.names[Int(code.value)].utf8
    let isEscapable = table.properties(of: code).contains(.escapableRawText)
    let start = offset
    var position = start
    while let found = bytes.firstOffset(of: .lessThan, from: position) {
      if endsRawText(at: found, name) {
        offset = found
        return found > start ? MarkupToken(isEscapable ? .text : .verbatimText, start, found) : nil
      }
      position = found &+ 1
    }
    note(.unterminatedRawText, at: start, code)
    offset = bytes.count
    guard start < offset else { return nil }
    return MarkupToken(isEscapable ? .text : .verbatimText, start, offset)
  }

  /// Returns whether `</name`, followed by white space, `/` or `>`, is at an offset.
  private func endsRawText(at position: Int, _ name: String.UTF8View) -> Bool {
    guard position < lastTagEnd, bytes[position &+ 1] == .slash else { return false }
    var cursor = position &+ 2
    for byte in name {
      guard cursor < bytes.count, bytes[cursor].asciiLowercased == byte else { return false }
      cursor &+= 1
    }
    guard cursor < bytes.count else { return false }
    let next = bytes[cursor]
    return next == .greaterThan || next == .slash || next.isMarkupSpace
  }
}
