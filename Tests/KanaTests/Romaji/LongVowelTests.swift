import Kana
import Testing

/// Tests every pair of a kana and a following vowel in every system and style.
///
/// The expected spellings follow from the rules of the systems: which pairs are long is stated in
/// the Cabinet Notifications of 1954 (note 4) and 2025 (note 3), ALA-LC 2022 and the table of the
/// Ministry of Foreign Affairs (long o and u only).
@Suite struct LongVowelTests {
  private static let vowels = ["a", "i", "u", "e", "o"]
  private static let vowelKana = ["あ", "い", "う", "え", "お"]

  private static let marked: [LongVowelStyle: [String]] = [
    .macron: ["ā", "ī", "ū", "ē", "ō"], .circumflex: ["â", "î", "û", "ê", "ô"],
    .doubled: ["aa", "ii", "uu", "ee", "oo"], .unmarked: ["a", "i", "u", "e", "o"],
  ]

  /// Returns whether a vowel letter and a vowel kana form a long vowel.
  private static func isLong(_ first: String, _ kana: String, _ system: RomanizationSystem) -> Bool
  {
    let pairs = system == .passport ? ["uう", "oう", "oお"] : ["aあ", "uう", "eえ", "oう", "oお"]
    return pairs.contains(first + kana)
  }

  /// Kana of each vowel with and without a consonant, and syllables of two kana.
  private static let starts = [
    "か", "き", "く", "け", "こ", "あ", "い", "う", "え", "お", "しょ", "りゅ", "みゃ", "ファ", "よ", "わ", "ゔ", "ぬ",
    "も", "ちゅ",
  ]

  @Test func vowelKanaAfterEachVowel() {
    var failures: [String] = []
    for system in RomanizationSystem.allCases {
      for style in LongVowelStyle.allCases {
        let romanizer = KanaRomanizer(system: system, longVowels: style)
        for start in Self.starts {
          let base = romanizer.romaji(of: start)
          let last = String(base.suffix(1))
          for (letter, kana) in zip(Self.vowels, Self.vowelKana) {
            var expected = base + letter
            if Self.isLong(last, kana, system), style != .doubled,
              let index = Self.vowels.firstIndex(of: last)
            {
              expected = base.dropLast() + (Self.marked[style]?[index] ?? "")
            }
            // ん follows, because the passport table retains oo at the end of a name.
            let found = romanizer.romaji(of: start + kana + "ん")
            if found != expected + "n" {
              failures.append("\(system) \(style) \(start)\(kana): \(found)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test func prolongedMarkAfterEachVowel() {
    var failures: [String] = []
    for system in RomanizationSystem.allCases {
      for style in LongVowelStyle.allCases {
        let romanizer = KanaRomanizer(system: system, longVowels: style)
        // The lossless systems write ー as a hyphen.
        let isExact = style == .doubled && [.nihon, .wapuro].contains(system)
        for start in Self.starts {
          let base = romanizer.romaji(of: start)
          let index = Self.vowels.firstIndex(of: String(base.suffix(1))) ?? 0
          let long = base.dropLast() + (Self.marked[style]?[index] ?? "")
          for mark in ["ー", "ｰ"] {
            let found = romanizer.romaji(of: start + mark)
            if found != (isExact ? base + "-" : String(long)) {
              failures.append("\(system) \(style) \(start): \(found)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test func passportAtTheEndOfAName() {
    let romanizer = KanaRomanizer(system: .passport)
    let rows: [(kana: String, romaji: String, why: String)] = [
      ("たかとお", "takatoo", "お at the end remains"), ("たかとう", "takato", "う does not"),
      ("せのお　ゆうこ", "senoo yuko", "a space ends the name"), ("せのお、", "senoo,", "so does a comma"),
      ("せのお犬", "senoo犬", "or a kanji"), ("おおた", "ota", "not inside"), ("とおー", "to", "nor before ー"),
      ("こおう", "kou", "the third vowel starts anew"), ("ゆう", "yu", "long u is always short"),
      ("せのおa", "senooa", "a letter ends the kana"), ("とおっ", "to", "っ is a kana"),
      ("みいこ", "miiko", "i is not shortened"), ("けえた", "keeta", "nor e"), ("まあ", "maa", "nor a"),
    ]
    for row in rows {
      #expect(romanizer.romaji(of: row.kana) == row.romaji, "\(row.kana) \(row.why)")
    }
    // The exception is one of unmarked vowels only.
    #expect(KanaRomanizer(system: .passport, longVowels: .macron).romaji(of: "たかとお") == "takatō")
  }

  @Test func longVowelsAreNotFormedAcrossOtherCharacters() {
    for style in [LongVowelStyle.macron, .circumflex, .unmarked] {
      let romanizer = KanaRomanizer(longVowels: style)
      for separator in ["、", " ", "漢", "a", "😀", "・", "é"] {
        let (first, second) = (romanizer.romaji(of: "こ" + separator), romanizer.romaji(of: "う"))
        #expect(romanizer.romaji(of: "こ" + separator + "う") == first + second, "\(separator)")
        #expect(romanizer.romaji(of: "こ" + separator + "ー") == first + "-", "\(separator)")
      }
    }
  }

  @Test func threeAndMoreVowels() {
    let rows: [(kana: String, macron: String, doubled: String, unmarked: String)] = [
      ("ああ", "ā", "aa", "a"), ("あああ", "āa", "aaa", "aa"), ("ああああ", "āā", "aaaa", "aa"),
      ("おうう", "ōu", "ouu", "ou"), ("おううう", "ōū", "ouuu", "ou"), ("こおおう", "kōō", "kooou", "koo"),
      ("きいい", "kiii", "kiii", "kiii"), ("けいい", "keii", "keii", "keii"),
      ("ケーー", "kēe", "keee", "ke"),
      ("ケーエ", "kēe", "keee", "kee"), ("ケーーー", "kēee", "keeee", "ke"), ("おをお", "ooo", "ooo", "ooo"),
      ("をう", "ou", "ou", "ou"), ("ゐい", "ii", "ii", "ii"), ("いー", "ī", "ii", "i"),
      ("んー", "n-", "n-", "n-"),
    ]
    for row in rows {
      for (style, expected) in [
        (LongVowelStyle.macron, row.macron), (.doubled, row.doubled), (.unmarked, row.unmarked),
      ] {
        #expect(KanaRomanizer(longVowels: style).romaji(of: row.kana) == expected, "\(row.kana)")
      }
    }
  }
}
