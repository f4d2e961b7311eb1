import LineBreaking
import Testing

/// Tests each value of text-spacing-trim and hanging-punctuation at the edges of lines, with the
/// widths of CSS Text.
@Suite struct LineEdgeTests {
  private func widths(
    _ text: String, _ trim: TextSpacingTrim, width: Double, _ hanging: HangingPunctuation = [],
    alignment: Paragraph.Alignment = .ragged
  ) throws -> [Double] {
    let spacing = SpacingOptions(
      trim: trim, autospace: .noAutospace, hangingPunctuation: hanging)
    return try paragraph(text, spacing: spacing, alignment: alignment).paragraph
      .lines(width: width).map(\.width)
  }

  /// The start of the text, of a line, and of a line after a separator.
  @Test func openingBracketsAtLineStart() throws {
    let rows: [(TextSpacingTrim, [Double])] = [
      (.normal, [2, 2, 2]), (.spaceAll, [2, 2, 2]), (.spaceFirst, [2, 1.5, 2]),
      (.trimStart, [1.5, 1.5, 1.5]), (.trimBoth, [1.5, 1.5, 1.5]), (.trimAll, [1.5, 1.5, 1.5]),
      (.auto, [2, 1.5, 2]),
    ]
    #expect(rows.count == TextSpacingTrim.allCases.count)
    for (trim, expected) in rows {
      for bracket in ["「", "『", "（", "〔", "［", "｛", "〈", "《", "【", "〝"] {
        let text = "\(bracket)あ|\(bracket)い\n\(bracket)う"
        #expect(try widths(text, trim, width: 2) == expected, "\(trim) \(bracket)")
      }
      #expect(try widths("！あ|！い\n！う", trim, width: 2) == [2, 2, 2], "\(trim): no blank")
      #expect(try widths("、あ|、い\n、う", trim, width: 2).first == (trim == .trimAll ? 1.5 : 2))
    }
  }

  /// With ample space, and half an em too narrow.
  @Test func closingMarksAtLineEnd() throws {
    let rows: [(TextSpacingTrim, ample: [Double], tight: [Double])] = [
      (.normal, [2, 1], [1.5, 1]), (.spaceAll, [2, 1], [1, 1, 1]),
      (.spaceFirst, [2, 1], [1.5, 1]),
      (.trimStart, [2, 1], [1.5, 1]), (.trimBoth, [1.5, 1], [1.5, 1]),
      (.trimAll, [1.5, 1], [1.5, 1]), (.auto, [2, 1], [1.5, 1]),
    ]
    #expect(rows.count == TextSpacingTrim.allCases.count)
    for (trim, ample, tight) in rows {
      for mark in ["」", "）", "。", "、", "，", "．", "】", "〟"] {
        #expect(try widths("あ\(mark)|い", trim, width: 2) == ample, "\(trim) \(mark)")
        #expect(try widths("あ\(mark)|い", trim, width: 1.5) == tight, "\(trim) \(mark)")
      }
      #expect(try widths("あ！|い", trim, width: 1.5) == [1, 1, 1], "\(trim): ！ has no blank")
      #expect(try widths("い\n」", trim, width: 2).last == (ample[0] - 1), "\(trim): alone")
    }
  }

  /// A punctuation mark alone on its line is trimmed once, on its blank side.
  @Test func singleMarks() throws {
    let rows: [(String, TextSpacingTrim, Double, [Double], String)] = [
      ("「", .trimAll, 9, [0.5], "opening"), ("」", .trimAll, 9, [0.5], "closing"),
      ("・", .trimAll, 9, [0.5], "a quarter on each side"), ("。", .trimBoth, 9, [0.5], "a stop"),
      ("・", .trimBoth, 9, [1], "a middle dot only in trim-all"),
      ("「", .normal, 0.5, [1], "too wide for its line, and not trimmed at the start"),
      ("」", .normal, 0.5, [0.5], "but at the end"),
      ("「」", .trimBoth, 9, [1], "both sides"), ("」「", .trimBoth, 9, [1.5], "the inner once"),
      ("「", .trimStart, 0.5, [0.5], "fits when trimmed"),
      ("　「", .trimStart, 9, [1.5], "not at the start: the space is"),
      ("「あ 」 ", .normal, 9, [3.5], "a space at the end is not part of the line"),
    ]
    for (text, trim, width, expected, why) in rows {
      #expect(try widths(text, trim, width: width) == expected, "\(text) \(trim): \(why)")
    }
  }

