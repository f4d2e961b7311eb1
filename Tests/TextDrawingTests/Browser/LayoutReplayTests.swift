import Foundation
import LineBreaking
import MarkupText
import Testing
import TextDrawing
import TextLayout

/// Layout against headless Chromium's: the same markup, fonts and widths.
@Suite struct LayoutReplayTests {
  /// What was compared, and where the two parted.
  struct Outcome {
    var compared = 0
    var differences: [String] = []
    /// How many more there are that a known difference explains.
    var explained: [KnownLayoutDifference: Int] = [:]

    /// The share of what agrees, of all that was compared.
    var agreement: Double { share(differences.count + explained.values.reduce(0, +)) }
    /// The share of what agrees or is explained.
    var agreementButKnown: Double { share(differences.count) }

    private func share(_ differing: Int) -> Double {
      compared == 0 ? 0 : 1 - Double(differing) / Double(compared)
    }

    mutating func add(_ difference: String, _ known: KnownLayoutDifference?) {
      if let known {
        explained[known, default: 0] += 1
      } else {
        differences.append(difference)
      }
    }

    var report: String {
      let known = explained.map { "\($0.key.rawValue) \($0.value)" }.sorted()
      return "\(differences.count) of \(compared), known: \(known.joined(separator: ", "))\n"
        + differences.joined(separator: "\n")
    }
  }

  /// Lines by their text, lines by their places, blocks and pages by their heights.
  struct Comparison {
    var lines = Outcome()
    var places = Outcome()
    var heights = Outcome()
    var pages = Outcome()
    let fragments: [String]

    mutating func add(_ page: LayoutRecording.Page, _ layout: MarkupLayout) {
      let name = "\(page.style) \(page.width) \(page.fragment)"
      var known: KnownLayoutDifference?
      let shown = layout.paragraphs.enumerated().compactMap { index, paragraph in
        paragraph.map { (index: index, lines: $0.lines) }
      }.filter { layout.text.paragraphs[$0.index].text.visibleCount > 0 }
      for (browsers, ours) in zip(page.paragraphs, shown) {
        let block =
          layout.frame(ofBlock: layout.text.element(ofParagraph: ours.index))?.height ?? .nan
        let lines = LineList(layout, ours.index)
        let why = KnownLayoutDifference.ofLines(page, browsers.lines, layout, ours.index)
        let place = KnownLayoutDifference.ofPlaces(
          fragments[page.fragment - 1], layout, ours.index)
        known = known ?? why
        add(name, browsers.lines, lines, why, place)
        heights.compared += 1
        if !(abs(block - browsers.block.height) <= 1) {
          heights.add("\(name): \(block) px, not \(browsers.block.height)", why)
        }
      }
      pages.compared += 1
      if !(abs(layout.size.height - page.height) <= 1) {
        pages.add("\(name): \(layout.size.height) px, not \(page.height)", known)
      }
    }

    private mutating func add(
      _ name: String, _ browsers: [LayoutRecording.Line], _ ours: LineList,
      _ knownLines: KnownLayoutDifference?, _ knownPlaces: KnownLayoutDifference?
    ) {
      let ranges = Set(ours.visibleRanges)
      var start = 0
      for line in browsers {
        let range = start..<start + line.count
        start = range.upperBound
        lines.compared += 1
        guard ranges.contains(range) else {
          lines.add("\(name): “\(ours.text(range))” is no line; \(ours)", knownLines)
          continue
        }
        guard let place = ours.place(of: range) else { continue }
        places.compared += 1
        let right = line.left + line.width
        if abs(place.x - line.left) > 1 || abs(place.maxX - right) > 1 {
          places.add(
            "\(name): “\(ours.text(range))” from \(place.x) to \(place.maxX), "
              + "not from \(line.left) to \(right)", knownPlaces)
        }
      }
    }
  }

  @Test func linesAreTheBrowsers() throws {
    let recording = LayoutRecording.shared
    let typesetter = Typesetter(
      measurer: PangoFonts(), options: TypesetterOptions(latinLineBreaking: .browsers, lineAdjustment: .browsers))
    var comparison = Comparison(fragments: recording.fragments)
    for style in recording.styles {
      let texts = recording.texts(style: style)
      for width in style.widths {
        for (text, page) in zip(texts, recording.pages(style: style, width: width)) {
          comparison.add(page, typesetter.layout(text, in: LayoutSpace(inlineSize: width)))
        }
      }
    }
    let outcomes = [comparison.lines, comparison.places, comparison.heights, comparison.pages]
    let report = outcomes.map(\.report).joined(separator: "\n\n")
    // LAYOUT_REPLAY names a file for what differs.
    if let path = ProcessInfo.processInfo.environment["LAYOUT_REPLAY"] {
      try report.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(comparison.lines.compared > 22_000)
    #expect(comparison.places.compared > 22_000)
    for outcome in outcomes {
      #expect(outcome.agreement >= 0.99, "\(report.prefix(8000))")
      #expect(outcome.agreementButKnown >= 0.996, "\(report.prefix(8000))")
      // What is explained stays rare, so that no fault hides in it.
      for (known, count) in outcome.explained {
        #expect(Double(count) <= 0.006 * Double(outcome.compared), "\(known) \(count)")
      }
    }
  }
}

/// The lines of one of our paragraphs, by how many visible code points come before them.
struct LineList: CustomStringConvertible {
  private let layout: MarkupLayout
  private let paragraph: Int
  private let visible: [Unicode.Scalar]
  let visibleRanges: [Range<Int>]

  init(_ layout: MarkupLayout, _ paragraph: Int) {
    (self.layout, self.paragraph) = (layout, paragraph)
    let source = layout.text.paragraphs[paragraph]
    visible = source.text.visibleScalars
    var start = 0
    visibleRanges = (layout.paragraphs[paragraph]?.lines ?? []).map { line in
      let range = start..<start + String(source[line.range]).visibleCount
      start = range.upperBound
      return range
    }
  }

  /// The text of visible code points.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: visible[range.clamped(to: visible.indices)])
    return String(text)
  }

  /// Where the line with these code points is; nil for one that starts with spaces.
  func place(of range: Range<Int>) -> Rect? {
    guard let line = visibleRanges.firstIndex(of: range),
      let first = layout.paragraphs[paragraph]?.lines[line].visible.lowerBound,
      ![" ", "\t"].contains(layout.text.paragraphs[paragraph][first..<first + 1])
    else { return nil }
    return layout.frame(ofLine: line, inParagraph: paragraph)
  }

  var description: String { visibleRanges.map { "“\(text($0))”" }.joined(separator: " ") }
}

extension StyledText {
  /// The block of a paragraph, or the one around it if it has no element of its own.
  func element(ofParagraph index: Int) -> Int {
    let block = paragraphs[index].block
    return blocks[block].kind == .anonymous ? blocks[block].parent ?? 0 : block
  }
}
