/// Saying a number in pieces: the digits with their powers of ten.
extension NumberReading {
  /// Adds 十, 百 or 千; with a coefficient the two change each other's sound (サンビャク).
  mutating func appendPower(_ exponent: UInt8, hasCoefficient: Bool) {
    guard exponent > 1 else { return morphemes.append(.juu) }
    let isHundred = exponent == 2
    guard hasCoefficient, let last = morphemes.last else {
      return morphemes.append(isHundred ? .hyaku : .sen)
    }
    let change = isHundred ? SoundChange.hundred : SoundChange.thousand
    if change.voicing.contains(last.ending), !last.ending.isEmpty {
      morphemes.append(isHundred ? .byaku : .zen)
    } else if doubleLast(for: change) {
      morphemes.append(isHundred ? .pyaku : .sen)
    } else {
      morphemes.append(isHundred ? .hyaku : .sen)
    }
  }

  /// Adds 万 and its powers: 一兆 イッチョウ, 十京 ジュッケイ.
  mutating func appendMyriad(_ exponent: UInt8) {
    if exponent == 3 { doubleLast(for: .chou) }
    if exponent == 4 { doubleLast(for: .kei) }
    morphemes.append(.myriad(exponent))
  }

  /// Adds the decimal point: 一・五 イッテンゴ.
  mutating func appendPoint() {
    doubleLast(for: .chou)
    morphemes.append(.ten)
  }

  /// Makes the last piece end in ッ if the class asks for it.
  @discardableResult
  mutating func doubleLast(for change: SoundChange) -> Bool {
    guard let last = morphemes.last, !change.doubling.isDisjoint(with: last.ending) else {
      return false
    }
    morphemes[morphemes.count - 1] = last.geminated
    return true
  }

  /// Adds the number of ``digits``, of which there are at most 72.
  ///
  /// 一 is not said before 十, 百 and 千, but 1000万 is イッセンマン.
  mutating func appendInteger(isMyriadNext: Bool) {
    let start = morphemes.count
    var groupIsEmpty = true
    for (index, digit) in digits.enumerated() {
      let place = digits.count &- 1 &- index
      let power = UInt8(truncatingIfNeeded: place % 4)
      if digit > 0 {
        let isSaid = power == 0 || digit > 1 || isRoundThousand(at: index, place, isMyriadNext)
        if isSaid { morphemes.append(.digit(digit)) }
        if power > 0 { appendPower(power, hasCoefficient: isSaid) }
        groupIsEmpty = false
      }
      if power == 0 {
        if place > 0, !groupIsEmpty { appendMyriad(UInt8(truncatingIfNeeded: place / 4)) }
        groupIsEmpty = true
      }
    }
    if morphemes.count == start { morphemes.append(.zero) }
  }

  /// Whether the digit is the 1 of 1000万, with nothing in the places behind it.
  private func isRoundThousand(at index: Int, _ place: Int, _ isMyriadNext: Bool) -> Bool {
    guard place % 4 == 3, place > 3 || isMyriadNext else { return false }
    return digits[index + 1] == 0 && digits[index + 2] == 0 && digits[index + 3] == 0
  }
}
