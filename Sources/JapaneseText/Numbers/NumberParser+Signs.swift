import TextFoundation

/// Plus and minus signs, currency symbols before the number, fractions, and numbers of one
/// character.
extension NumberParser {
  /// Returns the plus or minus sign before a digit; a hyphen between words is not a sign.
  func sign(at start: Int) -> (end: Int, morpheme: NumberMorpheme)? {
    guard let scalar = bytes.scalar(at: start) else { return nil }
    let morpheme: NumberMorpheme
    switch scalar.value {
    case 0x2D, 0x2212, 0xFF0D: morpheme = .minus
    case 0x2B, 0xFF0B: morpheme = .plus
    case 0xB1: morpheme = .plusMinus
    default: return nil
    }
    let end = start &+ scalar.length
    guard let symbol = bytes.numeralSymbol(at: end), symbol.digit != nil, symbol.script != .kanji
    else { return nil }
    if let last = bytes.scalar(before: start)?.value, joinsWords(last) { return nil }
    return (end, morpheme)
  }

  /// Returns whether a hyphen after the character joins two words: the character is a letter,
  /// digit, katakana or kanji.
  private func joinsWords(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x80: value.isASCIIAlphanumeric || value == 0x2D
    case 0x30A1...0x30FE: true
    default: value.isCJKIdeograph || value.isASCIIOrFullwidthDigit || value.isFullwidthLetter
    }
  }

  /// Reads ￥1,000 as センエン, with the currency after the number.
  mutating func currency(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard let symbol = bytes.scalar(at: start),
      [0x24, 0xA3, 0xA5, 0x20A9, 0x20AC, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6].contains(symbol.value)
    else { return nil }
    var row: Int?
    counters.forEachMatch(in: bytes, at: start) { end, rows in
      if end == start &+ symbol.length { row = rows.lowerBound }
    }
    let scanner = NumeralScanner(bytes: bytes, limit: bytes.count)
    guard let row, bytes.numeralSymbol(at: start &+ symbol.length)?.digit != nil,
      let numeral = scanner.scan(from: start &+ symbol.length, into: &reading),
      isWordEnd(numeral.end)
    else { return nil }
    let counter = counters.counters[row]
    let form = counter.form(after: reading.morphemes.last?.ending ?? [])
    reading.geminateLast(for: counter.change)
    reading.append(
      start..<numeral.end, morphemeRange: 0..<reading.morphemes.count, then: form, in: counters.pool
    )
    return numeral.end
  }

  /// Reads 4分の3, 三分の一 and 3対2.
  mutating func ratio(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    var scanner = NumeralScanner(bytes: bytes, limit: bytes.count)
    scanner.readsPairs = false
    guard let first = scanner.scan(from: start, into: &reading) else { return nil }
    let morpheme: NumberMorpheme
    let next: Int
    if bytes.starts(with: "分の", at: first.end) || bytes.starts(with: "分之", at: first.end) {
      (morpheme, next) = (.bunno, first.end &+ 6)
    } else if bytes.starts(with: "対", at: first.end) {
      (morpheme, next) = (.tai, first.end &+ 3)
      reading.geminateLast(for: .versus)
    } else {
      return nil
    }
    guard bytes.numeralSymbol(at: next) != nil else { return nil }
    appendNumeral(first, &reading)
    reading.append(first.end..<next, morpheme)
    return item(at: next, &reading, isWordEnd)?.end
  }

  /// Reads ½ and other fraction characters, and the 元 of 元年.
  func singleCharacter(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard let scalar = bytes.scalar(at: start) else { return nil }
    let end = start &+ scalar.length
    if scalar.value == 0x5143 {
      guard bytes.starts(with: "年", at: end), isWordEnd(end &+ 3), let row = counters.row(of: "年")
      else { return nil }
      reading.append(start..<end, .gan)
      reading.append(
        end..<end &+ 3, morphemeRange: 0..<0, then: counters.counters[row].plain, in: counters.pool)
      return end &+ 3
    }
    guard isWordEnd(end), let (numerator, denominator) = Self.fraction(scalar.value) else {
      return nil
    }
    reading.morphemes.removeAll(keepingCapacity: true)
    append(numerator, over: denominator, to: &reading)
    reading.append(start..<end, morphemeRange: 0..<reading.morphemes.count)
    return end
  }

  /// Reads the fraction character of 1½ (イチトニブンノイチ), whose integer has been appended.
  func mixedFraction(
    after numeral: ScannedNumeral, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard numeral.value != nil, let scalar = bytes.scalar(at: numeral.end),
      isWordEnd(numeral.end &+ scalar.length),
      let (numerator, denominator) = Self.fraction(scalar.value)
    else { return nil }
    reading.morphemes.removeAll(keepingCapacity: true)
    reading.morphemes.append(.and)
    append(numerator, over: denominator, to: &reading)
    let end = numeral.end &+ scalar.length
    reading.append(numeral.end..<end, morphemeRange: 0..<reading.morphemes.count)
    return end
  }

  private func append(
    _ numerator: UInt8, over denominator: UInt8, to reading: inout NumberReading
  ) {
    reading.morphemes.append(denominator == 10 ? .juu : .digit(denominator))
    reading.morphemes.append(.bunno)
    reading.morphemes.append(.digit(numerator))
  }

  /// Returns the numerator and denominator of a Unicode fraction character.
  static func fraction(_ value: UInt32) -> (UInt8, UInt8)? {
    switch value {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155...0x2158: (UInt8(value &- 0x2154), 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    default: nil
    }
  }
}
