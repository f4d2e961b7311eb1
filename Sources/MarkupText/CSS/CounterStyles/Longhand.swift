/// Longhand East Asian numerals up to 9999, such as 九百三十一 (CSS Counter Styles 3, §7.1).
struct Longhand: Sendable, Hashable {
  /// The cases in which the digit one is written before a digit marker.
  enum OneDigit: Sendable {
    /// Always: 壱百壱拾.
    case always
    /// Never: 百十.
    case never
    /// Except in 十 to 十九: 一百一十.
    case exceptInTeens
  }

  /// The digits zero to nine.
  let digits: [String]
  /// The digit markers of thousands, hundreds, tens and ones; that of ones is empty.
  let digitMarkers: [String]
  let one: OneDigit
  /// Whether zeros between digits are written, one for each run of zeros: 一千零一.
  let writesZeros: Bool

  /// Creates numerals from their digits and digit markers.
  ///
  /// - Parameters:
  ///   - digits: ten characters, starting with zero.
  ///   - digitMarkers: the digit markers of thousands, hundreds and tens.
  ///   - one: the cases in which the digit one is written.
  ///   - writesZeros: whether zeros between digits are written.
  init(_ digits: String, _ digitMarkers: String, one: OneDigit, writesZeros: Bool) {
    self.digits = digits.map { String($0) }
    self.digitMarkers = digitMarkers.map { String($0) } + [""]
    self.one = one
    self.writesZeros = writesZeros
  }

  /// Returns the numeral, or nil for numbers greater than 9999.
  func text(for value: UInt) -> String? {
    guard value <= 9999, digits.count == 10, digitMarkers.count == 4 else { return nil }
    guard value > 0 else { return digits[0] }
    var text = ""
    var skipsZeros = false
    for (weight, digitMarker) in zip([1000, 100, 10, 1], digitMarkers) {
      let digit = Int(value) / weight % 10
      if digit == 0 {
        skipsZeros = true
        continue
      }
      if skipsZeros, writesZeros, !text.isEmpty { text += digits[0] }
      skipsZeros = false
      if digit != 1 || weight == 1 || writesOne(before: value) { text += digits[digit] }
      text += digitMarker
    }
    return text
  }

  private func writesOne(before value: UInt) -> Bool {
    switch one {
    case .always: true
    case .never: false
    case .exceptInTeens: !(10...19).contains(value)
    }
  }
}
