import Testing
import TextFoundation

@testable import JapaneseText

/// Tests whether two numbers with a slash are a date or a fraction.
@Suite struct SlashedPairTests {
  /// Returns whether the first pair of a text is a date; nil if it cannot be one.
  private func isDate(_ text: String) -> Bool? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var digits: [UInt8] = []
      guard let start = bytes.indices.first(where: { bytes[$0].isASCIIDigit }),
        let groups = DigitGroups(in: bytes, at: start, &digits)
      else { return nil }
      return SlashedPair(groups)?.isDate(in: bytes)
    }
  }

  @Test func rows() {
    let rows: [(text: String, isDate: Bool?, why: String)] = [
      ("7/20", true, "no usual fraction"), ("12/24", true, "the same"),
      ("4/1", true, "more than one"),
      ("1/2", false, "a half"), ("2/3", false, "two thirds"), ("1/20", false, "a twentieth"),
      ("3/10", false, "three tenths"), ("3/11", true, "no usual fraction"),
      ("3/3", false, "of a page, or a mark"), ("1/15(月)", true, "a day of the week"),
      ("1/2（土・祝）", true, "the same"), ("1/2(x)", false, "other brackets"),
      ("5/9から", true, "a beginning"), ("1/31まで", true, "an end"), ("2/3付", true, "of a letter"),
      ("4/25出発", true, "a departure"), ("1/4には", true, "on a day"),
      ("03/05", true, "leading zeros"),
      ("1/4倍", false, "a factor"), ("6/8拍子", false, "a measure"), ("5/16インチ", false, "a length"),
      ("11/12程度", false, "an approximation"), ("約11/12", false, "the same"),
      ("大さじ1/2から", false, "a spoon"), ("月の2/3には", false, "of a whole"),
      ("12/29～1/3", true, "to another date"), ("1/4-1/2", false, "from a quarter to a half"),
      ("7/1〜8/31", true, "to another date"), ("13/2", nil, "no month"), ("7/32", nil, "no day"),
      ("0/5", nil, "no month"), ("7/0", nil, "no day"), ("1/2/3", nil, "three numbers"),
      ("100/2", nil, "three digits"), ("1/100", nil, "three digits"),
    ]
    for row in rows { #expect(isDate(row.text) == row.isDate, "\(row.text): \(row.why)") }
  }

  @Test func theSecondOfARangeLooksBack() {
    let text = "12/29～1/3"
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var digits: [UInt8] = []
      let start = text.utf8.count - 3
      let pair = DigitGroups(in: bytes, at: start, &digits).flatMap { SlashedPair($0) }
      #expect(pair?.isDate(in: bytes) == true, "1/3 after 12/29")
    }
  }

  @Test func readings() {
    let rows: [(text: String, kana: String)] = [
      ("7/20に", "シチガツハツカに"), ("2024年3/5", "ニセンニジュウヨネンサンガツイツカ"),
      ("6/8拍子", "ハチブンノロク拍子"), ("4/4拍子", "ヨンブンノヨン拍子"),
      ("12/29～1/3", "ジュウニガツニジュウクニチカライチガツミッカ"), ("5/5", "ゴ/ゴ"),
      ("約1/3", "約サンブンノイチ"),
    ]
    for row in rows { #expect(NumberReaderProbe(row.text).kana == row.kana, "\(row.text)") }
  }

  @Test func everyPairHasAReadingWithItsNumbers() {
    var failures: [String] = []
    for month in 1...12 {
      for day in 1...31 {
        let kana = NumberReaderProbe("\(month)/\(day)付").kana
        let expected = NumberReaderProbe("\(month)月\(day)日").kana + "付"
        if kana != expected { failures.append("\(month)/\(day): \(kana)") }
      }
    }
    expectNone(failures)
  }
}
