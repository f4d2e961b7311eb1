import LineBreaking
import TestSupport
import Testing

/// Tests properties that the lines of any text have, on random texts.
@Suite struct ParagraphPropertyTests {
  private static let spacings: [SpacingOptions] = [
    .none, .css, .jlreq,
    SpacingOptions(trim: .trimBoth, hangingPunctuation: [.first, .last, .allowEnd]),
    SpacingOptions(trim: .trimAll, hangingPunctuation: .forceEnd),
  ]
  private static let widths = [0.3, 1, 1.5, 4, 7.25, 30]

  /// Calls `body` with the lines of random texts, with all methods and options.
  private func forRandomLines(
    seed: UInt64, texts: Int = 24, alignments: [Paragraph.Alignment] = [.ragged, .justified],
    methods: [Paragraph.Method] = Paragraph.Method.allCases,
    _ body: (RandomCase, [Paragraph.Line]) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<texts {
      let marked = randomText(&random, count: Int.random(in: 0...40, using: &random))
      for spacing in Self.spacings {
        for alignment in alignments {
          let wrap = Bool.random(using: &random) ? OverflowWrap.anywhere : .normal
          let (made, plain) = paragraph(
            marked, spacing: spacing, alignment: alignment, overflowWrap: wrap)
          for width in Self.widths {
            for method in methods {
              try body(
                RandomCase(
                  marked: marked, text: plain, paragraph: made, width: width, method: method),
                made.lines(width: width, method: method))
            }
          }
        }
      }
    }
  }

  private struct RandomCase: CustomStringConvertible {
    var marked: String
    var text: String
    var paragraph: Paragraph
    var width: Double
    var method: Paragraph.Method
    var description: String { "\(marked.debugDescription) at \(width) by \(method)" }
  }

  @Test func rangesJoinToTheText() throws {
    try forRandomLines(seed: 1) { random, lines in
      var offset = 0
      for line in lines {
        #expect(line.range.lowerBound == offset, "\(random)")
        #expect(!line.range.isEmpty, "\(random)")
        #expect(line.visible.lowerBound == offset, "\(random)")
        #expect(line.visible.upperBound <= line.range.upperBound, "\(random)")
        offset = line.range.upperBound
      }
      #expect(offset == random.text.utf8.count, "\(random)")
      #expect(lines.dropLast().allSatisfy { $0.ending != .textEnd }, "\(random)")
      #expect(lines.last.map { $0.ending == .textEnd } ?? random.text.isEmpty, "\(random)")
    }
  }

