#if LibMeCab
internal import EngineComparison
internal import Foundation
internal import LatticeEngine

/// The comparison of the engines over one dictionary, with a report on standard output.
final class IdentityRun {
  private let request: IdentityRequest
  private let dictionary: String
  private let comparison: EngineComparison
  private var differences = 0

  /// As many differences of a kind of lines are shown.
  private static let shownDifferences = 3

  init(_ request: IdentityRequest, _ dictionary: String) throws {
    self.request = request
    self.dictionary = dictionary
    comparison = try EngineComparison(
      dictionary: dictionary, userDictionaries: request.userDictionaries)
  }

  /// Compares all that was asked for.
  ///
  /// - Returns: the number of lines that differ.
  func run() throws -> Int {
    print(dictionary)
    var lines = try GeneratedLines(seed: request.seed, lexicon: comparison.model.lexicon)
    try compare("valid lines", count: request.lineCount) { lines.nextValid() }
    try compare("broken lines", count: request.lineCount) { lines.nextBroken() }
    for path in request.corpora {
      let text = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      var rest = text.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
      try compare(path, count: rest.count) { rest.popFirst().map { Array($0) } ?? [] }
    }
    return differences
  }

  private func compare(_ kind: String, count: Int, _ next: () -> [UInt8]) throws {
    let left = comparison.linesLeft
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
      all output so far: native \(checksums.native), libmecab \(checksums.reference)
      """)
  }
}
#endif
