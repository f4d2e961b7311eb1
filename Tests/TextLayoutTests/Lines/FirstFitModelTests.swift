import LayoutTestSupport
import LineBreaking
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Lines of text without break rules and spacing, against first fit over fixed advances.
@Suite struct FirstFitModelTests {
  /// A line as placed by the model.
  private struct Line: Equatable {
    var text = ""
    var start = 0.0
    var width = 0.0
    /// The width without the indent.
    var available = 0.0
    /// Whether the line ends with a forced break or the paragraph.
    var isForced = false
  }

  private struct Indent {
    var amount = 0.0
    var isHanging = false
    var isEachLine = false

    var css: String {
      "text-indent: \(amount)px" + (isHanging ? " hanging" : "") + (isEachLine ? " each-line" : "")
    }

    func used(isFirst: Bool, isAfterBreak: Bool) -> Double {
      (isFirst || isAfterBreak && isEachLine) != isHanging ? amount : 0
    }
  }

  private static let rules =
    "margin: 0; line-break: anywhere; text-autospace: no-autospace; text-spacing-trim: space-all"

  private func advance(_ character: Character) -> Double { character >= "\u{2E80}" ? 16 : 8 }

  /// Returns the lines of parts that are separated by forced breaks.
  private func model(
    _ parts: [String], width: Double, indent: Indent, alignment: String, last: String?
  ) -> [Line] {
    var lines: [Line] = []
    for (number, part) in parts.enumerated() {
      var rest = Array(part)[...]
      var isAfterBreak = number > 0
      repeat {
        var line = Line()
        let used = indent.used(isFirst: lines.isEmpty, isAfterBreak: isAfterBreak)
        line.available = width - used
        while let next = rest.first,
          line.text.isEmpty || line.width + advance(next) <= line.available
        {
          line.text.append(next)
          line.width += advance(next)
          rest.removeFirst()
        }
        line.isForced = rest.isEmpty
        let free = max(line.available - line.width, 0)
        switch line.isForced ? last ?? alignment : alignment {
        case "center": line.start = used + free / 2
        case "right", "end": line.start = used + free
        default: line.start = used
        }
        lines.append(line)
        isAfterBreak = false
      } while !rest.isEmpty
    }
    return lines
  }

  private func parts(_ random: inout SeededGenerator, _ pool: String) -> [String] {
    let count = Int.random(in: 1...3, using: &random)
    return (0..<count).map { index in
      // The last part is not empty: a break at the end begins no line.
      let least = index == count - 1 ? 1 : 0
      return String(
        (0..<Int.random(in: least...12, using: &random)).compactMap { _ in
          pool.randomElement(using: &random)
        })
    }
  }

  private func lines(_ parts: [String], _ css: String, width: Double) -> (
    paragraph: ParagraphFragment, lines: [LineFragment]
  )? {
    let markup = "<p style='\(Self.rules); \(css)'>" + parts.joined(separator: "<br>")
    return fixedLayout(markup, width: width).paragraphs[0].map { ($0, $0.lines) }
  }

  @Test func linesAreFilledAndAligned() throws {
    var random = SeededGenerator(seed: 301)
    for round in 0..<500 {
      let parts = parts(&random, "漢字かなabcñ")
      let width = Double(Int.random(in: 4...12, using: &random) * 8 + 4)
      let indent = Indent(
        amount: Double(Int.random(in: -1...2, using: &random) * 8), isHanging: round % 3 == 0,
        isEachLine: round % 2 == 0)
      let alignment =
        ["left", "start", "center", "right", "end"].randomElement(using: &random) ?? ""
      let last: String? = [nil, "left", "center", "right"].randomElement(using: &random) ?? nil
      let css =
        "\(indent.css); text-align: \(alignment)" + (last.map { "; text-align-last: \($0)" } ?? "")
      let expected = model(parts, width: width, indent: indent, alignment: alignment, last: last)
      let (paragraph, actual) = try #require(lines(parts, css, width: width))
      let shown = actual.map { paragraph.shown($0) }
      if shown != expected.map(\.text) {
        Issue.record("round \(round), \(parts) in \(width), \(css): \(shown)")
        continue
      }
      for (index, line) in actual.enumerated() {
        let wanted = expected[index]
        let isSame =
          abs(line.start - wanted.start) < 1e-9 && abs(line.width - wanted.width) < 1e-9
          && line.top == Double(index) * 16 && line.height == 16
        if !isSame { Issue.record("round \(round), \(parts) in \(width), \(css): line \(index)") }
        // Each character follows the one before it.
        var x = line.start
        for (position, character) in zip(line.positions(in: paragraph.shapedParagraph), wanted.text)
        {
          if abs(position.x - x) > 1e-9 || position.width != advance(character) {
            Issue.record("round \(round), line \(index): \(character) at \(position.x), not \(x)")
          }
          x += advance(character)
        }
      }
      // The ranges of the lines are the whole text, breaks included.
      var end = 0
      for line in actual {
        #expect(line.range.lowerBound == end && line.visible.lowerBound == end)
        end = line.range.upperBound
      }
      #expect(end == paragraph.shapedParagraph.source.text.utf8.count)
    }
  }

  /// Justification adds the free space of a line in equal amounts between its characters.
  @Test func justifiedLinesFillTheWidth() throws {
    var random = SeededGenerator(seed: 302)
    var justifiedCount = 0
    for round in 0..<400 {
      let parts = parts(&random, "漢字東京語")
      let width = Double(Int.random(in: 4...12, using: &random) * 8 + 4)
      let indent = Indent(amount: Double(Int.random(in: 0...2, using: &random) * 8))
      let last: String? = round % 3 == 0 ? "justify" : nil
      let css =
        "\(indent.css); text-align: justify"
        + (last.map { "; text-align-last: \($0)" } ?? "")
      let expected = model(parts, width: width, indent: indent, alignment: "start", last: nil)
      let (paragraph, actual) = try #require(lines(parts, css, width: width))
      #expect(actual.map { paragraph.shown($0) } == expected.map(\.text), "round \(round)")
      for (line, wanted) in zip(actual, expected) {
        let isJustified = (!wanted.isForced || last != nil) && wanted.text.count > 1
        let free = isJustified ? max(wanted.available - wanted.width, 0) : 0
        let gaps = line.adjustments.map(\.amount)
        #expect(abs(gaps.reduce(0, +) - free) < 1e-6, "round \(round): \(gaps) for \(free)")
        #expect(abs(line.width - wanted.width - free) < 1e-6, "round \(round)")
        #expect(line.start == wanted.start, "round \(round)")
        guard free > 0 else { continue }
        justifiedCount += 1
        #expect(gaps.count == wanted.text.count - 1, "round \(round)")
        for gap in gaps {
          if abs(gap - free / Double(gaps.count)) > 1e-6 { Issue.record("round \(round): \(gaps)") }
        }
        let end = paragraph.end(of: line)
        if abs(end - width) > 1e-6 { Issue.record("round \(round): ends at \(end) of \(width)") }
      }
    }
    #expect(justifiedCount > 300)
  }
}
