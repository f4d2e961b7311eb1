import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries on any layout")
struct QueryPropertyTests {
  private static let texts = [
    "吾輩は猫である。", "hello wide world ", "「", "」、", "が\u{3099}", "か<b>\u{3099}</b>", "🏳️‍🌈", "ﾊﾟｰﾃｨｰ",
    "<br>", "&nbsp;", "a\u{AD}b", "עברית ", "<img width=30 height=12 alt=絵>", "<wbr>",
    "<ruby>東京<rt>とうきょう</rt></ruby>", "<ruby>儚<rt>はかな</rt></ruby>い", "12",
    "<lambda id=x width=36 height=12></lambda>", "<a href=/a>この頁</a>", "<a href=/b>あれ",
    "<ruby style='ruby-position:under'>西<rt>にし</rt></ruby>",
  ]
  private static let styles = [
    "text-align:justify", "text-align:right", "text-align:center", "text-indent:10px",
    "direction:rtl", "letter-spacing:3px", "padding:5px", "padding:0 3px;margin:0 2px",
    "text-overflow:ellipsis;white-space:nowrap", "truncate-mode:middle;line-clamp:1",
    "truncate-mode:head;line-clamp:2", "line-clamp:2", "white-space:pre-wrap",
    "text-autospace:normal", "text-spacing-trim:trim-all", "hanging-punctuation:allow-end first",
    "visibility:hidden", "text-combine-upright:all", "text-transform:uppercase full-width",
    "font-size:24px", "overflow-wrap:anywhere", "line-height:30px", "vertical-align:super",
  ]

  private func markup(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    var text = ""
    for _ in 0...Int.random(in: 0...5, using: &random) {
      guard depth < 4, Int.random(in: 0..<10, using: &random) > 6 else {
        text += Self.texts.randomElement(using: &random) ?? ""
        continue
      }
      let name =
        ["div", "p", "span", "b", "ul><li", "i", "a href=/x", "h2", "table><tr><td"]
        .randomElement(using: &random) ?? ""
      let style = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        Self.styles.randomElement(using: &random) ?? ""
      }.joined(separator: ";")
      let cells = name.hasPrefix("table") ? "<td>" + markup(&random, depth: depth + 2) : ""
      text += "<\(name) style=\"\(style)\">" + markup(&random, depth: depth + 1) + cells
      text += "</\(name.prefix { $0.isLetter || $0.isNumber })>"
    }
    return text
  }

  @Test("queries on random markup", arguments: [0, 1, 2])
  func randomMarkup(_ kind: Int) {
    var random = SeededGenerator(seed: UInt64(9 + kind))
    let modes = ["horizontal-tb", "vertical-rl", "vertical-lr"]
    var tame = 0
    for round in 0..<150 {
      let inner = markup(&random)
      let mode = modes[kind == 0 ? 0 : Int.random(in: 0..<3, using: &random)]
      let body = "<div style=\"writing-mode:\(mode)\">" + inner + "</div>"
      let measurer: any TextMeasurer = kind == 2 ? BidirectionalTestMeasurer() : FixedMeasurer()
      let width = [16.0, 40, 90, 200, 600].randomElement(using: &random)
      let layout = Typesetter(measurer: measurer).layout(
        StyledText(MarkupTree(parsing: body)), in: LayoutSpace(inlineSize: width))
      let isTame = !hasOverlaps(layout)
      if isTame { tame += 1 }
      let broken = QueryProperties.broken(by: layout, isTame: isTame, using: &random)
      if !broken.isEmpty { Issue.record("\(round): \(width ?? 0) \(body): \(broken)") }
    }
    #expect(tame > 90, "most layouts have no lines on each other")
  }

  /// Returns whether lines overlap, as in cells that are too narrow for their words.
  private func hasOverlaps(_ layout: MarkupLayout) -> Bool {
    let lines = LayoutIndex(layout).storage.lines
    return lines.indices.contains { index in
      lines[(index + 1)...].contains { other in
        var (one, other) = (lines[index].box, other.box)
        // Touching is not overlapping.
        (one.right, one.bottom) = (one.right - 0.01, one.bottom - 0.01)
        (other.right, other.bottom) = (other.right - 0.01, other.bottom - 0.01)
        return one.overlaps(other)
      }
    }
  }

  @Test("queries on the seeds of the fuzzer")
  func seeds() throws {
    let seeds = try fuzzSeeds("layout")
    var random = SeededGenerator(seed: 99)
    #expect(seeds.count > 100)
    for (line, bytes) in seeds {
      let input = LayoutInput(bytes)
      let measurer: any TextMeasurer = input.measurer == 1 ? ColumnMeasurer() : FixedMeasurer()
      let tree = MarkupTree(parsing: input.markup)
      var cascade = StyleCascade.standard(for: tree)
      cascade.add(StyleSheet(parsing: input.sheet))
      let layout = Typesetter(measurer: measurer, options: input.options)
        .layout(StyledText(tree, cascade: cascade), in: input.space)
      guard layout.text.paragraphs.reduce(0, { $0 + $1.text.utf8.count }) < 3000 else { continue }
      let broken = QueryProperties.broken(by: layout, isTame: false, using: &random)
      if !broken.isEmpty { Issue.record("\(line): \(broken)") }
    }
  }
}
