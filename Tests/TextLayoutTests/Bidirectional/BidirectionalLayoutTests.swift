import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

@Suite("Bidirectional text (UAX #9)")
struct BidirectionalLayoutTests {
  private func page(_ markup: String, width: Double? = 400) -> DrawnPage {
    DrawnPage(markup, inlineSize: width, measurer: BidirectionalTestMeasurer())
  }

  @Test("the visual order from left to right")
  func visual() {
    let rows: [(markup: String, seen: [String], why: String)] = [
      ("<p>abc", ["abc"], "left to right"),
      ("<p>אבג", ["גבא"], "right to left"),
      ("<p>abc אבג def", ["abc גבא def"], "Hebrew in Latin"),
      ("<p dir=rtl>אבג abc דהו", ["והד abc גבא"], "Latin in Hebrew"),
      ("<p dir=rtl>אבג!", ["!גבא"], "the punctuation at the end is at the left"),
      ("<p>אבג!", ["גבא!"], "but at the right of a line from left to right"),
      ("<p dir=auto>אבג!", ["!גבא"], "dir=auto takes the first letter's direction"),
      ("<p dir=auto>!abc אבג", ["!abc גבא"], "which here is Latin"),
      ("<p><bdo dir=rtl>abc</bdo>d", ["cbad"], "an override turns Latin"),
      ("<p dir=rtl><bdo dir=ltr>אבג</bdo>", ["אבג"], "and Hebrew"),
      ("<p><bdi>אבג</bdi>!", ["גבא!"], "an isolate has its own direction"),
      ("<p>א<bdi>b</bdi>ג", ["\u{5D2}b\u{5D0}"], "an isolate is a neutral in the row around it"),
      (
        "<p>א <span dir=ltr>b!</span> ג", ["\u{5D2} b! \u{5D0}"],
        "the punctuation goes with its isolate"
      ),
      ("<p>日本אבג語", ["日本גבא語"], "in Japanese"),
      ("<p style='unicode-bidi: bidi-override; direction: rtl'>abc", ["cba"], "of a block"),
      ("<p style='unicode-bidi: plaintext'>אב!<br>ab!", ["!בא", "ab!"], "each line on its own"),
      ("<p dir=rtl>אב!<br>ab!", ["!בא", "!ab"], "one direction for all lines"),
    ]
    for row in rows { #expect(page(row.markup).visualLines == row.seen, "\(row.why)") }
  }

  @Test("elements become controls, closed and opened again at line breaks")
  func controls() {
    let rows: [(markup: String, question: String, why: String)] = [
      ("<p>a<bdo dir=rtl>b</bdo>c", "L:a[FSI][RLO]b[PDF][PDI]c", "isolate-override"),
      ("<p>a<span dir=rtl>b</span>c", "L:a[RLI]b[PDI]c", "dir isolates"),
      ("<p dir=rtl>a<span dir=ltr>b</span>", "R:a[LRI]b[PDI]", "in the other direction"),
      (
        "<p>א<span style='unicode-bidi: embed; direction: rtl'>b</span>", "L:א[RLE]b[PDF]",
        "embed"
      ),
      (
        "<p>א<span style='unicode-bidi: bidi-override; direction: rtl'>b</span>",
        "L:א[RLO]b[PDF]", "override"
      ),
      ("<p>א<bdi>b</bdi>", "L:א[FSI]b[PDI]", "bdi"),
      ("<p>א<span dir=auto>b</span>", "L:א[FSI]b[PDI]", "dir=auto"),
      ("<p>א<bdi dir=rtl>b</bdi>", "L:א[RLI]b[PDI]", "bdi with a direction"),
      (
        "<p>א<span dir=rtl>b<span dir=ltr>c</span></span>d", "L:א[RLI]b[LRI]c[PDI][PDI]d",
        "nested"
      ),
      ("<p>א<b>b</b>", "L:אb", "elements without a direction"),
    ]
    for row in rows {
      let measurer = BidirectionalTestMeasurer()
      _ = DrawnPage(row.markup, inlineSize: 400, measurer: measurer)
      #expect(measurer.questions.last == row.question, "\(row.why)")
    }
    let measurer = BidirectionalTestMeasurer()
    _ = DrawnPage("<p>א<span dir=rtl>b<br>c</span>d", inlineSize: 400, measurer: measurer)
    #expect(measurer.questions.suffix(2) == ["L:א[RLI]b[PDI]\n", "L:[RLI]c[PDI]d"])
  }

  @Test("levels of a paragraph without controls are requested once")
  func oneQuestion() {
    let measurer = BidirectionalTestMeasurer()
    _ = DrawnPage("<p>日本<bdi>語</bdi><br>abc", inlineSize: 400, measurer: measurer)
    #expect(measurer.questions == ["L:日本語\nabc"])
  }

  @Test("start and end are sides of the direction")
  func alignment() {
    let rows: [(style: String, x: Double, why: String)] = [
      ("", 84, "start is the right"), ("text-align: end", 0, "end is the left"),
      ("text-align: left", 0, "left"), ("text-align: right", 84, "right"),
      ("text-align: center", 42, "the middle"),
      ("text-indent: 10px", 74, "the indent is at the right"),
      ("text-align: justify", 84, "the last line of justified text is at its start"),
      ("padding-left: 10px", 84, "the left side is the end"),
      ("padding-right: 10px", 74, "the right side is the start"),
    ]
    for row in rows {
      let page = page("<div dir=rtl style='\(row.style)'>אב", width: 100)
      #expect(page.characters.map(\.x).min() == row.x, "\(row.why)")
    }
    let long = page("<div dir=rtl style='text-align: left; white-space: nowrap'>אבגדה", width: 16)
    #expect(long.characters.map(\.x) == [8, 0, -8, -16, -24], "it begins at the right")
    let plain = page("<div style='unicode-bidi: plaintext'>אב<br>ab", width: 100)
    #expect(plain.characters.map(\.x) == [92, 84, 0, 8], "plaintext: every line has its start")
  }

  @Test("full-width punctuation at the ends of a line from right to left")
  func punctuation() {
    // The blank half of the first bracket is at the right of the line, that of the full stop at the
    // left.
    let page = DrawnPage(
      "<div dir=rtl style='text-spacing-trim: trim-both'>「א。", inlineSize: 100,
      measurer: BidirectionalTestMeasurer())
    #expect(page.characters.map(\.text) == ["「", "א", "。"])
    #expect(page.characters.map(\.x) == [92, 84, 68])
    #expect(page.layout.frame(ofLine: 0, inParagraph: 0)?.width == 24)
  }

  @Test("letter spacing is at the left of letters that run left")
  func letterSpacing() {
    let page = page("<div style='letter-spacing: 2px'>abאב", width: 100)
    #expect(page.characters.map(\.x) == [0, 10, 32, 22])
  }

  @Test("an element's background and decorations cover its visual fragments")
  func fragments() {
    // Visual order: a b ג ב א; the element contains b and א, which are not adjacent.
    let page = page("<p style='margin: 0'>a<u style='background: red'>bא</u>בג", width: 100)
    #expect(page.visualLines == ["abגבא"])
    #expect(page.fills.map { [$0.x, $0.width] } == [[8, 8], [32, 8]])
    #expect(page.decorations.map { [$0.start.x, $0.length] } == [[8, 8], [32, 8]])
    let whole = self.page("<p style='margin: 0; text-decoration: underline'>aאב", width: 100)
    #expect(whole.decorations.map { [$0.start.x, $0.length] } == [[0, 24]])
  }

  @Test("boxes are positioned by their level")
  func boxes() {
    let page = DrawnPage(
      "<p>א<img src=a width=20 height=10>ב", inlineSize: 100,
      measurer: BidirectionalTestMeasurer())
    #expect(page.images.map(\.x) == [8])
    #expect(page.visualLines == ["בא"])
  }

  @Test("runs are in logical order, their positions in visual order")
  func runs() {
    let run = page("<p>אבג").runs.first
    #expect(run?.text == "אבג")
    #expect(run?.direction == .rightToLeft)
    #expect(run?.clusters.map(\.position) == [16, 8, 0])
  }

  @Test("upright letters follow each other downward in any script")
  func upright() {
    let markup = "<div style='writing-mode: vertical-rl; text-orientation: upright'>אבג"
    #expect(page(markup).characters.map(\.y) == [0, 16, 32])
    let mixed = page("<div style='writing-mode: vertical-rl'>אבג")
    #expect(mixed.characters.map(\.y) == [16, 8, 0])
  }

  @Test("every item has one position, and together they fill the line")
  func permutation() {
    let texts = [
      "abc אבג def דהו", "אבג <bdo dir=rtl>abc</bdo> !?", "「א」日本、ab。ג",
      "a<bdi>א<bdo dir=ltr>ב ג</bdo></bdi> ד",
    ]
    for text in texts {
      for width in [10.0, 37, 90, 400] {
        for direction in ["ltr", "rtl"] {
          let page = page("<p dir=\(direction)>\(text)", width: width)
          for paragraph in page.layout.paragraphs {
            guard let paragraph else { continue }
            for line in paragraph.lines {
              let positions = line.positions(in: paragraph.shapedParagraph)
              #expect(positions.compactMap(\.item) == Array(line.items))
              let right = positions.map { $0.x + $0.width }.max() ?? line.start
              #expect(right <= line.start + line.width + 16.01)
              #expect((positions.map(\.x).min() ?? line.start) >= line.start - 8.01)
            }
          }
          let all = page.characters.map(\.text).joined().filter { !$0.isWhitespace }
          let source = page.layout.text.paragraphs.map(\.text).joined()
          #expect(all.count == source.filter { !$0.isWhitespace }.count)
        }
      }
    }
  }
}
