import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

struct RubyDrawingTests {
  /// Returns the drawn text, with its structure tags in brackets.
  private func drawn(_ markup: String, width: Double? = nil) -> String {
    let lines = RubyLines(markup, width: width)
    return lines.layout.displayList().items.map { item in
      switch item {
      case .begin(.ruby): "r("
      case .begin(.emphasisMarks): "e("
      case .begin(.link(let address)): "\(address)("
      case .end: ")"
      case .glyphs(let run): run.text
      default: ""
      }
    }.joined()
  }

  @Test func textIsDrawnInTheOrderOfReading() {
    let rows: [(markup: String, width: Double?, expected: String, why: String)] = [
      ("私は<ruby>東京<rt>とうきょう</ruby>へ", nil, "私は東京r(とうきょう)へ", "after the base"),
      (
        "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", nil, "東r(とう)京r(きょう)",
        "after each base"
      ),
      ("<ruby>東<rt>と<rt>E</ruby>", nil, "東r(と)r(E)", "one after the other"),
      ("<ruby>東京<rt>とう</ruby>", 16, "東r(と)京r(う)", "divided along with its base"),
      (
        "<a href=/x>あ<ruby>東<rt>と</ruby></a>", nil, "/x(あ)/x(東)/x(r(と))",
        "a reading is part of a link"
      ),
      (
        "<em style='text-emphasis: dot'>東、<ruby>京<rt>と</ruby></em>", nil, "東、京r(と)e(••)",
        "emphasis marks come last and are distinguished from text"
      ),
      (
        "<ruby>東<rt style='visibility: hidden'>と</ruby>", nil, "東r()", "a hidden reading"
      ),
    ]
    for row in rows {
      #expect(drawn(row.markup, width: row.width) == row.expected, "\(row.markup): \(row.why)")
    }
  }

  @Test func readingsAreSolidAtTheirBases() {
    let lines = RubyLines("<ruby>東<rt>と<rt>E</ruby>")
    let origins = lines.glyphs.map { [$0.origin.x, ($0.origin.y * 100).rounded() / 100, $0.size] }
    // The em box of the base extends from 8 to 24: 14.08 above its baseline and 1.92 below.
    #expect(origins == [[0, 22.08, 16], [4, 7.04, 8], [6, 31.04, 8]])
  }

  @Test func ignoredRubyIsReported() {
    let rows: [(markup: String, codes: [LayoutDiagnostic.Code], why: String)] = [
      ("<ruby>東<rt>と</ruby>", [], "nothing"),
      ("<ruby><rb></rb><rb>京</rb><rt>と<rt>う</ruby>", [.unsupportedRuby], "a base without text"),
      (
        "<ruby style='ruby-position: inter-character'>東<rt>ㄉㄨㄥ</ruby>", [.unsupportedRuby],
        "set over"
      ),
    ]
    for row in rows {
      let found = RubyLines(row.markup).layout.diagnostics.map(\.code)
      #expect(found == row.codes, "\(row.markup): \(row.why)")
    }
  }
}
