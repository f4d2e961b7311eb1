import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Facts known to GSFancyText's users: a line is 16 px high here, a letter 8 px wide.
///
/// TextLayout.docc/Predecessors.md explains the differences.
struct GSFancyTextTests {
  private func layout(
    _ markup: String, _ sheet: String = "", width: Double = 160, height: Double? = nil,
    shrinks: Bool = false
  ) -> MarkupLayout {
    fixedLayout(
      markup, width: width, height: height, sheet: "p{margin:0}" + sheet, dialect: .fancyText,
      shrinks: shrinks)
  }

  /// Twenty lines of twenty letters in 160 px.
  private static let long = Array(repeating: "abcdefghi abcdefghi", count: 20).joined(
    separator: " ")

  // MARK: §1.3

  @Test func heights() {
    let plain = "<p>1</p>"
    let markup = plain + "<p class=short>2</p><p class=long>\(Self.long)</p>" + plain
    let lines = 20.0
    let rows: [(sheet: String, height: Double, why: String)] = [
      ("", 16 * (3 + lines), "all lines"),
      (".short{line-height:40} .long{line-height:50}", 40 + 2 * 16 + 50 * lines, "px"),
      (
        ".short{margin-top:22;margin-bottom:11} .long{margin-top:30;margin-bottom:20}",
        16 * (3 + lines) + 72, "11 and 30 collapse to 30; GSFancyText: 83"
      ),
      (
        ".short{line-height:50%;margin-top:10%;margin-bottom:15%}"
          + ".long{line-height:110%;margin-top:20%;margin-bottom:30%}",
        2 * 16 + 8 + 17.6 * lines + 8 * 0.1 + 17.6 * 0.5,
        "per cent of the natural line height, margins of the line's; 15% of 8 px collapses"
      ),
    ]
    for row in rows {
      let found = layout(markup, row.sheet).size.height
      #expect(abs(found - row.height) < 1e-6, "\(row.sheet): \(row.why): \(found)")
    }
  }

  @Test func lineHeights() {
    let rows: [(value: String, height: Double)] = [
      ("70%", 0.7 * 20), ("210%", 2.1 * 20), ("40", 40), ("33px", 33),
    ]
    for row in rows {
      let found = layout("<p>x</p>", "p{font-size:20;line-height:\(row.value)}").size.height
      #expect(abs(found - row.height) < 1e-6, "\(row.value)")
    }
  }

  @Test func alignments() {
    for (alignment, start) in [("left", 0.0), ("center", 60), ("right", 120)] {
      let line = layout("<p>abcde</p>", "p{text-align:\(alignment)}").paragraphs[0]?.lines[0]
      #expect(line?.start == start, "\(alignment)")
    }
  }

  @Test func marginsLeaveTheRestToTheLines() {
    let rows: [(left: Double, right: Double, width: Double)] = [
      (3.33, 3.33, 300), (10, 10, 300), (0, 0, 300), (100, 100, 300), (0, 250, 300),
      (250, 0, 300), (500, 400, 1000), (300, 300, 1000),
    ]
    for (left, right, width) in rows {
      let plain = layout("<p>\(Self.long)</p>", width: width - left - right).shownLines
      for unit in ["", "%"] {
        let factor = unit.isEmpty ? 1 : 100 / width
        let sheet =
          "p{margin-left:\(left * factor)\(unit);margin-right:\(right * factor)\(unit)}"
        #expect(layout("<p>\(Self.long)</p>", sheet, width: width).shownLines == plain, "\(sheet)")
      }
    }
  }

  @Test func verticalAlignments() {
    func baselines(_ alignment: String) -> [Double] {
      let list = layout("<p><b>X</b><i>x</i></p>", "b{font-size:32} i{vertical-align:\(alignment)}")
        .displayList()
      return list.items.compactMap { item in
        if case .glyphs(let run) = item { run.origin.y } else { nil }
      }
    }
    let rows: [(alignment: String, baseline: Double, why: String)] = [
      ("baseline", 28.16, "that of the tallest"), ("top", 14.08, "its top is the line's"),
      ("bottom", 30.08, "its bottom is the line's"),
      ("middle", 30.24, "CSS: its middle is half an x above the baseline"),
    ]
    for row in rows {
      let found = baselines(row.alignment)
      #expect(found.count == 2)
      #expect(abs((found.last ?? 0) - row.baseline) < 1e-6, "\(row.alignment): \(row.why) \(found)")
    }
  }

