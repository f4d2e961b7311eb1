import Testing

@testable import MarkupText

/// The algorithms of CSS Counter Styles 3, §3.1, independent of the styles that use them.
@Suite struct CounterAlgorithmTests {
  @Test func digitsOfAnyNumber() {
    let symbols = "0123456789abcdefghijklmnopqrstuvwxyz".map { String($0) }
    for base in [2, 3, 10, 16, 36] {
      for value in [0, 1, UInt(base) - 1, UInt(base), UInt(base) + 1, 12_345, UInt.max] {
        let text = CounterNumerals.numeric(value, digits: Array(symbols[..<base]))
        #expect(text == String(value, radix: base), "\(value) in base \(base)")
      }
    }
    #expect(CounterNumerals.numeric(1, digits: ["0"]) == nil, "§3.1.6: at least two symbols")
    #expect(CounterNumerals.numeric(0, digits: []) == nil)
  }

  @Test func lettersOfAnyNumber() {
    let rows: [(value: UInt, letters: [String], text: String?, why: String)] = [
      (1, ["a", "b"], "a", "the first"), (2, ["a", "b"], "b", "the last"),
      (3, ["a", "b"], "aa", "two letters"), (6, ["a", "b"], "bb", "the last of them"),
      (7, ["a", "b"], "aaa", "three"), (4, ["xy", "z"], "xyz", "symbols of several characters"),
      (0, ["a", "b"], nil, "§3.1.5: no zero"), (1, ["a"], nil, "§3.1.5: at least two symbols"),
      (1, [], nil, "no symbols"),
    ]
    for row in rows {
      let text = CounterNumerals.alphabetic(row.value, letters: row.letters)
      #expect(text == row.text, "\(row.value) \(row.letters): \(row.why)")
    }
    let maximum = CounterNumerals.alphabetic(.max, letters: ["a", "b"])
    #expect(maximum?.utf8.count == 63 + 1 && maximum?.hasSuffix("a") ?? false)
  }

  @Test func repeatedSymbols() {
    let rows: [(value: UInt, symbols: [String], text: String?, why: String)] = [
      (1, ["*"], "*", "once"), (3, ["*"], "***", "three times"),
      (60, ["*"], String(repeating: "*", count: 60), "the longest"),
      (61, ["*"], nil, "too long"), (120, ["*", "+"], String(repeating: "+", count: 60), "of two"),
      (121, ["*", "+"], nil, "too long"), (0, ["*"], nil, "§3.1.4: no zero"), (1, [], nil, "none"),
      (.max, ["*"], nil, "no overflow"),
    ]
    for row in rows {
      let text = CounterNumerals.symbolic(row.value, row.symbols, maximumLength: 60)
      #expect(text == row.text, "\(row.value) \(row.symbols): \(row.why)")
    }
  }

  @Test func sumsOfWeights() {
    let rows: [(value: UInt, weights: [UInt], symbols: String, text: String?, why: String)] = [
      (7, [5, 1], "VI", "VII", "the largest first"), (10, [5, 1], "VI", "VV", "again and again"),
      (4, [5, 3], "ab", nil, "no sum"), (8, [5, 3], "ab", "ab", "but this"),
      (6, [5, 3], "ab", nil, "§3.1.7 never goes back to try b + b"),
      (0, [5, 0], "ab", "b", "a symbol of zero"), (0, [5, 1], "ab", nil, "none"),
      (5, [5, 0], "ab", "a", "zero adds nothing"), (1, [0], "a", nil, "nor alone"),
      (60, [1], "a", String(repeating: "a", count: 60), "the longest"),
      (61, [1], "a", nil, "longer"),
      (.max, [1], "a", nil, "no overflow"), (1, [], "", nil, "no weights"),
      (3, [2, 1], "a", nil, "a weight without a symbol does not count"),
    ]
    for row in rows {
      let text = CounterNumerals.additive(row.value, row.weights, row.symbols.map { String($0) })
      #expect(text == row.text, "\(row.value) \(row.weights): \(row.why)")
    }
  }

  /// The algorithm of §7.2 step by step: groups of two digits, omitted digits, separators.
  private func ethiopic(_ value: UInt) -> String {
    if value == 1 { return "፩" }
    let digits = Array(String(value).utf8.map { Int($0) - 48 })
    let padded = digits.count % 2 == 0 ? digits : [0] + digits
    let count = padded.count / 2
    let tens = Array("፲፳፴፵፶፷፸፹፺")
    let units = Array("፩፪፫፬፭፮፯፰፱")
    var text = ""
    for group in 0..<count {
      let index = count - 1 - group
      let (ten, unit) = (padded[2 * group], padded[2 * group + 1])
      let number = 10 * ten + unit
      let loses = number == 0 || number == 1 && (group == 0 || index % 2 == 1)
      if !loses {
        if ten > 0 { text.append(tens[ten - 1]) }
        if unit > 0 { text.append(units[unit - 1]) }
      }
      if index % 2 == 1, number != 0 { text += "፻" }
      if index % 2 == 0, index > 0 { text += "፼" }
    }
    return text
  }

  @Test func ethiopicNumbersFollowTheStepsOfTheStandard() {
    #expect(CounterNumerals.ethiopic(0) == nil)
    var values: [UInt] =
      Array(1...12_000) + [99_999, 100_000, 101_010, 1_000_000, 1_010_101, 10_000_000]
    values += [100_000_000, 100_010_001, 101_000_000, 10_101_010_101, .max]
    for value in values where CounterNumerals.ethiopic(value) != ethiopic(value) {
      Issue.record("\(value): \(CounterNumerals.ethiopic(value) ?? "nil"), \(ethiopic(value))")
    }
  }

