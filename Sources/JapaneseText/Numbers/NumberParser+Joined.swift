import TextFoundation

/// Numbers joined by symbols: times, dates, fractions, ranges, house and telephone numbers.
extension NumberParser {
  /// Reads an expression of several numbers joined by symbols that starts at `start`.
  mutating func joinedDigits(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard bytes.numeralSymbol(at: start)?.script != .kanji,
      let groups = DigitGroups(in: bytes, at: start, &reading.digits)
    else { return nil }
    switch groups.separator {
    case .colon: return isWordEnd(groups.end) ? time(groups, &reading) : nil
    case .slash: return isWordEnd(groups.end) ? slashed(groups, &reading) : nil
    case .dot: return isWordEnd(groups.end) ? dotted(groups, &reading) : nil
    case .hyphen: return hyphenated(groups, &reading, isWordEnd)
    }
  }

  /// Reads 7:30 and 7:30:15, on the 24-hour clock or the extended clock of broadcasters (up to 29).
  private func time(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    let (hour, minute) = (groups.first, groups.second)
    guard groups.count <= 3, hour.count <= 2, minute.count == 2, hour.isAtMost(29),
      minute.isAtMost(59)
    else { return nil }
    let second = groups.third
    if let second, second.count != 2 || !second.isAtMost(59) { return nil }
    append(hour, "時", separator: hour.end..<minute.start, &reading)
    if second == nil, minute.value == 0 {
      reading.appendSilent(minute.start..<minute.end)
    } else {
      append(minute, "分", separator: second.map { minute.end..<$0.start }, &reading)
    }
    if let second { append(second, "秒", separator: nil, &reading) }
    return groups.end
  }

  /// Reads 2024/1/15 as a date, 1/15 as a date if a day of the week follows, and 1/2 as a fraction.
  private func slashed(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    if groups.isDate { return date(groups, &reading) }
    guard groups.count == 2 else { return nil }
    let (first, second) = (groups.first, groups.second)
    if (1...12).contains(first.value ?? 0), (1...31).contains(second.value ?? 0),
      isWeekday(at: groups.end)
    {
      append(first, "月", separator: first.end..<second.start, &reading)
      append(second, "日", separator: nil, &reading)
      return groups.end
    }
    guard let numerator = first.value, let denominator = second.value, numerator < denominator,
      numerator > 0, !first.hasLeadingZero, !second.hasLeadingZero, denominator < 1000
    else { return nil }
    reading.morphemes.removeAll(keepingCapacity: true)
    appendInteger(at: second.start, &reading)
    reading.morphemes.append(.bunno)
    appendInteger(at: first.start, &reading)
    reading.append(first.start..<second.end, morphemeRange: 0..<reading.morphemes.count)
    return groups.end
  }

  /// Reads versions and addresses such as 1.2.3, and 2024.1.15 as a date.
  private func dotted(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    if groups.isDate { return date(groups, &reading) }
    guard groups.count > 2 else { return nil }
    reading.morphemes.removeAll(keepingCapacity: true)
    var position = groups.first.start
    while let group = DigitGroup(in: bytes, at: position, &reading.digits) {
      appendGroup(group, isSpelled: group.hasLeadingZero, &reading)
      guard group.end < groups.end, let separator = bytes.scalar(at: group.end) else { break }
      reading.appendPoint()
      position = group.end &+ separator.length
    }
    reading.append(groups.first.start..<groups.end, morphemeRange: 0..<reading.morphemes.count)
    return groups.end
  }

  /// Reads 03-1234-5678 digit by digit and 3-5-2 as numbers, both joined by ノ, and 10-20人 as a
  /// range.
  private mutating func hyphenated(
    _ groups: DigitGroups, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    if groups.isDate, isWordEnd(groups.end) { return date(groups, &reading) }
    let count = reading.parts.count
    if !groups.isSpelled || groups.count == 2 {
      if let end = countedHyphens(groups, &reading, isWordEnd) { return end }
      reading.truncate(to: count)
    }
    guard isWordEnd(groups.end) else { return nil }
    var position = groups.first.start
    while let group = DigitGroup(in: bytes, at: position, &reading.digits) {
      reading.morphemes.removeAll(keepingCapacity: true)
      appendGroup(group, isSpelled: groups.isSpelled, &reading)
      reading.append(group.start..<group.end, morphemeRange: 0..<reading.morphemes.count)
      guard group.end < groups.end, let separator = bytes.scalar(at: group.end) else { break }
      position = group.end &+ separator.length
      reading.append(group.end..<position, .no)
    }
    return groups.end
  }

