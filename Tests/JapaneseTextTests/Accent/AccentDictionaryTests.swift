import MeCab
import Testing

@testable import JapaneseText

/// The whole embedded dictionary against what this module makes of it.
@Suite struct AccentDictionaryTests {
  /// The features of every `step`th entry.
  private func features(every step: Int) throws -> [String] {
    let lexicon = try AccentDictionary.embedded.get().model.lexicon
    var features: [String] = []
    var index = 0
    for entry in try lexicon.entries() {
      if index.isMultiple(of: step) { features.append(entry.feature) }
      index += 1
    }
    return features
  }

  private func entry<Result>(_ row: String, _ body: (LexicalEntry) -> Result) -> Result? {
    let feature = Array(row.utf8) + [0]
    return feature.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map {
        body(LexicalEntry($0, schema: .openJTalk, partsOfSpeech: .table(for: .ipadic)))
      }
    }
  }

  /// Open JTalk's dictionary counts morae itself: its count and ours differ in few entries, whose
  /// count is of another reading or a slip.
  @Test func moraeAreCountedAsTheDictionaryCountsThem() throws {
    var compared = 0
    var differing: [String] = []
    for row in try features(every: 41) {
      entry(row) { entry in
        guard let counted = AccentField(entry.accent)?.moraCount, !entry.reading.isEmpty else {
          return
        }
        compared += 1
        if MoraScanner.count(entry.reading) != counted { differing.append(row) }
      }
    }
    #expect(compared > 15_000)
    #expect(differing.count * 500 < compared, "\(differing.count): \(differing.prefix(10))")
  }

  @Test func everyAccentAndRuleOfTheDictionaryIsUnderstood() throws {
    var unread: Set<String> = []
    for row in try features(every: 41) {
      entry(row) { entry in
        if !entry.accent.isEmpty, AccentField(entry.accent) == nil {
          unread.insert(String(decoding: entry.accent, as: UTF8.self))
        }
        let accent = WordAccent(entry).part
        if let nucleus = accent.nucleus { #expect(0...accent.moraCount ~= nucleus, "\(row)") }
        let field = AccentRuleField(entry.accentRule)
        let hosts: [AccentHost] = [.noun, .verb, .adjective, .particle]
        if !entry.accentRule.isEmpty, hosts.allSatisfy({ field.rule(behind: $0) == nil }) {
          unread.insert(String(decoding: entry.accentRule, as: UTF8.self))
        }
      }
    }
    // `*/*` is no accent; -1 is no rule: the word changes nothing.
    #expect(unread.isSubset(of: ["*/*", "-1", "動詞F4@0"]), "\(unread)")
  }
}
