import Kana
import Testing

/// Tests what the published tables leave undefined, row by row.
@Suite struct KanaRomanizerTests {
  typealias Row = (kana: String, romaji: String, why: String)

  private func check(
    _ rows: [Row], _ system: RomanizationSystem, _ style: LongVowelStyle? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let romanizer = KanaRomanizer(system: system, longVowels: style)
    let misses = rows.compactMap { row -> String? in
      let got = romanizer.romaji(of: row.kana)
      return got == row.romaji ? nil : "\(row.kana): \(got), not \(row.romaji) (\(row.why))"
    }
    #expect(misses == [], sourceLocation: sourceLocation)
  }

  @Test func foreignSoundsInHepburn() {
    let rows: [(String, String)] = [
      ("ティ ディ トゥ ドゥ", "ti di tu du"), ("テュ デュ フュ ヴュ", "tyu dyu fyu vyu"),
      ("ファ フィ フェ フォ", "fa fi fe fo"), ("ヴァ ヴィ ヴ ヴェ ヴォ", "va vi vu ve vo"),
      ("ウィ ウェ ウォ", "wi we wo"), ("ツァ ツィ ツェ ツォ", "tsa tsi tse tso"),
      ("チェ シェ ジェ イェ", "che she je ye"), ("クァ グァ スィ ズィ", "kwa gwa si zi"),
      ("ヷ ヸ ヹ ヺ", "va vi ve vo"),
    ]
    check(rows.map { ($0.0, $0.1, "ANSI Z39.11, notification of 1991") }, .hepburn)
    check(rows.map { ($0.0, $0.1, "as in Hepburn") }, .cabinet2025)
  }

  @Test func foreignSoundsInTheOtherSystems() {
    check(
      [
        ("ティ ディ トゥ ドゥ", "t'i d'i t'u d'u", "ti, di, tu, du are other kana in these systems"),
        ("スィ ズィ テュ デュ", "s'i z'i t'yu d'yu", "so are si, zi, tyu, dyu"),
        ("シェ ジェ チェ", "sye zye tye", "regular in the row of し, じ, ち"),
        ("ファ ツァ ヴァ ウィ ウォ", "fa tsa va wi wo", "no other kana has these letters"),
        ("クヮ グヮ", "ka ga", "table 1 merges them"),
      ], .kunrei)
    check(
      [
        ("クヮ クァ", "kwa kwa", "ISO 3602 has くゎ; circumflexes do not promise exactness"),
        ("ヂェ", "dye", "strict"), ("ウィ ヰ", "wi wi", "the same sound"),
      ], .nihon)
    check(
      [
        ("クヮ クァ", "kwa qa", "to be distinguished"),
        ("ウィ ヰ ウォ ヲ", "whi wi who wo", "to be distinguished"),
        ("グヮ グァ", "gwa guxa", "to be distinguished"),
      ], .nihon, .doubled)
    check(
      [
        ("ティ ディ トゥ ドゥ", "thi dhi twu dwu", "typed so"), ("ウィ ヰ ウォ ヲ", "wi wyi who wo", "typed so"),
        ("クヮ クァ", "kuxwa kwa", "typed so"), ("ヂャ ヅ ヂ", "dya du di", "typed so"),
      ], .wapuro)
  }

  @Test func syllabicN() {
    check(
      [
        ("しんよう", "shin'yō", "before y"), ("しにょう", "shinyō", "no ん"),
        ("ほんを", "hon'o", "before a vowel"),
        ("おんな", "onna", "not before n"), ("んん", "n'n", "nn would be read as one ん"),
        ("んっや", "n'yya", "っや is yya"),
        ("んっか", "nkka", ""), ("ほん", "hon", "at the end"), ("んー", "n-", "nothing to lengthen"),
        ("ほん 犬", "hon 犬", "before something else"),
      ], .hepburn)
    check([("おんな", "on'na", "konna would be こんあ"), ("しんや", "shin'ya", "")], .wapuro)
    check(
      [
        ("んば", "mba", ""), ("さんっぱ", "samppa", "the letter that follows counts"),
        ("んあ", "na", "no apostrophe"),
      ],
      .passport)
  }

  @Test func sokuon() {
    let lossy: [Row] = [
      ("あっ", "a", "nothing to double at the end"), ("あっ、そう", "a,sō", "nor before punctuation"),
      ("あっあ", "aa", "nor before a vowel, and the vowels do not merge"),
      ("あっん", "an", "nor before ん"),
      ("っっか", "kkka", "each っ doubles"), ("っ", "", "nothing at all"), ("かっ犬", "ka犬", ""),
      ("かごっま", "kagomma", "ISO 3602 test: also before m"), ("てっら", "terra", "and r"),
      ("ぽっぽっや", "poppoyya", "and y"), ("ッティ", "tti", ""), ("あっー", "ā", "ー lengthens nevertheless"),
    ]
    check(lossy, .hepburn)
    check(
      [("まっちゃ", "maccha", "typed so"), ("あっ", "axtu", ""), ("っな", "xtuna", "nna is んな")], .wapuro)
    check([("あっあ", "axtua", ""), ("っっか", "kkka", ""), ("っー", "xtu-", "")], .nihon, .doubled)
    check([("っち", "tchi", ""), ("っっち", "ttchi", "")], .hepburn)
  }

