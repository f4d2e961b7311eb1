import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the costs of new words against the costs of the dictionary's words.
@Suite struct UserWordCostTests {
  private let directory: String
  private let dictionary: OpenedDictionary
  private let costs: UserWordCost

  init() throws {
    directory = try MiniDictionary.directory()
    dictionary = try OpenedDictionary(directory: directory)
    costs = UserWordCost(dictionary: dictionary)
  }

  private func connection(_ right: Int, _ left: Int) -> Int {
    dictionary.model.transitionCost(from: right, to: left) ?? 0
  }

  /// Returns the cost of the best path through a text, added up word by word.
  private func pathCost(_ text: String) throws -> Int {
    var words: [LatticeWord] = []
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in
      try dictionary.makeEngine().parse(bytes, into: &words)
    }
    var (cost, right) = (0, 0)
    for word in words {
      cost += connection(right, Int(word.leftID)) + Int(word.wordCost)
      right = Int(word.rightID)
    }
    return cost + connection(right, 0)
  }

  @Test func costsAreBelowTheBestPathByTheMargin() throws {
    // The margin grows with each character after the second, up to a limit.
    let margins = [1_500, 1_500, 3_000, 4_500, 6_000, 7_500, 9_000, 9_000, 9_000]
    for character in ["も", "東", "x", "👨‍👩‍👧", "か\u{3099}"] {
      for (number, margin) in margins.enumerated() {
        let surface = String(repeating: character, count: number + 1)
        for (left, right) in [(1, 1), (2, 2), (3, 15), (20, 0), (0, 0)] {
          let edges = connection(0, left) + connection(right, 0)
          let expected = try pathCost(surface) - edges - margin
          let cost = costs.cost(of: surface, as: left, right)
          #expect(cost == min(max(expected, -20_000), 6_000), "\(surface) as \(left), \(right)")
        }
      }
    }
  }

  @Test func costsHaveLimits() throws {
    // Each unknown kanji is expensive; a path through known words is cheap.
    let expensive = costs.cost(of: "鬱蒼薔薇檸檬", as: 1, 1)
    #expect(expensive == 6_000)
    let cheap = costs.cost(of: String(repeating: "、。", count: 40), as: 1, 1)
    #expect(try pathCost(String(repeating: "、。", count: 40)) > cheap)
    #expect(costs.cost(of: "", as: 1, 1) == -connection(0, 1) - connection(1, 0) - 1_500)
    #expect(costs.cost(of: "東京", as: 999, 999) <= 6_000, "ids that the matrix does not have")
    for surface in ["東京", "鬱蒼", String(repeating: "もも", count: 500)] {
      let cost = costs.cost(of: surface, as: 1, 1)
      #expect((-20_000...6_000).contains(cost) && Int16(exactly: cost) != nil)
    }
  }

  /// A word of the user is a word in isolation, whatever the dictionary has.
  @Test func newWordsAreFound() throws {
    var generator = SeededGenerator(seed: 541)
    let parts = [
      "東京", "都", "へ", "行き", "まし", "た", "もも", "の", "日本語", "本", "鬱", "ん", "テスト", "x7", "𠮷", "。",
      "食べ", "ない", "、", "人",
    ]
    var surfaces: Set<String> = []
    while surfaces.count < 80 {
      let count = Int.random(in: 2...5, using: &generator)
      surfaces.insert(
        (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined())
    }
    var failures: [String] = []
    for surface in surfaces.sorted() {
      let tokenizer = try Tokenizer(
        dictionary: .directory(directory), userDictionaries: [.csv("\(surface),よみ,名詞")])
      let words = tokenizer.tokens(in: surface)
      if words.map({ String($0.surface) }) != [surface] || words[0].reading != "ヨミ" {
        failures.append("\(surface): \(words)")
      }
    }
    expectNone(failures)
  }
}
