import TextFoundation

/// Numbers joined by symbols: times, dates, fractions, ranges, house and telephone numbers.
///
/// | text | reading | why |
/// | --- | --- | --- |
/// | 7:30 | シチジサンジュップン | a clock time: two digits of minutes, hours up to 29 |
/// | 16:9 | ジュウロクタイキュウ | a ratio or score: not a clock time |
/// | 2024/3/5, 2024-03-05, 2024.3.5 | ニセンニジュウヨネンサンガツイツカ | year, month and day |
/// | 昭和63.1.7, '24.3.5 | ロクジュウサンネンイチガツナノカ | year, month and day after an era or apostrophe |
/// | 2024/3 | ニセンニジュウヨネンサンガツ | a year from 1600 to 2199 and a month |
/// | 7/20, 1/2 | シチガツハツカ, ニブンノイチ | a date or a fraction: see ``SlashedPair`` |
/// | 1.2.3 | イッテンニテンサン | a version or address |
/// | 03-1234-5678 | digit by digit, joined by ノ | a group of four digits or a leading zero |
/// | 3-5人, 10-12月, 1-3章 | サンカラゴニン | ascending, or months and other parts of dates |
/// | 3-5号, 1-2-3 | サンノゴゴウ | house numbers |
/// | 11:00〜12:30 | …カラ… | two times or two dates |
extension NumberParser {
  /// Reads an expression of several numbers joined by symbols that starts at `start`.
  mutating func joinedDigits(
    at start: Int, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard bytes.numeralSymbol(at: start)?.script != .kanji,
      let groups = DigitGroups(in: bytes, at: start, &reading.digits)
    else { return nil }
    switch groups.separator {
    case .colon:
      return isWordEnd(groups.end) ? ranged(groups, &reading, isWordEnd) : nil
    case .slash:
      return isWordEnd(groups.end) ? ranged(groups, &reading, isWordEnd) : nil
    case .dot: return isWordEnd(groups.end) ? dotted(groups, &reading) : nil
    case .hyphen: return hyphenated(groups, &reading, isWordEnd)
    }
  }

  /// Reads a time or a date with slashes, and one more after 〜 or a hyphen: 11:00-12:30.
  private func ranged(
    _ groups: DigitGroups, _ reading: inout NumberReading, _ isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard let end = timeOrSlashed(groups, &reading) else { return nil }
    guard let separator = bytes.rangeSeparator(at: end),
      let next = DigitGroups(in: bytes, at: end &+ separator, &reading.digits),
      next.separator == groups.separator, isWordEnd(next.end), isTime(next) || isDay(next)
    else { return end }
    let count = reading.parts.count
    reading.append(end..<end &+ separator, .kara)
    if let nextEnd = timeOrSlashed(next, &reading) { return nextEnd }
    reading.truncate(to: count)
    return end
  }

  private func timeOrSlashed(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    groups.separator == .colon ? time(groups, &reading) : slashed(groups, &reading)
  }

  /// Returns whether the groups are a clock time, on the 24-hour clock or the extended clock of
  /// broadcasters (up to 29): 7:30 and 7:30:15.
  private func isTime(_ groups: DigitGroups) -> Bool {
    guard groups.separator == .colon, groups.count <= 3, groups.first.count <= 2,
      groups.second.count == 2, groups.first.isAtMost(29), groups.second.isAtMost(59)
    else { return false }
    return groups.third.map { $0.count == 2 && $0.isAtMost(59) } ?? true
  }

  /// Reads a clock time, or a ratio such as 16:9.
  private func time(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    guard isTime(groups) else { return ratio(groups, &reading) }
    let (hour, minute) = (groups.first, groups.second)
    let second = groups.third
    guard second != nil || minute.value != 0 else {
      // The minutes of 9:00 are not spoken.
      append(hour, "時", separator: hour.end..<minute.end, &reading)
      return groups.end
    }
    append(hour, "時", separator: hour.end..<minute.start, &reading)
    append(minute, "分", separator: second.map { minute.end..<$0.start }, &reading)
    if let second { append(second, "秒", separator: nil, &reading) }
    return groups.end
  }

