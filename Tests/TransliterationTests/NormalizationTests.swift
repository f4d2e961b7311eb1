import TestSupport
import Testing
import Transliteration

@Suite("Normalization")
struct NormalizationTests {
  @Test("the four forms")
  func table() throws {
    let rows: [(text: String, nfc: String, nfd: String, nfkc: String, nfkd: String)] = [
      ("", "", "", "", ""),
      ("abc\u{0}", "abc\u{0}", "abc\u{0}", "abc\u{0}", "abc\u{0}"),
      ("が", "が", "か\u{3099}", "が", "か\u{3099}"),
      ("か\u{3099}", "が", "か\u{3099}", "が", "か\u{3099}"),
      ("ﾊﾟ", "ﾊﾟ", "ﾊﾟ", "パ", "ハ\u{309A}"),
      ("Ａ１①㍿", "Ａ１①㍿", "Ａ１①㍿", "A11株式会社", "A11株式会社"),
      ("神", "神", "神", "神", "神"),
      ("각", "각", "\u{1100}\u{1161}\u{11A8}", "각", "\u{1100}\u{1161}\u{11A8}"),
      ("\u{3099}", "\u{3099}", "\u{3099}", "\u{3099}", "\u{3099}"),
      ("a\u{323}\u{307}", "ạ\u{307}", "a\u{323}\u{307}", "ạ\u{307}", "a\u{323}\u{307}"),
    ]
    for row in rows {
      let expected: [(NormalizationForm, String)] = [
        (.nfc, row.nfc), (.nfd, row.nfd), (.nfkc, row.nfkc), (.nfkd, row.nfkd),
      ]
      for (form, text) in expected {
        // String equality is canonical equivalence, so the scalars are compared.
        let result = try form.normalize(row.text)
        #expect(Array(result.unicodeScalars) == Array(text.unicodeScalars), "\(form) \(row.text)")
      }
    }
  }

  @Test("normalizing twice changes nothing, and the canonical forms keep equality")
  func properties() throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let text = RandomText.scalars(count: 40, using: &generator)
      for form in NormalizationForm.allCases {
        let once = try form.normalize(text)
        let twice = try form.normalize(once)
        #expect(once.utf8.elementsEqual(twice.utf8))
      }
      #expect(try NormalizationForm.nfc.normalize(text) == text)
      #expect(try NormalizationForm.nfd.normalize(text) == text)
    }
  }

  @Test(
    "chunking changes nothing: text longer than a chunk, with combining marks at chunk boundaries")
  func chunks() throws {
    var generator = SeededGenerator(seed: 11)
    for form in NormalizationForm.allCases {
      var expected = ""
      var text = ""
      while text.utf8.count < 70_000 {
        // Each part begins with a character that starts a chunk in every form.
        let part = "亜" + RandomText.string(fragments: 30, using: &generator)
        text += part
        expected += try form.normalize(part)
      }
      #expect(try form.normalize(text).utf8.elementsEqual(expected.utf8), "\(form)")
    }
    let marks = "a" + String(repeating: "\u{301}", count: 50_000)
    #expect(try NormalizationForm.nfc.normalize(marks).unicodeScalars.count == 50_000)
  }
}