  @Test func longVowels() {
    check(
      [
        ("おもう", "omō", "the table cannot know better"), ("とけい", "tokei", "ei stays"),
        ("おおい", "ōi", ""),
        ("おおお", "ōo", "the first two melt"), ("すごーーい", "sugōoi", "a second ー repeats the letter"),
        ("ねぇ", "nē", "a small vowel alone counts"), ("うぃ", "wi", "not う and い"),
        ("とうぃ", "towi", "nor after o"),
        ("ほんをうる", "hon'ouru", "を is a particle"), ("をー", "ō", "but ー lengthens it"),
        ("ー", "-", "nothing to lengthen"),
        ("Aー", "A-", "only kana are lengthened"), ("きいー", "kiī", "the vowel before"),
        ("バアー", "bāa", ""),
      ], .hepburn)
    check([("とうきょうー", "toukyouu", "the last letter"), ("ラーメン", "raamen", "")], .hepburn, .doubled)
    check([("ラーメン", "ra-men", "kana by kana")], .nihon, .doubled)
    check([("とうきょうラーメンおばあさん", "tokyoramen'obasan", "")], .hepburn, .unmarked)
    check([("おばあさん おねえさん", "obaasan oneesan", "only o and u are left out")], .passport)
    check([("とうきょう", "tōkyō", ""), ("あー", "ā", "")], .wapuro, .macron)
    check([("おとうと", "otôto", ""), ("ラーメン", "râmen", "")], .nihon)
  }

  @Test func formsOfKana() {
    check(
      [
        ("ﾊﾟﾝﾀﾞ ｷｬﾝﾌﾟ ﾗｰﾒﾝ", "panda kyanpu rāmen", "half width"),
        ("か\u{3099}は\u{309A}", "gapa", "combining"),
        ("ハ゛ハ゜", "bapa", "spacing marks"), ("う\u{3099}ぁ", "va", "composed before the syllable"),
        ("こゝろ いすゞ バナヽ", "kokoro isuzu banana", "iteration"), ("づゝ", "zutsu", "ゝ is unvoiced"),
        ("パヽ", "papa", "but the half mark is preserved"),
        ("ほゝ\u{3099}", "hobo", "a mark on the iteration mark"),
        ("ゟヿ", "yorikoto", "ligatures"), ("ㇰㇱㇷ゚ㇻ", "kspr", "Ainu"),
        ("ヵヶゕゖ", "kakekake", "small ka and ke"),
        ("ぁゃ", "aya", "small kana alone"), ("ゝ", "ゝ", "nothing to repeat"),
        ("なゞ", "naゞ", "no voiced な"),
        ("あ\u{3099}", "a\u{3099}", "no voiced あ"), ("\u{3099}", "\u{3099}", "alone"),
      ], .hepburn)
    check([("ㇰヷ", "xkuvwa", ""), ("ぁゃゎゕ", "xaxyaxwaxka", "")], .wapuro)
  }

  @Test func punctuationAndOtherText() {
    check(
      [
        ("あ、い。う！え？", "a,i.u!e?", ""), ("「あ」『い』（う）", "\"a\"'i'(u)", "ISO 3602"),
        ("あ…い‥", "a...i..", ""),
        ("ジョン・スミス", "jon sumisu", "a dot between words"), ("あ　い", "a i", "U+3000"),
        ("ＡＢＣ１２３", "ABC123", ""),
        ("東京Tokyo😀é", "東京Tokyo😀é", "passed through"), ("〜〒", "~〒", ""), ("", "", ""),
      ], .hepburn)
    check([("ア・イ", "a-i", "ISO 3602")], .kunrei)
    check([("ア・イ", "a/i", "typed so")], .wapuro)
  }

  @Test func defaultsOfTheSystems() {
    let defaults = RomanizationSystem.allCases.map { system in
      KanaRomanizer(system: system).romaji(of: "しんぶんおおう")
    }
    #expect(
      defaults == [
        "shinbun'ōu", "shimbun-ōu", "sinbun'ôu", "sinbun'ôu", "shimbunou", "shinbun'oou",
        "shinbun'ōu",
      ])
    #expect(
      RomanizationSystem.allCases.map(\.defaultLongVowels) == [
        .macron, .macron, .circumflex, .circumflex, .unmarked, .doubled, .macron,
      ])
  }

  @Test func capitalsOfSentences() {
    let rows: [Row] = [
      ("おおさか。ああ", "Ōsaka.Ā", "long vowels too"), ("「えっ」と", "\"E\"to", "after a quote"),
      ("んば。っか", "Nba.Kka", ""), ("3.14です", "3.14desu", "a number begins the sentence"),
      ("a. いい", "a. Ii", "a full stop before a space"),
      ("example.こむ", "example.komu", "no sentence ends"),
      ("東京とう！きょう", "東京tō!Kyō", "kanji begin the first"), ("", "", ""), ("。。。あ", "...A", ""),
    ]
    for (style, expected) in [(LongVowelStyle.macron, "Ō"), (.circumflex, "Ô"), (.doubled, "Oo")] {
      let options = KanaRomanizationOptions(longVowels: style, capitalizesSentences: true)
      #expect(KanaRomanizer(options: options).romaji(of: "おお") == expected)
    }
    let romanizer = KanaRomanizer(options: KanaRomanizationOptions(capitalizesSentences: true))
    for row in rows { #expect(romanizer.romaji(of: row.kana) == row.romaji, "\(row.why)") }
    let traditional = KanaRomanizationOptions(
      system: .traditionalHepburn, capitalizesSentences: true)
    #expect(KanaRomanizer(options: traditional).romaji(of: "んま") == "Mma")
  }
}
