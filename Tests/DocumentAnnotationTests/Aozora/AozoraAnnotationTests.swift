import DocumentAnnotation
import JapaneseText
import Mutsu
import TestSupport
import Testing

/// Tests Aozora texts: what is read, what is reserved, and where ruby is written.
@Suite struct AozoraAnnotationTests {
  static func annotated(
    _ text: String, _ options: AnnotationOptions = AnnotationOptions(),
    format: DocumentFormat? = .aozora
  ) throws -> String {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
    let bytes = Array(text.utf8)
    let document = try annotator.annotate(bytes, format: format, encoding: .utf8)
    let restored = try annotator.removingAnnotations(
      from: document.bytes, format: format, encoding: .utf8)
    #expect(restored.bytes == bytes, "removal of \(document.text)")
    return document.text
  }

  @Test(arguments: [
    ("学校へ行く", "｜学校《がっこう》へ｜行《い》く", "｜ starts a base"),
    ("今日学校へ", "｜今日《きょう》学校《がっこう》へ", "no ｜ after inserted ruby: 》 ends the base before"),
    ("青梅《おうめ》街道", "青梅《おうめ》｜街道《かいどう》", "｜ after ruby of the author"),
    ("学校《スクール》へ", "学校《スクール》へ", "the author's reading stays"),
    ("学校［＃「学校」に傍点］へ", "｜学校《がっこう》［＃「学校」に傍点］へ", "a reference follows its text"),
    ("東［＃「東」は太字］京へ", "｜東［＃「東」は太字］京《とうきょう》へ", "a word is read across a note"),
    ("［＃３字下げ］学校［＃「学校」は大見出し］", "［＃３字下げ］｜学校《がっこう》［＃「学校」は大見出し］", "heading"),
    ("［＃改ページ］", "［＃改ページ］", "a note alone"),
    ("［＃漢字［＃「漢字」は太字］漢字］学校", "［＃漢字［＃「漢字」は太字］漢字］｜学校《がっこう》", "nested"),
    ("学校［＃漢字", "｜学校《がっこう》［＃漢字", "a note without an end"),
    ("〔cafe'〕の学校", "〔cafe'〕の｜学校《がっこう》", "accents"),
    ("※［＃「木＋学」、12-3］学校", "※［＃「木＋学」、12-3］｜学校《がっこう》", "a character without a code"),
    ("学※［＃「木＋交」、U+6821、1-1］へ", "｜学※［＃「木＋交」、U+6821、1-1］《がっこう》へ", "a named character"),
    ("人々／＼", "｜人々《ひとびと》／＼", "repeat marks"),
    ("《学校》へ", "《学校》へ", "quotation marks are reserved"),
    ("《《学校》》へ", "《《学校》》へ", "dots of web novels"),
    ("《《学校》へ行く", "《《学校》へ行く", "dots without an end, which 》 of an insertion would be"),
    ("《《学校》※〔かな 〕〔［〕", "《《学校》※〔かな 〕〔［〕", "also before other brackets"),
    ("", "", "empty"), ("かな", "かな", "no kanji"),
  ])
  func ruby(text: String, expected: String, why: String) throws {
    #expect(try Self.annotated(text) == expected, "\(why)")
  }