  @Test func lineCounts() {
    let limited = layout(
      "<p class=limit2>\(Self.long)</p><p>2</p><p>3</p>", ".limit2{line-count:2}")
    #expect(limited.shownLines.count == 4)
    #expect(limited.shownLines[1] == "abcdefghi abcdefgh…")
    #expect(layout("<p class=one>abc def</p>", ".one{line-count:1}").shownLines == ["abc def"])
  }

  // MARK: §1.4

  @Test func lambdas() {
    let box = "<lambda id=circle width=36 height=12 vertical-align=baseline></lambda>"
    let rows: [(markup: String, width: Double, lines: [String], height: Double, why: String)] = [
      ("<p>ab\(box)cd</p>", 160, ["ab\u{FFFC}cd"], 16, "in the line"),
      ("<p>abcd\(box)</p>", 60, ["abcd", "\u{FFFC}"], 32, "36 px do not fit after 32 of 60"),
      ("<p>ab\(box)cd</p>", 20, ["ab", "\u{FFFC}", "cd"], 48, "wider than the line: alone"),
    ]
    for row in rows {
      let layout = layout(row.markup, width: row.width)
      #expect(layout.shownLines == row.lines, "\(row.why)")
      #expect(abs(layout.size.height - row.height) < 0.001, "\(row.why): \(layout.size.height)")
    }
  }

  // MARK: §1.5

  @Test func hardBreaks() {
    let japanese = """
      マイリストに動画が登録されていません。
      動画を登録するには、動画の紹介画像をホールドし、マイリストに追加してください。
      """
    let found = layout("<p>\(japanese)</p>", "p{font-size:14;white-space:pre-line}", width: 300)
    #expect(
      found.shownLines.map { $0.filter { $0 != "\n" }.count } == [19, 21, 18], "\(found.shownLines)"
    )
    let chinese = "NBC与百脑汇合作，为您献上标志性的系列喜剧节目。"
    #expect(layout("<p>\(chinese)</p>", "p{font-size:14}", width: 100).shownLines.count == 4)
    #expect(layout("<p>a<br><br>b</p>").shownLines.count == 3, "an empty line")
  }

  @Test func spaces() {
    let text = "    hallelujah hallelujah hallelujah"
    for alignment in ["left", "right", "center"] {
      let found = layout("<p>\(text)</p>", "p{white-space:pre-wrap;text-align:\(alignment)}")
      #expect(
        found.shownLines == ["    hallelujah", "hallelujah", "hallelujah"],
        "\(alignment): the first line keeps its spaces, no line has any at its end")
    }
    let right = layout("<p>abc   </p>", "p{white-space:pre-wrap;text-align:right}")
    #expect(right.paragraphs[0]?.lines[0].start == 136, "spaces at the end take no room")
  }

  @Test func contentWidths() {
    let rows: [(markup: String, sheet: String, width: Double, range: ClosedRange<Double>)] = [
      ("<p>Foxtro Uniform Charlie Kilo</p>", "", 1000, 216...216),
      ("<p>Short<br>Shorter<br>Shortest</p>", "", 1000, 64...64),
      ("<p>\(Self.long)</p>", "", 1000, 901...1000),
    ]
    for row in rows {
      let found = layout(row.markup, row.sheet, width: row.width, shrinks: true)
      #expect(row.range.contains(found.size.width), "\(row.markup): \(found.size.width)")
    }
  }

  @Test func maximumHeights() {
    let markup = "<p>\(Self.long)</p><p>2</p>"
    #expect(layout(markup, height: 50).shownLines.count == 3)
    #expect(layout(markup, height: 50).shownLines.last == "abcdefghi abcdefgh…")
    #expect(layout(markup, height: 50).size.height == 48)
    #expect(layout(markup, height: nil).shownLines.count == 21)
  }

  @Test func linesAreNeverEmpty() {
    // The first line has space for only two letters, into which no word fits.
    let found = layout("<p>hallelujah hallelujah</p>", "p{text-indent:144}")
    #expect(found.shownLines == ["hallelujah", "hallelujah"])
    #expect(layout("<p>一二三</p>", width: 1).shownLines == ["一", "二", "三"])
  }
}
