import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests the conversion of readings in EPUB files.
@Suite struct EPUBConversionTests {
  private func convert(
    _ bytes: [UInt8], _ source: AnnotationOptions.Notation? = nil,
    to target: AnnotationOptions.Notation
  ) throws -> AnnotatedDocument {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .convertingReadings(in: bytes, from: source, to: target)
  }

  private func book(_ bodies: [String], _ version: String = "3.0") -> EPUBBuilder {
    var builder = EPUBBuilder()
    builder.version = version
    for (index, body) in bodies.enumerated() {
      builder.add("\(index).xhtml", EPUBBuilder.page(body))
    }
    return builder
  }

  /// Converts a page, and returns its body after checking that nothing else has changed.
  private func body(
    _ body: String, _ source: AnnotationOptions.Notation? = nil,
    to target: AnnotationOptions.Notation, version: String = "3.0"
  ) throws -> String {
    let result = try convert(book([body], version).bytes(), source, to: target)
    var archive = try ZipArchive(result.bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: "OPS/0.xhtml").first)
    let page = String(decoding: try archive.content(of: index), as: UTF8.self)
    let (start, end) = (try #require(page.firstRange(of: "<body>")), "</body></html>")
    #expect(page.hasSuffix(end) && page[..<start.upperBound] == EPUBBuilder.page("").dropLast(14))
    return String(page[start.upperBound...].dropLast(end.count))
  }

  private static let forms: [(notation: AnnotationOptions.Notation, text: String)] = [
    (.ruby, "<ruby>漢字<rt>かんじ</rt></ruby>を<ruby>書<rt>か</rt></ruby>く"),
    (.parentheses, "漢字（かんじ）を書（か）く"), (.brackets, "漢字[かんじ]を書[か]く"),
    (.aozora, "｜漢字《かんじ》を｜書《か》く"), (.denden, "{漢字|かんじ}を{書|か}く"),
  ]

  @Test func everyNotationIntoEveryOther() throws {
    for (source, text) in Self.forms {
      for (target, expected) in Self.forms {
        for chosen in [source, nil] {
          #expect(try body(text, chosen, to: target) == expected, "\(source) to \(target)")
        }
      }
      #expect(try body(text, to: .anki).contains(" 漢字[かんじ]を 書[か]く") || source == .brackets)
    }
  }

  @Test(
    arguments: [
      (
        "<p>漢字（かんじ）、書[か]く</p>", .parentheses, .ruby, "<p><ruby>漢字<rt>かんじ</rt></ruby>、書[か]く</p>",
        "one notation"
      ),
      (
        "<p>漢<b>字</b>（かんじ）</p>", nil, .ruby, "<p><ruby>漢<b>字</b><rt>かんじ</rt></ruby></p>",
        "an element in the base"
      ),
      (
        "<p><b>漢字</b>（かんじ）</p>", nil, .ruby, "<p><ruby><b>漢字</b><rt>かんじ</rt></ruby></p>",
        "an element around the base"
      ),
      ("<p><b>漢字</b>（かんじ）</p>", nil, .brackets, "<p><b>漢字</b>[かんじ]</p>", "no element is written"),
      ("<p><b>漢字</b>（かんじ）</p>", nil, .aozora, "<p>｜<b>漢字</b>《かんじ》</p>", "text before it"),
      (
        "<p><b>の漢字</b>（かんじ）</p>", nil, .ruby, "<p><b>の漢字</b>（かんじ）</p>",
        "that starts before the base"
      ),
      ("<p>｜<b>漢字</b>《かんじ》</p>", nil, .ruby, "<p><ruby><b>漢字</b><rt>かんじ</rt></ruby></p>", "a bar"),
      ("<p><b>｜漢字</b>《かんじ》</p>", nil, .ruby, "<p><b>｜漢字</b>《かんじ》</p>", "a bar inside"),
      (
        "<p>漢<b>字（かんじ）</b></p>", nil, .ruby, "<p>漢<b>字（かんじ）</b></p>", "an element that divides both"
      ),
      ("<p>漢字（かん<b>じ）</b></p>", nil, .ruby, "<p>漢字（かん<b>じ）</b></p>", "an element in the notation"),
      (
        "<p><b>漢字（かんじ）</b></p>", nil, .ruby, "<p><b><ruby>漢字<rt>かんじ</rt></ruby></b></p>",
        "an element around"
      ),
      (
        "<p>&#x6F22;字（かんじ）</p>", nil, .ruby, "<p><ruby>&#x6F22;字<rt>かんじ</rt></ruby></p>",
        "a reference"
      ),
      (
        "<code>漢字（かんじ）</code><p lang=\"zh\">漢字（かんじ）</p>", nil, .ruby,
        "<code>漢字（かんじ）</code><p lang=\"zh\">漢字（かんじ）</p>", "left alone"
      ),
      (
        "<ruby/><ruby>漢字<rt>かんじ</rt></ruby>", nil, .parentheses, "<ruby/>漢字（かんじ）",
        "an empty element"
      ),
      (
        "<ruby>漢字<rt/></ruby><ruby>山<rt>やま</rt></ruby>", nil, .parentheses,
        "<ruby>漢字<rt/></ruby>山（やま）", "an empty reading"
      ),
      (
        "<ruby><rb>漢字</rb><rp>（</rp><rt>かんじ</rt><rp>）</rp></ruby>", nil, .denden, "{漢字|かんじ}",
        "rb and rp"
      ),
      (
        "<ruby class=\"x\">漢字<rt>A&amp;B</rt></ruby>", .ruby, .brackets, "漢字[A&amp;B]",
        "a reference in a reading"
      ),
      (
        "<ruby>漢字（かんじ）<rt>x</rt></ruby>と山（やま）", nil, .ruby,
        "<ruby>漢字（かんじ）<rt>x</rt></ruby>と<ruby>山<rt>やま</rt></ruby>", "no ruby in ruby"
      ),
      ("<p>学校（笑）</p>", nil, .ruby, "<p>学校（笑）</p>", "not a reading"),
    ]
      as [(
        String, AnnotationOptions.Notation?, AnnotationOptions.Notation, String, String
      )])
  func conversions(
    text: String, source: AnnotationOptions.Notation?, target: AnnotationOptions.Notation,
    expected: String, why: String
  ) throws {
    #expect(try body(text, source, to: target) == expected, "\(why)")
  }

