import TestSupport
import Testing

@testable import JapaneseText

/// Tests the search for compound particles and auxiliaries by their text.
@Suite struct FunctionalPhrasesTests {
  private let noun = unidic("本", "名詞,普通名詞,一般")
  private let verb = unidic("読む", "動詞,一般", "連体形-一般", "読む")

  private func particle(_ surface: String) -> String { unidic(surface, "助詞,格助詞") }

  /// Returns the text in particles of one character each.
  private func particles(_ text: String) -> [String] { text.map { particle("\($0)") } }

  private let lists: [(unit: WordUnit, phrases: [FunctionalPhrase])] = [
    (
      .reader,
      (FunctionalPhrases.common + FunctionalPhrases.ofCapacity + FunctionalPhrases.beforeNouns
        + FunctionalPhrases.readerParticles + FunctionalPhrases.readerWords)
        .filter { $0.lastForms.isEmpty && $0.predecessor != .plainStem }
    ),
    (
      .long,
      FunctionalPhrases.common + FunctionalPhrases.ofCapacity + FunctionalPhrases.beforeNouns
        + FunctionalPhrases.auxiliaries.filter { $0.successor != .polite }
    ),
  ]

  @Test func everyPhraseIsFoundInPiecesOfOneCharacter() {
    var failures: [String] = []
    for (unit, phrases) in lists {
      for phrase in phrases {
        let text = phrase.text.description
        let found = group([noun] + particles(text) + [noun], .unidic17, unit)
        if found != "本 \(text) 本" { failures.append("\(unit) \(text): \(found)") }
      }
    }
    expectNone(failures)
  }

  /// In phrases (文節), the word before and the last word of a compound belong to it.
  @Test func everyPhraseOfBunsetsuIsFound() {
    var failures: [String] = []
    let phrases =
      FunctionalPhrases.common + FunctionalPhrases.bunsetsuParticles
      + FunctionalPhrases.bunsetsuAuxiliaries
    for phrase in phrases where phrase.text.utf8CodeUnitCount >= 3 {
      let text = phrase.text.description
      let host = phrase.predecessor == .clause ? verb : noun
      let hostText = phrase.predecessor == .clause ? "読む" : "本"
      var ends: [(text: String, word: [String])] = [("", [])]
      if !phrase.lastForms.isEmpty {
        ends = ["できる", "ある", "ない", "なる", "する", "よい", "しれる", "いける", "いく", "れる", "過ぎる", "得る"]
          .filter { Array($0.utf8).withUnsafeBufferPointer { phrase.lastForms.contains($0) } }
          .map { ($0, [unidic($0, "動詞,非自立可能", "連体形-一般", $0)]) }
        if ends.isEmpty { failures.append("\(text): no last word is tested") }
      }
      for end in ends {
        // The pieces are nouns: particles would join without the phrase.
        let pieces = text.map { unidic("\($0)", "名詞,普通名詞,副詞可能") }
        let found = group([host] + pieces + end.word + [noun], .unidic17, .bunsetsu)
        if !found.hasPrefix("\(hostText)\(text)\(end.text) "), !isAfterNoun(found, text, end.text) {
          failures.append("\(text): \(found)")
        }
      }
    }
    expectNone(failures)
  }

  /// Returns whether a phrase without a condition on its left is one, although its first word
  /// begins a phrase.
  private func isAfterNoun(_ found: String, _ text: String, _ end: String) -> Bool {
    found.contains(" \(text)\(end) ")
  }

