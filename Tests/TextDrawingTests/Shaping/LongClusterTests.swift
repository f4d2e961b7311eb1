import MarkupText
import Testing
import TextInteraction
import TextLayout
import TextOutput

@testable import TextDrawing

/// Grapheme clusters with many marks: only some are shaped, none is lost.
@Suite("Long clusters")
struct LongClusterTests {
  private func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  @Test("at most 64 marks of a cluster are shaped, and the cluster covers all of them")
  func glyphCounts() {
    #expect(WordShaper.maximumMarks == 64)
    // A base and a mark that do not compose, so that every mark is a glyph.
    for (count, glyphs) in [
      (0, 1), (1, 2), (63, 64), (64, 65), (65, 65), (1000, 65), (100_000, 65),
    ] {
      let text = "ж" + String(repeating: "\u{332}", count: count)
      let shaped = TestFonts.installed.shaped(text)
      #expect(shaped.clusters.map { Int($0.length) } == [text.utf8.count], "\(count)")
      #expect(shaped.glyphs.count == glyphs, "\(count)")
    }
  }

  @Test("the text around a long cluster is shaped as without it")
  func neighbors() {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let short = TestFonts.installed.shaped("ab" + marks(64) + "cd", direction: direction)
      let long = TestFonts.installed.shaped("ab" + marks(5000) + "cd", direction: direction)
      #expect(long.clusters.map(\.advance) == short.clusters.map(\.advance))
      #expect(long.glyphs.map(\.id) == short.glyphs.map(\.id))
      #expect(long.clusters.map(\.scalar) == short.clusters.map(\.scalar))
      let many = (0..<5).map { _ in "e" + marks(200) }.joined() + "漢" + marks(99) + "x"
      let shaped = TestFonts.installed.shaped(many, direction: direction)
      #expect(shaped.clusters.count == 7)
      #expect(shaped.clusters.reduce(0) { $0 + Int($1.length) } == many.utf8.count)
    }
  }

  @Test("the index and the text outputs have the whole text")
  func wholeText() {
    let text = "e" + marks(1000) + "漢" + marks(100) + "x"
    let layout = Typesetter(measurer: TestFonts.installed)
      .layout(markup: "<p>" + text, in: LayoutSpace(inlineSize: 400))
    let index = LayoutIndex(layout)
    let whole = LayoutRange(paragraph: 0, offsets: 0..<text.utf8.count)
    #expect(index.text(of: whole) == text)
    #expect(index.rects(of: whole).count == 1)
    let list = layout.displayList()
    let drawn = list.items.reduce(0) { sum, item in
      if case .glyphs(let run) = item { sum + run.text.unicodeScalars.count } else { sum }
    }
    #expect(drawn == text.unicodeScalars.count)
    #expect(list.svg().unicodeScalars.count { $0.value == 0x301 } == 1100)
    #expect(layout.text.plainText() == text)
  }
}
