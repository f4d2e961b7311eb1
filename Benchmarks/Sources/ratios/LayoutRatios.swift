import CAllocations
import CLayoutBaseline
import MarkupText
import TextDrawing
import TextLayout

/// Layout compared with that of Pango: the same paragraphs, font and width, in this process; and
/// updates of cells compared with full layout.
struct LayoutRatios {
  private let passes: Int
  private let fonts = PangoFonts()
  /// The analyzer that finds phrases for `word-break: auto-phrase`.
  private let analyzer: any TextAnalyzer
  private let paragraphs: [String]
  private let bytes: [UInt8]
  private let sizes: [Int]
  private static let width = 400.0
  private static let family = "Noto Sans CJK JP"
  private static let size = 16.0

  init(_ arguments: Arguments, analyzer: any TextAnalyzer) {
    passes = arguments.isQuick ? 5 : 15
    self.analyzer = analyzer
    paragraphs = LayoutSamples.paragraphs(1000)
    bytes = paragraphs.flatMap { $0.utf8 }
    sizes = paragraphs.map(\.utf8.count)
  }

  func addSpeeds(to report: inout Report) throws {
    try addParagraphs(to: &report)
    try addCells(to: &report)
    try addMemory(to: &report)
  }

  // MARK: Paragraphs

  /// Measures 1,000 paragraphs with ordinary line breaks and with breaks between phrases.
  private func addParagraphs(to report: inout Report) throws {
    guard let pango = layout_baseline_create(Self.family, Self.size) else {
      throw Failure("Pango cannot create a layout")
    }
    defer { layout_baseline_free(pango) }
    let plain = Self.text(paragraphs, css: "")
    let phrases = Self.text(paragraphs, css: "word-break: auto-phrase")
    let typesetter = Typesetter(measurer: fonts, options: TypesetterOptions(analyzer: analyzer))
    var lines = [0, 0, 0]
    let times = try Samples.interleaved(passes: passes, of: 3) { index in
      let start = System.threadClock
      lines[index] =
        index == 0
        ? linesByPango(pango)
        : Self.lineCount(
          typesetter.layout(index == 1 ? plain : phrases, in: LayoutSpace(inlineSize: Self.width)))
      return System.threadClock - start
    }
    // Breaking between phrases makes lines shorter.
    for (index, most) in [(1, lines[0] / 50), (2, lines[0] / 5)] {
      guard abs(lines[index] - lines[0]) <= most else {
        throw Failure("\(lines[index]) lines, Pango has \(lines[0])")
      }
    }
    report.addSpeed(
      "layout of 1,000 paragraphs (Pango's layout)", ours: times[1], theirs: times[0],
      .atLeast(20))
    report.addSpeed(
      "the same, lines between phrases (Pango's layout)", ours: times[2], theirs: times[0],
      .atLeast(3))
  }

  /// Returns the number of lines of all paragraphs with Pango.
  private func linesByPango(_ baseline: OpaquePointer) -> Int {
    bytes.withUnsafeBytes { bytes in
      layout_baseline_lines(
        baseline, bytes.bindMemory(to: CChar.self).baseAddress, sizes, sizes.count, Self.width
      ).lines
    }
  }

  /// Returns a text of paragraphs in the font used with Pango.
  private static func text(_ paragraphs: [String], css: String) -> StyledText {
    let body = paragraphs.map { "<p>\($0)</p>" }.joined()
    let sheet = "p { margin: 0; font: \(size)px \"\(family)\"; \(css) }"
    return StyledText(MarkupTree(parsing: "<style>\(sheet)</style>\(body)"))
  }

  private static func lineCount(_ layout: MarkupLayout) -> Int {
    layout.paragraphs.reduce(0) { $0 + ($1?.lines.count ?? 0) }
  }

  // MARK: Cells

  private static let space = LayoutSpace(inlineSize: 320)

  /// Compares a change of one paragraph of a cell with the layout of that paragraph alone and of
  /// the whole cell.
  private func addCells(to report: inout Report) throws {
    let typesetter = Typesetter(measurer: fonts)
    let count = 200
    let titles = paragraphs.prefix(count).map { String($0.prefix(12)) }
    let details = Array(paragraphs.prefix(count))
    var cell = LayoutTemplate(MarkupTree(parsing: Self.cell("–", "–")), typesetter: typesetter)
    _ = cell.layout(in: Self.space)
    let changed = details.map {
      StyledText(MarkupTree(parsing: Self.style + "<p id=\"details\">\($0)</p>"))
    }
    let times = try Samples.interleaved(passes: passes, of: 3) { index in
      var height = 0.0
      let start = System.threadClock
      for number in 0..<count {
        switch index {
        case 0:
          cell.setText(details[number], of: .id("details"))
          height += cell.layout(in: Self.space).size.height
        case 1:
          height += typesetter.layout(changed[number], in: Self.space).size.height
        default:
          let tree = MarkupTree(parsing: Self.cell(titles[number], details[number]))
          height += typesetter.layout(StyledText(tree), in: Self.space).size.height
        }
      }
      let time = System.threadClock - start
      guard height > 0 else { throw Failure("the cells have no height") }
      return time
    }
    report.addTime(
      "one of four paragraphs of a cell changed (that paragraph alone)", ours: times[0],
      theirs: times[1], .atMost(1.15))
    report.addSpeed(
      "the same (parsing and layout of the whole cell)", ours: times[0], theirs: times[2],
      .atLeast(3))
  }

  private static let style = "<style>p { margin: 0; font: 13px/20px \"\(family)\" }</style>"

  private static func cell(_ title: String, _ details: String) -> String {
    style
      + LayoutSamples.cell(
        title: title, details: details)
  }

  // MARK: Memory

  /// Measures the memory of 1,000 layouts of cells.
  private func addMemory(to report: inout Report) throws {
    guard allocations_are_counted() != 0 else { return }
    let typesetter = Typesetter(measurer: fonts)
    let texts = paragraphs.map { paragraph in
      StyledText(
        MarkupTree(parsing: Self.cell(String(paragraph.prefix(12)), paragraph)))
    }
    for text in texts { _ = typesetter.layout(text, in: Self.space) }
    var layouts: [MarkupLayout] = []
    layouts.reserveCapacity(texts.count)
    let before = allocated_bytes()
    for text in texts { layouts.append(typesetter.layout(text, in: Self.space)) }
    let used = allocated_bytes() - before
    let characters = texts.reduce(0) { count, text in
      count + text.paragraphs.reduce(0) { $0 + $1.text.unicodeScalars.count }
    }
    guard layouts.allSatisfy({ $0.size.height > 0 }) else { throw Failure("no layouts") }
    report.add(
      "memory of the layout of a cell", value: Double(used) / Double(layouts.count),
      unit: " bytes", .none)
    report.add(
      "the same for each character", value: Double(used) / Double(characters), unit: " bytes",
      .none)
  }
}
