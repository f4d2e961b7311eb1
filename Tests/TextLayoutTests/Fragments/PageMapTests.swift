import MarkupText
import Testing

@testable import TextLayout

/// Conversions between logical coordinates and those of the page, with corners as the independent
/// model: a rectangle is mapped correctly if its corners are.
@Suite("Page maps")
struct PageMapTests {
  private static func mode(isVertical: Bool, isLeftToRight: Bool = false) -> WritingMode {
    var mode = WritingMode()
    mode.isVertical = isVertical
    mode.isLeftToRight = isLeftToRight
    return mode
  }

  private static let maps: [PageMap] = [0.0, 100, 37.5].flatMap { extent in
    [
      PageMap(.horizontal, blockExtent: extent),
      PageMap(mode(isVertical: true), blockExtent: extent),
      PageMap(mode(isVertical: true, isLeftToRight: true), blockExtent: extent),
    ]
  }

  private static let rects = [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 40, height: 16),
    Rect(x: 10, y: 20, width: 30, height: 5), Rect(x: -8, y: 90, width: 1.5, height: 10),
    Rect(x: 3, y: -12, width: 0, height: 24),
  ]

  @Test("Points in the three directions of lines")
  func points() {
    let rows: [(map: PageMap, logical: Point, page: Point, why: String)] = [
      (
        PageMap(.horizontal, blockExtent: 100), Point(x: 3, y: 7), Point(x: 3, y: 7),
        "horizontal lines are the page"
      ),
      (
        PageMap(Self.mode(isVertical: true), blockExtent: 100), Point(x: 3, y: 7),
        Point(x: 93, y: 3), "the first vertical line is at the right"
      ),
      (
        PageMap(Self.mode(isVertical: true), blockExtent: 100), .zero, Point(x: 100, y: 0),
        "the page starts at its upper right corner"
      ),
      (
        PageMap(Self.mode(isVertical: true, isLeftToRight: true), blockExtent: 100),
        Point(x: 3, y: 7), Point(x: 7, y: 3), "vertical-lr: the first line is at the left"
      ),
      (
        PageMap(Self.mode(isVertical: false, isLeftToRight: true), blockExtent: 100),
        Point(x: 3, y: 7), Point(x: 3, y: 7), "the order of vertical lines is not used"
      ),
    ]
    for row in rows {
      #expect(row.map.point(row.logical) == row.page, "\(row.why)")
      #expect(row.map.logical(row.page) == row.logical, "\(row.why)")
    }
  }

  @Test("Rectangles in the three directions of lines")
  func rectangles() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 5)
    let rows: [(map: PageMap, page: Rect, why: String)] = [
      (PageMap(.horizontal, blockExtent: 100), rect, "unchanged"),
      (
        PageMap(Self.mode(isVertical: true), blockExtent: 100),
        Rect(x: 75, y: 10, width: 5, height: 30), "the lower edge becomes the left one"
      ),
      (
        PageMap(Self.mode(isVertical: true, isLeftToRight: true), blockExtent: 100),
        Rect(x: 20, y: 10, width: 5, height: 30), "the upper edge becomes the left one"
      ),
    ]
    for row in rows {
      #expect(row.map.rect(rect) == row.page, "\(row.why)")
      #expect(row.map.logical(row.page) == rect, "\(row.why)")
    }
  }

  @Test("A rectangle spans its mapped corners")
  func corners() {
    for map in Self.maps {
      for rect in Self.rects {
        let corners = [
          rect.origin, Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY),
          Point(x: rect.maxX, y: rect.maxY),
        ]
        func spanned(_ points: [Point]) -> Rect {
          let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
          return Rect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        }
        #expect(map.rect(rect) == spanned(corners.map { map.point($0) }), "\(map) \(rect)")
        #expect(map.logical(rect) == spanned(corners.map { map.logical($0) }), "\(map) \(rect)")
      }
    }
  }

  @Test("Both directions are inverse")
  func inverse() {
    for map in Self.maps {
      for rect in Self.rects {
        #expect(map.logical(map.rect(rect)) == rect, "\(map) \(rect)")
        #expect(map.rect(map.logical(rect)) == rect, "\(map) \(rect)")
        #expect(map.logical(map.point(rect.origin)) == rect.origin, "\(map) \(rect)")
        #expect(map.point(map.logical(rect.origin)) == rect.origin, "\(map) \(rect)")
      }
    }
  }

  @Test("Only the content of a line in vertical-lr is mapped separately")
  func withinLines() {
    for map in Self.maps {
      let inner = map.withinLine(top: 20, height: 16)
      let line = Rect(x: 5, y: 20, width: 40, height: 16)
      #expect(inner.rect(line) == map.rect(line), "the line itself does not move: \(map)")
      guard map.isVertical, map.isLeftToRight else {
        #expect(inner == map, "\(map)")
        continue
      }
      // The upper edge of the line is at its right.
      #expect(inner.point(Point(x: 5, y: 20)) == Point(x: 36, y: 5))
      #expect(inner.point(Point(x: 5, y: 36)) == Point(x: 20, y: 5))
      // The middle of a line is the same in both maps.
      #expect(inner.point(Point(x: 5, y: 28)) == map.point(Point(x: 5, y: 28)))
      let top = Rect(x: 5, y: 20, width: 40, height: 4)
      #expect(inner.rect(top) == Rect(x: 32, y: 5, width: 4, height: 40))
    }
  }

  @Test("Writing modes of styles")
  func writingModes() {
    let rows: [(value: String, isVertical: Bool, isLeftToRight: Bool, isSideways: Bool)] = [
      ("horizontal-tb", false, false, false), ("vertical-rl", true, false, false),
      ("vertical-lr", true, true, false), ("sideways-rl", true, false, true),
      ("sideways-lr", true, true, true), ("diagonal", false, false, false),
    ]
    for row in rows {
      let text = StyledText(MarkupTree(parsing: "<p style='writing-mode: \(row.value)'>x"))
      let mode = WritingMode(text)
      #expect(mode.isVertical == row.isVertical, "\(row.value)")
      #expect(mode.isLeftToRight == row.isLeftToRight, "\(row.value)")
      #expect(mode.isSideways == row.isSideways, "\(row.value)")
      #expect(mode.centersLines == (row.isVertical && !row.isSideways), "\(row.value)")
    }
    #expect(!WritingMode.horizontal.isVertical && !WritingMode.horizontal.centersLines)
  }

  @Test("The outermost block that contains all others decides about the page")
  func writingModesOfTexts() {
    let vertical = "style='writing-mode: vertical-rl'"
    let rows: [(markup: String, isVertical: Bool, why: String)] = [
      ("x", false, "plain text"),
      ("", false, "no text"),
      ("<p \(vertical)>x", true, "the only block"),
      ("<div \(vertical)><p>x<p>y</div>", true, "the block around all"),
      ("<div><div \(vertical)><p>x</div></div>", true, "the block inside of the block around all"),
      ("<p \(vertical)>x<p>y", true, "the first of siblings"),
      ("<p>x<p \(vertical)>y", false, "not the second of siblings"),
      ("<div><p>x<p \(vertical)>y</div>", false, "nor a block inside of the block around all"),
    ]
    for row in rows {
      let mode = WritingMode(StyledText(MarkupTree(parsing: row.markup)))
      #expect(mode.isVertical == row.isVertical, "\(row.why): \(row.markup)")
    }
  }
}
