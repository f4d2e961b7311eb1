import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Compares paths and probabilities with those of an enumeration of all paths of short texts, which
/// needs neither the search nor libmecab.
@Suite struct AllPathsTests {
  /// A node with the properties on which paths depend.
  private struct Word: Hashable {
    let range: Range<Int>
    let space: Int
    let leftID: Int
    let rightID: Int
    let cost: Int
    let feature: String

    init(_ node: FullLattice.Node) {
      range = node.utf8Range
      space = node.precedingSpace
      leftID = Int(node.leftID)
      rightID = Int(node.rightID)
      cost = node.wordCost
      feature = node.feature
    }
  }

  private struct Path {
    var words: [Word]
    var cost: Int
  }

  private let lattice: FullLattice
  private let model: LatticeModel

  init() throws {
    model = try LatticeModel(dictionary: MiniDictionary.directory(), tries: .walk)
    lattice = FullLattice(model: model)
  }

  private func nodes(
    _ text: String, _ constraints: [ParseConstraint] = [], theta: Double = 0.75
  ) throws -> [(word: Word, probability: Double)] {
    let options = ParseOptions(
      request: [.allMorphs, .marginalProbabilities], constraints: constraints, theta: theta)
    return try lattice.withBestPath(of: text, options: options) { nodes in
      nodes.map { (Word($0), Double($0.probability)) }
    }
  }

  /// Returns all paths over the nodes of a text of `size` bytes.
  private func allPaths(_ words: [Word], size: Int) -> [Path] {
    var paths: [Path] = []
    func extend(_ path: Path, end: Int, rightID: Int) {
      if end == size {
        let last = model.transitionCost(from: rightID, to: 0) ?? 0
        paths.append(Path(words: path.words, cost: path.cost + last))
        return
      }
      for word in words where word.range.lowerBound - word.space == end {
        let cost = (model.transitionCost(from: rightID, to: word.leftID) ?? 0) + word.cost
        extend(
          Path(words: path.words + [word], cost: path.cost + cost), end: word.range.upperBound,
          rightID: word.rightID)
      }
    }
    extend(Path(words: [], cost: 0), end: 0, rightID: 0)
    return paths
  }

  private static let texts = [
    "東京都", "すもももも", "もも も", "東京都に", "日本の本", "学生です", "ABC", "三百円", "鰻重", "𠮷野家", "コーヒー", "x 東",
    "行きました",
  ]

  @Test func thePathsAreAllPaths() throws {
    for text in Self.texts {
      let expected = allPaths(try nodes(text).map(\.word), size: text.utf8.count)
      var costs: [Int] = []
      var found: [[Word]] = []
      try lattice.enumerateBestPaths(of: text, limit: 100_000) { _, nodes in
        let words = nodes.map { Word($0) }
        found.append(words)
        costs.append(expected.first { $0.words == words }?.cost ?? .min)
        return true
      }
      #expect(found.count == expected.count && !found.isEmpty, "\(text): \(found.count)")
      #expect(costs == expected.map(\.cost).sorted(), "\(text)")
      #expect(Set(found) == Set(expected.map(\.words)), "\(text)")
    }
  }

  @Test func probabilitiesAreThoseOfAllPaths() throws {
    let factor = Double(model.configuration.costFactor ?? 700)
    for text in Self.texts {
      for theta in [0.2, 0.75, 1.5] {
        let nodes = try nodes(text, theta: theta)
        let paths = allPaths(nodes.map(\.word), size: text.utf8.count)
        let least = paths.map(\.cost).min() ?? 0
        func weight(_ path: Path) -> Double {
          // exp without Foundation: the weights are powers of e.
          var (value, exponent) = (1.0, -theta / factor * Double(path.cost - least))
          exponent /= 1024
          value += exponent + exponent * exponent / 2 + exponent * exponent * exponent / 6
          for _ in 0..<10 { value *= value }
          return value
        }
        let total = paths.reduce(0) { $0 + weight($1) }
        for (word, probability) in nodes {
          let sum = paths.filter { $0.words.contains(word) }.reduce(0) { $0 + weight($1) }
          #expect(
            abs(sum / total - probability) < 0.005, "\(text), θ \(theta), \(word): \(probability)")
        }
      }
    }
  }

  /// The paths with constraints are the paths without them that satisfy them, if there are any.
  @Test func constraintsSelectPaths() throws {
    let rows: [(text: String, constraints: [ParseConstraint], why: String)] = [
      ("東京都に", [.boundary(at: 3)], "a boundary"), ("東京都に", [.noBoundary(at: 6)], "no boundary"),
      ("東京都に", [.boundary(at: 3), .noBoundary(at: 6)], "both"),
      ("東京都に", [.word(0..<6, feature: "名詞")], "a word"),
      ("東京都に", [.word(3..<9, feature: "*")], "a word of any class"),
    ]
    for (text, constraints, why) in rows {
      let all = allPaths(try nodes(text).map(\.word), size: text.utf8.count)
      let expected = all.filter { path in
        constraints.allSatisfy { constraint in
          let ends = path.words.map(\.range.upperBound)
          return switch constraint {
          case .boundary(let offset): ends.contains(offset)
          case .noBoundary(let offset): !ends.contains(offset)
          case .word(let range, let feature):
            path.words.contains {
              $0.range == range && (feature == "*" || $0.feature.hasPrefix(feature + ","))
            }
          }
        }
      }
      var found: Set<[Word]> = []
      try lattice.enumerateBestPaths(
        of: text, limit: 100_000, options: ParseOptions(constraints: constraints)
      ) { _, nodes in
        found.insert(nodes.map { Word($0) })
        return true
      }
      #expect(!expected.isEmpty && expected.count < all.count, "\(why): nothing is tested")
      #expect(found.isSuperset(of: expected.map(\.words)), "\(why)")
      for path in found {
        let ends = path.map(\.range.upperBound)
        for constraint in constraints {
          if case .boundary(let offset) = constraint { #expect(ends.contains(offset), "\(why)") }
          if case .noBoundary(let offset) = constraint { #expect(!ends.contains(offset), "\(why)") }
        }
      }
    }
  }
}
