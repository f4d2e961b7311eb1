import Foundation
import Testing

@testable import TextLayout

/// Points, sizes and rectangles, compared with sets of unit squares.
@Suite("Rectangles")
struct RectTests {
  /// All rectangles with integer edges on a board of 4 by 4 squares, empty ones included.
  private static let board: [Rect] = {
    var rects: [Rect] = []
    for x in 0...4 {
      for y in 0...4 {
        for width in 0...(4 - x) {
          for height in 0...(4 - y) {
            rects.append(
              Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
          }
        }
      }
    }
    return rects
  }()

  /// The unit squares that a rectangle on the board covers, as bits.
  private static func squares(_ rect: Rect) -> UInt32 {
    var bits: UInt32 = 0
    for row in Int(rect.y)..<Int(rect.y + rect.height) {
      for column in Int(rect.x)..<Int(rect.x + rect.width) { bits |= 1 << (row * 4 + column) }
    }
    return bits
  }

  @Test("Corners, edges and size")
  func edges() {
    let rows: [(rect: Rect, maxX: Double, maxY: Double, why: String)] = [
      (Rect(x: 1, y: 2, width: 3, height: 5), 4, 7, "ordinary"),
      (Rect(x: -10, y: -20, width: 10, height: 5), 0, -15, "negative origin"),
      (Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), 0.75, 0.75, "fractions"),
      (Rect(x: 7, y: 8, width: 0, height: 0), 7, 8, "empty"),
      (.zero, 0, 0, "zero"),
    ]
    for row in rows {
      #expect(row.rect.maxX == row.maxX, "\(row.why)")
      #expect(row.rect.maxY == row.maxY, "\(row.why)")
      #expect(row.rect.origin == Point(x: row.rect.x, y: row.rect.y), "\(row.why)")
      #expect(row.rect.size == Size(width: row.rect.width, height: row.rect.height), "\(row.why)")
    }
    #expect(Rect.zero.origin == .zero && Rect.zero.size == .zero)
    #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
  }

  @Test("The left and upper edges are inside, the right and lower ones are not")
  func containsEdges() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let rows: [(x: Double, y: Double, isInside: Bool, why: String)] = [
      (10, 20, true, "the upper left corner"),
      (40, 20, false, "the upper right corner"),
      (10, 60, false, "the lower left corner"),
      (40, 60, false, "the lower right corner"),
      (10, 40, true, "on the left edge"),
      (25, 20, true, "on the upper edge"),
      (40, 40, false, "on the right edge"),
      (25, 60, false, "on the lower edge"),
      (39.999, 59.999, true, "just before the lower right corner"),
      (9.999, 40, false, "just left of it"),
      (25, 19.999, false, "just above it"),
      (.nan, 40, false, "not a number"),
      (25, .nan, false, "not a number"),
      (.infinity, 40, false, "infinitely far"),
    ]
    for row in rows {
      #expect(rect.contains(Point(x: row.x, y: row.y)) == row.isInside, "\(row.why)")
    }
  }

  @Test("Every point of a board is in as many tiles as cover it")
  func containsTiles() {
    // Half-open edges: tiles that share edges share no point.
    let tiles = (0..<16).map {
      Rect(x: Double($0 % 4), y: Double($0 / 4), width: 1, height: 1)
    }
    for row in 0..<16 {
      for column in 0..<16 {
        let point = Point(x: Double(column) / 4, y: Double(row) / 4)
        let holding = tiles.indices.filter { tiles[$0].contains(point) }
        #expect(holding == [(row / 4) * 4 + column / 4], "\(point)")
      }
    }
    for rect in Self.board {
      let covered = Self.squares(rect)
      for index in 0..<16 {
        let center = Point(x: Double(index % 4) + 0.5, y: Double(index / 4) + 0.5)
        #expect(rect.contains(center) == (covered & 1 << index != 0), "\(rect) \(center)")
      }
    }
  }

  @Test("An empty rectangle contains no point")
  func emptyRects() {
    for rect in Self.board where rect.width == 0 || rect.height == 0 {
      #expect(!rect.contains(rect.origin), "\(rect)")
    }
  }

  @Test("A union is the smallest rectangle that covers both")
  func unions() {
    for first in Self.board {
      for second in stride(from: 0, to: Self.board.count, by: 2).map({ Self.board[$0] }) {
        let union = first.union(second)
        // Naively: the extremes of the corners.
        let (xs, ys) = (
          [first.x, first.maxX, second.x, second.maxX],
          [first.y, first.maxY, second.y, second.maxY]
        )
        #expect(union.x == xs.min() && union.maxX == xs.max())
        #expect(union.y == ys.min() && union.maxY == ys.max())
        #expect(second.union(first) == union, "commutative")
        #expect(union.union(first) == union, "idempotent")
        let both = Self.squares(first) | Self.squares(second)
        #expect(Self.squares(union) & both == both, "covers both")
      }
    }
  }

  @Test("A union does not depend on the grouping")
  func associativity() {
    let rects = stride(from: 0, to: Self.board.count, by: 17).map { Self.board[$0] }
    for first in rects {
      for second in rects {
        for third in rects {
          #expect(first.union(second).union(third) == first.union(second.union(third)))
        }
      }
    }
  }

  @Test("An offset moves the origin and leaves the size")
  func offsets() {
    for rect in Self.board {
      let moved = rect.offset(x: -7, y: 2.5)
      #expect(moved.origin == Point(x: rect.x - 7, y: rect.y + 2.5))
      #expect(moved.size == rect.size)
      #expect(moved.offset(x: 7, y: -2.5) == rect)
      #expect(rect.offset(x: 0, y: 0) == rect)
    }
  }

  @Test("Coding uses the names of the fields")
  func coding() throws {
    let rect = Rect(x: -1.5, y: 2, width: 3.25, height: 0)
    let data = try JSONEncoder().encode(rect)
    #expect(try JSONDecoder().decode(Rect.self, from: data) == rect)
    let text = Data(#"{"x": 1, "y": 2, "width": 3, "height": 4}"#.utf8)
    #expect(
      try JSONDecoder().decode(Rect.self, from: text) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(try JSONDecoder().decode(Point.self, from: text) == Point(x: 1, y: 2))
    #expect(try JSONDecoder().decode(Size.self, from: text) == Size(width: 3, height: 4))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Rect.self, from: Data(#"{"x": 1, "y": 2, "width": 3}"#.utf8))
    }
  }
}
