import Testing

@testable import DocumentAnnotation

/// Tests the text before and after what is annotated, in each format.
@Suite struct AnnotationNotationTests {
  private func notation(
    _ format: DocumentFormat, _ options: AnnotationOptions = AnnotationOptions(),
    isXHTML11: Bool = false
  ) -> AnnotationNotation {
    AnnotationNotation(
      options: options, format: format, source: SourceText([], encoding: .utf8),
      isXHTML11: isXHTML11)
  }

  private func options(
    _ notation: AnnotationOptions.Notation? = nil, className: String? = "jptok",
    hasParentheses: Bool = false
  ) -> AnnotationOptions {
    AnnotationOptions(
      notation: notation, ruby: RubyMarkup(className: className, hasParentheses: hasParentheses))
  }

  private func ruby(_ notation: AnnotationNotation, _ reading: String = "やま") -> String {
    notation.prefix() + "山" + notation.suffix(reading)
  }

  @Test(arguments: [
    (DocumentFormat.html, "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"),
    (.xhtml, "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"),
    (.epub, "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"),
    (.markdown, "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"), (.aozora, "｜山《やま》"),
    (.webVTT, "<ruby.jptok>山<rt>やま</rt></ruby>"), (.subRip, "山（やま）"), (.ass, "山（やま）"),
    (.text, "山[やま]"), (.csv, "山[やま]"), (.tsv, "山[やま]"), (.json, "山[やま]"),
    (.jsonLines, "山[やま]"),
  ])
  func defaults(format: DocumentFormat, expected: String) {
    #expect(ruby(notation(format)) == expected)
  }

  @Test(arguments: [
    (AnnotationOptions.Notation.ruby, "<ruby class=\"jptok\">山<rt>やま</rt></ruby>"),
    (.aozora, "｜山《やま》"), (.brackets, "山[やま]"), (.parentheses, "山（やま）"),
    (.denden, "{山|やま}"), (.anki, " 山[やま]"),
  ])
  func notations(selected: AnnotationOptions.Notation, expected: String) {
    #expect(ruby(notation(.text, options(selected))) == expected)
  }

  @Test func classNames() {
    #expect(ruby(notation(.html, options(className: nil))) == "<ruby>山<rt>やま</rt></ruby>")
    #expect(
      ruby(notation(.html, options(className: "a\"<b")))
        == "<ruby class=\"a&quot;&lt;b\">山<rt>やま</rt></ruby>", "escaped")
    #expect(
      ruby(notation(.csv, options(.ruby))) == "<ruby class=jptok>山<rt>やま</rt></ruby>",
      "tables reserve quotation marks")
    #expect(ruby(notation(.csv, options(.ruby, className: "a b"))) == "<ruby>山<rt>やま</rt></ruby>")
    #expect(
      ruby(notation(.webVTT, options(className: "a.b"))) == "<ruby>山<rt>やま</rt></ruby>",
      "a period separates classes")
  }

  @Test(arguments: [
    ("jptok", ".jptok"), ("", ""), ("a b", ""), ("a.b", ""), ("a&b", ""), ("a<b", ""), ("a>b", ""),
    ("山", ".山"), ("a\n", ""),
  ])
  func cueClasses(name: String, expected: String) {
    #expect(AnnotationNotation.cueClass(name) == expected)
  }

  @Test func readingsAreEscaped() {
    #expect(ruby(notation(.html), "a&<") == "<ruby class=\"jptok\">山<rt>a&amp;&lt;</rt></ruby>")
    var brackets = notation(.html, options(.brackets))
    brackets.form = TextNotationForm.forms(of: .brackets)[1]
    #expect(ruby(brackets, "a&") == "山[a&amp;]")
    var text = notation(.text)
    text.form = TextNotationForm.forms(of: .brackets)[2]
    #expect(ruby(text, "a&") == "山[a&\u{2060}]", "no markup")
  }

  @Test func fallbackParentheses() {
    let html = options(hasParentheses: true)
    #expect(
      ruby(notation(.html, html))
        == "<ruby class=\"jptok\">山<rp>（</rp><rt>やま</rt><rp>）</rp></ruby>")
    #expect(
      ruby(notation(.webVTT, html)) == "<ruby.jptok>山<rt>やま</rt></ruby>", "WebVTT has no rp")
  }

  /// XHTML 1.1 has neither `ruby` nor `wbr` nor `lang`.
  @Test func xhtml11() {
    let marked = notation(.xhtml, isXHTML11: true)
    #expect(ruby(marked) == "山<span class=\"jptok\">（やま）</span>")
    #expect(marked.marksTextReadings)
    #expect(marked.phraseSeparator() == "<span class=\"jptok\">\u{200B}</span>")
    #expect(marked.wordSeparator() == "<span class=\"jptok\"> </span>")
    #expect(marked.languageTags("en")?.start == "<span class=\"jptok\" xml:lang=\"en\">")
    let unmarked = notation(.xhtml, options(className: nil), isXHTML11: true)
    #expect(ruby(unmarked) == "山（やま）")
    #expect(!unmarked.marksTextReadings)
    #expect(!notation(.xhtml).marksTextReadings)
  }

  @Test(arguments: [
    (DocumentFormat.html, "<span class=\"jptok\"> </span>", "<wbr class=\"jptok\">"),
    (.xhtml, "<span class=\"jptok\"> </span>", "<wbr class=\"jptok\"/>"),
    (.markdown, "<span class=\"jptok\"> </span>", "<wbr class=\"jptok\">"),
    (.webVTT, "<c.jptok> </c>", "<c.jptok>\u{200B}</c>"), (.text, " ", "\u{200B}"),
    (.subRip, " ", "\u{200B}"), (.json, " ", "\u{200B}"), (.aozora, " ", "\u{200B}"),
  ])
  func separators(format: DocumentFormat, word: String, phrase: String) {
    #expect(notation(format).wordSeparator() == word)
    #expect(notation(format).phraseSeparator() == phrase)
  }

  @Test func separatorsWithoutAClass() {
    let options = options(className: nil)
    #expect(notation(.html, options).wordSeparator() == " ")
    #expect(notation(.html, options).phraseSeparator() == "<wbr>")
    #expect(notation(.webVTT, options).phraseSeparator() == "\u{200B}")
  }

  @Test(arguments: DocumentFormat.allCases)
  func languages(format: DocumentFormat) {
    let tags = notation(format).languageTags("zh-Hans")
    let hasTags = [.html, .markdown, .xhtml, .epub].contains(format)
    #expect((tags != nil) == hasTags)
    guard let tags else { return }
    #expect(tags.end == "</span>")
    #expect(tags.start.contains(" lang=\"zh-Hans\""))
    #expect(tags.start.contains("xml:lang") == [.xhtml, .epub].contains(format))
  }
}
