import Kana
import Transliteration

/// The module Kana compared with the corresponding transforms of ICU: the same lines, in this
/// process.
struct KanaRatios {
  private let lines: [String]
  private let passes: Int

  /// Selects lines from the whole corpus, because ICU is too slow for all of them.
  init(_ arguments: Arguments) throws {
    passes = arguments.isQuick ? 3 : 9
    let corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    lines = stride(from: 0, to: all.count, by: arguments.isQuick ? 100 : 20).map {
      String(decoding: all[$0], as: UTF8.self)
    }
  }

  /// Measures conversions line by line, from strings to strings.
  func addSpeeds(to report: inout Report) throws {
    let (hiragana, katakana) = (KanaConverter(to: .hiragana), KanaConverter(to: .katakana))
    let (full, half) = (WidthConverter(to: .full), WidthConverter(to: .half))
    try addSpeed(
      "hiragana → katakana", katakana.convert, "Hiragana-Katakana", lines, .atLeast(30), to: &report
    )
    try addSpeed(
      "katakana → hiragana", hiragana.convert, "Katakana-Hiragana", lines, .atLeast(30), to: &report
    )
    try addSpeed(
      "full → half width", half.convert, "Fullwidth-Halfwidth", lines, .atLeast(5), to: &report)
    try addSpeed(
      "half → full width", full.convert, "Halfwidth-Fullwidth", lines.map(half.convert),
      .atLeast(5), to: &report)
  }

  private func addSpeed(
    _ name: String, _ convert: (String) -> String, _ transform: String, _ lines: [String],
    _ target: Report.Target, to report: inout Report
  ) throws {
    let transliterator = try Transliterator(id: transform)
    var size = 0
    let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
      let start = System.threadClock
      for line in lines {
        size &+= (index == 0 ? convert(line) : try transliterator.transliterate(line)).utf8.count
      }
      return System.threadClock - start
    }
    guard size > 0 else { throw Failure("nothing was converted") }
    report.addSpeed("\(name), speed (ICU)", ours: times[0], theirs: times[1], target)
  }
}
