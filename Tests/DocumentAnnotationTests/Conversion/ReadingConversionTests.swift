import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests the conversion of readings between notations.
@Suite struct ReadingConversionTests {
  private func converted(
    _ text: String, _ source: AnnotationOptions.Notation? = nil,
    to target: AnnotationOptions.Notation, _ format: DocumentFormat = .text
  ) throws -> String {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded()).convertingReadings(
      in: Array(text.utf8), from: source, to: target, format: format
    ).text
  }

  @Test(arguments: [
    (AnnotationOptions.Notation.parentheses, "漢字（かんじ）を書（か）く"), (.brackets, "漢字[かんじ]を書[か]く"),
    (.aozora, "｜漢字《かんじ》を｜書《か》く"), (.denden, "{漢字|かんじ}を{書|か}く"),
    (.ruby, "<ruby>漢字<rt>かんじ</rt></ruby>を<ruby>書<rt>か</rt></ruby>く"),
  ])
  func everyNotationIntoEveryOther(target: AnnotationOptions.Notation, expected: String) throws {
    let sources = [
      "漢字（かんじ）を書（か）く", "漢字(かんじ)を書［か］く", "漢字[かんじ]を書[か]く", "｜漢字《かんじ》を書《か》く",
      "{漢字|かんじ}を{書|か}く", "[漢字]^(かんじ)を[書]^(か)く",
      "<ruby>漢字<rt>かんじ</rt></ruby>を<ruby><rb>書</rb><rp>(</rp><rt>か</rt><rp>)</rp></ruby>く",
    ]
    for source in sources where target != .ruby || !source.contains("<ruby>") {
      #expect(try converted(source, to: target) == expected, "\(source)")
    }
  }

  @Test(
    arguments: [
      ("<p>漢字（かんじ）", .parentheses, .ruby, .html, "<p><ruby>漢字<rt>かんじ</rt></ruby>", "into ruby"),
      (
        "<p>漢字（かんじ）、書[か]く", .parentheses, .aozora, .html, "<p>｜漢字《かんじ》、書[か]く",
        "only one notation"
      ),
      ("<ruby>太<rt>たい</rt>陽<rt>よう</rt></ruby>", nil, .aozora, .html, "｜太《たい》｜陽《よう》", "each kanji"),
      (
        "<ruby>漢<b>字</b><rt>かん&amp;じ</rt></ruby>", nil, .parentheses, .html, "漢<b>字</b>（かん&amp;じ）",
        "an element in the base, a reference"
      ),
      (
        "<ruby>漢字<rt><b>かんじ</b></rt></ruby>", nil, .parentheses, .html,
        "<ruby>漢字<rt><b>かんじ</b></rt></ruby>", "an element in the annotation"
      ),
      ("<ruby>漢字</ruby>", nil, .parentheses, .html, "<ruby>漢字</ruby>", "without an annotation"),
      ("<code>漢字(かんじ)</code>", nil, .ruby, .html, "<code>漢字(かんじ)</code>", "code"),
      ("東京(株)、笑（笑）", nil, .ruby, .text, "東京(株)、笑（笑）", "no readings"),
      ("", nil, .ruby, .text, "", "no text"),
      ("は 漢字[かんじ]と山[やま]", .anki, .ruby, .text, "は<ruby>漢字<rt>かんじ</rt></ruby>と山[やま]", "a space"),
      ("は 漢字[かんじ]と山[やま]", .brackets, .parentheses, .text, "は 漢字（かんじ）と山（やま）", "of the author"),
      (" 漢字[かんじ]", nil, .parentheses, .text, " 漢字（かんじ）", "any notation"),
      (" 漢字（かんじ）", .anki, .parentheses, .text, " 漢字（かんじ）", "not Anki notation"),
      ("<b>漢字</b>（かんじ）", nil, .ruby, .html, "<ruby><b>漢字</b><rt>かんじ</rt></ruby>", "an element"),
      ("漢字（かん<b>じ）</b>", nil, .brackets, .html, "漢字（かん<b>じ）</b>", "an element in a notation"),
      ("a,漢字（かんじ）\n", nil, .brackets, .csv, "a,漢字[かんじ]\n", "a table"),
      ("{\"a\":\"漢字（かんじ）\"}", nil, .denden, .json, "{\"a\":\"{漢字|かんじ}\"}", "JSON"),
    ]
      as [(
        String, AnnotationOptions.Notation?, AnnotationOptions.Notation, DocumentFormat, String,
        String
      )])
  func conversions(
    text: String, source: AnnotationOptions.Notation?, target: AnnotationOptions.Notation,
    format: DocumentFormat, expected: String, why: String
  ) throws {
    #expect(try converted(text, source, to: target, format) == expected, "\(why)")
  }

  #if Markdown
  @Test func markdown() throws {
    #expect(
      try converted("| 漢字（かんじ） |\n|--|\n", to: .denden, .markdown) == "| {漢字\\|かんじ} |\n|--|\n")
    #expect(
      try converted("`漢字（かんじ）` 漢字《かんじ》", to: .ruby, .markdown)
        == "`漢字（かんじ）` <ruby>漢字<rt>かんじ</rt></ruby>")
    let code = "`<ruby>山<rt>やま</rt></ruby>`"
    let ruby = try converted("\(code) <ruby>山<rt>やま</rt></ruby>", to: .aozora, .markdown)
    #expect(ruby == "\(code) ｜山《やま》")
  }
  #endif

  @Test func onlyReadingsChange() throws {
    // へ漢字（かんじ） in Shift_JIS with an invalid byte.
    let bytes: [UInt8] = [
      0xFD, 0x82, 0xD6, 0x8A, 0xBF, 0x8E, 0x9A, 0x81, 0x69, 0x82, 0xA9, 0x82, 0xF1, 0x82, 0xB6,
      0x81,
      0x6A, 0x0D, 0x0A,
    ]
    let document = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .convertingReadings(in: bytes, to: .brackets, format: .text, encoding: .shiftJIS)
    #expect(Array(document.bytes.prefix(7)) == Array(bytes.prefix(7)))
    #expect(document.bytes.suffix(3) == [0x5D, 0x0D, 0x0A])
    #expect(document.counts.annotated == 1)
  }

  @Test func damagedArchivesAreRefused() throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    #expect(throws: DocumentError.self) {
      try annotator.convertingReadings(in: [], to: .ruby, format: .epub)
    }
  }
}
