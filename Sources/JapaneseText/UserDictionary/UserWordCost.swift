import LatticeEngine
import TextFoundation

/// What a new word may cost so that it is chosen.
///
/// A word of one's own is wanted as a word, so it has to be cheaper than whatever the dictionary
/// would otherwise make of its letters: the cost of the best path through the word alone, less
/// what the word's own neighbours cost, less a margin for neighbours in running text.
struct UserWordCost {
  private let model: any EngineModel
  private let engine: any BestPathEngine

  /// How much cheaper than the dictionary's own path.
  ///
  /// At least about the spread of connection costs between nouns and particles in IPADIC and
  /// NAIST-jdic. A long word is hardly ever something
  /// else by chance, and may end like another class (君の名は), so its margin is wider.
  private static func margin(for surface: String) -> Int {
    min(1_500 + 1_500 * max(0, surface.count - 2), 9_000)
  }
  /// A path made of one rare word can cost little; the new word must not be dearer than a common
  /// noun of its class either.
  private static let highest = 6_000

  init(dictionary: OpenedDictionary) {
    model = dictionary.model
    engine = dictionary.makeEngine()
  }

  /// The cost for `surface` as a word of `wordClass`; within the 16 bits of a row.
  func cost(of surface: String, as leftID: Int, _ rightID: Int) -> Int {
    let edges =
      (model.transitionCost(from: 0, to: leftID) ?? 0)
      + (model.transitionCost(from: rightID, to: 0) ?? 0)
    let path = bestPathCost(of: surface)
    return min(max(path - edges - Self.margin(for: surface), -20_000), Self.highest)
  }

  /// The cost of the best path through the surface alone, from edge to edge.
  private func bestPathCost(of surface: String) -> Int {
    var words: [NodeRecord] = []
    withUTF8Bytes(of: surface) { bytes in
      do { try engine.parse(bytes, into: &words) } catch { words.removeAll() }
    }
    guard let last = words.last else { return 0 }
    return last.pathCost + (model.transitionCost(from: Int(last.rightID), to: 0) ?? 0)
  }
}
