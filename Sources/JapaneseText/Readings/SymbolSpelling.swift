import TextFoundation

/// Reads symbols, if requested: ※ is コメジルシ, → is ヤジルシ.
///
/// | text | reading | rule |
/// | --- | --- | --- |
/// | ※, →, ★, ☎, emoji | コメジルシ, ヤジルシ … | the name in ``SymbolRows`` |
/// | 3×4, 5÷2 | サンカケルヨン | the word between digits, if the row has one |
/// | #1 | ナンバーイチ | # before a digit |
/// | a/b, 10/月 | スラッシュ | / next to a letter or digit |
/// | ①, ⑴, Ⅶ | マルイチ, カッコイチ, ナナ | enclosed numbers and Roman numerals |
/// | 、。「」…・ and others | unchanged | no row |
///
/// Units, percent signs, currency symbols and signs next to a number are part of it
/// (``NumberReader``), also without this option.
struct SymbolSpelling: ~Copyable {
  private var number = NumberReading()
  private var words: [AnalyzedWord] = []

  /// A symbol's reading, and the one between digits.
  struct Name: Sendable {
    let alone: [UInt8]
    let betweenDigits: [UInt8]?
  }

  /// The names by scalar.
  static let names: [UInt32: Name] = {
    var names: [UInt32: Name] = [:]
    for line in SymbolRows.rows.split(separator: "\n") where !line.hasPrefix("# ") || line.isHash {
      let fields = line.split(separator: " ")
      guard fields.count >= 2, fields.count <= 3 else { continue }
      let name = Name(
        alone: Array(fields[1].utf8), betweenDigits: fields.count > 2 ? Array(fields[2].utf8) : nil)
      for scalar in fields[0].unicodeScalars { names[scalar.value] = name }
    }
    return names
  }()

  /// Gives readings to the symbols of a text.
  mutating func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    guard text.words.contains(where: { Self.mayContainSymbol($0) }) else { return }
    words.removeAll(keepingCapacity: true)
    for word in text.words {
      if Self.mayContainSymbol(word) {
        append(word, text.bytes, &arena)
      } else {
        words.append(word)
      }
    }
    swap(&text.words, &words)
  }

  private static func mayContainSymbol(_ word: AnalyzedWord) -> Bool {
    word.reading.isEmpty && word.scripts.intersects(.other)
  }

  /// Appends a word with each symbol that has a name as a word of its own.
  private mutating func append(
    _ word: AnalyzedWord, _ bytes: UnsafeBufferPointer<UInt8>, _ arena: inout KanaArena
  ) {
    var unread = word.start
    var offset = word.start
    while offset < word.end, let scalar = bytes.scalar(at: offset) {
      let end = min(Self.end(ofCharacterAfter: offset + scalar.length, bytes), word.end)
      let reading = reading(of: scalar.value, offset..<end, bytes, &arena)
      if !reading.isEmpty {
        appendPart(unread..<offset, of: word, bytes, .none)
        appendPart(offset..<end, of: word, bytes, reading)
        unread = end
      }
      offset = end
    }
    appendPart(unread..<word.end, of: word, bytes, .none)
  }

  private mutating func appendPart(
    _ range: Range<Int>, of word: AnalyzedWord, _ bytes: UnsafeBufferPointer<UInt8>,
    _ reading: KanaBytes
  ) {
    guard !range.isEmpty else { return }
    words.append(
      AnalyzedWord(
        range, in: bytes, traits: word.traits, entry: word.entry, reading: reading,
        pronunciation: .none, origin: reading.isEmpty ? word.origin : .symbolSpelling))
  }

  /// Returns the end of the variation selectors, skin tones and joined emoji at an offset.
  private static func end(
    ofCharacterAfter start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = start
    while let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0x20E3, 0x300...0x36F: offset += scalar.length
      case 0x200D:
        offset += scalar.length
        offset += bytes.scalar(at: offset)?.length ?? 0
      default: return offset
      }
    }
    return offset
  }

  private mutating func reading(
    of scalar: UInt32, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ arena: inout KanaArena
  ) -> KanaBytes {
    let ascii = (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
    let isBeforeDigit = Self.isDigit(after: range.upperBound, bytes)
    if ascii == 0x23, isBeforeDigit { return arena.copy(Array("ナンバー".utf8)) }
    if ascii == 0x2F {
      return Self.isAlphanumeric(range, bytes) ? arena.copy(Array("スラッシュ".utf8)) : .none
    }
    if let name = Self.names[ascii] ?? Self.names[scalar] {
      let isBetween = isBeforeDigit && Self.isDigit(before: range.lowerBound, bytes)
      return arena.copy(isBetween ? name.betweenDigits ?? name.alone : name.alone)
    }
    guard let (prefix, value) = Self.enclosedNumber(scalar) else { return .none }
    number.removeAll()
    number.setDigits(of: value)
    number.appendInteger(isMyriadNext: false)
    number.append(range, morphemeRange: 0..<number.morphemes.count)
    return arena.copy(Array(prefix.utf8) + Array(number.readings.bytes))
  }

  /// Returns the word before the number of a character such as ①, and the number.
  static func enclosedNumber(_ scalar: UInt32) -> (prefix: String, value: Int)? {
    switch scalar {
    case 0x2460...0x2473: ("マル", Int(scalar - 0x245F))  // ①
    case 0x3251...0x325F: ("マル", Int(scalar - 0x3251) + 21)  // ㉑
    case 0x32B1...0x32BF: ("マル", Int(scalar - 0x32B1) + 36)  // ㊱
    case 0x2776...0x277F: ("クロマル", Int(scalar - 0x2775))  // ❶
    case 0x24EB...0x24F4: ("クロマル", Int(scalar - 0x24EB) + 11)  // ⓫
    case 0x2474...0x2487: ("カッコ", Int(scalar - 0x2473))  // ⑴
    case 0x2488...0x249B: ("", Int(scalar - 0x2487))  // ⒈
    default: RomanNumeral.value(of: scalar).flatMap { scalar < 0x80 ? nil : ("", $0) }
    }
  }

  private static func isDigit(after offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = offset < bytes.count && bytes[offset] == 0x20 ? offset + 1 : offset
    return bytes.scalar(at: start)?.value.isASCIIOrFullwidthDigit ?? false
  }

  private static func isDigit(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = offset > 0 && bytes[offset - 1] == 0x20 ? offset - 1 : offset
    return bytes.scalar(before: end)?.value.isASCIIOrFullwidthDigit ?? false
  }

  /// Returns whether a letter or digit is next to a range.
  private static func isAlphanumeric(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let neighbors = [bytes.scalar(before: range.lowerBound), bytes.scalar(at: range.upperBound)]
    return neighbors.contains { scalar in
      guard let value = scalar?.value else { return false }
      return value < 0x80 && UInt8(truncatingIfNeeded: value).isASCIIAlphanumeric
        || value.isASCIIOrFullwidthDigit || value.isFullwidthLetter
    }
  }
}

extension Substring {
  /// Whether the line is the row of the symbol #, not a comment.
  fileprivate var isHash: Bool { self == "# シャープ" }
}
