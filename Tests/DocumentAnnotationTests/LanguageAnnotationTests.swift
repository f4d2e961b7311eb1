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

  private static let chinese =
    "<h1>附录 安装</h1><p>我们明天去北京大学图书馆看书，然后回家吃饭。</p>"
    + "<p>您可以选择您的语言和键盘，并且配置网络。</p><a>上一页</a> <a>下一页</a>"

  @Test(arguments: [
    (chinese, true, "short texts of a Chinese document"),
    (
      "<a>上一页</a><a>下一页</a><h1>进行安全更新</h1><p>如果使用, 那么首先, 然后, 最后</p><a>起始页</a>", true,
      "only short texts"
    ),
    (chinese + String(repeating: "<p>これは日本語の文章です。</p>", count: 20), false, "mostly Japanese"),
    ("<p>공중(公衆)이라고 칭합니다.</p>", true, "ideographs in Korean"),
    ("<p>韓国語（한국어）</p>", false, "Korean in Japanese"),
    (
      "<td>東京都<td>神奈川県<td>埼玉県<td>千葉県<td>茨城県<td>栃木県<td>群馬県<td>山梨県<td>長野県<td>新潟県", false,
      "a table of names"
    ),
    ("<p>中国</p>", false, "too short"), ("", true, "empty"),
  ])
  func languageOfDocument(source: String, isOther: Bool, why: String) throws {
    let edits = try annotator(.furigana).annotate(Array(source.utf8), format: .html).edits
    // Chinese sentences of a Japanese document are still left alone.
    #expect(edits.contains { $0.range.lowerBound < 60 } != isOther, "\(why)")
  }

  @Test(arguments: [
    "『信息交換用漢字編碼字符集 -- 基本集』", "颯爽頬頷秦榛蓬蓁藩薩珊瑚櫻懲騙騰塙墜塾堕",
    "凾刁刂刅刋刎划刓刔淨\n窮竆瑛斑瑳玖玩獅牟騨駝騏駈衡", "我们 明天去北京大学图书馆看书",
  ])
  func removalOfSeparatorsWithoutKana(text: String) throws {
    for annotation in [AnnotationOptions.Annotation.words, .phrases] {
      let annotated = AnnotatedText(.text) { $0.annotation = annotation }
      let document = try annotated(text)
      #expect(try annotated.removed(document) == text, "\(document)")
    }
  }
}
