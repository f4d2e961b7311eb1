import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests which words get readings.
@Suite struct WordSelectionTests {
  private func document(
    _ text: String, _ words: WordSelection, _ format: DocumentFormat = .html,
    _ annotation: AnnotationOptions.Annotation = .furigana
  ) throws -> AnnotatedDocument {
    let options = AnnotationOptions(
      annotation: annotation, notation: .brackets, words: words, ruby: RubyMarkup(className: nil))
    return try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(Array(text.utf8), format: format)
  }

  @Test(
    arguments: [
      ("山と山と川", .document, "山[やま]と山と川[かわ]", "once in a line"),
      ("<p>山</p><p>山</p>", .document, "<p>山[やま]</p><p>山</p>", "once in a document"),
      (
        "<p>山</p><h2>川</h2><p>山と川</p>", .chapter,
        "<p>山[やま]</p><h2>川[かわ]</h2><p>山[やま]と川</p>", "a heading starts a chapter"
      ),
      (
        "<p>山</p><hr epub:type='pagebreak'><p>山</p>", .page,
        "<p>山[やま]</p><hr epub:type='pagebreak'><p>山[やま]</p>", "a page break between blocks"
      ),
      (
        "<p>山<a role=doc-pagebreak></a>で</p><p>山</p>", .page,
        "<p>山[やま]<a role=doc-pagebreak></a>で</p><p>山[やま]</p>", "a page break inside a block"
      ),
      ("<p>山</p><p>山</p>", .page, "<p>山[やま]</p><p>山</p>", "one page"),
      (
        "人気の店、人気のない道", .document, "人気[にんき]の店[みせ]、人気[ひとけ]のない道[みち]",
        "another reading is another word"
      ),
      ("山と山", .all, "山[やま]と山[やま]", "all"),
    ] as [(String, WordSelection.Occurrences, String, String)])
  func occurrences(
    source: String, occurrences: WordSelection.Occurrences, expected: String, why: String
  ) throws {
    #expect(
      try document(source, WordSelection(occurrences: occurrences)).text == expected, "\(why)")
  }

  @Test func pagesOfPlainText() throws {
    let words = WordSelection(occurrences: .page)
    #expect(try document("山\n山\u{C}山\n山", words, .text).text == "山[やま]\n山\u{C}山[やま]\n山")
    #expect(try document("\u{C}山\u{C}\n山", words, .text).text == "\u{C}山[やま]\u{C}\n山[やま]")
  }

  @Test(
    arguments: [
      ("本を読んだ", ["読む"], "本[ほん]を読んだ", "the dictionary form"),
      ("本を読んだ", ["読ん", "本"], "本を読んだ", "as they occur"),
      ("日本語の本", ["本"], "日本語[にほんご]の本", "not as a segment of another word"),
      ("学生食堂", ["学生", "食堂"], "学生食堂", "a compound of known words"),
      ("学生食堂", ["学生"], "学生食堂[しょくどう]", "one of two words"),
      ("本", [], "本[ほん]", "no words"), ("", ["本"], "", "no text"),
    ] as [(String, Set<String>, String, String)])
  func knownWords(source: String, known: Set<String>, expected: String, why: String) throws {
    #expect(try document(source, WordSelection(knownWords: known)).text == expected, "\(why)")
  }

  @Test(arguments: [
    ("大人と学生", "大人[おとな]と学生", "jukujikun"), ("海老と山", "海老[えび]と山", "ateji"),
    ("鰯を食べる", "鰯[いわし]を食べる", "a kanji outside of the list"),
    ("学校へ行く", "学校へ行く", "usual readings with a sound change"),
  ])
  func rareReadings(source: String, expected: String, why: String) throws {
    let words = WordSelection(isLimitedToRareReadings: true)
    #expect(try document(source, words).text == expected, "\(why)")
  }

  @Test func skippedWordsAreCounted() throws {
    let counts = try document(
      "山と山と大人と本", WordSelection(occurrences: .document, knownWords: ["本"])
    ).counts
    #expect(counts.annotated == 2)
    #expect(counts.repeated == 1)
    #expect(counts.known == 1)
    #expect(try document("山", WordSelection(isLimitedToRareReadings: true)).counts.common == 1)
  }

  @Test func romajiIsSelectedToo() throws {
    let words = WordSelection(occurrences: .document, knownWords: ["川"])
    #expect(
      try document("山と山と川", words, .html, .romaji).text
        == "山[yama]と[to]山と川")
  }

  @Test func wordLists() {
    let list = WordList("\u{FEFF}# comment\n食べる\tN5\n 鰯 ,N1\n\n本\r\nあ\tN5\tx\n")
    #expect(list.entries.map(\.word) == ["食べる", "鰯", "本", "あ"])
    #expect(list.levels == ["N5", "N1"])
    #expect(list.words(atLevels: ["N5"]) == ["食べる", "あ"])
    #expect(list.words() == ["食べる", "鰯", "本", "あ"])
    #expect(WordList("").entries.isEmpty)
  }
}
