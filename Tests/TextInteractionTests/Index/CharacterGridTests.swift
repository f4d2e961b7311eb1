import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextInteraction
@testable import TextLayout

/// Queries in simple text against a grid of characters.
///
/// The text has no spaces, so that no character collapses, and each character is 8 or 16 px wide.
@Suite struct CharacterGridTests {
  /// A character with its offsets, the number of its line, and its left and right edges.
  private struct Placed {
    let offsets: Range<Int>
    let line: Int
    let left: Double
    let right: Double
  }

  private struct Grid {
    let width: Double
    let probe: QueryProbe
    var characters: [Placed] = []
    var lineCount = 0

    /// Lays out text without rules about breaks and spacing, and places its characters by first fit.
    init(_ text: String, width: Double) {
      self.width = width
      probe = QueryProbe(
        "<p style='line-break: anywhere; text-autospace: no-autospace; text-spacing-trim: "
          + "space-all'>\(text)</p>", width: width)
      var (x, offset) = (0.0, 0)
      for character in text {
        let advance = character >= "\u{2E80}" ? 16.0 : 8
        if x + advance > width, x > 0 {
          lineCount += 1
          x = 0
        }
        let length = character.utf8.count
        characters.append(
          Placed(
            offsets: offset..<offset + length, line: lineCount, left: x, right: x + advance))
        x += advance
        offset += length
      }
      lineCount += 1
    }

    func on(_ line: Int) -> [Placed] { characters.filter { $0.line == line } }
  }

  private func grid(_ random: inout SeededGenerator) -> Grid {
    let text = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
      "abc漢字かなñ".randomElement(using: &random)
    }
    return Grid(String(text), width: Double(Int.random(in: 2...9, using: &random) * 8 + 3))
  }

  @Test func pointsHitTheCharacterAroundThem() {
    var random = SeededGenerator(seed: 101)
    for round in 0..<120 {
      let grid = grid(&random)
      #expect(grid.probe.layout.lines.count == grid.lineCount, "round \(round)")
      for _ in 0..<40 {
        let x = Double(Int.random(in: -20...200, using: &random)) / 2
        let y = Double(Int.random(in: -20...grid.lineCount * 32 + 20, using: &random)) / 2
        let hit = grid.characters.first {
          $0.line == Int((y / 16).rounded(.down)) && x >= $0.left && x < $0.right
        }
        let point = Point(x: x, y: y)
        let expected = hit.map { LayoutRange(paragraph: 0, offsets: $0.offsets) }
        if grid.probe.index.character(at: point) != expected {
          Issue.record("round \(round), \(point): not \(String(describing: expected))")
        }
      }
    }
  }

  @Test func closestPositionsAreBetweenCharacters() {
    var random = SeededGenerator(seed: 102)
    for round in 0..<120 {
      let grid = grid(&random)
      for _ in 0..<40 {
        // Never halfway between two edges, which are multiples of 4 px.
        let x = Double(Int.random(in: -20...200, using: &random)) / 2 + 0.25
        let y = Double(Int.random(in: -20...grid.lineCount * 32 + 20, using: &random)) / 2 + 0.25
        let line = min(max(Int((y / 16).rounded(.down)), 0), grid.lineCount - 1)
        let edges = grid.on(line).flatMap {
          [($0.offsets.lowerBound, $0.left, false), ($0.offsets.upperBound, $0.right, true)]
        }
        guard let nearest = edges.min(by: { abs($0.1 - x) < abs($1.1 - x) }) else { continue }
        let isLineEnd = nearest.0 == edges.last?.0 && line < grid.lineCount - 1
        let expected = LayoutPosition(
          paragraph: 0, offset: nearest.0, affinity: isLineEnd ? .upstream : .downstream)
        let actual = grid.probe.index.position(closestTo: Point(x: x, y: y))
        if actual != expected {
          Issue.record(
            "round \(round), \(x) \(y): \(actual?.shown ?? "none"), not \(expected.shown)")
        }
      }
    }
  }

  @Test func caretsAreAtTheEdgesOfCharacters() {
    var random = SeededGenerator(seed: 103)
    for round in 0..<120 {
      let grid = grid(&random)
      for character in grid.characters {
        let rect = Rect(x: 0, y: Double(character.line) * 16, width: 0, height: 16)
        let caret = { (offset: Int, affinity: LayoutPosition.Affinity) in
          grid.probe.index.caret(
            at: LayoutPosition(paragraph: 0, offset: offset, affinity: affinity))
        }
        var (left, right) = (rect, rect)
        (left.x, right.x) = (character.left, character.right)
        if caret(character.offsets.lowerBound, .downstream)?.isClose(to: left) != true {
          Issue.record("round \(round): the start of \(character)")
        }
        if caret(character.offsets.upperBound, .upstream)?.isClose(to: right) != true {
          Issue.record("round \(round): the end of \(character)")
        }
        // A position within a character is at its start.
        if character.offsets.count > 1,
          caret(character.offsets.lowerBound + 1, .downstream)?.isClose(to: left) != true
        {
          Issue.record("round \(round): the middle of \(character)")
        }
      }
      let last = grid.characters.last?.offsets.upperBound ?? 0
      #expect(grid.probe.caret(last + 1) == nil)
      #expect(grid.probe.caret(-1) == nil)
    }
  }

  @Test func rectanglesAreUnionsOfCharacters() {
    var random = SeededGenerator(seed: 104)
    for round in 0..<120 {
      let grid = grid(&random)
      for _ in 0..<10 {
        let start = Int.random(in: 0..<grid.characters.count, using: &random)
        let end = Int.random(in: start..<grid.characters.count, using: &random)
        let chosen = grid.characters[start...end]
        let expected = (chosen[start].line...chosen[end].line).map { line in
          let part = chosen.filter { $0.line == line }
          let (left, right) = (part.first?.left ?? 0, part.last?.right ?? 0)
          return Rect(x: left, y: Double(line) * 16, width: right - left, height: 16).shown
        }
        let offsets = chosen[start].offsets.lowerBound..<chosen[end].offsets.upperBound
        if grid.probe.rects(offsets) != expected {
          Issue.record("round \(round), \(offsets): \(grid.probe.rects(offsets)), not \(expected)")
        }
        // A highlight has the same areas, extended by its padding.
        var highlight = Highlight(LayoutRange(paragraph: 0, offsets: offsets), padding: 2)
        highlight.color = .white
        let fills = grid.probe.index.displayList(highlights: [highlight]).items.compactMap { item in
          if case .fill(let rect, .white) = item { rect } else { nil }
        }
        let inner = fills.map {
          Rect(x: $0.x + 2, y: $0.y + 2, width: $0.width - 4, height: $0.height - 4).shown
        }
        if inner != expected { Issue.record("round \(round), \(offsets): \(fills)") }
      }
    }
  }
}
