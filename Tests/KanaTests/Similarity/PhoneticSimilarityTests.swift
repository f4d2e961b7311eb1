import Kana
import TestSupport
import Testing

@Suite("Phonetic similarity")
struct PhoneticSimilarityTests {
  @Test("Scores computed by hand")
  func scores() {
    let rows: [(first: String, second: String, score: Double, why: String)] = [
      ("", "", 1, "both empty"), ("", "あ", 0, "one empty"), ("", "。", 1, "punctuation is silent"),
      ("とうきょう", "とうきょう", 1, "equal"), ("とうきょう", "トーキョー", 1, "long vowels"),
      ("つづく", "つずく", 1, "づ and ず"), ("はなぢ", "はなじ", 1, "ぢ and じ"), ("をとこ", "おとこ", 1, "を and お"),
      ("ゐど", "いど", 1, "ゐ and い"), ("かゞみ", "かがみ", 1, "iteration marks"), ("ｶﾞｽ", "がす", 1, "width"),
      ("か゛", "が", 1, "spacing marks"), ("ヴぁ", "ゔァ", 1, "both syllabaries"),
      ("ヷ", "わ\u{3099}", 1, "va"),
      ("とう きょう、", "とうきょう", 1, "spaces and punctuation"), ("Ａbc", "aBC", 1, "case and width"),
      ("あ", "そん", 0, "nothing in common"), ("あい", "そん", 0, "nothing in common"),
      ("漢", "字", 0, "kanji equal only themselves"), ("漢", "漢", 1, "kanji equal themselves"),
      ("きって", "きて", 1 - 50.0 / 450, "っ left out: half a mora of 2½ + 2"),
      ("しんよう", "しよう", 1 - 50.0 / 550, "ん left out"),
      ("おばあさん", "おばさん", 1 - 50.0 / 750, "long vowel left out"),
      ("か", "が", 1 - 30.0 / 200, "voicing: 30 % of half of two morae"),
      ("か", "あ", 0.5, "same vowel"),
      ("か", "き", 0.5, "same consonant"),
      ("しゃ", "しゅ", 0.5, "same consonant and glide"), ("か", "きゃ", 1 - 30.0 / 200, "a glide"),
      ("かきく", "かき", 1 - 100.0 / 500, "a mora left out"), ("東きょう", "東きょう", 1, "mixed"),
    ]
    for row in rows {
      let score = PhoneticSimilarity.score(row.first, row.second)
      #expect(abs(score - row.score) < 1e-12, "\(row.first) \(row.second) \(score): \(row.why)")
    }
  }

  @Test("What sounds closer scores higher")
  func order() {
    let rows: [(text: String, close: String, far: String)] = [
      ("さとう", "さとお", "すどう"), ("きょう", "きよう", "あした"), ("はし", "ばし", "まち"),
      ("ばいおりん", "ヴァイオリン", "オルガン"), ("おじさん", "おじいさん", "おばあさん"),
      ("とうきょう", "とうぎょう", "きょうと"),
    ]
    for row in rows {
      let (close, far) = (
        PhoneticSimilarity.score(row.text, row.close), PhoneticSimilarity.score(row.text, row.far)
      )
      #expect(close > far, "\(row.text) \(row.close) \(close), \(row.far) \(far)")
    }
  }

  @Test("Symmetric, in 0…1, and 1 with itself, for any text")
  func properties() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<400 {
      let first = RandomText.string(fragments: round % 20, using: &generator)
      let second = RandomText.scalars(count: round % 13, using: &generator)
      let score = PhoneticSimilarity.score(first, second)
      #expect(score == PhoneticSimilarity.score(second, first))
      #expect((0...1).contains(score))
      #expect(PhoneticSimilarity.score(first, first) == 1)
    }
  }

  @Test("Long texts are compared in linear time")
  func longTexts() {
    let text = String(repeating: "さくら", count: 2000)
    #expect(PhoneticSimilarity.score(text, text) == 1)
    let changed = "すみれ" + text.dropFirst(30) + "さ"
    let score = PhoneticSimilarity.score(text, changed)
    #expect(score > 0.99 && score < 1)
    #expect(score == PhoneticSimilarity.score(changed, text))
    #expect((0...1).contains(PhoneticSimilarity.score(text, "さくら")))
  }

  /// Returns the score by the formula of the earlier library, over sets of romanized letters: it
  /// ignores order and is asymmetric.
  private func original(_ first: String, _ second: String) -> Double {
    let (first, second) = (Set(first), Set(second))
    let missing = Double(second.subtracting(first).count) / Double(second.count)
    let sizes = Double(abs(first.count - second.count)) / Double(max(first.count, second.count))
    return 1 - missing * (1 - sizes)
  }

  @Test("Differences that the earlier library's formula missed")
  func comparedWithTheOriginal() {
    #expect(original("tokyo", "kyoto") == 1)
    #expect(PhoneticSimilarity.score("ときょ", "きょと") < 0.7)
    #expect(original("abc", "ab") == 1 && original("ab", "abc") < 0.8)
    #expect(PhoneticSimilarity.score("あいか", "あい") == PhoneticSimilarity.score("あい", "あいか"))
    #expect(original("", "").isNaN)
  }
}
