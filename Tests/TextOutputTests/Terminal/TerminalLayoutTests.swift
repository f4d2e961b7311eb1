import LineBreaking
import MarkupText
import Testing

@testable import TextLayout
@testable import TextOutput

/// Markup laid out in columns and written for terminals.
@Suite struct TerminalLayoutTests {
  private func written(
    _ markup: String, columns: Int = 20, _ options: TerminalOptions = .plain
  ) -> String {
    let measurer = ColumnMeasurer()
    let typesetter = Typesetter(measurer: measurer)
    let text = StyledText(MarkupTree(parsing: markup))
    let layout = typesetter.layout(text, in: LayoutSpace(inlineSize: Double(columns) * 8))
    return layout.displayList().terminalText(options)
  }

  @Test func blocks() {
    let rows: [(markup: String, expected: String, why: String)] = [
      ("<div>吾輩は猫である。</div>", "吾輩は猫である。\n", "a line"),
      ("<div>吾輩は猫である。名前はまだ無い。</div>", "吾輩は猫である。名前\nはまだ無い。\n", "wrapped"),
      ("<div>a</div><hr><div>b</div>", "a\n\n──────────\n\nb\n", "a line across"),
      ("<div>x<img src=a.png alt=猫 width=1>y</div>", "x[猫]y\n", "a picture in a line"),
      ("<div>x<img src=a.png>y</div>", "xy\n", "decoration"),
      (
        "<div>x<img alt='a very long description of a cat'>y</div>",
        "x\n[a very long desc…]\ny\n", "a picture that is wider than the line"
      ),
      ("<div>a\u{1B}[1mb</div>", "a\u{FFFD}[1mb\n", "control characters have their column"),
      ("<pre>a\tb\n漢\tb</pre>", "\na       b\n漢      b\n", "tabs"),
    ]
    for row in rows { #expect(written(row.markup) == row.expected, "\(row.why)") }
  }

  @Test func styles() {
    let rows: [(markup: String, expected: String, why: String)] = [
      ("<div><b>a</b>b</div>", "\u{1B}[1ma\u{1B}[0mb\n", "bold"),
      (
        "<div><mark>a</mark></div>", "\u{1B}[38;2;0;0;0;48;2;255;255;0ma\u{1B}[0m\n",
        "black on yellow"
      ),
      (
        "<div><a href='https://a.jp/'>a<b>b</b></a></div>",
        "\u{1B}]8;id=1;https://a.jp/\u{1B}\\\u{1B}[4;38;2;0;0;238ma\u{1B}[1mb"
          + "\u{1B}]8;;\u{1B}\\\u{1B}[0m\n",
        "one link of two runs"
      ),
      ("<div><s>a</s></div>", "\u{1B}[9ma\u{1B}[0m\n", "struck out"),
    ]
    for row in rows {
      #expect(written(row.markup, TerminalOptions()) == row.expected, "\(row.why)")
    }
  }
}