  /// Returns the words of a text of particles: at each offset the longest phrase, if any.
  private func model(_ text: String, _ phrases: [FunctionalPhrase]) -> String {
    let sorted = phrases.map { ($0.text.description, $0.successor) }
      .sorted { $0.0.utf8.count > $1.0.utf8.count }
    let always: [FunctionalPhrase.Successor] = [.anything, .noTopicParticle, .clause]
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      // Before another particle, no phrase ends that requires a noun.
      let match = sorted.first { phrase, successor in
        rest.hasPrefix(phrase)
          && (rest.count == phrase.count || always.contains(successor))
          && !(successor == .clause && rest.dropFirst(phrase.count).first == "と")
      }
      words.append(match?.0 ?? "\(first)")
      rest = rest.dropFirst(words[words.count - 1].count)
    }
    return words.joined(separator: " ")
  }

  @Test func theLongestPhraseAtEachOffset() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 32)
    for (unit, phrases) in lists {
      let texts = phrases.map { $0.text.description }
      let letters = Array(Set(texts.joined())).sorted()
      for _ in 0..<400 {
        var text = ""
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
          let phrase = texts.randomElement(using: &generator) ?? ""
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: text += String(phrase.dropLast())
          case 1: text.append(letters.randomElement(using: &generator) ?? "に")
          default: text += phrase
          }
        }
        let found = group([noun] + particles(text) + [noun], .unidic17, unit)
        let expected = "本 \(model(text, phrases)) 本"
        if found != expected { failures.append("\(unit): \(found), not \(expected)") }
      }
    }
    expectNone(failures)
  }

  @Test func wordsOfAPhraseEndWithIt() {
    let table: [(words: [String], reader: String, why: String)] = [
      ([noun, particle("に"), particle("ついて"), noun], "本 について 本", "two words"),
      ([noun, particle("について"), noun], "本 について 本", "one word"),
      ([noun, particle("に"), particle("ついては"), noun], "本 に ついては 本", "a word that extends past it"),
      ([noun, particle("には"), particle("ついて"), noun], "本 には ついて 本", "other text"),
      ([noun, particle("に"), " ", particle("ついて"), noun], "本 に ついて 本", "a space inside"),
      ([noun, particle("に"), particle("つい")], "本 に つい", "the text ends early"),
      ([particle("に"), particle("ついて")], "について", "the whole text"),
      ([noun, particle("という"), noun], "本 という 本", "one word before a noun"),
      ([noun, particle("と"), verbOf("いう"), noun], "本 という 本", "two words before a noun"),
      ([noun, particle("と"), verbOf("いう"), particle("が")], "本 と いう が", "before a particle"),
      ([noun, particle("と"), verbOf("いう")], "本 と いう", "at the end"),
      ([verb, particle("の"), particle("で"), noun], "読む ので 本", "a reason"),
      ([verb, particle("の"), particle("で")], "読む ので", "a reason at the end"),
      (
        [verb, particle("の"), particle("で"), unidic("は", "助詞,係助詞")], "読む の で は",
        "not before the topic particle"
      ),
      (
        [noun, particle("に"), unidic("対し", "動詞,一般", "連用形-一般", "対する"), unidic("て", "助詞,接続助詞")],
        "本 に対して", "the longer of two phrases"
      ),
      (
        [
          noun, particle("に"), unidic("対し", "動詞,一般", "連用形-一般", "対する"),
          unidic("た", "助動詞", "連体形-一般"),
        ], "本 に 対した", "an ending belongs to the verb"
      ),
    ]
    for row in table {
      #expect(group(row.words, .unidic17, .reader) == row.reader, "\(row.why)")
    }
  }

  /// The conditions of words of the reader unit on the words around them.
  @Test func conditionsOfReaderWords() {
    let nai = unidic("ない", "助動詞", "終止形-一般", "ない")
    let kamo = [particle("かも"), unidic("しれ", "動詞,一般", "未然形-一般", "しれる")]
    let nani = unidic("何", "代名詞")
    let ka = unidic("か", "助詞,副助詞")
    let da = unidic("だ", "助動詞", "終止形-一般", "だ")
    let nomi = unidic("飲ん", "動詞,一般", "連用形-撥音便", "飲む")
    let tabe = unidic("食べ", "動詞,一般", "連用形-一般", "食べる")
    let itadake = [unidic("い", "動詞,非自立可能", "連用形-一般", "いる"), unidic("た", "助動詞", "連体形-一般", "た")]
    let dake = unidic("だけ", "助詞,副助詞")
    let te = unidic("て", "助詞,接続助詞")
    let mase = unidic("ませ", "助動詞", "未然形-一般", "ます")
    let ni = unidic("に", "助動詞", "連用形-ニ", "だ")
    let table: [(words: [String], reader: String, why: String)] = [
      ([verb] + kamo + [nai], "読む かもしれない", "an inflected last word with its endings"),
      ([verb, particle("かも"), noun], "読む かも 本", "another last word"),
      ([nani, ka, verb], "何か 読む", "an indefinite pronoun"),
      ([nani, ka], "何 か", "a question at the end"),
      ([nani, ka, " ", verb], "何 か 読む", "a question before a space"),
      ([nani, ka, particle("と"), verb], "何 か と 読む", "a quoted question"),
      ([nani, ka, unidic("は", "助詞,係助詞")], "何 か は", "a question as a topic"),
      ([nani, ka, da], "何 か だ", "before the copula"),
      ([nani, ka, unidic("。", "補助記号,句点")], "何 か 。", "before a full stop"),
      ([noun, da, particle("から")], "本 だから", "the copula"),
      ([nomi, da, particle("から")], "飲んだ から", "not the past of a verb"),
      (
        [tabe, te] + itadake + [dake, mase, unidic("ん", "助動詞", "終止形-一般", "ず")], "食べていただけません",
        "いただけ in three words before ます"
      ),
      ([tabe, te] + itadake + [dake, da], "食べていた だけ だ", "だけ before another word"),
      (
        [tabe, unidic("そう", "形状詞,助動詞語幹"), ni, unidic("ない", "形容詞,非自立可能", "終止形-一般", "ない")], "食べそうにない",
        "the phrase continues a word"
      ),
    ]
    for row in table {
      #expect(group(row.words, .unidic17, .reader) == row.reader, "\(row.why)")
    }
    #expect(
      group([tabe, te] + itadake + [dake, mase], .unidic17, .long) == "食べ ていただけ ませ", "long units")
  }

  /// The phrases that continue a word only after certain forms.
  @Test func conditionsOnTheFormBefore() {
    let ta = unidic("た", "助動詞", "連体形-一般", "た")
    let sou = unidic("そう", "形状詞,助動詞語幹")
    let samuku = unidic("寒く", "形容詞,一般", "連用形-一般", "寒い")
    let ari = unidic("あり", "動詞,非自立可能", "連用形-一般", "ある")
    let mase = unidic("ませ", "助動詞", "未然形-一般", "ます")
    let nu = unidic("ん", "助動詞", "終止形-一般", "ず")
    let yomi = unidic("読み", "動詞,一般", "連用形-一般", "読む")
    let kai = unidic("買い", "動詞,一般", "連用形-一般", "買う")
    let kaita = unidic("書い", "動詞,一般", "連用形-イ音便", "書く")
    let hanashi = unidic("話し", "動詞,一般", "連用形-一般", "話す")
    let tabe = unidic("食べ", "動詞,一般", "連用形-一般", "食べる")
    let table: [(words: [String], reader: String, why: String)] = [
      ([yomi, ta, sou], "読みたそう", "a desire"),
      ([kai, ta, sou], "買いたそう", "a desire after い"),
      ([kaita, ta, sou], "書いた そう", "the past after a change of sound"),
      ([hanashi, ta, sou], "話した そう", "the past after し"),
      ([tabe, ta, sou], "食べた そう", "the past of a verb in る"),
      ([samuku, ari, mase, nu], "寒くありません", "a negative adjective"),
      ([samuku, " ", ari, mase, nu], "寒く ありません", "a space before the verb"),
      ([noun, ari, mase, nu], "本 ありません", "after a noun"),
    ]
    for row in table {
      #expect(group(row.words, .unidic17, .reader) == row.reader, "\(row.why)")
    }
  }

  private func verbOf(_ surface: String) -> String {
    unidic(surface, "動詞,一般", "連体形-一般", surface)
  }

  @Test func conditionsOfBunsetsu() {
    let koto = unidic("こと", "名詞,普通名詞,一般")
    let dekiru = unidic("できる", "動詞,非自立可能", "終止形-一般", "できる")
    let ga = particle("が")
    let table: [(words: [String], phrases: String, why: String)] = [
      ([verb, koto, ga, dekiru], "読むことができる", "after a verb"),
      ([noun, koto, ga, dekiru], "本 ことが できる", "not after a noun"),
      ([verb, " ", koto, ga, dekiru], "読む ことが できる", "not after a space"),
      ([koto, ga, dekiru], "ことが できる", "not at the start"),
      ([verb, koto, ga, verb], "読む ことが 読む", "another last word"),
      ([verb, koto, ga, unidic("できる", "名詞,普通名詞,一般")], "読む ことが できる", "a noun of that form"),
      (
        [verb, koto, ga, unidic("でき", "動詞,非自立可能", "連用形-一般", "できる"), unidic("た", "助動詞", "終止形-一般")],
        "読むことができた", "an inflected last word"
      ),
      (
        [noun, particle("と"), unidic("し", "動詞,非自立可能", "連用形-一般", "する"), unidic("て", "助詞,接続助詞")],
        "本として", "as"
      ),
      (
        [
          noun, " ", particle("と"), unidic("し", "動詞,非自立可能", "連用形-一般", "する"),
          unidic("て", "助詞,接続助詞"),
        ],
        "本 として", "after a space too"
      ),
      (
        [verb, particle("と"), unidic("し", "動詞,非自立可能", "連用形-一般", "する"), unidic("て", "助詞,接続助詞")],
        "読むと して", "not after a verb"
      ),
      (
        [noun, particle("と"), verbOf("いう"), unidic("美しい", "形容詞,一般", "連体形-一般")], "本という 美しい",
        "before an adjective"
      ),
      ([noun, particle("と"), verbOf("いう"), verb], "本と いう 読む", "not before a verb"),
      (
        [
          verb, particle("と"), unidic("さ", "動詞,非自立可能", "未然形-サ", "する"),
          unidic("れる", "助動詞", "終止形-一般", "れる"),
        ],
        "読むとされる", "what is said to be"
      ),
      (
        [
          noun, particle("と"), unidic("さ", "動詞,非自立可能", "未然形-サ", "する"),
          unidic("れる", "助動詞", "終止形-一般", "れる"),
        ],
        "本と される", "not after a noun"
      ),
    ]
    for row in table {
      #expect(group(row.words, .unidic17, .bunsetsu) == row.phrases, "\(row.why)")
    }
  }
}
