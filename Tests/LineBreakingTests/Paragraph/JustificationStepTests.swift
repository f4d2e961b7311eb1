import LineBreaking
import Testing

/// Tests the steps of JLREQ 3.8.3 and 3.8.4 in order on one line, with amounts calculated by hand.
@Suite struct JustificationStepTests {
  /// Returns the first line's gaps by the offset after them, in thousandths of an em.
  private func gaps(
    _ text: String, _ width: Double, _ spacing: SpacingOptions = .jlreq,
    _ alignment: Paragraph.Alignment = .justified
  ) throws -> (width: Double, amounts: [Int: Int], visible: Range<Int>) {
    let (made, _) = paragraph(text, spacing: spacing, alignment: alignment)
    guard let line = try made.lines(width: width).first else { return (0, [:], 0..<0) }
    var amounts: [Int: Int] = [:]
    for adjustment in line.adjustments {
      amounts[adjustment.offset] = Int((adjustment.amount * 1000).rounded(.down))
    }
    return (line.width, amounts, line.visible)
  }

  /// At 8.5 em: a word space, a middle dot, a comma and two gaps beside Latin.
  @Test func reductionStepByStep() throws {
    let text = "漢 漢・漢、漢c漢|漢字漢字漢字"
    let rows: [(Double, [Int: Int], String)] = [
      (8.5, [19: 250, 20: 250], "nothing to do"),
      (8.375, [4: -125, 19: 250, 20: 250], "a: half of the word space's capacity"),
      (8.25, [4: -250, 19: 250, 20: 250], "a: all of it"),
      (8, [4: -250, 7: -125, 10: -125, 19: 250, 20: 250], "d: both sides of the middle dot"),
      (7.75, [4: -250, 7: -250, 10: -250, 19: 250, 20: 250], "d: all of it"),
      (7.5, [4: -250, 7: -250, 10: -250, 16: -250, 19: 250, 20: 250], "e: half of the comma's"),
      (7.25, [4: -250, 7: -250, 10: -250, 16: -500, 19: 250, 20: 250], "e: all of it"),
      (7.125, [4: -250, 7: -250, 10: -250, 16: -500, 19: 187, 20: 187], "f: the gaps"),
      (7, [4: -250, 7: -250, 10: -250, 16: -500, 19: 125, 20: 125], "f: down to half"),
    ]
    for (width, expected, why) in rows {
      let found = try gaps(text, width)
      #expect(found.amounts == expected, "\(width): \(why)")
      #expect(found.visible == 0..<23, "\(width): \(why)")
      #expect(abs(found.width - width) < 1e-9, "\(width): \(why)")
    }
    #expect(try gaps(text, 6.9).visible != 0..<23, "no more to give")
  }

  /// Step a before step b: as long as word spaces suffice, the blank at the end is not reduced.
  @Test func wordSpacesBeforeTheEnd() throws {
    let text = "ab 漢字、|書く"
    let rows: [(Double, [Int: Int], String)] = [
      (4.5, [:], "nothing to do"), (4.375, [3: -125], "half of it"),
      (4.25, [3: -250], "exactly enough"),
      (4, [12: -500], "not enough: the whole blank is removed"),
      (3.75, [3: -250, 12: -500], "both"),
    ]
    for (width, expected, why) in rows {
      let found = try gaps(text, width)
      #expect(found.amounts == expected, "\(width): \(why)")
      #expect(abs(found.width - width) < 1e-9 && found.visible == 0..<12, "\(width): \(why)")
    }
  }

  /// At 7 em: inseparable pairs at the middle dot and before the comma, and three gaps that may
  /// expand.
  @Test func expansionStepByStep() throws {
    let text = "漢・漢、漢c漢|漢字漢字漢字漢字漢字"
    let rows: [(Double, [Int: Int], String)] = [
      (7, [15: 250, 16: 250], "nothing to do"),
      (7.25, [15: 375, 16: 375], "the gaps beside Latin"),
      (7.5, [15: 500, 16: 500], "up to half an em"),
      (7.875, [12: 125, 15: 625, 16: 625], "then all, by an eighth"),
      (8.25, [12: 250, 15: 750, 16: 750], "up to a quarter"),
      (9.75, [12: 750, 15: 1250, 16: 1250], "then without end"),
    ]
    for (width, expected, why) in rows {
      let found = try gaps(text, width)
      #expect(found.amounts == expected, "\(width): \(why)")
      #expect(abs(found.width - width) < 1e-9, "\(width): \(why)")
    }
  }

