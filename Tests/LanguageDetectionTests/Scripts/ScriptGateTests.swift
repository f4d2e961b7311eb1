import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct ScriptGateTests {
  private let detector = LanguageDetector()

  @Test func scriptsOfOneLanguage() {
    let rows: [(text: String, expected: LanguageTag)] = [
      ("안녕하세요", .korean), ("สวัสดีครับ", .thai), ("ສະບາຍດີ", .lao), ("សួស្តី", .khmer),
      ("မင်္ဂလာပါ", .burmese), ("བཀྲ་ཤིས་བདེ་ལེགས།", .tibetan), ("გამარჯობა", .georgian),
      ("ᲒᲐᲛᲐᲠᲯᲝᲑᲐ", .georgian), ("Բարեւ ձեզ", .armenian), ("Καλημέρα κόσμε", .greek),
      ("வணக்கம்", .tamil), ("నమస్కారం", .telugu), ("ನಮಸ್ಕಾರ", .kannada), ("നമസ്കാരം", .malayalam),
      ("ආයුබෝවන්", .sinhala), ("નમસ્તે", .gujarati), ("ਸਤ ਸ੍ਰੀ ਅਕਾਲ", .punjabi),
      ("ନମସ୍କାର", .odia), ("ޝުކުރިއްޔާ", .dhivehi), ("ᎣᏏᏲ", .cherokee), ("ᐊᐃᓐᖓᐃ", .inuktitut),
      ("ᠮᠣᠩᠭᠣᠯ", .traditionalMongolian), ("ㄅㄆㄇㄈ", .traditionalChinese), ("ꆈꌠꁱꂷ", .nuosu),
      ("ひらがな", .japanese), ("カタカナ", .japanese), ("ｶﾀｶﾅ", .japanese), ("か", .japanese),
    ]
    for row in rows {
      let detection = detector.detect(row.text)
      #expect(detection?.language == row.expected, "\(row.text)")
      #expect(detection?.confidence == 1, "\(row.text)")
      #expect(detection?.alternatives == [], "\(row.text)")
    }
  }

  /// Holds with an alphabet model and without one.
  @Test func scriptsWithAFallback() {
    for (text, expected) in [
      ("שלום עולם", LanguageTag.hebrew), ("আমি বাংলায় গান গাই", .bengali), ("ሰላም ለዓለም", .amharic),
    ] {
      #expect(detector.detect(text)?.language == expected, "\(text)")
    }
  }

  @Test func everyModelScriptOrSoleScriptIsListed() {
    let unknown = LetterScript.allCases.filter {
      ScriptLanguages.sole(of: $0) == nil && !ScriptLanguages.hasModel($0)
    }
    #expect(
      unknown == [
        .none, .other, .mark, .ignorable, .latinCapital, .greekCapital, .cyrillicCapital,
        .armenianCapital, .georgianCapital, .han, .hiragana, .katakana,
      ])
  }

  @Test func mixedScripts() {
    let rows: [(text: String, expected: LanguageTag, why: String)] = [
      ("iPhoneを買いました。", .japanese, "a product name"),
      ("ThinkPad X1 Carbonを買った", .japanese, "a long one"),
      ("Microsoft Visual Studio Codeを使う", .japanese, "a longer one, all capitals"),
      ("JavaScriptとTypeScriptの違い", .japanese, "two names"),
      ("삼성 Galaxy S24 Ultra 출시", .korean, "Korean with a name"),
      ("대한민국(大韓民國)의 수도", .korean, "Korean with hanja"),
      ("韓國의 首都는 서울", .korean, "Korean in mixed writing"),
      ("東京の서울식당へ行きました", .japanese, "Japanese with a Korean name"),
      ("Windows 11 ประเทศไทย", .thai, "Thai with a name"),
      ("東京 한국어를 공부하고 있습니다", .korean, "Hangul is most of it"),
      ("Το iPhone 15 Pro στην Ελλάδα", .greek, "Greek with a name"),
      ("http://www.example.com/ です", .japanese, "an address does not count"),
    ]
    for row in rows {
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why): \(row.text)")
    }
  }

  @Test func confidenceIsTheShareOfTheScript() throws {
    let mixed = try #require(detector.detect("สวัสดี ελλάδα"))
    #expect(mixed.confidence > 0.4 && mixed.confidence < 0.6)
    let pure = try #require(detector.detect("สวัสดี"))
    #expect(pure.confidence == 1)
  }

  @Test func textWithoutLettersHasNoLanguage() {
    let rows: [(text: String, why: String)] = [
      ("", "empty"), (" \t\r\n\u{3000}", "white space"), ("\u{0}", "NUL"),
      ("\u{1}\u{7}\u{1B}", "controls"), ("1234567890", "digits"),
      ("１２３", "full-width digits"), ("٣٤٥", "Arabic digits"), (".,;:!?-–—…", "punctuation"),
      ("、。「」・！？", "Japanese punctuation"), ("🍎", "one emoji"),
      ("👩‍👩‍👧 🇯🇵 ☕️", "emoji of several scalars"),
      ("\u{E000}\u{F8FF}", "private use"), ("\u{301}\u{3099}", "combining marks alone"),
      ("http://example.com/path", "an address"), ("info@example.com", "a mail address"),
      ("$ € ¥ % + = < >", "signs"), ("\u{FFFD}", "a replacement character"),
      ("\u{200D}\u{200C}\u{FEFF}", "format characters"), ("\u{10FFFF}\u{FFFF}", "noncharacters"),
    ]
    for row in rows {
      #expect(detector.detect(row.text) == nil, "\(row.why)")
    }
  }
}
