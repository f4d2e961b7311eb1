import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Every rule of the homograph table against the sentences of ``ReadingSentence``.
@Suite struct HomographCoverageTests {
  /// Beginnings of rules that no sentence needs with today's dictionary.
  ///
  /// Of two readings that replace each other one is the dictionary's own, and which may change.
  private static let unneeded = ["被る*\tコウム>カブ"]

  private let bench: HomographBench
  private let rules = HomographRules.standard

  init() throws {
    bench = HomographBench(
      try Tokenizer(dictionary: .directory(BundledDictionary.directory())))
  }

  @Test func everyRuleDecidesASentence() {
    var fired: Set<Int> = []
    for sentence in ReadingSentence.all {
      bench.analyze(sentence.text) { text, _ in
        fired.formUnion(text.words.indices.compactMap { rules.firstRule(at: $0, in: text) })
      }
    }
    let unfired = HomographTable.rules.enumerated()
      .filter { !fired.contains($0.offset) && !Self.unneeded.contains(where: $0.element.hasPrefix) }
    expectNone(unfired.map { String($0.element) })
  }

  /// A condition that always holds would not be noticed: for each rule that has one, a sentence
  /// has its word where the rule does not hold.
  @Test func conditionsAreRefusedSomewhere() {
    var refused: Set<Int> = []
    for sentence in ReadingSentence.all {
      bench.analyze(sentence.text) { text, _ in
        for index in text.words.indices {
          let word = text.words[index]
          for (number, rule) in rules.rules.enumerated() {
            let name = rule.replaced == nil ? text.surface(word) : word.entry.baseForm
            guard name.elementsEqual(rule.word), !rule.applies(at: index, in: text) else {
              continue
            }
            refused.insert(number)
          }
        }
      }
    }
    let untested = zip(HomographTable.rules, rules.rules).enumerated()
      .filter { !$1.1.conditions.isEmpty && !refused.contains($0) }
    // Of some words every sentence is of the rule's kind.
    #expect(untested.count <= 40, "\(untested.map { String($1.0) }.joined(separator: "\n"))")
  }
}
