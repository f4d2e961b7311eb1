import Kana
import TestSupport
import Testing
import Transliteration

/// Compares widths with NFKC (UAX #15) as computed by ICU, and with JIS X 0201.
@Suite("Widths and normalization")
struct WidthNormalizationTests {
  private static func text(_ range: ClosedRange<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: range.compactMap { Unicode.Scalar($0) })
    return String(text)
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// The katakana set of JIS X 0201, A1 to DF in order, has the characters of JIS X 0208 below.
  @Test("the 63 characters of the katakana set of JIS X 0201")
  func katakanaOfJISX0201() {
    let full =
      "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
    let half = Self.text(0xFF61...0xFF9F)
    #expect(full.unicodeScalars.count == 63)
    for (fullScalar, halfScalar) in zip(full.unicodeScalars, half.unicodeScalars) {
      let (wide, narrow) = (String(fullScalar), String(halfScalar))
      #expect(Self.isSame(WidthConverter(to: .full, .kana).convert(narrow), wide))
      #expect(Self.isSame(WidthConverter(to: .half, .kana).convert(wide), narrow))
    }
  }

  @Test("each half-width letter with each mark, as in NFKC")
  func lettersWithMarks() throws {
    var failures: [String] = []
    for letter in Self.text(0xFF66...0xFF9D).unicodeScalars {
      // NFKC composes ー with nothing either, but here a mark after ー is a spacing mark.
      for mark in ["\u{FF9E}", "\u{FF9F}"] where letter != "ｰ" {
        for text in [
          String(letter) + mark, String(letter) + mark + "ｱ", "ﾝ" + String(letter) + mark,
        ] {
          let expected = try NormalizationForm.nfkc.normalize(text)
          let found = WidthConverter(to: .full, .kana).convert(text)
          if !Self.isSame(found, expected) { failures.append("\(text): \(found), not \(expected)") }
        }
      }
    }
    #expect(failures == [])
  }

  @Test("random half-width katakana to full width, as in NFKC")
  func randomKatakana() throws {
    var generator = SeededGenerator(seed: 42)
    let letters = Array(Self.text(0xFF66...0xFF9D).unicodeScalars.filter { $0 != "ｰ" })
    var failures: [String] = []
    for round in 0..<400 {
      var text = ""
      for _ in 0..<(round % 30) {
        text.unicodeScalars.append(letters.randomElement(using: &generator) ?? "ｱ")
        text += ["", "", "ﾞ", "ﾟ"].randomElement(using: &generator) ?? ""
      }
      let expected = try NormalizationForm.nfkc.normalize(text)
      if !Self.isSame(WidthConverter(to: .full, .kana).convert(text), expected) {
        failures.append(text)
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("full-width ASCII to half width is NFKC, and full-width forms return by it")
  func ascii() throws {
    let (ascii, wide) = (Self.text(0x21...0x7E), Self.text(0xFF01...0xFF5E))
    #expect(WidthConverter(to: .full, .ascii).convert(ascii) == wide)
    #expect(WidthConverter(to: .half, .ascii).convert(wide) == ascii)
    #expect(try NormalizationForm.nfkc.normalize(wide) == ascii)
    #expect(WidthConverter(to: .half, .ascii).convert("＀～｟\u{FF5F}") == "＀~｟\u{FF5F}")
  }

  /// A change of width is a compatibility equivalence: NFKC of the text stays the same.
  @Test("texts of convertible characters have the same NFKC in both widths")
  func compatibilityEquivalence() throws {
    var generator = SeededGenerator(seed: 43)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FE, 0xFF01...0xFF9D, 0x3131...0x3164,
      0xFFE0...0xFFE6,
      0xFFE8...0xFFEE, 0x4E00...0x4E10, 0xFFA0...0xFFBE, 0x2190...0x2193, 0xA2...0xAC,
    ]
    var failures: [String] = []
    var changed = 0
    for round in 0..<800 {
      var text = ""
      for _ in 0..<(round % 16) {
        let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
        let value = UInt32.random(in: range, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
      }
      let expected = try NormalizationForm.nfkc.normalize(text)
      for width in WidthConverter.Width.allCases {
        let converted = WidthConverter(to: width, .all).convert(text)
        if !Self.isSame(converted, text) { changed += 1 }
        if !Self.isSame(try NormalizationForm.nfkc.normalize(converted), expected) {
          failures.append("\(width): \(text)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(changed > 1_000, "most texts must have something to convert")
  }

  @Test("a second conversion changes nothing, in any scope")
  func idempotence() {
    var generator = SeededGenerator(seed: 44)
    let fragments = [
      "ｶ", "ﾊ", "ｱ", "ﾞ", "ﾟ", "カ", "ガ", "パ", "ア", "ヷ", "か", "が", "゛", "゜", "\u{3099}", "\u{309A}",
      "ー",
      "ｰ", "a", "Ａ", " ", "　", "¥", "￥", "→", "￫", "ﾡ", "ㄱ", "漢", "é", "😀", "。", "｡",
    ]
    var failures: [String] = []
    for round in 0..<3_000 {
      let text = (0..<(round % 9)).map { _ in fragments.randomElement(using: &generator) ?? "" }
        .joined()
      let scope = WidthScope(rawValue: UInt8.random(in: 0...63, using: &generator))
      for width in WidthConverter.Width.allCases {
        let converter = WidthConverter(to: width, scope)
        let once = converter.convert(text)
        if !Self.isSame(converter.convert(once), once) { failures.append("\(width) \(text)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
