import LayoutTestSupport
import LineBreaking
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Properties of any ruby, for any text and width.
struct RubyPropertyTests {
  private static let widths: [Double?] = [nil, 0, 1, 16, 24, 40, 64, 100, 333]
  private static let styles = [
    "", "line-height: 1.8", "text-align: justify", "text-align: right", "text-indent: 1em",
    "overflow-wrap: anywhere", "text-wrap: pretty", "letter-spacing: 2px", "ruby-align: start",
    "ruby-align: space-between", "text-spacing-trim: trim-both; hanging-punctuation: allow-end",
    "text-spacing-trim: trim-all", "white-space: pre-wrap", "ruby-position: under",
  ]

  /// Returns markup with ruby of all kinds.
  private func markup(_ generator: inout SeededGenerator) -> String {
    let texts = [
      "の", "東京", "、", "。", "「", "」", "カー", "・", "a", "New York", " ", "\u{3000}", "💡",
      "か\u{3099}", "長い文章", "\n",
    ]
    let readings = ["と", "とう", "とうきょう", "うけたまわりました", "Tokyo", "a b", "・"]
    func text() -> String { texts.randomElement(using: &generator) ?? "" }
    func reading() -> String { "<rt>" + (readings.randomElement(using: &generator) ?? "") }
    var markup = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...3: markup += text()
      case 4...6: markup += "<ruby>" + text() + text() + reading() + "</ruby>"
      case 7: markup += "<ruby>" + text() + reading() + "</rt>" + text() + reading() + "</ruby>"
      case 8: markup += "<ruby>" + text() + reading() + reading() + "</ruby>"
      default:
        markup +=
          "<em style='text-emphasis: dot'>" + text() + "<ruby>" + text() + reading()
          + "</ruby></em>"
      }
    }
    return markup
  }

  /// Lays out many texts and passes them to a check.
  private func forEachLayout(
    seed: UInt64, count: Int = 60, measurer: any TextMeasurer = FixedMeasurer(),
    _ check: (RubyLines, _ style: String, _ fail: (String) -> Void) -> Void
  ) {
    var failures: [String] = []
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let markup = markup(&generator)
      let style = Self.styles.randomElement(using: &generator) ?? ""
      for width in Self.widths {
        let lines = RubyLines(markup, width: width, style: style, measurer: measurer)
        check(lines, style) { what in
          failures.append("\(what): \(markup) at \(width ?? -1), \(style)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test func linesJoinToTheTextAndReadingsToThemselves() {
    forEachLayout(seed: 1) { lines, _, fail in
      for paragraph in lines.paragraphs {
        let joined = paragraph.lines.map { paragraph.shapedParagraph.source[$0.range] }.joined()
        if joined != paragraph.shapedParagraph.source.text { fail("text is lost") }
        var clusters: [Int: [Int]] = [:]
        for line in paragraph.lines {
          let placements = line.positions(in: paragraph.shapedParagraph)
          for placed in line.readings(in: paragraph.shapedParagraph, placements: placements) {
            clusters[placed.ruby, default: []] += Array(placed.clusters)
          }
        }
        for (ruby, found) in clusters {
          // A base that is not drawn, such as a space at a line's end, may lack a part of its
          // annotation.
          let isBlank = paragraph.shapedParagraph.breaking.isBlank(
            paragraph.shapedParagraph.rubies[ruby].items, paragraph.shapedParagraph)
          let all = Array(paragraph.shapedParagraph.rubies[ruby].reading.advances.indices)
          if found != all, !isBlank { fail("a divided reading") }
        }
      }
    }
  }

  /// An annotation over several lines is divided in proportion to its base, by advances or by
  /// counts.
  @Test func readingsOfLongBasesAreDividedLikeThem() {
    for count in [800, 1200] {
      let lines = RubyLines(
        "<ruby>" + String(repeating: "長", count: count) + "<rt>"
          + String(repeating: "な", count: 2 * count) + "</ruby>", width: 160)
      let placed = lines.readings
      #expect(placed.count == count / 10)
      #expect(placed.allSatisfy { $0.placed.clusters.count == 20 })
      #expect(placed.last?.placed.clusters.upperBound == 2 * count)
    }
  }

  @Test func readingsOfALineDoNotOverlap() {
    forEachLayout(seed: 2) { lines, _, fail in
      for (paragraph, line) in lines.lines {
        let shapedParagraph = paragraph.shapedParagraph
        let readings = line.readings(
          in: shapedParagraph, placements: line.positions(in: shapedParagraph))
        var ends: [String: Double] = [:]
        for placed in readings {
          let ruby = shapedParagraph.rubies[placed.ruby]
          let row = "\(ruby.position) \(ruby.shift)"
          // A base wider than a line is divided, and its annotation between characters.
          guard ruby.items == placed.items else { continue }
          if placed.extent.lowerBound < ends[row, default: -.infinity] - 1e-4 {
            fail("\(ruby.reading.text) overlaps")
          }
          ends[row] = placed.extent.upperBound
        }
      }
    }
  }

  @Test func readingsStayWithinTheirLines() {
    forEachLayout(seed: 3) { lines, style, fail in
      for (_, reading, placed, line) in lines.readings {
        let end = max(line.start + line.width, line.start + placed.extent.length)
        if placed.extent.lowerBound < line.start - 1e-4 || placed.extent.upperBound > end + 1e-4 {
          fail("\(reading) protrudes")
        }
      }
    }
  }

  @Test func basesAreCenteredUnderTheirReadings() {
    forEachLayout(seed: 4) { lines, style, fail in
      guard !style.contains("ruby-align: start"), !style.contains("trim"),
        !style.contains("letter-spacing")
      else { return }
      for (paragraph, line) in lines.lines {
        let shapedParagraph = paragraph.shapedParagraph
        let placements = line.positions(in: shapedParagraph)
        for placed in line.readings(in: shapedParagraph, placements: placements) {
          let ruby = shapedParagraph.rubies[placed.ruby]
          guard ruby.items == placed.items,
            let first = placements.first(where: { $0.item == placed.items.lowerBound }),
            let last = placements.first(where: { $0.item == placed.items.upperBound - 1 }),
            first.x >= line.start, last.x + last.width <= line.start + line.width
          else { continue }
          let base = (first.x + last.x + last.width) / 2
          let middle = placed.positions.first.map { first in
            let cluster = placed.clusters.upperBound - 1
            let end = (placed.positions.last ?? 0) + ruby.reading.advances[cluster]
            return (first + end) / 2
          }
          if abs(base - (middle ?? 0)) > 1e-3 { fail("\(ruby.reading.text) is not centered") }
        }
      }
    }
  }

  @Test func nothingIsCutOffAtTheEdgesOfThePage() {
    forEachLayout(seed: 5) { lines, _, fail in
      for run in lines.glyphs where run.size > 0 {
        let box = FixedMeasurer().metrics(for: FontRequest(size: run.size)).emBox(size: run.size)
        let height = lines.layout.size.height
        if run.origin.y - box.above < -1e-6 || run.origin.y + box.below > height + 1e-6 {
          fail("\(run.text) is cut off")
        }
      }
    }
  }

  @Test func everyTerminalLineIsOneRowAndHasAllReadings() {
    forEachLayout(seed: 6, measurer: ColumnMeasurer()) { lines, _, fail in
      let rows = lines.lines.count
      if lines.layout.size.height != 16 * Double(rows) { fail("a row too much") }
      for run in lines.glyphs {
        if run.origin.y.truncatingRemainder(dividingBy: 16) != 0 { fail("between rows") }
      }
    }
  }
}

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension Paragraph {
  /// Returns whether some items contain a space or a line feed.
  fileprivate func isBlank(_ items: Range<Int>, _ shapedParagraph: ShapedParagraph) -> Bool {
    items.contains { item in
      let range = Int(shapedParagraph.items[item].offset)..<shapedParagraph.end(of: item)
      return shapedParagraph.source[range].unicodeScalars.contains { $0.properties.isWhitespace }
    }
  }
}
