import EmbeddedDictionary
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the dictionary form and the part of speech of grouped words.
@Suite struct GroupedWordTests {
  private struct Found: Equatable {
    let surface: String
    let base: String
    let category: PartOfSpeech.Category
    let range: Range<Int>
  }

  /// Returns a word that consists of all items.
  private func word(_ items: [String], _ schema: DictionarySchema, offset: Int = 0) -> Found {
    withFeatureWords(items, schema) { text in
      text.words.withUnsafeBufferPointer { parts in
        let word = GroupedWord(
          parts: parts, bytes: text.bytes, offset: offset,
          partsOfSpeech: .table(for: schema.tagSet))
        return found(word)
      }
    }
  }

  private func found(_ word: GroupedWord) -> Found {
    var base = ByteBuffer(minimumCapacity: 16)
    word.appendBaseForm(to: &base)
    return Found(
      surface: String(decoding: word.surface, as: UTF8.self), base: base.text,
      category: word.partOfSpeech.category, range: word.range)
  }

  private let tabe = unidic("食べ", "動詞,一般", "連用形-一般", "食べる")
  private let te = unidic("て", "助詞,接続助詞")
  private let ta = unidic("た", "助動詞", "終止形-一般", "た")
  private let hon = unidic("本", "名詞,普通名詞,一般")

  @Test func stemsOfUniDic() {
    let hajime = unidic("始め", "動詞,非自立可能", "連用形-一般", "始める")
    let shi = unidic("し", "動詞,非自立可能", "連用形-一般", "する")
    let table: [(words: [String], base: String, category: PartOfSpeech.Category, why: String)] = [
      ([tabe], "食べる", .verb, "one word"), ([tabe, ta], "食べる", .verb, "an ending"),
      ([tabe, hajime, ta], "食べ始める", .verb, "a compound verb"),
      ([tabe, te, unidic("いる", "動詞,非自立可能", "終止形-一般", "いる")], "食べる", .verb, "an auxiliary verb"),
      ([unidic("悪化", "名詞,普通名詞,サ変可能"), shi, ta], "悪化する", .verb, "a verbal noun"),
      ([hon], "本", .noun, "a noun"), ([hon, hon], "本本", .noun, "a compound"),
      (
        [unidic("楽し", "形容詞,一般", "語幹-一般", "楽しい"), unidic("さ", "接尾辞,名詞的,一般")], "楽しさ", .noun,
        "a suffix makes a noun"
      ),
      (
        [unidic("読み", "動詞,一般", "連用形-一般", "読む"), unidic("方", "接尾辞,名詞的,一般")], "読み方", .noun,
        "of a verb too"
      ),
      ([unidic("私", "代名詞"), unidic("たち", "接尾辞,名詞的,一般")], "私たち", .pronoun, "a pronoun stays one"),
      ([unidic("3", "名詞,数詞"), unidic("本", "接尾辞,名詞的,助数詞")], "3本", .noun, "a number"),
      ([te, unidic("いる", "動詞,非自立可能", "終止形-一般", "いる")], "ている", .particle, "endings only"),
      ([ta], "た", .auxiliaryVerb, "one ending"),
      (
        [unidic("寒く", "形容詞,一般", "連用形-一般", "寒い"), unidic("ない", "形容詞,非自立可能", "終止形-一般", "ない")], "寒い",
        .adjective, "ない is an ending"
      ),
      ([tabe, unidic("てる", "動詞,非自立可能", "終止形-一般", "てる")], "食べる", .verb, "a contraction"),
      ([tabe, unidic("なさい", "動詞,非自立可能", "命令形", "なさる")], "食べる", .verb, "なさる"),
      (
        [tabe, unidic("やすい", "形容詞,非自立可能", "終止形-一般", "やすい")], "食べやすい", .adjective,
        "a compound adjective"
      ),
      ([unidic("食べ", "動詞,一般", "連用形-一般", "*")], "食べ", .verb, "no base form"),
      ([unidic("何", "代名詞"), unidic("か", "助詞,副助詞")], "何か", .pronoun, "a pronoun with か"),
      ([unidic("急", "形状詞,一般"), unidic("に", "助詞,格助詞")], "急に", .adverb, "an adverb with に"),
      (
        [unidic("重要", "形状詞,一般"), unidic("な", "助動詞", "連体形-一般", "だ")], "重要", .adjectivalNoun,
        "な is an ending"
      ),
      (
        [unidic("申し訳", "名詞,普通名詞,一般"), unidic("なかっ", "助動詞", "連用形-促音便", "ない"), ta], "申し訳ない",
        .adjective, "a noun that forms an adjective with ない"
      ),
      ([unidic("勉強", "名詞,普通名詞,サ変可能"), shi, te], "勉強する", .verb, "て after する is an ending"),
      (
        [
          unidic("かも", "助詞,副助詞"), unidic("しれ", "動詞,一般", "未然形-一般", "しれる"),
          unidic("ない", "助動詞", "終止形-一般", "ない"),
        ],
        "かもしれない", .particle, "a compound auxiliary"
      ),
    ]
    for row in table {
      let found = word(row.words, .unidic17)
      #expect(found.base == row.base, "\(row.why)")
      #expect(found.category == row.category, "\(row.why)")
    }
  }

  @Test func stemsOfJumanDIC() {
    let table: [(words: [String], base: String, why: String)] = [
      (
        [juman("食べ", "動詞", "基本連用形", "食べる"), juman("ました", "接尾辞,動詞性接尾辞", "タ形", "ます")], "食べる",
        "a conjugating suffix"
      ),
      (
        [juman("行か", "動詞", "未然形", "行く"), juman("ない", "接尾辞,形容詞性述語接尾辞", "基本形", "ない")], "行く",
        "an adjectival one"
      ),
      ([juman("子供", "名詞,普通名詞"), juman("たち", "接尾辞,名詞性名詞接尾辞")], "子供たち", "a suffix of nouns"),
    ]
    for row in table { #expect(word(row.words, .jumandic).base == row.base, "\(row.why)") }
  }

  @Test func rangesIncludeTheOffset() {
    let plain = word([tabe, ta], .unidic17)
    #expect(plain.range == 0..<9 && plain.surface == "食べた")
    #expect(word([tabe, ta], .unidic17, offset: 100).range == 100..<109)
    #expect(word(["本", tabe, ta], .unidic17, offset: 10).range == 13..<22)
    #expect(word(["本", tabe, ta], .unidic17).surface == "食べた")
  }

  /// The words that an analyzer finds are those of the public function.
  @Test func analyzersFindTheSameWords() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let text = "外気温度を\r\n調べていました。「3本」 悪化した！\nそれ以外は食べやすい。"
    for unit in [WordUnit.morpheme, .reader, .long, .bunsetsu] {
      var words: [Found] = []
      withUTF8Bytes(of: text) { bytes in
        WordAnalyzer(tokenizer: tokenizer, unit: unit).analyze(bytes) { words.append(found($0)) }
      }
      #expect(words.map(\.surface) == tokenizer.words(in: text, unit: unit).map { String($0) })
      let bytes = Array(text.utf8)
      for word in words {
        #expect(String(decoding: bytes[word.range], as: UTF8.self) == word.surface)
      }
      if unit == .reader {
        #expect(words.map(\.base).contains("悪化する") && words.map(\.base).contains("調べる"))
      }
    }
  }
}