  @Test func stopsAndCommasHang() throws {
    for mark in ["、", "。", "，", "．"] {
      // あい and a punctuation mark: 3 em, 2.5 when trimmed, 2 without it.
      let text = "あい\(mark)|う"
      let rows: [(HangingPunctuation, TextSpacingTrim, Double, [Double], String)] = [
        (
          [], .normal, 2, [1, 2, 1],
          "no option: an emergency break that keeps the character with the mark"
        ),
        (.allowEnd, .normal, 2, [2, 1], "hangs as a whole"),
        (.allowEnd, .normal, 2.5, [2.5, 1], "does not hang if trimming is enough"),
        (.allowEnd, .spaceAll, 2.5, [2, 1], "hangs if nothing is trimmed"),
        (.allowEnd, .trimBoth, 3, [2.5, 1], "trimmed, not hung"),
        (.forceEnd, .normal, 3, [2, 1], "hangs in any case"),
        (.forceEnd, .trimBoth, 4, [4], "not in the middle of a line"),
        ([.allowEnd, .forceEnd], .normal, 3, [2, 1], "forceEnd counts"),
        ([.first, .last], .normal, 3, [3, 1], "other options do not affect it"),
      ]
      for (hanging, trim, width, expected, why) in rows {
        let found = try widths(text, trim, width: width, hanging)
        #expect(found == expected, "\(mark) \(hanging.rawValue) \(trim) \(width): \(why)")
      }
    }
    for mark in ["」", "！", "？", "・", "：", "…"] {
      let found = try widths("あい\(mark)|う", .spaceAll, width: 3, .forceEnd)
      #expect(found == [3, 1], "\(mark) is not a stop or comma")
    }
    #expect(try widths("あ。」|い", .spaceAll, width: 2, .allowEnd) == [2, 2], "not inside of a line")
    #expect(try widths("あい。  |う", .spaceAll, width: 2, .allowEnd) == [2, 1], "before spaces")
    #expect(try widths("あい。\nう", .spaceAll, width: 2, .allowEnd) == [2, 1], "forced ends too")
  }

  @Test func bracketsAndQuotesHangAtTheEdgesOfTheText() throws {
    for (open, close) in [("「", "」"), ("（", "）"), ("“", "”"), ("‘", "’"), ("\"", "\"")] {
      let advance = open == "\"" ? 0.5 : 1
      let text = "\(open)あ|\(open)い\(close)|う\n\(open)え\(close)"
      let full = 1 + advance
      let width = full + advance
      let plain = try widths(text, .spaceAll, width: width)
      #expect(plain == [full, full + advance, 1, full + advance], "\(open)")
      let first = try widths(text, .spaceAll, width: width, .first)
      #expect(first == [1, full + advance, 1, full + advance], "\(open): the text's first line")
      let last = try widths(text, .spaceAll, width: width, .last)
      #expect(last == [full, full + advance, 1, full], "\(open): the text's last line")
    }
    #expect(try widths("あ」 \n", .spaceAll, width: 3, .last) == [1], "before a separator at the end")
    #expect(
      try widths("「」", .spaceAll, width: 3, [.first, .last]) == [0], "both, and nothing else")
    #expect(try widths("「", .spaceAll, width: 3, [.first, .last]) == [0], "one alone")
  }

  /// Hanging punctuation is not part of the justified width.
  @Test func hangingAndJustification() throws {
    let spacing = SpacingOptions(
      trim: .spaceAll, autospace: .noAutospace, hangingPunctuation: [.first, .forceEnd])
    let (made, _) = paragraph("「あい、|うえお", spacing: spacing, alignment: .justified)
    let line = try made.lines(width: 3).first
    #expect(line?.width == 3)
    #expect(line?.naturalWidth == 2)
    #expect(line?.hangingStart == 1)
    #expect(line?.hangingEnd == 1)
    #expect(
      line?.adjustments == [.init(offset: 0, amount: -1), .init(offset: 6, amount: 1)],
      "space after あ alone: not after a bracket, not before a comma")
  }
}
