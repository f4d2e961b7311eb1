import LayoutTestSupport
import LinkDetection
import MarkupText
import Testing
import TextLayout

@testable import TextInteraction
@testable import TextLayout

/// Queries that authors built by hand on the layouts of earlier libraries: the link under a finger
/// with all its segments, rectangles of ranges, ranges of rectangles, closest positions.
@Suite("Queries of the earlier libraries")
struct EarlierLibraryLinkTests {
  @Test("two equal addresses beside each other are two links, each found from each of its segments")
  func segments() {
    let probe = QueryProbe(
      "<p><a href=http://a.jp/>長い長い<b>題名</b></a><a href=http://a.jp/>長い長い題名</a>",
      width: 48)
    #expect(probe.layout.lines.map(\.text) == ["長い長", "い題名", "長い長", "い題名"])
    #expect(probe.index.links.count == 2)
    for (number, link) in probe.index.links.enumerated() {
      let rects = probe.index.rects(of: link)
      #expect(rects.map(\.y) == [Double(number * 32), Double(number * 32 + 16)])
      for rect in rects {
        #expect(probe.index.link(at: rect.center)?.id == link.id)
        #expect(probe.index.link(at: Point(x: rect.x, y: rect.y))?.id == link.id)
      }
    }
  }

  @Test("a message of a few thousand characters: every link is where its text is")
  func longMessage() {
    let markup = (0..<80).map { "これは長い文章で、途中に<a href=/\($0)>リンク\($0)</a>がある。" }
      .joined()
    let probe = QueryProbe("<p>" + markup, width: 320)
    #expect(probe.index.links.count == 80)
    for link in probe.index.links {
      let rects = probe.index.rects(of: link)
      let found = rects.map { probe.index.link(at: $0.center)?.id }
      #expect(!rects.isEmpty && found.allSatisfy { $0 == link.id }, "\(link.address)")
      let text = rects.compactMap { probe.index.range(in: $0) }.map(probe.index.text(of:)).joined()
      #expect(text == probe.index.text(of: link), "what its rectangles hold is its text")
    }
  }

  @Test("the loupe's geometry: caret, word, rectangles, range of a rectangle agree")
  func loupe() {
    let probe = QueryProbe(
      "<p>室町時代の日本、", width: 48,
      analyzer: ScriptedAnalyzer("室町|時代|の/日本、"))
    // 室町時 / 代の日 / 本、: 時代 and 日本 are each divided between two lines.
    let word = probe.index.word(at: Point(x: 40, y: 8))
    #expect(probe.text(word) == "時代")
    let rects = word.map { probe.index.rects(of: $0) } ?? []
    #expect(rects.map(\.shown) == ["32 0 16 16", "0 16 16 16"])
    #expect(rects.compactMap { probe.text(probe.index.range(in: $0)) } == ["時", "代"])
    let caret = word.flatMap { probe.index.caret(at: $0.lowerBound) }
    #expect(caret?.shown == "32 0 0 16")
    #expect(probe.index.word(at: Point(x: 24, y: 40)) == nil, "、 has no word")
    let position = probe.index.position(closestTo: Point(x: 30, y: 8))
    #expect(position.flatMap { probe.index.word(containing: $0) } == word)
  }
}
