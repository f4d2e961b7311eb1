import Foundation
import LanguageDetection
import LanguageDetectionFoundation
import TestSupport
import Testing

@Suite struct LanguageTagPropertyTests {
  private static let tags = [
    "ja", "ja-Latn", "ja-Latn-hepburn", "zh-Hans", "zh-Hant-TW", "zh-cmn-Hans-CN", "sr-Cyrl-RS",
    "es-419", "de-CH-1996", "sl-rozaj-biske", "en-US-u-islamcal", "de-x-goethe", "mn-Mong-CN",
    "az-Arab-x-aze-derbend", "yue-Hant-HK", "hy-Latn-IT-arevela",
  ]

  /// RFC 5646, section 2.1.1: letter case is not significant.
  @Test func anyLetterCaseIsTheSameTag() throws {
    var generator = SeededGenerator(seed: 51)
    for tag in Self.tags {
      let expected = try #require(LanguageTag(rawValue: tag))
      var variants = [tag.lowercased(), tag.uppercased()]
      for _ in 0..<20 {
        variants.append(
          String(tag.map { Bool.random(using: &generator) ? Character($0.uppercased()) : $0 }))
      }
      for variant in variants {
        let found = try #require(LanguageTag(rawValue: variant), "\(variant)")
        #expect(found == expected, "\(variant)")
        #expect(found.hashValue == expected.hashValue, "\(variant)")
      }
      #expect(LanguageTag(rawValue: expected.rawValue)?.rawValue == expected.rawValue, "\(tag)")
    }
  }

  @Test func recommendedLetterCase() {
    let rows: [(input: String, expected: String, why: String)] = [
      ("JA-LATN-HEPBURN", "ja-Latn-hepburn", "a variant is small"),
      ("ZH-CMN-HANS-CN", "zh-cmn-Hans-CN", "an extended language is small"),
      ("SL-ROZAJ-BISKE", "sl-rozaj-biske", "variants of five letters"),
      ("DE-CH-1996", "de-CH-1996", "a variant that begins with a digit"),
      ("YUE-hant-hk", "yue-Hant-HK", "a language of three letters"),
      ("EN-US-U-ISLAMCAL", "en-US-u-islamcal", "an extension's letter"),
    ]
    for row in rows {
      #expect(LanguageTag(rawValue: row.input)?.rawValue == row.expected, "\(row.why)")
    }
  }

  @Test func illFormedTags() {
    let rows: [(tag: String, why: String)] = [
      ("", "empty"), ("-", "a hyphen"), ("--", "hyphens"), ("a", "one letter"),
      ("j4", "a digit in a language"), ("4j", "a digit first"), ("ja-", "ends in a hyphen"),
      ("-ja", "begins with one"), ("ja--Latn", "an empty subtag"), ("ja_Latn", "an underscore"),
      (" ja", "a space before"), ("ja ", "followed by a space"), ("ja\n", "a line end"),
      ("ja\u{0}", "a NUL"), ("ja-Latn-abcdefghi", "nine letters"), ("englishes", "nine letters"),
      ("ｊａ", "full-width letters"), ("ja-Läti", "a letter beyond ASCII"), ("ja-日本", "ideographs"),
      ("e\u{301}n", "a mark"), ("ja*", "a range"), ("en;q=0.5", "a header's weight"),
    ]
    for row in rows { #expect(LanguageTag(rawValue: row.tag) == nil, "\(row.why)") }
  }

  @Test func codingAndDescription() throws {
    for raw in Self.tags {
      let tag = try #require(LanguageTag(rawValue: raw))
      #expect(tag.description == tag.rawValue)
      #expect("\(tag)" == raw)
      let data = try JSONEncoder().encode([tag])
      #expect(String(decoding: data, as: UTF8.self) == "[\"\(raw)\"]")
      #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == [tag])
      let capitals = Data("[\"\(raw.uppercased())\"]".utf8)
      #expect(try JSONDecoder().decode([LanguageTag].self, from: capitals) == [tag], "\(raw)")
    }
    for bad in [#"[""]"#, #"["j"]"#, #"[1]"#, #"[null]"#, #"["日本"]"#, #"[["ja"]]"#] {
      #expect(throws: DecodingError.self, "\(bad)") {
        try JSONDecoder().decode([LanguageTag].self, from: Data(bad.utf8))
      }
    }
  }

  @Test func localesThereAndBack() {
    let tags: [LanguageTag] = [
      .japanese, .romaji, .simplifiedChinese, .traditionalChinese, .korean, .english, .german,
      .arabic, .hebrew, .hindi, .russian, .thai, .zulu, .tibetan, .khmer, .georgian, .cherokee,
    ]
    for tag in tags {
      let language = Locale.Language(tag)
      #expect(LanguageTag(language) == tag, "\(tag)")
      #expect(language.languageCode?.identifier == tag.language, "\(tag)")
      if let script = tag.script { #expect(language.script?.identifier == script, "\(tag)") }
    }
  }

  @Test func regionsImplyScripts() {
    let rows: [(identifier: String, expected: String, why: String)] = [
      ("zh-HK", "zh-Hant", "Hong Kong"), ("zh-MO", "zh-Hant", "Macau"),
      ("zh-SG", "zh-Hans", "Singapore"),
      ("zh-Hans-TW", "zh-Hans", "an explicit script is preserved"),
      ("sr-Latn", "sr-Latn", "Serbian in Latin letters"), ("sr-Cyrl", "sr", "its usual script"),
      ("en-Latn-US", "en", "the usual script"), ("pt-BR", "pt", "a region alone"),
    ]
    for row in rows {
      let tag = LanguageTag(Locale.Language(identifier: row.identifier))
      #expect(tag?.rawValue == row.expected, "\(row.why)")
    }
  }
}
