import MarkupText
import Testing

/// Values in every position of markup, with the exact output.
@Suite struct InterpolationMatrixTests {
  private static let values = [
    "a", "", " ", "<b>", "a\"b'c", "a=`b`", "-->", "--", "!", "/>", "&amp;", "\r\n", "1", "あ", "\0",
  ]

  private typealias Make = @Sendable (String) -> Markup

  /// A position for a value, and the output for each of the values above in turn.
  private static let rows: [(make: Make, written: [String], why: String)] = [
    (
      { "<p>\($0)</p>" },
      [
        "a", "", " ", "&lt;b&gt;", "a&quot;b&#39;c", "a=`b`", "--&gt;", "--", "!", "/&gt;",
        "&amp;amp;", "&#13;\n", "1", "あ", "\0",
      ], "text"
    ),
    (
      { "<p title=\"\($0)\">" },
      [
        "a", "", " ", "&lt;b&gt;", "a&quot;b&#39;c", "a=`b`", "--&gt;", "--", "!", "/&gt;",
        "&amp;amp;", "&#13;\n", "1", "あ", "\0",
      ], "a value in quotes"
    ),
    (
      { "<p title=\($0)>" },
      [
        "a", "\"\"", "&#32;", "&#60;b&#62;", "a&#34;b&#39;c", "a&#61;&#96;b&#96;", "--&#62;", "--",
        "&#33;", "/&#62;", "&#38;amp;", "&#13;&#10;", "1", "あ", "\0",
      ], "a value without quotes"
    ),
    (
      { "<p \($0)=x>" },
      ["a", "", "", "b", "abc", "ab", "--", "--", "", "", "amp", "", "1", "あ", ""], "a name"
    ),
    (
      { "<\($0)>" },
      [
        "a", "", "&#32;", "&#60;b&gt;", "abc", "ab", "&#45;-&gt;", "&#45;-", "&#33;", "&#47;&gt;",
        "&#38;amp;", "&#13;\n", "&#49;", "あ", "&#0;",
      ], "after <"
    ),
    (
      { "<!--\($0)-->" },
      [
        "a", "", " ", "&lt;b&gt;", "a&quot;b&#39;c", "a=`b`", "&#45;&#45;&gt;", "&#45;&#45;",
        "&#33;", "/&gt;", "&amp;amp;", "&#13;\n", "1", "あ", "\0",
      ], "a comment"
    ),
    (
      { "<script>\($0)</script>" },
      [
        "a", "", " ", "&lt;b&gt;", "a&quot;b&#39;c", "a=`b`", "--&gt;", "--", "!", "/&gt;",
        "&amp;amp;", "&#13;\n", "1", "あ", "\0",
      ], "a program"
    ),
  ]

  @Test func valuesInEachContext() {
    for row in Self.rows {
      let parts = row.make("\u{E000}").source.split(
        separator: "\u{E000}", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(row.why)")
      guard parts.count == 2 else { continue }
      for (value, written) in zip(Self.values, row.written) {
        let source = row.make(value).source
        #expect(
          source.unicodeScalars.elementsEqual((parts[0] + written + parts[1]).unicodeScalars),
          "\(row.why), \(value.debugDescription): \(source)")
      }
    }
  }

  /// Literals that would end a value begun by the interpolation if it were not escaped.
  @Test func literalsCannotContinueAValue() {
    let rows: [(markup: Markup, source: String, why: String)] = [
      ("<!--a--\("!")>b-->", "<!--a--&#33;>b-->", "13.2.5.51: `--!>` ends a comment"),
      ("<!--a-\("-")>b-->", "<!--a-&#45;>b-->", "one hyphen each"),
      ("<!-\("-")a-->", "<!-&#45;a-->", "the start of a comment"),
      ("<\("!")--a-->", "<&#33;--a-->", "all of it"), ("<\("/")p>", "<&#47;p>", "an end tag"),
      ("<p \("a")\("b")=1>", "<p ab=1>", "a name of two values"),
      ("<p a=\("b")\(" c")>", "<p a=b&#32;c>", "a value of two"),
      ("<p a=\("")\("")>", "<p a=\"\">", "both empty"),
      ("<p a=\("") b>", "<p a=\"\" b>", "one empty"),
      ("<p a=\("")\n>", "<p a=\"\"\n>", "before a newline"),
      ("<p a=\("")/>", "<p a=\"\"/>", "the end"),
      ("<p a=\("")x>", "<p a=x>", "before more of it"),
      ("<p a=\("")\"b\">", "<p a=\"b\">", "quotes"),
      ("<p a=\("")\(markup: " b")>", "<p a=\"\" b>", "before markup"),
      ("<p a=\("")\(Markup(trusted: ">"))x", "<p a=\"\">x", "before trusted markup"),
      ("<p a=\("")\([] as [Markup])>", "<p a=\"\">", "before empty markup"),
      ("<p a='\("")'>", "<p a=''>", "in quotes nothing is missing"),
      ("<p a=b\("")>", "<p a=b>", "nor after an unquoted start"),
      ("&\("amp;")", "&amp;", "a reference of two parts is the program's own"),
      ("<script>\("<")/script>", "<script>&lt;/script>", "an end tag in a program"),
      ("<title>\("</title>")</title>", "<title>&lt;/title&gt;</title>", "in a title"),
      ("<textarea>\("</textarea>")", "<textarea>&lt;/textarea&gt;", "in a field"),
      ("<p>\(1)\(2.5)\(true)\("x" as Character)", "<p>12.5truex", "values of other types"),
    ]
    for row in rows { #expect(row.markup.source == row.source, "\(row.why)") }
  }

  @Test func markupIsAValue() {
    let one: Markup = "<b>\("<")</b>"
    let other = Markup(trusted: "<b>") + Markup(text: "<") + "</b>"
    #expect(one == other && Set([one, other]).count == 1 && one.description == one.source)
    #expect(one != Markup(text: "<b>") && "\(one)" == "<b>&lt;</b>")
    #expect(Markup(text: "'\"<>&\r").source == "&#39;&quot;&lt;&gt;&amp;&#13;")
    #expect(MarkupTree(one).html == one.source)
    var list: Markup = "<ul>"
    for number in 0..<3 { list = list + "<li>\(number)</li>" }
    #expect((list + "</ul>").source == "<ul><li>0</li><li>1</li><li>2</li></ul>")
  }
}
