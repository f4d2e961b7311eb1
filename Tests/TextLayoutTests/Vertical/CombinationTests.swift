import MarkupText
import Testing
import TextFoundation

@testable import TextLayout

@Suite("Characters side by side in a vertical line (tate-chū-yoko)")
struct CombinationTests {
  private func page(_ inner: String, _ style: String = "", height: Double? = 160) -> DrawnPage {
    DrawnPage(
      "<div style='writing-mode: vertical-rl; line-height: 20px; \(style)'>\(inner)</div>",
      inlineSize: height)
  }

  @Test("which characters are combined")
  func ranges() {
    let rows: [(style: String, text: String, expected: [String], why: String)] = [
      ("digits 2", "12月31日", ["12", "31"], "numbers of two digits"),
      ("digits", "12月", ["12"], "two without a number"),
      ("digits 2", "3月4日", ["3", "4"], "one digit too"),
      ("digits 2", "2026年", [], "a longer number is left whole"),
      ("digits 3", "123番1234", ["123"], "as many as it says"),
      ("digits 4", "2026年", ["2026"], "as many as it says"),
      ("digits 2", "１２月", [], "full-width digits are upright as they are"),
      ("digits 2", "a12b", ["12"], "beside letters"),
      ("all", "ok!", ["ok!"], "everything"),
      ("none", "12", [], "nothing"),
      ("digits 2", "20<b>26</b>年", [], "the digits of an element around count"),
      ("all", "12<br>34", ["12", "34"], "not over a line's end"),
    ]
    for row in rows {
      let page = page(row.text, "text-combine-upright: \(row.style)")
      let combined = page.runs.filter { $0.orientation == .horizontal }.map(\.text)
      #expect(combined == row.expected, "\(row.why)")
    }
  }

  @Test("two digits take one em, in the middle of the line and of the em")
  func positions() {
    let page = page("第<span style='text-combine-upright: all'>12</span>話")
    let runs = page.runs
    #expect(runs.map(\.text) == ["第", "12", "話"])
    #expect(runs[1].orientation == .horizontal)
    #expect(runs[1].stretch == 1)
    #expect(runs[1].clusters.map(\.position) == [0, 8])
    // 16 px wide around 10; the baseline is 6.08 below the middle of the em from 16 to 32.
    #expect(abs(runs[1].origin.x - 2) < 1e-9)
    #expect(abs(runs[1].origin.y - (24 + 6.08)) < 1e-9)
    #expect(runs[2].origin.y == 32)
  }

  @Test("text wider than the em is narrowed to it")
  func narrowed() {
    let page = page("<span style='text-combine-upright: all'>2026</span>")
    let run = page.runs.first
    #expect(run?.stretch == 0.5)
    #expect(run?.size == 16)
    #expect(run?.clusters.map(\.position) == [0, 4, 8, 12])
    #expect(run?.clusters.map(\.advance) == [4, 4, 4, 4])
    #expect(run?.advance == 16)
    #expect(run.map { abs($0.origin.x - 2) < 1e-9 } == true)
  }

  @Test("no line ends within a tate-chu-yoko run, and it moves as one character")
  func breaks() {
    let page = page("あいう12月", "text-combine-upright: digits 2", height: 48)
    #expect(page.lines == ["あいう", "12月"])
    let tight = self.page("12345", "text-combine-upright: all", height: 4)
    #expect(tight.lines == ["12345"])
  }

  @Test("next to it there is no gap between Japanese and Western text")
  func spacing() {
    let combined = page("年12月", "text-combine-upright: digits 2; text-autospace: normal")
    #expect(combined.runs.map(\.origin.y).last == 32)
    let plain = page("年12月", "text-autospace: normal")
    #expect(plain.runs.map(\.origin.y).last == 36, "a gap of 1/8 em on both sides of 12")
  }

  @Test("letter spacing follows the tate-chu-yoko run, once")
  func letterSpacing() {
    let page = page("12月", "text-combine-upright: digits 2; letter-spacing: 3px")
    #expect(page.runs.last?.origin.y == 19)
  }

  @Test("in a horizontal line nothing is combined")
  func horizontal() {
    let page = DrawnPage("<div style='text-combine-upright: all'>12月</div>", inlineSize: 160)
    #expect(page.runs.map(\.text) == ["12月"])
  }

  @Test("an exclamation pair does not begin a line")
  func exclamations() {
    let page = page("あいう<span style='text-combine-upright: all'>!?</span>え", height: 48)
    #expect(page.lines == ["あい", "う!?え"])
  }
}
