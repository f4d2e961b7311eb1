import LineBreaking
import MarkupText
import Testing
import TextLayout

/// Lines that are wider than the available width.
@Suite struct OverflowingLineTests {
  /// Returns the lines of one paragraph as texts, and where each starts.
  private func lines(_ css: String, _ text: String, width: Double) -> [(String, Double)] {
    let markup = "<div style=\"\(css)\">\(text)</div>"
    let layout = Typesetter(measurer: FixedMeasurer()).layout(
      StyledText(MarkupTree(parsing: markup)), in: LayoutSpace(inlineSize: width))
    return (layout.paragraphs.first ?? nil)?.lines.map {
      (String(layout.text.paragraphs[0][$0.range]), $0.start)
    } ?? []
  }

  /// CSS Text 3 §6.1: text that does not fit overflows at the line's end, regardless of the
  /// alignment.
  @Test func longLinesStartWhereTheirParagraphDoes() {
    for (css, start) in [
      ("text-align: right", 0.0), ("text-align: center", 0), ("text-align: end", 0),
      ("text-align: left; direction: rtl", -16), ("text-align: center; direction: rtl", -16),
    ] {
      let found = lines("white-space: nowrap; " + css, "一二三四", width: 48)
      #expect(found.map(\.0) == ["一二三四"], "\(css)")
      #expect(found.map(\.1) == [start], "\(css)")
    }
    #expect(lines("text-align: right", "一二", width: 48).map(\.1) == [16])
  }

  @Test func linesThatAreNotWrappedAreNeitherDividedNorSqueezed() {
    for css in ["overflow-wrap: anywhere", "overflow-wrap: break-word", "text-align: justify"] {
      let found = lines("white-space: nowrap; " + css, "「一」、「二」", width: 80)
      #expect(found.map(\.0) == ["「一」、「二」"], "\(css)")
    }
    #expect(lines("overflow-wrap: anywhere", "abcdefgh", width: 32).map(\.0) == ["abcd", "efgh"])
  }

  /// CSS Text 3 §5.5: `anywhere` reduces minimum widths, `break-word` does not.
  @Test func onlyAnywhereCountsInTheWidthsOfColumns() {
    for (css, isDivided) in [("anywhere", true), ("break-word", false), ("normal", false)] {
      let markup = """
        <table><tr><td style="overflow-wrap: \(css)">abcdefgh<td><nobr>一二三四五六</nobr></table>
        """
      let layout = Typesetter(measurer: FixedMeasurer()).layout(
        StyledText(MarkupTree(parsing: markup)), in: LayoutSpace(inlineSize: 118))
      let lines = (layout.paragraphs.first ?? nil)?.lines ?? []
      let found = lines.map { String(layout.text.paragraphs[0][$0.range]) }
      #expect(found.joined() == "abcdefgh", "\(css)")
      #expect((found.count > 1) == isDivided, "\(css): \(found)")
    }
  }
}
