import CLinkBaseline
import LinkDetection
import TextLayout

/// The link detector: its speed on plain text and compared with that of cmark-gfm, and its growth
/// on pathological text.
struct LinkRatios {
  private let passes: Int
  private let detector = LinkDetector()

  init(_ arguments: Arguments) { passes = arguments.isQuick ? 5 : 15 }

  func addSpeeds(to report: inout Report) throws {
    try addPlainText(to: &report)
    try addLinks(to: &report)
    try addGrowth(to: &report)
    try addBrackets(to: &report)
  }

  // MARK: Speed

  /// Measures text without links.
  private func addPlainText(to report: inout Report) throws {
    let english = "It is a truth universally acknowledged, that a single man in want of a wife. "
    let japanese = LayoutSamples.paragraphs(2000)
    let mixed = "Swift 6.3 の CPU は3.14倍速い。URI::Escape や e.g. and/or を README.md で見よ。12:30 に開始。\n"
    for (name, text) in [
      ("Japanese", japanese.joined(separator: "\n")),
      ("English", String(repeating: english, count: 20_000)),
      ("both, with much punctuation", String(repeating: mixed, count: 10_000)),
    ] {
      let samples = try Samples.interleaved(passes: passes, of: 1) { _ in
        let start = System.threadClock
        guard detector.links(in: text).isEmpty else { throw Failure("links in \(name) text") }
        return System.threadClock - start
      }
      report.add(
        "plain text without links, \(name)",
        value: Double(text.utf8.count) / samples[0].minimum * 1000, unit: " MB/s", .atLeast(200))
    }
  }

  /// Measures text with a link in every line that both libraries find.
  private func addLinks(to report: inout Report) throws {
    let lines = LayoutSamples.paragraphs(2000).map {
      "\($0) http://www.example.com/wiki/a_(b) 。\n\n"
    }
    let bytes = lines.flatMap { $0.utf8 }
    let text = lines.joined()
    var counts = [0, 0]
    let samples = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      counts[index] =
        index == 0
        ? detector.links(in: text).count
        : bytes.withUnsafeBytes {
          link_baseline_cmark($0.bindMemory(to: CChar.self).baseAddress, $0.count)
        }
      return System.threadClock - start
    }
    guard counts[0] == lines.count, counts[1] == lines.count else {
      throw Failure("\(counts) links, not \(lines.count)")
    }
    report.addSpeed(
      "2,000 paragraphs with a link each (cmark-gfm, which reads Markdown)", ours: samples[0],
      theirs: samples[1], .atLeast(3))
  }

  // MARK: Growth

  private static let hostile = [
    "http://", "www.", "a@", "a.a.a.a", "http://a(http://a(", "@@@", "….…", "http://a.com/(",
    "http://a.com/([{", "a.jp/(a", "www.aあ", "http://aあ", "mailto:a@", "http://[::", "http://a@",
    "http://a:a", "a:", "a.a/", ".", "/", ":", "http://日本.", "a.jp/日・", "http://a.jp/\u{301}",
  ]

  /// Compares 2 MB of each text with a tenth of it: ten times the time is linear, a hundred times
  /// quadratic.
  private func addGrowth(to report: inout Report) throws {
    var worst = (growth: 0.0, piece: "")
    var slowest = (time: 0.0, piece: "")
    for piece in Self.hostile {
      let texts = [200_000, 2_000_000].map {
        String(repeating: piece, count: $0 / piece.utf8.count)
      }
      let samples = try Samples.interleaved(passes: 3, of: 2) { index in
        let start = System.threadClock
        guard detector.links(in: texts[index]).count <= texts[index].utf8.count / 6 else {
          throw Failure("\(piece): too many links")
        }
        return System.threadClock - start
      }
      let growth = samples[1].minimum / samples[0].minimum
      if growth > worst.growth { worst = (growth, piece) }
      let time = samples[1].minimum / Double(texts[1].utf8.count)
      if time > slowest.time { slowest = (time, piece) }
    }
    report.add(
      "2 MB against 0.2 MB of \(Self.hostile.count) hostile texts, worst: \(worst.piece)",
      value: worst.growth, unit: " times the time", .atMost(20))
    report.add(
      "the slowest of them: \(slowest.piece)", value: slowest.time, unit: " ns a byte", .none)
  }

  /// Measures a URL with unclosed brackets, for which Gruber's pattern takes exponential time.
  private func addBrackets(to report: inout Report) throws {
    let texts = [1000, 10_000].map { "http://a.com/" + String(repeating: "(", count: $0) + "x" }
    let samples = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      for _ in 0..<100 {
        guard detector.links(in: texts[index]).count == 1 else { throw Failure("no link") }
      }
      return System.threadClock - start
    }
    report.add(
      "10,000 open brackets against 1,000", value: samples[1].minimum / samples[0].minimum,
      unit: " times the time", .atMost(12))
  }
}
