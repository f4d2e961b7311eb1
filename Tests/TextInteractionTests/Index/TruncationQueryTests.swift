import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries on truncated lines")
struct TruncationQueryTests {
  private let style = "white-space: nowrap; overflow: hidden; text-overflow: ellipsis"

  @Test("truncated text has no position, and its ellipsis hits nothing")
  func tail() {
    let probe = QueryProbe("<p style='\(style)'>吾輩は猫である", width: 64)
    #expect(probe.layout.shownLines == ["吾輩は…"])
    #expect(probe.character(40, 8) == "は")
    #expect(probe.character(50, 8) == nil, "the ellipsis")
    #expect(probe.rects(0..<21) == ["0 0 48 16"])
    #expect(probe.rects(9..<21) == [])
    #expect(probe.caret(9) == "48 0 0 16", "where the truncation begins")
    #expect(probe.caret(12) == nil)
    #expect(probe.caret(21) == nil)
    #expect(probe.position(60, 8) == "0:9", "the closest position is before the ellipsis")
    #expect(probe.text(LayoutRange(paragraph: 0, offsets: 6..<21)) == "は猫である")
  }

  @Test("a truncation in the middle has a rectangle on each side of the ellipsis")
  func middle() {
    let probe = QueryProbe("<p style='\(style); truncate-mode: middle'>吾輩は猫である", width: 80)
    #expect(probe.layout.shownLines == ["吾輩…ある"])
    #expect(probe.rects(0..<21) == ["0 0 32 16", "48 0 32 16"])
    #expect(probe.rects(3..<18) == ["16 0 16 16", "48 0 16 16"])
    #expect(probe.rects(6..<15) == [])
    #expect(probe.character(40, 8) == nil)
    #expect(probe.caret(6) == "32 0 0 16")
    #expect(probe.caret(9) == nil)
    #expect(probe.caret(15) == "48 0 0 16")
    #expect(probe.position(38, 8) == "0:6")
    #expect(probe.position(42, 8) == "0:15")
  }

  @Test("a truncation at the start")
  func head() {
    let probe = QueryProbe("<p style='\(style); truncate-mode: head'>吾輩は猫である", width: 64)
    #expect(probe.layout.shownLines == ["…である"])
    #expect(probe.rects(0..<21) == ["16 0 48 16"])
    #expect(probe.caret(0) == nil)
    #expect(probe.character(8, 8) == nil)
    #expect(probe.position(0, 8) == "0:12")
  }

  @Test("clipped text has its visible extent")
  func clip() {
    let probe = QueryProbe("<p style='\(style); truncate-mode: clip'>吾輩は猫である", width: 40)
    #expect(probe.rects(0..<21) == ["0 0 40 16"])
    #expect(probe.rects(6..<9) == ["32 0 8 16"], "half of it")
    #expect(probe.character(39, 8) == "は")
    #expect(probe.character(41, 8) == nil)
  }

  @Test("text after the last allowed line has no position")
  func lineClamp() {
    let probe = QueryProbe("<p style='line-clamp: 2'>吾輩は猫である。名前は", width: 64)
    #expect(probe.layout.shownLines == ["吾輩は猫", "である…"])
    #expect(probe.rects(0..<33) == ["0 0 64 16", "0 16 48 16"])
    #expect(probe.caret(30) == nil)
    #expect(probe.index.line(containing: LayoutPosition(paragraph: 0, offset: 30))?.index == 1)
  }

  @Test("paragraphs after the end of the page have no position")
  func page() {
    let probe = QueryProbe("<p>吾輩は</p><p>猫である", width: 64, height: 16)
    #expect(probe.caret(0) == "0 0 0 16")
    #expect(probe.index.caret(at: LayoutPosition(paragraph: 1, offset: 0)) == nil)
    #expect(probe.rects(0..<9, of: 1) == [])
    #expect(probe.position(8, 99) == "0:3")
    #expect(probe.index.word(containing: LayoutPosition(paragraph: 1, offset: 0)) != nil)
  }
}
