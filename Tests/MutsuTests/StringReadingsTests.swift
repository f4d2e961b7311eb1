import Mutsu
import TestSupport
import Testing

/// Tests the String extensions that read text and romanize it.
@Suite struct StringReadingsTests {
  @Test func examplesOfTheDocumentation() {
    #expect("東京特許許可局へ行きました。".hiragana == "とうきょうとっきょきょかきょくへいきました。")
    #expect("3本のビール".hiragana == "さんぼんのびーる")
    #expect("東京へ行きました。".katakana == "トウキョウヘイキマシタ。")
    #expect("東京へ行きました。".romaji == "tōkyō e ikimashita.")
    #expect("「はい」と言った。".romaji == "\"hai\" to itta.")
    #expect("新聞を読む。".romanized(RomanizationOptions(system: .kunrei)) == "sinbun o yomu.")
    #expect("東京タワーへ行こう！".slug == "tokyo-tawa-e-iko")
    #expect("東京".phoneticSimilarity(to: "とうきょう") == 1)
  }

  @Test func emptyText() {
    #expect("".hiragana == "" && "".katakana == "" && "".romaji == "" && "".slug == "")
    #expect("".romanized(RomanizationOptions(capitalization: .sentences)) == "")
  }

  @Test func romajiIsThatOfTheTokenizer() throws {
    let tokenizer = try Tokenizer.embedded()
    for text in ["今日は良い天気です。", "Swiftで書く。\n二行目", "C++と３つの…", " 　\t"] {
      #expect(text.romaji == tokenizer.romanized(text), "\(text)")
      #expect(text.romanized() == text.romaji, "\(text)")
      for system in RomanizationSystem.allCases {
        let options = RomanizationOptions(system: system, capitalization: .properNouns)
        #expect(text.romanized(options) == tokenizer.romanized(text, options: options), "\(text)")
      }
    }
  }

  @Test func optionsAreCodable() throws {
    var options = RomanizationOptions(system: .passport, longVowels: .doubled)
    options.wordSeparator = "_"
    #expect(Set([options, options, RomanizationOptions()]).count == 2)
    #expect(
      RomanizationOptions.Capitalization.allCases.map(\.rawValue)
        == ["none", "sentences", "proper-nouns"])
  }
}

@Suite struct SlugTests {
  @Test func slugs() {
    let rows: [(text: String, slug: String, why: String)] = [
      ("東京", "tokyo", "no long vowel"), ("大阪と京都", "osaka-to-kyoto", "words"),
      ("信用", "shinyo", "no apostrophe"), ("「はい」、と。", "hai-to", "marks separate"),
      ("ラーメン 東京", "ramen-tokyo", "space"), ("  東京  ", "tokyo", "none at the ends"),
      ("Café Straße", "cafe-strasse", "Latin letters without marks"),
      ("C++", "c", "followed only by punctuation"), ("Hello, World!", "hello-world", "lower case"),
      ("Москва", "moskva", "Cyrillic"), ("東京・大阪", "tokyo-osaka", "middle dot"),
      ("ＡＢＣ", "abc", "full-width letters"), ("a_b/c.d", "a-b-c-d", "ASCII marks"),
      ("😀", "", "no letter"), ("。。", "", "marks only"), ("", "", "empty"),
      ("東京\n大阪", "tokyo-osaka", "a line end"), ("😀東京😀", "tokyo", "symbols at the ends"),
      ("don't", "dont", "an apostrophe of the text"),
    ]
    for row in rows {
      #expect(row.text.slug == row.slug, "\(row.text.debugDescription): \(row.why)")
    }
  }

  @Test func slugsAreASCIIWordsAndHyphens() {
    var generator = SeededGenerator(seed: 21)
    for count in 0..<150 {
      for text in [
        RandomText.prose(words: count % 20, using: &generator),
        RandomText.string(fragments: count % 30, using: &generator),
        RandomText.scalars(count: count % 30, using: &generator),
      ] {
        let slug = text.slug
        #expect(
          slug.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D },
          "\(text.debugDescription): \(slug)")
        #expect(!slug.contains("--"), "\(text.debugDescription): \(slug)")
        #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-"), "\(text.debugDescription): \(slug)")
      }
    }
  }

  @Test func slugOfASlugIsTheSame() {
    for text in ["東京へ行こう", "信用と金曜日", "Café", "C++とSwift"] {
      let slug = text.slug
      #expect(slug.slug == slug, "\(text)")
    }
  }
}

@Suite struct ReadingOrderTests {
  @Test func sortsByReading() {
    let rows: [(texts: [String], sorted: [String], why: String)] = [
      (["渡辺", "安部", "サトウ", "加藤"], ["安部", "加藤", "サトウ", "渡辺"], "the documented example"),
      (["東京", "大阪", "京都", "札幌"], ["大阪", "京都", "札幌", "東京"], "cities"),
      (["わ", "ん", "を", "あ"], ["あ", "わ", "を", "ん"], "the ends of the table"),
      (["がく", "かく", "かき"], ["かき", "かく", "がく"], "a voiced kana after the plain one"),
      (["ハハ", "はは", "ばば"], ["はは", "ハハ", "ばば"], "equal readings by the text"),
      ([], [], "empty"), (["東京"], ["東京"], "one"),
      (["東京", "", "大阪"], ["", "大阪", "東京"], "an empty text first"),
    ]
    for row in rows {
      #expect(row.texts.sorted(byReading: \.self) == row.sorted, "\(row.why)")
    }
  }

  @Test func sortsElementsByAText() {
    struct Person: Equatable {
      let name: String
      let number: Int
    }
    let people = [Person(name: "渡辺", number: 1), Person(name: "安部", number: 2)]
    #expect(people.sorted(byReading: \.name).map(\.number) == [2, 1])
    #expect(Set(["山", "川"]).sorted(byReading: \.self) == ["川", "山"], "any sequence")
  }

  @Test func errorsOfTheClosureComeThrough() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try ["あ"].sorted(byReading: { _ in throw Stop() }) }
  }

  @Test func orderDoesNotDependOnTheInput() {
    var generator = SeededGenerator(seed: 22)
    let texts = (0..<60).map { _ in RandomText.prose(words: 3, using: &generator) }
    let sorted = texts.sorted(byReading: \.self)
    #expect(sorted.sorted() == texts.sorted(), "a permutation")
    for _ in 0..<5 {
      #expect(texts.shuffled(using: &generator).sorted(byReading: \.self) == sorted)
    }
  }
}

@Suite struct StringSimilarityTests {
  @Test func scores() {
    #expect("東京".phoneticSimilarity(to: "トウキョウ") == 1, "kanji and kana")
    #expect("".phoneticSimilarity(to: "") == 1)
    #expect("".phoneticSimilarity(to: "東京") == 0)
    #expect("柿".phoneticSimilarity(to: "鍵") > 0.9, "one voiced consonant")
    #expect("柿".phoneticSimilarity(to: "鍵") < 1)
    #expect("橋".phoneticSimilarity(to: "箸") == 1, "homophones")
    #expect("東京".phoneticSimilarity(to: "京都") > "東京".phoneticSimilarity(to: "沖縄"))
  }

  @Test func symmetricAndBounded() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<80 {
      let first = RandomText.prose(words: 4, using: &generator)
      let second = RandomText.prose(words: 4, using: &generator)
      let score = first.phoneticSimilarity(to: second)
      #expect((0...1).contains(score), "\(first) \(second)")
      #expect(score == second.phoneticSimilarity(to: first), "\(first) \(second)")
      #expect(first.phoneticSimilarity(to: first) == 1, "\(first)")
    }
  }
}
