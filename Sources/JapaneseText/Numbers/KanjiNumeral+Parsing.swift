import TextFoundation

extension KanjiNumeral {
  /// Parses a Japanese numeral.
  ///
  /// Accepts kanji with powers of ten (二千二十四) and digit by digit (二〇二四), the formal characters
  /// (壱弐参拾萬), 廿 and 卅, Arabic digits in ASCII or full width with or without commas, and mixtures of
  /// these (3億5千万, 1万2,000), optionally after マイナス or a minus sign.
  ///
  /// - Parameter text: a numeral without other text. The result is nil for empty text, and for
  ///   numerals whose powers of ten are out of order (百千, 万億).
  /// - Complexity: linear in the length of the text.
  public init?(_ text: some StringProtocol) {
    let digits = withUTF8Bytes(of: Substring(text)) { bytes in
      var parser = KanjiNumeralParser(bytes: bytes)
      return parser.parse()
    }
    guard let digits, let numeral = KanjiNumeral(digits: digits) else { return nil }
    self = numeral
  }
}

/// Converts a numeral to decimal digits.
private struct KanjiNumeralParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The digits so far; the last one has the power of ten `lowest`.
  private var digits: [UInt8] = []
  private var lowest = 0
  /// The digits since the last power of 10,000.
  private var group: [UInt8] = []
  private var groupHasOnes = false
  private var lastPower = 4

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the digits, with a hyphen before those of a negative number; nil if the text is not a
  /// numeral.
  mutating func parse() -> String? {
    let isNegative = skipSign()
    guard position < bytes.count else { return nil }
    var isFirstMyriad = true
    while position < bytes.count {
      guard let symbol = bytes.numeralSymbol(at: position) else { return nil }
      switch symbol.kind {
      case .digit:
        guard readDigits() else { return nil }
        continue
      case .power(let exponent):
        guard addToGroup([1], power: Int(exponent)) else { return nil }
      case .tens(let digit):
        guard addToGroup([digit], power: 1) else { return nil }
      case .myriad(let exponent):
        if group.isEmpty {
          guard isFirstMyriad, digits.isEmpty else { return nil }
          group = [1]
        }
        guard closeGroup(at: Int(exponent) * 4, isFirst: isFirstMyriad) else { return nil }
        isFirstMyriad = false
      }
      position += symbol.length
    }
    if !group.isEmpty || isFirstMyriad {
      guard closeGroup(at: 0, isFirst: isFirstMyriad) else { return nil }
    }
    digits.append(contentsOf: repeatElement(0, count: lowest))
    return (isNegative ? "-" : "") + String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  private mutating func skipSign() -> Bool {
    for sign: StaticString in ["マイナス", "-", "−", "－"] where bytes.starts(with: sign, at: 0) {
      position = sign.utf8CodeUnitCount
      return true
    }
    return false
  }

  /// Parses a run of digits of one script, and the power of ten after a single digit.
  private mutating func readDigits() -> Bool {
    var run: [UInt8] = []
    var scanner = NumeralScanner(bytes: bytes, limit: bytes.count)
    scanner.maximumKanjiRunLength = .max
    guard !groupHasOnes, let found = scanner.digitRun(at: position, into: &run) else {
      return false
    }
    position = found.end
    if run.count == 1, let next = bytes.numeralSymbol(at: position),
      case .power(let exponent) = next.kind
    {
      position += next.length
      return addToGroup(run, power: Int(exponent))
    }
    return addToGroup(run, power: 0)
  }

  /// Adds a digit with a power of ten, or the lowest digits.
  private mutating func addToGroup(_ run: [UInt8], power: Int) -> Bool {
    if power == 0 {
      guard !groupHasOnes, group.isEmpty || run.count <= lastPower else { return false }
      if group.isEmpty {
        group = run
      } else {
        group.replaceSubrange((group.count - run.count)..., with: run)
      }
      groupHasOnes = true
      return true
    }
    guard !groupHasOnes, power < lastPower else { return false }
    if group.isEmpty { group = Array(repeating: 0, count: power + 1) }
    group[group.count - 1 - power] = run.first ?? 1
    lastPower = power
    return true
  }

  /// Appends the group at a power of ten, which must be below all preceding ones.
  private mutating func closeGroup(at exponent: Int, isFirst: Bool) -> Bool {
    if isFirst {
      digits = group
    } else {
      guard exponent < lowest, exponent + group.count <= lowest else { return false }
      digits.append(contentsOf: repeatElement(0, count: lowest - exponent - group.count))
      digits.append(contentsOf: group)
    }
    lowest = exponent
    (group, groupHasOnes, lastPower) = ([], false, 4)
    return true
  }
}
