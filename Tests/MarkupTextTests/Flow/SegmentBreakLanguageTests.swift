import MarkupText
import Testing

/// Newlines by the language of the text, and by rare kinds of characters.
@Suite struct SegmentBreakLanguageTests {
  /// Newlines next to punctuation disappear in Chinese, Japanese and Yi, and become spaces in other
  /// languages.
  private static func joins(_ language: String) -> Bool {
    let tree = MarkupTree(parsing: "<p lang='\(language)'>京、\nA</p>")
    return StyledText(tree).paragraphs.first?.text == "京、A"
  }

  @Test func languagesAndScripts() {
    let joining = [
      "ja", "zh", "yue", "cmn", "wuu", "hak", "nan", "gan", "hsn", "cdo", "cjy", "ii",
      "JA", "ja-JP", "zh-TW", "zh-Hant-HK", "zh-cmn-Hans-CN", "ja-Hrkt", "en-Jpan", "ko-Hani",
      "und-Hira", "ain-Kana", "zh-yue-Hant", "en-Hanb", "en-Hans", "en-HANT", "en-Yiii",
      "ja-u-Latn",
      "ja-a-b-Latn", "ja-1996", "ja-1abc",
    ]
    let spacing = [
      "en", "ko", "fr", "und", "jav", "j", "zha", "ja-Latn", "zh-yue-Latn", "zh-Latn",
      "ko-Kore", "ja-Zyyy", "i-ja", "x-ja", "en-zh",
      "en-1abc", "--", " ja",
    ]
    for language in joining { #expect(Self.joins(language), "\(language)") }
    for language in spacing { #expect(!Self.joins(language), "\(language)") }
  }

  @Test func newlinesHaveTheLanguageOfTheirElement() {
    expectRows(
      [
        FlowRow("東\n京<i lang=en>a…\n</i>東", "東京a… 東", "after one in Japanese"),
        FlowRow("<i lang=en>a\nb</i>京…\n東", "a b京…東", "and the other way round"),
        FlowRow("京…<i lang=en>\n</i>東", "京… 東", "the newline's, not its neighbors'"),
        FlowRow("<i lang=en>京…</i>\n<i lang=en>東</i>", "京…東", "in between two of them"),
        FlowRow("京…<i lang=en> </i>\n東", "京…東", "the first newline's, of all the space"),
        FlowRow("京…<i lang=en>\n</i>\n東", "京… 東", "the first one of two"),
        FlowRow("<p lang=en>京…<i lang=''>\n</i>東", "京…東", "none: the default"),
        FlowRow("<p lang=en xml:lang=ja>京…\n東", "京… 東", "lang before xml:lang"),
        FlowRow("<p xml:lang=en>京…\n東", "京… 東", "xml:lang alone"),
      ], WhiteSpaceTests.paragraphs)
  }

  @Test func kindsOfCharacters() {
    // A character next to 字, and whether a newline between them disappears in Japanese and in
    // English.
    let rows: [(String, Bool, Bool, String)] = [
      ("ｱ", true, true, "halfwidth katakana"), ("｡", true, true, "halfwidth punctuation"),
      ("￨", true, true, "a halfwidth form"), ("￮", true, true, "the last of them"),
      ("￩", true, true, "a halfwidth arrow"), ("Ａ", true, true, "fullwidth"),
      ("￥", true, true, "a fullwidth sign"), ("₩", true, true, "the won sign, which is halfwidth"),
      ("¥", false, false, "the yen sign, which is narrow"), ("€", true, false, "ambiguous"),
      ("한", false, false, "Hangul"), ("ᄀ", false, false, "a letter of it"),
      ("ﾡ", false, false, "a halfwidth one"), ("㈀", false, false, "one in brackets"),
      ("ꀀ", true, true, "Yi"), ("ㄅ", true, true, "bopomofo"), ("㍿", true, true, "a square"),
      ("…", true, false, "an ellipsis"), ("“", true, false, "a quotation mark"),
      ("α", false, false, "a Greek letter"), ("Я", false, false, "a Cyrillic letter"),
      ("①", false, false, "a number in a circle, which is no symbol"),
      ("※", true, false, "a reference mark"), ("★", true, false, "a star"),
      ("→", true, false, "an arrow"), ("±", true, false, "a sign of mathematics"),
      ("-", false, false, "a hyphen"), ("é", false, false, "a Latin letter"),
      ("1", false, false, "a digit"), ("🎄", true, false, "an emoji"),
      ("字\u{FE00}", true, true, "a variation selector on a wide letter"),
      ("𠮷", true, true, "beyond the basic plane"), ("\u{200B}", true, true, "zero width space"),
      ("\u{200C}", false, false, "zero width non-joiner"), ("\u{A0}", false, false, "U+00A0"),
      ("\u{3000}", true, true, "U+3000"), ("〇", true, true, "a numeral"),
    ]
    var found: [String] = []
    for (character, inJapanese, inEnglish, why) in rows {
      for (language, isGone) in [("ja", inJapanese), ("en", inEnglish)] {
        // Both orders; a combining mark belongs to the preceding character.
        for (one, other) in [(character, "字"), ("字", character)] {
          let tree = MarkupTree(parsing: "<p lang=\(language)>\(one)\n\(other)</p>")
          let text = StyledText(tree).paragraphs.first?.text ?? ""
          let expected = one + (isGone ? "" : " ") + other
          if !text.unicodeScalars.elementsEqual(expected.unicodeScalars) {
            found.append(
              "\(one.debugDescription), \(other.debugDescription) in \(language): \(why)")
          }
        }
      }
    }
    #expect(found == [])
  }

  @Test func combiningMarksAreSkipped() {
    for count in [1, 2, 31] {
      let marks = String(repeating: "\u{3099}", count: count)
      #expect(MarkupTree(parsing: "か\(marks)\n東").stripped == "か\(marks)東", "\(count) marks")
      #expect(MarkupTree(parsing: "a\(marks)\n東").stripped == "a\(marks) 東", "\(count) marks")
    }
    let many = String(repeating: "\u{3099}", count: 40)
    #expect(MarkupTree(parsing: "か\(many)\n東").stripped == "か\(many) 東", "too many to skip")
    #expect(
      MarkupTree(parsing: "\u{3099}\n東").stripped == "\u{3099} 東", "a combining mark without a base"
    )
    #expect(MarkupTree(parsing: "か<b>\u{3099}</b>\n東").stripped == "か\u{3099}東", "in elements")
  }
}
