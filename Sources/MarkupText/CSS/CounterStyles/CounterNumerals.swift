/// The algorithms of counter systems (CSS Counter Styles 3, §3.1.3 to §3.1.6 and §7.2).
enum CounterNumerals {
  /// Returns a number in positional notation, or nil if there are fewer than two digits.
  static func numeric(_ value: UInt, digits: [String]) -> String? {
    guard digits.count >= 2 else { return nil }
    let base = UInt(digits.count)
    var value = value
    var digitsFromEnd: [String] = []
    repeat {
      digitsFromEnd.append(digits[Int(value % base)])
      value /= base
    } while value > 0
    return digitsFromEnd.reversed().joined()
  }

  /// Returns a number in alphabetic notation, or nil for zero or if there are fewer than two
  /// letters.
  static func alphabetic(_ value: UInt, letters: [String]) -> String? {
    guard !letters.isEmpty, value > 0 else { return nil }
    guard letters.count >= 2 else { return nil }
    let base = UInt(letters.count)
    var value = value
    var digitsFromEnd: [String] = []
    while value > 0 {
      value -= 1
      digitsFromEnd.append(letters[Int(value % base)])
      value /= base
    }
    return digitsFromEnd.reversed().joined()
  }

  /// Returns one symbol repeated, or nil for zero and for results longer than the maximum.
  static func symbolic(_ value: UInt, _ symbols: [String], maximumLength: Int) -> String? {
    guard !symbols.isEmpty, value > 0 else { return nil }
    let count = UInt(symbols.count)
    let symbol = symbols[Int((value - 1) % count)]
    let times = (value - 1) / count + 1
    guard times <= UInt(maximumLength) else { return nil }
    return String(repeating: symbol, count: Int(times))
  }

  /// Returns symbols whose weights, in descending order, add up to the number, or nil if none do.
  static func additive(_ value: UInt, _ weights: [UInt], _ symbols: [String]) -> String? {
    guard value > 0 else { return zip(weights, symbols).first { $0.0 == 0 }?.1 }
    var rest = value
    var text = ""
    for (weight, symbol) in zip(weights, symbols) where weight > 0 {
      let times = rest / weight
      guard times <= UInt(CounterStyleDefinition.maximumTextLength) else { return nil }
      text += String(repeating: symbol, count: Int(times))
      rest %= weight
    }
    return rest == 0 ? text : nil
  }

  /// Returns an Ethiopic number: groups of two digits separated by ፻ and ፼, or nil for zero.
  static func ethiopic(_ value: UInt) -> String? {
    guard value > 1 else { return value == 1 ? "፩" : nil }
    let tens = ["", "፲", "፳", "፴", "፵", "፶", "፷", "፸", "፹", "፺"]
    let units = ["", "፩", "፪", "፫", "፬", "፭", "፮", "፯", "፰", "፱"]
    var groups: [String] = []
    var rest = value
    while rest > 0 {
      let group = Int(rest % 100)
      rest /= 100
      let isOdd = groups.count % 2 == 1
      let isSilent = group == 0 || group == 1 && (rest == 0 || isOdd)
      var text = isSilent ? "" : tens[group / 10] + units[group % 10]
      if isOdd {
        if group != 0 { text += "፻" }
      } else if !groups.isEmpty {
        text += "፼"
      }
      groups.append(text)
    }
    return groups.reversed().joined()
  }
}
