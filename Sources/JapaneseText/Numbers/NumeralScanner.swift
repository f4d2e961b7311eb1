import TextFoundation

/// A numeral found by the scanner.
struct ScannedNumeral: Sendable {
  var start: Int
  var end: Int
  /// The number; nil if it is not a single exact integer, or if it overflows.
  var value: Int?
  /// Whether the numeral is an approximate pair: 二三 for two or three, optionally with a separator.
  var isPair = false
  /// The range of the separator in 二、三, and the number of morphemes before it.
  var separator: Range<Int>?
  var morphemesBeforeSeparator = 0
  var hasUnits = false
  var hasLeadingZero = false
  var hasDecimals = false
  /// Whether the numeral consists only of 数, 何 or 幾.
  var isIndefiniteOnly = false
  /// The key for irregular readings: the number, or a key of ``Indefinite``.
  var key: Int?
}

/// Words used like numbers, with negative keys so that they differ from all numbers.
enum Indefinite {
  static let several = -1
  static let interrogative = -2
  static let some = -3

  /// Returns the reading and the key of 数, 何 or 幾.
  static func morpheme(_ scalar: UInt32) -> (NumberMorpheme, Int)? {
    switch scalar {
    case 0x6570: (.suu, several)
    case 0x4F55: (.nan, interrogative)
    case 0x5E7E: (.iku, some)
    default: nil
    }
  }
}

/// Scans a numeral and converts it to morphemes.
struct NumeralScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset at which scanning stops.
  let limit: Int
  /// Whether 二三 may mean two or three.
  var readsPairs = true
  /// Whether 09 is read as nine, as before 時.
  var dropsZeros = false

  /// The maximum length of a run of kanji digits.
  ///
  /// A caller may try each character of such a run; inside runs of other scripts, the reader
  /// returns nil.
  var maximumKanjiRunLength = 64

  /// The maximum length of a run of digits read as a number; longer runs without commas are read
  /// digit by digit.
  static let maximumNumberLength = 12
  /// The maximum length of a numeral in bytes, which limits the time of a call.
  private static let maximumNumeralLength = 1024

  init(bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = min(limit, bytes.count)
  }

  func symbol(at offset: Int) -> NumeralSymbol? {
    guard offset < limit, let symbol = bytes.numeralSymbol(at: offset) else { return nil }
    return offset &+ symbol.length <= limit ? symbol : nil
  }

  /// Scans the numeral at `start` and replaces the morphemes in `reading`; returns nil if there is
  /// none.
  func scan(from start: Int, into reading: inout NumberReading) -> ScannedNumeral? {
    reading.morphemes.removeAll(keepingCapacity: true)
    var state = State(start: start)
    while state.position < limit, state.position &- start < Self.maximumNumeralLength {
      guard step(&state, &reading) else { break }
    }
    guard state.position > start else { return nil }
    var numeral = state.numeral
    numeral.end = state.position
    numeral.value = state.value
    numeral.key = state.value ?? numeral.key
    return numeral
  }

  /// The state of the scan.
  struct State {
    let start: Int
    var position: Int
    var numeral: ScannedNumeral
    var total: Int? = 0
    /// The number since the last power of 10,000.
    var section: Int? = 0
    var sectionIsEmpty = true
    var hasOnes = false
    var lastMyriad: UInt8 = 18
    var lastPower: UInt8 = 4

    init(start: Int) {
      self.start = start
      position = start
      numeral = ScannedNumeral(start: start, end: start)
    }

    var value: Int? { Self.sum(total, section) }

    static func sum(_ left: Int?, _ right: Int?) -> Int? {
      guard let left, let right else { return nil }
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? nil : sum
    }

    static func product(_ left: Int?, power exponent: Int) -> Int? {
      guard var result = left else { return nil }
      for _ in 0..<exponent {
        let (next, overflow) = result.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        result = next
      }
      return result
    }

    mutating func add(_ digits: Int?, power: UInt8) {
      section = Self.sum(section, Self.product(digits, power: Int(power)))
      sectionIsEmpty = false
      if power == 0 { hasOnes = true } else { lastPower = power }
    }
  }

  /// Reads one run of digits or unit; returns false if the numeral ends.
  private func step(_ state: inout State, _ reading: inout NumberReading) -> Bool {
    guard let symbol = symbol(at: state.position) else { return indefinite(&state, &reading) }
    switch symbol.kind {
    case .digit:
      return digits(symbol, &state, &reading)
    case .power(let exponent):
      guard !state.hasOnes, exponent < state.lastPower else { return false }
      reading.appendPower(exponent, hasCoefficient: false)
      state.add(1, power: exponent)
    case .tens(let digit):
      guard !state.hasOnes, state.lastPower > 1 else { return false }
      reading.morphemes.append(.digit(digit))
      reading.morphemes.append(.juu)
      state.add(Int(digit), power: 1)
    case .myriad(let exponent):
      // 溝, 正, 極 and similar powers are common characters; in running text they are not numerals.
      guard exponent < state.lastMyriad, exponent <= 5 || exponent >= 13 else { return false }
      if state.sectionIsEmpty {
        guard state.position == state.start, exponent <= 3 else { return false }
        state.section = 1
      }
      reading.appendMyriad(exponent)
      state.total = State.sum(
        state.total, State.product(state.section, power: Int(exponent) * 4))
      (state.section, state.sectionIsEmpty, state.hasOnes) = (0, true, false)
      (state.lastMyriad, state.lastPower) = (exponent, 4)
    }
    state.numeral.hasUnits = true
    state.position &+= symbol.length
    return true
  }

  /// Reads 何, 数 and 幾 used like a digit: 何百, 十数人.
  private func indefinite(_ state: inout State, _ reading: inout NumberReading) -> Bool {
    guard !state.hasOnes, let scalar = bytes.scalar(at: state.position) else { return false }
    guard let (morpheme, key) = Indefinite.morpheme(scalar.value) else { return false }
    let next = state.position &+ scalar.length
    guard next <= limit else { return false }
    if case .power(let exponent) = symbol(at: next)?.kind {
      guard exponent < state.lastPower else { return false }
      reading.morphemes.append(morpheme)
      reading.appendPower(exponent, hasCoefficient: true)
      state.add(nil, power: exponent)
      state.numeral.hasUnits = true
      state.position = next &+ (symbol(at: next)?.length ?? 0)
      return true
    }
    let isFirst = state.position == state.start
    guard isFirst || state.lastPower < 4 else { return false }
    if case .myriad = symbol(at: next)?.kind {
    } else if isFirst {
      state.numeral.isIndefiniteOnly = true
      state.numeral.key = key
    }
    reading.morphemes.append(morpheme)
    state.add(nil, power: 0)
    state.position = next
    return true
  }
}
