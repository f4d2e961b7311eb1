import LatticeEngine
import TextFoundation

/// Computes the cost of a new word so that it is preferred.
///
/// A word of a user dictionary should be found as a word, so it must be cheaper than the
/// dictionary's best path through its characters: its cost is that of the best path through the
/// word in isolation, minus the connection costs of the new word at its edges, minus a margin for
/// other contexts.
struct UserWordCost {
  private let model: any EngineModel
  private let engine: any BestPathEngine

  /// Returns the margin by which a word is cheaper than the dictionary's path.
  ///
  /// It is at least about the range of connection costs between nouns and particles in IPADIC and
  /// NAIST-jdic. A long word rarely matches by chance, and may end like a word of another class
  /// (君の名は), so its margin is greater.
  private static func margin(for surface: String) -> Int {
    min(1_500 + 1_500 * max(0, surface.count - 2), 9_000)
  }
  /// The maximum cost: even if the dictionary's path is expensive, the new word must not cost more
  /// than a common noun of its class.
  private static let maximumCost = 6_000

  init(dictionary: OpenedDictionary) {
    model = dictionary.model
    engine = dictionary.makeEngine()
  }

  /// Returns the cost of `surface` as a word with these context ids, within the 16 bits of a row.
  func cost(of surface: String, as leftID: Int, _ rightID: Int) -> Int {
    let edges =
      (model.transitionCost(from: 0, to: leftID) ?? 0)
      + (model.transitionCost(from: rightID, to: 0) ?? 0)
    let path = bestPathCost(of: surface)
    return min(max(path - edges - Self.margin(for: surface), -20_000), Self.maximumCost)
  }

  /// Returns the cost of the best path through the surface in isolation.
  private func bestPathCost(of surface: String) -> Int {
    var words: [LatticeWord] = []
    withUTF8Bytes(of: surface) { bytes in
      do { try engine.parse(bytes, into: &words) } catch { words.removeAll() }
    }
    guard let last = words.last else { return 0 }
    return last.pathCost + (model.transitionCost(from: Int(last.rightID), to: 0) ?? 0)
  }
}
