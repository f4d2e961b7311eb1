import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests that words with a reading in brackets get no other, and that the reading is used elsewhere.
@Suite struct ReadingsInBracketsTests {
  /// Returns `{base|reading}` in place of ruby elements.
  private func short(_ html: String) -> String {
    html.replacing("<ruby class=\"jptok\">", with: "{")
      .replacing("<ruby.jptok>", with: "{").replacing("<rt>", with: "|")
      .replacing("</rt></ruby>", with: "}")
  }

  static let rows: [(text: String, expected: String, why: String)] = [
    ("頭痛（ずつう）がする", "頭痛（ずつう）がする", "no second reading"),
    ("明日（あす）と明日", "明日（あす）と{明日|あす}", "a following occurrence"),
    ("明日と明日(あす)", "{明日|あす}と明日(あす)", "a preceding one"),
    ("東京都庁（とちょう）", "{東京|とうきょう}都庁（とちょう）", "the rest of the run"),
    ("会議（オンライン）", "{会議|かいぎ}（オンライン）", "a gloss"),
    ("明日《あす》と明日", "明日《あす》と{明日|あす}", "double angle brackets"),
    ("{明日|あす}と明日", "{明日|あす}と{明日|あす}", "braces"),
    ("山田 太郎（やまだ たろう）", "山田 太郎（やまだ たろう）", "a name"),
    ("大山和歌（かずか）", "{大山|おおやま}和歌（かずか）", "a given name"),
    ("東京（とうきょう）タワーの入口", "東京（とうきょう）タワーの{入口|いりぐち}", "read without the brackets"),
  ]

  @Test(arguments: [DocumentFormat.html, .xhtml, .ttml, .webVTT])
  func words(format: DocumentFormat) throws {
    for row in Self.rows {
      let annotated = AnnotatedText(format)
      let text =
        switch format {
        case .xhtml: "<html xmlns=\"http://www.w3.org/1999/xhtml\"><p>\(row.text)</p></html>"
        case .ttml: "<tt xmlns=\"http://www.w3.org/ns/ttml\"><body><p>\(row.text)</p></body></tt>"
        case .webVTT: "WEBVTT\n\n00:00.000 --> 00:01.000\n\(row.text)\n"
        default: "<p>\(row.text)</p>"
        }
      let result = try annotated(text)
      if format != .ttml {
        #expect(short(result) == text.replacing(row.text, with: row.expected), "\(row.why)")
      }
      #expect((result == text) == (row.text == row.expected), "\(format): \(row.why)")
      #expect(try annotated.removed(result) == text, "\(format): \(row.why)")
      #expect(try annotated(result) == result, "again: \(format): \(row.why)")
    }
  }

  #if Markdown
  @Test func markdown() throws {
    let annotated = AnnotatedText(.markdown)
    for row in Self.rows {
      let result = try annotated("# \(row.text)\n")
      #expect(short(result) == "# \(row.expected)\n", "\(row.why)")
      #expect(try annotated.removed(result) == "# \(row.text)\n", "\(row.why)")
    }
  }
  #endif

  @Test(arguments: AnnotationOptions.Notation.allCases)
  func removal(notation: AnnotationOptions.Notation) throws {
    for format in [DocumentFormat.html, .text, .csv, .json, .subRip] {
      for (annotation, row) in [AnnotationOptions.Annotation.furigana, .romaji, .words, .phrases]
        .flatMap({ annotation in Self.rows.map { (annotation, $0) } })
      {
        let annotated = AnnotatedText(format) {
          $0.annotation = annotation
          $0.notation = notation
        }
        let text =
          switch format {
          case .json: "{\"a\": \"\(row.text)\"}"
          case .subRip: "1\n00:00:00,000 --> 00:00:01,000\n\(row.text)\n"
          default: row.text
          }
        let document = try annotated.document(text)
        guard !document.edits.isEmpty else { continue }
        #expect(
          try annotated.removed(document.text) == text, "\(format) \(annotation): \(document.text)")
      }
    }
  }

  @Test func existingRuby() throws {
    let html = "<ruby>明日<rt>あした</rt></ruby>（あす）と明日"
    #expect(
      short(try AnnotatedText(.html)(html))
        == "<ruby>明日|あした}（あす）と{明日|あした}", "the element has the reading")
  }

  @Test func sameWordOnly() throws {
    let annotated = AnnotatedText(.html) { $0.givenReadings = .sameWord }
    #expect(short(try annotated("明日（あす）と明日")) != "明日（あす）と{明日|あす}")
    #expect(short(try annotated("明日（あす）と明日")).hasPrefix("明日（あす）と{明日|"))
  }

  @Test func wordDocument() throws {
    let text = "<w:t>明日（あす）と</w:t></w:r><w:r><w:t>明日</w:t>"
    let bytes = WordBuilder(body: "<w:p><w:r>\(text)</w:r></w:p>").bytes()
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    let document = try annotator.annotate(bytes)
    #expect(document.counts.annotated == 1)
    #expect(document.entries.flatMap(\.edits).contains { $0.text.contains("<w:t>あす</w:t>") })
    #expect(try annotator.removingAnnotations(from: document.bytes).bytes == bytes)
  }

  @Test func aozoraTextsHaveRubyOnly() throws {
    #expect(
      try AnnotatedText(.aozora)("題\n\n学校（がっこう）へ《》\n")
        == "｜題《だい》\n\n｜学校《がっこう》（がっこう）へ《》\n")
  }

  @Test func checkedReadings() throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    for format in [DocumentFormat.html, .text] {
      let differences = try annotator.checkReadings(
        in: Array("会議（オンライン）、学校（がくこう）、雨（あめ）".utf8), format: format)
      #expect(differences.map { "\($0.base) \($0.given) \($0.expected)" } == ["学校 がくこう がっこう"])
    }
  }
}
