import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

/// One typesetter and its fonts, used by many tasks at once.
struct SharedTypesetterTests {
  private static let markup = [
    "<h1>旅</h1><p>東京<b>大阪</b> and <i>more</i>。",
    "<p style='text-align:justify'><ruby>漢字<rt>かんじ</rt></ruby>と「約物」、。",
    "<table><tr><td>吾輩は<td>office AVA</table><ol><li>一<li>二</ol>",
    "<p style='writing-mode:vertical-rl'>縦<span style='text-combine-upright:all'>12</span>月",
    "<p style='line-clamp:1;word-break:auto-phrase'>吾輩は猫である。名前はまだ無い。",
    "<p lang=en style='hyphens:auto'>שלום and 👩‍👩‍👧 e\u{301}",
    "<p style='text-emphasis:dot;font-weight:700'>強調<u>下線</u>",
  ]

  private static func text(_ round: Int) -> StyledText {
    let style = "<style>* { font-family: sans-serif; line-break: loose }</style>"
    let text = markup[round % markup.count] + String(repeating: "字", count: round)
    return StyledText(MarkupTree(parsing: (round % 2 == 0 ? "" : style) + text))
  }

  @Test func tasksLayOutTheSameAsOneThread() async {
    let typesetter = Typesetter(measurer: PangoFonts())
    let alone = Typesetter(measurer: PangoFonts())
    let space = LayoutSpace(inlineSize: 120)
    await withTaskGroup(of: (Int, DisplayList).self) { group in
      for round in 0..<42 {
        group.addTask {
          let layout = typesetter.layout(Self.text(round), in: space)
          // Another layout reuses the measurements of this one.
          let again = typesetter.layout(Self.text(round), in: space, reusing: layout)
          return (round, again.displayList())
        }
      }
      for await (round, list) in group {
        let expected = alone.layout(Self.text(round), in: space).displayList()
        #expect(list.items == expected.items && list.size == expected.size, "round \(round)")
      }
    }
  }
}
