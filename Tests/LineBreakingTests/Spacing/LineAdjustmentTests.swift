import LineBreaking
import Testing

/// Tests how much a line may be reduced to take in more text: as in books, or as in Chromium.
@Suite struct LineAdjustmentTests {
  private func lines(
    _ text: String, width: Double, _ lineAdjustment: LineAdjustment,
    _ alignment: Paragraph.Alignment,
    method: Paragraph.Method = .greedy
  ) throws -> String {
    let (plain, opportunities) = marked(text)
    let paragraph = Paragraph(
      plain, opportunities: opportunities,
      options: Paragraph.Options(
        spacing: .css, alignment: alignment, lineAdjustment: lineAdjustment),
      measure: emAdvance)
    return joined(try paragraph.lines(width: width, method: method), plain)
  }

  /// Text, width, alignment, lines as in books, lines as in browsers, why.
  @Test func linesOfBooksAndBrowsers() throws {
    let rows: [(String, Double, Paragraph.Alignment, String, String, String)] = [
      ("漢|字。|かな", 2.5, .ragged, "漢字。/かな", "漢/字。/かな", "a full stop loses its blank in books"),
      ("漢|字、|かな", 2.5, .ragged, "漢字、/かな", "漢/字、/かな", "a comma too"),
      ("漢|字」|かな", 2.5, .ragged, "漢字」/かな", "漢字」/かな", "a bracket in both"),
      ("漢|字。|かな", 3, .ragged, "漢字。/かな", "漢字。/かな", "with space for it, nothing differs"),
      ("漢、字|を|書く|人", 3.6, .justified, "漢、字を/書く人", "漢、字/を書く/人", "a gap is reduced"),
      ("漢字|を。|書く", 3.5, .justified, "漢字を。/書く", "漢字/を。/書く", "a stop in a justified line"),
    ]
    for (text, width, alignment, books, browsers, why) in rows {
      #expect(try lines(text, width: width, .jlreq, alignment) == books, "\(text): \(why)")
      #expect(try lines(text, width: width, .browsers, alignment) == browsers, "\(text): \(why)")
    }
  }

  /// Lines that are chosen together have no reduced gaps either.
  @Test func prettyLinesAreNotReduced() throws {
    let text = "漢、字|を|書く|人"
    #expect(
      try lines(text, width: 3.6, .browsers, .justified, method: .pretty).hasPrefix("漢、字/"))
  }

  /// A justified line that is too wide is not changed.
  @Test func overfullLinesAreNotReduced() throws {
    let (plain, opportunities) = marked("漢、字を|書")
    for (lineAdjustment, width) in [(LineAdjustment.jlreq, 3.6), (.browsers, 4)] {
      let paragraph = Paragraph(
        plain, opportunities: opportunities,
        options: Paragraph.Options(
          spacing: .css, alignment: .justified, lineAdjustment: lineAdjustment,
          overflowWrap: .normal),
        measure: emAdvance)
      let line = try paragraph.lines(width: 3.6).first
      #expect(abs((line?.width ?? 0) - width) < 1e-9, "\(lineAdjustment)")
    }
  }
}
