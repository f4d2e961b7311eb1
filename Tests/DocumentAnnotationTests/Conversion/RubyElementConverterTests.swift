import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the replacement of ruby elements by notations without markup.
@Suite struct RubyElementConverterTests {
  private func convert(
    _ text: String, to notation: AnnotationOptions.Notation = .parentheses,
    _ format: DocumentFormat = .html, ranges: [Range<Int>]? = nil
  ) -> (text: String, counts: AnnotationCounts) {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { source in
      let target = AnnotationNotation(
        options: AnnotationOptions(notation: notation), format: format,
        source: SourceText(bytes, encoding: .utf8))
      var converter = RubyElementConverter(
        source, dialect: format.dialect, to: target, encoding: .utf8)
      var (result, position) = ([UInt8](), 0)
      for edit in converter.replacements(in: ranges) {
        #expect(edit.range.lowerBound >= position, "\(text)")
        result += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
        position = edit.range.upperBound
      }
      return (String(decoding: result + bytes[position...], as: UTF8.self), converter.counts)
    }
  }

  @Test(arguments: [
    ("<ruby>山<rt>やま</rt></ruby>", "山（やま）", 1, "one base"),
    ("<ruby>太<rt>たい</rt>陽<rt>よう</rt></ruby>", "太（たい）陽（よう）", 2, "two bases"),
    ("<ruby><rb>山</rb><rt>やま</rt></ruby>", "山（やま）", 1, "rb"),
    ("<ruby>山<rp>(</rp><rt>やま</rt><rp>)</rp></ruby>", "山（やま）", 1, "rp"),
    ("<ruby>山<rt>やま</ruby>", "山（やま）", 1, "rt without its end tag"),
    ("<ruby>山<rp>(<rt>やま<rp>)</ruby>", "山（やま）", 1, "nor rp"),
    ("<ruby>山<rt>や<rt>ま</ruby>", "山（やま）", 1, "two annotations of a base"),
    ("<ruby>山<rt> や\n ま </rt></ruby>", "山（や ま）", 1, "white space"),
    ("<ruby>山<rt>&#x3084;&amp;</rt></ruby>", "山（や&amp;）", 1, "references"),
    ("<RUBY CLASS=a>山<RT>やま</RT></RUBY>", "山（やま）", 1, "capital letters, an attribute"),
    ("<ruby><b>山</b><rt>やま</rt></ruby>", "<b>山</b>（やま）", 1, "an element in the base"),
    ("<ruby>山<!-- c --><rt>やま</rt></ruby>", "山<!-- c -->（やま）", 1, "a comment in the base"),
    ("<p>は<ruby>山<rt>やま</rt></ruby>と川</p>", "<p>は山（やま）と川</p>", 1, "in text"),
    ("", "", 0, "empty"), ("山<rt>やま</rt>", "山<rt>やま</rt>", 0, "rt outside of ruby"),
    ("</ruby>", "</ruby>", 0, "an end tag alone"),
    ("<!-- <ruby>山<rt>やま</rt></ruby> -->", "<!-- <ruby>山<rt>やま</rt></ruby> -->", 0, "a comment"),
  ])
  func converted(text: String, expected: String, count: Int, why: String) {
    let result = convert(text)
    #expect(result.text == expected, "\(why)")
    #expect(result.counts.annotated == count, "\(why)")
    #expect(result.counts.splitByMarkup == 0, "\(why)")
  }

  /// Elements that stay are counted.
  @Test(arguments: [
    ("<ruby>山<rt><b>やま</b></rt></ruby>", "an element in the annotation"),
    ("<ruby>山<rt></rt></ruby>", "an empty annotation"), ("<ruby>山</ruby>", "no annotation"),
    ("<ruby><rt>やま</rt></ruby>", "no base"), ("<ruby></ruby>", "no content"),
    ("<ruby>山<rt>や<!-- c -->ま</rt></ruby>", "a comment in the annotation"),
    ("<ruby>山<rtc><rt>やま</rt></rtc></ruby>", "rtc"),
    ("<ruby><ruby>山<rt>やま</rt></ruby><rt>さん</rt></ruby>", "an element in another"),
    ("<ruby>太<rt>たい</rt>陽<rt></rt></ruby>", "the second base has no annotation"),
    ("<ruby>山<rt>やま</rt>", "an element without an end"),
    ("<ruby>山<rt>やま", "an annotation without an end"),
  ])
  func unchanged(text: String, why: String) {
    let result = convert(text)
    #expect(result.text == text, "\(why)")
    #expect(result.counts.annotated == 0, "\(why)")
    #expect(result.counts.splitByMarkup == 1, "\(why)")
  }

  @Test(arguments: [
    (AnnotationOptions.Notation.aozora, "｜山《やま》と｜川《かわ》"), (.denden, "{山|やま}と{川|かわ}"),
    (.brackets, "山[やま]と川[かわ]"), (.anki, " 山[やま]と 川[かわ]"),
  ])
  func notations(notation: AnnotationOptions.Notation, expected: String) {
    let text = "<ruby>山<rt>やま</rt></ruby>と<ruby>川<rt>かわ</rt></ruby>"
    #expect(convert(text, to: notation).text == expected)
  }

  @Test func xml() {
    #expect(convert("<ruby>山<rt>やま</rt></ruby>", to: .parentheses, .xhtml).text == "山（やま）")
    // A tag that closes itself is an element only in XML.
    let text = "<ruby/>山<ruby>川<rt>かわ</rt></ruby>"
    #expect(convert(text, to: .parentheses, .xhtml).text == "<ruby/>山川（かわ）")
    #expect(convert(text).text == text)
  }

  /// In Markdown only the ranges of tags are read, and what is between them is content.
  @Test func rangesOfTags() {
    let text = "<ruby>山<rt>やま</rt></ruby> `<ruby>川<rt>かわ</rt></ruby>`"
    let bytes = Array(text.utf8)
    let code = bytes.firstIndex(of: UInt8(ascii: "`")) ?? 0
    var tags: [Range<Int>] = []
    for (offset, byte) in bytes[..<code].enumerated() where byte == UInt8(ascii: "<") {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? offset
      tags.append(offset..<end + 1)
    }
    #expect(tags.count == 4)
    #expect(
      convert(text, ranges: tags).text == "山（やま） `<ruby>川<rt>かわ</rt></ruby>`")
    #expect(convert(text, ranges: []).text == text)
  }

  /// Every element is converted or counted, and the other text stays.
  @Test func randomMarkup() {
    var random = SeededGenerator(seed: 21)
    let tokens = [
      "<ruby>", "</ruby>", "<rt>", "</rt>", "<rp>", "</rp>", "<rb>", "</rb>", "山", "やま", "<b>", "&",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        tokens.randomElement(using: &random) ?? ""
      }.joined()
      let result = convert(text)
      if result.counts.annotated == 0 { #expect(result.text == text) }
      #expect(
        result.text.count { $0 == "山" } == text.count { $0 == "山" }
          || text.contains(/<rt>[^<]*山|<rp>[^<]*山/), "\(text)")
      if text.contains("<ruby>") {
        #expect(result.counts.annotated + result.counts.splitByMarkup > 0, "\(text)")
      }
    }
  }
}
