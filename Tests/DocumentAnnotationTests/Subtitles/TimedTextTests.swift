import DocumentAnnotation
import Testing

/// Tests annotations of TTML: what is text, ruby with the prefixes of the document, removal.
@Suite struct TimedTextTests {
  private let annotated = AnnotatedText(.ttml)
  private static let declarations =
    #"xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" "#
    + #"xmlns:ttm="http://www.w3.org/ns/ttml#metadata""#

  private static func document(_ text: String, head: String = "") -> String {
    "<tt \(declarations) xml:lang=\"ja\"><head>\(head)</head><body><div>\(text)</div></body></tt>"
  }

  /// Returns `{base|reading}` in place of inserted elements.
  private func short(_ text: String) -> String {
    text.replacing(
      #"<span ttm:role="x-jptok" tts:ruby="container"><span tts:ruby="base">"#, with: "{"
    )
    .replacing(#"</span><span tts:ruby="text">"#, with: "|").replacing("</span></span>", with: "}")
  }

  @Test func texts() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("<p>東京へ</p>", "<p>{東京|とうきょう}へ</p>", "text"),
      ("<p>東<span>京</span>へ</p>", "<p>{東<span>京</span>|とうきょう}へ</p>", "a span"),
      ("<p>人<br/>間</p>", "<p>{人|ひと}<br/>{間|あいだ}</p>", "a line break"),
      ("<p>人</p><p>間</p>", "<p>{人|ひと}</p><p>{間|あいだ}</p>", "paragraphs"),
      ("<p>東\n   京へ</p>", "<p>{東\n   京|とうきょう}へ</p>", "a line end"),
      ("<p>東&#20140;へ</p>", "<p>{東&#20140;|とうきょう}へ</p>", "a reference"),
      ("<p><metadata>東京</metadata>大阪</p>", "<p><metadata>東京</metadata>{大阪|おおさか}</p>", "metadata"),
      ("<p xml:lang='en'>東京</p>", "<p xml:lang='en'>東京</p>", "another language"),
      ("<p ttm:agent='東京'><!-- 東京 --></p>", "<p ttm:agent='東京'><!-- 東京 --></p>", "an attribute"),
      ("<p><set tts:color='red'/>東京</p>", "<p><set tts:color='red'/>{東京|とうきょう}</p>", "animation"),
    ]
    for row in rows {
      let result = try annotated(Self.document(row.text))
      #expect(short(result) == Self.document(row.expected), "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
      #expect(try annotated.removed(result) == Self.document(row.text), "removed: \(row.why)")
    }
    let head = "<metadata><ttm:title>東京</ttm:title></metadata>"
    #expect(try annotated.document(Self.document("", head: head)).edits.isEmpty)
  }

  @Test func authorsRuby() throws {
    let styles =
      #"<styling><style xml:id="r" tts:ruby="container"/><style xml:id="b" tts:ruby="base"/>"#
      + #"<style xml:id="t" tts:ruby="text"/></styling>"#
    for text in [
      #"<p><span tts:ruby="container"><span tts:ruby="base">東京</span>"#
        + #"<span tts:ruby="text">とうきょう</span></span></p>"#,
      #"<p><span tts:ruby="container"><span tts:ruby="base">東京</span>"#
        + #"<span tts:ruby="delimiter">（</span><span tts:ruby="text">漢字</span></span></p>"#,
      #"<p><span style="r"><span style="x b">東京</span><span style="t">漢字</span></span></p>"#,
      #"<p><span tts:ruby="container"><span tts:ruby="baseContainer"><span tts:ruby="base">東</span>"#
        + #"</span><span tts:ruby="textContainer"><span tts:ruby="text">東</span></span></span></p>"#,
    ] {
      let document = Self.document(text, head: styles)
      #expect(try annotated(document) == document)
      #expect(try annotated.removed(document) == document)
    }
  }

  @Test func prefixes() throws {
    let content = "http://www.w3.org/ns/ttml"
    let rows: [(root: String, end: String, expected: String, why: String)] = [
      (
        "<tt xmlns=\"\(content)\"><p>", "</p></tt>",
        "<span xmlns:ttm=\"\(content)#metadata\" ttm:role=\"x-jptok\" xmlns:tts=\"\(content)#styling\" "
          + "tts:ruby=\"container\"><span tts:ruby=\"base\">", "none declared"
      ),
      (
        "<a:tt xmlns:a=\"\(content)\" xmlns:s=\"\(content)#styling\" xmlns:m=\"\(content)#metadata\">"
          + "<a:p>", "</a:p></a:tt>",
        "<a:span m:role=\"x-jptok\" s:ruby=\"container\"><a:span s:ruby=\"base\">", "other prefixes"
      ),
    ]
    for row in rows {
      let text = row.root + "東京" + row.end
      let result = try annotated(text)
      #expect(result.hasPrefix(row.root + row.expected + "東京</"), "\(row.why)")
      #expect(try annotated.removed(result) == text, "\(row.why)")
      #expect(try annotated(result) == result, "\(row.why)")
    }
  }

  @Test func separators() throws {
    let text = Self.document("<p>東京へ行く</p>")
    for (annotation, separator) in [
      (AnnotationOptions.Annotation.words, " "), (.phrases, "\u{200B}"),
    ] {
      let annotated = AnnotatedText(.ttml) { $0.annotation = annotation }
      let result = try annotated(text)
      #expect(result.contains("へ<span ttm:role=\"x-jptok\">\(separator)</span>行"))
      #expect(try annotated.removed(result) == text)
    }
  }

  @Test func classNames() throws {
    let none = AnnotatedText(.ttml) { $0.ruby.className = nil }
    #expect(try none(Self.document("<p>東京</p>")).contains("<p><span tts:ruby=\"container\">"))
    let other = AnnotatedText(.ttml) { $0.ruby.className = "a \"b" }
    #expect(try other(Self.document("<p>東京</p>")).contains("ttm:role=\"x-a__b\""))
  }
}
