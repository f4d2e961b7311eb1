import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries on ruby")
struct RubyQueryTests {
  @Test("ruby hits its whole base")
  func readings() {
    let probe = QueryProbe("<p>今<ruby>東京<rt>とうきょう</rt></ruby>へ", width: 200)
    // The ruby annotation is above the line, 40 px long; 2 of them are over へ.
    #expect(probe.layout.lines.map(\.frame.shown) == ["0 8 70 16"])
    #expect(probe.character(36, 4) == "東京")
    #expect(probe.character(30, 16) == "東")
    #expect(probe.character(8, 4) == nil, "above the line, with no reading over it")
    #expect(
      probe.rects(3..<9) == ["16 8 38 16"], "the extent of a wide reading belongs to the base")
    #expect(probe.rects(3..<9, ruby: true) == ["16 0 40 24"])
    #expect(probe.rects(0..<3, ruby: true) == ["0 8 16 16"])
    #expect(probe.rects(0..<12, ruby: true) == ["0 0 70 24"])
    #expect(probe.text(probe.index.word(at: Point(x: 36, y: 4))) == "今東京")
  }

  @Test("ruby that overhangs neighboring text belongs to its base")
  func overhang() {
    let probe = QueryProbe("<p>は<ruby>儚<rt>はかな</rt></ruby>い", width: 200)
    let base = probe.index.rects(of: LayoutRange(paragraph: 0, offsets: 3..<6))
    let all = probe.index.rects(of: LayoutRange(paragraph: 0, offsets: 3..<6), includingRuby: true)
    #expect(base.first?.width == 16 && all.first?.width == 24)
    let over = Point(x: (all.first?.x ?? 0) + 1, y: 2)
    #expect(over.x < base.first?.x ?? 0)
    #expect(probe.text(probe.index.character(at: over)) == "儚")
    #expect(probe.character(over.x, 20) == "は")
  }

  @Test("a reading that is longer than the page is wide, and one under its base")
  func positions() {
    let under = QueryProbe(
      "<p><ruby style='ruby-position: under'>東<rt>ひがし</rt></ruby>", width: 200)
    #expect(under.layout.lines.map(\.frame.shown) == ["0 0 24 16"])
    #expect(under.character(10, 20) == "東")
    #expect(under.rects(0..<3, ruby: true) == ["0 0 24 24"])
    let two = QueryProbe(
      "<p><ruby>東<rt>ひがし</rt></ruby><ruby>西<rt>にし</rt></ruby>", width: 200)
    #expect(two.character(4, 2) == "東")
    #expect(two.character(30, 2) == "西")
  }

  @Test("a base on two lines: each part of the reading hits the part of the base under it")
  func brokenBase() {
    let probe = QueryProbe("<p>あ<ruby>東京<rt>とうきょう</rt></ruby>", width: 36)
    #expect(probe.layout.lines.map(\.text) == ["あ", "東", "京"])
    let rects = probe.index.rects(
      of: LayoutRange(paragraph: 0, offsets: 3..<9), includingRuby: true)
    #expect(rects.map(\.height) == [24, 24])
    #expect(probe.character(4, rects[0].y + 2) == "東")
    #expect(probe.character(4, rects[1].y + 2) == "京")
  }

  @Test("speech uses readings, hit testing uses the text")
  func text() {
    let probe = QueryProbe("<p><ruby>東京<rt>とうきょう</rt></ruby>へ", width: 200)
    let whole = LayoutRange(paragraph: 0, offsets: 0..<9)
    #expect(probe.text(whole) == "東京へ")
    #expect(probe.index.accessibleElements().map(\.label) == ["とうきょうへ"])
  }
}
