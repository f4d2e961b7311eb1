import Foundation
import LanguageDetection
import LanguageDetectionFoundation
import Testing

@Suite struct LanguageTagTests {
  @Test func canonicalCase() {
    let rows: [(input: String, expected: String?, why: String)] = [
      ("ja", "ja", "as it is"),
      ("JA", "ja", "languages are small"),
      ("zh-HANT", "zh-Hant", "scripts are in title case"),
      ("zh-hant-tw", "zh-Hant-TW", "regions are capital"),
      ("sr-Latn-RS", "sr-Latn-RS", "as it is"),
      ("es-419", "es-419", "regions of digits"),
      ("de-1996", "de-1996", "a variant of digits is not a script"),
      ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc", "extensions"),
      ("", nil, "empty"),
      ("j", nil, "one letter"),
      ("ja-", nil, "an empty subtag at the end"),
      ("-ja", nil, "an empty subtag at the start"),
      ("ja--jp", nil, "an empty subtag"),
      ("ja_JP", nil, "no BCP 47"),
      ("123", nil, "digits are not a language"),
      ("abcdefghi", nil, "nine letters"),
      ("日本", nil, "not ASCII"),
      ("ja jp", nil, "a space"),
    ]
    for row in rows {
      #expect(LanguageTag(rawValue: row.input)?.rawValue == row.expected, "\(row.why)")
    }
  }

  @Test func parts() {
    let rows: [(tag: String, language: String, script: String?)] = [
      ("ja", "ja", nil), ("zh-Hans", "zh", "Hans"), ("ja-Latn", "ja", "Latn"),
      ("zh-cmn-Hant-TW", "zh", "Hant"), ("es-419", "es", nil), ("de-1996", "de", nil),
      ("en-x-Latn", "en", nil), ("und-Cyrl", "und", "Cyrl"),
    ]
    for row in rows {
      let tag = LanguageTag(rawValue: row.tag)
      #expect(tag?.language == row.language, "\(row.tag)")
      #expect(tag?.script == row.script, "\(row.tag)")
    }
  }

  @Test func namedTagsAreWellFormed() {
    let named: [LanguageTag] = [
      .japanese, .romaji, .simplifiedChinese, .traditionalChinese, .korean, .english,
      .norwegianBokmal, .southernSotho, .traditionalMongolian, .nko, .odia, .icelandic,
    ]
    for tag in named { #expect(LanguageTag(rawValue: tag.rawValue) == tag) }
    #expect(Set(named).count == named.count)
  }

  @Test func coding() throws {
    let tags: [LanguageTag] = [.japanese, .traditionalChinese]
    let data = try JSONEncoder().encode(tags)
    #expect(String(decoding: data, as: UTF8.self) == #"["ja","zh-Hant"]"#)
    #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == tags)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LanguageTag].self, from: Data(#"["ja_JP"]"#.utf8))
    }
  }

  @Test func locales() {
    let rows: [(identifier: String, expected: String?, why: String)] = [
      ("ja", "ja", "no script that is implied"),
      ("ja-JP", "ja", "no region"),
      ("zh-TW", "zh-Hant", "the region implies the script"),
      ("zh-CN", "zh-Hans", "the region implies the script"),
      ("zh-Hant-HK", "zh-Hant", "explicit"),
      ("ja-Latn", "ja-Latn", "explicit"),
      ("en_GB", "en", "a locale's identifier"),
    ]
    for row in rows {
      let language = Locale.Language(identifier: row.identifier)
      #expect(LanguageTag(language)?.rawValue == row.expected, "\(row.identifier): \(row.why)")
    }
    #expect(Locale.Language(LanguageTag.traditionalChinese).script == "Hant")
    #expect(Locale.Language(LanguageTag.japanese).languageCode == "ja")
    for tag in [LanguageTag.japanese, .romaji, .simplifiedChinese, .korean, .zulu] {
      #expect(LanguageTag(Locale.Language(tag)) == tag, "there and back")
    }
  }
}
