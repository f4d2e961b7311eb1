import MarkupText
import Testing

@testable import TextLayout

/// Lengths, line heights and fonts as used values (CSS Values 4 §6, CSS 2.2 §10.8.1).
@Suite("Used lengths")
struct UsedLengthTests {
  /// The computed style of a paragraph with some declarations.
  private func style(_ css: String) throws -> ComputedStyle {
    let text = StyledText(MarkupTree(parsing: "<p id=a style='\(css)'>x"))
    return try #require(text.blocks.first { $0.kind != .anonymous && $0.node["id"] == "a" }).style
  }

  private func used(_ css: String, isCentered: Bool = false) throws -> UsedStyle {
    UsedStyle(
      try style(css), language: "ja", isCentered: isCentered, measurer: FixedMeasurer())
  }

  @Test("Units of lengths")
  func units() throws {
    let rows: [(length: String, pixels: Double)] = [
      ("7px", 7), ("72pt", 96), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
      ("101.6q", 96), ("2em", 40), ("2rem", 32), ("1ex", 10), ("1cap", 20), ("3ch", 30),
      ("3ic", 60), ("0", 0), ("-5px", -5), ("10%", 30), ("-50%", -150),
    ]
    for row in rows {
      let style = try style("font-size: 20px; margin-left: \(row.length)")
      let pixels = style.pixels(.marginLeft, percentageBase: 300)
      #expect(abs(pixels - row.pixels) < 1e-9, "\(row.length): \(pixels)")
    }
  }

  @Test("A line height that is not known is estimated")
  func lineHeightUnits() throws {
    let rows: [(lineHeight: String, pixels: Double)] = [
      ("normal", 48), ("1.5", 60), ("30px", 60), ("1.5em", 60), ("150%", 60), ("0", 0),
    ]
    for row in rows {
      let style = try style("font-size: 20px; line-height: \(row.lineHeight); padding-left: 2lh")
      let pixels = style.pixels(.paddingLeft, percentageBase: 0)
      #expect(abs(pixels - row.pixels) < 1e-9, "\(row.lineHeight): \(pixels)")
    }
  }

  @Test("Values that are not lengths, and percentages without a base")
  func missingLengths() throws {
    let style = try style("margin-left: auto; width: 50%; height: 8px")
    #expect(style.pixelsIfLength(.marginLeft, percentageBase: 100) == nil)
    #expect(style.pixels(.marginLeft, percentageBase: 100) == 0)
    #expect(style.pixelsIfLength(.width, percentageBase: nil) == nil)
    #expect(style.pixelsIfLength(.width, percentageBase: 0) == 0)
    #expect(style.pixelsIfLength(.width, percentageBase: 80) == 40)
    #expect(style.pixelsIfLength(.height, percentageBase: nil) == 8)
    #expect(style.pixelsIfLength(.maxWidth, percentageBase: 100) == nil)
    #expect(style.isPercentage(.width))
    #expect(!style.isPercentage(.height) && !style.isPercentage(.marginLeft))
  }

  @Test("Each margin and each padding may be a percentage")
  func percentageEdges() throws {
    for property in ["margin", "padding"] {
      for side in ["left", "right", "top", "bottom"] {
        #expect(try style("\(property)-\(side): 1%").hasPercentageEdges, "\(property)-\(side)")
        #expect(try !style("\(property)-\(side): 1em").hasPercentageEdges, "\(property)-\(side)")
      }
    }
    #expect(try !style("width: 10%; text-indent: 10%").hasPercentageEdges)
  }

  @Test("Values are limited to the maximum extent of a page")
  func clamping() throws {
    let limit = Double.maximumExtent
    let rows: [(value: Double, clamped: Double)] = [
      (0, 0), (limit, limit), (limit + 1, limit), (limit - 1, limit - 1), (-limit, -limit),
      (-limit - 1, -limit), (1 - limit, 1 - limit), (.infinity, limit), (-.infinity, -limit),
      (.nan, 0), (.greatestFiniteMagnitude, limit),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ]
    for row in rows { #expect(row.value.clampedToPage == row.clamped, "\(row.value)") }
    #expect(try style("margin-left: 1e30px").pixels(.marginLeft, percentageBase: 0) == limit)
    #expect(try style("margin-left: -1e30em").pixels(.marginLeft, percentageBase: 0) == -limit)
    #expect(try style("width: 1e9%").pixels(.width, percentageBase: 1e9) == limit)
    #expect(try used("line-height: 1e30").lineHeight == limit)
    #expect(try used("line-height: 1e30px").lineHeight == limit)
    #expect(try used("line-height: 1e30%").lineHeight == limit)
  }

  @Test("Line heights")
  func lineHeights() throws {
    let rows: [(css: String, expected: Double?)] = [
      ("normal", nil), ("1.5", 30), ("2", 40), ("0", 0), ("150%", 30), ("12px", 12), ("2em", 40),
      ("2rem", 32), ("2nlh", 40),
    ]
    for row in rows {
      #expect(
        try used("font-size: 20px; line-height: \(row.css)").lineHeight == row.expected,
        "\(row.css)")
    }
  }

