internal import TextFoundation

extension MarkdownAligner {
  /// What follows the text of a link.
  enum LinkTail {
    /// A URL, or the label of a definition.
    case destination
    /// Nothing, or `[]`: the text is the label.
    case label
  }

  private var byte: UInt8? { position < limit ? bytes[position] : nil }

  mutating func skipSpaces() {
    while let byte, byte == 0x20 || byte == 0x09 { position += 1 }
  }

  mutating func skipLineEnd() -> Bool {
    switch byte {
    case 0x0A: position += 1
    case 0x0D: position += position + 1 < limit && bytes[position + 1] == 0x0A ? 2 : 1
    default: return false
    }
    return true
  }

  /// Skips the markers of block quotes, of which a lazy line has fewer.
  mutating func skipQuotes(_ depth: Int) {
    for _ in 0..<depth {
      let start = position
      skipSpaces()
      guard byte == UInt8(ascii: ">") else {
        position = start
        return
      }
      position += 1
    }
  }

  mutating func skipLinePrefix(quotes depth: Int) {
    skipQuotes(depth)
    skipSpaces()
  }

  /// Skips what precedes the text of a block: `#` of a heading, cells, a check box.
  mutating func skipBlockStart() -> Bool {
    skipSpaces()
    switch block.kind {
    case .heading:
      let start = position
      while byte == UInt8(ascii: "#") { position += 1 }
      // Without a space they are the text of a setext heading.
      if let byte, byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { position = start }
    case .tableCell:
      if byte == UInt8(ascii: "|") { position += 1 }
      for _ in 0..<block.cell {
        guard skipCell() else { return block.inlines.isEmpty }
      }
    case .paragraph where block.hasCheckBox:
      if byte == UInt8(ascii: "[") { position = min(limit, position + 3) }
    case .paragraph where block.startsFootnote:
      if byte == UInt8(ascii: "["), position + 1 < limit, bytes[position + 1] == UInt8(ascii: "^") {
        guard skipBrackets(), byte == UInt8(ascii: ":") else { return false }
        position += 1
      }
    case .paragraph, .html: break
    }
    skipSpaces()
    return true
  }

  private mutating func skipCell() -> Bool {
    while let byte, byte != 0x0A, byte != 0x0D {
      position += 1
      if byte == UInt8(ascii: "|") { return true }
      if byte == UInt8(ascii: "\\"), self.byte == UInt8(ascii: "|") { position += 1 }
    }
    return false
  }

  /// Skips a code span: a run of backticks through the next run of equal length.
  mutating func skipCode() -> Bool {
    let length = skipBackticks()
    guard length > 0 else { return false }
    while position < limit {
      if bytes[position] != UInt8(ascii: "`") {
        position += 1
      } else if skipBackticks() == length {
        return true
      }
    }
    return false
  }

  private mutating func skipBackticks() -> Int {
    let start = position
    while byte == UInt8(ascii: "`") { position += 1 }
    return position - start
  }

  /// Skips from `[` through `]`, without brackets inside but escaped ones.
  mutating func skipBrackets() -> Bool {
    guard byte == UInt8(ascii: "[") else { return false }
    while let byte {
      position += byte == UInt8(ascii: "\\") ? min(2, limit - position) : 1
      if byte == UInt8(ascii: "]") { return true }
    }
    return false
  }

  /// Skips `]` and the destination or label after it.
  mutating func skipLinkTail() -> LinkTail? {
    guard byte == UInt8(ascii: "]") else { return nil }
    position += 1
    let start = position
    if byte == UInt8(ascii: "(") {
      if skipInlineDestination() { return .destination }
      position = start
    }
    guard byte == UInt8(ascii: "["), skipBrackets() else {
      position = start
      return .label
    }
    return position - start > 2 ? .destination : .label
  }

  /// Skips `(destination "title")` (CommonMark 6.3).
  private mutating func skipInlineDestination() -> Bool {
    position += 1
    skipWhiteSpace()
    if byte == UInt8(ascii: "<") {
      guard skipDelimited(by: UInt8(ascii: ">")) else { return false }
    } else {
      var depth = 0
      loop: while let byte {
        switch byte {
        case UInt8(ascii: "("):
          depth += 1
          guard depth <= 32 else { return false }
        case UInt8(ascii: ")"):
          if depth == 0 { break loop }
          depth -= 1
        case UInt8(ascii: "\\"): position = min(limit, position + 1)
        case 0...0x20: break loop
        default: break
        }
        position = min(limit, position + 1)
      }
    }
    skipWhiteSpace()
    switch byte {
    case UInt8(ascii: "\""): guard skipDelimited(by: UInt8(ascii: "\"")) else { return false }
    case UInt8(ascii: "'"): guard skipDelimited(by: UInt8(ascii: "'")) else { return false }
    case UInt8(ascii: "("): guard skipDelimited(by: UInt8(ascii: ")")) else { return false }
    default: break
    }
    skipWhiteSpace()
    guard byte == UInt8(ascii: ")") else { return false }
    position += 1
    return true
  }

  /// Skips a byte, and all bytes through the next unescaped `end`.
  private mutating func skipDelimited(by end: UInt8) -> Bool {
    position += 1
    while let byte {
      position += byte == UInt8(ascii: "\\") ? min(2, limit - position) : 1
      if byte == end { return true }
    }
    return false
  }

  private mutating func skipWhiteSpace() {
    skipSpaces()
    if skipLineEnd() { skipLinePrefix(quotes: block.quoteDepth) }
  }
}
