import TestSupport
import Testing

@testable import Kana

/// Tests the score against the definition of the weighted edit distance, and its bounds.
@Suite("Edit distance of morae")
struct EditDistanceTests {
  private static let kana = ["か", "が", "き", "さ", "っ", "ん", "ー", "う", "お", "きゃ", "ふぁ", "漢", "a"]

  private static func text(_ length: Int, using generator: inout SeededGenerator) -> String {
    (0..<length).map { _ in kana.randomElement(using: &generator) ?? "か" }.joined()
  }

  /// Returns the least cost of all ways to turn one sequence into the other, by recursion.
  private static func leastCost(_ first: ArraySlice<Mora>, _ second: ArraySlice<Mora>) -> Int {
    guard let one = first.first else { return second.reduce(0) { $0 + $1.weight } }
    guard let other = second.first else { return first.reduce(0) { $0 + $1.weight } }
    return min(
      one.weight + leastCost(first.dropFirst(), second),
      other.weight + leastCost(first, second.dropFirst()),
      one.cost(of: other) + leastCost(first.dropFirst(), second.dropFirst()))
  }

  @Test("the score of short texts is that of the minimum cost of all edit paths")
  func definition() {
    var generator = SeededGenerator(seed: 50)
    var failures: [String] = []
    for round in 0..<300 {
      let texts = [
        Self.text(round % 5, using: &generator), Self.text(round / 5 % 6, using: &generator),
      ]
      let morae = texts.map { MoraReader.morae(of: $0) }
      let weight = (morae[0] + morae[1]).reduce(0) { $0 + $1.weight }
      let cost = Self.leastCost(morae[0][...], morae[1][...])
      let expected = weight == 0 ? 1 : 1 - Double(cost) / Double(weight)
      let score = PhoneticSimilarity.score(texts[0], texts[1])
      if abs(score - expected) > 1e-12 { failures.append("\(texts): \(score), not \(expected)") }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("the distance to a longer text is at most that through a text of medium length")
  func intermediateTexts() {
    var generator = SeededGenerator(seed: 51)
    func distance(_ first: String, _ second: String) -> Double {
      let weights = (MoraReader.morae(of: first) + MoraReader.morae(of: second)).map(\.weight)
      return (1 - PhoneticSimilarity.score(first, second)) * Double(weights.reduce(0, +))
    }
    for round in 0..<400 {
      // Only with insertions and deletions: substitution costs are not a metric.
      let base = Self.text(6 + round % 5, using: &generator)
      let shorter = String(base.dropLast(round % 4))
      let longer = base + Self.text(round % 3, using: &generator)
      #expect(
        distance(shorter, longer) <= distance(shorter, base) + distance(base, longer) + 1e-9,
        "\(base)")
    }
  }

  @Test("omissions throughout long texts cost exactly their weight")
  func omissions() {
    var generator = SeededGenerator(seed: 52)
    let syllables = ["か", "し", "て", "ぬ", "ほ", "み", "ゆ", "れ", "わ", "ご", "ざ", "ぷ"]
    for (length, step) in [(500, 7), (4_096, 40), (4_097, 40), (5_000, 25), (6_000, 13)] {
      let letters = (0..<length).map { _ in syllables.randomElement(using: &generator) ?? "か" }
      let shorter = letters.enumerated().filter { $0.offset % step != 0 }.map(\.element)
      let removed = length - shorter.count
      let expected = 1 - Double(removed * 100) / Double((length + shorter.count) * 100)
      let score = PhoneticSimilarity.score(letters.joined(), shorter.joined())
      // The difference of the weights is a lower bound of the distance, and these edits reach it.
      #expect(
        abs(score - expected) < 1e-12, "\(length), every \(step)th: \(score), not \(expected)")
    }
  }

  @Test("long texts with nothing in common, and of very different lengths")
  func unlike() {
    let (first, second) = (
      String(repeating: "か", count: 5_000), String(repeating: "そ", count: 4_500)
    )
    #expect(PhoneticSimilarity.score(first, second) == 0)
    #expect(PhoneticSimilarity.score(first, "") == 0)
    let short = String(repeating: "か", count: 100)
    let expected = 1 - Double(4_900) / Double(5_100)
    let score = PhoneticSimilarity.score(first, short)
    #expect(abs(score - expected) < 1e-12, "a hundred morae of the same text")
    #expect(score == PhoneticSimilarity.score(short, first))
  }

  @Test("spelling variants of one sound score 1 in any combination")
  func variants() {
    var generator = SeededGenerator(seed: 53)
    let variants: [[String]] = [
      ["おう", "おお", "おー", "オー", "ｵｰ"], ["ず", "づ", "ズ", "ｽﾞ", "す゛"], ["じゃ", "ぢゃ", "ジャ"],
      ["か", "カ", "ｶ"], ["けい", "けー", "けえ"], ["こゝ", "ここ", "ココ"], ["を", "お", "ヲ"], ["Ａ", "a", "A"],
      ["、", "", "。", " "],
    ]
    for _ in 0..<500 {
      let chosen = (0..<6).compactMap { _ in variants.randomElement(using: &generator) }
      let texts = (0..<2).map { _ in
        chosen.map { $0.randomElement(using: &generator) ?? "" }.joined(separator: "ん")
      }
      #expect(PhoneticSimilarity.score(texts[0], texts[1]) == 1, "\(texts)")
    }
  }
}
