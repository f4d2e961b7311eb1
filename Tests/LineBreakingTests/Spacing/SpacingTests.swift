import LineBreaking
import Testing

/// Returns the width of a text on a line without limit, in ems.
private func width(_ text: String, _ spacing: SpacingOptions) throws -> Double {
  try paragraph(text, spacing: spacing).paragraph.lines(width: .infinity).first?.width ?? 0
}

@Suite struct SpacingTests {
  static let trimOnly = SpacingOptions(autospace: .noAutospace)

  /// JLREQ §3.1.4: adjacent punctuation marks lose one half em.
  @Test func adjacentMarksShareABlank() throws {
    let rows: [(String, Double, String)] = [
      ("」「", 1.5, "closing, opening"), ("」」", 1.5, "closing, closing"),
      ("「「", 1.5, "opening, opening"), ("。」", 1.5, "full stop, closing"),
      ("」。", 1.5, "closing, full stop"), ("、「", 1.5, "comma, opening"),
      ("）、", 1.5, "closing, comma"), ("」・", 1.5, "closing, middle dot: its quarter stays"),
      ("・「", 1.5, "middle dot, opening"), ("」　あ", 2.5, "closing, ideographic space"),
      ("　「", 1.5, "ideographic space, opening"), ("「」", 2, "blanks outside are not shared"),
      ("」）」", 2, "three"), ("あ「い」う", 5, "beside kana nothing changes"),
      ("！「", 2, "a dividing mark has no blank"), (")「", 1.5, "ASCII is half an em already"),
      ("｣「", 1.5, "so is half-width punctuation"),
    ]
    for (text, expected, why) in rows {
      #expect(try width(text, Self.trimOnly) == expected, "\(text): \(why)")
      let plain = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.5 : 1) }
      #expect(try width(text, .none) == plain, "\(text) as measured")
    }
  }

  @Test func gapsBesideWesternText() throws {
    let rows: [(String, TextAutospace, Double, String)] = [
      ("漢a", .normal, 1.75, "¼ em"), ("a漢", .normal, 1.75, "on both sides"),
      ("漢ab字", .normal, 3.5, "two gaps"), ("カ7", .normal, 1.75, "digits"),
      ("漢7", .ideographAlpha, 1.5, "digits not requested"),
      ("漢7", .ideographNumeric, 1.75, "digits alone"),
      ("漢a", .ideographNumeric, 1.5, "letters not requested"),
      ("漢a", .noAutospace, 1.5, "none requested"), ("漢 a", .normal, 2, "a space is enough"),
      ("漢(a)", .normal, 2.5, "not beside brackets"), ("。a", .normal, 1.5, "not beside marks"),
      ("々a", .normal, 1.75, "iteration marks are ideographs"),
      ("ーa", .normal, 1.75, "so is ー"), ("Ａ漢", .normal, 2, "full-width letters are not"),
      ("☆a", .normal, 1.5, "symbols are not"), ("漢é", .normal, 2.25, "accented letters are"),
    ]
    for (text, autospace, expected, why) in rows {
      let spacing = SpacingOptions(trim: .spaceAll, autospace: autospace, autospaceAmount: 0.25)
      #expect(try width(text, spacing) == expected, "\(text): \(why)")
    }
    #expect(try width("漢a字", .css) == 2.75, "CSS: an eighth on both sides")
    #expect(try width("漢a字", .jlreq) == 3, "JLREQ: a quarter")
  }

  /// Lines that start with an opening bracket and end with closing punctuation.
  @Test func edgesOfLines() throws {
    let rows: [(TextSpacingTrim, String, Double, [Double], String)] = [
      (.normal, "「あ|「い", 2, [2, 2], "brackets have their blank at the start"),
      (.spaceFirst, "「あ|「い", 2, [2, 1.5], "in the first line only"),
      (.spaceFirst, "「あ\n「い", 2, [2, 2], "and after a mandatory break"),
      (.trimStart, "「あ|「い", 2, [1.5, 1.5], "nowhere"),
      (.trimAll, "「あ|「い", 2, [1.5, 1.5], "nowhere"),
      (.auto, "「あ|「い", 2, [2, 1.5], "as spaceFirst"),
      (.normal, "あ。|い", 2, [2, 1], "a stop has its blank if there is space"),
      (.normal, "あ。|い", 1.5, [1.5, 1], "and loses it if there is none"),
      (.spaceAll, "あ。|い", 1.9, [1, 1, 1], "unless all blanks are preserved"),
      (.trimBoth, "あ。|い", 2, [1.5, 1], "always"),
      (.trimAll, "あ。|い・う", 3, [1.5, 2.5], "in the middle too"),
      (.normal, "あ・|い", 1.9, [1, 1, 1], "a middle dot has its quarter"),
    ]
    for (trim, text, lineWidth, expected, why) in rows {
      let spacing = SpacingOptions(trim: trim, autospace: .noAutospace)
      let lines = try paragraph(text, spacing: spacing).paragraph.lines(width: lineWidth)
      #expect(lines.map(\.width) == expected, "\(trim) \(text) at \(lineWidth): \(why)")
    }
  }

  @Test func hangingPunctuation() throws {
    let rows: [(HangingPunctuation, String, Double, [Double], [Double], String)] = [
      (.allowEnd, "あい。|う", 2, [2, 1], [1, 0], "hangs where it does not fit"),
      (.allowEnd, "あい。|う", 3, [3, 1], [0, 0], "stays where it fits"),
      (.forceEnd, "あい。|う", 3, [2, 1], [1, 0], "hangs in any case"),
      (.forceEnd, "あい！|う", 3, [3, 1], [0, 0], "stops and commas only"),
      (.allowEnd, "ab,|c", 1, [1, 0.5], [0.5, 0], "ASCII too"),
      (.last, "「あ」", 9, [2], [1], "the closing bracket of the text"),
      (.last, "「あ」|い", 3, [3, 1], [0, 0], "not of other lines"),
    ]
    for (hanging, text, lineWidth, widths, hangs, why) in rows {
      let spacing = SpacingOptions(
        trim: .spaceAll, autospace: .noAutospace, hangingPunctuation: hanging)
      let lines = try paragraph(text, spacing: spacing).paragraph.lines(width: lineWidth)
      #expect(lines.map(\.width) == widths, "\(text) at \(lineWidth): \(why)")
      #expect(lines.map(\.hangingEnd) == hangs, "\(text) at \(lineWidth): \(why)")
    }
  }

  @Test func hangingAtTheStart() throws {
    let spacing = SpacingOptions(
      trim: .spaceAll, autospace: .noAutospace, hangingPunctuation: .first)
    let lines = try paragraph("「あ|「い", spacing: spacing).paragraph.lines(width: 2)
    #expect(lines.map(\.hangingStart) == [1, 0])
    #expect(lines.map(\.width) == [1, 2])
    #expect(lines.first?.adjustments == [.init(offset: 0, amount: -1)])
  }

  @Test func adjustmentsGiveTheDrawnPositions() throws {
    let spacing = SpacingOptions(trim: .trimBoth, autospaceAmount: 0.25)
    let lines = try paragraph("「漢a」」", spacing: spacing).paragraph.lines(width: 9)
    #expect(
      lines.map(\.adjustments) == [
        [
          .init(offset: 0, amount: -0.5), .init(offset: 6, amount: 0.25),
          .init(offset: 10, amount: -0.5), .init(offset: 13, amount: -0.5),
        ]
      ])
  }

  /// Spacing is relative to each item's own font size.
  @Test func spacingUsesTheEmsOfItems() throws {
    let items = [
      Paragraph.Item(length: 3, advance: 20, em: 20, scalar: "漢"),
      Paragraph.Item(length: 1, advance: 6, em: 10, scalar: "a"),
      Paragraph.Item(length: 3, advance: 40, em: 16),
      Paragraph.Item(length: 3, advance: 10, em: 10, scalar: "」"),
      Paragraph.Item(length: 3, advance: 30, em: 30, scalar: "」"),
    ]
    let options = Paragraph.Options(spacing: .jlreq)
    let lines = try Paragraph(items: items, opportunities: [], options: options).lines(width: 999)
    #expect(
      lines.first?.adjustments == [.init(offset: 3, amount: 5), .init(offset: 10, amount: -5)])
    #expect(lines.first?.width == 106)
  }
}
