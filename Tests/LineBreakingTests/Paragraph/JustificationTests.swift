import LineBreaking
import TestSupport
import Testing

/// Returns the first justified line of a text with opportunities written into it.
private func firstLine(
  _ text: String, width: Double, spacing: SpacingOptions = .jlreq
) throws -> Paragraph.Line? {
  try paragraph(text, spacing: spacing, alignment: .justified).paragraph
    .lines(width: width).first
}

/// Returns the adjustments of a line by offset, rounded to thousandths.
private func amounts(_ line: Paragraph.Line?) -> [String] {
  (line?.adjustments ?? []).map { "\($0.offset)\($0.amount < 0 ? "" : "+")\(thousandths($0))" }
}

private func thousandths(_ adjustment: Paragraph.Line.Adjustment) -> Double {
  (adjustment.amount * 1000).rounded() / 1000
}

@Suite struct JustificationTests {
  /// Text, width, the gaps of the first line, why.
  @Test func expansion() throws {
    let rows: [(String, Double, [String], String)] = [
      ("漢字かな|まじりぶん", 5, ["3+0.333", "6+0.333", "9+0.333"], "equally between characters"),
      ("漢字かな|まじり", 4, [], "nothing to do"),
      ("漢字a|かなかな", 3, ["6+0.5"], "first the gap beside Latin grows to ½ em"),
      ("漢字a|かなかな", 3.1, ["3+0.05", "6+0.55"], "then all, up to ¼ em each"),
      ("漢字a|かなかな", 4, ["3+0.5", "6+1.0"], "then all alike without end"),
      ("「漢」|あいうえ", 3.5, [], "nothing inside of brackets: the line stays short"),
      ("――漢|あいうえ", 3.5, ["6+0.5"], "not inside of inseparable sequences"),
      ("あ。い|うえおか", 3.5, ["6+0.5"], "not before a full stop"),
      ("１２３|うえおか", 3.5, ["3+0.25", "6+0.25"], "full-width digits are parted"),
    ]
    for (text, width, expected, why) in rows {
      let line = try firstLine(text, width: width)
      #expect(amounts(line) == expected, "\(text) at \(width): \(why)")
      if !expected.isEmpty { #expect(abs((line?.width ?? 0) - width) < 1e-9, "\(text)") }
    }
  }

  /// Word spaces take the remaining width if nothing else can expand.
  @Test func wordSpaces() throws {
    let line = try firstLine("ab cd ef |gh", width: 4.5)
    #expect(amounts(line) == ["3+0.25", "6+0.25"])
    let narrow = try firstLine("ab cd ef |gh", width: 3.6)
    #expect(amounts(narrow) == ["3-0.2", "6-0.2"], "down to ¼ em, JLREQ §3.8.3 a")
  }

  @Test func reduction() throws {
    let rows: [(String, Double, String, [String], String)] = [
      ("漢、字を|書く|人", 3.6, "漢、字を", ["6-0.4"], "the blank of a comma is removed"),
      ("漢。字を|書く|人", 3.6, "漢。字を", [], "that of a full stop never does"),
      ("漢「字を|書く|人", 3.6, "漢「字を", ["3-0.4"], "that of an opening bracket does"),
      ("漢・字を|書く|人", 3.6, "漢・字を", ["3-0.2", "6-0.2"], "both sides of a middle dot"),
      ("漢a字を|書く|人", 3.8, "漢a字を", ["3+0.15", "4+0.15"], "the gaps beside Latin to half"),
      ("漢字を、|書く|人", 3.5, "漢字を、", ["12-0.5"], "the blank at the end, as a whole"),
      ("漢字を、|書く|人", 3.7, "漢字を、", ["3+0.1", "6+0.1", "12-0.5"], "the remaining space is filled"),
      ("漢字・|書く|人", 2.75, "漢字・", ["9-0.25"], "c: the middle dot at the end before d"),
      ("ab 漢字、|書く", 4.3, "ab 漢字、", ["3-0.2"], "a: word spaces before the blank at the end"),
      ("漢・、を|書く", 3.5, "漢・、を", ["3-0.25", "6-0.25"], "middle dots before commas"),
    ]
    for (text, width, drawn, expected, why) in rows {
      let (justified, plain) = paragraph(text, spacing: .jlreq, alignment: .justified)
      let line = try justified.lines(width: width).first
      if expected.isEmpty {
        #expect(line?.visible(in: plain) != drawn, "\(text) at \(width): \(why)")
      } else {
        #expect(line?.visible(in: plain) == drawn, "\(text) at \(width): \(why)")
        #expect(amounts(line) == expected, "\(text) at \(width): \(why)")
        #expect(abs((line?.width ?? 0) - width) < 1e-9, "\(text)")
      }
    }
  }

  /// A line is reduced rather than expanded if both are possible (JLREQ §3.8.2).
  @Test func reductionComesFirst() throws {
    let (justified, plain) = paragraph("あ、い、う|え、|お|か", spacing: .jlreq, alignment: .justified)
    let lines = try justified.lines(width: 6)
    #expect(joined(lines, plain) == "あ、い、うえ、/おか")
  }

  /// Which of several possible ends is taken if lines can be reduced.
  @Test func theMinimumReductionThatFillsALine() throws {
    let rows: [(String, Double, String, String)] = [
      ("あ、い、う、え|お|か|き", 7.5, "あ、い、う、えお", "half an em is removed, not one and a half"),
      ("あ、い、う、え¦お¦か¦き", 7.5, "あ、い、う、えお", "the same inside of a phrase"),
      ("あ、い、う、え|お|か|き", 7, "あ、い、う、え", "a full line is not reduced"),
      ("あ、いう、え|お¦か|き", 6.5, "あ、いう、え", "no phrase is cut to avoid an expansion"),
      ("あ、い、う、え¦お|か|き", 7.5, "あ、い、う、えお", "but reduction may spare one"),
    ]
    for (text, width, expected, why) in rows {
      let (justified, plain) = paragraph(text, spacing: .jlreq, alignment: .justified)
      let line = try justified.lines(width: width).first
      #expect(line?.visible(in: plain) == expected, "\(text) at \(width): \(why)")
      #expect(abs((line?.width ?? 0) - width) < 1e-9, "\(text) at \(width)")
    }
  }

  @Test func lastLinesAreNotJustified() throws {
    let text = "漢字かな|まじり\n漢|字"
    let (justified, _) = paragraph(text, spacing: .jlreq, alignment: .justified)
    #expect(try justified.lines(width: 5).map(\.width) == [5, 3, 2])
    let (all, _) = paragraph(text, spacing: .jlreq, alignment: .justifiedWithLastLine)
    let widths = try all.lines(width: 5).map { ($0.width * 1e6).rounded() / 1e6 }
    #expect(widths == [5, 5, 5])
    #expect(try all.lines(width: .infinity).map(\.width) == [7, 2], "no width to fill")
  }

  @Test func anEvenCountIsFilledToItsWidestLine() throws {
    let (justified, _) = paragraph("漢字|かなま|じり", spacing: .none, alignment: .justified)
    let lines = try justified.lines(count: 3)
    #expect(lines.map(\.naturalWidth) == [2, 3, 2])
    #expect(lines.map(\.width) == [3, 3, 2])
  }

  /// All methods fill lines, and never exceed what reduction can save.
  @Test func linesAreFullOrNotWiderThanTheWidth() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<80 {
      let text = randomText(&random, count: 60)
      let (justified, _) = paragraph(text, spacing: .jlreq, alignment: .justified)
      for method in Paragraph.Method.allCases {
        for width in [4.0, 7.5, 20] {
          for line in try justified.lines(width: width, method: method) {
            #expect(line.width <= width + 1e-6, "\(text) at \(width) by \(method)")
          }
        }
      }
    }
  }
}
