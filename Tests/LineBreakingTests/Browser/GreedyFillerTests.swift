import LineBreaking
import Testing

/// Tests the filler that the browser's lines are compared with, on small texts.
@Suite struct GreedyFillerTests {
  @Test func linesOfSmallTexts() throws {
    var advances: [Character: Int] = ["\u{AD}": 0, "\u{2010}": 500, "\u{3000}": 1000]
    for character in "abcdef " { advances[character] = 500 }
    for character in "あいう。「" { advances[character] = 1000 }
    let table: [(text: String, width: Int, lines: [String], why: String)] = [
      ("あいう", 2000, ["あい", "う"], "a line that fits exactly is not broken"),
      ("あいう", 1999, ["あ", "い", "う"], "a slightly wider one is"),
      ("あ。い", 1000, ["あ", "。", "い"], "no break before 。, so the line is cut"),
      ("あい。", 2000, ["あ", "い。"], "the break before the one that does not fit"),
      ("ab cd", 1000, ["ab ", "cd"], "a space at the end has no width"),
      ("あい\u{3000}う", 2000, ["あい\u{3000}", "う"], "nor does an ideographic one"),
      ("abcdef", 1000, ["ab", "cd", "ef"], "a word is cut between letters"),
      ("ab\u{AD}cdef", 1500, ["ab\u{AD}", "cde", "f"], "space for a hyphen"),
      (
        "ab\u{AD}cd", 1000, ["ab\u{AD}", "cd"],
        "no space for a hyphen: broken at a position without one"
      ),
      ("「あ", 500, ["「", "あ"], "a Character at least"),
    ]
    for row in table {
      let text = MeasuredText(row.text, number: 0, advances: advances)
      let filler = GreedyFiller(text, try LineBreaker().opportunities(in: row.text))
      let lines = filler.lines(width: row.width).map { String(text.characters[$0.range]) }
      #expect(lines == row.lines, "\(row.why)")
    }
  }

  @Test func opportunitiesInsideCharactersAreReported() {
    let text = MeasuredText("か\u{3099}き", number: 0, advances: [:])
    let inside = BreakOpportunity(offset: 3, kind: .allowed)
    let after = BreakOpportunity(offset: 6, kind: .allowed)
    #expect(GreedyFiller(text, [inside, after]).strayOffsets == [3])
  }
}