  /// Word spaces of a proportional font expand up to half an em first, then all gaps do.
  @Test func wordSpacesGrowFirst() throws {
    func item(_ scalar: Unicode.Scalar, _ advance: Double) -> Paragraph.Item {
      Paragraph.Item(
        length: String(scalar).utf8.count, advance: advance, em: 1, scalar: scalar)
    }
    let items = [
      item("a", 0.6), item(" ", 0.3), item("b", 0.6), item(" ", 0.3), item("漢", 1), item("字", 1),
      item("。", 1),
    ]
    let made = Paragraph(
      items: items, opportunities: [],
      options: Paragraph.Options(
        spacing: SpacingOptions(trim: .spaceAll, autospace: .noAutospace),
        alignment: .justifiedWithLastLine))
    let rows: [(Double, [Int: Int], String)] = [
      (5, [2: 100, 4: 100], "4.8 em and 0.2 for two spaces"),
      (5.2, [2: 200, 4: 200], "up to half an em"),
      (5.45, [2: 200, 4: 325, 7: 125], "then between all that may be separated"),
    ]
    for (width, expected, why) in rows {
      let line = try made.lines(width: width).first
      var found: [Int: Int] = [:]
      for adjustment in line?.adjustments ?? [] {
        // Sums of tenths have an error of 1e-16.
        let amount = Int((adjustment.amount * 1000).rounded())
        if amount != 0 { found[adjustment.offset] = amount }
      }
      #expect(found == expected, "\(width): \(why)")
    }
  }

  /// Pairs of two sizes: blanks, gaps and shares are relative to the em of their own items.
  @Test func twoSizes() throws {
    let items = [
      Paragraph.Item(length: 3, advance: 20, em: 20, scalar: "漢"),
      Paragraph.Item(length: 3, advance: 20, em: 20, scalar: "、"),
      Paragraph.Item(length: 3, advance: 10, em: 10, scalar: "字"),
      Paragraph.Item(length: 3, advance: 10, em: 10, scalar: "「"),
      Paragraph.Item(length: 3, advance: 10, em: 10, scalar: "漢"),
    ]
    let made = Paragraph(
      items: items, opportunities: [],
      options: Paragraph.Options(spacing: .jlreq, alignment: .justifiedWithLastLine))
    let rows: [(Double, [Int: Int], String)] = [
      (70, [:], "natural"), (62.5, [6: -5000, 9: -2500], "blanks of 10 and 5 in proportion"),
      (55, [6: -10000, 9: -5000], "all of them"),
      (77.5, [6: 5000, 9: 2500], "a quarter of the left one's em each"),
      (85, [6: 10000, 9: 5000], "and without end in the same shares"),
    ]
    for (width, expected, why) in rows {
      let line = try made.lines(width: width).first
      var found: [Int: Int] = [:]
      for adjustment in line?.adjustments ?? [] {
        // Sums of tenths have an error of 1e-16.
        let amount = Int((adjustment.amount * 1000).rounded())
        if amount != 0 { found[adjustment.offset] = amount }
      }
      #expect(found == expected, "\(width): \(why)")
    }
  }

  /// Each line is filled to its own width, including an indented first line and lines beside an
  /// image.
  @Test func linesOfTheirOwnWidths() throws {
    let text = everywhere(String(repeating: "漢字かな交じり、文のa例。", count: 8))
    let widths = Paragraph.LineWidths(first: [7.3, 4.6, 4.6], rest: 9.1)
    for method in Paragraph.Method.allCases {
      let (made, _) = paragraph(text, spacing: .jlreq, alignment: .justified)
      let lines = try made.lines(widths: widths, method: method)
      #expect(lines.count > 8)
      for (index, line) in lines.enumerated().dropLast() {
        #expect(abs(line.width - widths[index]) < 1e-6, "\(method), line \(index)")
      }
    }
    let (ragged, _) = paragraph(text, spacing: .jlreq)
    for (index, line) in try ragged.lines(widths: widths).enumerated() {
      #expect(line.width <= widths[index] + 1e-6 && line.width == line.naturalWidth)
    }
  }

  /// The gaps beside images expand like those between characters, and images keep their size.
  @Test func imagesAmongText() throws {
    let image = Paragraph.Item(length: 3, advance: 3, em: 1)
    let kana = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "あ")
    let bracket = Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "「")
    let made = Paragraph(
      items: [kana, image, bracket, kana], opportunities: [],
      options: Paragraph.Options(spacing: .jlreq, alignment: .justifiedWithLastLine))
    let wide = try made.lines(width: 7).first
    #expect(wide?.naturalWidth == 6)
    #expect(
      wide?.adjustments == [.init(offset: 3, amount: 0.5), .init(offset: 6, amount: 0.5)],
      "on both sides of the image, not after the bracket")
    let narrow = try made.lines(width: 5.5).first
    #expect(narrow?.adjustments == [.init(offset: 6, amount: -0.5)], "the bracket's blank")
  }
}
