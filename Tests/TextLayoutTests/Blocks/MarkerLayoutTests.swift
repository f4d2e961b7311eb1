import MarkupText
import Testing

@testable import TextLayout

/// Markers of list items and intrinsic widths, computed from the widths of characters: with
/// `FixedMeasurer`, ASCII is 8 px wide and kanji are 16 px wide.
@Suite("Markers and intrinsic widths")
struct MarkerLayoutTests {
  private static func marker(_ markup: String) throws -> (
    marker: PlacedMarker, item: Rect, layout: MarkupLayout
  ) {
    let layout = BlockFrames(markup).layout
    let index = try #require(layout.boxes.firstIndex { $0.marker != nil })
    return (try #require(layout.boxes[index].marker), layout.boxes[index].content, layout)
  }

  @Test("Outside markers end at the text")
  func outsideMarkers() throws {
    let rows: [(type: String, text: String, width: Double, gap: Double)] = [
      ("decimal", "1.", 16, 8), ("upper-roman", "I.", 16, 8), ("lower-alpha", "a.", 16, 8),
    ]
    for row in rows {
      let found = try Self.marker("<ol><li style=\"list-style-type: \(row.type)\">x</ol>")
      #expect(found.marker.text.trimmingSpaces == row.text, "\(row.type)")
      let width = found.marker.shaped.clusters.reduce(0) { $0 + $1.advance }
      #expect(found.item.x == 40, "the padding of lists")
      #expect(found.marker.origin.x + width <= found.item.x, "\(row.type)")
      let visible = found.marker.shaped.clusters.filter { $0.scalar != 0x20 }
        .reduce(0) { $0 + $1.advance }
      #expect(visible == row.width, "\(row.type)")
      #expect(found.item.x - found.marker.origin.x == row.width + row.gap, "\(row.type)")
      #expect(found.marker.origin.y == found.layout.lines.first?.baseline.y, "\(row.type)")
    }
  }

  @Test("From right to left, markers start after the text")
  func rightToLeft() throws {
    let found = try Self.marker("<ol dir=rtl><li style='list-style-type: \"==\"'>x</ol>")
    #expect(found.item.maxX == 360)
    #expect(found.marker.origin.x == 360)
    let decimal = try Self.marker("<ol dir=rtl><li>x</ol>")
    #expect(decimal.marker.origin.x == 368, "a space is between text and marker")
  }

  @Test("Inside markers move the first line")
  func insideMarkers() throws {
    let rows: [(type: String, start: Double)] = [("'=='", 56), ("decimal", 64), ("'あ'", 56)]
    for row in rows {
      let found = try Self.marker(
        "<ol><li style=\"list-style: \(row.type) inside\">x<br>y</ol>")
      #expect(found.marker.origin.x == 40, "\(row.type)")
      #expect(found.layout.lines.map(\.frame.x) == [row.start, 40], "\(row.type)")
    }
    let nested = try Self.marker(
      """
      <ul style='padding: 0'><li style='list-style: "a" inside'>
      <ul style='padding: 0'><li style='list-style: "bc" inside'>x</ul></ul>
      """)
    #expect(nested.layout.boxes.compactMap { $0.marker?.origin.x } == [0, 8])
    #expect(nested.layout.lines.first?.frame.x == 24)
  }

  @Test("Items without lines are as high as their marker")
  func emptyItems() throws {
    let frames = BlockFrames("<ol id=l><li id=a></li><li id=b>x</li><li id=c></li></ol>")
    #expect(["a", "b", "c"].map { frames.frame(id: $0)?.y } == [16, 32, 48])
    #expect(["a", "b", "c"].map { frames.frame(id: $0)?.height } == [16, 16, 16])
    let high = BlockFrames("<ol><li id=a style='line-height: 40px'></li></ol>")
    #expect(high.frame(id: "a")?.height == 40)
    let marker = try #require(high.layout.boxes.compactMap(\.marker).first)
    #expect(abs(marker.origin.y - (16 + 12 + 14.08)) < 1e-9)
  }

  /// A block of the model: text, or blocks, with inline edges.
  private indirect enum Model {
    case text([Int])
    case blocks([Model], edges: Double)

    var markup: String {
      switch self {
      case .text(let words):
        "<p style='margin: 0'>"
          + words.map { String(repeating: "x", count: $0) }
          .joined(separator: " ") + "</p>"
      case .blocks(let blocks, let edges):
        "<div style='margin: 0 \(edges / 4)px; padding: 0 \(edges / 4)px'>"
          + blocks.map(\.markup).joined() + "</div>"
      }
    }

    var minimum: Double {
      switch self {
      case .text(let words): Double(words.max() ?? 0) * 8
      case .blocks(let blocks, let edges): (blocks.map(\.minimum).max() ?? 0) + edges
      }
    }

    var maximum: Double {
      switch self {
      case .text(let words): Double(words.reduce(words.count - 1, +)) * 8
      case .blocks(let blocks, let edges): (blocks.map(\.maximum).max() ?? 0) + edges
      }
    }
  }

  @Test("Intrinsic widths of nested blocks (CSS Sizing 3 §5)")
  func intrinsicWidths() throws {
    var state: UInt64 = 77
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func model(_ depth: Int) -> Model {
      if depth == 0 || random(3) == 0 {
        return .text((0..<1 + random(5)).map { _ in 1 + random(6) })
      }
      return .blocks(
        (0..<1 + random(3)).map { _ in model(depth - 1) }, edges: Double(random(5) * 8))
    }
    for _ in 0..<100 {
      let model = model(4)
      let markup = model.markup
      let text = StyledText(MarkupTree(parsing: markup))
      let context = TypesettingContext(
        measurer: FixedMeasurer(), options: TypesetterOptions(), shared: SharedMeasures(),
        text: text)
      var cache = MeasureCache()
      let widths = IntrinsicSizes(blocks: BlockSizing(text, context: context))
        .widths(ofBlock: 0, depth: 0, using: &cache)
      #expect(abs(widths.minimum - model.minimum) < 1e-9, "\(markup)")
      #expect(abs(widths.maximum - model.maximum) < 1e-9, "\(markup)")
      for (keyword, expected) in [
        ("min-content", model.minimum), ("max-content", model.maximum),
        ("fit-content", max(model.minimum, min(model.maximum, 100))),
      ] {
        let laidOut = BlockFrames(
          "<div id=a style='width: \(keyword)'>\(markup)</div>", width: 100)
        let width = try #require(laidOut.frame(id: "a")).width
        #expect(abs(width - expected) < 1e-9, "\(keyword): \(markup)")
      }
    }
  }

  @Test("Blocks nested too deeply are laid out as plain lines, with one diagnostic")
  func depth() {
    for depth in [150, 198, 260] {
      let markup = String(repeating: "<div style='padding-left: 1px'>", count: depth) + "x"
      let layout = BlockFrames(markup, width: 1000).layout
      #expect(layout.lines.map(\.text) == ["x"], "\(depth)")
      let isTooDeep = depth > BlockSizing.maximumDepth
      #expect(layout.diagnostics.contains { $0.code == .tooDeep } == isTooDeep, "\(depth)")
      let x = layout.lines.first?.frame.x ?? 0
      if !isTooDeep {
        let natural = BlockFrames(markup, width: nil).layout.size.width
        #expect(natural == Double(depth) + 8, "\(depth): paddings count at every depth")
      }
      #expect(isTooDeep ? (195...200).contains(x) : x == Double(depth), "\(depth): \(x)")
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
