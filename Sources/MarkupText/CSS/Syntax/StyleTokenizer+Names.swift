internal import TextFoundation

/// Tokenization of names, strings, URLs and numbers.
extension StyleTokenizer {
  /// Reads a name, decoding its escapes (§4.3.11).
  mutating func name() -> String {
    let start = position
    while isName(byte()), byte() != 0 { position &+= 1 }
    guard byte() == 0 || isEscape() else {
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var name = Array(bytes[start..<position])
    while true {
      if isEscape() {
        position &+= 1
        escape(into: &name)
      } else if let next = byte(), isName(next) {
        position &+= 1
        append(next, to: &name)
      } else {
        return String(decoding: name, as: UTF8.self)
      }
    }
  }

  /// Reads an identifier, a function or a URL (§4.3.4).
  mutating func identifierLike(from start: Int) -> StyleToken {
    let name = name()
    guard byte() == UInt8(ascii: "(") else { return token(.identifier, from: start, text: name) }
    position &+= 1
    guard name.asciiLowercased == "url" else { return token(.function, from: start, text: name) }
    var distance = 0
    while let next = byte(ahead: distance), isWhitespace(next) { distance &+= 1 }
    if let next = byte(ahead: distance), next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      return token(.function, from: start, text: name)
    }
    position &+= distance
    return unquotedURL(from: start)
  }

  /// Reads the rest of an unquoted URL after `url(` (§4.3.6).
  private mutating func unquotedURL(from start: Int) -> StyleToken {
    var text: [UInt8] = []
    while let next = byte(), next != UInt8(ascii: ")") {
      if isWhitespace(next) {
        while let blank = byte(), isWhitespace(blank) { position &+= 1 }
        guard byte() == nil || byte() == UInt8(ascii: ")") else { return badURLToken(from: start) }
      } else if isEscape() {
        position &+= 1
        escape(into: &text)
      } else if isForbiddenInURL(next) {
        return badURLToken(from: start)
      } else {
        position &+= 1
        append(next, to: &text)
      }
    }
    if byte() == nil { unclosed = .url(endsInBackslash: unclosed == .escape(.backslash)) }
    position = min(position &+ 1, bytes.count)
    return token(.url, from: start, text: String(decoding: text, as: UTF8.self))
  }

  private func isForbiddenInURL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "\\"): true
    default: byte != 0 && (byte < 0x20 || byte == 0x7F)
    }
  }

  private mutating func badURLToken(from start: Int) -> StyleToken {
    while let next = byte(), next != UInt8(ascii: ")") {
      position &+= isEscape() ? 2 : 1
    }
    position = min(position &+ 1, bytes.count)
    return token(.badURL, from: start)
  }

  /// Reads the rest of a string after its opening quote (§4.3.5).
  mutating func string(endingAt quote: UInt8, from start: Int) -> StyleToken {
    var text: [UInt8] = []
    while let next = byte(), next != quote {
      if isNewline(next) { return token(.badString, from: start) }
      position &+= 1
      guard next == UInt8(ascii: "\\") else {
        append(next, to: &text)
        continue
      }
      guard let escaped = byte() else {
        unclosed = .string(quote, endsInBackslash: true)
        return token(.string, from: start, text: String(decoding: text, as: UTF8.self))
      }
      if isNewline(escaped) {
        skipNewline()
      } else {
        escape(into: &text)
      }
    }
    if byte() == nil { unclosed = .string(quote, endsInBackslash: false) }
    position = min(position &+ 1, bytes.count)
    return token(.string, from: start, text: String(decoding: text, as: UTF8.self))
  }

  private mutating func skipNewline() {
    position &+= byte() == 0x0D && byte(ahead: 1) == 0x0A ? 2 : 1
  }

  private func append(_ byte: UInt8, to text: inout [UInt8]) {
    if byte == 0 { text.append(contentsOf: "\u{FFFD}".utf8) } else { text.append(byte) }
  }

  /// Reads an escape after the backslash and appends its code point (§4.3.7).
  private mutating func escape(into text: inout [UInt8]) {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = byte()?.hexadecimalDigit {
      value = value &<< 4 | digit
      digits &+= 1
      position &+= 1
    }
    if digits > 0 {
      if let next = byte(), isWhitespace(next) { skipNewline() } else { endEscape(.digits) }
      let scalar = value == 0 ? nil : Unicode.Scalar(value)
      text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    } else if let scalar = bytes.scalar(at: position) {
      let end = position &+ scalar.length
      if scalar.value == 0 { append(0, to: &text) } else { text += bytes[position..<end] }
      position = end
    } else {
      append(0, to: &text)
      endEscape(.backslash)
    }
  }

  private mutating func endEscape(_ end: UnclosedConstruct.EscapeEnd) {
    if byte() == nil { unclosed = .escape(end) }
  }

  /// Reads a number, percentage or dimension (§4.3.3).
  mutating func numeric(from start: Int) -> StyleToken {
    var isInteger = true
    if !isDigit(byte()), byte() != UInt8(ascii: ".") { position &+= 1 }
    while isDigit(byte()) { position &+= 1 }
    if byte() == UInt8(ascii: "."), isDigit(byte(ahead: 1)) {
      isInteger = false
      position &+= 1
      while isDigit(byte()) { position &+= 1 }
    }
    if let exponent = exponentLength() {
      isInteger = false
      position &+= exponent
      while isDigit(byte()) { position &+= 1 }
    }
    let number = value(of: bytes[start..<position])
    if byte() == UInt8(ascii: "%") {
      position &+= 1
      return token(.percentage, from: start, number: number)
    }
    guard startsIdentifier() else {
      let sign = isDigit(bytes[start]) || bytes[start] == UInt8(ascii: ".") ? 0 : 1
      let text = String(decoding: bytes[start..<start &+ sign], as: UTF8.self)
      return token(.number, from: start, text: text, number: number, flag: isInteger)
    }
    let unit = name()
    return token(.dimension, from: start, text: unit, number: number, flag: isInteger)
  }

  /// Returns the length of `e`, an optional sign and one digit, or nil if no exponent follows.
  private func exponentLength() -> Int? {
    guard let letter = byte(), letter | 0x20 == 0x65 else { return nil }
    let sign = byte(ahead: 1)
    let signLength = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 1 : 0
    return isDigit(byte(ahead: 1 &+ signLength)) ? 2 &+ signLength : nil
  }

  /// Returns the numeric value of the bytes, clamped to ±10¹⁵.
  ///
  /// CSS Values 4 §5.1 leaves the range open; sums of such numbers stay finite and convert to
  /// integers.
  private func value(of digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double {
    let limit = 1e15
    let number = Double(String(decoding: digits, as: UTF8.self)) ?? 0
    return min(max(number, -limit), limit)
  }
}
