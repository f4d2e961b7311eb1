#if LibMeCab
internal import EngineComparison
internal import Foundation
internal import LatticeEngine
internal import MeCabDictionary

/// Compares the engines with one dictionary and reports on standard output.
final class IdentityRun {
  private let comparison: EngineComparison
  private var lines: GeneratedLines
  private var differences = 0

  /// The number of differences shown for each kind of lines.
  private static let shownDifferences = 3

  init(
    dictionary: String, userDictionaries: [String], seed: UInt64
  ) throws {
    comparison = try EngineComparison(dictionary: dictionary, userDictionaries: userDictionaries)
    var lexica = [comparison.model.lexicon]
    for path in userDictionaries { lexica.append(.compiled(try DictionaryFile(path: path))) }
    lines = try GeneratedLines(seed: seed, lexica: lexica)
    print(([dictionary] + userDictionaries).joined(separator: "\n  with "))
    print("  word tables: \(comparison.model.trieOrigin)")
  }

  /// Compares generated lines, and the corpora if any are named.
  ///
  /// - Returns: The number of lines that differ.
  func run(lines count: Int, corpora: [String]) throws -> Int {
    try compare("valid lines", count: count) { lines.nextValid() }
    try compare("broken lines", count: count) { lines.nextBroken() }
    for path in corpora {
      let text = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      var rest = text.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
      try compare(path, count: rest.count) { rest.popFirst().map { Array($0) } ?? [] }
    }
    return differences
  }

  private func compare(_ kind: String, count: Int, _ next: () -> [UInt8]) throws {
    let left = comparison.linesLeft
    comparison.checksums = EngineComparison.Checksums()
    var found = 0
    for number in 0..<count {
      guard let difference = try comparison.difference(in: next()) else { continue }
      found += 1
      if found <= Self.shownDifferences { print("  line \(number + 1), \(difference)") }
    }
    differences += found
    let checksums = comparison.checksums
    print(
      """
        \(kind): \(count), \(found) different, \(comparison.linesLeft - left) left to libmecab; \
      output: native \(checksums.native), libmecab \(checksums.reference)
      """)
  }
}
#endif
