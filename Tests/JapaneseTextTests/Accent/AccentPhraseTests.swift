import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// The embedded dictionary, opened once for the accent tests.
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
