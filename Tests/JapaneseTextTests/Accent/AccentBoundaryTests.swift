import Testing

@testable import JapaneseText

/// Tests where accent phrases end, given only the texts of the phrases: Open JTalk's rules, and the
/// deviations of this module.
@Suite struct AccentBoundaryTests {
  private static let cases: [(text: String, phrases: [String], rule: String)] = [
    // 01, 02: joined unless a rule separates.
    ("情報処理", ["情報処理"], "02: nouns"),
    ("東京特許許可局", ["東京特許許可局"], "02: four nouns"),
    ("彼女たち", ["彼女たち"], "18: a suffix"),
    ("国際的", ["国際的"], "18: a suffix that makes an adjectival noun"),
    // 03–05: after modifiers.
    ("赤い花", ["赤い", "花"], "03"),
    ("楽しい思い出", ["楽しい", "思い出"], "03"),
    ("読む本", ["読む", "本"], "05: a noun after a verb"),
    ("静か海", ["静か", "海"], "04"),
    // 06: adverbs, conjunctions, adnominals; exclamations.
    ("とても大きい", ["とても", "大きい"], "06: adverb"),
    ("もっとゆっくり", ["もっと", "ゆっくり"], "06: two adverbs"),
    ("その人", ["その", "人"], "06: adnominal"),
    ("あの大きな家", ["あの", "大きな", "家"], "06: two adnominals"),
    ("しかし彼は", ["しかし", "彼は"], "06: conjunction"),
    ("ああ花", ["ああ", "花"], "an exclamation"),
    // 07: nouns that are adverbs.
    ("今日東京へ", ["今日", "東京へ"], "07"),
    ("昨日は雨だった", ["昨日は", "雨だった"], "07, 08: a particle leans on them"),
    // 08, 09: function words.
    ("花が咲いた", ["花が", "咲いた"], "09: a verb after a particle"),
    ("東京からも", ["東京からも"], "08: two particles"),
    ("行きましたか", ["行きましたか"], "08: auxiliaries and a particle"),
    ("花の色", ["花の", "色"], "09: a noun after の"),
    ("行く人が", ["行く", "人が"], "05, 08"),
    ("静かな人", ["静かな", "人"], "09: a noun after な"),
    ("行ったのだ", ["行ったのだ"], "の leans on the verb"),
    ("東京みたいだ", ["東京みたいだ"], "みたい leans on the noun"),
    ("食べるようだ", ["食べるようだ"], "よう leans on the verb"),
    // 10: after suffixes.
    ("田中さん家族", ["田中さん", "家族"], "10"),
    // 11, 12: auxiliary adjectives and verbs.
    ("食べやすい", ["食べやすい"], "11"),
    ("来てほしい", ["来てほしい"], "11: after て"),
    ("食べ始めた", ["食べ始めた"], "12"),
    ("食べている", ["食べている"], "て and an auxiliary verb: a deviation"),
    ("本を読んでいます", ["本を", "読んでいます"], "the same after で"),
    ("赤くない", ["赤くない"], "ない after an adjective"),
    // 13: predicates after nouns.
    ("東京行く", ["東京", "行く"], "13: verb"),
    ("頭痛い", ["頭", "痛い"], "13: adjective"),
    ("勉強する", ["勉強する"], "サ変 nouns take する: a deviation"),
    ("掃除しました", ["掃除しました"], "the same in another form"),
    // Verbs and adjectives in a row.
    ("早く走る", ["早く", "走る"], "a verb after an adjective: a deviation"),
    // 14: punctuation.
    ("花、色", ["花", "色"], "a comma"),
    ("「花」と「色」", ["花", "と", "色"], "brackets part a particle from its word"),
    ("花！", ["花"], "punctuation alone is not a phrase"),
    ("…", [], "nothing but marks"),
    ("", [], "nothing"),
    // 15–17: prefixes and names.
    ("東京大企業", ["東京", "大企業"], "15: a prefix starts a phrase"),
    ("田中太郎さん", ["田中", "太郎さん"], "16, 18"),
    // White space and lines.
    ("花 色", ["花", "色"], "a space"), ("花　が", ["花", "が"], "U+3000 parts even a particle"),
    ("花\nが", ["花", "が"], "a line end"), ("花\r\n色", ["花", "色"], "CR LF"),
    ("\n\n", [], "empty lines"),
  ]

  @Test func phrasesEndWhereTheRulesSay() throws {
    let tokenizer = try AccentDictionary.embedded.get()
    for (text, phrases, rule) in Self.cases {
      #expect(tokenizer.accentPhrases(in: text).map(\.text) == phrases, "\(text): \(rule)")
    }
  }

  @Test func aRuleRequiresAllItsConditions() throws {
    let core = try AccentDictionary.embedded.get().core
    typealias Side = AccentPhraseBoundary.Side
    let cases: [(side: Side, matches: Bool, why: String)] = [
      (.any, true, "anything"), (Side(traits: .verb), true, "one trait"),
      (Side(traits: [.noun, .verb]), true, "one of two"), (Side(traits: .noun), false, "none"),
      (Side(all: [.verb, .noun]), false, "not both"), (Side(without: .verb), false, "excluded"),
      (Side(forms: [.terminal]), true, "its form"), (Side(forms: [.stem]), false, "another form"),
      (Side(surfaces: ["読む", "書く"]), true, "its text"), (Side(surfaces: ["書く"]), false, "another"),
      (Side(baseForms: ["読む"]), true, "its base form"),
      (Side(traits: .verb, forms: [.stem]), false, "one of two conditions"),
    ]
    Array("読む".utf8).withUnsafeBufferPointer { bytes in
      ChunkAnalyzer(core: core).analyze(bytes, rules: { _ in }) { text in
        for (side, matches, why) in cases {
          #expect(side.matches(text.words[0], surface: text.surface(at: 0)) == matches, "\(why)")
        }
      }
    }
  }
}
