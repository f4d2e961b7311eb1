import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

struct PNGTests {
  let renderer = PangoRenderer(fonts: TestFonts.installed)
  let red = CSSColor(rgb: 0xFF0000)

  private func picture(
    _ items: [DisplayItem], width: Double = 40, height: Double = 40, scale: Double = 1,
    background: CSSColor? = .white
  ) throws -> DecodedPicture {
    try DecodedPicture(
      renderer.png(
        DisplayList(size: Size(width: width, height: height), items: items), scale: scale,
        background: background))
  }

  @Test func rectanglesAreFilledToWholePixels() throws {
    let drawn = try picture([.fill(Rect(x: 10.3, y: 9.8, width: 10, height: 5.1), red)])
    let expected: [(Int, Int, Bool)] = [
      (9, 12, false), (10, 12, true), (19, 12, true), (20, 12, false), (15, 9, false),
      (15, 10, true), (15, 14, true), (15, 15, false),
    ]
    for (x, y, isRed) in expected {
      #expect(
        drawn[x, y] == (isRed ? .init(red: 255, green: 0, blue: 0, alpha: 255) : .white),
        "\(x), \(y)")
    }
    let thin = try picture([.fill(Rect(x: 10, y: 10, width: 20, height: 0.2), red)])
    #expect(thin[15, 10].green == 0, "thin lines do not vanish")
  }

  @Test func sizesAreScaledAndRoundedUp() throws {
    let expected:
      [(width: Double, height: Double, scale: Double, pixels: (Int, Int), why: String)] = [
        (10, 20, 1, (10, 20), "as it is"), (10.2, 20, 1, (11, 20), "rounded up"),
        (10, 20, 2.5, (25, 50), "scaled"), (0, 0, 1, (1, 1), "an empty list"),
        (10, 20, 0, (10, 20), "no scale"), (10, 20, .nan, (10, 20), "not a scale"),
        (-5, 3, 1, (1, 3), "less than nothing"),
      ]
    for (width, height, scale, pixels, why) in expected {
      let drawn = try picture([], width: width, height: height, scale: scale)
      #expect((drawn.width, drawn.height) == pixels, "\(why)")
    }
  }

  @Test func oversizedDrawingsAreErrors() {
    for size in [
      Size(width: 40_000, height: 10), Size(width: 10, height: 1e300),
      Size(width: .infinity, height: 1),
      Size(width: .nan, height: 1), Size(width: 30_000, height: 30_000),
    ] {
      for isPDF in [false, true] {
        let error = #expect(throws: DrawingError.self, "\(size)") {
          let list = DisplayList(size: size)
          return try isPDF ? renderer.pdf(list) : renderer.png(list)
        }
        #expect(error?.code == .tooLarge)
      }
    }
  }

  @Test func backgroundsAndTransparency() throws {
    #expect(try picture([], background: nil)[5, 5] == .clear)
    #expect(try picture([])[5, 5] == .white)
    let translucent = CSSColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let gray = try picture([.fill(Rect(x: 0, y: 0, width: 40, height: 40), translucent)])[5, 5]
    #expect(abs(Int(gray.red) - 128) < 2)
  }

  @Test func clipsNestAndEnd() throws {
    let all = DisplayItem.fill(Rect(x: 0, y: 0, width: 40, height: 40), red)
    let drawn = try picture([
      .popClip, .pushClip(Rect(x: 0, y: 0, width: 20, height: 40)),
      .pushClip(Rect(x: 10, y: 10, width: 30, height: 10)), all, .popClip, .popClip, .popClip,
      .pushClip(Rect(x: 30, y: 30, width: 5, height: 5)), all,
    ])
    let expected: [(Int, Int, Bool)] = [
      (15, 15, true), (5, 15, false), (25, 15, false), (15, 5, false), (32, 32, true),
      (38, 38, false),
    ]
    for (x, y, isRed) in expected { #expect((drawn[x, y].green == 0) == isRed, "\(x), \(y)") }
  }

  @Test func clipsToPaths() throws {
    let all = DisplayItem.fill(Rect(x: 0, y: 0, width: 40, height: 40), red)
    let ellipse = DisplayPath(
      ellipseIn: Rect(x: 0, y: 10, width: 40, height: 20), stroke: .black, lineWidth: 9)
    let drawn = try picture([
      .pushClipPath(ellipse), .pushClip(Rect(x: 0, y: 0, width: 30, height: 40)), all, .popClip,
      .popClip,
    ])
    let rows: [(x: Int, y: Int, isRed: Bool, why: String)] = [
      (20, 20, true, "its middle"), (2, 20, true, "its left end"), (2, 12, false, "its corner"),
      (20, 8, false, "above it"), (20, 11, true, "its top"), (36, 20, false, "the inner clip"),
    ]
    for row in rows { #expect((drawn[row.x, row.y].green == 0) == row.isRed, "\(row.why)") }
    let edge = (0..<40).contains { (1...254).contains(drawn[$0, 13].green) }
    #expect(edge, "edges are smooth")
    let pathRows: [(DisplayPath, isRed: Bool, why: String)] = [
      (DisplayPath(elements: []), false, "a path without an area holds nothing"),
      (
        DisplayPath(elements: [.move(.zero), .line(Point(x: .infinity, y: 1)), .close]), true,
        "one that cannot be drawn hides nothing"
      ),
    ]
    for (path, isRed, why) in pathRows {
      let drawn = try picture([.pushClipPath(path), all, .popClip])
      #expect((drawn[20, 20].green == 0) == isRed, "\(why)")
    }
  }

  @Test func pathsAreFilledAndStroked() throws {
    let triangle = DisplayPath(
      elements: [
        .move(Point(x: 5, y: 5)), .line(Point(x: 35, y: 5)),
        .curve(Point(x: 35, y: 15), Point(x: 35, y: 25), Point(x: 35, y: 35)),
        .close,
      ], fill: red, stroke: .black, lineWidth: 2)
    let drawn = try picture([.path(triangle)])
    #expect(drawn[28, 12] == .init(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(drawn[20, 5] == .black)
    #expect(drawn[8, 30] == .white)
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func textIsDrawnAtItsPosition() throws {
    let font = FontRequest.named("Noto Sans CJK JP", size: 20)
    for (orientation, origin, why) in [
      (GlyphOrientation.horizontal, Point(x: 10, y: 28), "on its baseline"),
      (.upright, Point(x: 20, y: 10), "in the middle of a vertical line"),
    ] {
      let drawn = try picture(
        TestFonts.installed.items("田", at: origin, font, orientation: orientation))
      let inside = drawn.darkness(in: Rect(x: 9, y: 9, width: 22, height: 22))
      #expect(inside > 20_000, "\(why)")
      #expect(drawn.darkness(in: Rect(x: 0, y: 0, width: 40, height: 40)) == inside, "\(why)")
    }
    // Rotated by 90° clockwise, a bar on the baseline goes down to the right of the origin.
    let sideways = try picture(
      TestFonts.installed.items("一", at: Point(x: 10, y: 10), font, orientation: .sideways))
    #expect(sideways.darkness(in: Rect(x: 10, y: 8, width: 16, height: 24)) > 3000)
    #expect(sideways.darkness(in: Rect(x: 0, y: 0, width: 10, height: 40)) == 0)
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func slantedTextIsSlanted() throws {
    func rightmost(_ slant: StyleKeyword, row: Int) throws -> Int {
      var font = FontRequest.named("Noto Sans CJK JP", size: 40)
      font.slant = slant
      let drawn = try picture(
        TestFonts.installed.items("目", at: Point(x: 10, y: 44), font), width: 70, height: 60)
      return try #require((0..<70).last { drawn[$0, row].green < 128 })
    }
    #expect(try rightmost(.normal, row: 14) == rightmost(.normal, row: 44))
    #expect(try rightmost(.italic, row: 14) >= rightmost(.italic, row: 44) + 4)
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func missingGlyphsAreBoxes() throws {
    let font = FontRequest.named("Noto Sans CJK JP", size: 24)
    let items = TestFonts.installed.items("\u{E000}", at: Point(x: 8, y: 30), font)
    let box = try picture(items)
    #expect(box.darkness(in: Rect(x: 0, y: 0, width: 40, height: 40)) > 5000)
    let other = try picture(TestFonts.installed.items("\u{E111}", at: Point(x: 8, y: 30), font))
    var differences = 0
    for y in 0..<40 { for x in 0..<40 where box[x, y] != other[x, y] { differences += 1 } }
    #expect(differences > 20, "the box names the code point")
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func missingFontsAreReplacedAndReported() throws {
    let known = FontRequest.named("Noto Sans CJK JP", size: 20)
    var runs = TestFonts.installed.runs("田 a", at: Point(x: 4, y: 28), known)
    for index in runs.indices {
      runs[index].face = FontFace(name: "No Such Font", family: "No Such Font")
      runs[index].glyphs = runs[index].glyphs.map { ShapedGlyph(id: $0.id + 7) }
    }
    let list = DisplayList(size: Size(width: 60, height: 40), items: runs.map { .glyphs($0) })
    let problems = renderer.problems(in: list)
    #expect(problems.map(\.code) == [.noFonts])
    #expect(problems.first?.message.contains("No Such Font") == true)
    let drawn = try DecodedPicture(renderer.png(list, background: .white))
    #expect(
      drawn.darkness(in: Rect(x: 4, y: 8, width: 20, height: 24)) > 15_000, "田 of another font")
    let plain = TestFonts.installed.items("田", at: .zero)
    #expect(renderer.problems(in: DisplayList(size: .zero, items: plain)).isEmpty)
  }

  @Test func inconsistentRunsAreHandled() throws {
    let face = TestFonts.installed.shaped("a").faces.first ?? FontFace(name: "", family: "")
    func run(
      _ text: String, _ clusters: [GlyphRun.Cluster], _ glyphs: [ShapedGlyph], size: Double = 16,
      origin: Point = Point(x: 5, y: 20)
    ) -> DisplayItem {
      .glyphs(
        GlyphRun(
          face: face, size: size, color: .black,
          shadows: [
            .init(dx: .nan, dy: 0, blur: -1, color: .black),
            .init(dx: 1, dy: 1, blur: 1e9, color: .black),
          ],
          origin: origin, text: text, clusters: clusters, glyphs: glyphs))
    }
    let glyph = ShapedGlyph(id: 66)
    let items = [
      run("", [], []),
      run("漢", [.init(length: 1, position: 0, advance: 5, glyphCount: 1)], [glyph]),
      run("a", [.init(length: 9, position: 0, advance: 5, glyphCount: 9)], [glyph]),
      run("a", [.init(length: -1, position: .nan, advance: .infinity, glyphCount: -4)], [glyph]),
      run("a", [.init(length: 1, position: 0, advance: 5, glyphCount: 1)], [ShapedGlyph(id: .max)]),
      run("a\0b", [.init(length: 3, position: 0, advance: 5, glyphCount: 1)], [glyph]),
      run("a", [.init(length: 1, position: 0, advance: 5, glyphCount: 1)], [glyph], size: .nan),
      run(
        "a", [.init(length: 1, position: 0, advance: 5, glyphCount: 1)], [glyph],
        origin: Point(x: .nan, y: 1e300)),
      .fill(Rect(x: .nan, y: 0, width: 1e300, height: 2), red),
      .decoration(DecorationLine(start: .zero, length: .infinity, thickness: .nan, color: red)),
      .path(
        DisplayPath(
          elements: [.close, .line(Point(x: .infinity, y: 0))], fill: red, stroke: red,
          lineWidth: .nan)),
      .pushClip(Rect(x: 0, y: 0, width: .infinity, height: .infinity)), .end, .begin(.ruby),
      .begin(.link(address: "")), .begin(.heading(level: -3, text: "\0")),
      .fill(Rect(x: 30, y: 30, width: 5, height: 5), red),
    ]
    let drawn = try picture(items)
    #expect(drawn[32, 32].green == 0, "what follows is still drawn")
    let pdf = try renderer.pdf(DisplayList(size: Size(width: 40, height: 40), items: items))
    #expect(pdf.starts(with: Array("%PDF-1.5".utf8)))
  }
}
