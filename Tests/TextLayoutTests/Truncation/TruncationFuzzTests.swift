import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Random markup in widths from 0 to 2,000.
struct TruncationFuzzTests {
  private static let texts = [
    "吾輩は猫である。", "hello wide world ", "「", "」、", "が\u{3099}", "🏳️‍🌈", "straße ", "ﾊﾟｰﾃｨｰ",
    "<br>", "&nbsp;", "a\u{AD}b", "עברית ", "<img width=30 height=50>", "<wbr>",
    "<ruby>東京<rt>とうきょう</rt></ruby>", "<lambda id=x width=36 height=12></lambda>",
  ]
  private static let styles = [
    "line-clamp:1", "line-clamp:2", "line-count:3", "text-overflow:ellipsis",
    "text-overflow:'>>'", "text-overflow:''", "truncate-mode:head", "truncate-mode:middle",
    "truncate-mode:clip", "white-space:nowrap", "white-space:pre-wrap", "min-width:50%",
    "min-width:20px", "width:min-content", "max-width:fit-content", "text-indent:10px",
    "text-transform:uppercase", "text-transform:full-width full-size-kana", "font-size:30px",
    "padding:5px", "margin:-9px 4px", "text-align:justify", "text-align:right", "direction:rtl",
    "overflow-wrap:anywhere", "hanging-punctuation:allow-end last first", "letter-spacing:3px",
    "text-spacing-trim:trim-all", "height:20px", "writing-mode:vertical-rl",
  ]

  private func markup(_ random: inout Numbers, depth: Int = 0) -> String {
    var text = ""
    for _ in 0...random.next(5) {
      let kind = random.next(depth < 4 ? 12 : 8)
      if kind < 8 {
        text += random.one(of: Self.texts)
        continue
      }
      let name = random.one(of: ["div", "p", "span", "b", "li", "span", "div", "table", "i"])
      let style = (0..<random.next(4)).map { _ in random.one(of: Self.styles) }
        .joined(separator: ";")
      text += "<\(name) style=\"\(style)\">" + markup(&random, depth: depth + 1) + "</\(name)>"
      if random.next(9) == 0 { text += "<hr>" }
    }
    return text
  }

  @Test func linesJoinAndFit() {
    var random = Numbers(seed: 8)
    for round in 0..<700 {
      let markup = markup(&random)
      let width = [0, 1, 15, 16, 40, 100, 300, 2000][random.next(8)]
      let height = random.next(2) == 0 ? nil : Double(random.next(200) - 10)
      let layout = fixedLayout(
        markup, width: random.next(20) == 0 ? nil : Double(width), height: height,
        shrinks: random.next(5) == 0)
      check(layout, "\(round): \(width) \(height ?? -1) \(markup)")
      if let height { #expect(extent(layout) <= max(0, height) + 0.001, "\(markup)") }
    }
  }

  private func extent(_ layout: MarkupLayout) -> Double {
    layout.isVertical ? layout.size.width : layout.size.height
  }

  private func check(_ layout: MarkupLayout, _ what: String) {
    #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(what)")
    for paragraph in layout.paragraphs.compactMap({ $0 }) {
      var offset = 0
      for line in paragraph.lines {
        #expect(line.range.lowerBound == offset, "\(what)")
        offset = line.range.upperBound
        #expect(line.range.lowerBound <= line.visible.lowerBound, "\(what)")
        #expect(line.visible.upperBound <= line.range.upperBound, "\(what)")
        checkTruncations(of: line, paragraph, what)
      }
      #expect(offset == paragraph.shapedParagraph.source.text.utf8.count, "\(what)")
    }
    var open = 0
    for item in layout.displayList().items {
      switch item {
      case .pushClip: open += 1
      case .popClip: open -= 1
      case .glyphs(let run):
        #expect(run.clusters.reduce(0) { $0 + $1.length } == run.text.utf8.count, "\(what)")
      default: break
      }
      #expect(open >= 0)
    }
    #expect(open == 0, "\(what)")
  }

  private func checkTruncations(
    of line: LineFragment, _ paragraph: ParagraphFragment, _ what: String
  ) {
    guard !line.truncations.isEmpty else { return }
    var last = line.range.lowerBound
    for truncation in line.truncations {
      #expect(truncation.hidden.lowerBound >= last, "\(what)")
      #expect(truncation.hidden.upperBound <= line.range.upperBound, "\(what)")
      last = truncation.hidden.upperBound
    }
    let availableWidth = paragraph.width - line.indent
    let positions = line.positions(in: paragraph.shapedParagraph)
    if line.truncation?.clippedWidth == nil, positions.count > 1 {
      #expect(line.width <= max(0, availableWidth) + 0.001, "\(what)")
    }
    for base in paragraph.shapedParagraph.rubies.map(\.items) {
      let shown = positions.filter { $0.item.map(base.contains) ?? false }.count
      let isOnLine = line.items.overlaps(base)
      #expect(
        !isOnLine || shown == 0 || shown == base.count || !line.items.contains(base.lowerBound)
          || line.truncation?.clippedWidth != nil || line.truncation?.ellipsis == "", "\(what)")
    }
  }
}
