import EmbeddedDictionary
import LatticeEngine
import Testing

@testable import JapaneseText

/// Tests names of people, places, stations, rivers and companies, with the proper-name lexicon and
/// without it.
@Suite struct NameReadingTests {
  private let named: Tokenizer
  private let plain: Tokenizer

  init() throws {
    let dictionary = DictionarySource.directory(try BundledDictionary.directory())
    named = try Tokenizer(dictionary: dictionary)
    plain = try Tokenizer(dictionary: dictionary, properNames: .excluded)
  }

  @Test func namesAreReadAsTheirOwnersDo() {
    expectNone(misread(NameSentence.names, by: named))
    #expect(NameSentence.names.count >= 60)
  }

  /// The dictionary without names must not be able to read the rows, or they would test nothing.
  @Test func namesAreNotReadWithoutTheLexicon() {
    #expect(misread(NameSentence.names, by: plain).count >= 60)
  }

  @Test func wordsThatAreAlsoNamesStayWords() {
    expectNone(misread(NameSentence.words, by: named))
    expectNone(misread(NameSentence.words, by: plain))
  }

  /// Parts of words that happen to be names, such as 間東 and 行入.
  @Test func namesDoNotDivideWords() {
    for text in [
      "八時間東にいる", "二文字以上を入れる", "大文字と小文字を区別する",
      "複数行入力と呼ぶ", "同調される人", "それは虫だ",
    ] {
      #expect(named.words(in: text) == plain.words(in: text))
    }
  }

  @Test func fullNamesAreSplit() {
    let rows: [(text: String, words: [String])] = [
      ("水卜麻美が", ["水卜", "麻美", "が"]), ("小樋山景臣さん", ["小樋山", "景臣", "さん"]),
      ("髙原美緒乃", ["髙原", "美緒乃"]), ("目良匡直", ["目良", "匡直"]),
      ("田中景臣が", ["田中", "景臣", "が"]),
    ]
    for row in rows {
      #expect(named.words(in: row.text).map(String.init) == row.words)
    }
  }

  /// A loanword that the dictionary without names splits is one word.
  @Test func loansAreWords() {
    for word in ["マリゴールド", "ホログラフィック", "カラーリング", "イチオシ"] {
      #expect(named.words(in: word).map(String.init) == [word])
      #expect(plain.words(in: word).count > 1, "\(word) needs no entry")
    }
  }

  @Test func namesAreCapitalized() {
    var options = RomanizationOptions()
    options.capitalization = .properNouns
    #expect(
      named.romanized("小樋山さんは下松市へ行く。", options: options)
        == "Kohiyama san wa Kudamatsushi e iku.")
  }

  @Test func furiganaOfNames() {
    let segments = named.furigana("斑鳩町の小樋山さん")
    #expect(segments.compactMap(\.reading) == ["いかるがちょう", "こひやま"])
  }

  private func misread(_ sentences: [NameSentence], by tokenizer: Tokenizer) -> [String] {
    sentences.compactMap { sentence in
      let found = tokenizer.reading(of: sentence.text).text
      return found == sentence.reading
        ? nil : "\(sentence.text)\t\(found)\tnot \(sentence.reading)\t\(sentence.source)"
    }
  }
}
