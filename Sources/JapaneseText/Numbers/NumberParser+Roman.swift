import TextFoundation

/// Roman numerals with a counter: Ⅲ章 サンショウ, 第Ⅱ部 ダイニブ, ルイXIV世 ジュウヨンセイ.
///
/// | written with | read if | examples |
/// | --- | --- | --- |
/// | the characters Ⅰ to ⅿ | a counter, 型 or 類 follows, or 第 precedes | Ⅲ章, Ⅱ型, 第Ⅱ四半期 |
/// | the letters I, V, X | 世 follows a name in katakana | ルイXIV世 |
/// | the letters I, V, X, not X alone or repeated | a counter follows, and 第 precedes | 第III部 |
///
/// Others are copied: after the title of a work (ファイナルファンタジーⅦ) they may be spoken in English,
/// and 第XX回 is a number to be filled in.
extension NumberParser {
  /// Reads a Roman numeral that starts at `start`; nil if the text does not show that it is one.
  mutating func romanNumeral(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard let roman = RomanNumeral(in: bytes, at: start), roman.value > 0 else { return nil }
    let isOrdinal = bytes.hasSuffix("第", before: start)
    reading.morphemes.removeAll(keepingCapacity: true)
    reading.setDigits(of: roman.value)
    reading.appendInteger(isMyriadNext: false)
    var numeral = ScannedNumeral(start: start, end: roman.end)
    numeral.value = roman.value
    numeral.key = roman.value
    let match = counter(after: numeral, isWordEnd)
    if roman.isASCII {
      guard let match else { return nil }
      let isReign =
        bytes.starts(with: "世", at: roman.end)
        && bytes.scalar(before: start).map { 0x30A1...0x30FE ~= $0.value } ?? false
      guard isReign || isOrdinal && roman.isUnlikelyPlaceholder else { return nil }
      append(numeral, match, &reading)
      return match.end
    }
    if let match {
      append(numeral, match, &reading)
      return match.end
    }
    let isType =
      bytes.starts(with: "型", at: roman.end) || bytes.starts(with: "類", at: roman.end)
    guard isOrdinal || isType, isWordEnd(roman.end) else { return nil }
    appendNumeral(numeral, &reading)
    return roman.end
  }
}

/// A Roman numeral in a text.
struct RomanNumeral {
  private(set) var end: Int
  private(set) var value = 0
  /// Whether the numeral is written with ASCII letters.
  let isASCII: Bool
  /// Whether letters other than X occur, which stand for numbers to be filled in less often.
  private(set) var isUnlikelyPlaceholder = false

  /// The maximum number of characters: XXXVIII has seven.
  private static let maximumCount = 8

  /// Scans a numeral; nil if no numeral starts here, or if its characters are not in the usual order.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    guard let first = bytes.scalar(at: start), Self.value(of: first.value) != nil else {
      return nil
    }
    isASCII = first.value < 0x80
    end = start
    var values: [Int] = []
    while let scalar = bytes.scalar(at: end), (scalar.value < 0x80) == isASCII,
      let value = Self.value(of: scalar.value)
    {
      guard values.count < Self.maximumCount else { return nil }
      values.append(value)
      if value != 10 { isUnlikelyPlaceholder = true }
      end &+= scalar.length
    }
    if isASCII, let next = bytes.scalar(at: end), next.value < 0x80,
      UInt8(truncatingIfNeeded: next.value).isASCIIAlphanumeric
    {
      return nil
    }
    for (index, value) in values.enumerated() {
      let isSubtracted = index + 1 < values.count && value < values[index + 1]
      self.value += isSubtracted ? -value : value
    }
    guard self.value > 0, Self.isCanonical(values, self.value) else { return nil }
  }

  /// Returns the value of a character: Ⅰ to Ⅿ, ⅰ to ⅿ, and the letters I, V and X.
  static func value(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x49: 1
    case 0x56: 5
    case 0x58: 10
    case 0x2160...0x216B: Int(scalar - 0x215F)
    case 0x2170...0x217B: Int(scalar - 0x216F)
    case 0x216C, 0x217C: 50
    case 0x216D, 0x217D: 100
    case 0x216E, 0x217E: 500
    case 0x216F, 0x217F: 1000
    default: nil
    }
  }

  /// Returns whether a sequence of values is the usual spelling of a number up to 89, or one
  /// character.
  private static func isCanonical(_ values: [Int], _ number: Int) -> Bool {
    guard values.count > 1 else { return true }
    // Spelled with I, V and X: Ⅻ is 10, 1, 1.
    let letters = values.flatMap { value in
      value <= 12 ? spelling(of: value) : [value]
    }
    return letters == spelling(of: number)
  }

  private static func spelling(of number: Int) -> [Int] {
    guard number < 90 else { return [] }
    var rest = number
    var letters: [Int] = []
    for (value, spelled) in [
      (50, [50]), (40, [10, 50]), (10, [10]), (9, [1, 10]), (5, [5]),
      (4, [1, 5]), (1, [1]),
    ] {
      while rest >= value {
        letters += spelled
        rest -= value
      }
    }
    return letters
  }
}
