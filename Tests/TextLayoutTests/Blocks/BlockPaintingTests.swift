import MarkupText
import Testing

@testable import TextLayout

/// Fills behind text: backgrounds, borders of tables, rules.
struct BlockPaintingTests {
  private static func fills(
    _ markup: String, measurer: any TextMeasurer = FixedMeasurer()
  ) -> [String] {
    let layout = Typesetter(measurer: measurer)
      .layout(StyledText(MarkupTree(parsing: markup)), in: LayoutSpace(inlineSize: 400))
    return layout.displayList().items.compactMap { item in
      guard case .fill(let frame, let color) = item else { return nil }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { number in
        number == number.rounded() ? String(Int(number)) : String(number)
      }
      return numbers.joined(separator: " ") + " " + color.description
    }
  }

  @Test func backgroundsAndBorders() {
    let rows: [(markup: String, fills: [String], why: String)] = [
      (
        "<table bgcolor=red><tr><td>a</table>", ["0 0 14 22 #ff0000"], "a table with its spacing"
      ),
      (
        "<table bgcolor=red><caption>x</caption><tr><td>a</table>", ["0 16 14 22 #ff0000"],
        "but without its caption"
      ),
      (
        "<table><tr bgcolor=red><td>a<td bgcolor=lime>b</table>",
        ["2 2 10 18 #ff0000", "14 2 10 18 #ff0000", "14 2 10 18 #00ff00"],
        "rows are filled in their cells, which are above them"
      ),
      (
        "<table><tbody bgcolor=blue><tr><td>a</table>", ["2 2 10 18 #0000ff"], "groups too"
      ),
      (
        "<table border=1><tr><td>a</table>",
        [
          "0 0 18 1 #808080", "0 25 18 1 #808080", "0 0 1 26 #808080", "17 0 1 26 #808080",
          "3 3 12 1 #808080", "3 22 12 1 #808080", "3 3 1 20 #808080", "14 3 1 20 #808080",
        ], "lines around the table and its cell"
      ),
      ("<table border=0><tr><td>a</table>", [], "no lines"),
      (
        "<table style='visibility:hidden' border=1 bgcolor=red><tr><td>a</table>", [],
        "nothing of what is not seen"
      ),
      (
        "<hr>",
        [
          "0 8 400 1 #9a9a9a", "0 9 400 1 #eeeeee", "0 8 1 2 #9a9a9a", "399 8 1 2 #eeeeee",
        ], "a line with a dark and a light side"
      ),
      ("<hr noshade>", ["0 8 400 2 #808080"], "a plain line"),
      ("<hr color=red size=5>", ["0 8 400 5 #ff0000"], "a thick line in a color"),
      (
        "<hr width=98 noshade style='height:10px'>", ["150 8 100 12 #808080"],
        "a short one is in the middle"
      ),
      (
        "<hr noshade style='width:98px;margin-left:0'>", ["0 8 100 2 #808080"],
        "or where it is specified"
      ),
      (
        "<blockquote style='background:red'>a</blockquote>", ["40 16 320 16 #ff0000"], "a quote"
      ),
      (
        "<body style='background:red;width:100px'>a", ["0 0 400 16 #ff0000"],
        "that of the body covers the page"
      ),
      (
        "<html style='background:red'><body style='background:lime;width:100px'>a",
        ["0 0 400 16 #ff0000", "0 0 100 16 #00ff00"], "unless its root has one"
      ),
      (
        "<div><body style='background:red;width:100px'>a</body></div>", ["0 0 100 16 #ff0000"],
        "a body in a block does not count"
      ),
    ]
    for (markup, fills, why) in rows {
      #expect(Self.fills(markup) == fills, "\(why): \(markup)")
    }
  }

  @Test func terminals() {
    let rows: [(markup: String, fills: [String], why: String)] = [
      ("<hr>", ["0 23.5 400 1 #808080"], "a thin line in a row of its own"),
      (
        "<table><tr bgcolor=red><td>a<td>b</table>", ["0 0 24 16 #ff0000"],
        "a row is filled without gaps"
      ),
      (
        "<table><thead><tr><th>a<tbody><tr><td>b</table>", ["0 23.5 8 1 #000000"],
        "a rule below the header"
      ),
      ("<table><thead><tr><th>a</table>", [], "not below a header alone"),
      ("<table border=1><tr><td>a</table>", [], "no other lines"),
    ]
    for (markup, fills, why) in rows {
      #expect(Self.fills(markup, measurer: ColumnMeasurer()) == fills, "\(why): \(markup)")
    }
  }
}