  /// Reads groups, the last of which has a counter: 3-5-2号 and 10-20人.
  private mutating func countedHyphens(
    _ groups: DigitGroups, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    var position = groups.first.start
    while position < groups.lastStart,
      let group = DigitGroup(in: bytes, at: position, &reading.digits)
    {
      reading.morphemes.removeAll(keepingCapacity: true)
      appendGroup(group, isSpelled: group.hasLeadingZero, &reading)
      reading.append(group.start..<group.end, morphemeRange: 0..<reading.morphemes.count)
      position = group.end &+ (bytes.scalar(at: group.end)?.length ?? 1)
      let isRange = groups.count == 2 && (group.value ?? 0) < (groups.second.value ?? 0)
      reading.append(group.end..<position, isRange ? .kara : .no)
    }
    guard let item = item(at: groups.lastStart, &reading, isWordEnd), let row = item.counter else {
      return nil
    }
    let separatorIndex = reading.parts.firstIndex { $0.source.lowerBound == groups.first.end }
    // A house number is not a range: 3-5号.
    if groups.count == 2, counters.counters[row].isLabel, let separatorIndex {
      reading.truncate(to: separatorIndex)
      reading.append(groups.first.end..<groups.lastStart, .no)
      return self.item(at: groups.lastStart, &reading, isWordEnd)?.end
    }
    return item.end
  }

  private func date(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    guard let day = groups.third else { return nil }
    let (year, month) = (groups.first, groups.second)
    append(year, "年", separator: year.end..<month.start, &reading)
    append(month, "月", separator: month.end..<day.start, &reading)
    append(day, "日", separator: nil, &reading)
    return groups.end
  }

  /// Returns whether a day of the week in brackets follows, which shows that 1/15 is a date.
  private func isWeekday(at offset: Int) -> Bool {
    guard let bracket = bytes.scalar(at: offset), bracket.value == 0x28 || bracket.value == 0xFF08,
      let day = bytes.scalar(at: offset &+ bracket.length)
    else { return false }
    return [0x65E5, 0x6708, 0x706B, 0x6C34, 0x6728, 0x91D1, 0x571F].contains(day.value)
  }
}

// MARK: Parts of joined numbers

extension NumberParser {
  /// Appends the morphemes of the integer at `offset`.
  private func appendInteger(at offset: Int, _ reading: inout NumberReading) {
    guard let group = DigitGroup(in: bytes, at: offset, &reading.digits) else { return }
    appendGroup(group, isSpelled: false, &reading)
  }

  private func appendGroup(
    _ group: DigitGroup, isSpelled: Bool, _ reading: inout NumberReading
  ) {
    guard isSpelled || group.count > NumeralScanner.maximumNumberLength else {
      return reading.appendInteger(isMyriadNext: false)
    }
    for digit in reading.digits { reading.morphemes.append(.digit(digit)) }
  }

  /// Appends a number with a counter that is not written; the separator takes the reading of the
  /// counter.
  private func append(
    _ group: DigitGroup, _ word: StaticString, separator: Range<Int>?,
    _ reading: inout NumberReading
  ) {
    var scanner = NumeralScanner(bytes: bytes, limit: group.end)
    scanner.dropsZeros = true
    guard let row = counters.row(of: word),
      let numeral = scanner.scan(from: group.start, into: &reading)
    else { return reading.appendSilent(group.start..<(separator?.upperBound ?? group.end)) }
    let counter = counters.counters[row]
    var number: KanaForm?
    var kana: KanaForm? = counter.plain
    if let irregular = irregular(counter, numeral, reading) {
      if irregular.isEnding { reading.morphemes.removeLast() } else { reading.morphemes = [] }
      (number, kana) = (irregular.number, irregular.word)
    } else if let last = reading.morphemes.last {
      reading.morphemes[reading.morphemes.count - 1] = counter.digits.replacing(last)
      kana = counter.form(after: reading.morphemes.last?.ending ?? [])
      reading.geminateLast(for: counter.change)
    }
    let morphemeRange = 0..<reading.morphemes.count
    let source = group.start..<group.end
    if let separator, let kana {
      reading.append(source, morphemeRange: morphemeRange, then: number, in: counters.pool)
      reading.append(separator, morphemeRange: 0..<0, then: kana, in: counters.pool)
    } else {
      reading.append(source, morphemeRange: morphemeRange, then: number, kana, in: counters.pool)
      if let separator { reading.appendSilent(separator) }
    }
  }
}
