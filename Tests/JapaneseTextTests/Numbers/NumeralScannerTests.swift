import Testing
import TextFoundation

@testable import JapaneseText

@Suite("The numeral scanner")
struct NumeralScannerTests {
  private struct Result {
    let numeral: ScannedNumeral?
    let kana: String
  }

  private func scan(
    _ text: String, from start: Int = 0, limit: Int = .max, pairs: Bool = true, zeros: Bool = false
  ) -> Result {
    var reading = NumberReading()
    reading.morphemes = [.oku]
    let numeral = withUTF8Bytes(of: text) { bytes in
      var scanner = NumeralScanner(bytes: bytes, limit: limit)
      scanner.readsPairs = pairs
      scanner.dropsZeros = zeros
      return scanner.scan(from: start, into: &reading)
    }
    return Result(numeral: numeral, kana: reading.morphemes.map(\.reading.description).joined())
  }

  private func run(_ text: String, maximum: Int = 64) -> DigitRun? {
    var digits: [UInt8] = []
    return withUTF8Bytes(of: text) { bytes in
      var scanner = NumeralScanner(bytes: bytes, limit: bytes.count)
      scanner.maximumKanjiRunLength = maximum
      return scanner.digitRun(at: 0, into: &digits)
    }
  }

  @Test("values and ends")
  func values() {
    let rows: [(text: String, value: Int?, end: Int, why: String)] = [
      ("5", 5, 1, "a digit"), ("千五百円", 1500, 9, "powers"), ("3億5千万", 350_000_000, 11, "mixed"),
      ("1,234円", 1234, 5, "a comma"), ("1,23", 1, 1, "two digits after the comma"),
      ("1,2345", 1, 1, "four digits after the comma"),
      ("12,345,67", 12345, 6, "a short last group"),
      ("十十", 10, 3, "the same power twice"), ("百千", 100, 3, "ascending powers"),
      ("一万億", 10_000, 6, "ascending powers of 10,000"),
      ("千2000", 1000, 3, "too many digits after 千"),
      ("千200", 1200, 6, "three digits after 千"), ("十20", 10, 3, "two digits after 十"),
      ("12百", 12, 2, "a coefficient of two digits"), ("二百百", 200, 6, "100 twice"),
      ("廿五", 25, 6, "twenty"), ("十廿", 10, 3, "twenty after ten"),
      ("百廿", 120, 6, "twenty after 100"),
      ("五廿", 5, 3, "twenty after ones"), ("万", 10_000, 3, "万 alone"),
      ("億", 100_000_000, 3, "億 alone"),
      ("兆", 1_000_000_000_000, 3, "兆 alone"), ("一垓", nil, 6, "an overflow"),
      ("一𥝱", 1, 3, "𥝱 is not read"), ("一正", 1, 3, "正 is a common character"),
      ("一極", 1, 3, "極 is a common character"), ("一恒河沙", nil, 12, "a power of three characters"),
      ("一無量大数", nil, 15, "the largest power"), ("万万", 10_000, 3, "万 twice"),
      ("一億万", 100_000_000, 6, "万 without digits after a power"),
      ("九百二十二京", 9_220_000_000_000_000_000, 18, "below Int.max"),
      ("九百二十三京", nil, 18, "above Int.max"),
    ]
    for row in rows {
      let numeral = scan(row.text).numeral
      #expect(numeral?.start == 0 && numeral?.end == row.end, "\(row.text): \(row.why)")
      #expect(numeral?.value == row.value && numeral?.key == row.value, "\(row.text): \(row.why)")
    }
    for text in ["", "円", "京", "垓", "恒河沙", "正", "、", "-", "a1"] {
      let result = scan(text)
      #expect(result.numeral == nil && result.kana.isEmpty, "\(text)")
    }
  }

  @Test("the start and the limit")
  func limits() {
    #expect(scan("二十五", from: 3).numeral?.value == 15)
    #expect(scan("二十五", from: 9).numeral == nil && scan("", from: 0).numeral == nil)
    #expect(scan("二十五", limit: 6).numeral?.value == 20)
    #expect(scan("二十五", limit: 8).numeral?.value == 20, "inside a character")
    #expect(scan("二十五", limit: 9).numeral?.value == 25)
    #expect(scan("二十五", limit: 2).numeral == nil && scan("二十五", limit: 0).numeral == nil)
    #expect(scan("何百", limit: 3).numeral?.isIndefiniteOnly == true)
    #expect(scan("何百", limit: 2).numeral == nil)
    #expect(scan("1234", limit: 3).numeral?.value == 123)
  }

