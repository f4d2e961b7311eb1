extension KanjiNumeral {
  /// Returns the number as text.
  ///
  /// ```swift
  /// KanjiNumeral(350_000_000).formatted()        // "三億五千万"
  /// KanjiNumeral(350_000_000).formatted(.mixed)  // "3億5000万"
  /// ```
  ///
  /// A number of more than 72 digits, which exceeds the largest named power of ten, is written
  /// digit by digit in every style.
  ///
  /// - Parameter style: the style of the numeral.
  /// - Returns: the numeral, prefixed with マイナス if it is negative.
  /// - Complexity: linear in the number of digits.
  public func formatted(_ style: Style = .standard) -> String {
    let values = digits.utf8.map { Int($0 &- 0x30) }
    var text = isNegative ? "マイナス" : ""
    if style == .positional || values.count > Self.maximumDigitCount {
      for value in values { text += Self.positional[value] }
    } else if values == [0] {
      text += style == .mixed ? "0" : style == .formal ? "零" : "〇"
    } else {
      appendGroups(values, style, to: &text)
    }
    return text
  }

  static let maximumDigitCount = (NumeralSymbol.myriads.count + 1) * 4
  private static let positional = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let formal = ["零", "壱", "弐", "参", "四", "五", "六", "七", "八", "九"]
  private static let powers = ["", "十", "百", "千"]
  private static let formalPowers = ["", "拾", "百", "千"]

  /// Appends the number in groups of four digits.
  private func appendGroups(_ values: [Int], _ style: Style, to text: inout String) {
    var start = 0
    while start < values.count {
      let rest = values.count - start
      let end = start + (rest - 1) % 4 + 1
      let exponent = (values.count - end) / 4
      let group = values[start..<end]
      if let first = group.firstIndex(where: { $0 != 0 }) {
        if style == .mixed {
          text += String(decoding: values[first..<end].map { UInt8($0) + 0x30 }, as: UTF8.self)
        } else {
          appendGroup(group, style, isMyriadNext: exponent > 0, to: &text)
        }
        if exponent > 0 { text += NumeralSymbol.myriads[exponent - 1] }
      }
      start = end
    }
  }

  /// Appends up to four digits.
  ///
  /// 一 is written before 十, 百 and 千 only in formal style, and in 一千万, where nothing is between 千
  /// and 万.
  private func appendGroup(
    _ group: ArraySlice<Int>, _ style: Style, isMyriadNext: Bool, to text: inout String
  ) {
    let isRoundThousand =
      isMyriadNext && group.count == 4 && group.dropFirst().allSatisfy { $0 == 0 }
    for (index, value) in zip(group.indices, group) where value != 0 {
      let power = group.endIndex - 1 - index
      if style == .formal {
        text += Self.formal[value] + Self.formalPowers[power]
      } else {
        if value > 1 || power == 0 || isRoundThousand { text += Self.positional[value] }
        text += Self.powers[power]
      }
    }
  }
}
