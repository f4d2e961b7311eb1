import Kana
import TestSupport
import Testing

@Suite("Halfwidth and fullwidth")
struct WidthConverterTests {
  private typealias Row = (input: String, output: String, why: String)

  private func check(_ converter: WidthConverter, _ rows: [Row]) {
    for row in rows {
      let output = converter.convert(row.input)
      #expect(
        Array(output.unicodeScalars) == Array(row.output.unicodeScalars),
        "\(row.why): \(row.input) gives \(output)")
    }
  }

  @Test("Kana to full width")
  func kanaToFull() {
    check(
      WidthConverter(to: .full, .kana),
      [
        ("", "", "empty"),
        ("ﾊﾟｿｺﾝ", "パソコン", "composed"),
        ("ｳﾞｧｲｵﾘﾝ", "ヴァイオリン", "vu"),
        ("ﾜﾞｦﾞ", "ヷヺ", "va and vo"),
        ("ｶﾞｷﾞｸﾞｹﾞｺﾞｻﾞｼﾞｽﾞｾﾞｿﾞﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ", "ガギグゲゴザジズゼゾダヂヅデドバビブベボ", "all voiced"),
        ("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "パピプペポ", "all semi-voiced"),
        ("｢ｱ｡｣､･ｰ", "「ア。」、・ー", "punctuation"),
        ("ﾞ ﾟ", "゛ ゜", "marks alone"),
        ("aﾞ漢ﾟ･ﾞ", "a゛漢゜・゛", "marks after kana that cannot have one"),
        ("ｱﾞﾝﾞｶﾟ", "ア\u{3099}ン\u{3099}カ\u{309A}", "kana without such a letter"),
        ("ｶﾞﾞ", "ガ\u{3099}", "a second mark"),
        ("カﾞはﾟ", "ガぱ", "full-width letters, half-width marks"),
        ("ｶ\u{3099}", "ガ", "half-width letter, combining mark"),
        ("か\u{3099}カ゛", "か\u{3099}カ゛", "nothing half-width"),
        ("Aｱ1 ¥", "Aア1 ¥", "kana only"),
        ("ﾊﾝｶｸﾄ全角カナ", "ハンカクト全角カナ", "mixed widths"),
      ])
  }

  @Test("Kana to half width")
  func kanaToHalf() {
    check(
      WidthConverter(to: .half, .kana),
      [
        ("ガード・パン", "ｶﾞｰﾄﾞ･ﾊﾟﾝ", "decomposed"),
        ("ヴヷヺ", "ｳﾞﾜﾞｦﾞ", "v"),
        ("「ア。」、", "｢ｱ｡｣､", "punctuation"),
        ("゛゜", "ﾞﾟ", "spacing marks"),
        ("カ\u{3099}ハ\u{309A}ア\u{3099}", "ｶﾞﾊﾟｱﾞ", "combining marks after katakana"),
        ("ｶ\u{3099}", "ｶﾞ", "combining mark after a half-width letter"),
        ("か\u{3099}ヰ\u{3099}\u{309A}", "か\u{3099}ヰ\u{3099}\u{309A}", "marks of unchanged kana"),
        ("ひらがなヮヰヱヵヶヸヹヽヾヿㇰ", "ひらがなヮヰヱヵヶヸヹヽヾヿㇰ", "no half-width form"),
        ("ガ\u{3099}", "ｶﾞ\u{3099}", "a second mark"),
        ("Ａ１　￥", "Ａ１　￥", "kana only"),
      ])
  }

  @Test("ASCII, space and symbols, alone and together")
  func others() {
    check(
      WidthConverter(to: .full, .ascii),
      [
        ("Az09!~ ｱ¥", "Ａｚ０９！～ ｱ¥", "ASCII without the space"),
        ("\t\u{7F}\u{0}", "\t\u{7F}\u{0}", "controls"),
      ])
    check(WidthConverter(to: .full, .space), [("a b", "a　b", "space")])
    check(WidthConverter(to: .half, .space), [("Ａ　Ｂ", "Ａ Ｂ", "space")])
    check(
      WidthConverter(to: .half, [.ascii, .space]),
      [("Ｓｗｉｆｔ　６．３　カナ", "Swift 6.3 カナ", "ASCII and space")])
    check(
      WidthConverter(to: .half),
      [("￥１００、ガ→", "¥100､ｶﾞ→", "standard leaves arrows")])
    check(
      WidthConverter(to: .full),
      [("¥100,ｶﾞ￫ﾡ", "￥１００，ガ￫ﾡ", "standard leaves shapes and Hangul")])
    check(WidthConverter(to: .full, .all), [("￫ﾡ₩", "→ㄱ￦", "all")])
    check(WidthConverter(to: .full, []), [("aｱ", "aｱ", "nothing")])
  }

  @Test("The pairs are those of Unicode")
  func unicodeMappings() throws {
    var full: [Unicode.Scalar: Unicode.Scalar] = [:]
    var half: [Unicode.Scalar: Unicode.Scalar] = [:]
    for record in UnicodeData.records {
      guard let target = record.decomposition.first else { continue }
      if record.tag == "<narrow>" {
        full[record.scalar] = target
        half[target] = record.scalar
      } else if record.tag == "<wide>" {
        half[record.scalar] = target
        full[target] = record.scalar
      }
    }
    try #require(full.count > 200, "apt-get install unicode-data")
    // The isolated halfwidth marks become spacing marks; voiced katakana are tested above.
    full["\u{FF9E}"] = "゛"
    full["\u{FF9F}"] = "゜"
    half["\u{3099}"] = nil
    half["\u{309A}"] = nil
    half["゛"] = "\u{FF9E}"
    half["゜"] = "\u{FF9F}"
    var failures: [String] = []
    for value in 0...0x1FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let isVoiced = 0x30AB...0x30FA ~= value && half[scalar] == nil
      for (width, map) in [(WidthConverter.Width.full, full), (.half, half)] {
        if width == .half, isVoiced { continue }
        let output = WidthConverter(to: width, .all).convert(text)
        if output.utf8.elementsEqual(String(Character(map[scalar] ?? scalar)).utf8) { continue }
        failures.append("\(text) \(String(value, radix: 16)) gives \(output)")
      }
    }
    #expect(failures == [])
  }

  @Test("Halfwidth text survives conversion to full width and back")
  func roundTrip() {
    var generator = SeededGenerator(seed: 3)
    let full = WidthConverter(to: .full, [.kana, .ascii, .space])
    let half = WidthConverter(to: .half, [.kana, .ascii, .space])
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<30 {
        let range: ClosedRange<UInt32> =
          Bool.random(using: &generator) ? 0x20...0x7E : 0xFF61...0xFF9F
        text.unicodeScalars.append(
          Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "a")
      }
      let wide = full.convert(text)
      #expect(half.convert(wide).utf8.elementsEqual(text.utf8), "\(text) through \(wide)")
      #expect(
        wide.unicodeScalars.allSatisfy { $0.value >= 0x3000 && !(0xFF61...0xFF9F ~= $0.value) })
    }
  }
}
