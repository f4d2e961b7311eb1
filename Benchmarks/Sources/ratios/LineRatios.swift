import CLineBaseline
import LineBreaking

/// The line breaker compared with those of ICU and Pango: the same text, in this process.
struct LineRatios {
  private let passes: Int
  /// 1 MB of Japanese as UTF-8, and as UTF-16 for ICU.
  private let text: String
  private let units: [UInt16]
  /// The paragraphs of the text.
  private let paragraphs: [String]
  private let paragraphBytes: [UInt8]
  private let sizes: [Int]

  init(_ arguments: Arguments) throws {
    passes = arguments.isQuick ? 5 : 15
    let corpus = try System.contents(of: arguments.corpus)
    text = String(decoding: corpus.prefix(1_000_000), as: UTF8.self)
    units = Array(text.utf16)
    paragraphs = text.split(separator: "\n").prefix(arguments.isQuick ? 2000 : 10_000).map {
      String($0)
    }
    paragraphBytes = paragraphs.flatMap { $0.utf8 }
    sizes = paragraphs.map(\.utf8.count)
  }

  func addSpeeds(to report: inout Report) throws {
    try addBreaks(to: &report)
    try addGreedy(to: &report)
    try addPretty(to: &report)
  }

  /// Measures finding the break opportunities of 1 MB.
  private func addBreaks(to report: inout Report) throws {
    let breaker = LineBreaker()
    var counts = [0, 0]
    let times = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      counts[index] =
        index == 0
        ? try breaker.opportunities(in: text).count
        : line_baseline_breaks(units, units.count, "ja@lb=strict")
      return System.threadClock - start
    }
    // ICU 72 implements an older version of LB15, for an opening bracket after a quotation mark and
    // spaces.
    guard abs(counts[0] - counts[1]) <= counts[1] / 1000 else {
      throw Failure("\(counts[0]) opportunities, ICU finds \(counts[1])")
    }
    report.addSpeed(
      "break opportunities, 1 MB (ICU, lb=strict)", ours: times[0], theirs: times[1], .atLeast(3))
  }

  /// Measures greedy line breaking of plain-text paragraphs.
  private func addGreedy(to report: inout Report) throws {
    let wrapper = TextWrapper(unit: .em)
    var counts = [0, 0]
    let times = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      if index == 0 {
        counts[0] = try paragraphs.reduce(0) { try $0 + wrapper.lines(of: $1, width: 20).count }
      } else {
        counts[1] = paragraphBytes.withUnsafeBytes { bytes in
          line_baseline_layout(
            bytes.bindMemory(to: CChar.self).baseAddress, sizes, sizes.count, 20)
        }
      }
      return System.threadClock - start
    }
    guard abs(counts[0] - counts[1]) <= counts[1] / 10 else {
      throw Failure("\(counts[0]) lines, Pango has \(counts[1])")
    }
    report.addSpeed(
      "greedy lines of paragraphs (Pango's layout)", ours: times[0], theirs: times[1],
      .atLeast(50))
  }

  /// Compares optimum-fit line breaking of a paragraph with that of one ten times as long: ten
  /// times the time if linear.
  private func addPretty(to report: inout Report) throws {
    let wrapper = TextWrapper(unit: .em, method: .pretty)
    let joined = paragraphs.joined().replacing("\u{3000}", with: "")
    let short = String(joined.prefix(10_000))
    let long = String(repeating: short, count: 10)
    let times = try Samples.interleaved(passes: passes, of: 2) { index in
      let start = System.threadClock
      guard try !wrapper.lines(of: index == 0 ? short : long, width: 20).isEmpty else {
        throw Failure("no lines")
      }
      return System.threadClock - start
    }
    report.add(
      "optimum fit: 100,000 characters against 10,000",
      value: times[1].minimum / times[0].minimum, unit: " times the time", .atMost(11.5))
  }
}
