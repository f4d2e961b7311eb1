import Mutsu
import TestSupport
import Testing

@Suite struct StringWordsTests {
  @Test func wordsOfTheEmbeddedDictionary() {
    let cases: [(text: String, words: [Substring], why: String)] = [
      ("東京へ行きました。", ["東京", "へ", "行き", "まし", "た", "。"], "README"),
      ("すもももももももものうち", ["すもも", "も", "もも", "も", "もも", "の", "うち"], "ambiguity"),
      ("令和六年", ["令和", "六", "年"], "a correction: the era since 2019"),
      ("", [], "empty"),
      (" \n ", [], "white space"),
      ("👨‍👩‍👧だ", ["👨‍👩‍👧", "だ"], "a Character stays whole"),
    ]
    for (text, words, why) in cases {
      #expect(text.words == words, "\(why)")
      #expect(text.words(.morpheme) == words, "\(why)")
    }
  }

  @Test func wordsOfLargerUnits() {
    let text = "東京特許許可局へ行っています。"
    #expect(text.words(.reader) == ["東京", "特許", "許可局", "へ", "行っています", "。"])
    #expect(text.words(.long) == ["東京特許許可局", "へ", "行っ", "てい", "ます", "。"])
    #expect("".words(.reader) == [] && " ".words(.long) == [])
  }

  @Test func phrases() {
    let cases: [(text: String, phrases: [Substring], why: String)] = [
      ("東京特許許可局へ行きました。", ["東京特許許可局へ", "行きました。"], "documentation"),
      ("東京へ行ったことがある。", ["東京へ", "行ったことがある。"], "README"),
      ("彼は「はい。」と 言った", ["彼は", "「はい。」と", "言った"], "brackets and white space"),
      ("", [], "empty"),
      (" \n ", [], "white space"),
    ]
    for (text, phrases, why) in cases { #expect(text.phrases == phrases, "\(why)") }
  }

  @Test func componentsOfCompoundsAreJoined() throws {
    // The dictionary has 一番:上, イチバン:ウエ and two accents.
    #expect("一番上にある".baseForms.first == "一番上")
    let token = try #require(Tokenizer.embedded().tokens(in: "一番上").first)
    #expect(token.baseForm == "一番上" && token.reading == "イチバンウエ")
    #expect(token.pronunciation == "イチバンウエ")
    #expect(token.feature(at: 6) == "一番:上", "features are those of the dictionary")
    #expect(try Tokenizer.embedded().tokens(in: ":").map(\.baseForm) == [":"], "a word")
  }

  @Test func baseForms() {
    #expect("東京へ行きました。".baseForms == ["東京", "行く"])
    #expect("美しい花を静かに見ていた".baseForms == ["美しい", "花", "静か", "見る"])
  }

  @Test func sentences() {
    #expect("はい。「そうだ。」と言った。".sentences == ["はい。", "「そうだ。」と言った。"])
  }

  @Test func embeddedTokenizer() throws {
    let tokenizer = try Tokenizer.embedded()
    let token = tokenizer.tokens(in: "東京")[0]
    #expect(tokenizer.schema == .openJTalk)
    #expect(token.reading == "トウキョウ")
    #expect(token.accentNotation == "0/4")
  }

  @Test func userDictionaryOfTheReadme() throws {
    let words = UserDictionary.csv(
      """
      ネコまっしぐら丸,ねこまっしぐらまる,名詞
      小鳥遊六花,たかなしりっか,noun.person
      """)
    let tokenizer = try Tokenizer.embedded(userDictionaries: [words])
    let tokens = tokenizer.tokens(in: "令和の小鳥遊六花がネコまっしぐら丸に乗る")
    #expect(
      tokens.map { String($0.surface) }
        == ["令和", "の", "小鳥遊六花", "が", "ネコまっしぐら丸", "に", "乗る"])
    #expect(tokens[2].reading == "タカナシリッカ")
    #expect(tokens[2].partOfSpeech.description == "noun.person")
    #expect(tokens[4].partOfSpeech.description == "noun")
  }
}
