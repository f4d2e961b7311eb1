import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// The drawing of nested elements on several lines against a grid of characters.
@Suite struct PaintedGridTests {
  /// The kinds of elements in the text.
  private enum Kind: CaseIterable { case bold, background, underline, colored }

  private struct Element {
    let kind: Kind
    /// The color of a background or of text.
    let color: UInt32
    var characters: Range<Int>
  }

  /// Random markup, and the model of its content.
  private struct Source {
    var markup = ""
    var text: [Character] = []
    /// The elements, the outer ones first.
    var elements: [Element] = []

    init(_ random: inout SeededGenerator, pool: String) {
      write(depth: 0, &random, pool)
      // An element without text has no extent.
      elements.removeAll { $0.characters.isEmpty }
    }

    private mutating func write(depth: Int, _ random: inout SeededGenerator, _ pool: String) {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard depth < 4, Int.random(in: 0..<2, using: &random) == 0 else {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let character = pool.randomElement(using: &random) else { continue }
            text.append(character)
            markup.append(character)
          }
          continue
        }
        let kind = Kind.allCases.randomElement(using: &random) ?? .bold
        let color = UInt32(elements.count + 1)
        let css = "#0000" + (color < 16 ? "0" : "") + String(color, radix: 16)
        switch kind {
        case .bold: markup += "<span style='font-weight: 700'>"
        case .background: markup += "<span style='background: \(css)'>"
        case .underline: markup += "<span style='text-decoration: underline'>"
        case .colored: markup += "<span style='color: \(css)'>"
        }
        let index = elements.count
        elements.append(
          Element(kind: kind, color: color, characters: text.count..<text.count))
        write(depth: depth + 1, &random, pool)
        elements[index].characters = elements[index].characters.lowerBound..<text.count
        markup += "</span>"
      }
    }

    /// Returns the innermost element of a kind around a character.
    func innermost(_ kind: Kind, _ index: Int) -> Element? {
      elements.last { $0.kind == kind && $0.characters.contains(index) }
    }
  }

  /// The line and the left edge of each character.
  private func grid(_ text: [Character], width: Double) -> [(line: Int, x: Double, width: Double)] {
    var (line, x) = (0, 0.0)
    return text.map { character in
      let advance = character >= "\u{2E80}" ? 16.0 : 8
      if x > 0, x + advance > width { (line, x) = (line + 1, 0) }
      defer { x += advance }
      return (line, x, advance)
    }
  }

  private static let rules =
    "line-break: anywhere; text-autospace: no-autospace; text-spacing-trim: space-all"

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  /// Returns the extents of an element on each line, from left to right.
  private func extents(
    _ element: Element, _ grid: [(line: Int, x: Double, width: Double)]
  ) -> [(line: Int, start: Double, end: Double)] {
    Dictionary(grouping: element.characters, by: { grid[$0].line }).sorted { $0.key < $1.key }
      .map { line, indices in
        (line, grid[indices[0]].x, indices.reduce(0) { max($0, grid[$1].x + grid[$1].width) })
      }
  }

  @Test func charactersHaveTheStyleOfTheInnermostElement() {
    var random = SeededGenerator(seed: 321)
    for round in 0..<150 {
      let source = Source(&random, pool: "漢字かなabc")
      let width = Double(Int.random(in: 2...10, using: &random) * 8 + 2)
      let page = DrawnPage("<div style='\(Self.rules)'>\(source.markup)</div>", inlineSize: width)
      let grid = grid(source.text, width: width)
      var index = 0
      for run in page.runs {
        var rest = Substring(run.text)
        for cluster in run.clusters {
          guard index < grid.count, let character = rest.popFirst() else { break }
          let place = grid[index]
          let isPlaced =
            isNear(run.origin.x + cluster.position, place.x)
            && isNear(run.origin.y, Double(place.line) * 16 + 14.08)
            && character == source.text[index] && cluster.advance == place.width
          if !isPlaced { Issue.record("round \(round): \(character) in \(source.markup)") }
          let isBold = source.innermost(.bold, index) != nil
          #expect(run.face.weight == (isBold ? 700 : 400), "round \(round)")
          let color = source.innermost(.colored, index)?.color ?? 0
          #expect(run.color == CSSColor(rgb: color), "round \(round)")
          index += 1
        }
      }
      #expect(index == source.text.count, "round \(round): \(source.markup)")
    }
  }

  @Test func backgroundsAndUnderlinesCoverTheirElements() {
    var random = SeededGenerator(seed: 322)
    for round in 0..<150 {
      let source = Source(&random, pool: "漢字かなabc")
      let width = Double(Int.random(in: 2...10, using: &random) * 8 + 2)
      let page = DrawnPage("<div style='\(Self.rules)'>\(source.markup)</div>", inlineSize: width)
      let grid = grid(source.text, width: width)
      var (fills, lines): ([(Int, Rect, UInt32)], [(Int, Point, Double)]) = ([], [])
      for element in source.elements {
        for extent in extents(element, grid) {
          let y = Double(extent.line) * 16
          let rect = Rect(x: extent.start, y: y, width: extent.end - extent.start, height: 16)
          if element.kind == .background { fills.append((extent.line, rect, element.color)) }
          if element.kind == .underline {
            lines.append((extent.line, Point(x: rect.x, y: y + 14.08 + 1.6), rect.width))
          }
        }
      }
      // Line by line, and on each line the outer elements first.
      let orderedFills = fills.indices.sorted { (fills[$0].0, $0) < (fills[$1].0, $1) }
      let actual = page.list.items.compactMap { item -> (Rect, CSSColor)? in
        if case .fill(let rect, let color) = item { (rect, color) } else { nil }
      }
      #expect(actual.count == fills.count, "round \(round): \(source.markup)")
      for (item, index) in zip(actual, orderedFills) {
        let (rect, wanted) = (item.0, fills[index].1)
        let isSame =
          isNear(rect.x, wanted.x) && isNear(rect.y, wanted.y) && isNear(rect.width, wanted.width)
          && isNear(rect.height, wanted.height) && item.1 == CSSColor(rgb: fills[index].2)
        if !isSame { Issue.record("round \(round), \(source.markup): \(rect), not \(wanted)") }
      }
      let orderedLines = lines.indices.sorted { (lines[$0].0, $0) < (lines[$1].0, $1) }
      #expect(page.decorations.count == lines.count, "round \(round): \(source.markup)")
      for (line, index) in zip(page.decorations, orderedLines) {
        let (_, start, length) = lines[index]
        let isSame =
          isNear(line.start.x, start.x) && isNear(line.start.y, start.y)
          && isNear(line.length, length)
        if !isSame { Issue.record("round \(round), \(source.markup): \(line), not \(start)") }
      }
    }
  }

  /// Vertical lines of wide characters are horizontal ones turned by a quarter.
  @Test func verticalPagesAreTurnedHorizontalOnes() {
    var random = SeededGenerator(seed: 323)
    for round in 0..<100 {
      let source = Source(&random, pool: "漢字東京語")
      let width = Double(Int.random(in: 2...8, using: &random) * 16)
      let grid = grid(source.text, width: width)
      let lineCount = Double((grid.last?.line ?? 0) + 1)
      for mode in ["vertical-rl", "vertical-lr"] {
        let page = DrawnPage(
          "<style>:root { writing-mode: \(mode) }</style><div style='\(Self.rules)'>"
            + "\(source.markup)</div>", inlineSize: width)
        func x(_ line: Int) -> Double {
          mode == "vertical-lr" ? Double(line) * 16 : (lineCount - 1 - Double(line)) * 16
        }
        #expect(page.layout.size.width == lineCount * 16, "round \(round)")
        for (character, place) in zip(page.characters, grid) {
          // Upright text is centered on the middle of its line.
          if !isNear(character.x, x(place.line) + 8) || !isNear(character.y, place.x) {
            Issue.record("round \(round), \(mode): \(character)")
          }
        }
        let expected = source.elements.filter { $0.kind == .background }.flatMap { element in
          extents(element, grid).map { extent in
            Rect(
              x: x(extent.line), y: extent.start, width: 16, height: extent.end - extent.start)
          }
        }
        func key(_ rect: Rect) -> String {
          [rect.x, rect.y, rect.width, rect.height].map { "\(($0 * 100).rounded())" }
            .joined(separator: " ")
        }
        #expect(
          page.fills.map(key).sorted() == expected.map(key).sorted(), "round \(round), \(mode)")
      }
    }
  }
}
