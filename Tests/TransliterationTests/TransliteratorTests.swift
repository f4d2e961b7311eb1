import Testing

@testable import Transliteration

@Suite("Transliterator")
struct TransliteratorTests {
  @Test("transforms by id")
  func byID() throws {
    let rows: [(id: String, input: String, expected: String, why: String)] = [
      ("Katakana-Hiragana", "ラーメン", "らあめん", "the length mark becomes a vowel"),
      ("Hiragana-Katakana", "ゔぁいおりん", "ヴァイオリン", "ゔ has a katakana"),
      ("Halfwidth-Fullwidth", "ﾊﾟﾝ!", "パン！", "voicing mark joined to its kana"),
      ("Fullwidth-Halfwidth", "パン！", "ﾊﾟﾝ!", "and apart again"),
      ("Katakana-Latin", "トウキョウ", "toukyou", "small ョ joins"),
      ("Katakana-Latin", "キップ", "kippu", "ッ doubles the consonant"),
      ("Hiragana-Latin", "かんい", "kan'i", "n before a vowel"),
      ("Any-Latin", "Москва", "Moskva", "Cyrillic"),
      ("Any-Latin; Latin-ASCII", "Ελλάδα", "Ellada", "a chain"),
      ("Any-Upper", "straße", "STRASSE", "one character becomes two"),
      ("NFKC", "㍿", "株式会社", "one becomes four"),
      ("Any-Hex/Java", "𠮷", "\\uD842\\uDFB7", "beyond the BMP"),
      ("Hex-Any", "\\u3042", "あ", "back"),
      ("Any-Latin", "", "", "empty"),
      ("Katakana-Hiragana", "ア\u{0}ア", "あ\u{0}あ", "NUL is unchanged"),
      ("Katakana-Hiragana", "\u{3099}ア", "\u{3099}あ", "a mark without its base"),
      ("Any-Latin", "\u{10FFFF}\u{E000}", "\u{10FFFF}\u{E000}", "no character at all"),
    ]
    for (id, input, expected, why) in rows {
      let result = try Transliterator(id: id).transliterate(input)
      #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars), "\(id): \(why)")
    }
  }

  @Test("the reverse of an id and of rules")
  func reverse() throws {
    let kana = try Transliterator(id: "Katakana-Hiragana", direction: .reverse)
    #expect(try kana.transliterate("らー") == "ラー")
    let arrows = try Transliterator(rules: "a <> あ; b > い;", direction: .reverse)
    #expect(try arrows.transliterate("あい") == "aい", "one-way rules have no reverse")
  }

  @Test("rules: contexts, sets, chains, anchors, growth")
  func rules() throws {
    let rows: [(rules: String, input: String, expected: String, why: String)] = [
      ("「 > “; 」 > ”;", "「はい」", "“はい”", "as in the documentation"),
      ("は } [。\\n] > わ;", "それは。", "それわ。", "context after"),
      ("[あ-ん] { ー > '-';", "らー ー", "ら- ー", "context before"),
      (":: Katakana-Hiragana; らあめん > 拉麺;", "ラーメン", "拉麺", "a chain"),
      ("a > aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa;", "aaa", String(repeating: "a", count: 96), "growth"),
      ("[:^L:] > ;", "a1 b。", "ab", "deletion"),
      ("x $ > y;", "xx", "xy", "the end of the text"),
      ("", "そのまま", "そのまま", "no rules change nothing"),
    ]
    for (rules, input, expected, why) in rows {
      #expect(try Transliterator(rules: rules).transliterate(input) == expected, "\(why)")
    }
  }

  @Test("growth beyond the initial size of the buffer")
  func growth() throws {
    let grow = try Transliterator(rules: "a > \(String(repeating: "b", count: 500));")
    let result = try grow.transliterate(String(repeating: "a", count: 1000))
    #expect(result.utf8.count == 500_000)
    #expect(result.utf8.allSatisfy { $0 == UInt8(ascii: "b") })
  }

  @Test("an unknown id, with the remedy")
  func unknownID() {
    for id in ["No-Such", "", "Katakana-Katakana-Katakana", "\u{0}", "NFKC; Nope-Nope"] {
      do throws(TransliterationError) {
        _ = try Transliterator(id: id)
        Issue.record("'\(id)' must be refused")
      } catch {
        #expect(error.code == .unknownID)
        #expect(error.message.contains("'\(id)'") && error.message.contains("availableIDs"))
      }
    }
  }

  @Test("broken rules, with their position")
  func brokenRules() {
    let rows: [(rules: String, line: Int?, why: String)] = [
      ("a > b;\nc > [d;", 2, "an open set in the second line"),
      ("あ > い;\nう > え;\n$x > y;", 3, "an undefined variable after Japanese"),
      ("a > b > c;", 1, "two operators"),
      (":: No-Such;", nil, "an unknown transform inside"),
      ("(", 1, "nothing but a bracket"),
    ]
    for (rules, line, why) in rows {
      do throws(TransliterationError) {
        _ = try Transliterator(rules: rules)
        Issue.record("must be refused: \(why)")
      } catch {
        #expect(error.code == .invalidRules, "\(why)")
        if let line { #expect(error.position?.line == line, "\(why): \(error)") }
        if let position = error.position {
          #expect((0...rules.utf8.count).contains(position.utf8Offset))
          #expect(error.description.hasPrefix("line \(position.line)"))
        }
      }
    }
  }

  @Test("the ids are many, sorted, and the usual ones are among them")
  func availableIDs() throws {
    let ids = try Transliterator.availableIDs
    #expect(ids.count > 300)
    #expect(ids == ids.sorted())
    for id in ["Katakana-Hiragana", "Any-Latin", "Fullwidth-Halfwidth", "Any-NFKC", "Latin-ASCII"] {
      #expect(ids.contains(id))
    }
  }

  @Test("missing libraries cause an error that names them")
  func missingLibrary() throws {
    #if os(Linux)
    for (common, i18n) in [("libicuuc.so.0", "libicui18n.so.0"), ("libicuuc.so.72", "nope.so")] {
      do throws(TransliterationError) {
        try ICULibrary.check(common: common, i18n: i18n)
        Issue.record("must be refused")
      } catch {
        #expect(error.code == .libraryMissing)
        #expect(error.message.contains("libicuuc.so.0") || error.message.contains("nope.so"))
        #expect(error.message.contains("install"))
      }
    }
    // A library that exists and is not ICU.
    #expect(throws: TransliterationError.self) {
      try ICULibrary.check(common: "libc.so.6", i18n: "libm.so.6")
    }
    #endif
    #expect(
      try Transliterator(id: "NFC").transliterate("あ") == "あ", "and the real ones still serve")
  }

  @Test("eight tasks share one transliterator, a normalizer, an order and an iterator")
  func concurrent() async throws {
    let latin = try Transliterator(id: "Hiragana-Latin")
    let order = try ReadingOrder()
    let thai = try WordIterator(locale: "th")
    let text = String(repeating: "きょうはとてもいいてんきです。\n", count: 200)
    let expected = try latin.transliterate(text)
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5 {
            guard try latin.transliterate(text) == expected,
              try order.compare("あ", "い") == .ascending,
              try thai.words(in: "ภาษาไทย").map(\.text) == ["ภาษา", "ไทย"],
              try NormalizationForm.nfkc.normalize("ｶﾞ") == "ガ"
            else { return false }
          }
          return true
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 8))
  }
}
