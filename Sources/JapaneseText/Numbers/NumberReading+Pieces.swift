/// Appending the morphemes of a number: digits with their powers of ten.
extension NumberReading {
  /// Appends 十, 百 or 千; with a coefficient, the sounds of both may change (サンビャク).
  mutating func appendPower(_ exponent: UInt8, hasCoefficient: Bool) {
    guard exponent > 1 else { return morphemes.append(.juu) }
    let isHundred = exponent == 2
    guard hasCoefficient, let last = morphemes.last else {
      return morphemes.append(isHundred ? .hyaku : .sen)
    }
    let change = isHundred ? SoundChange.hundred : SoundChange.thousand
    if change.voicing.contains(last.ending), !last.ending.isEmpty {
      morphemes.append(isHundred ? .byaku : .zen)
    } else if geminateLast(for: change) {
      morphemes.append(isHundred ? .pyaku : .sen)
    } else {
      morphemes.append(isHundred ? .hyaku : .sen)
    }
  }

  /// Appends 万 or a power of it: 一兆 イッチョウ, 十京 ジュッケイ.
  mutating func appendMyriad(_ exponent: UInt8) {
    if exponent == 3 { geminateLast(for: .chou) }
    if exponent == 4 { geminateLast(for: .kei) }
    morphemes.append(.myriad(exponent))
  }

  /// Appends the decimal point: 一・五 イッテンゴ.
  mutating func appendPoint() {
    geminateLast(for: .chou)
    morphemes.append(.ten)
  }

  /// Geminates the last morpheme if the sound change requires it; returns whether it did.
  @discardableResult
  mutating func geminateLast(for change: SoundChange) -> Bool {
    guard let last = morphemes.last, !change.gemination.isDisjoint(with: last.ending) else {
      return false
    }
    morphemes[morphemes.count - 1] = last.geminated
    return true
  }

  /// Appends the number in ``digits``, which must have at most 72 digits.
  ///
  /// 一 is not spoken before 十, 百 and 千, except that 1000万 is イッセンマン.
  mutating func appendInteger(isMyriadNext: Bool) {
    let start = morphemes.count
    var groupIsEmpty = true
    for (index, digit) in digits.enumerated() {
      let exponent = digits.count &- 1 &- index
      let power = UInt8(truncatingIfNeeded: exponent % 4)
      if digit > 0 {
        let isSpoken = power == 0 || digit > 1 || isRoundThousand(at: index, exponent, isMyriadNext)
        if isSpoken { morphemes.append(.digit(digit)) }
        if power > 0 { appendPower(power, hasCoefficient: isSpoken) }
        groupIsEmpty = false
      }
      if power == 0 {
        if exponent > 0, !groupIsEmpty { appendMyriad(UInt8(truncatingIfNeeded: exponent / 4)) }
        groupIsEmpty = true
      }
    }
    if morphemes.count == start { morphemes.append(.zero) }
  }

  /// Replaces ``digits`` by the decimal digits of a number greater than zero.
  mutating func setDigits(of number: Int) {
    digits.removeAll(keepingCapacity: true)
    var rest = number
    while rest > 0 {
      digits.insert(UInt8(rest % 10), at: 0)
      rest /= 10
    }
  }

  /// Returns whether the digit is the 1 of 1000万, followed only by zeros in its group.
  private func isRoundThousand(at index: Int, _ exponent: Int, _ isMyriadNext: Bool) -> Bool {
    guard exponent % 4 == 3, exponent > 3 || isMyriadNext else { return false }
    return digits[index + 1] == 0 && digits[index + 2] == 0 && digits[index + 3] == 0
  }
}
