import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

struct EmphasisTests {
  private func emphasisMarks(_ markup: String, style: String = "") -> [String] {
    var found: [String] = []
    var isMark = false
    let lines = RubyLines(markup, style: style)
    for item in lines.layout.displayList().items {
      switch item {
      case .begin(.emphasisMarks): isMark = true
      case .end: isMark = false
      case .glyphs(let run) where isMark:
        let (x, y) = ((run.origin.x * 100).rounded() / 100, (run.origin.y * 100).rounded() / 100)
        found.append("\(run.text) \(x) \(y)")
      default: break
      }
    }
    return found
  }

  @Test func eachShapeHasItsSymbol() {
    let rows: [(style: String, over: String, why: String)] = [
      ("dot", "•", "filled unless open"), ("open dot", "◦", "open"),
      ("filled circle", "●", "circle"), ("open circle", "○", "open circle"),
      ("double-circle", "◉", "double circle"), ("open double-circle", "◎", "open one"),
      ("triangle", "▲", "triangle"), ("open triangle", "△", "open triangle"),
      ("sesame", "﹅", "sesame"), ("open sesame", "﹆", "open sesame"),
      ("filled", "●", "a circle in horizontal lines"), ("open", "○", "the same, open"),
      ("'xy'", "x", "the first character of a string"),
      ("'か\u{3099}x'", "か\u{3099}", "a character of two scalars"),
    ]
    for row in rows {
      let found = emphasisMarks("<em style=\"text-emphasis: \(row.style)\">字</em>")
      #expect(found.map { String($0.prefix { $0 != " " }) } == [row.over], "\(row.why)")
    }
    #expect(
      emphasisMarks("<em style=\"text-emphasis: ''\">字</em>").isEmpty, "an empty string has none")
    #expect(emphasisMarks("<em style='text-emphasis: none'>字</em>").isEmpty)
    #expect(
      emphasisMarks("<em style='text-emphasis: filled'>字</em>", style: "writing-mode: vertical-rl")
        .first?.hasPrefix("﹅") == true, "a sesame in vertical lines")
  }

  @Test func marksAreCenteredOverTheirCharacters() {
    let rows: [(markup: String, expected: [String], why: String)] = [
      ("<em style='text-emphasis: sesame'>東京</em>", ["﹅ 4.0 7.04", "﹅ 20.0 7.04"], "half size"),
      (
        "<em style='text-emphasis: dot'>東a</em>", ["• 4.0 7.04", "• 18.0 7.04"],
        "a letter after its gap of 2"
      ),
      (
        "<em style='text-emphasis: sesame; text-emphasis-position: under'>東</em>",
        ["﹅ 4.0 23.04"], "under"
      ),
      (
        "<em style='text-emphasis: sesame'><ruby>東<rt>と</ruby>京</em>",
        ["﹅ 4.0 7.04", "﹅ 20.0 15.04"], "outside of ruby"
      ),
      (
        "<em style='text-emphasis: sesame; text-emphasis-position: under'><ruby>東<rt>と</ruby></em>",
        ["﹅ 4.0 31.04"], "ruby on the other side does not matter"
      ),
      (
        "<em style='text-emphasis: sesame'><ruby>私<rt>わたし</ruby></em>", ["﹅ 8.0 7.04"],
        "over the base, not over its added space"
      ),
      (
        "<em style='text-emphasis: sesame; letter-spacing: 8px'>東京</em>",
        ["﹅ 4.0 7.04", "﹅ 28.0 7.04"], "spacing does not count"
      ),
    ]
    for row in rows {
      #expect(emphasisMarks(row.markup) == row.expected, "\(row.markup): \(row.why)")
    }
  }

  @Test func someCharactersAreLeftOut() {
    let marked = "漢かカーa1éк々〆＋￥$^#%&@§¶‰〽＃％＆＠﹟\u{E000}☃"
    let unmarked = " \u{A0}\u{3000}、。「」（）・！？!?…—\u{200B}\u{AD}\u{FFFE}\u{7}-_/*"
    for scalar in marked.unicodeScalars {
      #expect(EmphasisMark.marks(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    for scalar in unmarked.unicodeScalars {
      #expect(!EmphasisMark.marks(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    #expect(emphasisMarks("<em style='text-emphasis: dot'>あ、い</em>").count == 2)
    #expect(emphasisMarks("<em style='text-emphasis: dot'>あ<img src=x></em>").count == 1)
    #expect(
      emphasisMarks("<em style='text-emphasis: dot'>か\u{3099}</em>").count == 1, "one a character")
  }

  @Test func marksHaveTheirColorAndAreHiddenWithTheirText() {
    let lines = RubyLines("<em style='text-emphasis: dot red; color: blue'>字</em>")
    #expect(lines.glyphs.map(\.color) == [CSSColor(parsing: "blue"), CSSColor(parsing: "red")])
    #expect(lines.glyphs.map(\.size) == [16, 8])
    #expect(emphasisMarks("<em style='text-emphasis: dot; visibility: hidden'>字</em>").isEmpty)
  }
}
