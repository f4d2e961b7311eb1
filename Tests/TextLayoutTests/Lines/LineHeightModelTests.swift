import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Heights and baselines of lines with text of several sizes, against unions of extents.
@Suite struct LineHeightModelTests {
  /// A character with its font size, and its baseline above that of the line.
  private struct Placed {
    let character: Character
    let size: Double
    let shift: Double
    let leading: Double

    var advance: Double { character >= "\u{2E80}" ? size : size / 2 }
    /// The extent above the baseline: the ascent and half of the leading.
    var above: Double { 0.88 * size + (leading - 1) * size / 2 + shift }
    var below: Double { 0.12 * size + (leading - 1) * size / 2 - shift }
  }

  private struct Source {
    var markup = ""
    var text: [Placed] = []

    init(_ random: inout SeededGenerator, leading: Double) {
      write(size: 16, shift: 0, leading: leading, depth: 0, &random)
    }

    private mutating func write(
      size: Double, shift: Double, leading: Double, depth: Int, _ random: inout SeededGenerator
    ) {
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        guard depth < 3, Bool.random(using: &random) else {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let character = "漢字かab".randomElement(using: &random) else { continue }
            markup.append(character)
            text.append(
              Placed(character: character, size: size, shift: shift, leading: leading))
          }
          continue
        }
        let ownSize = Double([8, 12, 16, 24, 32].randomElement(using: &random) ?? 16)
        let rise = Double(Int.random(in: -6...6, using: &random))
        let ownLeading: Double = [leading, 1.0, 1.5, 2.0].randomElement(using: &random) ?? leading
        markup += "<span style='font-size: \(ownSize)px; vertical-align: \(rise)px; "
        markup += "line-height: \(ownLeading)'>"
        write(
          size: ownSize, shift: shift + rise, leading: ownLeading, depth: depth + 1, &random)
        markup += "</span>"
      }
    }
  }

  @Test func linesContainTheirText() throws {
    var random = SeededGenerator(seed: 501)
    for round in 0..<300 {
      let leading: Double = [1.0, 1.5, 2.0].randomElement(using: &random) ?? 1
      let source = Source(&random, leading: leading)
      let width = Double(Int.random(in: 40...160, using: &random))
      let page = DrawnPage(
        "<p style='margin: 0; line-height: \(leading); line-break: anywhere; text-autospace: "
          + "no-autospace; text-spacing-trim: space-all'>\(source.markup)</p>", inlineSize: width)
      // First fit, then the union of the text of each line with that of the paragraph's font.
      var lines: [[Placed]] = [[]]
      var x = 0.0
      for placed in source.text {
        if x + placed.advance > width + 1e-9, x > 0 {
          lines.append([])
          x = 0
        }
        lines[lines.count - 1].append(placed)
        x += placed.advance
      }
      let strut = Placed(character: "x", size: 16, shift: 0, leading: leading)
      let actual = try #require(page.layout.paragraphs[0]).lines
      #expect(actual.count == lines.count, "round \(round): \(source.markup) in \(width)")
      var (top, index) = (0.0, 0)
      let characters = page.characters
      for (line, placed) in zip(actual, lines) {
        let above = placed.reduce(strut.above) { max($0, $1.above) }
        let below = placed.reduce(strut.below) { max($0, $1.below) }
        let isSame =
          abs(line.top - top) < 1e-6 && abs(line.height - above - below) < 1e-6
          && abs(line.baseline - above) < 1e-6
        if !isSame {
          let expected = [top, above + below, above]
          let found = [line.top, line.height, line.baseline]
          Issue.record("round \(round), \(source.markup) in \(width): \(found), not \(expected)")
        }
        var x = 0.0
        for character in placed where index < characters.count {
          let drawn = characters[index]
          let isPlaced =
            drawn.text == String(character.character) && abs(drawn.x - x) < 1e-6
            && abs(drawn.y - (top + above - character.shift)) < 1e-6
          if !isPlaced { Issue.record("round \(round), \(source.markup): \(drawn), not \(x)") }
          x += character.advance
          index += 1
        }
        top += above + below
      }
      #expect(index == characters.count && abs(page.layout.size.height - top) < 1e-6)
    }
  }
}
