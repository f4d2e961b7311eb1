import TestSupport
import Testing

@testable import JapaneseText

@Suite("Kanji numerals")
struct KanjiNumeralTests {
  @Test("reading")
  func reading() {
    let rows: [(String, String, String)] = [
      ("二千二十四", "2024", "powers of ten"),
      ("二〇二四", "2024", "positional"),
      ("2024", "2024", "ASCII"),
      ("２０２４", "2024", "full width"),
      ("三億五千万", "350000000", "powers of 10,000"),
      ("3億5千万", "350000000", "mixed"),
      ("1万2,000", "12000", "mixed with a comma"),
      ("1,234,567", "1234567", "commas"),
      ("１，２３４", "1234", "full-width comma"),
      ("弐千弐拾四", "2024", "characters of deeds"),
      ("壱萬壱千壱百壱拾壱", "11111", "characters of deeds"),
      ("廿四", "24", "twenty in one character"),
      ("卅", "30", "thirty in one character"),
      ("卌二", "42", "forty in one character"),
      ("千", "1000", "a power alone"),
      ("万", "10000", "a power alone"),
      ("一千万", "10000000", "一 before 千"),
      ("千万", "10000000", "no 一 before 千"),
      ("〇", "0", "zero"),
      ("零", "0", "zero"),
      ("007", "7", "leading zeros"),
      ("2千500", "2500", "digits after a power"),
      ("12345億", "1234500000000", "a coefficient longer than a group"),
      ("一億二", "100000002", "empty positions"),
      ("マイナス五", "-5", "negative"),
      ("-5", "-5", "negative"),
      ("−５", "-5", "negative"),
      ("-0", "0", "zero has no sign"),
      ("一無量大数", "1" + String(repeating: "0", count: 68), "the last power"),
      ("一不可思議一", "1" + String(repeating: "0", count: 63) + "1", "10^64"),
      ("三𥝱二垓", "3000200000000000000000000", "a character outside the BMP"),
      ("三秭二垓", "3000200000000000000000000", "its other form"),
      (String(repeating: "九", count: 999), String(repeating: "9", count: 999), "of any length"),
    ]
    for (text, digits, why) in rows {
      let numeral = KanjiNumeral(text)
      #expect((numeral.map { ($0.isNegative ? "-" : "") + $0.digits }) == digits, "\(why): \(text)")
      #expect(Int(kanjiNumeral: text) == Int(digits), "\(why): \(text)")
    }
  }

  @Test("texts that are not numerals")
  func refused() {
    let rows = [
      "", " ", "本", "三本", "百千", "万億", "一万一億", "十十", "一二十三四十", "1,23", "3.14", "マイナス", "-",
      "一 二", "億万", "一〇百", "二十百", "1 000", "二千二千", "12345万億", "1億12345万", "何百", "数十",
    ]
    for text in rows { #expect(KanjiNumeral(text) == nil, "\(text)") }
  }

  @Test("styles")
  func styles() {
    let rows: [(Int, standard: String, positional: String, formal: String, mixed: String)] = [
      (0, "〇", "〇", "零", "0"),
      (1, "一", "一", "壱", "1"),
      (10, "十", "一〇", "壱拾", "10"),
      (111, "百十一", "一一一", "壱百壱拾壱", "111"),
      (1000, "千", "一〇〇〇", "壱千", "1000"),
      (2024, "二千二十四", "二〇二四", "弐千弐拾四", "2024"),
      (10_000, "一万", "一〇〇〇〇", "壱万", "1万"),
      (10_000_000, "一千万", "一〇〇〇〇〇〇〇", "壱千万", "1000万"),
      (15_000_000, "千五百万", "一五〇〇〇〇〇〇", "壱千五百万", "1500万"),
      (350_000_000, "三億五千万", "三五〇〇〇〇〇〇〇", "参億五千万", "3億5000万"),
      (100_000_001, "一億一", "一〇〇〇〇〇〇〇一", "壱億壱", "1億1"),
      (-5, "マイナス五", "マイナス五", "マイナス五", "マイナス5"),
    ]
    for row in rows {
      let numeral = KanjiNumeral(row.0)
      #expect(numeral.formatted() == row.standard)
      #expect(numeral.formatted(.positional) == row.positional)
      #expect(numeral.formatted(.formal) == row.formal)
      #expect(numeral.formatted(.mixed) == row.mixed)
      #expect(String(kanjiNumeral: row.0) == row.standard)
      #expect(numeral.description == row.standard)
    }
  }

  @Test("every integer is preserved, in every style")
  func roundTrip() {
    var generator = SeededGenerator(seed: 1)
    var failures: [String] = []
    for index in 0..<20_000 {
      let bits = index % 64
      let value = Int(truncatingIfNeeded: generator.next() >> UInt64(bits))
      for style in KanjiNumeral.Style.allCases {
        let text = String(kanjiNumeral: value, style: style)
        if Int(kanjiNumeral: text) != value { failures.append("\(value) \(style): \(text)") }
      }
    }
    for value in [Int.min, Int.max, 0, -1] {
      #expect(Int(kanjiNumeral: String(kanjiNumeral: value)) == value)
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("numbers of any length are preserved")
  func longRoundTrip() {
    var generator = SeededGenerator(seed: 5)
    var failures: [String] = []
    for length in 1...120 {
      var digits = String(Int.random(in: 1...9, using: &generator))
      for _ in 1...length {
        let digit = Int.random(in: -9...9, using: &generator)
        digits += String(max(digit, 0))
      }
      let numeral = KanjiNumeral(digits: digits)
      #expect(numeral?.digits == digits)
      for style in KanjiNumeral.Style.allCases {
        let again = numeral.flatMap { KanjiNumeral($0.formatted(style)) }
        if again != numeral { failures.append("\(digits) \(style)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("digits given as text")
  func givenDigits() {
    #expect(KanjiNumeral(digits: "00012")?.digits == "12")
    #expect(KanjiNumeral(digits: "-12")?.intValue == -12)
    #expect(KanjiNumeral(digits: "000")?.digits == "0")
    for text in ["", "-", "+1", "1a", "１", "1 "] { #expect(KanjiNumeral(digits: text) == nil) }
    #expect(KanjiNumeral(UInt64.max).intValue == nil)
    #expect(KanjiNumeral(UInt64.max).digits == "18446744073709551615")
  }
}
