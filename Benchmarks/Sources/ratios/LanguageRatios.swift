import CLanguageBaseline
import LanguageDetection

/// `LanguageDetector.detect` compared with CLD2 and its full tables: the same lines, in this
/// process.
struct LanguageRatios {
  private let passes: Int
  private var groups: [Group] = []

  /// Lines of one kind.
  private struct Group {
    let name: String
    let target: Report.Target
    let lines: [String]
    /// The input of the loop in C++: the concatenated lines and their sizes.
    let text: [UInt8]
    let sizes: [Int]

    init(_ name: String, _ target: Report.Target, _ lines: [String]) {
      (self.name, self.target) = (name, target)
      // Repeats short lists so that there is enough to measure.
      let repetitions = max(1, 2000 / max(lines.count, 1))
      self.lines = (0..<repetitions).flatMap { _ in lines }
      text = self.lines.flatMap { $0.utf8 }
      sizes = self.lines.map(\.utf8.count)
    }
  }

  /// Reads Japanese lines from the corpus, and rows of `TAG<tab>TEXT` from a file if one is given.
  init(_ arguments: Arguments) throws {
    passes = arguments.isQuick ? 3 : 9
    let corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let japanese = stride(from: 0, to: all.count, by: arguments.isQuick ? 100 : 20).map {
      String(decoding: all[$0], as: UTF8.self)
    }
    groups.append(Group("corpus", .atLeast(5), japanese))
    guard !arguments.languageRows.isEmpty else { return }
    try addRows(of: arguments.languageRows)
  }

  private mutating func addRows(of path: String) throws {
    let kinds: [(name: String, tags: Set<String>, target: Report.Target)] = [
      ("Japanese", ["ja"], .atLeast(5)), ("Chinese", ["zh"], .atLeast(5)),
      ("Korean", ["ko"], .atLeast(5)),
      ("Cyrillic", ["be", "bg", "kk", "mk", "mn", "ru", "sr", "uk"], .atLeast(0.9)),
      ("Arabic, Devanagari", ["ar", "fa", "ur", "hi", "mr"], .atLeast(0.9)),
    ]
    let scripts = kinds.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
    let others: Set<String> = ["el", "he", "hy", "ka", "th", "ta", "te", "gu", "pa", "bn"]
    let rows = try System.contents(of: path).split(separator: UInt8(ascii: "\n")).compactMap {
      row in
      row.firstIndex(of: UInt8(ascii: "\t")).map { tab in
        (
          tag: String(decoding: row[..<tab], as: UTF8.self),
          text: String(decoding: row[(tab + 1)...], as: UTF8.self)
        )
      }
    }
    for kind in kinds {
      groups.append(
        Group(kind.name, kind.target, rows.filter { kind.tags.contains($0.tag) }.map(\.text)))
    }
    let latin = rows.filter { !scripts.contains($0.tag) && !others.contains($0.tag) }
    groups.append(Group("Latin letters", .atLeast(0.9), latin.map(\.text)))
  }

  /// Measures detection line by line.
  func addSpeeds(to report: inout Report) throws {
    let detector = LanguageDetector()
    for group in groups where !group.lines.isEmpty {
      var sum: Int64 = 0
      let times = Samples.interleaved(passes: passes, of: 2) { index in
        let start = System.threadClock
        if index == 0 {
          for line in group.lines where detector.detect(line) != nil { sum &+= 1 }
        } else {
          sum &+= group.text.withUnsafeBytes { bytes in
            language_baseline_detect(
              bytes.bindMemory(to: CChar.self).baseAddress, group.sizes, group.sizes.count)
          }
        }
        return System.threadClock - start
      }
      guard sum > 0 else { throw Failure("no language was found") }
      report.addSpeed(
        "detect: \(group.name), speed (CLD2)", ours: times[0], theirs: times[1], group.target)
    }
  }
}
