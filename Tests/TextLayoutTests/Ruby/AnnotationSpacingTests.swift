import Testing

@testable import TextLayout

/// The heights of lines with ruby: the em box of a line extends from 14.08 px above the baseline to
/// 1.92 below, a ruby annotation 8 px further.
struct AnnotationSpacingTests {
  /// Returns the baselines of all lines from the top of the page, rounded to 0.01 px.
  private func baselines(_ markup: String, width: Double = 48, style: String = "") -> [Double] {
    RubyLines(markup, width: width, style: style).lines.map { paragraph, line in
      ((paragraph.origin.y + line.top + line.baseline) * 100).rounded() / 100
    }
  }

  @Test func linesOfEnoughHeightStayEvenlySpaced() {
    let ruby = "<ruby>東京<rt>とうきょ</ruby>"
    let markup = "あいう" + ruby + "え" + "かきく" + ruby + "こ"
    for height in [1.5, 1.6, 1.75, 2, 3] {
      let found = baselines(markup, style: "line-height: \(height)")
      let distances = zip(found.dropFirst(), found).map { (($0 - $1) * 100).rounded() / 100 }
      #expect(distances == Array(repeating: 16 * height, count: 3), "line-height \(height)")
    }
  }

  @Test func linesGrowWhereSpaceIsMissing() {
    let ruby = "<ruby>東京<rt>とうきょ</ruby>"
    let rows: [(markup: String, style: String, expected: [Double], why: String)] = [
      (ruby, "", [22.08], "the first line is moved down by the reading"),
      (ruby, "line-height: 2", [22.08], "4 px more than its half-leading"),
      (ruby, "line-height: 3", [30.08], "the half-leading has enough space"),
      ("あいう" + ruby, "", [14.08, 38.08], "lines without leading have no space"),
      ("あいう" + ruby, "line-height: 20px", [16.08, 40.08], "4 px are free, 4 are added"),
      ("あいう" + ruby + "えかき", "line-height: 20px", [16.08, 40.08, 60.08], "only that line"),
      (
        "<ruby style='ruby-position: under'>東京都<rt>とうきょ</ruby>あいう", "line-height: 20px",
        [16.08, 40.08], "under the line before"
      ),
      (
        "<ruby style='ruby-position: under'>東京都<rt>とうきょ</ruby>" + ruby, "line-height: 24px",
        [18.08, 50.08], "under one line and over the next: both"
      ),
      ("<p>あ<p>" + ruby, "", [30.08, 62.08], "a margin has enough space for it"),
      (
        "<p style='margin: 0'>あ<p style='margin: 0'>" + ruby, "line-height: 24px",
        [18.08, 42.08], "the leading of the preceding paragraph has enough space"
      ),
      (
        "<p style='margin: 0'>あ<p style='margin: 0'>" + ruby, "", [14.08, 38.08],
        "no space: the paragraph is moved down"
      ),
      ("<div style='padding-top: 8px'>" + ruby + "</div>", "", [22.08], "padding has enough space"),
      (ruby + "<sup>あ</sup>", "", [22.08], "what is raised is as high as the reading"),
      (
        "<big>" + ruby + "</big>", "", [26.5],
        "a larger base: an em box of 19.2 and a reading of 9.6"
      ),
    ]
    for row in rows {
      #expect(baselines(row.markup, style: row.style) == row.expected, "\(row.markup): \(row.why)")
    }
  }

  @Test func thePageContainsAnnotationsAtItsEdges() {
    let rows: [(markup: String, height: Double, why: String)] = [
      ("<ruby>東<rt>と</ruby>", 24, "over"),
      ("<ruby style='ruby-position: under'>東<rt>と</ruby>", 24, "under"),
      ("<ruby>東<rt>と<rt>E</ruby>", 32, "on both sides"),
      ("<em style='text-emphasis: dot'>東</em>", 24, "marks"),
      ("<em style='text-emphasis: dot'><ruby>東<rt>と</ruby></em>", 32, "emphasis marks over ruby"),
      ("<em style='text-emphasis: dot'>。</em>", 16, "a full stop has no emphasis mark"),
      ("東", 16, "nothing"),
    ]
    for row in rows {
      let height = RubyLines(row.markup).layout.size.height
      #expect(abs(height - row.height) < 1e-9, "\(row.markup) \(height): \(row.why)")
    }
  }
}
