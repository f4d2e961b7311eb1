internal import TextFoundation

/// A tokenizer for style sheets (CSS Syntax 3 §4), over UTF-8 bytes and in linear time.
///
/// CR, FF and CR LF count as newlines, and NUL as U+FFFD, without the preprocessing of the standard
/// (§3.3), so that offsets refer to the original source.
struct StyleTokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The construct that the end of the text has ended, after the last token.
  var unclosed: UnclosedConstruct?

  /// Returns the tokens of a text; comments yield no token, and a run of white space yields one.
  static func tokens(of text: String) -> [StyleToken] {
    withUTF8Bytes(of: text) { bytes in
      // A byte order mark at the start belongs to the encoding, not to the text (§3.2).
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      var tokenizer = StyleTokenizer(bytes: bytes, position: hasMark ? 3 : 0)
      var tokens: [StyleToken] = []
      tokens.reserveCapacity(bytes.count / 3)
      while let token = tokenizer.next() {
        // White space before and after a comment forms one token.
        if token.kind == .whitespace, tokens.last?.kind == .whitespace { continue }
        tokens.append(token)
      }
      return tokens
    }
  }

  /// Returns the byte at a distance from the position, or nil after the end.
  func byte(ahead distance: Int = 0) -> UInt8? {
    let offset = position &+ distance
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Reads the next token, or returns nil at the end (§4.3.1).
  mutating func next() -> StyleToken? {
    skipComments()
    let start = position
    guard let first = byte() else { return nil }
    if isWhitespace(first) {
      while let next = byte(), isWhitespace(next) { position &+= 1 }
      return token(.whitespace, from: start)
    }
    if let kind = punctuation(first) {
      position &+= 1
      return token(kind, from: start)
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      position &+= 1
      return string(endingAt: first, from: start)
    case UInt8(ascii: "#"):
      if isName(byte(ahead: 1)) || isEscape(ahead: 1) {
        position &+= 1
        let isIdentifier = startsIdentifier()
        let name = name()
        return token(.hash, from: start, text: name, flag: isIdentifier)
      }
    case UInt8(ascii: "@"):
      if startsIdentifier(ahead: 1) {
        position &+= 1
        let name = name()
        return token(.atKeyword, from: start, text: name)
      }
    case UInt8(ascii: "<"):
      if matches("!--", ahead: 1) {
        position &+= 4
        return token(.commentDeclarationOpen, from: start)
      }
    case UInt8(ascii: "-"):
      if matches("->", ahead: 1) {
        position &+= 3
        return token(.commentDeclarationClose, from: start)
      }
    default: break
    }
    if startsNumber() { return numeric(from: start) }
    if startsIdentifier() { return identifierLike(from: start) }
    return delimiter(from: start)
  }

  private mutating func delimiter(from start: Int) -> StyleToken {
    position &+= bytes.scalar(at: position)?.length ?? 1
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return token(.delimiter, from: start, text: text)
  }

  /// Returns a token that extends from `start` to the position.
  func token(
    _ kind: StyleToken.Kind, from start: Int, text: String = "", number: Double = 0,
    flag: Bool = false
  ) -> StyleToken {
    StyleToken(
      kind: kind, offset: start, end: position, text: text, number: number, flag: flag)
  }

  private func punctuation(_ byte: UInt8) -> StyleToken.Kind? {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "["): .openSquare
    case UInt8(ascii: "]"): .closeSquare
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    default: nil
    }
  }

  private mutating func skipComments() {
    while byte() == UInt8(ascii: "/"), byte(ahead: 1) == UInt8(ascii: "*") {
      position &+= 2
      while position < bytes.count, !matches("*/") { position &+= 1 }
      if position >= bytes.count { unclosed = .comment }
      position = min(position &+ 2, bytes.count)
    }
  }

  /// Returns whether the given ASCII characters follow at a distance from the position.
  private func matches(_ text: StaticString, ahead distance: Int = 0) -> Bool {
    for index in 0..<text.utf8CodeUnitCount
    where byte(ahead: distance &+ index) != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Character classes (§4.2)

  func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || isNewline(byte)
  }

  func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0C || byte == 0x0D }

  func isDigit(_ byte: UInt8?) -> Bool { byte?.isASCIIDigit ?? false }

  /// Returns whether the byte may start a name: a letter, `_`, NUL (read as U+FFFD) or any
  /// non-ASCII byte.
  func isNameStart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || byte.isASCIILetter || byte == 0x5F || byte == 0
  }

  func isName(_ byte: UInt8?) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  /// Returns whether a valid escape starts at a distance from the position (§4.3.8).
  func isEscape(ahead distance: Int = 0) -> Bool {
    guard byte(ahead: distance) == UInt8(ascii: "\\") else { return false }
    return byte(ahead: distance &+ 1).map { !isNewline($0) } ?? true
  }

  /// Returns whether an identifier starts at a distance from the position (§4.3.9).
  func startsIdentifier(ahead distance: Int = 0) -> Bool {
    guard byte(ahead: distance) == UInt8(ascii: "-") else {
      return isNameStart(byte(ahead: distance)) || isEscape(ahead: distance)
    }
    let second = byte(ahead: distance &+ 1)
    return isNameStart(second) || second == UInt8(ascii: "-") || isEscape(ahead: distance &+ 1)
  }

  /// Returns whether a number starts at the position (§4.3.10).
  func startsNumber() -> Bool {
    var distance = 0
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { distance = 1 }
    if byte(ahead: distance) == UInt8(ascii: ".") { distance &+= 1 }
    return isDigit(byte(ahead: distance))
  }
}
