import JapaneseText

/// Conversion of sentences to kana and to romaji compared with tokenization alone: the same lines,
/// in this process.
struct ReadingRatios {
  private let lines: [String]
  private let passes: Int
  private let tokenizer: Tokenizer

  init(_ arguments: Arguments, dictionary: String) throws {
    passes = arguments.isQuick ? 3 : 7
    let corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    lines = stride(from: 0, to: all.count, by: arguments.isQuick ? 12 : 4).map {
      String(decoding: all[$0], as: UTF8.self)
    }
    tokenizer = try Tokenizer(dictionary: .directory(dictionary))
  }

  /// Measures conversions line by line, from strings to results.
  func addSpeeds(to report: inout Report) throws {
    let tokenizer = tokenizer
    try addSpeed("sentence → kana, with its map", { tokenizer.reading(of: $0).text }, to: &report)
    try addSpeed("sentence → romaji", { tokenizer.romanized($0) }, to: &report)
  }

  private func addSpeed(
    _ name: String, _ convert: (String) -> String, to report: inout Report
  ) throws {
    var size = 0
    let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
      let start = System.threadClock
      for line in lines {
        size &+= index == 0 ? convert(line).utf8.count : tokenizer.tokens(in: line).count
      }
      return System.threadClock - start
    }
    guard size > 0 else { throw Failure("nothing was read") }
    report.addSpeed(
      "\(name), speed (tokens alone)", ours: times[0], theirs: times[1], .atLeast(0.7))
  }
}
