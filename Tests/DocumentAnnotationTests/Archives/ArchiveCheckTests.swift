import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the check of the readings that EPUB and DOCX files give.
@Suite struct ArchiveCheckTests {
  private func differences(_ bytes: [UInt8], _ format: DocumentFormat? = nil) throws -> [String] {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    return try annotator.checkReadings(in: bytes, format: format).map {
      "\($0.path ?? "-"):\($0.line) \($0.base) \($0.given) \($0.expected) \($0.confidence)"
    }
  }

  private static func ruby(_ base: String, _ reading: String) -> String {
    "<ruby>\(base)<rt>\(reading)</rt></ruby>"
  }

  @Test func entriesOfBooks() throws {
    var builder = EPUBBuilder()
    let wrong = Self.ruby("大人", "だいじん")
    builder.add("b.xhtml", EPUBBuilder.page("<p>\(Self.ruby("学校", "がっこう"))\r\nは\r\n\(wrong)</p>"))
    builder.add("nav.xhtml", EPUBBuilder.page(wrong), attributes: "properties=\"nav\"")
    builder.add("猫.xhtml", EPUBBuilder.page("<h1>\(wrong)</h1>\n<p>\(wrong)の本</p>"), setting: nil)
    builder.add("en.xhtml", EPUBBuilder.page(wrong, " lang=\"en\""))
    builder.archive.entries.append(
      ArchiveBuilder.Entry("OPS/unlisted.xhtml", EPUBBuilder.page(wrong)))
    for version in ["2.0", "3.0"] {
      builder.version = version
      let expected = [
        "OPS/b.xhtml:3 大人 だいじん おとな low", "OPS/猫.xhtml:1 大人 だいじん おとな low",
        "OPS/猫.xhtml:2 大人 だいじん おとな low",
      ]
      let found = try differences(builder.bytes())
      #expect(found == expected)
      #expect(try differences(builder.bytes(), .epub) == expected)
    }
  }

  @Test func offsetsAreThoseOfTheEntry() throws {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", "")
    let page = EPUBBuilder.page("<p>\n\(Self.ruby("大人", "だいじん"))</p>")
    let encoded: [(content: [UInt8], offset: Int)] = [
      (Array(page.utf8), page.utf8.count - "大人<rt>だいじん</rt></ruby></p></body></html>".utf8.count),
      (
        [0xFF, 0xFE] + page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        2 + 2 * (page.utf16.count - "大人<rt>だいじん</rt></ruby></p></body></html>".utf16.count)
      ),
    ]
    for (content, offset) in encoded {
      builder.archive.entries[1].content = content
      let found = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
        .checkReadings(in: builder.bytes())
      #expect(found.map(\.offset) == [offset] && found.map(\.line) == [2])
    }
  }

  @Test func textDocuments() throws {
    func ruby(_ base: String, _ reading: String) -> String {
      """
      <w:r><w:ruby><w:rubyPr><w:lid w:val="ja-JP"/></w:rubyPr><w:rt><w:r><w:t>\(reading)</w:t></w:r>\
      </w:rt><w:rubyBase><w:r><w:t>\(base)</w:t></w:r></w:rubyBase></w:ruby></w:r>
      """
    }
    let rows: [(body: String, expected: [String], why: String)] = [
      (ruby("学校", "がっこう"), [], "equal"), (ruby("学校", "ガッコウ"), [], "katakana"),
      (ruby("大人", "だいじん"), ["大人 だいじん おとな low"], "a paragraph of ruby only"),
      ("<w:r><w:t>の</w:t></w:r>" + ruby("大人", "だいじん"), ["大人 だいじん おとな low"], "other text"),
      (ruby("学校", "せんせい"), ["学校 せんせい がっこう high"], "a reading that the kanji do not have"),
      (ruby("大人", "x"), [], "not a reading"),
      ("<w:del>\(ruby("大人", "だいじん"))</w:del>", [], "deleted"),
      (ruby("", "だいじん"), [], "no base"),
      ("<w:r><w:t>大人（だいじん）</w:t></w:r>", ["大人 だいじん おとな low"], "in brackets"),
      ("<w:r><w:t>会議（オンライン）</w:t></w:r>", [], "a gloss"),
    ]
    for row in rows {
      let document = WordBuilder(body: "<w:p>\(row.body)</w:p>").bytes()
      let found = try differences(document)
      #expect(found == row.expected.map { "word/document.xml:2 \($0)" }, "\(row.why)")
    }
    var builder = WordBuilder(body: "<w:p>\(ruby("大人", "だいじん"))</w:p>")
    builder.footnotes = "<w:footnote><w:p>\(ruby("学校", "がくこう"))</w:p></w:footnote>"
    let found = try differences(builder.bytes(), .docx)
    #expect(
      found == [
        "word/document.xml:2 大人 だいじん おとな low", "word/footnotes.xml:1 学校 がくこう がっこう low",
      ])
  }

  /// What annotation writes agrees with the dictionary.
  @Test func annotatedArchivesHaveNoDifferences() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    var builder = EPUBBuilder()
    builder.add("a.xhtml", EPUBBuilder.page("<p>大人と学校へ行く。東京の本を読んだ。</p>"))
    let text = "<w:p><w:r><w:t>大人と学校へ行く。東京の本を読んだ。</w:t></w:r></w:p>"
    for bytes in [builder.bytes(), WordBuilder(body: text).bytes()] {
      let annotated = try annotator.annotate(bytes)
      #expect(annotated.counts.annotated > 4)
      #expect(try differences(annotated.bytes) == [])
    }
  }

  /// The options of an annotation have no effect on a check.
  @Test func optionsOfAnnotation() throws {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", EPUBBuilder.page(Self.ruby("大人", "だいじん")))
    for annotation in AnnotationOptions.Annotation.allCases {
      let annotator = DocumentAnnotator(
        tokenizer: try Tokenizer.embedded(), options: AnnotationOptions(annotation: annotation))
      #expect(try annotator.checkReadings(in: builder.bytes()).count == 1, "\(annotation)")
    }
  }

  @Test func warningsAreAboutEntriesThatAreNotRead() throws {
    var builder = EPUBBuilder()
    builder.version = "2.0"
    builder.metadata += "<meta property=\"rendition:layout\">pre-paginated</meta>"
    builder.add("a.xhtml", EPUBBuilder.page(Self.ruby("大人", "だいじん")))
    builder.add("b.xhtml", "")
    builder.archive.entries.removeLast()
    let check = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .readingCheck(of: builder.bytes(), format: nil, encoding: nil)
    #expect(check.differences.count == 1)
    #expect(check.warnings.map(\.code) == [.missingEntry])
  }

  @Test func damagedEntriesAreReported() throws {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", EPUBBuilder.page(Self.ruby("大人", "だいじん")))
    builder.archive.entries[1].data = [7, 7, 7]
    let error = #expect(throws: DocumentError.self) { try differences(builder.bytes()) }
    #expect(error?.code == .archiveDamaged && error?.path == "OPS/a.xhtml")
  }
}
