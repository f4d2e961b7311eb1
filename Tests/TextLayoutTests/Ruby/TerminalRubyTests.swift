import Testing

@testable import TextLayout

/// In a terminal ruby annotations are part of the line; a column is 8 px.
struct TerminalRubyTests {
  private func lines(_ markup: String, columns: Double?) -> [String] {
    let lines = RubyLines(markup, width: columns.map { $0 * 8 }, measurer: ColumnMeasurer())
    let height = lines.layout.size.height
    #expect(height == 16 * Double(lines.lines.count), "readings need no rows: \(markup)")
    // The runs of one row, in drawing order.
    return Dictionary(grouping: lines.glyphs) { $0.origin.y }
      .sorted { $0.key < $1.key }.map { $0.value.map(\.text).joined() }
  }

  @Test func readingsFollowTheirBases() {
    let rows: [(markup: String, columns: Double?, expected: [String], why: String)] = [
      ("<ruby>東京<rt>とうきょう</ruby>へ", nil, ["東京(とうきょう)へ"], "a group"),
      (
        "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>へ", nil, ["東(とう)京(きょう)へ"],
        "each base its own"
      ),
      (
        "<ruby>東<rp>（</rp><rt>とう</rt><rp>）</rp></ruby>", nil, ["東(とう)"],
        "brackets of the markup are not used"
      ),
      ("<ruby>東<rt><b>と</b>う</rt></ruby>", nil, ["東(とう)"], "several runs"),
      ("<ruby>東<rt>とう<rt>East</ruby>", nil, ["東(とう)(East)"], "two readings"),
      ("あ<ruby>猫<rt>ねこ</ruby>い", 10, ["あ猫(ねこ)", "い"], "brackets take columns: 2 and 8"),
      ("あ<ruby>猫<rt>ねこ</ruby>い", 9, ["あ", "猫(ねこ)", "い"], "base and brackets together"),
      (
        "<ruby>東京<rt>とうきょう</ruby>へ", 14, ["東", "京(とうきょう)", "へ"],
        "16 columns do not fit: the base is divided, the reading whole"
      ),
    ]
    for row in rows {
      #expect(lines(row.markup, columns: row.columns) == row.expected, "\(row.markup): \(row.why)")
    }
  }

  @Test func everythingIsOnWholeColumns() {
    let lines = RubyLines(
      "<p>の<ruby>承<rt>うけたま</rt></ruby>る<em style='text-emphasis: dot'>点</em>",
      width: 200, measurer: ColumnMeasurer())
    for run in lines.glyphs {
      #expect(run.origin.x.truncatingRemainder(dividingBy: 8) == 0, "\(run.text)")
    }
    #expect(lines.glyphs.map(\.text).joined() == "の承(うけたま)る点", "emphasis marks have no cells")
  }
}
