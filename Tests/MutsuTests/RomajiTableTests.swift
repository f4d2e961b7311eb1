import Mutsu
import Testing

/// Tests the String extensions that use the romaji tables.
@Suite struct RomajiTableTests {
  @Test func romajiToKana() {
    #expect("Tōkyō no shin'ya".romajiToHiragana == "とうきょう の しんや")
    #expect("Tōkyō no ra-men".romajiToKatakana == "トーキョー ノ ラーメン")
    #expect("".romajiToHiragana == "")
    #expect("Hello, 東京".romajiToKatakana == "Hello, 東京")
  }

  @Test func theKanaLayerComesWithMutsu() {
    #expect(KanaRomanizer(system: .kunrei).romaji(of: "しゅうまつ") == "syûmatu")
  }
}
