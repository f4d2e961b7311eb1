import TestSupport
import Testing

@testable import JapaneseText

/// Compares slugs with the words of the text in lower case.
@Suite struct SlugTests {
  @Test func rows() {
    let table: [(text: String, slug: String, why: String)] = [
      ("", "", "empty"), ("tokyo e iku", "tokyo-e-iku", "spaces"), ("Tōkyō", "tokyo", "a macron"),
      ("Ôsaka", "osaka", "a circumflex"), ("shin'yō", "shinyo", "an apostrophe"),
      ("C++ to Swift 6", "c-to-swift-6", "symbols"), ("--a--b--", "a-b", "hyphens"),
      ("  a  ", "a", "spaces at the ends"), ("...", "", "nothing"),
      ("'", "", "an apostrophe alone"),
      ("a ' b", "a-b", "an apostrophe between spaces"), ("a'-'b", "a-b", "and between hyphens"),
      ("東京", "", "kanji"), ("a東b", "a-b", "a kanji between letters"), ("Straße", "strasse", "ß"),
      ("tōkyō, ōsaka.", "tokyo-osaka", "punctuation"),
      ("@[`{/:", "", "ASCII next to letters and digits"),
      ("AZaz09", "azaz09", "the ends of the alphabet"),
    ]
    for row in table { #expect(Slug.make(of: row.text) == row.slug, "\(row.why)") }
  }

  @Test func asciiText() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<2_000 {
      let scalars = (0..<16).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0x20...0x7E, using: &generator))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let expected = text.replacing("'", with: "").lowercased()
        .split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
      let slug = Slug.make(of: text)
      if slug != expected { failures.append("\(text): \(slug), not \(expected)") }
      if Slug.make(of: slug) != slug { failures.append("\(slug) is not a slug of itself") }
    }
    expectNone(failures)
  }
}
