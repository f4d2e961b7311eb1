import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries: the content at a point")
struct PointQueryTests {
  @Test("characters are hit within their extents on their lines, and not elsewhere")
  func characters() {
    let probe = QueryProbe("<p>東京へ行く。</p><p style='line-height: 32px'>ab漢", width: 48)
    let rows: [(x: Double, y: Double, expected: String?, why: String)] = [
      (0, 0, "東", "the upper left corner is inside"),
      (15.9, 15.9, "東", "just before the edges"),
      (16, 0, "京", "the right edge belongs to what begins there"),
      (0, 16, "行", "the lower edge belongs to the next line"),
      (47.9, 31, "。", "the last character of the second line"),
      (48, 8, nil, "beside the line"),
      (-0.1, 8, nil, "before the line"),
      (8, -0.1, nil, "above the page"),
      (8, 64, nil, "below the page"),
      (4, 32, "a", "leading above the text is part of the line"),
      (12, 63.9, "b", "and below it"),
      (35, 48, nil, "a short line ends where its text does"),
      (.nan, 8, nil, "not a number"),
      (8, .infinity, nil, "an infinite coordinate"),
      (-.infinity, 8, nil, "an infinite coordinate"),
      (1e300, 1e300, nil, "far away"),
    ]
    for row in rows {
      #expect(probe.character(row.x, row.y) == row.expected, "\(row.why): \(row.x), \(row.y)")
    }
  }

  @Test("the closest position is on the closest line, between the closest characters")
  func positions() {
    let probe = QueryProbe("<p>東京へ行く。</p><p style='margin-top: 16px'>ab", width: 48)
    let rows: [(x: Double, y: Double, expected: String, why: String)] = [
      (0, 8, "0:0", "the start"),
      (7.9, 8, "0:0", "the left half of a character is its start"),
      (8, 8, "0:3", "the right half is its end"),
      (20, 8, "0:3", "closer to the left edge"),
      (100, 8, "0:9<", "beside the first line: its end, not the start of the second"),
      (-100, 24, "0:9", "before the second line: its start"),
      (100, 24, "0:18", "the end of the paragraph is downstream: there is no further line"),
      (8, -100, "0:3", "above the page: the first line"),
      (8, 39, "0:12", "between the paragraphs: the nearer one"),
      (8, 41, "1:1", "between the paragraphs: the nearer one"),
      (8, 1000, "1:1", "below the page: the last line"),
      (1e300, 1e300, "1:2", "far away"),
      (-1e300, -1e300, "0:0", "far away"),
    ]
    for row in rows {
      #expect(probe.position(row.x, row.y) == row.expected, "\(row.why): \(row.x), \(row.y)")
    }
    #expect(probe.position(.nan, 0) == nil)
    #expect(probe.position(0, -.infinity) == nil)
    #expect(QueryProbe("", width: 48).position(0, 0) == nil)
  }

  @Test("the line at a point is the one whose text is there")
  func lines() {
    let probe = QueryProbe("<p>東京へ行く</p><p>終", width: 48)
    #expect(probe.index.line(at: Point(x: 1, y: 17))?.text == "行く")
    #expect(probe.index.line(at: Point(x: 40, y: 17)) == nil)
    #expect(probe.index.line(at: Point(x: 1, y: 40))?.text == "終")
    #expect(probe.index.line(at: Point(x: .nan, y: 1)) == nil)
    let atEnd = LayoutPosition(paragraph: 0, offset: 9, affinity: .upstream)
    #expect(probe.index.line(containing: atEnd)?.text == "東京へ")
    let atStart = LayoutPosition(paragraph: 0, offset: 9)
    #expect(probe.index.line(containing: atStart)?.index == 1)
    #expect(probe.index.line(containing: LayoutPosition(paragraph: 9, offset: 0)) == nil)
    for (index, line) in probe.layout.lines.enumerated() {
      let found = probe.index.line(at: line.frame.center)
      #expect(found?.frame == line.frame && found?.baseline == line.baseline, "line \(index)")
    }
  }

  @Test("cells of a table beside each other: the point's own cell is closest")
  func cells() {
    let probe = QueryProbe(
      """
      <table><tr><td style="padding: 0; width: 32px">東京大阪神戸
      <td style="padding: 0; width: 48px; vertical-align: top">右<tr><td style="padding:0">下<td></table>
      """, width: 200)
    // x 2…34 and 36…84; the second cell is one line high in a row of three.
    #expect(probe.character(10, 8) == "東")
    #expect(probe.character(10, 40) == "神")
    #expect(probe.character(50, 8) == "右")
    #expect(probe.character(40, 24) == nil)
    #expect(probe.position(40, 40) == "1:0")
    #expect(probe.position(90, 40) == "1:3")
    #expect(probe.position(20, 40) == "0:15")
    #expect(probe.position(4, 56) == "2:0")
    #expect(probe.position(500, 56) == "2:3", "an empty cell has no lines: the one beside it")
  }

  @Test("a box in a line is one character")
  func boxes() {
    let probe = QueryProbe("<p>東<lambda id=x width=40 height=20></lambda>京", width: 200)
    #expect(probe.character(20, 10) == "\u{FFFC}")
    #expect(probe.position(20, 10) == "0:3")
    #expect(probe.position(50, 10) == "0:6")
    #expect(probe.character(57, 18) == "京")
    #expect(probe.rects(3..<6) == ["16 0 40 21.92"], "with the descent of the text")
  }

  @Test("text hidden by visibility keeps its extent but is not hit")
  func hidden() {
    let probe = QueryProbe("<p>東<span style='visibility: hidden'>京</span>都", width: 200)
    #expect(probe.character(20, 8) == nil)
    #expect(probe.rects(3..<6) == ["16 0 16 16"])
    #expect(probe.position(18, 8) == "0:3")
    #expect(probe.text(probe.index.range(in: Rect(x: 16, y: 0, width: 32, height: 16))) == "都")
  }
}
