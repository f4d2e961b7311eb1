import CMutsu
import DocumentAnnotation
import JapaneseText
import TestSupport
import Testing

/// Tests the annotation of documents against the Swift API.
@Suite struct AnnotationCallTests {
  private static let documents: [(format: Int, document: String)] = [
    (MUTSU_FORMAT_DETECTED, ""), (MUTSU_HTML, "<p>東<b>京</b>へ行く</p><!-- 東京 -->"),
    (MUTSU_FORMAT_DETECTED, "<!doctype html><h1>東京</h1><p>私は学校へ行く。"),
    (MUTSU_PLAIN_TEXT, "東京へ行く。\r\n東京"), (MUTSU_AOZORA_TEXT, "｜東京《とうきょう》へ行く"),
    (MUTSU_SUBRIP, "1\n00:00:01,000 --> 00:00:02,000\n東京へ行く\n"),
    (MUTSU_CSV, "a,東京\n\"学校\",1\n"), (MUTSU_JSON, #"{"a":"東京へ行く","b":["学校"]}"#),
  ]

  private func annotate(
    _ engine: CEngine, _ bytes: [UInt8], _ options: mutsu_annotation_options
  ) -> (mutsu_status, ViewCopy.Text?) {
    var options = options
    options.size = MemoryLayout<mutsu_annotation_options>.size
    let (status, copy) = engine.analyze(bytes, nil) {
      mutsu_annotate($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
    }
    return (status, copy.texts.first)
  }

  @Test func documentsAreThoseOfTheAnnotator() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    let formats: [DocumentFormat?] = [
      nil, .html, .xhtml, .markdown, .text, .aozora, .epub, .docx, .subRip, .webVTT, .ass, .ttml,
      .csv, .tsv, .json, .jsonLines,
    ]
    let annotations: [AnnotationOptions.Annotation] = [
      .furigana, .romaji, .words, .phrases, .language,
    ]
    for (format, document) in Self.documents {
      for (number, annotation) in annotations.enumerated() {
        let bytes = Array(document.utf8)
        let annotator = DocumentAnnotator(
          tokenizer: tokenizer, options: AnnotationOptions(annotation: annotation))
        let expected = try annotator.annotate(bytes, format: formats[format])
        var options = mutsu_annotation_options()
        options.format = Int32(format)
        options.annotation = Int32(number)
        let (status, found) = annotate(engine, bytes, options)
        #expect(status == MUTSU_OK)
        #expect(found?.output == expected.bytes)
        #expect(found?.items.map(\.range) == expected.edits.map(\.range))
        #expect(found?.items.map { $0.strings["inserted"] } == expected.edits.map(\.text))
        #expect(
          found?.items.map(\.codePoints) == expected.edits.map { document.codePoints($0.range) })
        #expect(found?.counts[Int(MUTSU_COUNT_ANNOTATED)] == expected.counts.annotated)
      }
    }
  }

  @Test func removalRestoresTheDocument() throws {
    let engine = try CEngine.mini()
    for (format, document) in Self.documents {
      var options = mutsu_annotation_options()
      options.format = Int32(format)
      let annotated = annotate(engine, Array(document.utf8), options).1?.output
      options.annotation = Int32(MUTSU_REMOVE_ANNOTATIONS)
      let restored = annotate(engine, try #require(annotated), options).1?.outputText
      #expect(restored == document)
    }
  }

  @Test func documentsNeedNotBeUTF8() throws {
    // 東京 in Shift_JIS, which ICU decodes.
    let bytes = Array(#"<meta charset="shift_jis"><p>"#.utf8) + [0x93, 0x8C, 0x8B, 0x9E]
    let (status, found) = annotate(try CEngine.mini(), bytes, mutsu_annotation_options())
    #expect(status == MUTSU_OK)
    #expect(found?.output.count ?? 0 > bytes.count)
    #expect(found?.items.allSatisfy { $0.codePoints == -1 ..< -1 } == true)
    #expect(found?.items.isEmpty == false)
  }

  @Test func errorsHaveAStatus() throws {
    let engine = try CEngine.mini()
    let rows: [(bytes: [UInt8], format: Int, status: Int)] = [
      (Array("PK\u{3}\u{4}".utf8) + [0, 0, 0, 0], MUTSU_EPUB, MUTSU_DOCUMENT_DAMAGED),
      (Array("not an archive".utf8), MUTSU_DOCX, MUTSU_DOCUMENT_DAMAGED),
    ]
    for row in rows {
      var options = mutsu_annotation_options()
      options.format = Int32(row.format)
      let (status, found) = annotate(engine, row.bytes, options)
      #expect(status == mutsu_status(row.status), "\(engine.message)")
      #expect(found?.status == status && found?.message == engine.message)
      #expect(found?.counts == Array(repeating: 0, count: Int(MUTSU_COUNTS)))
      #expect(found?.output == [])
    }
    for (format, annotation, notation) in [(16, 0, 0), (-1, 0, 0), (0, 6, 0), (0, 0, 7)]
      as [(Int32, Int32, Int32)]
    {
      var options = mutsu_annotation_options()
      (options.format, options.annotation, options.notation) = (format, annotation, notation)
      #expect(annotate(engine, [], options).0 == MUTSU_INVALID_OPTION)
      #expect(engine.message.contains("(it is from 0 to "))
    }
  }
}
