import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries in mixed directions and vertical writing")
struct DirectionQueryTests {
  private func mixed(_ markup: String, width: Double? = 200) -> QueryProbe {
    QueryProbe(markup, width: width, measurer: BidirectionalTestMeasurer())
  }

  @Test("Hebrew in Latin: the visual order, and the carets where the direction changes")
  func hebrewInLatin() {
    // ab, then אבג from right to left: a 0, b 8, ג 16, ב 24, א 32, then cd at 40.
    let probe = mixed("<p>abאבגcd")
    let seen = stride(from: 4.0, to: 56, by: 8).map { probe.character($0, 8) }
    #expect(seen == ["a", "b", "ג", "ב", "א", "c", "d"])
    #expect(probe.rects(0..<8) == ["0 0 40 16"], "all of the Hebrew is on the way")
    #expect(probe.rects(1..<4) == ["8 0 8 16", "32 0 8 16"], "b and א are not side by side")
    #expect(probe.rects(2..<4) == ["32 0 8 16"])
    #expect(probe.rects(6..<9) == ["16 0 8 16", "40 0 8 16"], "nor are ג and c")
    #expect(probe.caret(2, .upstream) == "16 0 0 16", "the end of b")
    #expect(probe.caret(2, .downstream) == "40 0 0 16", "the start of א")
    #expect(probe.caret(4) == "32 0 0 16", "between א and ב")
    #expect(probe.caret(8, .upstream) == "16 0 0 16", "the end of ג")
    #expect(probe.caret(8, .downstream) == "40 0 0 16", "the start of c")
    let positions: [(x: Double, expected: String, why: String)] = [
      (10, "0:1", "the left half of b"),
      (14, "0:2<", "its right half: its end, far from where א starts"),
      (17, "0:8<", "the left half of ג: its end"),
      (22, "0:6", "its right half: its start"),
      (38, "0:2", "the right half of א: its start"),
      (41, "0:8", "the left half of c"),
    ]
    for row in positions { #expect(probe.position(row.x, 8) == row.expected, "\(row.why)") }
  }

  @Test("a paragraph from right to left")
  func rightToLeft() {
    let probe = mixed("<p dir=rtl>אבג abc", width: 100)
    // From the right: אבג, a space, then abc from left to right.
    #expect(probe.rects(0..<6) == ["76 0 24 16"])
    #expect(probe.rects(7..<10) == ["44 0 24 16"])
    #expect(probe.rects(0..<10) == ["44 0 56 16"])
    #expect(probe.caret(0) == "100 0 0 16")
    #expect(probe.position(1000, 8) == "0:0")
    #expect(probe.position(-1000, 8) == "0:7", "the left end of abc")
    #expect(probe.text(probe.index.range(in: Rect(x: 60, y: 0, width: 26, height: 16))) == "ג abc")
  }

  @Test("vertical lines from right to left: carets are horizontal, rectangles vertical")
  func verticalRightToLeft() {
    let probe = QueryProbe("<div style='writing-mode: vertical-rl'>東京へ行く。", width: 48)
    #expect(probe.layout.size == Size(width: 32, height: 48))
    #expect(probe.character(20, 20) == "京")
    #expect(probe.character(4, 20) == "く")
    #expect(probe.rects(3..<12) == ["16 16 16 32", "0 0 16 16"])
    #expect(probe.caret(3) == "16 16 16 0")
    #expect(probe.caret(9) == "0 0 16 0")
    #expect(probe.caret(9, .upstream) == "16 48 16 0")
    #expect(probe.position(20, 99) == "0:9<")
    #expect(probe.position(99, 20) == "0:3", "right of the page: the first line")
    #expect(probe.text(probe.index.range(in: Rect(x: 0, y: 0, width: 16, height: 40))) == "行く")
    #expect(probe.index.line(at: Point(x: 4, y: 4))?.text == "行く。")
  }

  @Test("vertical lines from left to right")
  func verticalLeftToRight() {
    let probe = QueryProbe(
      "<div style='writing-mode: vertical-lr; line-height: 24px'>東京へ行く。", width: 48)
    #expect(probe.character(4, 20) == "京")
    #expect(probe.character(40, 20) == "く")
    #expect(probe.rects(3..<12) == ["4 16 16 32", "28 0 16 16"])
    #expect(probe.caret(9) == "28 0 16 0")
  }

  @Test("a reading is to the right of any vertical line, and hits its base")
  func verticalRuby() {
    for mode in ["vertical-rl", "vertical-lr"] {
      let probe = QueryProbe(
        "<div style='writing-mode: \(mode)'><ruby>東京<rt>とうきょう</rt></ruby>へ", width: 160)
      let base = probe.index.rects(of: LayoutRange(paragraph: 0, offsets: 0..<6))
      let all = probe.index.rects(
        of: LayoutRange(paragraph: 0, offsets: 0..<6), includingRuby: true)
      #expect(base.map(\.width) == [16], "\(mode)")
      #expect(all.map(\.width) == [24], "\(mode): half an em more")
      #expect(base.first?.x == all.first?.x, "\(mode): at the right")
      let beside = Point(x: (all.first?.maxX ?? 0) - 2, y: 10)
      #expect(probe.text(probe.index.character(at: beside)) == "東京", "\(mode)")
    }
  }

  @Test("characters of a tate-chu-yoko run are one")
  func combination() {
    let probe = QueryProbe(
      "<div style='writing-mode: vertical-rl; text-combine-upright: digits 2'>平成12年", width: 160)
    #expect(probe.character(8, 40) == "12")
    #expect(probe.rects(6..<7) == ["0 32 16 16"], "half of it is all of it")
    #expect(probe.caret(7) == probe.caret(6), "a caret within is at its start")
    #expect(probe.position(8, 45) == "0:8")
    #expect(probe.text(probe.index.word(at: Point(x: 8, y: 40))) == "12")
  }

  @Test("the middle of a vertical line with letters on their side")
  func sideways() {
    let probe = QueryProbe("<div style='writing-mode: vertical-rl'>東abc京", width: 160)
    #expect(probe.layout.options.autospaceAmount == 0.125)
    #expect(probe.character(8, 20) == "a")
    #expect(probe.rects(3..<6).count == 1)
    #expect(probe.rects(3..<6).first?.hasPrefix("0 18 16 ") == true)
  }
}
