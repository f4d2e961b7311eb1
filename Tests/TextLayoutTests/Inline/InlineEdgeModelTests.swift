import LayoutTestSupport
import LineBreaking
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Margins and paddings of nested elements on one line, against a walk over the markup.
@Suite struct InlineEdgeModelTests {
  private struct Model {
    var markup = ""
    var x = 0.0
    /// The left edges of the characters.
    var characters: [Double] = []
    /// The extents of the padding boxes, the outer ones first.
    var boxes: [(start: Double, end: Double)] = []

    mutating func write(depth: Int, _ random: inout SeededGenerator) {
      var hasText = false
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if depth < 4, Bool.random(using: &random) {
          element(depth: depth + 1, &random)
        } else {
          character()
        }
        hasText = true
      }
      if !hasText { character() }
    }

    private mutating func character() {
      markup += "字"
      characters.append(x)
      x += 16
    }

    private mutating func element(depth: Int, _ random: inout SeededGenerator) {
      let edges = (0..<4).map { _ in Double(Int.random(in: 0...5, using: &random)) }
      markup += "<b style='background: red; margin: 0 \(edges[3])px 0 \(edges[0])px; "
      markup += "padding: 0 \(edges[2])px 0 \(edges[1])px'>"
      x += edges[0]
      let index = boxes.count
      boxes.append((x, x))
      x += edges[1]
      write(depth: depth, &random)
      x += edges[2]
      boxes[index].end = x
      x += edges[3]
      markup += "</b>"
    }
  }

  @Test func boxesAreWhereTheMarkupPutsThem() {
    var random = SeededGenerator(seed: 411)
    for round in 0..<300 {
      var model = Model()
      model.write(depth: 0, &random)
      let page = DrawnPage(
        "<div style='white-space: nowrap'>\(model.markup)</div>", inlineSize: 5000)
      let characters = page.characters.map(\.x)
      let isSame = zip(characters, model.characters).allSatisfy { abs($0 - $1) < 1e-4 }
      if characters.count != model.characters.count || !isSame {
        Issue.record("round \(round), \(model.markup): \(characters), not \(model.characters)")
      }
      #expect(page.fills.count == model.boxes.count, "round \(round)")
      for (fill, box) in zip(page.fills, model.boxes)
      where abs(fill.x - box.start) > 1e-4 || abs(fill.maxX - box.end) > 1e-4 {
        Issue.record("round \(round), \(model.markup): \(fill), not \(box)")
      }
      #expect(abs((page.layout.paragraphs[0]?.lines[0].width ?? 0) - model.x) < 1e-4)
    }
  }

  /// The innermost element at an offset determines the baseline shift.
  @Test func placementsAreThoseOfTheInnermostElement() throws {
    var random = SeededGenerator(seed: 412)
    let layout = fixedLayout("<p><b>二</b>", width: 160)
    let sample = try #require(layout.paragraphs[0]?.shapedParagraph.elements.first)
    for _ in 0..<500 {
      var boxes: [InlineBoxSpan] = []
      func add(_ range: Range<Int>, _ depth: Int) {
        var start = range.lowerBound
        while start < range.upperBound, depth < 4 {
          let lower = Int.random(in: start..<range.upperBound, using: &random)
          let upper = Int.random(in: lower...range.upperBound, using: &random)
          var box = sample
          (box.range, box.shift) = (lower..<upper, Double(boxes.count + 1))
          box.edge = [nil, .top, .bottom].randomElement(using: &random) ?? nil
          boxes.append(box)
          add(lower..<upper, depth + 1)
          start = upper + Int.random(in: 0...2, using: &random) + (lower == upper ? 1 : 0)
        }
      }
      add(0..<12, 0)
      var stack = InlineBoxStack()
      var offset = 0
      while offset < 14 {
        let placement = stack.advance(to: offset, in: boxes)
        let expected = boxes.last { $0.range.contains(offset) }
        if placement.shift != expected?.shift ?? 0 || placement.edge != expected?.edge {
          Issue.record("\(offset) in \(boxes.map(\.range)): \(placement)")
        }
        offset += Int.random(in: 1...3, using: &random)
      }
    }
  }

  /// The overhang of ruby over each class of characters, from the rule of JLREQ §3.3.8.
  @Test func overhangDependsOnTheNeighbor() {
    let kana: Set<SpacingClass> = [
      .hiragana, .katakana, .smallKana, .prolongedSoundMark, .ideographicSpace,
    ]
    for spacing in SpacingClass.allCases {
      for advance in [0.0, 5, 10, 12, 20, 30] {
        for reading in [3.0, 10, 40] {
          let item = Paragraph.Item(length: 3, advance: advance, em: 20, spacing: spacing)
          // Of a punctuation mark, what exceeds half an em is blank, but at most half an em.
          let blank = advance <= 10 ? 0 : advance >= 20 ? 10 : advance - 10
          var (before, after) = (0.0, 0.0)
          if kana.contains(spacing) { (before, after) = (advance / 2, advance / 2) }
          if spacing == .middleDot { (before, after) = (blank / 2, blank / 2) }
          if [.closingBracket, .fullStop, .comma].contains(spacing) { before = blank }
          if spacing == .openingBracket { after = blank }
          let actual = (
            RubyOverhang.over(itemBefore: item, readingSize: reading),
            RubyOverhang.over(itemAfter: item, readingSize: reading)
          )
          if actual != (min(before, reading), min(after, reading)) {
            Issue.record("\(spacing), \(advance) wide, \(reading): \(actual)")
          }
        }
      }
    }
  }
}
