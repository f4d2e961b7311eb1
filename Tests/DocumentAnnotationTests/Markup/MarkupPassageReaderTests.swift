import MarkupText
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the texts of the passages of markup, and where they come from.
@Suite struct MarkupPassageReaderTests {
  /// Returns the passages, in which `~` is content that is left alone.
  private func passages(_ text: String, _ dialect: MarkupTokenizer.Dialect = .html) -> [String] {
    read(text, dialect) { $0.validText.replacing("\u{FFFC}", with: "~") }
  }

  private func read<Value>(
    _ text: String, _ dialect: MarkupTokenizer.Dialect = .html, _ body: (Passage) -> Value
  ) -> [Value] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var reader = MarkupPassageReader(buffer, dialect: dialect, selection: ContentSelection())
      var result: [Value] = []
      while reader.next() { result.append(body(reader.passage)) }
      return result
    }
  }

  @Test func texts() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("", [], "nothing"), ("a", ["a"], "text"), ("<p></p><br>", [], "no text"),
      ("a<p>b</p>c", ["a", "b", "c"], "blocks"),
      ("a<br>b", ["a", "b"], "a line break"), ("a<b>b</b>c", ["abc"], "inline elements"),
      ("a<x>b", ["ab"], "unknown ones"),
      ("a<code>b</code>c", ["a~c"], "code"), ("a<img>b", ["a~b"], "an image"),
      ("a<wbr>b", ["ab"], "a word break"),
      ("<script>a</script>b<style>c</style>", ["b"], "scripts"),
      ("a<!-- b -->c", ["ac"], "a comment"),
      ("東 \n 京", ["東京"], "a line end between wide characters"), ("東 京", ["東 京"], "a space"),
      ("a\nb", ["a b"], "a line end"),
      ("東\na", ["東 a"], "before ASCII"), ("a \t\r\n b", ["a b"], "white space collapses"),
      ("東&#20140;", ["東京"], "a reference"), ("&amp;&lt;", ["&<"], "two"),
      ("&unknown;", ["&unknown;"], "an unknown one"),
      ("&ampx", ["&x"], "no semicolon"), ("a&shy;b\u{AD}c", ["abc"], "soft hyphens"),
      ("a\u{200B}b\u{FEFF}", ["ab"], "zero width"),
      ("&", ["&"], "an ampersand"), ("a&#", ["a&#"], "half of a reference"),
      ("1 < 2", ["1 < 2"], "a less-than sign"),
      ("a<要素>b", ["a~b"], "what may be meant as a tag"), ("a<要 素>b", ["a<要 素>b"], "with a space"),
      ("<ruby>東<rt>とう</rt></ruby>へ", ["東へ"], "a reading"),
      ("<rt>東</rt>", ["~"], "rt outside of ruby"),
      ("<p lang=en>a<p>b", ["b"], "the end of p is implied"),
      ("a<i lang=en>b</i>c", ["a~c"], "another language"),
      ("a<i translate=no>b</i>c", ["a~c"], "an excluded element"),
      ("<i lang=en>a<i lang=ja>b</i>c</i>", ["~b"], "Japanese inside it"),
      ("a</b>b", ["ab"], "an end tag alone"),
      ("<textarea>a</textarea>b", ["~b"], "a form"), ("<title>a</title>b", ["b"], "a title"),
    ]
    for row in rows { #expect(passages(row.text) == row.expected, "\(row.why)") }
    #expect(passages("a<![CDATA[東]]>b", .xml) == ["ab"], "verbatim text is left alone")
    #expect(passages("<script/>a<p/>b", .xml) == ["a", "b"], "empty elements of XML")
  }

  @Test func readings() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>", ["東=とう", "京=きょう"], "two bases"),
      ("<ruby><rb>東<rb>京<rt>とう<rt>きょう</ruby>", ["東京=とうきょう"], "rb, and no end tags"),
      ("<ruby>東<rp>(</rp><rt>と&#12358;</rt><rp>)</rp></ruby>", ["東=とう"], "a reference"),
      ("<ruby>東<rt>Tō</rt></ruby>", [], "Latin letters"),
      ("<ruby>東<rtc>とう</rtc></ruby>", [], "rtc"),
      ("<ruby><ruby>東<rt>とう</rt></ruby><rt>ひがし</rt></ruby>", [], "nested"),
      ("<ruby>東<rt>とう", [], "no end"),
    ]
    for row in rows {
      let result = read(row.text) { passage in
        passage.givenReadings.map {
          String(decoding: passage.text[$0.text], as: UTF8.self) + "=" + $0.reading
        }
      }
      #expect(result.flatMap { $0 } == row.expected, "\(row.why)")
    }
  }

  @Test func headingsAndPages() {
    func flags(_ text: String) -> [String] {
      read(text) { "\($0.isHeading ? "#" : "")\($0.startsPage ? "^" : "")\($0.validText)" }
    }
    #expect(flags("a<h2>b</h2>c") == ["a", "#b", "c"])
    #expect(
      flags("<a role=doc-pagebreak></a>a<p>b") == ["^a", "b"], "a page break before the text")
    #expect(flags("a<a role=doc-pagebreak></a>b<p>c<p>d") == ["ab", "^c", "d"], "in the text")
  }

  @Test func originsOfRandomMarkup() {
    let fragments = [
      "<p>", "</p>", "<b>", "</b>", "<br>", "<ruby>", "<rt>", "</ruby>", "東", "京", "a", " ", "\n",
      "&amp;", "&#x6771;",
      "&am", "<", "<要素>", "\u{AD}", "<code>", "</code>", "<i lang=en>", "</i>", "<!--", "-->", "\0",
    ]
    var random = SeededGenerator(seed: 282_828)
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Array(text.utf8)
      for dialect in [MarkupTokenizer.Dialect.html, .xml] {
        var last = 0
        for passage in read(text, dialect, { $0 }) {
          #expect(!passage.isEmpty)
          var end = 0
          for span in passage.spans {
            #expect(
              span.text.lowerBound == end && span.source.lowerBound >= last,
              "\(text.debugDescription)")
            if span.isWritable, span.isCopied {
              // A character of white space is read as a space.
              let source = bytes[span.source].map { (1..<0x20).contains($0) ? 0x20 : $0 }
              #expect(source == Array(passage.text[span.text]), "\(text.debugDescription)")
            }
            (end, last) = (span.text.upperBound, span.source.upperBound)
          }
          #expect(end == passage.text.count, "\(text.debugDescription)")
        }
      }
    }
  }
}
