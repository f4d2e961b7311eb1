import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Tests every rule of the homograph table on the sentences of ``ReadingSentence``.
@Suite struct HomographCoverageTests {
  /// Prefixes of rules that no sentence needs with the current dictionary.
  ///
  /// Of two readings that replace each other, one is the dictionary's own; which one may change.
  private static let unneeded = ["被る*\tコウム>カブ"]

  private let fixture: HomographFixture
  private let rules = HomographRules.standard

  init() throws {
    fixture = HomographFixture(
      try Tokenizer(dictionary: .directory(BundledDictionary.directory())))
  }

  @Test func everyRuleDecidesASentence() {
    var fired: Set<Int> = []
    for sentence in ReadingSentence.all {
      fixture.analyze(sentence.text) { text, _ in
        fired.formUnion(text.words.indices.compactMap { rules.firstRule(at: $0, in: text) })
        for index in text.words.indices {
          fired.formUnion(rulesThatWouldApply(at: index, in: text))
        }
      }
    }
    let unfired = HomographTable.rules.enumerated()
      .filter { !fired.contains($0.offset) && !Self.unneeded.contains(where: $0.element.hasPrefix) }
    expectNone(unfired.map { String($0.element) })
  }

  /// Returns the rules for a word that would apply if the dictionary gave the reading they replace,
  /// which may change with its costs, and if no earlier rule did.
  private func rulesThatWouldApply(at index: Int, in text: AnalyzedText) -> [Int] {
    let word = text.words[index]
    return rules.rules.indices.filter { number in
      let rule = rules.rules[number]
      let name = rule.replaced == nil ? text.surface(word) : word.entry.baseForm
      return rule.word.elementsEqual(name)
        && rule.conditions.allSatisfy {
          $0.subject == .reads || $0.holds(at: index, in: text) != $0.isNegated
        }
    }
  }

  /// Each rule with a condition has a sentence in which its word occurs and the condition does not
  /// hold; a condition that always holds would go unnoticed otherwise.
  @Test func everyConditionFailsInASentence() {
    var refused: Set<Int> = []
    for sentence in ReadingSentence.all {
      fixture.analyze(sentence.text) { text, _ in
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
      .filter { number, row in
        // `reads` alone only names the dictionary's reading that the rule replaces.
        !row.1.conditions.allSatisfy { $0.subject == .reads } && !refused.contains(number)
      }
    // For some words, the rule applies in every sentence: at most 6 % of the rules.
    let listed = untested.map { String($1.0) }.joined(separator: "\n")
    #expect(untested.count * 100 <= rules.rules.count * 6, "\(listed)")
  }
}
