import MarkupText
import Testing

@testable import TextLayout

/// Fragments of blocks, and the lines and frames of a layout.
@Suite("Fragments")
struct BlockFragmentTests {
  private static let measurer = FixedMeasurer()

  private func layout(_ markup: String, width: Double? = 200) -> MarkupLayout {
    Typesetter(measurer: Self.measurer).layout(
      markup: markup, in: LayoutSpace(inlineSize: width))
  }

  @Test("Borders are along the inner edges")
  func borders() {
    let frame = Rect(x: 10, y: 20, width: 40, height: 30)
    #expect(BoxLine.border(of: frame, width: 0).isEmpty)
    #expect(BoxLine.border(of: frame, width: -1).isEmpty)
    #expect(
      BoxLine.border(of: frame, width: 2).map(\.frame) == [
        Rect(x: 10, y: 20, width: 40, height: 2), Rect(x: 10, y: 48, width: 40, height: 2),
        Rect(x: 10, y: 20, width: 2, height: 30), Rect(x: 48, y: 20, width: 2, height: 30),
      ])
    // Wider than the frame: the lines fill it.
    #expect(BoxLine.border(of: frame, width: 100).allSatisfy { $0.frame == frame })
    for width in [0.5, 1, 7, 29, 30, 31, 40, 41] {
      let lines = BoxLine.border(of: frame, width: width)
      #expect(lines.count == 4, "\(width)")
      #expect(lines.allSatisfy { $0.frame.union(frame) == frame }, "\(width)")
      #expect(lines.dropFirst().reduce(lines[0].frame) { $0.union($1.frame) } == frame, "\(width)")
    }
  }

  @Test("A block moves with everything in it")
  func moves() {
    var fragment = BlockFragment()
    #expect(!fragment.isPlaced && fragment.frame == .zero && fragment.marker == nil)
    fragment.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    fragment.content = Rect(x: 4, y: 5, width: 20, height: 30)
    fragment.lines = BoxLine.border(of: fragment.frame, width: 1)
    let before = fragment
    fragment.moveDown(by: 7.5)
    #expect(fragment.frame == before.frame.offset(x: 0, y: 7.5))
    #expect(fragment.content == before.content.offset(x: 0, y: 7.5))
    #expect(fragment.lines.map(\.frame) == before.lines.map { $0.frame.offset(x: 0, y: 7.5) })
    fragment.moveDown(by: -7.5)
    #expect(fragment.frame == before.frame && fragment.content == before.content)
  }

  @Test("The dimensions of bullets are whole px")
  func bullets() {
    // Chromium: the bullet of a 16 px font with an ascent of 14 px is 5 px high.
    let rows: [(ascent: Double, size: Double, bottom: Double, offset: Double)] = [
      (14, 5, 2, 9), (14.4, 5, 2, 9), (14.5, 5, 3, 10), (28, 9, 4, 18), (3, 1, 1, 2), (0, 0, 0, 0),
    ]
    for row in rows {
      let metrics = FontMetrics(
        ascent: row.ascent, descent: 4, xHeight: 8, underlinePosition: 1, underlineThickness: 1,
        strikethroughPosition: 5)
      let bullet = BulletMetrics(metrics, padding: 7, isCentered: false)
      #expect(bullet.size == row.size, "\(row.ascent): \(bullet)")
      #expect(bullet.bottom == row.bottom, "\(row.ascent): \(bullet)")
      #expect(bullet.gap == row.offset + 7 - row.size, "\(row.ascent): \(bullet)")
      let centered = BulletMetrics(metrics, padding: 7, isCentered: true)
      #expect(centered.size == row.size && centered.bottom == -row.size / 2)
    }
  }

  @Test("Fragments of the blocks of a text")
  func stores() {
    let text = StyledText(MarkupTree(parsing: "<div><div><p>x</div><p>y</div>"))
    var store = FragmentStore(for: text)
    #expect(store.boxes.count == text.blocks.count)
    #expect(store.paragraphs.count == text.paragraphs.count)
    #expect(store.boxes.allSatisfy { !$0.isPlaced } && store.markerIndent == 0)
    #expect(store.lowestLine == 0)
    #expect(store.firstBaseline(inParagraphs: 0..<2, .horizontal) == nil)
    for index in text.blocks.indices { store.place(index, at: 10) }
    let inner = text.blocks.firstIndex { !$0.descendants.isEmpty && $0.parent != nil } ?? 0
    store.moveDown(inner, of: text, by: 5)
    for (index, box) in store.boxes.enumerated() {
      let moves = index >= inner && index < text.blocks[inner].descendants.upperBound
      #expect(box.frame.y == (moves ? 15 : 10), "\(index)")
    }
    store.place(0, Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(store.boxes[0].frame == store.boxes[0].content && store.boxes[0].frame.maxY == 6)
  }

  @Test("Lines of a layout")
  func lines() {
    let found = layout("<p>東京 大阪<p>x", width: 32).lines
    #expect(found.map(\.text) == ["東京", "大阪", "x"])
    #expect(found.map(\.paragraph) == [0, 0, 1])
    #expect(found.map(\.index) == [0, 1, 0])
    #expect(found.map(\.frame.width) == [32, 32, 8])
    #expect(found.map(\.frame.y) == [16, 32, 64])
    for line in found { #expect(abs(line.baseline.y - line.frame.y - 14.08) < 1e-9) }
    #expect(layout("").lines.isEmpty)
  }

  @Test("In vertical writing, lines go down and follow each other to the left or right")
  func verticalLines() {
    for (mode, xs) in [("vertical-rl", [16.0, 0.0]), ("vertical-lr", [0.0, 16.0])] {
      let layout = layout(
        "<div style='writing-mode: \(mode)'><p style='margin: 0'>東京 大阪</div>", width: 32)
      let found = layout.lines
      #expect(found.map(\.frame.x) == xs, "\(mode)")
      #expect(found.map(\.frame.height) == [32, 32] && found.map(\.frame.y) == [0, 0], "\(mode)")
      for line in found {
        #expect(line.frame.width == 16 && abs(line.baseline.x - line.frame.x - 8) < 1e-9, "\(mode)")
        #expect(line.baseline.y == 0, "\(mode)")
      }
      #expect(layout.size == Size(width: 32, height: 32) && layout.isVertical, "\(mode)")
    }
  }

  @Test("Indices out of bounds")
  func bounds() {
    let layout = layout("<p>東京 大阪", width: 32)
    for index in [-1, layout.text.blocks.count, Int.max, Int.min] {
      #expect(layout.frame(ofBlock: index) == nil, "\(index)")
    }
    for (line, paragraph) in [(2, 0), (-1, 0), (0, 1), (0, -1), (Int.max, Int.max)] {
      #expect(layout.frame(ofLine: line, inParagraph: paragraph) == nil, "\(line), \(paragraph)")
      #expect(layout.line(line, inParagraph: paragraph) == nil, "\(line), \(paragraph)")
    }
    #expect(layout.frame(ofBlock: 0) != nil && layout.frame(ofLine: 1, inParagraph: 0) != nil)
  }

  @Test("The ends of lines divide the text like the lines")
  func lineEnds() {
    let layout = layout("<p>東京 大阪 名古屋<p>x<p>a<br>b", width: 32)
    #expect(layout.lineEnds.count == layout.text.paragraphs.count)
    for (paragraph, ends) in layout.lineEnds.enumerated() {
      let lines = layout.paragraphs[paragraph]?.lines ?? []
      #expect(ends.count == max(0, lines.count - 1), "\(paragraph)")
      #expect(ends == ends.sorted() && Set(ends).count == ends.count)
      let count = layout.text.paragraphs[paragraph].text.utf8.count
      #expect(([0] + ends).elementsEqual(lines.map(\.range.lowerBound)))
      #expect((ends + [count]).elementsEqual(lines.map(\.range.upperBound)))
    }
    #expect(layout.lineEnds.map(\.count) == [2 + 1, 0, 1])
  }

  @Test("Longer texts take more memory, in proportion")
  func estimatedBytes() {
    let small = layout("<p>" + String(repeating: "東京 ", count: 100)).estimatedBytes
    let large = layout("<p>" + String(repeating: "東京 ", count: 1000)).estimatedBytes
    let many = layout(String(repeating: "<p>東京 ", count: 1000)).estimatedBytes
    #expect(layout("").estimatedBytes > 0)
    #expect(small > 300 && large > 5 * small && large < 15 * small)
    #expect(many > large, "each paragraph takes memory of its own")
    let items = String(repeating: "<li>東京", count: 1000)
    let (bullets, numbers) = (layout("<ul>\(items)"), layout("<ol>\(items)"))
    #expect(numbers.estimatedBytes > bullets.estimatedBytes, "markers take memory")
  }
}
