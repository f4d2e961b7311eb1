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

    var agreement: Double {
      compared == 0 ? 0 : 1 - Double(differences.count) / Double(compared)
    }

    var report: Comment {
      "\(differences.count) of \(compared):\n\(differences.prefix(40).joined(separator: "\n"))"
    }
  }

  /// Lines by their text, lines by their places, and blocks by their heights.
  struct Comparison {
    var lines = Outcome()
    var places = Outcome()
    var heights = Outcome()
    /// How many of the browser's lines follow one that it sets otherwise by design.
    var leftOut = 0

    /// The styles in which we put more into a line than Chromium does.
    ///
    /// Closing marks at the end of a line lose their blank if it does not fit otherwise (CSS Text 4,
    /// `text-spacing-trim`), and gaps are reduced before they are expanded to justify a line
    /// (JLREQ §3.8.2). Chromium does neither.
    static let fullerStyles: Set = [
      "trim", "trim-start", "space-first", "trim-autospace", "justify",
    ]

    mutating func add(_ page: LayoutRecording.Page, _ layout: MarkupLayout) {
      let name = "\(page.style) \(page.width) \(page.fragment)"
      let shown = layout.paragraphs.enumerated().compactMap { index, paragraph in
        paragraph.map { (index: index, lines: $0.lines) }
      }.filter { layout.text.paragraphs[$0.index].text.visibleCount > 0 }
      for (browsers, ours) in zip(page.paragraphs, shown) {
        let block =
          layout.frame(ofBlock: layout.text.element(ofParagraph: ours.index))?.height ?? .nan
        let lines = LineList(layout, ours.index)
        if Self.fullerStyles.contains(page.style), lines.isFuller(than: browsers.lines) {
          addUntilFuller(name, browsers.lines, lines)
          continue
        }
        add(name, browsers.lines, lines)
        heights.compared += 1
        if !(abs(block - browsers.block.height) <= 1) {
          heights.differences.append("\(name): \(block) px, not \(browsers.block.height)")
        }
      }
    }

    /// Compares the lines before the first one that is fuller than the browser's.
    private mutating func addUntilFuller(
      _ name: String, _ browsers: [LayoutRecording.Line], _ ours: LineList
    ) {
      let same = zip(browsers, ours.filledRanges).prefix { $0.count == $1.count }.count
      add(name, Array(browsers[..<same]), ours)
      leftOut += browsers.count - same
      let mine = ours.filledRanges[same]
      print("LEFT", name, browsers.count - same, ours.text(mine), "|", ours.text(mine.lowerBound..<mine.lowerBound + browsers[same].count))
    }

    private mutating func add(_ name: String, _ browsers: [LayoutRecording.Line], _ ours: LineList)
    {
      let ranges = Set(ours.visibleRanges)
      var start = 0
      for line in browsers {
        let range = start..<start + line.count
        start = range.upperBound
        lines.compared += 1
        guard ranges.contains(range) else {
          lines.differences.append("\(name): “\(ours.text(range))” is no line; \(ours)")
          continue
        }
        guard let place = ours.place(of: range) else { continue }
        places.compared += 1
        let right = line.left + line.width
        if abs(place.x - line.left) > 1 || abs(place.maxX - right) > 1 {
          places.differences.append(
            "\(name): “\(ours.text(range))” from \(place.x) to \(place.maxX), "
              + "not from \(line.left) to \(right)")
        }
      }
    }
  }

  @Test func linesAreTheBrowsers() {
    let recording = LayoutRecording.shared
    let typesetter = Typesetter(
      measurer: PangoFonts(), options: TypesetterOptions(latin: .browsers, filling: .browsers))
    var comparison = Comparison()
    for style in recording.styles {
      let texts = recording.texts(style: style)
      for width in style.widths {
        for (text, page) in zip(texts, recording.pages(style: style, width: width)) {
          comparison.add(page, typesetter.layout(text, in: LayoutSpace(inlineSize: width)))
        }
      }
    }
    if let path = ProcessInfo.processInfo.environment["LAYOUT_REPLAY"] {
      let lines = [comparison.lines, comparison.places, comparison.heights].flatMap { ["\($0.differences.count) of \($0.compared)"] + $0.differences }
      try? (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(comparison.lines.compared > 11_000)
    #expect(comparison.lines.agreement >= 0.99, comparison.lines.report)
    #expect(comparison.places.agreement >= 0.985, comparison.places.report)
    #expect(comparison.heights.agreement >= 0.985, comparison.heights.report)
  }
}

/// The lines of one of our paragraphs, by how many visible code points come before them.
struct LineList: CustomStringConvertible {
  private let layout: MarkupLayout
  private let paragraph: Int
  private let visible: [Unicode.Scalar]
  let visibleRanges: [Range<Int>]
  /// Those of lines in which something is seen.
  let filledRanges: [Range<Int>]

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
    filledRanges = visibleRanges.filter { !$0.isEmpty }
  }

  /// Whether the first line that differs is longer here.
  func isFuller(than browsers: [LayoutRecording.Line]) -> Bool {
    zip(browsers, filledRanges).first { $0.count != $1.count }.map { $0.count < $1.count } ?? false
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
      layout.text.paragraphs[paragraph][first..<first + 1] != " "
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
