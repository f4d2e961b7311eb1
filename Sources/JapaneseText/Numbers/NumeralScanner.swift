import TextFoundation

/// A numeral that a scanner found.
///
/// Sendable: a plain value.
struct ScannedNumeral: Sendable {
  var start: Int
  var end: Int
  /// The number; nil if it is not one exact integer that fits.
  var value: Int?
  /// 二三 for two or three, in a row or with a mark between.
  var isPair = false
  /// The mark in 二、三, and how many pieces of the numeral stand before it.
  var mark: Range<Int>?
  var piecesBeforeMark = 0
  var hasUnits = false
  var hasLeadingZero = false
  var hasDecimals = false
  /// 数, 何 or 幾 and nothing else.
  var isBareIndefinite = false
  /// What irregular readings are looked up by: the number, or a key of ``Indefinite``.
  var key: Int?
}

/// Keys of the words in the place of numbers, below all numbers.
enum Indefinite {
  static let several = -1
  static let interrogative = -2
  static let some = -3

  /// What 数, 何 and 幾 are read as, with their keys.
  static func piece(_ scalar: UInt32) -> (NumberMorpheme, Int)? {
    switch scalar {
    case 0x6570: (.suu, several)
    case 0x4F55: (.nan, interrogative)
    case 0x5E7E: (.iku, some)
    default: nil
    }
  }
}

/// Finds the numeral at a place and says it in pieces.
struct NumeralScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Nothing behind this offset is read.
  let limit: Int
  /// Whether 二三 may mean two or three.
  var readsPairs = true
  /// Whether 09 is read as nine, as before 時.
  var dropsZeros = false

  /// Runs of kanji digits are cut here.
  ///
  /// A caller may ask again at each character of a run; those of other scripts are refused there.
  var longestKanjiRun = 64

  /// Longer runs of digits are said digit by digit, unless they are grouped by commas.
  static let longestNumber = 12
  /// Numerals with more than this are cut; it bounds the time a call takes.
  private static let longestNumeral = 1024

  init(bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = min(limit, bytes.count)
  }

  func symbol(at offset: Int) -> NumeralSymbol? {
    guard offset < limit, let symbol = bytes.numeralSymbol(at: offset) else { return nil }
    return offset &+ symbol.length <= limit ? symbol : nil
  }

  /// The numeral at `start`; its pieces replace those in `reading`.
  func scan(from start: Int, into reading: inout NumberReading) -> ScannedNumeral? {
    reading.morphemes.removeAll(keepingCapacity: true)
    var state = State(start: start)
    while state.position < limit, state.position &- start < Self.longestNumeral {
      guard step(&state, &reading) else { break }
    }
    guard state.position > start else { return nil }
    var numeral = state.numeral
    numeral.end = state.position
    numeral.value = state.value
    numeral.key = state.value ?? numeral.key
    return numeral
  }

  /// What has been read of the numeral.
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

  /// Reads one digit run or unit; false where the numeral ends.
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
      // 溝, 正, 極 and the like are common characters; in running text they do not count.
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

  /// 何, 数 and 幾 in the place of a digit: 何百, 十数人.
  private func indefinite(_ state: inout State, _ reading: inout NumberReading) -> Bool {
    guard !state.hasOnes, let scalar = bytes.scalar(at: state.position) else { return false }
    guard let (morpheme, key) = Indefinite.piece(scalar.value) else { return false }
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
      state.numeral.isBareIndefinite = true
      state.numeral.key = key
    }
    reading.morphemes.append(morpheme)
    state.add(nil, power: 0)
    state.position = next
    return true
  }
}
