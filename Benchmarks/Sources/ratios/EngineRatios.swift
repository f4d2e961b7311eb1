import CAllocations
import CBaseline
import JapaneseText
import MeCab

/// The libraries compared with a loop in C over libmecab: the same lines, in this process.
final class EngineRatios {
  private let corpus: [UInt8]
  private let lineSizes: [Int]
  private let lines: [String]
  private let passes: Int
  private let baseline: OpaquePointer
  private let lattice: Lattice
  private let tokenizer: Tokenizer

  /// Opens the dictionary and splits the corpus; `--quick` uses a tenth of it.
  init(_ arguments: Arguments, dictionary: String) throws {
    passes = arguments.isQuick ? 3 : 9
    corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let used = arguments.isQuick ? Array(all.prefix(all.count / 10)) : all
    lines = used.map { String(decoding: $0, as: UTF8.self) }
    lineSizes = used.map(\.count)
    guard let opened = baseline_open(arguments.dictionary) else {
      throw Failure("\(arguments.dictionary): libmecab cannot open this dictionary")
    }
    baseline = opened
    lattice = Lattice(model: try Model(dictionary: arguments.dictionary))
    tokenizer = try Tokenizer(dictionary: .directory(dictionary))
  }

  deinit { baseline_close(baseline) }

  /// Sums computed by a traversal, which prevent its removal by the optimizer and show that both
  /// traversals agree.
  private struct Sums: Equatable {
    var nodes = 0
    var offsets = 0
    var costs = 0

    mutating func add(_ offsets: Int, _ cost: Int) {
      nodes += 1
      self.offsets += offsets
      costs += cost
    }
  }

  // MARK: Speed

  /// Compares traversals of nodes in Swift and in C, and tokens with nodes.
  func addWalks(to report: inout Report) throws {
    let text = lines.joined().utf8.map { $0 }
    let (inC, inSwift) = (try walkInC(text, lineSizes), try walk(lines))
    guard inC == inSwift else {
      throw Failure("the walks differ: \(inC) in C, \(inSwift) in Swift")
    }
    let times = try Samples.interleaved(passes: passes, of: 3) { index throws(any Error) in
      let start = System.threadClock
      switch index {
      case 0: _ = try walkInC(text, lineSizes)
      case 1: _ = try walk(lines)
      default: _ = walkTokens(lines)
      }
      return System.threadClock - start
    }
    report.addSpeed("node walk, speed (C)", ours: times[1], theirs: times[0], .atLeast(0.95))
    report.addSpeed(
      "Tokenizer.tokens, speed (node walk)", ours: times[2], theirs: times[1], .atLeast(0.9))
  }

  /// Compares the ten best paths of a thousand lines in the native lattice and in libmecab.
  func addBestPaths(to report: inout Report) throws {
    let (native, lines) = (try tokenizer.makeLattice(), self.lines.prefix(1_000))
    func sum(isNative: Bool) throws -> Sums {
      var sums = Sums()
      for line in lines {
        if isNative {
          try native.enumerateBestPaths(of: line, limit: 10) { _, nodes in
            for node in nodes { sums.add(node.start + node.end, node.pathCost) }
            return true
          }
        } else {
          try lattice.enumerateBestPaths(of: line, limit: 10) { _, nodes in
            for node in nodes { sums.add(node.start + node.end, node.pathCost) }
            return true
          }
        }
      }
      return sums
    }
    let (ours, theirs) = (try sum(isNative: true), try sum(isNative: false))
    guard ours == theirs else {
      throw Failure("the ten best paths differ: \(ours), and \(theirs) in libmecab")
    }
    let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
      let start = System.threadClock
      _ = try sum(isNative: index == 1)
      return System.threadClock - start
    }
    report.addSpeed(
      "ten best paths of a line, speed (libmecab)", ours: times[1], theirs: times[0], .atLeast(1))
  }

  private func walkInC(_ text: [UInt8], _ sizes: [Int]) throws -> Sums {
    let sums = text.withUnsafeBytes { bytes in
      baseline_walk(baseline, bytes.bindMemory(to: CChar.self).baseAddress, sizes, sizes.count)
    }
    return Sums(nodes: Int(sums.nodes), offsets: Int(sums.offsets), costs: Int(sums.costs))
  }

  private func walk(_ lines: [String]) throws -> Sums {
    var sums = Sums()
    for line in lines {
      try lattice.withBestPath(of: line) { nodes in
        for node in nodes {
          sums.nodes += 1
          sums.offsets += node.start + node.end
          sums.costs += node.pathCost
        }
      }
    }
    return sums
  }

  private func walkTokens(_ lines: [String]) -> Sums {
    var sums = Sums()
    for line in lines {
      for token in tokenizer.tokens(in: line) {
        sums.nodes += 1
        sums.offsets += token.utf8Range.lowerBound + token.utf8Range.upperBound
        sums.costs += token.cost
      }
    }
    return sums
  }

  // MARK: One sentence

  /// Measures the time and the allocations of `words` for a sentence of 40 characters.
  func addSentence(to report: inout Report) throws {
    let sentence = Self.sentence
    let bytes = Array(sentence.utf8)
    let calls = 2000
    let times = try Samples.interleaved(passes: passes * 3, of: 2) { index throws(any Error) in
      let start = System.threadClock
      for _ in 0..<calls {
        if index == 0 { _ = try walkInC(bytes, [bytes.count]) } else { _ = words(of: sentence) }
      }
      return (System.threadClock - start) / Double(calls)
    }
    report.addTime(
      "words, \(sentence.count) characters (walk in C)", ours: times[1], theirs: times[0], .none)

    guard allocations_are_counted() != 0 else { return }
    let double = sentence + sentence
    let single = try allocations(of: sentence)
    let doubled = try allocations(of: double)
    let added = words(of: double) - words(of: sentence)
    report.add(
      "  allocations except those of the array and of libmecab", value: single, unit: "", .none)
    report.add(
      "  allocations for each additional word", value: (doubled - single) / Double(added), unit: "",
      .atMost(0))
  }

  private func words(of text: String) -> Int { tokenizer.words(in: text).count }

  /// Returns the number of allocations of a call of `words`, except for that of the array and those
  /// of libmecab for the same text.
  private func allocations(of text: String) throws -> Double {
    let bytes = Array(text.utf8)
    let sizes = [bytes.count]
    let calls = 1000
    var counts: [Int64] = []
    for index in 0...1 {
      var before: Int64 = 0
      for call in -10..<calls {
        if call == 0 { before = allocation_count() }
        if index == 0 { _ = try walkInC(bytes, sizes) } else { _ = words(of: text) }
      }
      counts.append(allocation_count() - before)
    }
    return Double(counts[1] - counts[0]) / Double(calls) - 1
  }

  private static let sentence = "東京特許許可局へ行って新しい発明の書類を出したが、受付の人は皆とても親切だった。"
}
