import TestSupport
import Testing

@testable import JapaneseText

@Suite("Parsing of kanji numerals")
struct KanjiNumeralParserTests {
  /// Texts with their digits; nil for texts that are not numerals.
  private static let rows: [(text: String, digits: String?, why: String)] = [
    // Groups of four.
    ("九千九百九十九万九千九百九十九", "99999999", "all powers of two groups"),
    ("一億一万一", "100010001", "gaps of three"),
    ("一億千", "100001000", "a power without a coefficient after a gap"),
    ("1億0001", "100000001", "leading zeros in the lowest group"),
    ("1万9999", "19999", "a full lowest group"),
    ("1万10000", nil, "five digits after 万"),
    ("1億9999万", "199990000", "a full group"),
    ("1億10000万", nil, "five digits after 億"),
    ("99999万", "999990000", "only the first group may be longer"),
    ("99999億1万", "9999900010000", "a long first group, and another one"),
    ("一万一万", nil, "the same power twice"),
    ("一億一億", nil, "the same power twice"),
    ("一億兆", nil, "two powers without digits between them"),
    ("万一", "10001", "万 without a coefficient"),
    ("億一万", "100010000", "億 without a coefficient"),
    ("一億万", nil, "万 without a coefficient after another power"),
    // Powers inside a group.
    ("千百十一", "1111", "no coefficients"),
    ("九千九", "9009", "a gap of two"),
    ("千十", "1010", "a gap of one"),
    ("十千", nil, "ascending"),
    ("百百", nil, "the same power twice"),
    ("千2", "1002", "scripts mixed"),
    ("千23", "1023", "two digits after 千"),
    ("千234", "1234", "three digits after 千"),
    ("千2345", nil, "four digits after 千"),
    ("百23", "123", "two digits after 百"),
    ("百234", nil, "three digits after 百"),
    ("十2", "12", "one digit after 十"),
    ("十23", nil, "two digits after 十"),
    ("12十", nil, "a coefficient of two digits"),
    ("1十", "10", "an Arabic coefficient"),
    ("２百", "200", "a full-width coefficient"),
    ("〇十", "0", "a coefficient of zero"),
    ("2廿", nil, "twenty after a digit"),
    ("廿", "20", "twenty"),
    ("廿十", nil, "twenty and ten"),
    ("百廿", "120", "twenty after a hundred"),
    ("百廿五", "125", "twenty after a hundred, with ones"),
    ("廿百", nil, "ascending"),
    ("廿万", "200000", "twenty as a coefficient of 万"),
    ("卅一日", nil, "other text follows"),
    // Digits.
    ("1２", nil, "two scripts in one run"),
    ("一2", nil, "two scripts in one run"),
    ("0", "0", "zero"),
    ("○", "0", "the circle U+25CB"),
    ("一○", "10", "the circle U+25CB in a number"),
    ("0001万", "10000", "leading zeros of the first group"),
    // Commas.
    ("1,000", "1000", "a comma"),
    ("12,345", "12345", "two digits before the comma"),
    ("123,456", "123456", "three digits before the comma"),
    ("1234,567", nil, "four digits before the comma"),
    ("0,123", nil, "a zero before the comma"),
    ("1,2345", nil, "four digits after the comma"),
    ("1,234,56", nil, "two digits after the second comma"),
    ("1,", nil, "nothing after the comma"),
    (",123", nil, "nothing before the comma"),
    ("1,,234", nil, "two commas"),
    ("1、234", nil, "an ideographic comma"),
    ("１，２３４，５６７", "1234567", "full width"),
    ("１,２３４", "1234", "an ASCII comma between full-width digits"),
    ("1，234", "1234", "a full-width comma between ASCII digits"),
    ("1,２３４", nil, "a group in another script"),
    ("一,二三四", nil, "kanji have no commas"),
    ("1,234万", "12340000", "a coefficient with a comma"),
    // Signs.
    ("－１", "-1", "full-width hyphen"),
    ("−一", "-1", "minus sign"),
    ("マイナス一万", "-10000", "the word"),
    ("--1", nil, "two signs"),
    ("マイナス-1", nil, "two signs"),
    ("+1", nil, "a plus sign"),
    ("1-", nil, "a sign at the end"),
    ("−", nil, "a sign alone"),
    ("マイナ一", nil, "a truncated word"),
    ("\u{2010}1", nil, "a hyphen that is not a sign"),
    // Long powers.
    ("一恒河沙", "1" + String(repeating: "0", count: 52), "10 to the 52nd"),
    ("一恒河", nil, "a truncated power"),
    ("一無量", nil, "a truncated power"),
    ("無量大数", "1" + String(repeating: "0", count: 68), "without a coefficient"),
    ("二無量大数三不可思議", "20003" + String(repeating: "0", count: 64), "two long powers"),
    ("不可思議無量大数", nil, "ascending"),
    ("9999無量大数", "9999" + String(repeating: "0", count: 68), "a full group"),
    // Other characters.
    ("1\u{301}", nil, "a combining mark"),
    ("٣", nil, "Arabic-Indic digits"),
    ("½", nil, "a fraction"),
    ("①", nil, "a circled digit"),
    ("\u{0}", nil, "a null character"),
    ("三\n", nil, "a line feed"),
    ("𠀋", nil, "a kanji outside the BMP"),
  ]

