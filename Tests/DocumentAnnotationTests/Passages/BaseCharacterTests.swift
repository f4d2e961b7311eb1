import Testing

@testable import DocumentAnnotation

/// Tests the classes of single characters, and of the tags of languages.
@Suite struct BaseCharacterTests {
  @Test func classes() {
    let rows: [(text: String, expected: BaseCharacter, why: String)] = [
      ("東一龥\u{9FFF}\u{4E00}", .kanji, "ideographs"), ("\u{3400}\u{4DBF}", .kanji, "Extension A"),
      ("𠮷\u{2A6D6}\u{3134A}", .kanji, "Extensions B to G"),
      ("\u{F900}\u{FA11}", .kanji, "compatibility"),
      ("々〆〇〻", .kanji, "marks that are used as kanji"), ("ヶ", .kanji, "the counter, read か"),
      ("\u{FFFC}", .kanji, "a character without a code"),
      ("ぁあんゔゖゝゞ", .hiragana, "hiragana"), ("ァアンヴヵヷヺーヽヾ", .katakana, "katakana"),
      ("AZazÀÿĀɏΑωЯяＡＺａｚ", .letter, "Latin, Greek and Cyrillic letters"),
      ("\u{3040}\u{3097}\u{3099}\u{309B}\u{309F}", .other, "around hiragana"),
      ("\u{30A0}・\u{30FF}ｱ", .other, "around katakana, and halfwidth ones"),
      ("09０９", .other, "digits"), ("@[`{＠［｀｛", .other, "around letters"),
      ("\u{4DC0}\u{4DFF}", .other, "hexagrams between the ideographs"),
      ("、。「」《》｜　 \n", .other, "punctuation and white space"),
      ("\u{40000}\u{E0100}", .other, "after the ideographic planes"), ("한", .other, "Hangul"),
    ]
    for row in rows {
      for scalar in row.text.unicodeScalars {
        #expect(BaseCharacter(scalar.value) == row.expected, "\(row.why): \(scalar)")
      }
    }
  }

  @Test func digits() {
    #expect("0123456789０１２３４５６７８９".unicodeScalars.allSatisfy { BaseCharacter.isDigit($0.value) })
    #expect(!"/:／：一〇①²٣".unicodeScalars.contains { BaseCharacter.isDigit($0.value) })
  }

  @Test func invisibleCharacters() {
    let invisible: [UInt32] = [0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF]
    let found = (0..<UInt32(0x11_0000)).filter { InvisibleCharacters.contains($0) }
    #expect(found == invisible)
    // Joiners and variation selectors are part of a spelling.
    #expect(![0x200C, 0x200D, 0xFE00, 0xE0100].contains { InvisibleCharacters.contains($0) })
  }

  @Test func languages() {
    let rows: [(tag: String, expected: ContentLanguage, why: String)] = [
      ("", .unknown, "HTML, 3.2.6.1: an empty tag is an unknown language"),
      ("-", .unknown, "no subtag"),
      ("ja", .japanese, "Japanese"), ("JA", .japanese, "in upper case"),
      ("ja-JP", .japanese, "a region"),
      ("ja_JP", .japanese, "an underscore"), ("jpn", .japanese, "ISO 639-2"),
      ("ja-Jpan-JP", .japanese, "a script"), ("ja-Hira", .japanese, "hiragana"),
      ("ja-Latn", .other, "Latin letters"), ("ja-LATN-hepburn", .other, "with a variant"),
      ("jam", .other, "Jamaican Creole"), ("j", .other, "one letter"), ("en", .other, "English"),
      ("zh-Hant", .other, "Chinese"), ("en-ja", .other, "a subtag that is not the first"),
      ("und", .other, "a declared language that is undetermined"), ("x-ja", .other, "private use"),
    ]
    for row in rows { #expect(ContentLanguage(tag: row.tag) == row.expected, "\(row.why)") }
  }

  @Test func insertedContents() {
    let rows: [(text: String, isSeparator: Bool, isReading: Bool, why: String)] = [
      ("", false, false, "nothing"), (" ", true, false, "a space"),
      ("\u{200B}", true, false, "U+200B"),
      ("&#8203;", true, false, "a reference"), ("&#x200B;", true, false, "in hexadecimal"),
      ("&ZeroWidthSpace;", true, false, "by name"), ("  ", false, false, "two spaces"),
      ("\u{3000}", false, false, "an ideographic space"), ("&", false, false, "an ampersand"),
      ("（よみ）", false, true, "parentheses"), ("[よみ]", false, true, "brackets"),
      ("&#xFF08;よみ&#xFF09;", false, true, "references"), ("（よみ", false, false, "one parenthesis"),
      ("（よみ]", false, false, "of two kinds"), ("(よみ)", false, false, "others"),
      ("（<b>よ</b>み）", false, false, "elements"), ("（よみ）。", false, false, "with other text"),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer {
        let content = InsertedContent($0[0..<$0.count])
        #expect(content.isSeparator == row.isSeparator, "\(row.why)")
        #expect(content.isReading == row.isReading, "\(row.why)")
      }
    }
  }
}
