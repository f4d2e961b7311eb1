import MarkupText
import Testing

@testable import TextLayout

/// Limited layouts, compared with the unlimited layout of the same text.
@Suite("Limits by a model")
struct LineClampModelTests {
  private struct Generator {
    var state: UInt64

    mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private static let measurer = FixedMeasurer()

  /// Paragraphs of words that are narrower than the line, with margins and paddings.
  private static func paragraphs(_ random: inout Generator, nested: Bool) -> String {
    (0..<1 + random.number(below: 4)).map { _ in
      let text = (0..<1 + random.number(below: 9)).map { _ in
        String(repeating: "字", count: 1 + random.number(below: 3))
      }.joined(separator: " ")
      let style = "margin: \(random.number(below: 3) * 4)px 0"
      let paragraph = "<p style='\(style)'>\(text)</p>"
      return nested && random.number(below: 2) == 0
        ? "<div style='padding: \(random.number(below: 3))px 0'>\(paragraph)</div>" : paragraph
    }.joined()
  }

  private static func layout(
    _ markup: String, height: Double? = nil, shrinks: Bool = false
  ) -> MarkupLayout {
    Typesetter(measurer: measurer).layout(
      markup: markup,
      in: LayoutSpace(inlineSize: 96, maximumBlockSize: height, shrinksToFit: shrinks))
  }