  @Test("The leading is half above and half below, in whole px above")
  func lineExtents() {
    let metrics = FontMetrics(
      ascent: 14, descent: 4, lineGap: 3, xHeight: 8, underlinePosition: 1, underlineThickness: 1,
      strikethroughPosition: 5)
    let rows: [(lineHeight: Double?, above: Double, below: Double, why: String)] = [
      (nil, 15.5, 5.5, "normal: the gap of the font on both sides"),
      (18, 14, 4, "no leading"),
      (24, 17, 7, "three px on both sides"),
      (25, 17, 8, "the odd px is below"),
      (17, 13, 4, "negative leading is rounded down too"),
      (10, 10, 0, "negative leading"),
      (0, 5, -5, "no height"),
    ]
    for row in rows {
      let extent = LineExtent(metrics, lineHeight: row.lineHeight)
      #expect(extent == LineExtent(above: row.above, below: row.below), "\(row.why)")
      #expect(extent.height == row.lineHeight ?? metrics.lineHeight, "\(row.why)")
    }
    // Whatever the metrics, the height of the line is the one specified.
    for step in 0...100 {
      let lineHeight = Double(step) * 0.73
      let extent = LineExtent(metrics, lineHeight: lineHeight)
      #expect(abs(extent.height - lineHeight) < 1e-9)
      #expect((extent.above - metrics.ascent).truncatingRemainder(dividingBy: 1) == 0)
    }
  }

  @Test("Unions and raised extents")
  func extentsOfLines() {
    let base = LineExtent(above: 14, below: 4)
    #expect(base.raised(by: 5) == LineExtent(above: 19, below: -1))
    #expect(base.raised(by: -5) == LineExtent(above: 9, below: 9))
    #expect(base.raised(by: 5).height == base.height)
    var both = base
    both.formUnion(LineExtent(above: 10, below: 9))
    #expect(both == LineExtent(above: 14, below: 9))
    both.formUnion(LineExtent(above: 20, below: -3))
    #expect(both == LineExtent(above: 20, below: 9))
    both.formUnion(both)
    #expect(both == LineExtent(above: 20, below: 9))
  }

  @Test("Vertical lines have their baseline in the middle")
  func centeredMetrics() throws {
    let horizontal = try used("font-size: 20px")
    #expect(abs(horizontal.metrics.ascent - 17.6) < 1e-9)
    #expect(abs(horizontal.metrics.descent - 2.4) < 1e-9)
    #expect(horizontal.sidewaysDrop == 0)
    let vertical = try used("font-size: 20px", isCentered: true)
    #expect(abs(vertical.metrics.ascent - 10) < 1e-9 && abs(vertical.metrics.descent - 10) < 1e-9)
    #expect(abs(vertical.sidewaysDrop - 7.6) < 1e-9)
    #expect(abs(horizontal.metrics.centerHeight - 7.6) < 1e-9)
    #expect(abs(vertical.metrics.centerHeight) < 1e-9)
    #expect(abs(vertical.extent.height - horizontal.extent.height) < 1e-9)
  }

  @Test("Sub- and superscripts move by parts of the font size")
  func scripts() throws {
    let used = try used("font-size: 30px")
    #expect(used.subscriptDrop == 7)
    #expect(used.superscriptRise == 11)
  }

  @Test("Spaces between characters and words")
  func spacing() throws {
    let rows: [(css: String, letters: Double, words: Double)] = [
      ("", 0, 0), ("letter-spacing: normal; word-spacing: normal", 0, 0),
      ("letter-spacing: 2px", 2, 0), ("word-spacing: 3px", 0, 3),
      ("letter-spacing: 0.5em; word-spacing: -0.25em", 10, -5),
    ]
    for row in rows {
      let used = try used("font-size: 20px; \(row.css)")
      #expect(used.letterSpacing == row.letters, "\(row.css)")
      #expect(used.wordSpacing == row.words, "\(row.css)")
    }
  }

  @Test("Shadows in px, by default in the color of the text")
  func shadows() throws {
    #expect(try used("").shadows.isEmpty)
    let shadows = try used(
      "font-size: 20px; color: #102030; text-shadow: 1px -2px, 0.5em 1em 3px #ff0000"
    ).shadows
    try #require(shadows.count == 2)
    #expect([shadows[0].dx, shadows[0].dy, shadows[0].blur] == [1, -2, 0])
    #expect([shadows[1].dx, shadows[1].dy, shadows[1].blur] == [10, 20, 3])
    #expect(shadows[0].color == CSSColor(rgb: 0x102030))
    #expect(shadows[1].color == CSSColor(rgb: 0xFF0000))
  }

  @Test("The font of a style")
  func fonts() throws {
    let plain = try used("").font
    #expect(plain.size == 16 && plain.weight == 400 && plain.stretch == 100)
    #expect(plain.slant == .normal && plain.caps == .normal && plain.language == "ja")
    let font = try used(
      "font: italic small-caps bold condensed 30px Foo, serif"
    ).font
    #expect(font.size == 30 && font.weight == 700 && font.stretch == 75)
    #expect(font.slant == .italic && font.caps == .smallCaps)
    #expect(font.families == [.named("Foo"), .generic(.serif)])
    #expect(try used("font-size: 1e30px").font.size == .maximumExtent)
    let foreign = UsedStyle(
      try style(""), language: nil, isCentered: false, measurer: FixedMeasurer())
    #expect(foreign.font.language == nil)
  }
}
