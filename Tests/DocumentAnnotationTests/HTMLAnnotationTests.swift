import DocumentAnnotation
import JapaneseText
import Mutsu
import TestSupport
import Testing

/// Tests annotations of HTML: where words are, and what is left alone.
@Suite struct HTMLAnnotationTests {
  private func annotated(
    _ html: String, _ change: (inout AnnotationOptions) -> Void = { _ in }
  ) throws -> String {
    var options = AnnotationOptions(ruby: RubyMarkup(className: nil))
    change(&options)
    return try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(html: html).text
  }

  /// Returns `{base|reading}` in place of ruby elements.
  private func short(_ html: String) -> String {
    html.replacing("<ruby>", with: "{").replacing("<rt>", with: "|")
      .replacing("</rt></ruby>", with: "}")
  }

  @Test func wordsAcrossMarkup() throws {
    let rows: [(html: String, expected: String, why: String)] = [
      ("", "", "nothing"), ("<p>かな</p>", "<p>かな</p>", "no kanji"),
      ("<p>東京へ行く</p>", "<p>{東京|とうきょう}へ{行|い}く</p>", "text"),
      ("東<b>京</b>へ", "{東<b>京</b>|とうきょう}へ", "an element that ends with the word"),
      ("<b>東</b>京へ", "{<b>東</b>京|とうきょう}へ", "and one that starts with it"),
      ("東<b>京へ</b>", "{東|とう}<b>{京|きょう}へ</b>", "one that does not: kanji by kanji"),
      ("大<b>人が</b>", "大<b>人が</b>", "a reading that cannot be divided"),
      ("東<b><i>京</i></b>へ", "{東<b><i>京</i></b>|とうきょう}へ", "two elements"),
      ("東<!-- 注 -->京へ", "{東<!-- 注 -->京|とうきょう}へ", "a comment"),
      ("東<wbr>京へ", "{東<wbr>京|とうきょう}へ", "a line break opportunity"),
      ("東&shy;京へ", "{東&shy;京|とうきょう}へ", "a soft hyphen"),
      ("東\u{AD}京へ", "{東\u{AD}京|とうきょう}へ", "the same as a character"),
      ("東&#20140;へ", "{東&#20140;|とうきょう}へ", "a character reference"),
      ("&#x6771;京へ", "{&#x6771;京|とうきょう}へ", "at the start of the word"),
      ("単\n  語を", "{単\n  語|たんご}を", "a line end"),
      ("上り<br>下り", "{上|のぼ}り<br>{下|くだ}り", "a line break ends a word"),
      ("<div>山<p>川</p>海</div>", "<div>{山|やま}<p>{川|かわ}</p>{海|うみ}</div>", "blocks end one"),
      ("A&B 東京 &copy2024", "A&B {東京|とうきょう} &copy2024", "references that are none"),
      ("食べ物を買う", "{食|た}べ{物|もの}を{買|か}う", "kana of a word"),
    ]
    for row in rows { #expect(try short(annotated(row.html)) == row.expected, "\(row.why)") }
  }

  @Test func manyDividedWordsTakeLinearTime() throws {
    func time(_ count: Int) throws -> Duration {
      let html = "<p>" + String(repeating: "大<b>人が</b>東<b>京へ</b>", count: count)
      var result: Result<String, any Error> = .success("")
      let time = ThreadClock().measure { result = Result { try annotated(html) } }
      #expect(try result.get().ranges(of: "<rt>").count == 2 * count, "東 and 京")
      return time
    }
    let (small, large) = (try time(100), try time(2000))
    #expect(large < small * 100 + .milliseconds(100), "\(small) for 100, \(large) for 2,000")
  }

  @Test func whatIsLeftAlone() throws {
    let kept = [
      "<title>東京</title>", "<script>x = '東京'</script>", "<style>/* 東京 */</style>",
      "<p title=\"東京\">あ</p>", "<img alt='東京'>", "<code>東京</code>", "<pre>東京</pre>",
      "<textarea>東京</textarea>", "<p translate=no>東京</p>", "<p class='a notranslate'>東京</p>",
      "<p lang=zh>東京</p>", "<p lang=\"ja-Latn\">東京</p>", "<html lang=en><p>東京",
      "<ruby>東京<rt>とうきょう</rt></ruby>", "<ruby>東京</ruby>", "</東京>",
      "<!-- 東京 -->", "<svg><text>東京</text></svg>", "<math><mi>塩</mi></math>",
      "<select><option>東京</select>", "<template><p>東京</template>", "<a href=東京>あ</a>",
      "<東京>", "<p 東京", "<![CDATA[東京]]>", "<p lang=en>東京<p>", "<kbd>東<b>京</b></kbd>",
    ]
    for html in kept {
      let result = try annotated(html)
      #expect(result == html)
    }
  }

  @Test func whatIsAnnotated() throws {
    let rows: [(html: String, expected: String, why: String)] = [
      ("<h1>東京</h1>", "<h1>{東京|とうきょう}</h1>", "headings"),
      ("7<東京 は", "7<{東京|とうきょう} は", "a less-than sign"),
      ("<p lang=en>A<p>東京", "<p lang=en>A<p>{東京|とうきょう}", "the next paragraph"),
      (
        "<html lang=en><p lang=ja>東京", "<html lang=en><p lang=ja>{東京|とうきょう}",
        "Japanese in another language"
      ),
      ("<p lang=JA-jp>東京", "<p lang=JA-jp>{東京|とうきょう}", "the case of tags"),
      ("<p lang=''>東京", "<p lang=''>{東京|とうきょう}", "an unknown language"),
      ("<code>x</code>東京", "<code>x</code>{東京|とうきょう}", "text after code"),
      ("<li lang=en>A<li>東京", "<li lang=en>A<li>{東京|とうきょう}", "list items end each other"),
      ("</b></p>東京", "</b></p>{東京|とうきょう}", "end tags without a start"),
      (
        "<ruby>今日<rt>きょう</rt></ruby>は東京へ",
        "{今日|きょう}は{東京|とうきょう}へ", "text after ruby"
      ),
    ]
    for row in rows {
      #expect(try short(annotated(row.html)) == row.expected, "\(row.why)")
    }
    let heading = "<h1>東京</h1>"
    #expect(try annotated(heading) { $0.content.includesHeadings = false } == heading)
  }

  @Test func notations() throws {
    let rows: [(notation: AnnotationOptions.Notation, expected: String)] = [
      (.ruby, "<ruby>東京<rt>とうきょう</rt></ruby>へ"), (.aozora, "｜東京《とうきょう》へ"),
      (.brackets, "東京[とうきょう]へ"), (.parentheses, "東京（とうきょう）へ"),
      (.denden, "{東京|とうきょう}へ"), (.anki, " 東京[とうきょう]へ"),
    ]
    for row in rows {
      #expect(try annotated("東京へ") { $0.notation = row.notation } == row.expected)
    }
    #expect(
      try annotated("東京へ") { $0.ruby = RubyMarkup(className: "a\"b", hasParentheses: true) }
        == "<ruby class=\"a&quot;b\">東京<rp>（</rp><rt>とうきょう</rt><rp>）</rp></ruby>へ")
  }

