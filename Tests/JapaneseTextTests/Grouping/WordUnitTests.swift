import EmbeddedDictionary
import JapaneseText
import TestSupport
import Testing

/// Tests the words of the larger units with the installed dictionaries.
@Suite struct WordUnitTests {
  @Test func readerWords() throws { check(readerRows, .reader, try embedded()) }
  @Test func longWords() throws { check(longRows, .long, try embedded()) }
  @Test func readerWordsOfIPADIC() throws { check(readerRows, .reader, try ipadic()) }
  @Test func longWordsOfIPADIC() throws { check(longRows, .long, try ipadic()) }

  private func check(_ classes: [UnitRows], _ unit: WordUnit, _ tokenizer: Tokenizer) {
    for rows in classes {
      for row in rows.rows {
        let text = row.split(separator: " ").joined()
        let words = tokenizer.words(in: text, unit: unit).joined(separator: " ")
        #expect(words == row, "\(unit): \(rows.why)")
      }
    }
  }

  private func ipadic() throws -> Tokenizer { try Tokenizer(dictionary: .installed("ipadic")) }

  private func embedded() throws -> Tokenizer {
    try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func whiteSpaceSeparates() throws {
    let tokenizer = try embedded()
    let rows: [(text: String, words: [Substring], why: String)] = [
      ("食べ ます", ["食べ", "ます"], "a space within a verb"),
      ("東京　都", ["東京", "都"], "U+3000"),
      ("3 本\t目", ["3", "本", "目"], "a tab"),
      ("行き\nます", ["行き", "ます"], "a line end"),
      ("行き\r\nます", ["行き", "ます"], "CR LF"),
      ("iPhone 15", ["iPhone", "15"], "Latin words"),
      ("Wi - Fi", ["Wi", "-", "Fi"], "a hyphen with spaces"),
      ("", [], "nothing"),
      (" 　\n", [], "nothing but white space"),
    ]
    for unit in [WordUnit.reader, .long] {
      for row in rows {
        #expect(tokenizer.words(in: row.text, unit: unit) == row.words, "\(row.why)")
      }
    }
  }

  @Test func examplesOfTheDocumentation() throws {
    let tokenizer = try embedded()
    let text = "外気温度を調べています"
    #expect(
      tokenizer.words(in: text, unit: .morpheme) == ["外気", "温度", "を", "調べ", "て", "い", "ます"])
    #expect(tokenizer.words(in: text, unit: .reader) == ["外気", "温度", "を", "調べています"])
    #expect(tokenizer.words(in: text, unit: .long) == ["外気温度", "を", "調べ", "てい", "ます"])
    #expect(
      tokenizer.words(in: "東京へ行きました。", unit: .reader) == ["東京", "へ", "行きました", "。"])
  }

  @Test func names() {
    #expect(WordUnit.all.map(\.description) == ["morpheme", "word", "long"])
    for unit in WordUnit.all { #expect(WordUnit(unit.description) == unit) }
    for name in ["", "Word", "reader", "words", "long "] { #expect(WordUnit(name) == nil) }
  }
}
