import Mutsu
import Testing

@Suite struct StringKanaTests {
  @Test func conversions() {
    #expect("さくら食堂".hiraganaToKatakana == "サクラ食堂")
    #expect("コーヒー豆".katakanaToHiragana == "こーひー豆")
    #expect("ｶﾞｽ 100%".fullwidth == "ガス　１００％")
    #expect("ガス　１００％、".halfwidth == "ｶﾞｽ 100%､")
    #expect("".hiraganaToKatakana == "" && "".katakanaToHiragana == "")
    #expect("".fullwidth == "" && "".halfwidth == "")
  }

  @Test func scripts() {
    #expect("食べる".japaneseScript == .mixed)
    #expect("".japaneseScript == .other)
    #expect("Tokyo 東京".containsJapanese)
    #expect(!"Ａ、１２３。".containsJapanese)
    #expect(!"".containsJapanese)
  }

  @Test func kanaIsExported() {
    #expect(KanaConverter(to: .hiragana).convert("ア") == "あ")
    #expect(PhoneticSimilarity.score("きて", "きて") == 1)
  }
}