  @Test func frame() throws {
    let rule = String(repeating: "-", count: 55)
    let text = """
      学校\r
      作者\r
      \r
      \(rule)\r
      【テキスト中に現れる記号について】\r
      《》：ルビ（例）漢字《かんじ》\r
      \(rule)\r
      \r
      学校\r
      \r
      底本：「学校」出版社\r
      入力：人\r
      """
    #expect(
      try Self.annotated(text, format: nil)
        == text.replacing("\(rule)\r\n\r\n学校", with: "\(rule)\r\n\r\n｜学校《がっこう》"))
  }

  @Test(arguments: [
    ("学校［＃「学校」は中見出し］\n先生", "学校［＃「学校」は中見出し］\n｜先生《せんせい》"),
    (
      "［＃ここから大見出し］\n学校\n［＃ここで大見出し終わり］\n先生",
      "［＃ここから大見出し］\n学校\n［＃ここで大見出し終わり］\n｜先生《せんせい》"
    ),
  ])
  func headings(text: String, expected: String) throws {
    let options = AnnotationOptions(content: ContentSelection(includesHeadings: false))
    #expect(try Self.annotated(text, options) == expected)
  }

  @Test func pages() throws {
    let options = AnnotationOptions(words: WordSelection(occurrences: .page))
    #expect(
      try Self.annotated("学校の学校\n［＃改ページ］\n学校", options)
        == "｜学校《がっこう》の学校\n［＃改ページ］\n｜学校《がっこう》")
  }

  @Test(arguments: [
    ("学校《がっこう》、｜駅《えき》", true), ("学校［＃「学校」に傍点］", true), ("学校（がっこう）", false),
    ("小説《学校》《先生》《駅》", false), ("<p>学校《がっこう》駅《えき》町《まち》</p>", false),
  ])
  func detection(text: String, isAozora: Bool) {
    let format = DocumentFormat(detecting: Array(text.utf8), encoding: .utf8, fileName: "")
    #expect((format == .aozora) == isAozora)
  }

  @Test func mixedLineEndsInShiftJIS() throws {
    // 学校 with CR LF, LF, CR, and no final line end.
    let school: [UInt8] = [0x8A, 0x77, 0x8D, 0x5A]
    let input = school + [0x0D, 0x0A] + school + [0x0A] + school + [0x0D] + school
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    let document = try annotator.annotate(input, format: .aozora, encoding: .shiftJIS)
    #expect(document.edits.count == 8)
    #expect(
      document.text
        == "｜学校《がっこう》\r\n｜学校《がっこう》\n｜学校《がっこう》\r｜学校《がっこう》")
    let restored = try annotator.removingAnnotations(
      from: document.bytes, format: .aozora, encoding: .shiftJIS)
    #expect(restored.bytes == input)
  }

  /// Lines without Japanese but in notes, with the author's spaces, and readings with apostrophes.
  @Test func romajiAndWords() throws {
    let romaji = AnnotationOptions(annotation: .romaji)
    let rows: [(text: String, expected: String, why: String)] = [
      ("単位", "｜単位《tan’i》", "U+2019, as n' is a letter with an accent"),
      ("町〔単位厘〕", "｜町《machi》〔｜単位《tan’i》厘《rin》〕", "in brackets, where it would be one"),
      ("匇", "匇", "a kanji without a reading"),
    ]
    for row in rows {
      #expect(try Self.annotated(row.text, romaji) == row.expected, "\(row.why)")
    }
    for annotation in [AnnotationOptions.Annotation.words, .phrases] {
      let options = AnnotationOptions(annotation: annotation)
      for text in ["ab［＃「b」は太字］ = 1［＃「1」は分数］, i", "Dies sehn, und［＃「Dies sehn, und」は太字］ rips"] {
        // Removal must find what is inserted beside the author's spaces.
        _ = try Self.annotated(text, options)
        _ = try Self.annotated("学校へ行く\n" + text, options)
      }
    }
  }

  @Test func rubyWithABracketInItsBaseStays() throws {
    // Nothing is inserted, so that no note can distinguish the ruby of the author.
    for text in ["《｜終わり［学校〔〔〔《がっこう》｜", "｜（学校）《がっこう》", "｜学校「《がっこう》"] {
      #expect(try Self.annotated(text) == text)
    }
  }

  @Test func damagedNotationsAreRestored() throws {
    var generator = SeededGenerator(seed: 28)
    let parts = [
      "［＃", "］", "《", "》", "｜", "※", "学校", "かな", "がっこう", "〔", "〕", "e'", "\n", " ", "［", "終わり",
    ]
    for _ in 0..<300 {
      let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      _ = try Self.annotated(text)
    }
  }
}