  @Test("rows")
  func table() {
    for row in Self.rows {
      let numeral = KanjiNumeral(row.text)
      let found = numeral.map { ($0.isNegative ? "-" : "") + $0.digits }
      #expect(found == row.digits, "\(row.text): \(row.why)")
    }
  }

  @Test("every form of a digit has its value")
  func digits() {
    let forms = [
      "〇○零0０", "一壱壹弌1１", "二弐貳貮弍2２", "三参參弎3３", "四肆4４", "五伍5５", "六陸6６", "七漆柒7７", "八捌8８",
      "九玖9９",
    ]
    for (value, characters) in forms.enumerated() {
      for character in characters {
        #expect(Int(kanjiNumeral: String(character)) == value, "\(character)")
        #expect(Int(kanjiNumeral: "\(character)千") == value * 1000, "\(character)千")
        #expect(Int(kanjiNumeral: "二千\(character)") == 2000 + value, "二千\(character)")
      }
    }
  }

  @Test("a slice of a string is parsed alone")
  func slices() {
    let text = "約三千五百円"
    let slice = text.dropFirst().dropLast()
    #expect(KanjiNumeral(slice)?.digits == "3500")
    #expect(Int(kanjiNumeral: slice) == 3500 && Int(kanjiNumeral: text) == nil)
    #expect(KanjiNumeral(digits: "x42".dropFirst())?.digits == "42")
  }

  @Test("integers at the limits of Int")
  func limits() {
    #expect(Int(kanjiNumeral: "922京3372兆0368億5477万5807") == Int.max)
    #expect(Int(kanjiNumeral: "922京3372兆368億5477万5808") == nil)
    #expect(Int(kanjiNumeral: "マイナス922京3372兆368億5477万5808") == Int.min)
    #expect(Int(kanjiNumeral: "マイナス922京3372兆368億5477万5809") == nil)
    #expect(Int(kanjiNumeral: "") == nil)
  }

  @Test("a long run of any script is parsed whole", arguments: ["7", "７", "七"])
  func longRuns(digit: String) {
    for count in [63, 64, 65, 128, 1023, 1025, 4_000] {
      let text = String(repeating: digit, count: count)
      #expect(KanjiNumeral(text)?.digits == String(repeating: "7", count: count), "\(count)")
      #expect(KanjiNumeral(text + "万")?.digits.count == count + 4, "\(count)")
    }
  }

  @Test("an Arabic number with commas has the value without them")
  func grouping() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let value =
        Int.random(in: 1...999_999_999_999, using: &generator)
        >> Int.random(in: 0...36, using: &generator)
      var groups: [String] = []
      var rest = String(value)
      while rest.count > 3 {
        groups.insert(String(rest.suffix(3)), at: 0)
        rest.removeLast(3)
      }
      let text = ([rest] + groups).joined(separator: ",")
      #expect(Int(kanjiNumeral: text) == (value == 0 ? 0 : value), "\(text)")
    }
  }
}
