import TextFoundation

/// Parses a number with its counter, and the numbers joined to it.
struct NumberParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let counters: CounterTable

  /// Parses an expression: joined numbers in one of the known forms, or a number with a counter.
  mutating func expression(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    let count = reading.parts.count
    if let end = unchecked(at: start, &reading, isWordEnd) { return end }
    reading.truncate(to: count)
    return nil
  }

  private mutating func unchecked(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    let count = reading.parts.count
    if let symbol = bytes.numeralSymbol(at: start) {
      if symbol.digit != nil {
        if let end = joinedDigits(at: start, &reading, isWordEnd) { return end }
        reading.truncate(to: count)
      }
    } else {
      if let sign = sign(at: start) {
        reading.append(start..<sign.end, sign.morpheme)
        return unchecked(at: sign.end, &reading, isWordEnd)
      }
      if let end = currency(at: start, &reading, isWordEnd) { return end }
      if let end = singleCharacter(at: start, &reading, isWordEnd) { return end }
      if let end = romanNumeral(at: start, &reading, isWordEnd) { return end }
      guard Indefinite.morpheme(bytes.scalar(at: start)?.value ?? 0) != nil else { return nil }
    }
    if let end = ratio(at: start, &reading, isWordEnd) { return end }
    reading.truncate(to: count)
    return items(at: start, &reading, isWordEnd)
  }

  /// Parses a number with its counter, followed by those that 〜 or the order of a date joins to it.
  private mutating func items(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard var last = item(at: start, &reading, isWordEnd) else { return nil }
    while last.end &- start < 1024 {
      let count = reading.parts.count
      var next = last.end
      var nextRank: UInt8 = 0
      if let separator = bytes.scalar(at: last.end),
        [0x301C, 0xFF5E, 0x7E].contains(separator.value)
      {
        next &+= separator.length
        reading.append(last.end..<next, .kara)
      } else if rank(of: last) > 0 {
        nextRank = rank(of: last) &+ 1
      } else {
        break
      }
      guard bytes.numeralSymbol(at: next) != nil, let item = item(at: next, &reading, isWordEnd),
        nextRank == 0 || rank(of: item) >= nextRank
      else {
        reading.truncate(to: count)
        break
      }
      last = item
    }
    return last.end
  }

  /// Returns the rank of an item's counter in dates and times, or 0.
  private func rank(of item: Item) -> UInt8 {
    item.counter.map { counters.counters[$0].calendarRank } ?? 0
  }

  /// A parsed numeral with its counter, and their end.
  struct Item {
    let numeral: ScannedNumeral
    let counter: Int?
    let end: Int
  }

  /// Parses a numeral and its counter; appends nothing if there is no reading.
  mutating func item(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Item? {
    var limit = bytes.count
    while true {
      var scanner = NumeralScanner(bytes: bytes, limit: limit)
      guard var numeral = scanner.scan(from: start, into: &reading) else { return nil }
      var match = counter(after: numeral, isWordEnd)
      if numeral.isPair, !numeral.hasUnits, match.map({ counters.counters[$0.row].isLabel }) ?? true
      {
        // Unless a counter of quantity follows, 二三 is positional and 2、3 are two numbers.
        scanner.readsPairs = false
        guard let plain = scanner.scan(from: start, into: &reading) else { return nil }
        numeral = plain
        match = counter(after: numeral, isWordEnd)
      }
      if let match {
        if numeral.hasLeadingZero, counters.counters[match.row].calendarRank > 0 {
          scanner.dropsZeros = true
          numeral = scanner.scan(from: start, into: &reading) ?? numeral
        }
        append(numeral, match, &reading)
        return Item(numeral: numeral, counter: match.row, end: match.end)
      }
      if !numeral.isIndefiniteOnly, isWordEnd(numeral.end) {
        appendNumeral(numeral, &reading)
        if let end = mixedFraction(after: numeral, &reading, isWordEnd) {
          return Item(numeral: numeral, counter: nil, end: end)
        }
        return Item(numeral: numeral, counter: nil, end: numeral.end)
      }
      guard let shorter = wordEnd(before: numeral.end, after: start, isWordEnd) else { return nil }
      limit = shorter
    }
  }

  /// Returns the last offset inside the numeral at which a word ends: after 三 in 三千葉.
  private func wordEnd(
    before end: Int, after start: Int, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    // A run of Arabic digits is never divided.
    guard end &- start <= 1024, let last = bytes.scalar(before: end),
      bytes.numeralSymbol(at: end &- last.length)?.script == .kanji || last.value > 0x3040
    else { return nil }
    var offset = end &- last.length
    while offset > start, let scalar = bytes.scalar(before: offset) {
      if isWordEnd(offset) { return offset }
      offset &-= scalar.length
    }
    return nil
  }
}

