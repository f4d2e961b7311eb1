import CBaseline
import JapaneseText
import LatticeEngine

/// The native engine compared with libmecab: the same lines, in this process.
final class LatticeRatios {
  private let dictionary: String
  private let text: [UInt8]
  private let lineSizes: [Int]
  private let lines: [String]
  private let passes: Int
  private let baseline: OpaquePointer
  private let tokenizer: Tokenizer

  /// Opens the dictionary and splits the corpus; `--quick` uses a tenth of it.
  init(_ arguments: Arguments, dictionary: String) throws {
    self.dictionary = dictionary
    passes = arguments.isQuick ? 3 : 9
    let corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let used = arguments.isQuick ? Array(all.prefix(all.count / 10)) : all
    text = used.flatMap { $0 }
    lineSizes = used.map(\.count)
    lines = used.map { String(decoding: $0, as: UTF8.self) }
    guard let opened = baseline_open(arguments.dictionary) else {
      throw Failure("\(arguments.dictionary): libmecab cannot open this dictionary")
    }
    baseline = opened
    tokenizer = try Tokenizer(dictionary: .directory(dictionary), engine: .native)
  }

  deinit { baseline_close(baseline) }

  /// Sums computed by a traversal, which prevent its removal by the optimizer and show that all
  /// traversals agree.
  private struct Sums: Equatable {
    var nodes = 0
    var offsets = 0
    var costs = 0
  }

  /// Measures traversals of the best paths, and `words`.
  func addSpeeds(to report: inout Report) throws {
    let warm = BestPathFinder(model: try LatticeModel(dictionary: dictionary))
    let (inC, inSwift) = (walkInC(), try Self.walk(lines[...], warm))
    guard inC == inSwift else {
      throw Failure("the walks differ: \(inC) by libmecab, \(inSwift) by the native engine")
    }
    let times = try Samples.interleaved(passes: passes, of: 4) { index throws(any Error) in
      let start = System.threadClock
      switch index {
      case 0: _ = walkInC()
      case 1:
        let model = try LatticeModel(dictionary: dictionary)
        _ = try Self.walk(lines[...], BestPathFinder(model: model))
      case 2: _ = try Self.walk(lines[...], warm)
      default: _ = walkWords()
      }
      return System.threadClock - start
    }
    report.addSpeed(
      "native node walk, dictionary just opened (libmecab)", ours: times[1], theirs: times[0],
      .atLeast(2.5))
    report.addSpeed("  the same again", ours: times[2], theirs: times[0], .none)
    report.addSpeed(
      "Tokenizer.words, [Substring] (libmecab)", ours: times[3], theirs: times[0], .atLeast(2))
  }

  /// Adds the results of ``timesOfTwoThreads()``.
  func addTwoThreads(_ times: [Samples], to report: inout Report) {
    report.addSpeed(
      "native node walk, 2 threads (libmecab, 1 thread)", ours: times[1], theirs: times[0],
      .atLeast(4.5))
  }

  /// Returns the times of libmecab on one thread, and of two workers that each process half the
  /// lines.
  func timesOfTwoThreads() async throws -> [Samples] {
    let model = try LatticeModel(dictionary: dictionary)
    let lines = lines
    let middle = lines.count / 2
    var samples = [Samples(), Samples()]
    for _ in 0..<passes {
      var start = System.wallClock
      _ = walkInC()
      samples[0].append(System.wallClock - start)
      start = System.wallClock
      try await withThrowingTaskGroup(of: Sums.self) { group in
        for half in [0..<middle, middle..<lines.count] {
          group.addTask { try Self.walk(lines[half], BestPathFinder(model: model)) }
        }
        for try await _ in group {}
      }
      samples[1].append(System.wallClock - start)
    }
    return samples
  }

  private func walkInC() -> Sums {
    let sums = text.withUnsafeBytes { bytes in
      baseline_walk(
        baseline, bytes.bindMemory(to: CChar.self).baseAddress, lineSizes, lineSizes.count)
    }
    return Sums(nodes: Int(sums.nodes), offsets: Int(sums.offsets), costs: Int(sums.costs))
  }

  private static func walk(_ lines: ArraySlice<String>, _ finder: BestPathFinder) throws -> Sums {
    var sums = Sums()
    for line in lines {
      try finder.withBestPath(of: line) { words in
        for word in words {
          sums.nodes += 1
          sums.offsets += word.utf8Range.lowerBound + word.utf8Range.upperBound
          sums.costs += word.pathCost
        }
      }
    }
    return sums
  }

  private func walkWords() -> Int {
    var count = 0
    for line in lines { count += tokenizer.words(in: line).count }
    return count
  }
}