  @Test func removalOfElements() throws {
    let rows: [(html: String, expected: String, why: String)] = [
      ("東<span class=jptok> </span>へ", "東へ", "a separator"),
      ("<span class=jptok>東</span>", "<span class=jptok>東</span>", "the author's text"),
      (
        "<span class=jptok><span> </span></span>", "<span class=jptok><span> </span></span>",
        "nested"
      ),
      ("<span> </span>", "<span> </span>", "another class"),
      ("東<wbr class=jptok>へ<wbr>", "東へ<wbr>", "a line break opportunity"),
      ("<ruby class=jptok>東<rp>(</rp><rt>ひ</rt><rp>)</rp></ruby>", "東", "ruby"),
      (
        "<ruby class=jptok><b>東</b><rt>ひ</rt></ruby><ruby>京<rt>みやこ</rt></ruby>",
        "<b>東</b><ruby>京<rt>みやこ</rt></ruby>", "the author's ruby"
      ),
    ]
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    for row in rows {
      let result = try annotator.removingAnnotations(from: Array(row.html.utf8), format: .html)
      #expect(result.text == row.expected, "\(row.why)")
    }
  }

  @Test func otherAnnotations() throws {
    let rows: [(annotation: AnnotationOptions.Annotation, html: String, expected: String)] = [
      (.none, "<p>東京へ行く", "<p>東京へ行く"),
      (.phrases, "<p>東<b>京</b>へ行く", "<p>東<b>京</b>へ<wbr>行く"),
      (.words, "<p>東京へ行く", "<p>東京 へ 行く"),
      (.words, "<p>東京 へ&#x884C;く", "<p>東京 へ &#x884C;く"),
    ]
    for row in rows {
      let result = try annotated(row.html) { $0.annotation = row.annotation }
      #expect(result == row.expected)
    }
    #expect(
      try short(annotated("東京へ行く") { $0.annotation = .romaji })
        == "{東京|tōkyō}{へ|e}{行く|iku}")
  }
}
