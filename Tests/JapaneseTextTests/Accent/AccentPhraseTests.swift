import EmbeddedDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// The embedded dictionary, opened once for all accent tests.
enum AccentDictionary {
  static let embedded = Result {
    try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }
}

@Suite struct AccentPhraseTests {
  @Test func phrasesFollowThePublishedRules() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    for row in AccentTables.all {
      let phrases = tokenizer.accentPhrases(in: row.text)
      let found = AccentNotation.downstep.string(for: phrases, in: row.text)
      #expect(found == row.phrases, "\(row.text): \(row.rule)")
    }
  }
}

extension AccentPhraseTests {
  /// Returns a description of everything that is wrong with the phrases of a text; empty if nothing
  /// is.
  private func faults(_ text: String, _ tokenizer: Tokenizer) -> [String] {
    let bytes = Array(text.utf8)
    var faults: [String] = []
    var end = 0
    let phrases = tokenizer.accentPhrases(in: text)
    for phrase in phrases {
      if phrase.utf8Range.lowerBound < end || phrase.utf8Range.isEmpty { faults.append("order") }
      end = phrase.utf8Range.upperBound
      if end > bytes.count || Array(phrase.text.utf8) != Array(bytes[phrase.utf8Range]) {
        faults.append("text")
      }
      if let nucleus = phrase.nucleus, !(0...phrase.moraCount ~= nucleus) {
        faults.append("nucleus")
      }
      if phrase.nucleus == nil ? !phrase.pitch.isEmpty : phrase.pitch.count != phrase.moraCount {
        faults.append("pitch count")
      }
      if !phrase.morae.isEmpty, phrase.morae.joined() != phrase.kana { faults.append("kana") }
      if let first = phrase.pitch.first, (first == .high) != (phrase.nucleus == 1) {
        faults.append("first mora")
      }
      if phrase.pitch.count > 1, phrase.pitch[0] == phrase.pitch[1] {
        faults.append("the second mora differs from the first")
      }
    }
    // Every word of kana and kanji is part of a phrase. (For other text, the preparation for
    // readings can make other words than `tokens(in:)` finds, for example of halfwidth voicing
    // marks.)
    if text.unicodeScalars.contains(where: { 0xFF9E...0xFF9F ~= $0.value }) { return faults }
    for token in tokenizer.tokens(in: text) where token.surface.unicodeScalars.allSatisfy(isPlain) {
      let category = token.partOfSpeech.category
      if [.symbol, .punctuation, .whitespace].contains(category) { continue }
      if !phrases.contains(where: { $0.utf8Range.contains(token.utf8Range.lowerBound) }) {
        faults.append("lost \(token.surface)")
      }
    }
    return faults
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  @Test func propertiesHoldForAnyText() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    var generator = SeededGenerator(seed: 33)
    var failures: [String] = []
    for round in 0..<1500 {
      let text =
        switch round % 3 {
        case 0: RandomText.prose(words: 12, using: &generator)
        case 1: RandomText.string(fragments: 12, using: &generator)
        default: RandomText.scalars(count: 8, using: &generator)
        }
      let faults = faults(text, tokenizer)
      if !faults.isEmpty { failures.append("\(text.debugDescription): \(faults)") }
    }
    for row in AccentTables.all {
      let faults = faults(row.text, tokenizer)
      if !faults.isEmpty { failures.append("\(row.text): \(faults)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test func phrasesDoNotDependOnTextAfterAFullStop() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    let rows = AccentTables.boundaries.filter { $0.text.hasSuffix("。") }
    let joined = rows.map(\.text).joined(separator: "\n")
    let lines = rows.flatMap { tokenizer.accentPhrases(in: $0.text).map(\.nucleus) }
    #expect(tokenizer.accentPhrases(in: joined).map(\.nucleus) == lines)
    #expect(!lines.isEmpty)
  }

  /// Rules can supply the accent of a word, as a reader of numbers does for the words it reads.
  @Test func rulesMayOverrideTheDictionary() throws {
    let core = try AccentDictionary.embedded.get().core
    let bytes = Array("花が".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      ChunkAnalyzer(core: core).analyze(buffer, rules: { _ in }) { text in
        let plain = AccentPhrases.phrases(of: text)
        let other = AccentPhrases.phrases(of: text) { index in
          index == 0 ? AccentPart(moraCount: 2, nucleus: 1) : nil
        }
        #expect(plain.map(\.nucleus) == [2])
        #expect(other.map(\.nucleus) == [1])
        #expect(plain.map(\.words) == [0..<2] && other.map(\.words) == [0..<2])
      }
    }
  }

  /// The dictionary's accent applies only to the dictionary's reading.
  @Test func anotherReadingHasNoAccent() throws {
    let core = try AccentDictionary.embedded.get().core
    let bytes = Array("花が".utf8)
    let reading = Array("フラワー".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      reading.withUnsafeBufferPointer { kana in
        ChunkAnalyzer(core: core).analyze(buffer, rules: { _ in }) { text in
          text.words[0].reading = kana
          let phrases = AccentPhrases.phrases(of: text)
          #expect(phrases.map(\.nucleus) == [nil])
          #expect(phrases.map(\.moraCount) == [5])
        }
      }
    }
  }

  @Test func withoutAccentsInTheDictionaryThereAreStillPhrases() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let phrases = tokenizer.accentPhrases(in: "東京")
    #expect(phrases.map(\.text) == ["東京"])
    #expect(phrases.map(\.nucleus) == [nil])
    #expect(phrases.allSatisfy { $0.pitch.isEmpty })
  }

  @Test func theTablesAreLargeEnoughAndWithoutDuplicates() {
    let texts = AccentTables.all.map(\.text)
    #expect(texts.count >= 120)
    #expect(Set(texts).count == texts.count)
  }
}
