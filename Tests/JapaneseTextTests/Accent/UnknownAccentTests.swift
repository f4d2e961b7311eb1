import EmbeddedDictionary
import JapaneseText
import Testing

/// Tests `*/*`, Open JTalk's notation of an unknown accent, which most names of the embedded
/// dictionary have.
@Suite struct UnknownAccentTests {
  private func tokenizer(accent: String) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(BundledDictionary.directory()),
      userDictionaries: [
        .csv("鵺野原,1350,1350,-9000,名詞,固有名詞,人名,姓,*,*,鵺野原,ヌエノハラ,ヌエノハラ,\(accent),*")
      ])
  }

  @Test func isNoAccent() throws {
    let rows: [(accent: String, nucleus: Int?, notation: String?, marked: String, why: String)] = [
      ("*/*", nil, nil, "ぬえのはらへ", "not known: nothing is marked"),
      ("*", nil, nil, "ぬえのはらへ", "no field"),
      ("2/5", 2, "2/5", "ぬえꜜのはらへ", "known"), ("0/5", 0, "0/5", "ぬえのはらへ", "flat"),
    ]
    for row in rows {
      let tokenizer = try tokenizer(accent: row.accent)
      let token = try #require(tokenizer.tokens(in: "鵺野原へ").first)
      #expect(token.surface == "鵺野原" && token.reading == "ヌエノハラ", "\(row.why)")
      #expect(token.accent?.nucleus == row.nucleus, "\(row.why)")
      #expect(token.accentNotation == row.notation, "\(row.why)")
      let phrases = tokenizer.accentPhrases(in: "鵺野原へ")
      #expect(phrases.map(\.nucleus) == [row.nucleus], "\(row.why)")
      #expect(phrases.first?.moraCount == 6, "\(row.why)")
      #expect(AccentNotation.downstep.string(for: phrases, in: "鵺野原へ") == row.marked, "\(row.why)")
    }
  }

  @Test func furiganaAndReadingsNeedNoAccent() throws {
    let tokenizer = try tokenizer(accent: "*/*")
    #expect(tokenizer.furigana("鵺野原へ").brackets() == "鵺野原[ぬえのはら]へ")
    #expect(tokenizer.reading(of: "鵺野原へ").text == "ぬえのはらへ")
  }
}
