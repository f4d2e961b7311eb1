import MarkupText
import Testing

@testable import TextDrawing
@testable import TextLayout

/// Uses the fonts of this machine on both sides.
@Suite("Mixed directions, compared with Pango's own layout")
struct BidirectionalPositionTests {
  private static let texts = [
    "Hello שלום עולם (123) world", "שלום Hello (abc) עולם 123, 45!", "مرحبا بالعالم hello",
    // Without spaces beside Japanese: Pango takes them from the preceding font, this library from
    // the first one.
    "日本語שלום日本語(א)", "שלום日本語「あ」עולם", "abc אבג def דהו ghi", "123 אבג 45.6 דהו",
    "אבג [abc {דהו} ghi]", "a\u{200F}b אב\u{200E}ג", "!? אבג",
    "العدد ١٢٣ و 456", "no Hebrew at all", "日本語だけの行",
  ]

  @Test("every character is at the position that Pango computes")
  func positionsMatchPango() throws {
    let fonts = PangoFonts()
    let reference = PangoLayoutReference(description: "DejaVu Sans", language: "ja", size: 20)
    for text in Self.texts {
      let markup = MarkupTree(parsing: "<p dir=auto lang=ja>\(text)</p>")
      let sheet = StyleSheet(
        parsing: "p { margin: 0; font: 20px 'DejaVu Sans'; white-space: pre; "
          + "text-autospace: no-autospace; text-spacing-trim: space-all }")
      var cascade = StyleCascade.standard(for: markup)
      cascade.add(sheet)
      let styled = StyledText(markup, cascade: cascade)
      let layout = Typesetter(measurer: fonts).layout(styled, in: LayoutSpace())
      let paragraph = try #require(layout.paragraphs.first ?? nil)
      let line = try #require(paragraph.lines.first)
      #expect(paragraph.lines.count == 1, "\(text)")
      let shapedParagraph = paragraph.shapedParagraph
      let positions = line.positions(in: shapedParagraph).filter { position in
        // Controls have no width, and may be placed on either side of their neighbors.
        position.width > 0
      }
      let offsets = positions.compactMap { $0.item.map { Int(shapedParagraph.items[$0].offset) } }
      let expected = reference.leftEdges(at: offsets, of: text)
      let left = positions.map(\.x).min() ?? 0
      for (position, (offset, leftEdge)) in zip(positions, zip(offsets, expected)) {
        #expect(abs(position.x - left - leftEdge) < 0.6, "\(text) at \(offset)")
      }
    }
  }
}
