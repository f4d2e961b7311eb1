import TestSupport
import Testing

@testable import TextInteraction
@testable import TextLayout

@Suite("The tree of lines")
struct LineTreeTests {
  private func bounds(_ count: Int, _ random: inout SeededGenerator) -> [LineBounds] {
    (0..<count).map { number in
      let left = Double.random(in: 0...300, using: &random)
      let top = Double(number / 3 * 16) + Double.random(in: 0...8, using: &random)
      return LineBounds(
        left: left, top: top, right: left + Double.random(in: 0...100, using: &random),
        bottom: top + Double.random(in: 0...30, using: &random))
    }
  }

  @Test("a tree finds what a scan finds", arguments: [0, 1, 2, 7, 8, 9, 64, 65, 600])
  func scans(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let bounds = bounds(count, &random)
    let tree = LineTree(bounds)
    for _ in 0..<100 {
      let point = Point(
        x: Double.random(in: -50...450, using: &random),
        y: Double.random(in: -50...Double(count * 6 + 50), using: &random))
      var found: [Int] = []
      tree.searchBackward(point) {
        if bounds[$0].contains(point) { found.append($0) }
        return false
      }
      #expect(found == bounds.indices.reversed().filter { bounds[$0].contains(point) })
      let area = LineBounds(
        left: point.x, top: point.y, right: point.x + 60, bottom: point.y + 40)
      let overlapping = bounds.indices.filter { bounds[$0].overlaps(area) }
      for isBackward in [false, true] {
        var found: [Int] = []
        tree.search(overlapping: area, isBackward: isBackward) {
          found.append($0)
          return false
        }
        #expect(found == (isBackward ? overlapping.reversed() : overlapping))
      }
      let closest = tree.closest(to: point) { bounds[$0].distance(to: point) }
      #expect(
        closest.map { bounds[$0].distance(to: point) }
          == bounds.map { $0.distance(to: point) }.min())
    }
  }

  @Test("a search ends when it has found its result")
  func ends() {
    let bounds = Array(
      repeating: LineBounds(left: 0, top: 0, right: 9, bottom: 9), count: 100)
    var visited: [Int] = []
    LineTree(bounds).searchBackward(Point(x: 1, y: 1)) {
      visited.append($0)
      return $0 == 97
    }
    #expect(visited == [99, 98, 97])
  }

  @Test("distances: across the lines first; a point on an end belongs to the following text")
  func distances() {
    let bounds = LineBounds(left: 0, top: 0, right: 10, bottom: 10)
    #expect(bounds.distance(to: Point(x: 5, y: 0)) == .zero)
    #expect(bounds.distance(to: Point(x: 5, y: 10)) > .zero)
    #expect(bounds.distance(to: Point(x: 5, y: 12)) == LineDistance(across: 2, along: 0))
    #expect(bounds.distance(to: Point(x: -3, y: -2)) == LineDistance(across: 2, along: 3))
    #expect(LineDistance(across: 1, along: 9) < LineDistance(across: 2, along: 0))
    #expect(LineDistance(across: 1, along: 3) < LineDistance(across: 1, along: 4))
  }
}
