import LayoutTestSupport
import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// Minimum and maximum content widths.
struct IntrinsicWidthTests {
  private func widths(_ markup: String) -> IntrinsicWidths {
    let text = StyledText(MarkupTree(parsing: markup))
    let context = Typesetter(measurer: FixedMeasurer()).context(for: text)
    var cache = MeasureCache()
    return IntrinsicSizes(blocks: BlockSizing(text, context: context))
      .widths(ofBlock: 0, depth: 0, using: &cache)
  }

  @Test func ofContent() {
    let rows: [(markup: String, minimum: Double, maximum: Double, why: String)] = [
      ("吾輩は猫", 16, 64, "each kanji and kana is a unit"),
      ("吾輩は、猫", 24, 80, "は、 stays together, and 、 is cut to half at the line's end"),
      ("hello wide world", 40, 128, "the longest word, and all of them"),
      ("hello wide   ", 40, 80, "spaces at the end take no space"),
      ("ab<br>abcd<br>c", 32, 32, "the widest of the lines that the text makes"),
      ("<div style='white-space:nowrap'>hello wide</div>", 80, 80, "nothing divides it"),
      ("ab <img width=50 height=9> c", 50, 90, "a picture is a unit"),
      ("<div style='overflow-wrap:anywhere'>hello</div>", 8, 40, "anywhere counts"),
      ("<div style='overflow-wrap:break-word'>hello</div>", 40, 40, "break-word does not"),
      ("<div style='text-indent:20px'>吾輩</div>", 36, 52, "the first line is indented"),
      ("<div style='text-indent:20px hanging'>吾輩</div>", 36, 52 - 16, "the others are"),
      ("<div style='text-indent:50%'>吾輩</div>", 16, 32, "per cent of nothing"),
      ("<div style='padding:0 5px; margin:0 3px'>吾輩</div>", 32, 48, "edges are added"),
      ("<div style='width:100px'>吾輩</div>", 100, 100, "a width that is given"),
      ("<div style='min-width:20px;max-width:24px'>吾輩は</div>", 24, 24, ""),
      ("<div>吾輩は</div><div>abcdef</div>", 48, 48, "the widest of the blocks"),
      ("", 0, 0, "nothing"),
    ]
    for row in rows {
      let found = widths(row.markup)
      #expect(found.minimum == row.minimum, "\(row.markup): \(row.why)")
      #expect(found.maximum == row.maximum, "\(row.markup): \(row.why)")
    }
  }

  @Test func keywords() {
    let rows: [(style: String, width: Double, frame: Double, why: String)] = [
      ("width:min-content", 100, 40, ""),
      ("width:max-content", 30, 80, "wider than the available width"),
      ("width:fit-content", 60, 60, "the available width, between the two"),
      ("width:fit-content", 200, 80, "not wider than its content"),
      ("width:fit-content", 10, 40, "not narrower than its widest unit"),
      ("max-width:max-content", 200, 80, ""),
      ("min-width:min-content", 20, 40, ""),
      ("width:auto", 200, 200, "the available width"),
      ("width:max-content; padding-left:7px", 200, 87, "the content, and the padding"),
    ]
    for row in rows {
      let layout = fixedLayout("<div style='\(row.style)'>hello wide</div>", width: row.width)
      #expect(layout.frame(ofBlock: 1)?.width == row.frame, "\(row.style): \(row.why)")
    }
  }

  @Test func withoutAWidthTheTextDecides() {
    #expect(fixedLayout("<div>hello wide</div><div>a</div>", width: nil).size.width == 80)
    #expect(fixedLayout("", width: nil).size.width == 0)
  }

  /// Lines laid out at the minimum width are not wider, and at the maximum width they end only at
  /// forced breaks.
  @Test func agreeWithTheLines() {
    var random = Numbers(seed: 7)
    for _ in 0..<300 {
      let words = (0..<random.next(12)).map { _ in
        ["吾輩", "、", "「猫」", "hello ", "a", "br", "は。", "wide-world ", "（", "2,000円 "][
          random.next(10)]
      }
      let markup = words.map { $0 == "br" ? "<br>" : $0 }.joined()
      let found = widths("<div>\(markup)</div>")
      let narrow = fixedLayout("<div>\(markup)</div>", width: max(found.minimum, 0.01))
      for line in narrow.paragraphs.compactMap({ $0 }).flatMap(\.lines) {
        #expect(line.width <= found.minimum + 0.001, "\(markup)")
      }
      let wide = fixedLayout("<div>\(markup)</div>", width: max(found.maximum, 0.01))
      for paragraph in wide.paragraphs.compactMap({ $0 }) {
        for line in paragraph.lines.dropLast() {
          #expect(paragraph.shapedParagraph.source[line.range].hasSuffix("\n"), "\(markup)")
        }
      }
    }
  }
}

/// Random numbers, the same in every run (SplitMix64).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to but not including a limit.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(limit, 1)))
  }

  /// Returns one of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[next(values.count)] }
}
