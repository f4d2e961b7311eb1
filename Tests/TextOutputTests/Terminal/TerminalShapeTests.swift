import LayoutTestSupport
import LineBreaking
import MarkupText
import Testing

@testable import TextLayout
@testable import TextOutput

/// Lines, areas, images, clips, and invalid positions.
@Suite struct TerminalShapeTests {
  private func rule(_ rect: Rect, _ columns: TerminalColumns) -> String {
    var drawing = TerminalDrawing(columns: columns)
    drawing.items = [.fill(rect, .black)]
    return drawing.written(.none)
  }

  @Test func rules() {
    let narrow = TerminalColumns(ambiguous: .narrow)
    let wide = TerminalColumns(ambiguous: .wide)
    let rows: [(rect: Rect, columns: TerminalColumns, expected: String, why: String)] = [
      (Rect(x: 0, y: 7, width: 40, height: 1), narrow, "─────\n", "a thin area is a line"),
      (Rect(x: 0, y: 7, width: 40, height: 0), narrow, "─────\n", "an infinitely thin one too"),
      (Rect(x: 16, y: 24, width: 16, height: 2), narrow, "\n  ──\n", "at its position"),
      (Rect(x: 0, y: 7, width: 40, height: 1), wide, "──\n", "two columns each, and one left over"),
      (Rect(x: 8, y: 0, width: 1, height: 32), narrow, " │\n │\n", "a line down"),
      (Rect(x: 0, y: 0, width: 40, height: 16), narrow, "", "an area has no characters"),
      (Rect(x: 0, y: 0, width: 3, height: 3), narrow, "", "a dot is too small"),
      (
        Rect(x: 0, y: 7, width: 1e9, height: 1), narrow, String(repeating: "─", count: 20) + "\n",
        "as far as the page"
      ),
    ]
    for row in rows { #expect(rule(row.rect, row.columns) == row.expected, "\(row.why)") }
  }

  @Test func paths() {
    var drawing = TerminalDrawing(columns: TerminalColumns(ambiguous: .narrow))
    drawing.items = [
      .path(
        DisplayPath(
          elements: [
            .move(Point(x: 0, y: 8)), .line(Point(x: 24, y: 8)), .line(Point(x: 24, y: 40)),
            .curve(.zero, .zero, .zero), .close,
          ], stroke: .black))
    ]
    #expect(drawing.written(.none) == "───\n   │\n   │\n", "straight parts only")
    drawing.items = [.path(DisplayPath(elements: [.move(.zero), .line(Point(x: 24, y: 0))]))]
    #expect(drawing.written(.none) == "", "without a color nothing is drawn")
  }

  @Test func pictures() {
    let rows: [(text: String, frame: Rect, expected: String, why: String)] = [
      ("a cat", Rect(x: 0, y: 0, width: 56, height: 16), "[a cat]\n", "in brackets"),
      ("猫", Rect(x: 0, y: 0, width: 64, height: 48), "\n  [猫]\n", "in the middle"),
      (
        "a cat", Rect(x: 0, y: 0, width: 48, height: 16), "[a …]\n", "cut: … takes two columns here"
      ),
      ("猫の絵", Rect(x: 8, y: 16, width: 56, height: 16), "\n [猫…]\n", "a wide one is not halved"),
      ("", Rect(x: 0, y: 0, width: 48, height: 16), "", "decorative images have no text"),
      ("x", Rect(x: 0, y: 0, width: 0, height: 0), "", "no space"),
    ]
    for row in rows {
      let frame = row.frame
      let written = TerminalDrawing.written(.none) {
        $0.image(row.text, frame.x, frame.y, frame.width, frame.height)
      }
      #expect(written == row.expected, "\(row.why)")
    }
  }

  @Test func clips() {
    let rows: [(make: (inout TerminalDrawing) -> Void, expected: String, why: String)] = [
      (
        {
          $0.items.append(.pushClip(Rect(x: 8, y: 0, width: 24, height: 16)))
          $0.text("a漢字b")
          $0.text("below", row: 1)
          $0.items.append(.popClip)
          $0.text("x", column: 6)
        }, " 漢   x\n", "a wide character that is cut is left out"
      ),
      (
        {
          $0.items.append(.pushClip(Rect(x: 0, y: 0, width: 16, height: 16)))
          $0.items.append(.pushClip(Rect(x: 8, y: 0, width: 160, height: 16)))
          $0.text("abcd")
          $0.items.append(.popClip)
          $0.text("efgh", row: 0)
        }, "ef\n", "the inner one is inside of the outer one"
      ),
      (
        {
          let ellipse = DisplayPath(ellipseIn: Rect(x: 8, y: 0, width: 16, height: 16))
          $0.items.append(.pushClipPath(ellipse))
          $0.text("abcd")
          $0.items.append(.popClip)
          $0.text("z", column: 4)
        }, " bc z\n", "a path cuts as the rectangle around it"
      ),
      (
        {
          $0.items.append(.pushClipPath(DisplayPath(elements: [])))
          $0.text("abcd")
        }, "", "a path without points contains nothing"
      ),
      (
        {
          $0.items.append(.popClip)
          $0.items.append(.end)
          $0.text("a")
        }, "a\n", "ends without a beginning do nothing"
      ),
      (
        {
          $0.items.append(.pushClip(Rect(x: .nan, y: 0, width: 16, height: 16)))
          $0.text("a")
        }, "", "a clip that is nowhere"
      ),
    ]
    for row in rows {
      #expect(TerminalDrawing.written(.none, row.make) == row.expected, "\(row.why)")
    }
  }

  /// Nothing traps, and the output does not grow with an extent.
  @Test func hostilePositions() {
    let values: [Double] = [.nan, .infinity, -1e300, 1e9, 16]
    for x in values {
      for y in values {
        var drawing = TerminalDrawing(size: Size(width: x, height: y))
        var run = drawing.run("ab漢")
        run.origin = Point(x: x, y: y)
        drawing.items = [
          .glyphs(run), .fill(Rect(x: x, y: y, width: y, height: x), .black),
          .fill(Rect(x: 0, y: 0, width: x, height: 1), .black),
          .fill(Rect(x: 0, y: y, width: 1, height: 32), .black),
          .decoration(DecorationLine(start: run.origin, length: x, thickness: y, color: .black)),
          .image(
            PlacedImage(
              image: nil, frame: Rect(x: x, y: y, width: x, height: y), alternativeText: "x",
              address: "")),
          .pushClip(Rect(x: x, y: y, width: x, height: y)), .glyphs(run), .popClip,
        ]
        run.orientation = .upright
        for index in run.clusters.indices { run.clusters[index].position = y }
        drawing.items.append(.glyphs(run))
        #expect(drawing.written(.palette16).utf8.count < 1 << 23, "\(x) \(y)")
      }
    }
  }

  @Test func limits() {
    var drawing = TerminalDrawing(size: Size(width: 1e9, height: 1e9))
    drawing.text("at the edge", column: 4085)
    drawing.text("beyond", column: 4096, row: 1)
    drawing.text("cut漢", column: 4092, row: 2)
    drawing.text("last row", row: (1 << 20) - 1)
    drawing.text("none", row: 1 << 20)
    drawing.text("left", column: -4)
    drawing.text("half", column: -2, row: 3)
    let lines = drawing.written(.none).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == (1 << 20) + 1)
    #expect(lines[0].hasSuffix("  at the edge") && lines[0].count == 4096)
    #expect(lines[1].isEmpty)
    #expect(lines[2].hasSuffix(" cut") && lines[2].utf8.count == 4095, "no half of a character")
    #expect(lines[3] == "lf")
    #expect(lines[(1 << 20) - 1] == "last row")
    #expect(lines[1 << 20].isEmpty)
  }

  @Test func fillsHaveALimit() {
    let area = Rect(x: 0, y: 0, width: 1e9, height: 1e9)
    let list = DisplayList(
      size: area.size, items: [.fill(area, .black), .fill(area, .white)])
    for (limit, rows) in [(0, 0), (4095, 0), (4096, 1), (10_000, 2), (1 << 16, 16)] {
      let operations = TerminalPaintOperations(list, TerminalOptions(), fillLimit: limit)
      #expect(operations.operations.count == rows, "\(limit) cells are \(rows) whole rows")
    }
    #expect(TerminalPaintOperations(list, TerminalOptions()).operations.count == 1024)
  }
}
