import EmbeddedDictionary
import JapaneseText
import TestSupport
import Testing

/// Tests the phrases of the rows with the installed dictionaries.
@Suite struct PhraseTests {
  @Test func embeddedDictionary() throws { check(try embedded()) }

  @Test func ipadic() throws { check(try Tokenizer(dictionary: .installed("ipadic"))) }

  @Test(.enabled(if: InstalledDictionary.all().contains { $0.name == "unidic" }))
  func unidic() throws { check(try Tokenizer(dictionary: .installed("unidic"))) }

  private func check(_ tokenizer: Tokenizer) {
    for rows in phraseRows {
      for row in rows.rows {
        let text = row.split(separator: " ").joined()
        #expect(tokenizer.phrases(in: text).joined(separator: " ") == row, "\(rows.why)")
      }
    }
  }

  private func embedded() throws -> Tokenizer {
    try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func whiteSpaceParts() throws {
    let tokenizer = try embedded()
    let rows: [(text: String, phrases: [Substring], why: String)] = [
      ("東京 へ 行く", ["東京", "へ", "行く"], "a space before a particle"),
      ("本を　読む", ["本を", "読む"], "U+3000"),
      ("本を\r\n読む\n", ["本を", "読む"], "line ends"),
      ("はい 。", ["はい", "。"], "before a full stop"),
      ("「 はい 」", ["「", "はい", "」"], "within brackets"),
      ("She said さようなら", ["She", "said", "さようなら"], "Latin words"),
      ("楽しい♪　★春", ["楽しい♪", "★春"], "U+3000 within a word of the dictionary"),
      ("", [], "nothing"),
      (" 　\n", [], "nothing but white space"),
      ("、。", ["、。"], "nothing but marks"),
      ("「", ["「"], "an opening bracket alone"),
      ("「」", ["「」"], "brackets around nothing"),
    ]
    for row in rows { #expect(tokenizer.phrases(in: row.text) == row.phrases, "\(row.why)") }
  }

  @Test func boundaries() throws {
    let tokenizer = try embedded()
    let rows: [(text: String, phrases: [Int], words: [Int], why: String)] = [
      ("本を読んでいます。", [0, 6], [0, 3, 6, 24], "読んでいます is one word"),
      ("本を 読む", [0, 7], [0, 3, 7], "white space before a phrase"),
      (" はい\n\nいいえ\n", [1, 9], [1, 9], "lines"),
      ("銀行口座へ", [0], [0, 6, 12], "the parts of a compound"),
      ("寒くない", [0, 6], [0, 6], "a phrase is a word too, though readers see one"),
      ("食べてください", [0], [0, 9], "a request"),
      ("👨‍👩‍👧です", [0], [0, 18], "a Character is not cut"),
      ("", [], [], "nothing"),
    ]
    for row in rows {
      let found = tokenizer.phraseBoundaries(in: row.text)
      #expect(found == PhraseBoundaries(phrases: row.phrases, words: row.words), "\(row.why)")
    }
  }

  @Test func examplesOfTheDocumentation() throws {
    let tokenizer = try embedded()
    #expect(tokenizer.phrases(in: "東京特許許可局へ行きました。") == ["東京特許許可局へ", "行きました。"])
    #expect(tokenizer.phrases(in: "「減らすこと」について話す") == ["「減らす", "こと」について", "話す"])
  }

  @Test func phrasesAreNotAWordUnit() {
    #expect(WordUnit("phrase") == nil)
    #expect(WordUnit.all.count == 3)
  }
}
