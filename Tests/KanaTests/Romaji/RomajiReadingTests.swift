import TestSupport
import Testing
import TextFoundation
import Transliteration

@testable import Kana

/// Tests the reading of romaji: published tables, letters in any form, and divided input.
@Suite struct RomajiReadingTests {
  private static func kana(
    _ romaji: String, _ system: RomanizationSystem? = nil, to syllabary: Syllabary = .hiragana
  ) -> String {
    RomajiConverter(to: syllabary, options: RomajiConversionOptions(system: system)).kana(
      of: romaji)
  }

  /// The syllables of the Cabinet Notification of 1954: table 1 and, after them, table 2.
  private static let tables: [(romaji: String, kana: String)] = [
    ("a i u e o ka ki ku ke ko kya kyu kyo", "あ い う え お か き く け こ きゃ きゅ きょ"),
    ("sa si su se so sya syu syo", "さ し す せ そ しゃ しゅ しょ"),
    ("ta ti tu te to tya tyu tyo", "た ち つ て と ちゃ ちゅ ちょ"),
    ("na ni nu ne no nya nyu nyo", "な に ぬ ね の にゃ にゅ にょ"),
    ("ha hi hu he ho hya hyu hyo", "は ひ ふ へ ほ ひゃ ひゅ ひょ"),
    ("ma mi mu me mo mya myu myo", "ま み む め も みゃ みゅ みょ"),
    ("ya yu yo ra ri ru re ro rya ryu ryo wa", "や ゆ よ ら り る れ ろ りゃ りゅ りょ わ"),
    ("ga gi gu ge go gya gyu gyo", "が ぎ ぐ げ ご ぎゃ ぎゅ ぎょ"),
    ("za zi zu ze zo zya zyu zyo da de do", "ざ じ ず ぜ ぞ じゃ じゅ じょ だ で ど"),
    ("ba bi bu be bo bya byu byo", "ば び ぶ べ ぼ びゃ びゅ びょ"),
    ("pa pi pu pe po pya pyu pyo", "ぱ ぴ ぷ ぺ ぽ ぴゃ ぴゅ ぴょ"),
    ("sha shi shu sho tsu cha chi chu cho fu", "しゃ し しゅ しょ つ ちゃ ち ちゅ ちょ ふ"),
    ("ja ji ju jo di du dya dyu dyo wo", "じゃ じ じゅ じょ ぢ づ ぢゃ ぢゅ ぢょ を"),
  ]

  @Test func tablesOf1954InBothSyllabaries() {
    for row in Self.tables {
      #expect(Self.kana(row.romaji) == row.kana)
      let katakana = KanaConverter(to: .katakana).convert(row.kana)
      #expect(Self.kana(row.romaji, to: .katakana) == katakana)
      // Table 1 is Kunrei itself; the last two rows are table 2.
      #expect(Self.kana(row.romaji, .kunrei) == row.kana)
    }
    #expect(Self.kana("kwa gwa", .nihon) == "くゎ ぐゎ", "table 2, rows 8 and 9")
  }

  /// ICU reads the spellings that only Kunrei has letter by letter: si as せぃ, hu as へぅ.
  @Test func hepburnIsReadLikeICU() throws {
    let kunrei: Set<String> = [
      "si", "sya", "syu", "syo", "ti", "tu", "tya", "tyu", "tyo", "hu", "zi", "zya", "zyu", "zyo",
      "di", "du", "dya", "dyu", "dyo",
    ]
    let syllables = Self.tables.flatMap { $0.romaji.split(separator: " ") }.map { String($0) }
    let icu = try Transliterator(id: "Latin-Hiragana")
    var misses: [String] = []
    for romaji in syllables where !kunrei.contains(romaji) {
      for text in [romaji, "ka" + romaji, romaji + "n", romaji + "kka"] {
        let (theirs, ours) = (try icu.transliterate(text), Self.kana(text))
        if theirs != ours { misses.append("\(text): ICU \(theirs), ours \(ours)") }
      }
    }
    #expect(misses == [])
  }

  @Test func caseWidthAndFormOfMarksMakeNoDifference() throws {
    var generator = SeededGenerator(seed: 66)
    let syllables = Self.tables.flatMap { $0.romaji.split(separator: " ") }.map { String($0) }
    for round in 0..<400 {
      var word = (0..<(round % 6 + 1)).map { _ in syllables.randomElement(using: &generator) ?? "ka"
      }
      .joined(separator: ["", "n'", "-"].randomElement(using: &generator) ?? "")
      let expected = Self.kana(word)
      #expect(Self.kana(word.uppercased()) == expected, "\(word)")
      #expect(Self.kana(word.capitalizedFirst) == expected, "\(word)")
      #expect(Self.kana(WidthConverter(to: .full, .ascii).convert(word)) == expected, "\(word)")
      #expect(Self.kana(word.replacing("'", with: "’")) == expected, "\(word)")
      word += "kō sû Ê Ī Â"
      let decomposed = try NormalizationForm.nfd.normalize(word)
      #expect(decomposed.utf8.count > word.utf8.count)
      #expect(Self.kana(decomposed) == Self.kana(word), "\(word)")
    }
  }

