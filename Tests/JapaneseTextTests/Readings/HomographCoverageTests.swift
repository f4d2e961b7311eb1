import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Every rule of the homograph table against the sentences of ``ReadingSentence``.
@Suite struct HomographCoverageTests {
  /// Rules that no sentence needs, with the reason.
  private static let unneeded: [String: String] = [:]

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
      .filter { !fired.contains($0.offset) && Self.unneeded[String($0.element)] == nil }
    expectNone(unfired.map { String($0.element) })
  }
}
