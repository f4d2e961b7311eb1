import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests which readings are spellings of one pronunciation.
@Suite struct ReadingSpellingTests {
  @Test(arguments: [
    ("がっこう", "ガッコウ", "katakana"), ("がつこう", "がっこう", "a full-size っ"),
    ("きよう", "きょう", "a full-size ょ"), ("ちぢむ", "ちじむ", "ぢ"), ("つづく", "つずく", "づ"),
    ("ゐど", "いど", "ゐ"), ("こゑ", "こえ", "ゑ"), ("をとこ", "おとこ", "を"),
    ("やまだ たろう", "やまだたろう", "a space"), ("やまだ・たろう", "やまだ　たろう", "a middle dot"),
    ("らーめん", "らあめん", "a long vowel"), ("がっこー", "がっこう", "a long vowel as ー"),
    ("おおさか", "おうさか", "two spellings of a long o"), ("せんせえ", "せんせい", "a long e"),
    ("いふ", "いう", "ふ of a verb"), ("かは", "かわ", "は after the first"), ("こひ", "こい", "ひ"),
    ("まへ", "まえ", "へ"), ("かほ", "かお", "ほ"), ("けふ", "きょう", "けふ"),
    ("てふてふ", "ちょうちょう", "てふ twice"), ("かうもり", "こうもり", "かう"), ("あふぎ", "おうぎ", "あふ"),
    ("きう", "きゅう", "きう"), ("れう", "りょう", "れう"), ("くわじ", "かじ", "くわ"),
    ("ぐわんじつ", "がんじつ", "ぐわ"), ("くわう", "こう", "くわう"),
    ("わうごん", "おうごん", "わう"), ("ゑふ", "よう", "ゑふ"), ("えうせい", "ようせい", "えう"),
    ("いうびん", "ゆうびん", "いう"), ("いふ", "ゆう", "言ふ"), ("あひだ", "あいだ", "ひ in a word"),
    ("", "", "empty"), (" ", "", "a space only"), ("ー", "ー", "no vowel before ー"),
  ])
  func equivalent(first: String, second: String, why: String) {
    #expect(ReadingSpelling.areEquivalent(first, second), "\(why)")
    #expect(ReadingSpelling.areEquivalent(second, first), "\(why)")
  }

  @Test(arguments: [
    ("がっこう", "がっこ", "a missing vowel"), ("か", "が", "a voiced consonant"),
    ("は", "わ", "は at the start"), ("ひと", "いと", "ひ at the start"), ("はな", "はなー", "a long vowel"),
    ("きょう", "こう", "きょ is not こ"), ("かう", "かあ", "another long vowel"),
    ("しんぶん", "しぶん", "ん"), ("あす", "あした", "other words"), ("あ", "", "empty"),
    ("りょう", "りゅう", "other vowels"), ("けい", "きよう", "えい is no えう"), ("山", "川", "no kana"),
    ("よい", "えい", "no う follows"),
  ])
  func different(first: String, second: String, why: String) {
    #expect(!ReadingSpelling.areEquivalent(first, second), "\(why)")
    #expect(!ReadingSpelling.areEquivalent(second, first), "\(why)")
  }

  /// Equivalence is reflexive and does not depend on the script or on spaces.
  @Test func randomReadings() {
    var random = SeededGenerator(seed: 28)
    let kana = (0x3041...0x3096).compactMap(Unicode.Scalar.init) + ["ー", "ゝ", "山", "a"]
    for _ in 0..<2_000 {
      var (hiragana, katakana) = ("", "")
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let scalar = kana.randomElement(using: &random) ?? "あ"
        hiragana.unicodeScalars.append(scalar)
        let isHiragana = (0x3041...0x3096).contains(scalar.value)
        katakana.unicodeScalars.append(
          isHiragana ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar)
        if Bool.random(using: &random) { katakana += " " }
      }
      #expect(ReadingSpelling.areEquivalent(hiragana, hiragana))
      #expect(ReadingSpelling.areEquivalent(hiragana, katakana), "\(hiragana)")
      #expect(!ReadingSpelling.areEquivalent(hiragana, hiragana + "ん"), "\(hiragana)")
    }
  }
}
