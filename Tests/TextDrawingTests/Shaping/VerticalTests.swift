import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

@Suite(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
struct VerticalTests {
  let font = FontRequest.named("Noto Serif CJK JP", size: 20)

  private func glyph(_ text: String, _ orientation: GlyphOrientation) -> ShapedGlyph? {
    TestFonts.installed.shaped(text, font, orientation: orientation).glyphs.first
  }

  @Test func punctuationHasVerticalForms() {
    for punctuation in ["「", "」", "、", "。", "ー", "（", "）", "〜", "ッ", "ょ", "＝", "―", "…", "〔", "】"] {
      #expect(
        glyph(punctuation, .upright)?.id != glyph(punctuation, .horizontal)?.id, "\(punctuation)")
    }
    for letter in ["漢", "あ", "ア", "！", "々", "A", "1"] where letter != "あ" && letter != "ア" {
      #expect(glyph(letter, .upright)?.id == glyph(letter, .horizontal)?.id, "\(letter)")
    }
  }

  @Test func glyphsAreCenteredBelowTheTop() {
    let shaped = TestFonts.installed.shaped("漢、A", font, orientation: .upright)
    #expect(shaped.clusters.map(\.advance) == [20, 20, 20])
    let ideograph = shaped.glyphs[0]
    #expect(ideograph.dx == -10, "half an em to the left of the middle")
    #expect(ideograph.dy > 16 && ideograph.dy < 19, "the baseline is about 0.88 em below the top")
    #expect(shaped.glyphs[1].dx == -10)
    #expect(shaped.glyphs[2].dx > -8 && shaped.glyphs[2].dx < -5, "a narrow letter is centered")
  }

  @Test func fontsWithoutVerticalMetricsHaveFallbackMetrics() throws {
    let shaped = TestFonts.installed.shaped(
      "Я", .named("DejaVu Sans", size: 20), orientation: .upright)
    let glyph = try #require(shaped.glyphs.first)
    let cluster = try #require(shaped.clusters.first)
    #expect(cluster.advance > 10 && cluster.advance < 30)
    #expect(glyph.dx < 0 && glyph.dy > 0)
  }

  @Test func sidewaysIsMeasuredAsHorizontal() {
    let text = "Wave、AVA 2014"
    #expect(
      TestFonts.installed.shaped(text, font, orientation: .sideways)
        == TestFonts.installed.shaped(text, font))
  }

  @Test func kanaAreNotKernedUpright() {
    let sans = FontRequest.named("Noto Sans CJK JP", size: 100)
    #expect(TestFonts.installed.shaped("いて", sans).width == 197)
    #expect(TestFonts.installed.shaped("いて", sans, orientation: .upright).width == 200)
  }

  @Test func clustersOfSeveralGlyphsRunDown() {
    let shaped = TestFonts.installed.shaped(
      "ﾊﾟ", .named("Noto Sans CJK JP", size: 20), orientation: .upright)
    #expect(shaped.clusters.count == 1)
    #expect(shaped.glyphs.count == 2)
    #expect(shaped.glyphs[1].dy > shaped.glyphs[0].dy)
  }
}
