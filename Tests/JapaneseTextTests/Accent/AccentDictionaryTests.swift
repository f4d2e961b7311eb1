import LatticeEngine
import MeCabDictionary
import Testing

@testable import JapaneseText

/// Compares the complete embedded dictionary with what this module parses from it.
@Suite struct AccentDictionaryTests {
  /// Calls `body` with every `step`th entry of the dictionary.
  private func forEachEntry(every step: Int, _ body: (LexicalEntry) -> Void) throws {
    let lexicon = try AccentDictionary.embedded.get().engineModel.lexicon
    let partsOfSpeech = PartOfSpeechTable.table(for: .ipadic)
    var index = 0
    try lexicon.forEachEntry { entry in
      index += 1
      guard index.isMultiple(of: step) else { return }
      let feature = Array(entry.feature.utf8) + [0]
      feature.withUnsafeBufferPointer { feature in
        guard let start = feature.baseAddress else { return }
        body(LexicalEntry(start, schema: .openJTalk, partsOfSpeech: partsOfSpeech))
      }
    }
  }

  /// Tests that morae are counted as Open JTalk's dictionary counts them, except in a few entries
  /// whose count belongs to another reading or is a mistake.
  @Test func moraeAreCountedAsTheDictionaryCountsThem() throws {
    var compared = 0
    var differing: [String] = []
    try forEachEntry(every: 11) { entry in
      guard let counted = AccentField(entry.accent)?.moraCount, !entry.reading.isEmpty else {
        return
      }
      compared += 1
      if MoraScanner.count(entry.reading) != counted {
        differing.append(String(cString: entry.feature))
      }
    }
    #expect(compared > 60_000, "\(compared)")
    #expect(differing.count * 1000 < compared, "\(differing.count): \(differing.prefix(10))")
  }

  @Test func everyAccentAndRuleOfTheDictionaryIsUnderstood() throws {
    var unread: Set<String> = []
    var outside: [String] = []
    try forEachEntry(every: 11) { entry in
      if !entry.accent.isEmpty, AccentField(entry.accent) == nil {
        unread.insert(String(decoding: entry.accent, as: UTF8.self))
      }
      let accent = WordAccent(entry).part
      if let nucleus = accent.nucleus, !(0...accent.moraCount ~= nucleus) {
        outside.append(String(cString: entry.feature))
      }
      let field = AccentRuleField(entry.accentRule)
      let hosts: [AccentHost] = [.noun, .verb, .adjective, .particle]
      if !entry.accentRule.isEmpty, hosts.allSatisfy({ field.rule(after: $0) == nil }) {
        unread.insert(String(decoding: entry.accentRule, as: UTF8.self))
      }
    }
    #expect(outside.isEmpty, "\(outside.prefix(5))")
    // `*/*` is no accent; -1 is no rule, and the word changes nothing. The others are mistakes in
    // the dictionary.
    #expect(unread.isSubset(of: ["*/*", "-1", "1", "動詞F4@0"]), "\(unread)")
  }
}