  /// XHTML 1.1 has no ruby, and text in every notation.
  @Test func booksWithoutRuby() throws {
    for (source, text) in Self.forms {
      let original = book([text, "<p>山（やま）</p>"], "2.0").bytes()
      let result = try convert(original, to: .ruby)
      #expect(result.bytes == original && result.counts.annotated == 0, "\(source)")
      #expect(result.counts.notWritable == (source == .ruby ? 1 : 3))
      #expect(result.warnings.map(\.code) == [.formatWithoutRuby])
      #expect(result.warnings[0].message.contains("as they are: \(result.counts.notWritable) ("))
      for (target, expected) in Self.forms where target != .ruby {
        #expect(try body(text, to: target, version: "2.0") == expected, "\(source) to \(target)")
      }
      #expect(try convert(original, to: .brackets).warnings == [])
    }
    let plain = book(["<p>漢字</p>"], "2.0").bytes()
    #expect(try convert(plain, to: .ruby).warnings.isEmpty, "nothing to convert")
  }

  @Test func archivesStayAsTheyAre() throws {
    var builder = book(["<p>漢字（かんじ）</p>", "<p>漢字</p>", "<p>山（やま）</p>"])
    builder.archive.entries[1].setting = DeflateSetting(level: 9, memoryLevel: 9)
    builder.archive.entries[3].setting = nil
    builder.add("nav.xhtml", EPUBBuilder.page("漢字（かんじ）"), attributes: "properties=\"nav\"")
    let original = builder.bytes()
    let result = try convert(original, to: .ruby)
    #expect(result.entries.map(\.path) == ["OPS/0.xhtml", "OPS/2.xhtml"])
    #expect(result.counts.annotated == 2 && result.warnings.isEmpty)
    // The archive that its author would have written with the new text.
    for index in [1, 3] {
      let content = String(decoding: builder.archive.entries[index].content, as: UTF8.self)
      builder.archive.entries[index].content = Array(
        content.replacing("漢字（かんじ）", with: "<ruby>漢字<rt>かんじ</rt></ruby>")
          .replacing("山（やま）", with: "<ruby>山<rt>やま</rt></ruby>").utf8)
    }
    #expect(result.bytes == builder.bytes())
    #expect(try convert(result.bytes, to: .parentheses).bytes == original, "and back")
    let unchanged = try convert(original, to: .parentheses)
    #expect(unchanged.bytes == original && unchanged.entries.isEmpty, "in the notation already")
    #expect(unchanged.counts.annotated == 0)
  }

  /// A conversion is not an annotation: removal leaves its readings alone.
  @Test func convertedReadingsAreTheAuthors() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    let converted = try convert(book(["<p>漢字（かんじ）と山</p>", "<p>川[かわ]</p>"]).bytes(), to: .ruby)
    #expect(converted.counts.annotated == 2)
    #expect(try annotator.removingAnnotations(from: converted.bytes).bytes == converted.bytes)
    let annotated = try annotator.annotate(converted.bytes)
    #expect(annotated.counts.annotated == 1)
    #expect(try annotator.removingAnnotations(from: annotated.bytes).bytes == converted.bytes)
  }

  @Test func encodings() throws {
    var builder = book([""])
    let page = EPUBBuilder.page("<p>漢字（かんじ）</p>")
    let expected = EPUBBuilder.page("<p><ruby>漢字<rt>かんじ</rt></ruby></p>")
    func utf16(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    builder.archive.entries[1].content = utf16(page)
    let result = try convert(builder.bytes(), to: .ruby)
    builder.archive.entries[1].content = utf16(expected)
    #expect(result.bytes == builder.bytes())
  }
}
