import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Groups of digits")
struct DigitGroupsTests {
  private func group(_ text: String, at offset: Int = 0) -> (DigitGroup?, [UInt8]) {
    var digits: [UInt8] = [99]
    let group = withUTF8Bytes(of: text) { DigitGroup(in: $0, at: offset, &digits) }
    return (group, digits)
  }

  private func groups(_ text: String, at offset: Int = 0) -> DigitGroups? {
    var digits: [UInt8] = []
    return withUTF8Bytes(of: text) { DigitGroups(in: $0, at: offset, &digits) }
  }

  @Test("one run")
  func runs() {
    let rows: [(text: String, end: Int, value: Int?, isPadded: Bool, why: String)] = [
      ("7", 1, 7, false, "one digit"), ("0", 1, 0, false, "zero"), ("00", 2, 0, true, "two zeros"),
      ("07", 2, 7, true, "a leading zero"), ("70a", 2, 70, false, "a letter follows"),
      ("1２", 1, 1, false, "another script follows"), ("１２3", 6, 12, false, "full width"),
      ("1一", 1, 1, false, "a kanji follows"),
      ("9223372036854775807", 19, Int.max, false, "the maximum"),
      ("9223372036854775808", 19, nil, false, "one more"),
      ("99999999999999999999", 20, nil, false, "an overflow of the product"),
    ]
    for row in rows {
      let (group, digits) = group(row.text)
      #expect(group?.start == 0 && group?.end == row.end, "\(row.why)")
      #expect(group?.value == row.value && group?.hasLeadingZero == row.isPadded, "\(row.why)")
      #expect(group?.count == digits.count)
    }
    for text in ["", "a", "一", "十", "-1", ".5", "①"] {
      let (group, digits) = group(text)
      #expect(group == nil && digits == [99], "\(text)")
    }
    #expect(group("a12", at: 1).0?.value == 12 && group("12", at: 1).0?.value == 2)
    #expect(group("12", at: 2).0 == nil && group("12", at: -1).0 == nil)
    #expect(group("12").1 == [1, 2] && group("０９").1 == [0, 9])
  }

  @Test("limits of a group")
  func limits() throws {
    let group = try #require(group("59").0)
    #expect(group.isAtMost(60) && group.isAtMost(59) && !group.isAtMost(58))
    let long = try #require(self.group("99999999999999999999").0)
    #expect(!long.isAtMost(Int.max), "an overflow is above any limit")
  }

  @Test("separators")
  func separators() {
    let rows: [(DigitGroups.Separator, String)] = [
      (.colon, ":："), (.slash, "/／"), (.dot, ".．"),
      (.hyphen, "-－\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}"),
    ]
    var expected: [UInt32: DigitGroups.Separator] = [:]
    for (separator, characters) in rows {
      for scalar in characters.unicodeScalars { expected[scalar.value] = separator }
    }
    for value in UInt32(0)...0xFFFF {
      #expect(DigitGroups.Separator(value) == expected[value], "\(String(value, radix: 16))")
    }
  }

  @Test("several runs")
  func several() {
    let rows: [(text: String, count: Int, end: Int, lastStart: Int, isSpelled: Bool, why: String)] =
      [
        ("1:2", 2, 3, 2, false, "two"), ("1/2/3", 3, 5, 4, false, "three"),
        ("1.2.3.4", 4, 7, 6, false, "four"), ("1:2-3", 2, 3, 2, false, "another separator follows"),
        ("1:2:", 2, 3, 2, false, "a separator at the end"), ("1-2-a", 2, 3, 2, false, "a letter"),
        ("01-2", 2, 4, 3, true, "a leading zero in the first"),
        ("1-02", 2, 4, 2, true, "a leading zero in the second"),
        ("1-2-03", 3, 6, 4, true, "a leading zero in the third"), ("0-0", 2, 3, 2, false, "zeros"),
        ("999-999", 2, 7, 4, false, "three digits"), ("1000-1", 2, 6, 5, true, "four digits first"),
        ("1-1000", 2, 6, 2, true, "four digits second"),
        ("1-1-999", 3, 7, 4, false, "three digits third"),
        ("1-1-1000", 3, 8, 4, true, "four digits third"),
        ("1000-1-1", 3, 8, 7, true, "it remains so"),
        ("１：２", 2, 9, 6, false, "full width"), ("1−2", 2, 5, 4, false, "the minus sign"),
        ("1-2－3", 3, 7, 6, false, "hyphens of two widths"),
        ("1-２", 2, 5, 2, false, "digits of two widths"),
      ]
    for row in rows {
      let groups = groups(row.text)
      #expect(groups?.count == row.count && groups?.end == row.end, "\(row.why)")
      #expect(
        groups?.lastStart == row.lastStart && groups?.isSpelled == row.isSpelled, "\(row.why)")
      #expect((groups?.third != nil) == (row.count > 2), "\(row.why)")
    }
    for text in ["", "1", "1-", "-1-2", "a1", "1--2", "1 -2", "1-a", "一-二", "1,2", "1〜2"] {
      #expect(groups(text) == nil, "\(text)")
    }
    #expect(groups("1-2-3-4")?.third?.value == 3, "the third, not the last")
  }

  @Test("a preceding separator of the same kind excludes the groups")
  func context() {
    #expect(groups("a-1-2", at: 2) == nil && groups("－1-2", at: 3) == nil)
    #expect(groups("a:1-2", at: 2) != nil && groups("a1-2", at: 1) != nil)
    #expect(groups("月1-2", at: 3) != nil)
  }

  @Test("more than 16 groups are not one number")
  func maximum() {
    for count in [15, 16] {
      #expect(groups(Array(repeating: "1", count: count).joined(separator: "-"))?.count == count)
    }
    for count in [17, 18, 40] {
      #expect(groups(Array(repeating: "1", count: count).joined(separator: ".")) == nil)
    }
  }

  @Test("dates in the order of ISO 8601")
  func dates() {
    let dates = [
      "2024-1-1", "2024-01-01", "2024/12/31", "1000.1.31", "9999-12-1", "2024-2-30", "２０２４／１／２",
    ]
    let others = [
      "2024-0-1", "2024-13-1", "2024-1-0", "2024-1-32", "0204-1-1", "204-1-1", "20245-1-1",
      "2024-001-1", "2024-1-001", "2024-1", "2024-1-1-1", "24-1-1", "1-1-2024",
    ]
    for text in dates { #expect(groups(text)?.isDate == true, "\(text)") }
    for text in others { #expect(groups(text)?.isDate == false, "\(text)") }
  }
}