  @Test("properties of a numeral")
  func properties() {
    let rows: [(text: String, units: Bool, padded: Bool, decimals: Bool, pair: Bool)] = [
      ("12", false, false, false, false), ("十二", true, false, false, false),
      ("一二", false, false, false, true), ("二一", false, false, false, false),
      ("012", false, true, false, false), ("0", false, false, false, false),
      ("0.5", false, false, true, false), ("00.5", false, true, false, false),
      ("2、3", false, false, false, true), ("二三十", true, false, false, true),
      ("十二三", true, false, false, true), ("一万", true, false, false, false),
      ("三・一四", false, false, true, false), ("十三・一", true, false, false, false),
    ]
    for row in rows {
      let numeral = scan(row.text).numeral
      #expect(numeral?.hasUnits == row.units, "\(row.text)")
      #expect(numeral?.hasLeadingZero == row.padded, "\(row.text)")
      #expect(numeral?.hasDecimals == row.decimals, "\(row.text)")
      #expect(numeral?.isPair == row.pair, "\(row.text)")
      if row.pair || row.decimals {
        #expect(numeral?.value == nil, "\(row.text) is not one integer")
      }
    }
  }

  @Test("pairs and their separators")
  func pairs() {
    let rows: [(text: String, separator: Range<Int>?, end: Int, kana: String)] = [
      ("二三", nil, 6, "ニサン"), ("四五", nil, 6, "シゴ"), ("八九", nil, 6, "ハチク"), ("九十", nil, 6, "キュウジュウ"),
      ("二、三", 3..<6, 9, "ニサン"), ("二・三", 3..<6, 9, "ニサン"), ("2、3", 1..<4, 5, "ニサン"),
      ("2,3", 1..<2, 3, "ニサン"), ("2，3", 1..<4, 5, "ニサン"), ("十二、三", 6..<9, 12, "ジュウニサン"),
      ("二、三百", 3..<6, 12, "ニサンビャク"), ("五、六千", 3..<6, 12, "ゴロクセン"),
    ]
    for row in rows {
      let result = scan(row.text)
      #expect(
        result.numeral?.separator == row.separator && result.numeral?.end == row.end, "\(row.text)")
      #expect(result.kana == row.kana, "\(row.text)")
    }
    // Not pairs: descending, a gap, zero, a list, different scripts.
    for text in ["三、二", "二、四", "〇、一", "0、1", "1、2、3", "二、三、四", "2、３", "2、三", "12、13", "1、23"] {
      #expect(scan(text).numeral?.isPair == false, "\(text)")
    }
    #expect(scan("1、2、3", from: 4).numeral?.isPair == false, "inside a list")
    #expect(scan("円、2、3", from: 6).numeral?.isPair == true, "after a word")
    #expect(scan("二三", pairs: false).numeral?.value == 23)
    #expect(scan("2、3", pairs: false).numeral?.end == 1)
    for era in ["平成", "昭和", "大正", "明治", "西暦"] {
      #expect(scan(era + "二三", from: 6).numeral?.value == 23, "\(era)")
    }
    #expect(scan("東京二三", from: 6).numeral?.isPair == true, "not an era")
  }

  @Test("何, 数 and 幾")
  func indefinite() {
    let rows: [(text: String, key: Int?, isOnly: Bool, end: Int, kana: String)] = [
      ("数", -1, true, 3, "スウ"), ("何", -2, true, 3, "ナン"), ("幾", -3, true, 3, "イク"),
      ("数十", nil, false, 6, "スウジュウ"), ("何百", nil, false, 6, "ナンビャク"),
      ("何千", nil, false, 6, "ナンゼン"), ("数千", nil, false, 6, "スウセン"),
      ("数百", nil, false, 6, "スウヒャク"), ("幾千", nil, false, 6, "イクセン"),
      ("数万", nil, false, 6, "スウマン"), ("十数", nil, false, 6, "ジュウスウ"),
      ("百数十", nil, false, 9, "ヒャクスウジュウ"), ("二十何", nil, false, 9, "ニジュウナン"),
      ("数何", -1, true, 3, "スウ"), ("一数", 1, false, 3, "イチ"), ("一万数千", nil, false, 12, "イチマンスウセン"),
      ("一万数", 10_000, false, 6, "イチマン"), ("数十百", nil, false, 6, "スウジュウ"),
    ]
    for row in rows {
      let result = scan(row.text)
      #expect(
        result.numeral?.key == row.key
          && result.numeral?.value == row.key.flatMap { $0 > 0 ? $0 : nil }, "\(row.text)")
      #expect(result.numeral?.isIndefiniteOnly == row.isOnly, "\(row.text)")
      #expect(result.numeral?.end == row.end && result.kana == row.kana, "\(row.text)")
    }
  }

  @Test("runs that are read digit by digit")
  func spelled() {
    let rows: [(text: String, zeros: Bool, kana: String, why: String)] = [
      ("09", false, "ゼロキュウ", "a leading zero"), ("09", true, "キュウ", "on a clock"),
      ("00", true, "ゼロ", "zero on a clock"), ("0", false, "ゼロ", "zero"), ("零", false, "レイ", "零"),
      ("〇", false, "ゼロ", "〇"), ("0.0", false, "レイテンゼロ", "zero before a point"),
      ("0.", false, "ゼロ", "nothing after the point"),
      ("1.a", false, "イチ", "a letter after the point"),
      ("1.２", false, "イチ", "another script after the point"),
      ("1．2", false, "イッテンニ", "a full-width point"),
      ("一.二", false, "イチ", "kanji have no ASCII point"),
      ("三・一", false, "サンテンイチ", "a point between kanji"),
      ("1・5", false, "イチ", "Arabic digits have no ・"),
      ("100000000000", false, "イッセンオク", "12 digits are a number"),
      ("1000000000000", false, "イチ" + String(repeating: "ゼロ", count: 12), "13 digits are not"),
      ("1,000,000,000,000", false, "イッチョウ", "13 digits with commas are"),
    ]
    for row in rows { #expect(scan(row.text, zeros: row.zeros).kana == row.kana, "\(row.why)") }
    #expect(scan("1.2.3").numeral?.end == 3, "one decimal point")
    #expect(scan("十1.5").numeral?.end == 4, "no decimals after a power")
  }

  @Test("runs of digits")
  func runs() {
    let rows: [(text: String, end: Int, count: Int, isGrouped: Bool, why: String)] = [
      ("1", 1, 1, false, "one digit"), ("1,234", 5, 4, true, "a group"),
      ("999,999", 7, 6, true, "two"),
      ("1000,000", 4, 4, false, "four digits before the comma"), ("0,000", 1, 1, false, "a zero"),
      ("1,234,5678", 5, 4, true, "four digits in the last group"), ("一,234", 3, 1, false, "kanji"),
      ("1,234，567", 11, 7, true, "commas of two widths"), ("1,", 1, 1, false, "nothing follows"),
    ]
    for row in rows {
      let run = run(row.text)
      #expect(run?.end == row.end && run?.count == row.count, "\(row.why)")
      #expect(run?.isGrouped == row.isGrouped, "\(row.why)")
    }
    #expect(run("十") == nil && run("") == nil && run("a") == nil)
    for count in [63, 64] { #expect(run(String(repeating: "七", count: count))?.count == count) }
    #expect(run(String(repeating: "七", count: 65))?.count == 64, "the maximum length")
    #expect(run(String(repeating: "七", count: 65), maximum: .max)?.count == 65)
    #expect(run(String(repeating: "7", count: 65))?.count == 65, "only kanji runs have a maximum")
  }

  @Test("ascending pairs of digits")
  func ascending() {
    for first in 0...9 {
      for second in 0...9 {
        let run = run("\(first)\(second)")
        #expect(run?.isAscendingPair == (first > 0 && second == first + 1))
        #expect(run?.hasLeadingZero == (first == 0) && run?.value == first * 10 + second)
      }
    }
    #expect(run("123")?.isAscendingPair == false && run("1")?.isAscendingPair == false)
  }

  @Test("sums and products that overflow are nil")
  func arithmetic() {
    typealias State = NumeralScanner.State
    #expect(State.sum(Int.max - 1, 1) == Int.max && State.sum(Int.max, 1) == nil)
    #expect(State.sum(nil, 1) == nil && State.sum(1, nil) == nil)
    #expect(State.product(9, power: 18) == 9_000_000_000_000_000_000)
    #expect(State.product(10, power: 18) == nil && State.product(1, power: 19) == nil)
    #expect(State.product(nil, power: 0) == nil && State.product(7, power: 0) == 7)
    #expect(State.product(0, power: 100) == 0)
  }
}
