import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Tests the kana that are romanized: the reading, corrected by the pronunciation.
@Suite struct SpokenKanaTests {
  /// Returns the kana of a word, with `'` as the separator of vowels.
  private func kana(
    _ reading: String, _ pronunciation: String, surface: String, followsSound: Bool = true
  ) -> String {
    let texts = [reading, pronunciation, surface].map { Array($0.utf8) }
    var kana: [UInt8] = []
    texts[0].withUnsafeBufferPointer { reading in
      texts[1].withUnsafeBufferPointer { pronunciation in
        texts[2].withUnsafeBufferPointer { surface in
          let word = AnalyzedWord(
            0..<surface.count, in: surface, traits: .noun, entry: .none, reading: reading,
            pronunciation: pronunciation)
          SpokenKana.append(word, surface: surface, followsSound: followsSound, to: &kana)
        }
      }
    }
    return String(decoding: kana, as: UTF8.self).replacing("\u{1F}", with: "'")
  }

  @Test func pronunciationsOfTheSameLength() {
    let table: [(reading: String, spoken: String, kana: String, why: String)] = [
      ("コウシ", "コーシ", "コウシ", "a long vowel is written as in the reading"),
      ("コウシ", "コウシ", "コ'ウシ", "two vowels are divided"),
      ("オモウ", "オモウ", "オモ'ウ", "a first vowel is not divided from nothing"),
      ("オオサカ", "オーサカ", "オオサカ", "オオ is long"), ("アオイ", "アオイ", "ア'オ'イ", "every vowel"),
      ("トウキョウ", "トーキョー", "トウキョウ", "two long vowels"),
      ("ハ", "ワ", "ワ", "the particle は"), ("ヘ", "エ", "エ", "the particle へ"),
      ("ヲ", "オ", "オ", "the particle を"), ("コンニチハ", "コンニチワ", "コンニチワ", "は in a word"),
      ("ハハ", "ハハ", "ハハ", "は that is ha"), ("ヅ", "ズ", "ヅ", "other differences are ignored"),
      ("ハ", "ア", "ハ", "は is never a"), ("エ", "ヘ", "エ", "え is never he"),
    ]
    for row in table {
      #expect(kana(row.reading, row.spoken, surface: "漢字") == row.kana, "\(row.why)")
    }
  }

  @Test func particlesAsWritten() {
    #expect(kana("ハ", "ワ", surface: "は", followsSound: false) == "ハ")
    #expect(kana("コンニチハ", "コンニチワ", surface: "今日は", followsSound: false) == "コンニチハ")
    #expect(kana("コウシ", "コウシ", surface: "子牛", followsSound: false) == "コ'ウシ")
  }

  /// Without a pronunciation of the same length, only okurigana are divided from the kanji.
  @Test func okurigana() {
    let table: [(reading: String, spoken: String, surface: String, kana: String, why: String)] = [
      ("カヨウ", "", "通う", "カヨ'ウ", "okurigana of one kana"),
      ("カヨウ", "カヨ", "通う", "カヨ'ウ", "a pronunciation of another length"),
      ("オオキイ", "", "大きい", "オオ'キイ", "of two kana"),
      ("トウキョウ", "", "東京", "トウキョウ", "no okurigana"),
      ("アオイ", "", "あおい", "アオイ", "hiragana only"),
      ("ウ", "", "生う", "ウ", "okurigana as long as the reading"),
      ("カヨウ", "", "通ウ", "カヨウ", "katakana"),
    ]
    for row in table {
      #expect(kana(row.reading, row.spoken, surface: row.surface) == row.kana, "\(row.why)")
    }
  }

  @Test func hiraganaAtTheEnd() {
    let table: [(text: String, count: Int)] = [
      ("", 0), ("あ", 3), ("通う", 3), ("通い合う", 3), ("食べる", 6), ("東京", 0), ("あア", 0), ("アあ", 3),
      ("ん", 3), ("ゟ", 3), ("漢ァ", 0), ("漢゠", 0), ("aあ", 3), ("あa", 0), ("〜あ", 3), ("漢ぁ", 3),
      ("漢ー", 0),
    ]
    for row in table {
      let count = Array(row.text.utf8).withUnsafeBufferPointer { $0.trailingHiraganaCount }
      #expect(count == row.count, "\(row.text)")
    }
  }
}
