import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

@Suite(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
struct AdvanceTests {
  /// Widths at 100 px from Chromium 156 for spans with `lang=ja`, `text-spacing-trim: space-all`
  /// and `text-autospace: no-autospace`, exact to 1/64 px.
  @Test func widthsAreThoseOfChromium() {
    let expected: [(text: String, sans: Double, serif: Double, why: String)] = [
      ("——", 167.609375, 169, "symbols alone have no script: a pair of dashes"),
      ("「——", 267.609375, 269, "brackets have no script either"),
      ("あ——", 300, 300, "dashes after kana are Japanese ones"),
      ("日本——あ", 500, 500, "and so between ideographs"),
      ("é——", 255.40625, 254.609375, "after Latin they are narrow"),
      ("A——", 260.8125, 271.8125, "the same, kerned"),
      ("1.5——", 306.40625, 304.609375, "digits have no script"),
      (
        "…fi", 160, 167.203125,
        "a symbol at the start takes the script of the following text; fi is a ligature"
      ),
      ("“é", 102.90625, 100.8125, "so does a quotation mark"),
      ("”", 47.40625, 42.5, "a quotation mark alone"),
      ("“", 47.40625, 42.609375, "its partner"),
      ("あ”", 147.5, 146.203125, "after kana"),
      ("AV”", 164.3125, 176.203125, "after Latin, kerned"),
      ("To…", 213.109375, 218.203125, "kerning of Latin"),
      ("あ…", 200, 200, "an ellipsis is one em"),
      ("…", 100, 100, "also alone"),
      ("いて", 197, 200, "Noto Sans kerns kana"),
      ("あソ", 199, 198, "hiragana before katakana, too"),
      ("て、", 195, 198, "and kana before a comma"),
      ("、「", 200, 200, "punctuation keeps its em"),
      ("あ 漢", 222.40625, 225.609375, "a space is that of the first font"),
    ]
    var failures: [String] = []
    for (text, sans, serif, why) in expected {
      for (family, width) in [("Noto Sans CJK JP", sans), ("Noto Serif CJK JP", serif)] {
        let found = TestFonts.installed.shaped(text, .named(family, size: 100)).width
        // Chromium rounds each advance to 1/64 px or finer, Noto's quotation mark to 0.1 px.
        if abs(found - width) > 0.2 {
          failures.append("\(text) \(family): \(found), not \(width) (\(why))")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Cases where Pango differs from browsers (spaces, symbols without a script, mixed hiragana and
  /// katakana) are not compared here; the browser's results above apply.
  @Test func widthsAreThoseOfPangoLayout() {
    let pool = [
      "日本", "漢字", "かな", "いて", "あなたは", "カナ", "データ", "、", "。", "「", "」", "（", "）", "！",
      "AV", "To", "fi", "office", "Wave", "é", "e\u{301}", "か\u{309A}", "が", "ﾊﾟ", "ＡＶ", "々",
      "Привет", "Γειά", "한국", "ộ", "を", "し", "て", "ー", "っ",
    ]
    var generator = SeededGenerator(seed: 8)
    var failures: [String] = []
    for family in ["Noto Sans CJK JP", "Noto Serif CJK JP", "DejaVu Sans,Noto Sans CJK JP"] {
      let reference = PangoLayoutReference(description: family, language: "ja", size: 16)
      let font = FontRequest(
        families: family.split(separator: ",").map { .named(String($0)) }, size: 16)
      for _ in 0..<1500 {
        let count = Int.random(in: 1...8, using: &generator)
        let fragments = (0..<count).compactMap { _ in pool.randomElement(using: &generator) }
        guard !Self.hasKanaOfBothKinds(fragments) else { continue }
        let text = fragments.joined()
        let (found, width) = (
          TestFonts.installed.shaped(text, font).width, reference.width(of: text)
        )
        // Pango rounds each advance to 1/1024 px.
        if abs(found - width) > 0.001 * Double(text.unicodeScalars.count) + 0.001 {
          failures.append("\(text) \(family): \(found), not \(width)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
  }

  /// Returns whether a text mixes hiragana and katakana, which browsers kern and Pango does not.
  private static func hasKanaOfBothKinds(_ fragments: [String]) -> Bool {
    let scalars = fragments.joined().unicodeScalars
    return scalars.contains { 0x3041...0x3096 ~= $0.value }
      && scalars.contains { 0x30A1...0x30FA ~= $0.value }
  }

  @Test func sizesScaleEverything() {
    let text = "漢字かな交じりのtext、いて AVA"
    let small = TestFonts.installed.shaped(text, .named("Noto Sans CJK JP", size: 10))
    let large = TestFonts.installed.shaped(text, .named("Noto Sans CJK JP", size: 70))
    #expect(small.glyphs.map(\.id) == large.glyphs.map(\.id))
    var failures: [String] = []
    for (one, other) in zip(small.clusters, large.clusters)
    where abs(one.advance * 7 - other.advance) > 1e-9 {
      failures.append("\(one.offset): \(one.advance) × 7 is not \(other.advance)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func invalidSizesAreClamped() {
    for (size, expected) in [(0.0, 0.0), (-5, 0), (.nan, 0), (-.infinity, 0), (.infinity, 100_000)]
    {
      let shaped = TestFonts.installed.shaped("漢a", .named("Noto Sans CJK JP", size: size))
      #expect(shaped.clusters.count == 2)
      #expect(shaped.clusters.first?.advance == expected, "\(size)")
    }
  }

  @Test func measuringTwiceGivesTheSame() {
    let fonts = PangoFonts()
    let text = "いて、office AVA か\u{309A}——「」 سلام 12"
    let cold = fonts.shaped(text)
    #expect(fonts.shaped(text) == cold)
    #expect(TestFonts.installed.shaped(text) == cold)
  }
}
