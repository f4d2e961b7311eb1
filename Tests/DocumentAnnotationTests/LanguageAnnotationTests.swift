import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests language tags, and text in other languages that no tag declares.
@Suite struct LanguageAnnotationTests {
  private func annotator(
    _ annotation: AnnotationOptions.Annotation, className: String? = nil
  ) throws -> DocumentAnnotator {
    let options = AnnotationOptions(
      annotation: annotation, ruby: RubyMarkup(className: className))
    return try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
  }

  static let rows: [(String, DocumentFormat, String, String)] = [
    (
      "<p>彼は<i>안녕하세요</i>と言った</p>", .html,
      "<p>彼は<i><span lang=\"ko\">안녕하세요</span></i>と言った</p>", "inside an element"
    ),
    (
      "<p>東京へ行く。 서울에 갑니다.</p>", .html,
      "<p>東京へ行く。 <span lang=\"ko\">서울에 갑니다.</span></p>", "a sentence in Korean"
    ),
    (
      "<p>東京へ行く。 서울에 갑니다.</p>", .xhtml,
      "<p>東京へ行く。 <span lang=\"ko\" xml:lang=\"ko\">서울에 갑니다.</span></p>", "XHTML"
    ),
    (
      "東京へ行く。 서울에 갑니다.", .markdown,
      "東京へ行く。 <span lang=\"ko\">서울에 갑니다.</span>", "Markdown"
    ),
    ("<p>iPhoneを買う</p>", .html, "<p>iPhoneを買う</p>", "a name in Japanese text"),
    ("<p lang=ko>서울에 갑니다.</p>", .html, "<p lang=ko>서울에 갑니다.</p>", "declared"),
    ("<p>東京</p>", .html, "<p>東京</p>", "Japanese"), ("", .html, "", "no text"),
    ("서울에 갑니다.", .text, "서울에 갑니다.", "plain text has no tags"),
  ]

  @Test(arguments: rows)
  func languageTags(source: String, format: DocumentFormat, expected: String, why: String) throws {
    #if !Markdown
    if format == .markdown { return }
    #endif
    let document = try annotator(.language).annotate(Array(source.utf8), format: format)
    #expect(document.text == expected, "\(why)")
    let marked = try annotator(.language, className: "jptok")
    let bytes = try marked.annotate(Array(source.utf8), format: format).bytes
    #expect(try marked.removingAnnotations(from: bytes, format: format).text == source, "\(why)")
  }

  #if AlphabetModel
  @Test func languagesOfTheAlphabet() throws {
    let source = "<p>彼は<i>c'est la vie</i>と言った</p>"
    #expect(
      try annotator(.language).annotate(html: source).text
        == "<p>彼は<i><span lang=\"fr\">c'est la vie</span></i>と言った</p>")
  }
  #endif

  @Test func removalInsideLanguageTags() throws {
    let source = "<p>あ<span class=\"jptok\" lang=\"en\">b<span>c</span></span>い</p>"
    let document = try annotator(.language, className: "jptok")
      .removingAnnotations(from: Array(source.utf8))
    #expect(document.text == "<p>あb<span>c</span>い</p>")
  }

  @Test(arguments: [
    ("<p>我们明天去北京大学图书馆看书</p>", true, "simplified Chinese"),
    ("<p>東京都新宿区西新宿二丁目八番一号</p>", false, "an address"),
    ("<p>北京大学</p>", false, "short"),
  ])
  func undeclaredLanguages(source: String, isOther: Bool, why: String) throws {
    let document = try annotator(.furigana).annotate(Array(source.utf8))
    #expect(document.edits.isEmpty == isOther, "\(why)")
    #expect(document.counts.otherLanguage == (isOther ? 1 : 0))
  }
}
