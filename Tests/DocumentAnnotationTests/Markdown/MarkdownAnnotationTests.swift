#if Markdown
import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests what is annotated in Markdown, and that its structure is unchanged.
@Suite struct MarkdownAnnotationTests {
  private func annotated(
    _ text: String, _ annotation: AnnotationOptions.Annotation = .furigana,
    _ notation: AnnotationOptions.Notation? = nil
  ) throws -> String {
    let options = AnnotationOptions(
      annotation: annotation, notation: notation, ruby: RubyMarkup(className: nil))
    return try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(Array(text.utf8), format: .markdown).text
  }

  static let blocks: [(String, String, String)] = [
    ("# 山 #\n", "# {山:やま} #\n", "heading with closing #"),
    ("山\n===\n", "{山:やま}\n===\n", "setext heading"),
    ("---\ntitle: 山\n---\n川\n", "---\ntitle: 山\n---\n{川:かわ}\n", "YAML front matter"),
    ("+++\nt = '山'\n+++\n川\n", "+++\nt = '山'\n+++\n{川:かわ}\n", "TOML front matter"),
    ("---\n山\n", "---\n{山:やま}\n", "a thematic break is not front matter without an end"),
    ("> 山。\n> > 川。\n谷", "> {山:やま}。\n> > {川:かわ}。\n{谷:たに}", "block quotes, a lazy line"),
    ("1. 山\n\n   川\n", "1. {山:やま}\n\n   {川:かわ}\n", "list items"),
    ("- [ ] 山\n- [x] 川\n", "- [ ] {山:やま}\n- [x] {川:かわ}\n", "check boxes"),
    ("    山\n", "    山\n", "indented code"), ("```\n山\n```\n", "```\n山\n```\n", "a fence"),
    (
      "| 山 | `川` |\n|--|--|\n| 谷 \\| 海 |  |\n",
      "| {山:やま} | `川` |\n|--|--|\n| {谷:たに} \\| {海:うみ} |  |\n", "a table"
    ),
    ("山[^1]\n\n[^1]: 川\n\n谷\n", "{山:やま}[^1]\n\n[^1]: {川:かわ}\n\n{谷:たに}\n", "a footnote"),
    (
      "<div lang=en>\n\n山\n\n</div>\n\n川\n", "<div lang=en>\n\n山\n\n</div>\n\n{川:かわ}\n",
      "lang of an HTML block"
    ),
    ("<p>山</p>\n", "<p>{山:やま}</p>\n", "text in an HTML block"),
    ("<script>\n山\n</script>\n\n川\n", "<script>\n山\n</script>\n\n{川:かわ}\n", "a script"),
    ("[あ]: /山 '川'\n谷\n", "[あ]: /山 '川'\n{谷:たに}\n", "a definition before text"),
    ("\u{FEFF}山。\r\n川。\r谷", "\u{FEFF}{山:やま}。\r\n{川:かわ}。\r{谷:たに}", "BOM and line ends"),
  ]

  static let inlines: [(String, String, String)] = [
    ("`山` 川", "`山` {川:かわ}", "code span"),
    ("``山`川`` 谷", "``山`川`` {谷:たに}", "code span with a backtick"),
    ("[山](川 \"谷\")", "[{山:やま}](川 \"谷\")", "link text, but neither URL nor title"),
    ("[山](<川(>)、海", "[{山:やま}](<川(>)、{海:うみ}", "a URL in angle brackets"),
    (
      "[山][い]、[い]、[川][]\n\n[い]: /\n[川]: /", "[{山:やま}][い]、[い]、{[川][]:かわ}\n\n[い]: /\n[川]: /",
      "labels are left alone"
    ),
    ("![山](川.png)谷", "![山](川.png){谷:たに}", "an image"),
    ("<http://例.jp/山>川", "<http://例.jp/山>{川:かわ}", "an autolink"),
    ("http://example.jp/山 川", "http://example.jp/山 {川:かわ}", "a bare URL"),
    ("谷\\_あ&amp;山", "{谷:たに}\\_あ&amp;{山:やま}", "an escape and a reference"),
    ("東&#x4EAC;", "{東&#x4EAC;:とうきょう}", "a word across a reference"),
    ("東*京*へ", "{東*京*:とうきょう}へ", "a word across emphasis"),
    ("食べ**物**", "{食:た}べ{**物**:もの}", "emphasis of one kanji"),
    ("山と<b>川</b>", "{山:やま}と<b>{川:かわ}</b>", "inline HTML"),
    ("<ruby>山<rt>やま</rt></ruby>", "<ruby>山<rt>やま</rt></ruby>", "existing ruby"),
    ("`山\n川`谷", "`山\n川`{谷:たに}", "a code span over two lines"),
    ("~~山~~", "{~~山~~:やま}", "strikethrough"),
    ("$山$ $$川$$ {{谷}} {%海%}", "$山$ $$川$$ {{谷}} {%海%}", "formulas and templates"),
    ("山  \n川\\\n谷", "{山:やま}  \n{川:かわ}\\\n{谷:たに}", "hard line breaks"),
  ]