  /// The drawn advances and adjustments add up to the width of the line.
  @Test func advancesAndAdjustmentsAddUp() throws {
    try forRandomLines(seed: 2) { random, lines in
      for line in lines {
        var sum = line.adjustments.reduce(0) { $0 + $1.amount } - line.hangingEnd
        for character in line.visible(in: random.text) {
          guard let first = character.unicodeScalars.first, first != "\u{AD}" else { continue }
          sum += character.isNewline ? 0 : first.isASCII ? 0.5 : 1
        }
        sum += line.isHyphenated && !line.visible.isEmpty ? 0.5 : 0
        #expect(abs(sum - line.width) < 1e-9, "\(random): \(line)")
        let offsets = line.adjustments.map(\.offset)
        #expect(offsets == offsets.sorted(), "\(random)")
        #expect(
          offsets.allSatisfy {
            line.visible.contains($0) || $0 == line.visible.upperBound
          }, "\(random)")
      }
    }
  }

  /// A line is too wide only if it is a single cluster, or, if emergency breaks are forbidden, if
  /// it contains no opportunity.
  @Test func noLineIsTooWideWithoutNeed() throws {
    try forRandomLines(seed: 3) { random, lines in
      for line in lines where line.width > random.width * (1 + 1e-6) {
        if random.paragraph.options.overflowWrap == .normal {
          let inside = marked(random.marked).opportunities.filter {
            line.range.contains($0.offset) && $0.offset > line.range.lowerBound
              && $0.offset < line.visible.upperBound
          }
          #expect(inside.isEmpty, "\(random): \(line)")
        } else {
          let drawn = line.visible(in: random.text).filter { !" 　\u{AD}".contains($0) }
          #expect(drawn.count == 1, "\(random): \(line)")
        }
      }
    }
  }

  /// First fit: the text up to the next opportunity of the same or a better kind does not fit.
  @Test func greedyLinesAreAsLongAsTheyCanBe() throws {
    try forRandomLines(seed: 4, alignments: [.ragged], methods: [.greedy]) { random, lines in
      guard random.paragraph.options.spacing == .none else { return }
      let opportunities = marked(random.marked).opportunities
      for line in lines where !line.isForced {
        let isBetween = line.ending == .allowed || line.ending == .hyphen
        if !isBetween, line.width <= random.width {
          // No better opportunity fits: the line up to it would be too wide.
          let better = opportunities.first {
            $0.offset > line.range.lowerBound && $0.kind == .allowed
          }
          let end = better?.offset ?? random.text.utf8.count
          #expect(end >= line.range.upperBound, "\(random): \(line)")
        }
        guard isBetween else { continue }
        let next = opportunities.first {
          $0.offset > line.range.upperBound && ($0.kind == .allowed || $0.kind == .mandatory)
        }
        let end = next?.offset ?? random.text.utf8.count
        let bytes = Array(random.text.utf8)[line.range.lowerBound..<end]
        let longer = String(decoding: bytes, as: UTF8.self)
        let whole = Paragraph(
          longer, opportunities: [], options: random.paragraph.options, measure: emAdvance)
        let width = try whole.lines(width: .infinity).first?.width ?? 0
        #expect(width > random.width, "\(random): \(line)")
      }
    }
  }

  @Test func asLineByLine() throws {
    try forRandomLines(seed: 5, methods: [.greedy]) { random, lines in
      var offset = 0
      var singly: [Paragraph.Line] = []
      while let line = try random.paragraph.line(at: offset, width: random.width) {
        singly.append(line)
        offset = line.range.upperBound
      }
      #expect(singly == lines, "\(random)")
    }
  }

  /// The text of a line, laid out again at the same width, is one line.
  @Test func layingOutALineAgainChangesNothing() throws {
    try forRandomLines(seed: 6, alignments: [.ragged], methods: [.greedy]) { random, lines in
      let spacing = random.paragraph.options.spacing
      guard spacing == .none || spacing == .css else { return }
      let opportunities = marked(random.marked).opportunities
      for line in lines {
        let again = Paragraph(
          String(decoding: Array(random.text.utf8)[line.visible], as: UTF8.self),
          opportunities: opportunities.filter { line.visible.contains($0.offset) }.map {
            BreakOpportunity(offset: $0.offset - line.visible.lowerBound, kind: $0.kind)
          }, options: random.paragraph.options, measure: emAdvance)
        let lines = try again.lines(width: random.width)
        #expect(lines.count <= 1, "\(random): \(line)")
      }
    }
  }

  /// Emergency breaks respect kinsoku if the line contains two characters that may be separated.
  @Test func emergencyBreaksRespectKinsoku() throws {
    let texts = ["漢字、漢字。漢字」漢字", "「漢字「漢字（漢字ーっ漢", "……漢字……漢字"]
    for text in texts {
      for width in 3...6 {
        let (made, plain) = paragraph(text)
        for line in try made.lines(width: Double(width)) {
          let drawn = line.visible(in: plain)
          #expect(!"、。」ーっ".contains(drawn.first ?? "漢"), "\(text) at \(width)")
          #expect(line.isForced || !"「（".contains(drawn.last ?? "漢"), "\(text) at \(width)")
          let isCut = drawn.last == "…" && plain.utf8.count > line.range.upperBound
          #expect(!isCut || drawn.hasSuffix("……"), "\(text) at \(width)")
        }
      }
    }
  }
}
