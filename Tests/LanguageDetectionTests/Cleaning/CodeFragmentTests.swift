import Testing

@testable import LanguageDetection

/// Tests which words the scanner takes for code rather than language.
@Suite struct CodeFragmentTests {
  @Test func fragments() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("a1b2c3", [], "letters between digits"),
      ("mp3 H2O 4k", [], "names with digits"),
      ("21st century", ["century"], "an ordinal"),
      ("COVID-19", ["COVID"], "a hyphen is not a digit"),
      ("a 20-year-old man", ["a", "year", "old", "man"], "words in a compound with a number"),
      ("2020年のA4用紙", ["年の", "用紙"], "digits beside ideographs remove Latin letters only"),
      ("d41d8cd98f00b204e9800998ecf8427e", [], "MD5"),
      ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", [], "a UUID"),
      ("00000000-abcd-efab-cdef-000000000000", [], "groups of a UUID without digits"),
      ("bad-dad", ["bad", "dad"], "a compound of the letters a to f"),
      ("SGVsbG8gV29ybGQh", [], "Base64"),
      ("aGVsbG8gd29ybGQgYW5kIG1vcmU=", [], "Base64 with padding"),
      ("eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", [], "a JSON Web Token"),
      ("0xDEADBEEF", [], "a hexadecimal number"),
      ("#ff8800", [], "a color"),
      ("getElementById", [], "two inner capitals"),
      ("camelCase YouTube", ["camelCase", "YouTube"], "one inner capital is a name"),
      ("isiZulu nGaeilge amaXhosa", ["isiZulu", "nGaeilge", "amaXhosa"], "or grammar"),
      ("OpenStreetMapData", [], "a type"),
      ("snake_case_name", [], "underscores"),
      ("__init__", [], "at the ends"),
      ("MAX_VALUE", [], "a constant"),
      ("_stressed_ words", ["stressed", "words"], "emphasis in Markdown"),
      ("%s of %d", ["of"], "placeholders of printf"),
      ("100%sure", ["sure"], "no placeholder"),
      ("10 km", [], "a unit"),
      ("60 km/h", [], "a quotient of units"),
      ("3 m/s", [], "of one letter each"),
      ("100 MB", [], "capitals"),
      ("5\u{A0}GHz", [], "a no-break space"),
      ("km and cm", ["km", "and", "cm"], "units without a number"),
      ("5 apples", ["apples"], "no unit"),
      ("10 a day", ["a", "day"], "a word that could be a unit"),
      ("第3回X線", ["第", "回", "X", "線"], "a letter in a Japanese word"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  @Test func caseIsTestedInTheLastLetters() {
    let long = String(repeating: "a", count: 100)
    #expect(ScannedText(long + "BcDeFg").words == [], "inner capitals at the end")
    #expect(ScannedText(long).words == [long], "no capitals")
    #expect(ScannedText("AbCd" + long).words.count == 1, "only the last 64 letters are tested")
    #expect(ScannedText("LaTeXéa").words.count <= 1, "letters outside ASCII have no case here")
  }

  @Test func theStreamHasNoLettersOfFragments() {
    #expect(ScannedText("das mp3 ist").stream == "das|ist")
    #expect(ScannedText("x1 das").stream == "das")
    #expect(ScannedText("東京4k大阪").stream.hasPrefix("東京"))
  }
}
