import TestSupport
import Testing

@testable import Kana

/// Tests the morae read from texts, and the costs of substituting one for another.
@Suite("Morae")
struct MoraReaderTests {
  /// Returns morae in letters: consonant, `y` or `'` for a glide, vowel; `:` `Q` `N` for long vowels,
  /// っ and ん; other letters in brackets.
  private static func notation(_ text: String) -> String {
    MoraReader.morae(of: text).map { mora in
      let value = Unicode.Scalar(mora.value).map { String($0) } ?? "?"
      switch mora.kind {
      case .lengthening: return ":"
      case .geminate: return "Q"
      case .nasal: return "N"
      case .other: return "[\(value)]"
      case .syllable:
        let consonant = mora.consonant == .none ? "" : "\(mora.consonant)"
        return consonant + ["", "y", "'"][Int(mora.glide.rawValue)] + value
      }
    }.joined(separator: " ")
  }

  @Test("texts and their morae")
  func rows() {
    let rows: [(text: String, morae: String, why: String)] = [
      ("", "", "empty"), ("かきくけこ", "ka ki ku ke ko", "one mora for each kana"),
      ("しゃしゅしょ", "sya syu syo", "small や ゆ よ belong to the kana before"),
      ("ふぁてぃうぉ", "h'a t'i 'o", "so do small vowels"), ("くゎ", "k'a", "and small わ"),
      ("きって", "ki Q te", "っ is a mora"), ("さん", "sa N", "ん is a mora"),
      ("らーめん", "ra : me N", "ー is a mora"), ("おかあさん", "o ka : sa N", "a second vowel is long"),
      ("とうきょう", "to : kyo :", "う after o"), ("けいと", "ke : to", "い after e"),
      ("おおい", "o : i", "い after o is not"), ("おう", "o :", ""), ("えい", "e :", ""),
      ("いう", "i u", "う after i is another vowel"), ("うい", "u i", ""), ("あえ", "a e", ""),
      ("おえ", "o e", ""), ("えう", "e u", ""), ("あああ", "a : a", "a long vowel is not longer"),
      ("んあ", "N a", "nothing to lengthen"), ("っあ", "Q a", ""), ("ーあ", ": a", ""),
      ("ぢづをゐゑ", "zi zu o i e", "kana that sound the same"), ("をお", "o :", ""),
      ("ヴヷヸヹヺ", "vu va i e o", "ヷ is va; the kana of ヸ ヹ ヺ have no w to voice"),
      ("ゕゖヵヶ", "ka ke ka ke", "small か and け"),
      ("ぁゃ", "ya", "a small kana at the start, then another one"),
      ("きゃゃ", "kya ya", "one small kana for each mora"), ("んゃ", "N ya", "not after ん"),
      ("ガパ", "ga pa", "katakana"), ("ｶﾞﾊﾟｷｬ", "ga pa kya", "half width"),
      ("か\u{3099}", "ga", "marks"),
      ("は゜", "pa", ""), ("こゝろ", "ko ko ro", "iteration marks"), ("いよ〱", "i yo i yo", ""),
      ("Ａbc１", "[a] [b] [c] [1]", "other letters, without width and case"),
      ("漢字", "[漢] [字]", "kanji"), ("か、き。 「く」", "ka ki ku", "punctuation is silent"),
      ("あ、あ", "a :", "so a vowel lengthens across it"), ("a😀-b", "[a] [b]", "symbols are silent"),
      ("É", "[É]", "case is ignored for ASCII only"), ("Ⅷ½", "[Ⅷ] [½]", "other numbers"),
      ("か\u{301}", "ka", "other marks"), ("一a", "[一] [a]", ""), ("aあ", "[a] a", "no vowel of kana"),
    ]
    for row in rows {
      let found = Self.notation(row.text)
      #expect(found == row.morae, "\(row.text) \(found): \(row.why)")
    }
  }

  @Test("every kana sounds like its romaji in Hepburn, up to the letters that the morae merge")
  func everyKana() {
    // The consonants of しゃ し ち つ ふ じ are those of their rows.
    let spelling = ["sh": "s", "ch": "t", "ts": "t", "fu": "hu", "j": "z"]
    let romanizer = KanaRomanizer(system: .hepburn)
    var failures: [String] = []
    for value in UInt32(0x3041)...0x3096 where ![0x3063, 0x3093].contains(value) {
      for offset in [0, 0x60] as [UInt32] {
        let kana = Unicode.Scalar(value + offset).map { String($0) } ?? ""
        var romaji = romanizer.romaji(of: kana)
        for (hepburn, plain) in spelling {
          romaji = romaji.hasPrefix(hepburn) ? plain + romaji.dropFirst(hepburn.count) : romaji
        }
        if Self.notation(kana) != romaji { failures.append("\(kana) \(romaji)") }
      }
    }
    #expect(failures == [])
  }

  @Test("distances of consonants: symmetric, 0 only for the same, known values for close ones")
  func consonants() {
    let all = (0..<16).compactMap { Consonant(rawValue: $0) }
    #expect(all.count == 16)
    let close: [(Consonant, Consonant, Int)] = [
      (.k, .g, 30), (.s, .z, 30), (.t, .d, 30), (.h, .b, 30), (.h, .p, 30), (.b, .p, 30),
      (.v, .b, 20), (.n, .m, 50), (.z, .d, 60), (.r, .d, 70),
    ]
    for first in all {
      for second in all {
        let known = close.first {
          ($0.0 == first && $0.1 == second) || ($0.0 == second && $0.1 == first)
        }
        let expected = first == second ? 0 : known?.2 ?? 100
        #expect(first.distance(to: second) == expected, "\(first) \(second)")
      }
    }
  }

  @Test("costs of substitution")
  func costs() {
    let rows: [(first: String, second: String, cost: Int, why: String)] = [
      ("か", "か", 0, "the same"), ("か", "カ", 0, "the same sound"),
      ("か", "そ", 200, "nothing in common"),
      ("か", "き", 100, "the same consonant: half of both weights"),
      ("か", "さ", 100, "the same vowel"),
      ("か", "が", 30, "voicing: 30 % of a consonant"), ("か", "ぎ", 130, "and another vowel"),
      ("ば", "ゔぁ", 50, "v and b, and a glide"), ("な", "ま", 50, "n and m"), ("ざ", "だ", 60, ""),
      ("ら", "だ", 70, ""), ("か", "きゃ", 30, "a glide"), ("きゃ", "くぁ", 30, "two different glides"),
      ("きゃ", "しょ", 200, "the same glide, but neither consonant nor vowel"),
      ("か", "きょ", 130, "vowel and glide"), ("か", "しょ", 200, "the maximum"),
      ("っ", "ん", 100, "weights of ½ each"), ("っ", "ー", 100, ""), ("っ", "か", 150, "½ and 1"),
      ("ん", "な", 150, "never similar"), ("a", "b", 200, "other letters"),
      ("a", "A", 0, "the same letter"),
      ("a", "か", 200, ""), ("漢", "っ", 150, ""),
    ]
    for row in rows {
      let morae = [row.first, row.second].compactMap { MoraReader.morae(of: $0).first }
      #expect(morae[0].cost(of: morae[1]) == row.cost, "\(row.first) \(row.second): \(row.why)")
      #expect(morae[1].cost(of: morae[0]) == row.cost, "\(row.second) \(row.first): \(row.why)")
      #expect(morae[0].cost(of: morae[1]) <= morae[0].weight + morae[1].weight)
    }
  }
}
