import Foundation
import LineBreaking
import MarkupText
import Testing
import TextDrawing
import TextLayout

/// Layout compared with headless Chromium: the same markup, fonts and widths.
@Suite struct LayoutReplayTests {
  /// The number of comparisons, and the differences.
  struct Outcome {
    var compared = 0
    var differences: [String] = []
    /// The number of additional differences that are known.
    var explained: [KnownLayoutDifference: Int] = [:]

    /// The share of equal results among all comparisons.
    var agreement: Double { share(differences.count + explained.values.reduce(0, +)) }
    /// The share of results that are equal or explained.
    var agreementExceptKnown: Double { share(differences.count) }

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

  /// Lines by their text, lines by their positions, blocks and pages by their heights.
  struct Comparison {
    var lines = Outcome()
    var positions = Outcome()
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
        let positionDifference = KnownLayoutDifference.ofPositions(
          fragments[page.fragment - 1], layout, ours.index)
        known = known ?? why
        add(name, browsers.lines, lines, why, positionDifference)
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
      _ knownLines: KnownLayoutDifference?, _ knownPositions: KnownLayoutDifference?
    ) {
      let ranges = Set(ours.visibleRanges)
      var start = 0
      for line in browsers {
        let range = start..<start + line.count
        start = range.upperBound
        lines.compared += 1
        guard ranges.contains(range) else {
          lines.add("\(name): “\(ours.text(range))” is not a line; \(ours)", knownLines)
          continue
        }
        guard let frame = ours.frame(of: range) else { continue }
        positions.compared += 1
        let right = line.left + line.width
        if abs(frame.x - line.left) > 1 || abs(frame.maxX - right) > 1 {
          positions.add(
            "\(name): “\(ours.text(range))” from \(frame.x) to \(frame.maxX), "
              + "not from \(line.left) to \(right)", knownPositions)
        }
      }
    }
  }

  @Test func linesMatchTheBrowser() throws {
    let recording = LayoutRecording.shared
    let typesetter = Typesetter(
      measurer: PangoFonts(),
      options: TypesetterOptions(latinLineBreaking: .browsers, lineAdjustment: .browsers))
    var comparison = Comparison(fragments: recording.fragments)
    for style in recording.styles {
      let texts = recording.texts(style: style)
      for width in style.widths {
        for (text, page) in zip(texts, recording.pages(style: style, width: width)) {
          comparison.add(page, typesetter.layout(text, in: LayoutSpace(inlineSize: width)))
        }
      }
    }
    let outcomes = [comparison.lines, comparison.positions, comparison.heights, comparison.pages]
    let report = outcomes.map(\.report).joined(separator: "\n\n")
    // LAYOUT_REPLAY names a file for the differences.
    if let path = ProcessInfo.processInfo.environment["LAYOUT_REPLAY"] {
      try report.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(comparison.lines.compared > 22_000)
    #expect(comparison.positions.compared > 22_000)
    for outcome in outcomes {
      #expect(outcome.agreement >= 0.99, "\(report.prefix(8000))")
      #expect(outcome.agreementExceptKnown >= 0.996, "\(report.prefix(8000))")
      // Explained differences must stay rare, so that they do not hide bugs.
      for (known, count) in outcome.explained {
        #expect(Double(count) <= 0.006 * Double(outcome.compared), "\(known) \(count)")
      }
    }
  }
}

/// The lines of one of the library's paragraphs, by the number of preceding visible code points.
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

  /// Returns the text of visible code points.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: visible[range.clamped(to: visible.indices)])
    return String(text)
  }

  /// Returns the frame of the line with these code points, or nil if it starts with spaces.
  func frame(of range: Range<Int>) -> Rect? {
    guard let line = visibleRanges.firstIndex(of: range),
      let first = layout.paragraphs[paragraph]?.lines[line].visible.lowerBound,
      ![" ", "\t"].contains(layout.text.paragraphs[paragraph][first..<first + 1])
    else { return nil }
    return layout.frame(ofLine: line, inParagraph: paragraph)
  }

  var description: String { visibleRanges.map { "“\(text($0))”" }.joined(separator: " ") }
}

extension StyledText {
  /// Returns the block of a paragraph, or the one around it if it is anonymous.
  func element(ofParagraph index: Int) -> Int {
    let block = paragraphs[index].block
    return blocks[block].kind == .anonymous ? blocks[block].parent ?? 0 : block
  }
}