// MARK: Counters

extension NumberParser {
  /// A row of the table that matches, with the range of the counter and the suffix after it.
  struct Match {
    let row: Int
    let start: Int
    let counterEnd: Int
    let suffix: NumberSuffix?
    /// Whether 余 is before the counter, as in 十余年.
    let hasSome: Bool

    var end: Int { counterEnd &+ (suffix?.length ?? 0) }
  }

  /// Returns the longest counter after a numeral that ends where a word ends.
  func counter(after numeral: ScannedNumeral, _ isWordEnd: (Int) -> Bool) -> Match? {
    if let match = counter(at: numeral.end, numeral, hasSome: false, isWordEnd) { return match }
    guard numeral.hasUnits, bytes.starts(with: "余", at: numeral.end) else { return nil }
    return counter(at: numeral.end &+ 3, numeral, hasSome: true, isWordEnd)
  }

  private func counter(
    at start: Int, _ numeral: ScannedNumeral, hasSome: Bool, _ isWordEnd: (Int) -> Bool
  ) -> Match? {
    var best: Match?
    counters.forEachMatch(in: bytes, at: start) { end, rows in
      let suffix = NumberSuffix(in: bytes, at: end, isWordEnd)
      guard suffix != nil || isWordEnd(end), !isInsideWord(end),
        let row = rows.first(where: { fits(counters.counters[$0], numeral, end) }),
        counters.counters[row].calendarRank > 0 || !isCrossed(numeral, isWordEnd)
      else { return }
      best = Match(row: row, start: start, counterEnd: end, suffix: suffix, hasSome: hasSome)
    }
    return best
  }

  /// Returns whether a word begins inside the numeral and extends past its end: 千葉 in 三千葉.
  ///
  /// 十日 and 十分 are such words too, so this excludes only counters that are not units of time.
  private func isCrossed(_ numeral: ScannedNumeral, _ isWordEnd: (Int) -> Bool) -> Bool {
    !isWordEnd(numeral.end)
      && wordEnd(before: numeral.end, after: numeral.start, isWordEnd) != nil
  }

  /// Returns whether an ASCII word continues after `offset`: the m in 5mg, the W in 5W1H.
  ///
  /// Digits may continue it only if they have a unit too: 1m50cm.
  private func isInsideWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count, bytes[offset &- 1].isASCIILetter else { return false }
    guard bytes[offset].isASCIIDigit else { return bytes[offset].isASCIILetter }
    var next = offset
    while next < bytes.count, bytes[next].isASCIIDigit { next &+= 1 }
    guard next < bytes.count, bytes[next].isASCIILetter else { return false }
    var isUnit = false
    counters.forEachMatch(in: bytes, at: next) { end, _ in
      isUnit = end == bytes.count || !bytes[end].isASCIIAlphanumeric
    }
    return !isUnit
  }

  private func fits(_ counter: Counter, _ numeral: ScannedNumeral, _ end: Int) -> Bool {
    if counter.limit < Int.max, !(1...counter.limit).contains(numeral.value ?? 0) {
      guard counter.irregulars.contains(where: { $0.value == numeral.key }) else { return false }
    }
    if counter.isForDigits, bytes.numeralSymbol(at: numeral.start)?.script == .kanji {
      return false
    }
    if !counter.after.isEmpty {
      let last = bytes.scalar(before: numeral.start)?.value
      guard let last, counter.after.contains(last) else { return false }
    }
    if !counter.notAfter.isEmpty, let last = bytes.scalar(before: numeral.start)?.value,
      counter.notAfter.contains(last)
    {
      return false
    }
    if !counter.next.isEmpty, !counter.next.contains(where: { follows($0, end) }) { return false }
    return !counter.notNext.contains(where: { follows($0, end) })
  }

  private func follows(_ text: String, _ offset: Int) -> Bool {
    guard offset &+ text.utf8.count <= bytes.count else { return false }
    var position = offset
    for byte in text.utf8 {
      guard bytes[position] == byte else { return false }
      position &+= 1
    }
    return true
  }
}