  @Test(arguments: blocks + inlines)
  func whatIsAnnotated(source: String, expected: String, why: String) throws {
    let expected = expected.replacing(/\{([^{}|%:]+):([^{}]+)\}/) {
      "<ruby>\($0.1)<rt>\($0.2)</rt></ruby>"
    }
    #expect(try annotated(source) == expected, "\(why)")
  }

  @Test(arguments: [
    ("あ**山が**い", "あ**\u{2060}<ruby>山<rt>やま</rt></ruby>が**い", "after the opening run"),
    ("あ**が山**い", "あ**が<ruby>山<rt>やま</rt></ruby>\u{2060}**い", "before the closing run"),
    ("**が山**。", "**が<ruby>山<rt>やま</rt></ruby>**。", "punctuation follows"),
    ("あ**山**い", "あ<ruby>**山**<rt>やま</rt></ruby>い", "around the element"),
  ])
  func delimiterRunsStay(source: String, expected: String, why: String) throws {
    #expect(try annotated(source) == expected, "\(why)")
  }

  @Test func encodingsWithoutTheWordJoiner() throws {
    // あ**山が**い in Shift_JIS
    let bytes: [UInt8] = [0x82, 0xA0, 0x2A, 0x2A, 0x8E, 0x52, 0x82, 0xAA, 0x2A, 0x2A, 0x82, 0xA2]
    let document = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .annotate(bytes, format: .markdown, encoding: .shiftJIS)
    #expect(document.bytes == bytes)
    #expect(document.counts.notEncodable == 1)
  }

  @Test func separators() throws {
    #expect(try annotated("**東京へ**行く", .phrases) == "**東京へ**<wbr>行く")
    #expect(
      try annotated("| 山 |\n|--|\n| 川 |", .furigana, .denden)
        == "| {山\\|やま} |\n|--|\n| {川\\|かわ} |")
  }

  @Test(arguments: [
    ("の\\京都へ", AnnotationOptions.Annotation.furigana, "の\\京都へ", "before the base"),
    ("2\\zwです", .words, "2<span class=\"jptok\"> </span>\\zw", "before a command"),
    ("の\\\\京都へ", .furigana, "の\\\\<ruby class=\"jptok\">京都<rt>きょうと</rt></ruby>へ", "an escaped one"),
    ("修正(\\useなど)。", .phrases, "修正(\\use", "a phrase"),
    ("    項目\\", .furigana, "    項目\\", "code"),
    ("", .furigana, "", "empty"),
  ])
  func backslashesDoNotEscape(
    source: String, annotation: AnnotationOptions.Annotation, start: String, why: String
  ) throws {
    let annotated = AnnotatedText(.markdown) { $0.annotation = annotation }
    let text = try annotated(source)
    #expect(text.hasPrefix(start), "\(why): \(text)")
    #expect(!text.contains("\\<") || text.contains("\\\\<"), "\(why): \(text)")
    #expect(try annotated.removed(text) == source, "\(why)")
  }

  @Test func bothRemoved() throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    for (source, _, why) in Self.blocks + Self.inlines + [("あ**山が**い", "", "word joiner")] {
      let bytes = try annotator.annotate(Array(source.utf8), format: .markdown).bytes
      let removed = try annotator.removingAnnotations(from: bytes, format: .markdown)
      #expect(removed.text == source, "\(why)")
    }
  }
}
#endif
