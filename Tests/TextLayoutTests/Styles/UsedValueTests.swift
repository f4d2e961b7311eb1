import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// Keywords as used values.
@Suite("Used keyword values")
struct UsedValueTests {
  private func used(_ css: String) throws -> UsedStyle {
    let text = StyledText(MarkupTree(parsing: "<p id=a style=\"\(css)\">x"))
    let block = try #require(
      text.blocks.first { $0.kind != .anonymous && $0.node["id"] == "a" })
    return UsedStyle(block.style, language: "ja", isCentered: false, measurer: FixedMeasurer())
  }

  @Test("Line breaking")
  func lineBreaking() throws {
    let strictness: [(css: String, expected: LineBreakStrictness)] = [
      ("", .strict), ("line-break: auto", .strict), ("line-break: strict", .strict),
      ("line-break: normal", .normal), ("line-break: loose", .loose),
      ("line-break: anywhere", .anywhere),
    ]
    for row in strictness {
      #expect(try used(row.css).lineBreakStrictness == row.expected, "\(row.css)")
    }
    let words: [(css: String, expected: WordBreak)] = [
      ("", .normal), ("word-break: break-all", .breakAll), ("word-break: keep-all", .keepAll),
      ("word-break: auto-phrase", .phrase), ("word-break: break-word", .normal),
    ]
    for row in words { #expect(try used(row.css).wordBreak == row.expected, "\(row.css)") }
  }

  @Test("Emergency breaks")
  func overflowWrap() throws {
    let rows: [(css: String, expected: OverflowWrap)] = [
      ("overflow-wrap: normal", .normal), ("overflow-wrap: anywhere", .anywhere),
      ("overflow-wrap: break-word", .breakWord),
      ("overflow-wrap: normal; word-break: break-word", .anywhere),
      ("overflow-wrap: break-word; word-break: break-word", .breakWord),
      ("overflow-wrap: anywhere; white-space: nowrap", .normal),
      ("word-break: break-word; white-space: pre", .normal),
      ("overflow-wrap: anywhere; white-space: pre-wrap", .anywhere),
    ]
    for row in rows { #expect(try used(row.css).overflowWrap == row.expected, "\(row.css)") }
  }

  @Test("Hyphens")
  func hyphens() throws {
    let rows: [(css: String, automatic: Bool, soft: Bool)] = [
      ("", false, true), ("hyphens: manual", false, true), ("hyphens: auto", true, true),
      ("hyphens: none", false, false),
    ]
    for row in rows {
      let used = try used(row.css)
      #expect(used.hyphenatesAutomatically == row.automatic, "\(row.css)")
      #expect(used.hyphenates == row.soft, "\(row.css)")
    }
  }

  @Test("The method that chooses breaks, and breaks in ruby bases")
  func methods() throws {
    let rows: [(css: String, method: Paragraph.Method, ruby: Bool)] = [
      ("", .greedy, true), ("text-wrap-style: stable", .greedy, true),
      ("text-wrap-style: balance; overflow-wrap: normal", .balance, true),
      ("text-wrap-style: pretty; overflow-wrap: normal", .pretty, true),
      ("text-wrap-style: avoid-orphans; overflow-wrap: normal", .pretty, true),
      ("text-wrap-style: pretty; overflow-wrap: anywhere", .pretty, false),
      ("text-wrap-style: balance; overflow-wrap: break-word", .balance, false),
      ("overflow-wrap: anywhere", .greedy, true),
    ]
    for row in rows {
      let used = try used(row.css)
      #expect(used.lineBreakMethod == row.method, "\(row.css)")
      #expect(used.breaksRubyBases == row.ruby, "\(row.css)")
    }
  }

  @Test("Alignment of lines")
  func alignments() throws {
    let rows: [(css: String, expected: Paragraph.Alignment)] = [
      ("", .ragged), ("text-align: center", .ragged), ("text-align: justify", .justified),
      ("text-align: justify; text-justify: none", .ragged),
      ("text-align: justify; text-align-last: justify", .justifiedWithLastLine),
      ("text-align: justify; text-align-last: center", .justified),
      ("text-align: justify; white-space: nowrap", .ragged),
      (
        "text-align: justify; text-align-last: justify; white-space: nowrap",
        .justifiedWithLastLine
      ),
      ("text-align: start; text-align-last: justify", .ragged),
    ]
    for row in rows { #expect(try used(row.css).lineAlignment == row.expected, "\(row.css)") }
    #expect(try used("").textAlign == .start && used("").textAlignLast == nil)
    #expect(try used("text-align: end; text-align-last: auto").textAlign == .end)
    #expect(try used("text-align: end; text-align-last: auto").textAlignLast == nil)
    #expect(try used("text-align-last: right").textAlignLast == .right)
  }

  @Test("Indents")
  func indents() throws {
    let rows: [(css: String, amount: Double, hangs: Bool, eachLine: Bool)] = [
      ("text-indent: 1em", 16, false, false), ("text-indent: 10%", 20, false, false),
      ("text-indent: -2em hanging", -32, true, false),
      ("text-indent: 8px each-line", 8, false, true),
      ("text-indent: 8px hanging each-line", 8, true, true),
    ]
    for row in rows {
      let indent = try #require(try used(row.css).textIndent(percentageBase: 200))
      #expect(indent.amount == row.amount, "\(row.css)")
      #expect(indent.lines.isHanging == row.hangs, "\(row.css)")
      #expect(indent.lines.isEachLine == row.eachLine, "\(row.css)")
    }
  }

  @Test("Minimum widths of elements that shrink")
  func shrinking() throws {
    let rows: [(css: String, expected: Double?)] = [
      ("", nil), ("min-width: 0", 0), ("min-width: 2em", 32), ("min-width: 25%", 50),
      ("min-width: min-content", nil),
    ]
    for row in rows {
      let used = try used(row.css)
      #expect(used.minimumWidth(percentageBase: 200) == row.expected, "\(row.css)")
      #expect(used.shrinks == (row.expected != nil), "\(row.css)")
    }
    #expect(try used("truncate-mode: head").truncateMode == .head)
  }

  @Test("Flags")
  func flags() throws {
    let plain = try used("")
    #expect(plain.wraps && plain.isVisible && !plain.hasEmphasis && !plain.transformsText)
    #expect(!plain.combinesUpright && plain.textOrientation == .mixed)
    #expect(!plain.hasTextDecoration && plain.decorationLines == [.none])
    #expect(try !used("white-space: nowrap").wraps && !used("white-space: pre").wraps)
    #expect(try used("white-space: pre-wrap").wraps)
    #expect(try !used("visibility: hidden").isVisible && !used("visibility: collapse").isVisible)
    #expect(try used("text-emphasis: dot").hasEmphasis)
    #expect(try used("text-transform: uppercase").transformsText)
    #expect(try used("text-combine-upright: all").combinesUpright)
    #expect(try used("text-orientation: upright").textOrientation == .upright)
  }

  @Test("Decoration lines")
  func decorations() throws {
    let rows: [(css: String, thickness: Double, offset: Double?, why: String)] = [
      ("text-decoration: underline", 2, nil, "a tenth of the em"),
      ("text-decoration: underline; font-size: 5px", 1, nil, "at least 1 px"),
      ("text-decoration: underline 3px; text-underline-offset: 4px", 3, 4, "lengths"),
      ("text-decoration: underline 10%; text-underline-offset: 50%", 2, 10, "of the em"),
      ("text-decoration: underline from-font", 1.25, nil, "of the font"),
      ("text-decoration: underline from-font; font-size: 8px", 1, nil, "at least 1 px"),
      ("text-decoration: underline 0.25px", 0.25, nil, "lengths may be less"),
    ]
    for row in rows {
      let used = try used("font-size: 20px; \(row.css)")
      #expect(abs(used.decorationThickness - row.thickness) < 1e-9, "\(row.why)")
      #expect(used.underlineOffset == row.offset, "\(row.why)")
      #expect(used.hasTextDecoration && used.box.hasTextDecoration, "\(row.why)")
      #expect(used.decorationLines == [.underline], "\(row.why)")
    }
    let both = try used("text-decoration: underline line-through dotted #ff0000")
    #expect(Set(both.decorationLines) == [.underline, .lineThrough])
    #expect(both.decorationStyle == .dotted)
    #expect(both.decorationColor == CSSColor(rgb: 0xFF0000))
    #expect(try used("text-decoration: overline").decorationStyle == .solid)
  }

  @Test("The side of underlines in vertical text")
  func underlinePositions() throws {
    let rows: [(css: String, language: String?, isRight: Bool)] = [
      ("", "ja", true), ("", "ja-JP", true), ("", "JA", true), ("", "ko-KR", true),
      ("", "zh-TW", false), ("", "jav", false), ("", nil, false), ("", "", false),
      ("text-underline-position: right", "zh", true),
      ("text-underline-position: left", "ja", false),
      ("text-underline-position: under left", "ja", false),
      ("text-underline-position: under right", nil, true),
    ]
    for row in rows {
      #expect(
        try used(row.css).underlinesAtRight(in: row.language) == row.isRight,
        "\(row.css) \(row.language ?? "nil")")
    }
  }

  @Test("Vertical alignment of inline content")
  func verticalAlignments() throws {
    let rows: [(value: String, expected: VerticalAlignment)] = [
      ("baseline", .baseline), ("sub", .sub), ("super", .super), ("middle", .middle),
      ("text-top", .textTop), ("text-bottom", .textBottom), ("top", .top), ("bottom", .bottom),
      ("3px", .raised(3)), ("-0.5em", .raised(-10)), ("50%", .raised(15)), ("0", .raised(0)),
    ]
    for row in rows {
      let used = try used("font-size: 20px; line-height: 30px; vertical-align: \(row.value)")
      #expect(used.verticalAlignment == row.expected, "\(row.value)")
    }
    // Percentages refer to the line height, which is that of the font for `normal`.
    #expect(
      try used("font-size: 20px; vertical-align: -25%").verticalAlignment == .raised(-5))
  }

  @Test("Tab stops")
  func tabs() throws {
    let rows: [(css: String, expected: Double)] = [
      ("", 64), ("tab-size: 4", 32), ("tab-size: 0", 0), ("tab-size: 30px", 30),
      ("tab-size: 2em", 32), ("tab-size: 4; letter-spacing: 1px; word-spacing: 2px", 44),
      ("tab-size: 30px; letter-spacing: 1px", 30),
    ]
    for row in rows {
      #expect(try used(row.css).tabInterval(spaceAdvance: 8) == row.expected, "\(row.css)")
    }
  }

  @Test("Text direction")
  func directions() throws {
    #expect(try used("").direction == .leftToRight && used("").unicodeBidi != .plaintext)
    #expect(try used("direction: rtl").direction == .rightToLeft)
    #expect(try used("direction: rtl").box.isRightToLeft && !used("").box.isRightToLeft)
    #expect(try used("unicode-bidi: plaintext").unicodeBidi == .plaintext)
  }

  @Test("Punctuation and gaps between scripts")
  func spacing() throws {
    let plain = try used("").spacingOptions(autospaceAmount: 0.25)
    #expect(plain.autospaceAmount == 0.25)
    let rows: [(css: String, autospace: TextAutospace)] = [
      ("text-autospace: normal", [.ideographAlpha, .ideographNumeric]),
      ("text-autospace: auto", [.ideographAlpha, .ideographNumeric]),
      ("text-autospace: no-autospace", []),
      ("text-autospace: ideograph-alpha", [.ideographAlpha]),
      ("text-autospace: ideograph-numeric", [.ideographNumeric]),
      (
        "text-autospace: ideograph-alpha ideograph-numeric", [.ideographAlpha, .ideographNumeric]
      ),
    ]
    for row in rows {
      let found = try used(row.css).spacingOptions(autospaceAmount: 0).autospace
      #expect(found == row.autospace, "\(row.css)")
    }
    let trims: [(css: String, expected: TextSpacingTrim)] = [
      ("space-all", .spaceAll), ("trim-all", .trimAll), ("space-first", .spaceFirst),
      ("trim-start", .trimStart), ("trim-both", .trimBoth),
    ]
    for row in trims {
      let used = try used("text-spacing-trim: \(row.css)")
      #expect(used.spacingOptions(autospaceAmount: 0).trim == row.expected, "\(row.css)")
      #expect(used.trimsAllPunctuation == (row.css == "trim-all"), "\(row.css)")
    }
    let hanging: [(css: String, expected: HangingPunctuation)] = [
      ("none", []), ("first", [.first]), ("last", [.last]), ("allow-end", [.allowEnd]),
      ("force-end", [.forceEnd]), ("first allow-end last", [.first, .allowEnd, .last]),
    ]
    for row in hanging {
      let found = try used("hanging-punctuation: \(row.css)").spacingOptions(autospaceAmount: 0)
      #expect(found.hangingPunctuation == row.expected, "\(row.css)")
    }
  }
}
