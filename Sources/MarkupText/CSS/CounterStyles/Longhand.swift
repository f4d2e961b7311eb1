/// Numbers up to 9999 as they are said in Chinese, Japanese and Korean: 九百三十一 (CSS Counter
/// Styles 3, §7.1).
///
/// Sendable: a plain value.
struct Longhand: Sendable, Hashable {
  /// Where a digit of one is said before the mark of its place.
  ///
  /// Sendable: a plain value.
  enum One: Sendable {
    /// 壱百壱拾.
    case always
    /// Never: 百十.
    case never
    /// But not in 十 to 十九: 一百一十.
    case exceptInTeens
  }

  /// Zero to nine.
  let digits: [String]
  /// Behind the digits of thousands, hundreds and tens; none behind ones.
  let marks: [String]
  let one: One
  /// Whether zeros between digits are said, once for all that stand together: 一千零一.
  let saysZeros: Bool

  /// - Parameters:
  ///   - digits: ten characters from zero on.
  ///   - marks: the characters of thousands, hundreds and tens.
  ///   - one: where a digit of one is said.
  ///   - saysZeros: whether zeros between digits are said.
  init(_ digits: String, _ marks: String, one: One, saysZeros: Bool) {
    self.digits = digits.map { String($0) }
    self.marks = marks.map { String($0) } + [""]
    self.one = one
    self.saysZeros = saysZeros
  }

  /// The number in words; nil beyond 9999.
  func text(for value: UInt) -> String? {
    guard value <= 9999, digits.count == 10, marks.count == 4 else { return nil }
    guard value > 0 else { return digits[0] }
    var text = ""
    var skipsZeros = false
    for (weight, mark) in zip([1000, 100, 10, 1], marks) {
      let digit = Int(value) / weight % 10
      if digit == 0 {
        skipsZeros = true
        continue
      }
      if skipsZeros, saysZeros, !text.isEmpty { text += digits[0] }
      skipsZeros = false
      if digit != 1 || weight == 1 || saysOne(before: value) { text += digits[digit] }
      text += mark
    }
    return text
  }

  private func saysOne(before value: UInt) -> Bool {
    switch one {
    case .always: true
    case .never: false
    case .exceptInTeens: !(10...19).contains(value)
    }
  }
}