// MARK: Writing

extension NumberParser {
  /// Appends the parts of a numeral without a counter.
  func appendNumeral(_ numeral: ScannedNumeral, _ reading: inout NumberReading) {
    let morphemeRange = 0..<reading.morphemes.count
    guard let separator = numeral.separator else {
      return reading.append(numeral.start..<numeral.end, morphemeRange: morphemeRange)
    }
    reading.append(
      numeral.start..<separator.lowerBound, morphemeRange: 0..<numeral.morphemesBeforeSeparator)
    reading.appendSilent(separator)
    reading.append(
      separator.upperBound..<numeral.end,
      morphemeRange: numeral.morphemesBeforeSeparator..<morphemeRange.upperBound)
  }

  /// Appends the parts of a numeral and its counter.
  func append(_ numeral: ScannedNumeral, _ match: Match, _ reading: inout NumberReading) {
    let counter = counters.counters[match.row]
    let word = match.start..<match.counterEnd
    if match.hasSome {
      appendNumeral(numeral, &reading)
      reading.append(numeral.end..<match.start, .yoSome)
      reading.append(word, morphemeRange: 0..<0, then: counter.plain, in: counters.pool)
    } else if let irregular = irregular(counter, numeral, reading) {
      append(irregular, numeral, word, &reading)
    } else {
      var form = counter.plain
      if let value = numeral.value, value > 0, value <= counter.nativeLimit,
        !isOrdinal(numeral)
      {
        reading.morphemes.removeAll(keepingCapacity: true)
        reading.morphemes.append(.native(value))
      } else if let last = reading.morphemes.last {
        if !numeral.hasDecimals {
          reading.morphemes[reading.morphemes.count - 1] = counter.digits.replacing(last)
        }
        form = counter.form(after: reading.morphemes.last?.ending ?? [])
        reading.geminateLast(for: counter.change)
      }
      appendNumeral(numeral, &reading)
      reading.append(word, morphemeRange: 0..<0, then: form, in: counters.pool)
    }
    if let suffix = match.suffix {
      reading.append(match.counterEnd..<match.end, suffix.morpheme)
    }
  }

  /// Returns the irregular reading of the number together with the counter; nil for ordinals such
  /// as 第二日.
  func irregular(
    _ counter: Counter, _ numeral: ScannedNumeral, _ reading: borrowing NumberReading
  ) -> Counter.Irregular? {
    guard !counter.irregulars.isEmpty, !numeral.hasDecimals, !isOrdinal(numeral) else {
      return nil
    }
    return counter.irregulars.first { irregular in
      irregular.isEnding
        ? reading.morphemes.last == .digit(UInt8(truncatingIfNeeded: irregular.value))
        : numeral.key == irregular.value
    }
  }

  /// Returns whether 第 is before the numeral.
  private func isOrdinal(_ numeral: ScannedNumeral) -> Bool {
    bytes.scalar(before: numeral.start)?.value == 0x7B2C
  }

  private func append(
    _ irregular: Counter.Irregular, _ numeral: ScannedNumeral, _ word: Range<Int>,
    _ reading: inout NumberReading
  ) {
    let retainedCount = irregular.isEnding ? reading.morphemes.count - 1 : 0
    var start = numeral.start
    var from = 0
    if irregular.isEnding, let separator = numeral.separator {
      reading.append(
        start..<separator.lowerBound, morphemeRange: 0..<numeral.morphemesBeforeSeparator)
      reading.appendSilent(separator)
      start = separator.upperBound
      from = numeral.morphemesBeforeSeparator
    }
    let end = irregular.word == nil ? word.upperBound : word.lowerBound
    reading.append(
      start..<end, morphemeRange: min(from, retainedCount)..<retainedCount, then: irregular.number,
      in: counters.pool)
    if let kana = irregular.word {
      reading.append(word, morphemeRange: 0..<0, then: kana, in: counters.pool)
    }
  }
}
