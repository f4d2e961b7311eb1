import TestSupport
import Testing

@testable import Kana

/// Tests the conversion of romaji to kana.
@Suite struct RomajiConverterTests {
  private typealias Row = (romaji: String, kana: String, why: String)

  private func check(
    _ rows: [Row], _ target: Syllabary = .hiragana,
    _ options: RomajiConversionOptions = RomajiConversionOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let converter = RomajiConverter(to: target, options: options)
    let misses = rows.compactMap { row -> String? in
      let got = converter.kana(of: row.romaji)
      return got == row.kana ? nil : "\(row.romaji): \(got), not \(row.kana) (\(row.why))"
    }
    #expect(misses == [], sourceLocation: sourceLocation)
  }

  /// Microsoft's table of romaji spellings (ローマ字入力のつづり一覧), kana by kana.
  @Test func spellingsOfInputMethods() {
    let rows: [(String, String)] = [
      ("し", "si shi ci"), ("ち", "ti chi"), ("つ", "tu tsu"), ("ふ", "hu fu"), ("じ", "zi ji"),
      ("か", "ka ca"),
      ("く", "ku cu qu"), ("せ", "se ce"), ("い", "i yi"), ("う", "u wu whu"), ("しゃ", "sya sha"),
      ("しゅ", "syu shu"),
      ("しぇ", "sye she"), ("じゃ", "zya ja jya"), ("じぇ", "zye je jye"), ("ちゃ", "tya cha cya"),
      ("ちぇ", "tye che cye"),
      ("ぢ", "di"), ("づ", "du"), ("ぢゃ", "dya"), ("てぃ", "thi t'i"), ("でぃ", "dhi d'i"),
      ("てゅ", "thu t'yu"),
      ("でゅ", "dhu d'yu"), ("とぅ", "twu t'u"), ("どぅ", "dwu d'u"), ("ふぁ", "fa hwa fwa"),
      ("ふぃ", "fi fyi hwi"),
      ("ふゅ", "fyu hwyu"), ("うぃ", "wi whi"), ("うぇ", "we whe"), ("うぉ", "who"), ("ゐ", "wyi"),
      ("ゑ", "wye"), ("を", "wo"),
      ("ゔぁ", "va"), ("ゔ", "vu"), ("ゔゅ", "vyu"), ("くぁ", "qa kwa qwa"), ("くぃ", "qi kwi qyi"),
      ("ぐぁ", "gwa"),
      ("つぁ", "tsa"), ("いぇ", "ye"), ("ぁ", "xa la"), ("ぃ", "xi li xyi lyi"),
      ("っ", "xtu xtsu ltu ltsu"), ("ゃ", "xya lya"),
      ("ゎ", "xwa lwa"), ("ゕ", "xka lka"), ("ゖ", "xke lke"), ("ん", "n nn xn"), ("にぃ", "nyi"),
      ("すぁ", "swa"),
    ]
    check(rows.flatMap { row in row.1.split(separator: " ").map { (String($0), row.0, "") } })
  }

