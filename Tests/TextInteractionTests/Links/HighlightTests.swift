import LayoutTestSupport
import MarkupText
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Highlights behind the text")
struct HighlightTests {
  private let blue = Highlight.defaultColor

  @Test("without highlights a drawing is unchanged")
  func none() {
    let probe = QueryProbe(
      "<p style='background: red'>東<mark>京</mark><a href=/x>へ</a>", width: 160)
    let plain = probe.layout.displayList().items
    #expect(probe.layout.displayList(highlights: []).items == plain)
    #expect(probe.index.displayList(highlights: []).items == plain)
  }

  @Test("a highlight is above all backgrounds and behind all text")
  func order() {
    let probe = QueryProbe(
      "<p style='background: red'>東<a href=/x style='background: lime'>京へ</a>行く", width: 48)
    let list = probe.index.displayList(highlights: probe.index.links.map { Highlight($0) })
    let highlights = list.items.indices.filter {
      if case .fill(_, blue) = list.items[$0] { true } else { false }
    }
    let fills = list.items.indices.filter {
      if case .fill(_, let color) = list.items[$0] { color != blue } else { false }
    }
    let texts = list.items.indices.filter {
      if case .glyphs = list.items[$0] { true } else { false }
    }
    #expect(highlights.count == 1 && fills.count == 2 && !texts.isEmpty)
    #expect((fills.max() ?? 99) < (highlights.min() ?? 0))
    #expect((highlights.max() ?? 99) < (texts.min() ?? 0))
    // Nothing else has changed.
    let rest = list.items.indices.filter { !highlights.contains($0) }.map { list.items[$0] }
    let plain = probe.layout.displayList().items
    #expect(rest.count == plain.count && Set(rest) == Set(plain))
    #expect(list.size == probe.layout.displayList().size)
  }

  @Test("a highlight has an area for each line, with padding and round corners")
  func areas() {
    let probe = QueryProbe("<p>前の<a href=/x>この先の頁に詳</a>しく。", width: 64)
    let link = probe.index.links[0]
    func frames(_ highlight: Highlight) -> [String] {
      probe.layout.displayList(highlights: [highlight]).items.compactMap {
        if case .fill(let frame, highlight.color) = $0 { frame.shown } else { nil }
      }
    }
    #expect(frames(Highlight(link)) == ["32 0 32 16", "0 16 64 16", "0 32 16 16"])
    #expect(frames(Highlight(link, padding: 2)).first == "30 -2 36 20")
    #expect(frames(Highlight(link, padding: -9)) == [], "nothing is left")
    #expect(frames(Highlight(link, padding: .nan)).count == 3)
    #expect(
      frames(Highlight(LayoutRange(paragraph: 0, offsets: 0..<3), color: .black)) == ["0 0 16 16"])
    let round = probe.layout.displayList(
      highlights: [Highlight(link, color: .black, cornerRadius: 99)])
    let paths = round.items.compactMap { item -> DisplayPath? in
      if case .path(let path) = item { path } else { nil }
    }
    #expect(paths.count == 3)
    #expect(paths.allSatisfy { $0.fill == .black && $0.stroke == nil })
    // At most half of the shorter side.
    #expect(paths.first?.elements.first == .move(Point(x: 40, y: 0)))
    #expect(paths.last?.elements.first == .move(Point(x: 8, y: 32)))
  }

  @Test("round corners of any rectangle stay in it")
  func roundedRect() {
    let frame = Rect(x: 10, y: 20, width: 30, height: 8)
    for radius in [0.0, 2, 4, 100, -1, .nan, .infinity] {
      let path = DisplayPath(roundedRect: frame, cornerRadius: radius, fill: .black)
      #expect(path.elements.last == .close)
      for element in path.elements {
        let points: [Point] =
          switch element {
          case .move(let point), .line(let point): [point]
          case .curve(let one, let other, let end): [one, other, end]
          case .close: []
          }
        for point in points {
          #expect(
            point.x >= 10 && point.x <= 40 && point.y >= 20 && point.y <= 28,
            "\(radius): \(point)")
        }
      }
    }
  }

  @Test("ruby is highlighted on request, in vertical lines too")
  func ruby() {
    let probe = QueryProbe(
      "<div style='writing-mode: vertical-rl'><a href=/x><ruby>頁<rt>ページ</rt></ruby></a>",
      width: 99)
    func area(_ includesRuby: Bool) -> Rect? {
      let highlight = Highlight(probe.index.links[0], includesRuby: includesRuby)
      return probe.index.displayList(highlights: [highlight]).items.compactMap {
        if case .fill(let frame, blue) = $0 { frame } else { nil }
      }.first
    }
    #expect(area(false)?.width == 16)
    #expect(area(true)?.width == 24)
  }
}
