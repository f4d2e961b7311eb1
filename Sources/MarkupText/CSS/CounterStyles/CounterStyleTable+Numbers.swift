/// Numeric and additive styles (CSS Counter Styles 3, §6.1; bases 8 and 16 come from NSTextList).
extension CounterStyleTable {
  static let numbers =
    [CounterStyleDefinition("decimal-leading-zero", .numeric, decimal.symbols, minimumLength: 2)]
    + zeros.map { name, zero in
      CounterStyleDefinition(name, .numeric, letters(zero...zero + 9))
    }
    + [
      CounterStyleDefinition("octal", .numeric, letters("01234567")),
      CounterStyleDefinition("lower-hexadecimal", .numeric, letters("0123456789abcdef")),
      CounterStyleDefinition("upper-hexadecimal", .numeric, letters("0123456789ABCDEF")),
    ]

  /// The code point of the digit zero in each script.
  private static let zeros: [(String, UInt32)] = [
    ("arabic-indic", 0x660), ("bengali", 0x9E6), ("cambodian", 0x17E0), ("devanagari", 0x966),
    ("gujarati", 0xAE6), ("gurmukhi", 0xA66), ("kannada", 0xCE6), ("lao", 0xED0),
    ("malayalam", 0xD66), ("mongolian", 0x1810), ("myanmar", 0x1040), ("oriya", 0xB66),
    ("persian", 0x6F0), ("tamil", 0xBE6), ("telugu", 0xC66), ("thai", 0xE50), ("tibetan", 0xF20),
  ]

  static let sums = [
    sum("lower-roman", 1...3999, weights: romanWeights, "m cm d cd c xc l xl x ix v iv i"),
    sum("upper-roman", 1...3999, weights: romanWeights, "M CM D CD C XC L XL X IX V IV I"),
    // The letters of the alphabet, from the last to the first.
    sum(
      "armenian", 1...9999, weights: decimalWeights,
      letters(0x531...0x554).reversed()),
    sum(
      "lower-armenian", 1...9999, weights: decimalWeights,
      letters(0x561...0x584).reversed()),
    sum(
      "georgian", 1...19999, weights: [10_000] + decimalWeights,
      letters("ჵჰჯჴხჭწძცჩშყღქფჳტსრჟპოჲნმლკითჱზვედგბა")),
    // 15 and 16 have special forms, to avoid spelling the name of God.
    sum(
      "hebrew", 1...10999,
      weights: (1...10).reversed().map { $0 * 1000 }
        + [400, 300, 200, 100, 90, 80, 70, 60, 50, 40, 30, 20, 19, 18, 17, 16, 15]
        + (1...10).reversed(),
      thousands(hebrewUnits) + letters("\u{5EA}\u{5E9}\u{5E8}\u{5E7}")
        + letters("\u{5E6}\u{5E4}\u{5E2}\u{5E1}\u{5E0}\u{5DE}\u{5DC}\u{5DB}")
        + ["\u{5D9}\u{5D8}", "\u{5D9}\u{5D7}", "\u{5D9}\u{5D6}", "\u{5D8}\u{5D6}"]
        + ["\u{5D8}\u{5D5}"] + hebrewUnits),
    CounterStyleDefinition("ethiopic-numeric", .ethiopic, [], suffix: "/ "),
  ]

  private static let romanWeights: [UInt] = [
    1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1,
  ]

  /// The letters for ten down to one.
  private static let hebrewUnits: [String] = letters(0x5D0...0x5D9).reversed()

  /// Returns the letters of units followed by the thousands sign (geresh).
  private static func thousands(_ units: [String]) -> [String] { units.map { $0 + "\u{5F3}" } }

  /// The weights 9000, 8000, … 1000, 900, … 100, 90, … 1.
  private static let decimalWeights = [1000, 100, 10, 1].flatMap { (powerOfTen: UInt) in
    (1...9).reversed().map { $0 * powerOfTen }
  }

  private static func sum(
    _ name: String, _ range: ClosedRange<Int>, weights: [UInt], _ symbols: String
  ) -> CounterStyleDefinition {
    sum(name, range, weights: weights, symbols.split(separator: " ").map(String.init))
  }

  private static func sum(
    _ name: String, _ range: ClosedRange<Int>, weights: [UInt], _ symbols: [String]
  ) -> CounterStyleDefinition {
    CounterStyleDefinition(name, .additive(weights: weights), symbols, range: range)
  }
}

/// Alphabetic styles (CSS Counter Styles 3, §6.2).
extension CounterStyleTable {
  static let alphabets = [
    CounterStyleDefinition("lower-alpha", .alphabetic, letters(0x61...0x7A)),
    CounterStyleDefinition("upper-alpha", .alphabetic, letters(0x41...0x5A)),
    CounterStyleDefinition("lower-greek", .alphabetic, letters("αβγδεζηθικλμνξοπρστυφχψω")),
    CounterStyleDefinition("upper-greek", .alphabetic, letters("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")),
  ]
}