  /// Every spelling of every system is read by the table of its own system, and is also kana in the
  /// table of input methods.
  @Test func everySpellingOfEverySystemIsRead() {
    let syllables = (0x3041...0x3096).compactMap { Unicode.Scalar($0) }.map { String($0) }
    let small = ["", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ゃ", "ゅ", "ょ", "ゎ"]
    for system in RomanizationSystem.allCases {
      let romanizer = KanaRomanizer(system: system)
      let converters = [nil, system].map {
        RomajiConverter(to: .hiragana, options: RomajiConversionOptions(system: $0))
      }
      for kana in syllables.flatMap({ first in small.map { first + $0 } }) {
        let romaji = romanizer.romaji(of: kana)
        for converter in converters {
          let isKana = converter.kana(of: romaji).unicodeScalars.allSatisfy { $0.value > 0x3040 }
          #expect(isKana, "\(system): \(kana) \(romaji)")
        }
      }
    }
  }

  @Test func syllabicN() {
    check([
      ("konna", "こんな", "nn before a vowel is ん and な"), ("konnna", "こんな", "as typists write it"),
      ("konn", "こん", "nn elsewhere is one ん"), ("kon'na", "こんな", ""), ("n'n", "んん", ""),
      ("nnn", "んん", ""), ("onn'a", "おんんあ", ""),
      ("shin’yo", "しんよ", "U+2019"), ("sinyo", "しにょ", ""), ("kanpai kampai", "かんぱい かんぱい", ""),
      ("homma shimbun", "ほんま しんぶん", "m before m and b"), ("hontou", "ほんとう", ""), ("n", "ん", ""),
      ("nny", "nny", "no kana"), ("tennyo", "てんにょ", ""), ("kin'iro", "きんいろ", ""),
    ])
    check(
      [("ren-ai shin-ya ra-men", "れんあい しんや らーめん", "a hyphen after n parts it, elsewhere it is ー")],
      .hiragana, RomajiConversionOptions(system: .traditionalHepburn))
  }

  @Test func sokuon() {
    check([
      ("kitte", "きって", ""), ("matcha maccha mattya", "まっちゃ まっちゃ まっちゃ", ""), ("zasshi", "ざっし", ""),
      ("ittsuu", "いっつう", ""), ("kkka", "っっか", ""), ("ttchi", "っっち", ""), ("atto", "あっと", ""),
      ("hello", "hello", "ll is not valid"),
      ("att", "att", "nothing follows"), ("poppoyya", "ぽっぽっや", ""), ("xxya", "っゃ", ""),
    ])
  }

  @Test func longVowels() {
    let romaji = "ō ū ā ē ī ô û â ê î Ō Tōkyō o\u{304}saka o\u{302}saka sētā onēsan"
    check([
      (
        romaji, "おう うう ああ ええ いい おう うう ああ ええ いい おう とうきょう おうさか おうさか せえたあ おねえさん",
        "hiragana spell the vowel out"
      )
    ])
    check(
      [
        (
          romaji, "オー ウー アー エー イー オー ウー アー エー イー オー トーキョー オーサカ オーサカ セーター オネーサン",
          "katakana have ー"
        )
      ], .katakana)
    check([("toukyou ra-men", "とうきょう らーめん", "spelled out")])
  }

  @Test func hyphens() {
    check([
      ("ko-hi-", "こーひー", ""), ("-", "ー", "alone"), ("--", "ーー", ""),
      ("1-2", "1-2", "between digits"),
      ("a - b", "あ - b", "between spaces"), ("- ame", "- あめ", "the point of a list"),
      ("e-mail", "e-mail", "no romaji"),
      ("-a", "ーあ", ""),
    ])
    let limited = RomajiConversionOptions(limitsProlongedMarkToWords: true)
    check([("ko-hi- -a - --", "こーひー -あ - --", "only after a letter")], .hiragana, limited)
  }

  @Test func otherText() {
    check([
      ("Tokyo de lunch wo", "ときょ で lunch を", "words that do not parse stay"),
      ("don't", "don't", ""),
      ("'hon' \"hon\"", "'ほん' \"ほん\"", "quotes"),
      ("café naïve über", "café naïve über", "other Latin letters"),
      ("ko'uta", "こうた", "between vowels it only parts them"), ("東京 no 😀", "東京 の 😀", ""),
      ("", "", ""),
      ("ＴＯＵＫＹＯＵ", "とうきょう", "full width"), ("mp3 a4", "mp3 あ4", "digits end a word"),
      ("привет", "привет", ""),
      ("HIRAGANA", "ひらがな", ""), ("ok.", "ok.", ""), ("ame, yuki.", "あめ, ゆき.", "punctuation stays"),
    ])
    check(
      [
        ("lunch wo", "ぅんch を", "valid syllables"), ("don't", "どんt", ""), ("www", "っっw", ""),
        ("café", "かfé", ""),
      ],
      .hiragana, RomajiConversionOptions(preservesUnreadableWords: false))
    check(
      [("ame, yuki. 3.14 [a] a/b? n~!", "あめ、 ゆき。 3.14 「あ」 あ・b？ ん〜！", "not between digits")],
      .hiragana, RomajiConversionOptions(convertsPunctuation: true))
  }

  @Test func systemsThatDiffer() {
    let romaji = "ti tu si wi kwa wo zi"
    let expected: [(RomanizationSystem?, String)] = [
      (nil, "ち つ し うぃ くぁ を じ"), (.hepburn, "てぃ とぅ すぃ うぃ くぁ を ずぃ"), (.kunrei, "ち つ し うぃ くぁ を じ"),
      (.nihon, "ち つ し ゐ くゎ を じ"), (.wapuro, "ち つ し うぃ くぁ を じ"),
    ]
    for (system, kana) in expected {
      check([(romaji, kana, "")], .hiragana, RomajiConversionOptions(system: system))
    }
  }

  @Test func textThatIsNotRomajiIsPreserved() {
    var random = SeededGenerator(seed: 21)
    let fragments = [
      "a", "n", "k", "t", "y", "x", "l", "h", "s", "'", "’", "-", " ", "o\u{304}", "ō", "é", "1",
      ".", "Ｋ", "ｎ", "ア", "東",
      "\u{304}", "😀", "\u{FFFF}",
    ]
    let converters = [true, false].flatMap { keeps in
      Syllabary.allCases.map {
        RomajiConverter(to: $0, options: RomajiConversionOptions(preservesUnreadableWords: keeps))
      }
    }
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in fragments.randomElement(using: &random) ?? "" }.joined()
      for converter in converters {
        let kana = converter.kana(of: text)
        let others: (Character) -> Bool = { "1.東😀\u{FFFF}é ".contains($0) }
        #expect(text.filter(others) == kana.filter(others), "\(text) → \(kana)")
        // A second conversion does not change kana.
        let isKana = kana.unicodeScalars.allSatisfy { $0.value > 0x3000 }
        if isKana { #expect(converter.kana(of: kana) == kana) }
      }
    }
  }

  @Test func chunksGiveTheWholeKana() {
    let rows: [(text: String, cut: Int)] = [
      ("tokyo no neko", 8), ("tokyo", 0), ("", 0), ("a - b", 1), ("a -", 1), ("- -", 0), ("ka ", 2),
      ("a － b", 1),
    ]
    let converter = RomajiConverter(to: .hiragana)
    for row in rows {
      let bytes = Array(row.text.utf8)
      let cut = bytes.withUnsafeBufferPointer { converter.lastCut(in: $0) }
      #expect(cut == row.cut, "\(row.text)")
      let parts = [bytes[..<cut], bytes[cut...]].map {
        converter.kana(of: String(decoding: $0, as: UTF8.self))
      }
      #expect(parts.joined() == converter.kana(of: row.text), "\(row.text)")
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["ka", "'", "-", "n", "k", "ō", "a-", "1-", "x "])
  func longTextsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    for keeps in [true, false] {
      let options = RomajiConversionOptions(preservesUnreadableWords: keeps)
      #expect(!RomajiConverter(to: .hiragana, options: options).kana(of: text).isEmpty)
    }
  }
}
