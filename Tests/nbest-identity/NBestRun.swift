#if LibMeCab
internal import EngineComparison
internal import Foundation
internal import LatticeEngine
internal import MeCabDictionary
internal import TestSupport

/// Compares the lattices with one dictionary and reports on standard output.
final class NBestRun {
  private let request: NBestRequest
  private let comparison: FullLatticeComparison
  private var generator: SeededGenerator
  private var differences = 0

  /// The number of differences shown for each kind of comparison.
  private static let shownDifferences = 3
  private static let pathCounts = [1, 2, 10, 50]

  init(_ request: NBestRequest) throws {
    self.request = request
    comparison = try FullLatticeComparison(
      dictionary: request.dictionary, userDictionaries: request.userDictionaries)
    generator = SeededGenerator(seed: request.seed)
    print(([request.dictionary] + request.userDictionaries).joined(separator: "\n  with "))
  }

  /// Compares the lines of the texts and generated lines.
  ///
  /// - Returns: the number of differences.
  func run() throws -> Int {
    let perText = request.lineCount / max(1, request.texts.count)
    for path in request.texts {
      try compare(path, lines: try lines(of: path, count: perText), isValid: true)
    }
    var lexica = [comparison.model.lexicon]
    for path in request.userDictionaries {
      lexica.append(.compiled(try DictionaryFile(path: path)))
    }
    var generated = try GeneratedLines(seed: request.seed, lexica: lexica)
    let valid = (0..<request.lineCount / 4).map { _ in generated.nextValid() }
    try compare("generated lines", lines: valid, isValid: true)
    let broken = (0..<request.lineCount / 4).map { _ in generated.nextBroken() }
    try compare("broken lines", lines: broken, isValid: false)
    return differences
  }

  /// Returns lines evenly distributed over a file.
  private func lines(of path: String, count: Int) throws -> [[UInt8]] {
    let text = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    let lines = text.split(separator: 0x0A)
    let step = max(1, lines.count / max(1, count))
    return stride(from: 0, to: lines.count, by: step).prefix(count).map { Array(lines[$0]) }
  }

  private func compare(_ kind: String, lines: [[UInt8]], isValid: Bool) throws {
    print("\(kind): \(lines.count) lines")
    for count in Self.pathCounts {
      try report("N = \(count)", lines) {
        try comparison.differenceOfPaths(in: $0, count: count)
      }
    }
    try report("partial parsing", lines) { line in
      let input = GeneratedConstraints.partialInput(for: line, using: &generator) { offset in
        !isValid || line[offset] & 0xC0 != 0x80
      }
      return try comparison.differenceOfPaths(
        in: input, count: Self.pathCounts.randomElement(using: &generator) ?? 1, isPartial: true)
    }
    try report("all nodes with probabilities", lines) { line in
      try comparison.differenceOfNodes(
        in: line,
        options: ParseOptions(
          request: [.allMorphs, .marginalProbabilities],
          theta: [0.75, 0.1, 2, 10].randomElement(using: &generator) ?? 0.75))
    }
    guard isValid else { return }
    try report("constraints", lines) { line in
      try comparison.differenceOfNodes(
        in: line,
        options: ParseOptions(
          request: [[], .allMorphs, .marginalProbabilities].randomElement(using: &generator) ?? [],
          constraints: GeneratedConstraints.constraints(for: line, using: &generator)))
    }
  }

  private func report(
    _ what: String, _ lines: [[UInt8]], _ difference: ([UInt8]) throws -> String?
  ) throws {
    let declined = comparison.declinedCount
    let forced = comparison.forcedCount
    let (paths, nodes) = (comparison.pathCount, comparison.nodeCount)
    var found = 0
    for (number, line) in lines.enumerated() {
      guard let text = try difference(line) else { continue }
      found += 1
      if found <= Self.shownDifferences { print("  line \(number + 1), \(text)") }
    }
    differences += found
    print(
      """
        \(what): \(found) different; \(comparison.pathCount - paths) paths, \
      \(comparison.nodeCount - nodes) nodes; \(comparison.declinedCount - declined) declined, \
      \(comparison.forcedCount - forced) end libmecab; greatest difference of probabilities \
      \(comparison.maximumDifference)
      """)
  }
}
#endif
