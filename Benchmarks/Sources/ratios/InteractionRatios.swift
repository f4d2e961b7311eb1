import CAllocations
import MarkupText
import TextDrawing
import TextInteraction
import TextLayout

/// Queries on the layout of a text of 5,000 characters, and the memory of its index.
struct InteractionRatios {
  private let passes: Int
  private let analyzer: any TextAnalyzer
  private let fonts = PangoFonts()
  private static let width = 400.0
  private static let characters = 5000
  /// The number of queries in one measurement.
  private static let batch = 500

  init(_ arguments: Arguments, analyzer: any TextAnalyzer) {
    passes = arguments.isQuick ? 21 : 101
    self.analyzer = analyzer
  }

  func addSpeeds(to report: inout Report) throws {
    try addQuestions("10 paragraphs", Self.markup(paragraphs: 10), to: &report)
    try addQuestions("one paragraph", Self.markup(paragraphs: 1), to: &report)
    try addIndex(to: &report)
  }

  // MARK: Questions

  /// Measures the median time of each query, at points distributed over the page.
  private func addQuestions(
    _ name: String, _ markup: String, to report: inout Report
  ) throws {
    let layout = self.layout(markup)
    let index = LayoutIndex(layout, analyzer: analyzer)
    let points = Self.points(on: layout.size)
    let positions = points.compactMap(index.position(closestTo:))
    let ranges = points.compactMap(index.character(at:))
    let words = points.compactMap(index.word(at:))
    guard positions.count == points.count, ranges.count > points.count / 2, !words.isEmpty else {
      throw Failure("no answers")
    }
    func ask<Question>(
      _ title: String, _ questions: [Question], _ answer: (Question) -> Bool
    ) throws {
      let samples = Samples.interleaved(passes: passes, of: 1) { _ in
        var found = 0
        let start = System.threadClock
        for step in 0..<Self.batch where answer(questions[step % questions.count]) { found += 1 }
        let time = System.threadClock - start
        return found > 0 ? time / Double(Self.batch) : .infinity
      }
      report.add(
        "\(title), 5,000 characters in \(name)", value: samples[0].median, unit: " ns",
        .atMost(1000))
    }
    try ask("character at a point", points) { index.character(at: $0) != nil }
    try ask("word at a point", points) { index.word(at: $0) != nil }
    try ask("phrase at a point", points) { index.phrase(at: $0) != nil }
    try ask("line at a point", points) { index.line(at: $0) != nil }
    try ask("link at a point", points) { index.link(at: $0) != nil }
    try ask("closest position", points) { index.position(closestTo: $0) != nil }
    try ask("caret", positions) { index.caret(at: $0) != nil }
    try ask("rectangles of a word", words) { !index.rects(of: $0).isEmpty }
    let rects = points.map { Rect(x: $0.x - 60, y: $0.y - 40, width: 120, height: 80) }
    try ask("range in a rectangle", rects) { index.range(in: $0) != nil }
    let links = index.links
    try ask("rectangles of a link", links) { !index.rects(of: $0).isEmpty }
  }

  private static func points(on size: Size) -> [Point] {
    // Incommensurable steps distribute the points evenly.
    (0..<997).map { step in
      Point(
        x: size.width * (Double(step) * 0.618034).truncatingRemainder(dividingBy: 1),
        y: size.height * (Double(step) * 0.754878).truncatingRemainder(dividingBy: 1))
    }
  }

  // MARK: Text

  /// Returns paragraphs with 5,000 characters in total and a link every 100 characters.
  private static func markup(paragraphs count: Int, hasLinks: Bool = true) -> String {
    let text = LayoutSamples.paragraphs(60).joined().prefix(characters)
    let length = characters / count
    var markup = ""
    var rest = text
    while !rest.isEmpty {
      markup += "<p>"
      var paragraph = rest.prefix(length)
      rest = rest.dropFirst(length)
      while !paragraph.isEmpty {
        let piece = paragraph.prefix(100)
        paragraph = paragraph.dropFirst(100)
        let link = piece.prefix(hasLinks ? 40 : 0)
        if hasLinks { markup += "<a href=\"https://example.jp/\(paragraph.count)\">\(link)</a>" }
        markup += piece.dropFirst(link.count)
      }
      markup += "</p>"
    }
    return markup
  }

  private func layout(_ markup: String) -> MarkupLayout {
    let sheet = "<style>p { margin: 0 0 16px; font: 16px/28px \"Noto Sans CJK JP\" }</style>"
    return Typesetter(measurer: fonts).layout(
      markup: sheet + markup, in: LayoutSpace(inlineSize: Self.width))
  }

  // MARK: Index

  /// Compares the time of indexing with that of layout, and measures the memory of the index with
  /// and without links.
  private func addIndex(to report: inout Report) throws {
    let markup = Self.markup(paragraphs: 10)
    let layout = layout(markup)
    let times = Samples.interleaved(passes: passes, of: 2) { turn in
      let start = System.threadClock
      if turn == 0 {
        guard LayoutIndex(layout).layout.size == layout.size else { return .infinity }
      } else {
        guard self.layout(markup).size == layout.size else { return .infinity }
      }
      return System.threadClock - start
    }
    report.addTime(
      "index of 5,000 characters (parsing and layout)", ours: times[0], theirs: times[1],
      .none)
    guard allocations_are_counted() != 0 else { return }
    for hasLinks in [false, true] {
      let markup = Self.markup(paragraphs: 10, hasLinks: hasLinks)
      let layout = self.layout(markup)
      var kept: [LayoutIndex] = []
      kept.reserveCapacity(8)
      let before = allocated_bytes()
      for _ in 0..<8 { kept.append(LayoutIndex(layout)) }
      let bytes = Double(allocated_bytes() - before) / Double(kept.count)
      guard kept.allSatisfy({ $0.links.isEmpty == !hasLinks }) else { throw Failure("no links") }
      report.add(
        "memory of the index for each character, \(hasLinks ? "50 links" : "no links")",
        value: bytes / Double(Self.characters), unit: " bytes", .none)
    }
  }
}