  @Test func longhandNeedsItsTable() {
    let good = Longhand("0123456789", "MCX", one: .always, writesZeros: false)
    #expect(good.text(for: 1203) == "1M2C3" && good.text(for: 0) == "0")
    #expect(good.text(for: 9999) == "9M9C9X9" && good.text(for: 10_000) == nil)
    #expect(good.text(for: .max) == nil)
    for (digits, markers) in [("012345678", "MCX"), ("0123456789a", "MCX"), ("0123456789", "MC")] {
      let bad = Longhand(digits, markers, one: .always, writesZeros: false)
      #expect(bad.text(for: 1) == nil, "\(digits) \(markers)")
    }
    // A run of zeros is written once, and not before the first or after the last digit.
    let zeros = Longhand("0123456789", "MCX", one: .exceptInTeens, writesZeros: true)
    for (value, text) in [
      (1001, "1M01"), (1010, "1M01X"), (1100, "1M1C"), (1101, "1M1C01"), (10, "X"), (19, "X9"),
      (20, "2X"), (110, "1C1X"), (9, "9"), (1000, "1M"), (2020, "2M02X"), (2200, "2M2C"),
    ] as [(UInt, String)] {
      #expect(zeros.text(for: value) == text)
    }
  }

  /// The ranges of numbers that definitions can write, at their bounds.
  @Test func rangesOfSystems() {
    let letters = ["a", "b", "c"]
    let longhand = Longhand("0123456789", "MCX", one: .never, writesZeros: false)
    let rows: [(system: CounterStyleDefinition.System, value: Int, text: String?, why: String)] = [
      (.cyclic, 1, "a", "the first"), (.cyclic, 3, "c", "the last"), (.cyclic, 4, "a", "again"),
      (.cyclic, 0, "c", "one before the first"), (.cyclic, -1, "b", "two before"),
      (.cyclic, -2, "a", "three before"), (.cyclic, -3, "c", "and so on"),
      (.cyclic, .max, "a", "2⁶³ - 1 leaves 1"), (.cyclic, .min, "a", "-2⁶³ leaves 1, too"),
      (.fixed(first: 5), 5, "a", "the first"), (.fixed(first: 5), 7, "c", "the last"),
      (.fixed(first: 5), 4, nil, "before"), (.fixed(first: 5), 8, nil, "after"),
      (.fixed(first: -1), 0, "b", "from a negative number"),
      (.fixed(first: .min), .max, nil, "no overflow"), (.fixed(first: .max), .min, nil, "nor here"),
      (.fixed(first: .max), .max, "a", "the last number of all"),
      (.numeric, 0, "a", "zero"), (.numeric, -4, "-bb", "the sign"),
      (.numeric, .min, "-" + String(Int.min.magnitude, radix: 3).asDigits, "the magnitude"),
      (.alphabetic, 0, nil, "from 1"), (.alphabetic, -1, nil, "from 1"),
      (.symbolic, 0, nil, "from 1"), (.symbolic, -1, nil, "from 1"), (.symbolic, 4, "aa", "twice"),
      (.additive(weights: [10, 5, 0]), -5, nil, "from 0"),
      (.additive(weights: [10, 5, 0]), 0, "c", "zero"), (.ethiopic, 0, nil, "from 1"),
      (.longhand(longhand), -9999, "-9M9C9X9", "the first"),
      (.longhand(longhand), -10_000, nil, "no"),
      (.longhand(longhand), 9999, "9M9C9X9", "the last"), (.longhand(longhand), 10_000, nil, "no"),
    ]
    for row in rows {
      let definition = CounterStyleDefinition("x", row.system, letters)
      #expect(definition.text(for: row.value) == row.text, "\(row.system) \(row.value): \(row.why)")
    }
    #expect(CounterStyleDefinition("x", .cyclic, []).text(for: 1) == nil, "no symbols")
    #expect(CounterStyleDefinition("x", .fixed(first: 1), []).text(for: 1) == nil, "no symbols")
  }

  /// `pad` (§3.6): the sign counts, and longer texts are not truncated.
  @Test func minimumLengths() {
    let digits = CounterStyleTable.decimal.symbols
    let padded = CounterStyleDefinition("x", .numeric, digits, negative: "−−", minimumLength: 4)
    for (value, text) in [
      (7, "0007"), (1234, "1234"), (12_345, "12345"), (-7, "−−07"), (-12, "−−12"), (-123, "−−123"),
    ] {
      #expect(padded.text(for: value) == text)
    }
    let other = padded.named("y")
    #expect(other.name == "y" && other.text(for: -7) == "−−07" && other.range == padded.range)
    let limited = CounterStyleDefinition("x", .numeric, digits, range: -1...1, suffix: "!")
    #expect([-2, -1, 0, 1, 2].map(limited.text) == [nil, "-1", "0", "1", nil])
    #expect(limited.named("z").text(for: 2) == nil && limited.named("z").suffix == "!")
  }
}

extension String {
  /// Digits as the letters from `a` on.
  fileprivate var asDigits: String {
    String(map { Character(Unicode.Scalar(UInt8(ascii: "a") + ($0.asciiValue ?? 48) - 48)) })
  }
}