  private func ratio(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    let (first, second) = (groups.first, groups.second)
    guard groups.count == 2, first.isAtMost(999), second.isAtMost(999), !first.hasLeadingZero,
      !second.hasLeadingZero
    else { return nil }
    reading.morphemes.removeAll(keepingCapacity: true)
    appendInteger(at: first.start, &reading)
    reading.geminateLast(for: .versus)
    reading.append(first.start..<first.end, morphemeRange: 0..<reading.morphemes.count)
    reading.append(first.end..<second.start, .tai)
    reading.morphemes.removeAll(keepingCapacity: true)
    appendInteger(at: second.start, &reading)
    reading.append(second.start..<second.end, morphemeRange: 0..<reading.morphemes.count)
    return groups.end
  }

  /// Returns whether the groups are a month and a day, or a date with a year.
  private func isDay(_ groups: DigitGroups) -> Bool {
    guard groups.separator == .slash else { return false }
    return groups.isDate || SlashedPair(groups).map { $0.isDate(in: bytes) } ?? false
  }

  /// Reads dates and fractions.
  private func slashed(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    if groups.isDate { return date(groups, &reading) }
    guard groups.count == 2 else { return nil }
    let (first, second) = (groups.first, groups.second)
    if groups.isYearAndMonth {
      append(first, "年", separator: first.end..<second.start, &reading)
      append(second, "月", separator: nil, &reading)
      return groups.end
    }
    if isDay(groups) {
      append(first, "月", separator: first.end..<second.start, &reading)
      // 2/14日 is written too.
      let hasWord =
        bytes.starts(with: "日", at: second.end)
        && !(bytes.scalar(at: second.end &+ 3)?.value.isKanji ?? false)
      let word = second.end..<second.end &+ 3
      append(second, "日", separator: hasWord ? word : nil, &reading)
      return hasWord ? word.upperBound : groups.end
    }
    guard let numerator = first.value, let denominator = second.value, numerator > 0,
      numerator < denominator || bytes.starts(with: "拍子", at: groups.end),
      !first.hasLeadingZero, !second.hasLeadingZero,
      denominator < 1000 || numerator == 1 && denominator <= 1_000_000
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
    if groups.isDate || groups.isShortDate && isYearOfEra(groups.first.start) {
      return date(groups, &reading)
    }
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
    guard groups.count == 2, let separatorIndex else { return item.end }
    // A house number is not a range (3-5号); months are, also when they do not ascend (11-2月).
    let counter = counters.counters[row]
    let isAscending = (groups.first.value ?? 0) < (groups.second.value ?? 0)
    let isRange = !counter.isAddress && (isAscending || counter.calendarRank > 0)
    guard isRange != isAscending else { return item.end }
    reading.truncate(to: separatorIndex)
    reading.append(groups.first.end..<groups.lastStart, isRange ? .kara : .no)
    return self.item(at: groups.lastStart, &reading, isWordEnd)?.end
  }

  private func date(_ groups: DigitGroups, _ reading: inout NumberReading) -> Int? {
    guard let day = groups.third else { return nil }
    let (year, month) = (groups.first, groups.second)
    append(year, "年", separator: year.end..<month.start, &reading)
    append(month, "月", separator: month.end..<day.start, &reading)
    append(day, "日", separator: nil, &reading)
    return groups.end
  }

  /// Returns whether the name of an era or an apostrophe is before an offset: 昭和63.1.7, '24.3.5.
  private func isYearOfEra(_ offset: Int) -> Bool {
    guard let last = bytes.scalar(before: offset) else { return false }
    return [0x6210, 0x548C, 0x6B63, 0x6CBB, 0x27, 0x2019].contains(last.value)
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
      reading.append(
        group.start..<(separator?.upperBound ?? group.end), morphemeRange: morphemeRange,
        then: number, kana, in: counters.pool)
    }
  }
}
