import MarkupText
import Testing

@testable import TextLayout

@Suite("Properties of all vertical pages")
struct VerticalPropertyTests {
  private static let markups = [
    "<p>吾輩は猫である。名前はまだ無い。</p><p>どこで生れたか、とんと見当がつかぬ。</p>",
    "<p>第12話「Swift 6.3」は2026年11月21日に<b style='font-size: 24px'>公開</b>。…——！</p>",
    "<ul><li>一<li>二<ol><li>三</ol></ul><blockquote>引用</blockquote><hr>",
    "<p><img src=a width=30 height=40>絵<u>下線</u><s>消</s>😀👩‍👩‍👧</p>",
    "<table><tr><td>一<td>二<tr><td>三<td>四</table>", "<p>אבג<bdo dir=rtl>abc</bdo></p>",
  ]

  @Test("every run of glyphs is on the page, in every mode and at every height")
  func onThePage() {
    for markup in Self.markups {
      for mode in ["vertical-rl", "vertical-lr", "sideways-rl", "sideways-lr"] {
        for height in [0.0, 40, 100, 333] {
          let page = DrawnPage(
            "<div style='writing-mode: \(mode); text-combine-upright: digits 2'>\(markup)</div>",
            inlineSize: height)
          for run in page.runs {
            let isInside =
              run.origin.x >= -0.001 && run.origin.x <= page.layout.size.width + 0.001
              && run.origin.y >= -0.001
            #expect(isInside, "\(mode) \(height) \(run.text) \(run.origin)")
            if run.orientation == .sideways {
              let ends = (run.origin.x - run.size * 0.13, run.origin.x + run.size * 0.89)
              #expect(ends.0 >= 0 && ends.1 <= page.layout.size.width, "\(mode) \(run.text)")
            }
          }
        }
      }
    }
  }

  @Test("upright text breaks where it does in horizontal lines")
  func sameBreaks() {
    let texts = [
      "吾輩は猫である。名前はまだ無い。どこで生れたか、とんと見当がつかぬ。",
      "「何でも薄暗い」じめじめした（所で）ニャーニャー泣いていた事だけは、記憶している！",
      "東京都\u{3000}千代田区、１２丁目・３４番地。",
    ]
    for text in texts {
      for size in stride(from: 10.0, through: 400, by: 27) {
        for style in ["", "text-align: justify", "hanging-punctuation: allow-end"] {
          let vertical = DrawnPage(
            "<p style='writing-mode: vertical-rl; \(style)'>\(text)", inlineSize: size)
          let horizontal = DrawnPage("<p style='\(style)'>\(text)", inlineSize: size)
          #expect(vertical.lines == horizontal.lines, "\(size) \(style)")
          let down = vertical.characters.map(\.y)
          let along = horizontal.characters.map(\.x)
          #expect(down == along, "\(size) \(style)")
        }
      }
    }
  }

  @Test("vertical-lr and vertical-rl differ in the order of the lines only")
  func mirrored() {
    for markup in Self.markups {
      let pages = ["vertical-rl", "vertical-lr"].map { mode in
        DrawnPage("<div style='writing-mode: \(mode)'>\(markup)</div>", inlineSize: 120)
      }
      #expect(pages[0].layout.size.height == pages[1].layout.size.height)
      #expect(pages[0].lines == pages[1].lines)
      #expect(pages[0].characters.map(\.y) == pages[1].characters.map(\.y))
    }
  }

  @Test("no text is lost")
  func complete() {
    for markup in Self.markups {
      for height in [0.0, 17, 64, 500] {
        let page = DrawnPage(
          "<div style='writing-mode: vertical-rl; text-combine-upright: digits 2'>\(markup)</div>",
          inlineSize: height)
        for (index, paragraph) in page.layout.paragraphs.enumerated() {
          let text = page.layout.text.paragraphs[index]
          let joined = (paragraph?.lines ?? []).map { String(text[$0.range]) }.joined()
          #expect(joined == text.text)
        }
      }
    }
  }

  @Test("mapping a point to the page and back returns the point")
  func maps() {
    for style in ["horizontal-tb", "vertical-rl", "vertical-lr"] {
      let layout = DrawnPage("<p style='writing-mode: \(style)'>本</p>", inlineSize: 64).layout
      for location in [Point(x: 0, y: 0), Point(x: 3, y: 5), Point(x: 60, y: 12.5)] {
        #expect(layout.map.logical(layout.map.point(location)) == location, "\(style)")
      }
      let rect = layout.map.rect(Rect(x: 1, y: 2, width: 3, height: 4))
      #expect(rect.width * rect.height == 12)
      #expect(layout.map.logical(rect.origin).x == 1, "\(style)")
    }
  }
}