  @Test func doubledConsonants() {
    for consonant in "bcdfghjkpqrstvwxyz" {
      let (single, double) = (Self.kana("\(consonant)a"), Self.kana("\(consonant)\(consonant)a"))
      let isSyllable = !single.unicodeScalars.contains { $0.value < 0x3000 }
      #expect(double == (isSyllable ? "っ" + single : "\(consonant)\(consonant)a"), "\(consonant)")
    }
    let rows: [(romaji: String, kana: String, why: String)] = [
      ("mma", "んま", "m before m is ん"), ("mba mpa", "んば んぱ", "and before b and p"),
      ("mka", "mka", "not before others"), ("nna", "んな", "nn is ん and n"),
      ("lla", "lla", "l is not doubled"),
      ("la", "ぁ", "a single l is small"), ("tcha", "っちゃ", "tch"),
      ("tca", "tca", "not before c alone"),
      ("tch", "tch", "no vowel"), ("cchi", "っち", "as in the notification of 2025"),
      ("aa", "ああ", "vowels are not doubled consonants"), ("kk", "kk", "nothing follows"),
      ("kkk", "kkk", ""), ("kskka", "kskka", "a consonant alone"),
      ("''a", "''あ", "apostrophes are quotes"),
    ]
    for row in rows { #expect(Self.kana(row.romaji) == row.kana, "\(row.romaji): \(row.why)") }
    #expect(Self.kana("tchi kka mba", to: .katakana) == "ッチ ッカ ンバ")
  }

  @Test func lengthMarks() {
    let rows: [(romaji: String, hiragana: String, katakana: String)] = [
      ("kā kī kū kē kō", "かあ きい くう けえ こう", "カー キー クー ケー コー"),
      ("kâ kî kû kê kô", "かあ きい くう けえ こう", "カー キー クー ケー コー"),
      (
        "KĀ KĪ KŪ KĒ KŌ KÂ KÎ KÛ KÊ KÔ", "かあ きい くう けえ こう かあ きい くう けえ こう",
        "カー キー クー ケー コー カー キー クー ケー コー"
      ),
      ("shō kyū nā", "しょう きゅう なあ", "ショー キュー ナー"), ("n̄ k̂a", "n̄ k̂a", "n̄ k̂a"),
      ("ko- ", "こー ", "コー "),
    ]
    for row in rows {
      #expect(Self.kana(row.romaji) == row.hiragana, "\(row.romaji)")
      #expect(Self.kana(row.romaji, to: .katakana) == row.katakana, "\(row.romaji)")
    }
  }

  @Test func punctuationIsConvertedExceptBetweenDigits() {
    let marks = [
      (".", "。"), (",", "、"), ("!", "！"), ("?", "？"), ("[", "「"), ("]", "」"), ("/", "・"),
      ("~", "〜"),
    ]
    let converter = RomajiConverter(
      to: .hiragana, options: RomajiConversionOptions(convertsPunctuation: true))
    for (ascii, mark) in marks {
      let rows = [
        (ascii, mark), ("ka" + ascii, "か" + mark), ("1" + ascii, "1" + mark),
        (ascii + "1", mark + "1"),
        ("1" + ascii + "2", "1" + ascii + "2"), ("0" + ascii + "9", "0" + ascii + "9"),
        ("1" + ascii + "ka", "1" + mark + "か"), (ascii + ascii, mark + mark),
      ]
      for row in rows { #expect(converter.kana(of: row.0) == row.1, "\(row.0)") }
      #expect(Self.kana("ka" + ascii) == "か" + ascii, "only with the option")
    }
    #expect(converter.kana(of: "(ka); \"ki\": @") == "(か); \"き\": @", "all others are unchanged")
  }

  @Test func textsDividedAtSpacesGiveTheWholeKana() {
    var generator = SeededGenerator(seed: 67)
    let fragments = [
      " ", " ", " ", "-", "'", "’", "－", "ka", "n", "no", "1", "ō", "東", ".", "kk", "x", "é", "\n",
      "\u{3000}",
    ]
    var failures: [String] = []
    var cuts = 0
    for round in 0..<3_000 {
      let text = (0..<(round % 16)).map { _ in fragments.randomElement(using: &generator) ?? "" }
        .joined()
      let options = RomajiConversionOptions(
        preservesUnreadableWords: round % 2 == 0, limitsProlongedMarkToWords: round % 3 == 0,
        convertsPunctuation: round % 5 == 0)
      let converter = RomajiConverter(to: .hiragana, options: options)
      let bytes = Array(text.utf8)
      let cut = bytes.withUnsafeBufferPointer { converter.lastCut(in: $0) }
      guard cut > 0 else { continue }
      cuts += 1
      let parts = [bytes[..<cut], bytes[cut...]].map {
        converter.kana(of: String(decoding: $0, as: UTF8.self))
      }
      if parts.joined() != converter.kana(of: text) { failures.append(text) }
    }
    #expect(failures.prefix(5) == [])
    #expect(cuts > 1_000)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
