import Kana
import Testing

@Suite("Script classes")
struct JapaneseScriptTests {
  @Test("Texts")
  func rows() {
    let rows: [(text: String, script: JapaneseScript, why: String)] = [
      ("", .other, "empty"),
      ("ひらがな", .hiragana, ""), ("カタカナ", .katakana, ""), ("漢字", .kanji, ""),
      ("食べる", .mixed, "kanji and hiragana"), ("お茶", .mixed, ""), ("消しゴム", .mixed, "all three"),
      ("食a", .mixed, "Japanese and Latin"), ("a食", .mixed, "in either order"), ("aあ", .mixed, ""),
      ("第3回", .mixed, "kanji and digits"),
      ("あ。", .hiragana, "punctuation does not count"), ("あ。漢", .mixed, "nor does it end the scan"),
      ("カタカナ・", .katakana, ""), ("「漢字」　！", .kanji, ""), ("あ🎉", .hiragana, "emoji"),
      ("ラーメン", .katakana, ""), ("らーめん", .hiragana, "ー follows hiragana"), ("ー", .katakana, "alone"),
      ("漢ー", .mixed, "ー after kanji is katakana"),
      ("ｶﾞｰﾄﾞ", .katakana, "half width"), ("ﾞ", .katakana, "half-width mark alone"),
      ("゛", .hiragana, "mark alone"), ("か\u{3099}", .hiragana, "combining mark"),
      ("カ\u{309A}", .katakana, "combining mark"), ("カ゛", .katakana, "spacing mark"),
      ("いよ〱", .hiragana, "repeat mark"), ("さゝ", .hiragana, ""), ("サヽ", .katakana, ""),
      ("人々", .kanji, "々"), ("〆", .kanji, "〆"), ("〇", .kanji, "〇"), ("二〇二四", .kanji, "〇"),
      ("一ヶ月", .kanji, "ヶ between kanji"), ("霞ヵ関", .kanji, "ヵ between kanji"),
      ("ヶ", .katakana, "alone"), ("ヶ月", .mixed, "before kanji only"),
      ("㐂", .kanji, "extension A"), ("龯\u{9FCF}\u{9FFF}", .kanji, "the end of the block"),
      ("𠮷𩸽", .kanji, "extension B"), ("\u{31350}", .kanji, "extension H"),
      ("\u{FA11}\u{2F800}", .kanji, "compatibility ideographs"), ("⺡⼀", .kanji, "radicals"),
      ("葛\u{E0100}", .kanji, "variation sequence"),
      ("ㇰㇱ", .katakana, "Ainu letters"), ("\u{1B001}\u{1B002}", .hiragana, "archaic"),
      ("abc", .other, ""), ("。", .other, "punctuation alone"), ("１２３", .other, ""),
      ("Ａ", .other, ""),
      ("①㈱", .other, "symbols"), ("한글", .other, "Hangul"),
      ("\u{E000}\u{0}", .other, "private use, NUL"),
    ]
    for row in rows {
      #expect(JapaneseScript(of: row.text) == row.script, "\(row.text) \(row.why)")
      let hasJapanese =
        row.script != .other
      #expect(JapaneseScript.isUsed(in: row.text) == hasJapanese, "\(row.text) \(row.why)")
    }
  }

  @Test("Letters of one script have one class, whatever their order")
  func order() {
    for (first, second) in [("あ", "a"), ("漢", "ア"), ("あ", "漢"), ("1", "ア")] {
      #expect(JapaneseScript(of: first + second) == .mixed)
      #expect(JapaneseScript(of: second + first) == .mixed)
    }
  }

  @Test("Named letters of both syllabaries")
  func unicodeNames() throws {
    try #require(UnicodeData.records.count > 30_000, "apt-get install unicode-data")
    var failures: [String] = []
    for record in UnicodeData.records {
      let script: JapaneseScript
      if record.name.hasPrefix("HIRAGANA LETTER") || record.name.hasPrefix("HENTAIGANA") {
        script = .hiragana
      } else if record.name.hasPrefix("KATAKANA LETTER")
        || record.name.hasPrefix("HALFWIDTH KATAKANA LETTER")
      {
        script = .katakana
      } else if record.name.hasPrefix("CJK COMPATIBILITY IDEOGRAPH") {
        script = .kanji
      } else {
        continue
      }
      let text = String(Character(record.scalar))
      if JapaneseScript(of: text) != script { failures.append(record.name) }
    }
    #expect(failures == [])
  }
}
