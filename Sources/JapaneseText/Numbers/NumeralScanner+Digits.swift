import TextFoundation

/// A run of digits of one script, including the commas between groups of three.
struct DigitRun: Sendable {
  var end: Int
  var count = 0
  var isGrouped = false
  var first: UInt8 = 0
  var second: UInt8 = 0
  /// The number; nil if it overflows.
  var value: Int? = 0

  var hasLeadingZero: Bool { first == 0 && count > 1 }
  /// Whether the run has two digits of which the second is greater by one: 二三 (but not 〇一 or 九〇).
  var isAscendingPair: Bool { count == 2 && first > 0 && second == first &+ 1 }

  mutating func add(_ digit: UInt8) {
    if count == 0 { first = digit }
    if count == 1 { second = digit }
    count &+= 1
    value = NumeralScanner.State.sum(
      NumeralScanner.State.product(value, power: 1), Int(digit))
  }
}

extension NumeralScanner {
  /// Scans the run at `offset` and replaces `digits` by its digits; returns nil if there is none.
  func digitRun(at offset: Int, into digits: inout [UInt8]) -> DigitRun? {
    guard let opening = symbol(at: offset), opening.digit != nil else { return nil }
    digits.removeAll(keepingCapacity: true)
    var run = DigitRun(end: offset)
    addDigits(opening.script, to: &run, &digits)
    guard opening.script != .kanji, run.count <= 3, run.first != 0 else { return run }
    while let group = groupStart(at: run.end, opening.script) {
      run.end = group
      addDigits(opening.script, to: &run, &digits)
      run.isGrouped = true
    }
    return run
  }

  private func addDigits(
    _ script: NumeralSymbol.Script, to run: inout DigitRun, _ digits: inout [UInt8]
  ) {
    while let symbol = symbol(at: run.end), let digit = symbol.digit, symbol.script == script,
      script != .kanji || run.count < maximumKanjiRunLength
    {
      digits.append(digit)
      run.add(digit)
      run.end &+= symbol.length
    }
  }

  /// Returns the start of three digits after a comma at `offset`, if there are exactly three.
  private func groupStart(at offset: Int, _ script: NumeralSymbol.Script) -> Int? {
    guard let separator = bytes.scalar(at: offset),
      separator.value == 0x2C || separator.value == 0xFF0C
    else {
      return nil
    }
    let start = offset &+ separator.length
    var position = start
    for count in 0..<4 {
      guard let symbol = symbol(at: position), symbol.digit != nil, symbol.script == script else {
        return count == 3 ? start : nil
      }
      position &+= symbol.length
    }
    return nil
  }

  /// Reads a run of digits as a coefficient or as the lowest digits; returns false if the numeral
  /// ends.
  func digits(
    _ symbol: NumeralSymbol, _ state: inout State, _ reading: inout NumberReading
  ) -> Bool {
    guard !state.hasOnes, let run = digitRun(at: state.position, into: &reading.digits) else {
      return false
    }
    let pair = pair(run, symbol, state)
    let end = pair?.upperBound ?? run.end
    let next = self.symbol(at: end)
    if case .power(let exponent) = next?.kind, run.count == 1 || pair != nil {
      guard exponent < state.lastPower else { return false }
      appendCoefficient(run, pair, &state, &reading)
      reading.appendPower(exponent, hasCoefficient: true)
      state.add(pair == nil ? run.value : nil, power: exponent)
      state.numeral.hasUnits = true
      state.position = end &+ (next?.length ?? 0)
      return true
    }
    // 2千500 is one number, 千2000 is two.
    guard state.lastPower == 4 || pair != nil || run.count <= Int(state.lastPower) else {
      return false
    }
    if pair != nil {
      appendCoefficient(run, pair, &state, &reading)
      state.add(nil, power: 0)
      state.position = end
    } else {
      appendOnes(run, next, &state, &reading)
    }
    return true
  }