  @Test("line-clamp shows the first lines at their positions")
  func lineClamps() {
    for seed in 0..<60 {
      var random = Generator(state: UInt64(seed))
      let content = Self.paragraphs(&random, nested: true)
      let whole = Self.layout("<div>\(content)</div>")
      let total = whole.lines.count
      for count in [1, 2, 3, total - 1, total, total + 1] where count > 0 {
        let clamped = Self.layout("<div style='line-clamp: \(count)'>\(content)</div>")
        let lines = clamped.lines
        #expect(lines.count == min(count, total), "\(seed) \(count): \(content)")
        for (line, model) in zip(lines, whole.lines) {
          #expect(line.frame.origin == model.frame.origin, "\(seed) \(count): \(content)")
          #expect(line.paragraph == model.paragraph && line.index == model.index)
        }
        for (line, model) in zip(lines.dropLast(), whole.lines) { #expect(line.text == model.text) }
        let isCut = count < total
        #expect(lines.last?.text.hasSuffix("…") == isCut, "\(seed) \(count): \(content)")
        if !isCut { #expect(clamped.size == whole.size) }
        #expect(clamped.size.height <= whole.size.height)
      }
    }
  }

  @Test("A page shows the lines that end on it")
  func pages() {
    for seed in 100..<140 {
      var random = Generator(state: UInt64(seed))
      let content = Self.paragraphs(&random, nested: false)
      let whole = Self.layout(content)
      for _ in 0..<8 {
        let height = Double(random.number(below: Int(whole.size.height) + 20))
        let page = Self.layout(content, height: height)
        let fitting = whole.lines.prefix { $0.frame.maxY <= height }
        #expect(page.lines.count == fitting.count, "\(seed) \(height): \(content)")
        #expect(page.size.height <= height, "\(seed) \(height): \(content)")
        for (line, model) in zip(page.lines, fitting) {
          #expect(line.frame.origin == model.frame.origin, "\(seed) \(height): \(content)")
        }
        if let last = page.lines.last {
          let isCut = fitting.count < whole.lines.count
          #expect(last.text.hasSuffix("…") == isCut, "\(seed) \(height): \(content)")
        }
      }
    }
  }

  @Test("Shrunk layouts are as wide as their widest line, with the same lines")
  func shrinking() {
    for seed in 200..<260 {
      var random = Generator(state: UInt64(seed))
      let content = Self.paragraphs(&random, nested: true)
      let wide = Self.layout(content)
      let shrunk = Self.layout(content, shrinks: true)
      #expect(shrunk.lines.map(\.text) == wide.lines.map(\.text), "\(seed): \(content)")
      #expect(shrunk.lines.map(\.frame) == wide.lines.map(\.frame), "\(seed): \(content)")
      #expect(shrunk.size.width == wide.lines.map(\.frame.width).max(), "\(seed): \(content)")
      #expect(shrunk.size.height == wide.size.height)
    }
  }

  @Test("Without a width, no line is broken, and that width suffices")
  func naturalWidths() {
    for seed in 300..<340 {
      var random = Generator(state: UInt64(seed))
      let content = Self.paragraphs(&random, nested: true)
      func layout(_ width: Double?) -> MarkupLayout {
        Typesetter(measurer: Self.measurer).layout(
          markup: content, in: LayoutSpace(inlineSize: width))
      }
      let natural = layout(nil)
      #expect(natural.lines.count == natural.text.paragraphs.count, "\(seed): \(content)")
      #expect(natural.size.width == natural.lines.map(\.frame.width).max(), "\(seed): \(content)")
      #expect(layout(natural.size.width).lines.map(\.text) == natural.lines.map(\.text))
      // A single character has no break.
      guard natural.size.width > 16 else { continue }
      #expect(layout(natural.size.width - 1).lines.count > natural.lines.count, "\(seed)")
    }
  }

  @Test("Nested limits: the one that ends first counts")
  func nestedLimits() {
    let words = "字 字 字 字 字 字 字 字"
    let rows: [(outer: Int, inner: Int, shown: Int)] = [
      (1, 5, 1), (5, 1, 2), (2, 1, 2), (2, 2, 2), (3, 2, 3), (9, 3, 4), (4, 3, 4),
    ]
    for row in rows {
      let layout = Typesetter(measurer: Self.measurer).layout(
        markup: """
          <div style='line-clamp: \(row.outer)'><p style='line-clamp: \(row.inner)'>\(words)<p>字</div>
          """, in: LayoutSpace(inlineSize: 16))
      #expect(layout.lines.count == row.shown, "\(row)")
    }
  }

  @Test("Content that moves when a paragraph becomes higher")
  func patches() {
    let rows: [(markup: String, moves: Bool, why: String)] = [
      ("<p>x</p><p>y</p>", true, "nothing in the way"),
      ("<div><div><p>x</p></div></div><p>y</p>", true, "parents grow"),
      ("<p>x</p><div>y</div><ul><li>z</ul>", true, "markers move"),
      ("<p style='height: 30px'>x</p><p>y</p>", false, "a height"),
      ("<p style='min-height: 30px'>x</p><p>y</p>", false, "a minimum"),
      ("<div style='max-height: 30px'><p>x</p></div><p>y</p>", false, "a maximum of the parent"),
      ("<p style='margin-top: -1px'>x</p><p>y</p>", false, "a negative margin"),
      ("<p>x</p><p style='margin-top: -1px'>y</p>", false, "a negative margin after it"),
      ("<p>x</p><p><ruby>y<rt>z</ruby></p>", false, "an annotation after it"),
      ("<p><ruby>x<rt>z</ruby></p><p>y</p>", true, "an annotation in it"),
    ]
    for row in rows {
      let before = Self.layout(row.markup)
      var patch = LayoutPatch(before, text: before.text, paragraphs: before.paragraphs)
      #expect(patch.moveWhatFollows(paragraph: 0, by: 12) == row.moves, "\(row.why)")
      guard row.moves else { continue }
      #expect(patch.height == before.size.height + 12, "\(row.why)")
      let changed = before.text.paragraphs[0].block
      for (index, block) in before.text.blocks.enumerated() {
        let (old, new) = (before.boxes[index].frame, patch.boxes[index].frame)
        let holds = index <= changed && block.descendants.upperBound > changed
        let expected =
          holds
          ? Rect(x: old.x, y: old.y, width: old.width, height: old.height + 12)
          : index > changed ? old.offset(x: 0, y: 12) : old
        #expect(new == expected, "\(row.why): block \(index)")
        if let marker = before.boxes[index].marker, index > changed {
          #expect(patch.boxes[index].marker?.origin.y == marker.origin.y + 12, "\(row.why)")
        }
      }
      for (index, paragraph) in before.paragraphs.enumerated() {
        let moved = index > 0 ? 12.0 : 0
        #expect(patch.paragraphs[index]?.origin.y == (paragraph?.origin.y ?? 0) + moved)
      }
    }
  }
}