  /// Returns the range from the end of the run to the end of an approximate pair such as 二、三; empty
  /// for 二三, nil if there is no pair.
  private func pair(_ run: DigitRun, _ symbol: NumeralSymbol, _ state: State) -> Range<Int>? {
    guard readsPairs, !state.numeral.isPair else { return nil }
    if symbol.script == .kanji, run.isAscendingPair {
      return followsEra(state.position) ? nil : run.end..<run.end
    }
    guard run.count == 1, run.first > 0, let separator = bytes.scalar(at: run.end),
      separator.value == 0x3001 || separator.value == 0x30FB || separator.value == 0xFF0C
        || separator.value == 0x2C
    else { return nil }
    let start = run.end &+ separator.length
    guard let second = self.symbol(at: start), second.digit == run.first &+ 1,
      second.script == symbol.script
    else { return nil }
    let end = start &+ second.length
    // 1、2、3 is a list.
    if self.symbol(at: end)?.digit != nil || isListed(before: state.position, separator.value) {
      return nil
    }
    if let separator = bytes.scalar(at: end), separator.value == 0x3001,
      self.symbol(at: end &+ separator.length)?.digit != nil
    {
      return nil
    }
    return run.end..<end
  }

  /// Returns whether the last character of an era name or of 西暦 is before the offset: 平成二三年 is the
  /// year 23.
  private func followsEra(_ offset: Int) -> Bool {
    guard let last = bytes.scalar(before: offset) else { return false }
    return [0x6210, 0x548C, 0x6B63, 0x6CBB, 0x66A6].contains(last.value)
  }

  private func isListed(before offset: Int, _ separator: UInt32) -> Bool {
    guard let last = bytes.scalar(before: offset), last.value == separator else { return false }
    guard let digit = bytes.scalar(before: offset &- last.length) else { return false }
    return bytes.numeralSymbol(at: offset &- last.length &- digit.length) != nil
  }

  private func appendCoefficient(
    _ run: DigitRun, _ pair: Range<Int>?, _ state: inout State, _ reading: inout NumberReading
  ) {
    guard let pair else { return reading.morphemes.append(.digit(run.first)) }
    let (first, second) = NumberMorpheme.pair(run.first)
    reading.morphemes.append(first)
    if !pair.isEmpty, let separator = bytes.scalar(at: pair.lowerBound) {
      state.numeral.separator = pair.lowerBound..<pair.lowerBound &+ separator.length
      state.numeral.morphemesBeforeSeparator = reading.morphemes.count
    }
    reading.morphemes.append(second)
    state.numeral.isPair = true
  }

  private func appendOnes(
    _ run: DigitRun, _ next: NumeralSymbol?, _ state: inout State, _ reading: inout NumberReading
  ) {
    let isFirst = state.position == state.start
    var isMyriadNext = false
    if case .myriad = next?.kind { isMyriadNext = true }
    let isSpelled =
      run.hasLeadingZero && !dropsZeros
      || run.count > Self.maximumNumberLength && !run.isGrouped || run.count > 72
    let decimals = isFirst && !run.hasLeadingZero ? decimals(after: run, state.position) : nil
    if isSpelled {
      for digit in reading.digits { reading.morphemes.append(.digit(digit)) }
    } else if run.value == 0, decimals != nil || bytes.starts(with: "零", at: state.position) {
      reading.morphemes.append(.rei)
    } else {
      reading.appendInteger(isMyriadNext: isMyriadNext)
    }
    state.numeral.hasLeadingZero = isFirst && run.hasLeadingZero
    state.add(isSpelled || decimals != nil ? nil : run.value, power: 0)
    state.position = run.end
    guard let decimals else { return }
    reading.appendPoint()
    state.numeral.hasDecimals = true
    state.position = decimals
    while let symbol = symbol(at: state.position), let digit = symbol.digit,
      symbol.script == self.symbol(at: decimals)?.script
    {
      reading.morphemes.append(.digit(digit))
      state.position &+= symbol.length
    }
  }

  /// Returns the start of the digits after a decimal point; between kanji, ・ is a decimal point.
  private func decimals(after run: DigitRun, _ start: Int) -> Int? {
    guard let point = bytes.scalar(at: run.end), let opening = symbol(at: start) else {
      return nil
    }
    let isPoint =
      opening.script == .kanji
      ? point.value == 0x30FB : point.value == 0x2E || point.value == 0xFF0E
    guard isPoint, let first = symbol(at: run.end &+ point.length), first.digit != nil,
      first.script == opening.script
    else { return nil }
    return run.end &+ point.length
  }
}
