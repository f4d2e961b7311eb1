import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests which entries of a text document are annotated.
@Suite struct WordPartsTests {
  private func paragraph(_ text: String) -> String { "<w:p><w:r><w:t>\(text)</w:t></w:r></w:p>" }

  private func part(
    _ kind: String, _ path: String, root: String, target: String? = nil, _ text: String = "東京"
  ) -> WordBuilder.Part {
    WordBuilder.Part(
      path: path, kind: kind, root: root, content: paragraph(text), target: target)
  }

  private func annotator(
    _ change: (inout AnnotationOptions) -> Void = { _ in }
  ) throws -> DocumentAnnotator {
    var options = AnnotationOptions()
    change(&options)
    return DocumentAnnotator(tokenizer: try Tokenizer.embedded(), options: options)
  }

  private func content(_ bytes: [UInt8], _ path: String) throws -> String {
    var archive = try ZipArchive(bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: path).first)
    return String(decoding: try archive.content(of: index), as: UTF8.self)
  }

  @Test func relatedEntries() throws {
    typealias Row = (change: (inout WordBuilder) -> Void, paths: [String], why: String)
    let strict = "http://purl.oclc.org/ooxml/officeDocument/relationships/"
    let all: [WordBuilder.Part] = [
      part("footer", "word/footer1.xml", root: "ftr"),
      part("header", "word/header1.xml", root: "hdr"),
      part("header", "word/header2.xml", root: "hdr"),
      part("comments", "word/comments.xml", root: "comments"),
      part("endnotes", "word/endnotes.xml", root: "endnotes"),
      part("glossary", "word/glossary.xml", root: "glossaryDocument"),
    ]
    let paths = [
      "word/document.xml", "word/endnotes.xml", "word/header1.xml", "word/header2.xml",
      "word/footer1.xml",
    ]
    let rows: [Row] = [
      ({ _ in }, ["word/document.xml"], "the main document"),
      ({ $0.parts = all }, paths, "in the order of reading; no remarks and building blocks"),
      (
        {
          $0.parts = all
          $0.relationshipBase = strict
        }, paths, "the relationships of Strict"
      ),
      (
        {
          $0.parts = all
          $0.hasRelationships = false
        }, paths, "without relationships, by content types"
      ),
      ({ $0.path = "xl/text.xml" }, ["xl/text.xml"], "another name of the main document"),
      ({ $0.path = "document.xml" }, ["document.xml"], "no folder"),
      (
        { $0.parts = [part("header", "word/parts/h.xml", root: "hdr", target: "parts/h.xml")] },
        ["word/document.xml", "word/parts/h.xml"], "a folder inside"
      ),
      (
        { $0.parts = [part("header", "custom/h.xml", root: "hdr", target: "/custom/h.xml")] },
        ["word/document.xml", "custom/h.xml"], "an absolute target"
      ),
      (
        { $0.parts = [part("header", "custom/h.xml", root: "hdr", target: "../custom/h.xml")] },
        ["word/document.xml", "custom/h.xml"], "a target outside the folder"
      ),
      (
        { $0.parts = [part("header", "word/Header1.XML", root: "hdr", target: "header1.xml")] },
        ["word/document.xml", "word/Header1.XML"], "another case"
      ),
      (
        { $0.parts = [part("header", "word/h.xml", root: "hdr", target: "other.xml")] },
        ["word/document.xml"], "a content type without a relationship"
      ),
      (
        { $0.contentType = "application/vnd.ms-word.document.macroEnabled.main+xml" },
        ["word/document.xml"], "a document with macros"
      ),
    ]
    let annotator = try annotator()
    for row in rows {
      var builder = WordBuilder(body: paragraph("京都"))
      row.change(&builder)
      let result = try annotator.annotate(builder.bytes())
      #expect(result.entries.map(\.path) == row.paths, "\(row.why)")
      #expect(result.counts.annotated == row.paths.count, "\(row.why)")
      #expect(
        try annotator.removingAnnotations(from: result.bytes).bytes == builder.bytes(),
        "\(row.why)")
    }
  }

  @Test func warnings() throws {
    typealias Row = (change: (inout WordBuilder) -> Void, codes: [AnnotationWarning.Code])
    let base = "http://schemas.openxmlformats.org/"
    let signature = "\(base)package/2006/relationships/digital-signature/origin"
    let chunk = "\(base)officeDocument/2006/relationships/aFChunk"
    let rows: [Row] = [
      ({ _ in }, []),
      (
        { $0.packageRelationships = "<Relationship Type=\"\(signature)\" Target=\"s.sigs\"/>" },
        [.signedDocument]
      ),
      (
        { $0.relationships = "<Relationship Type=\"\(chunk)\" Target=\"afchunk.html\"/>" },
        [.embeddedDocument]
      ),
      (
        { $0.parts = [part("header", "word/a.xml", root: "hdr", target: "b.xml")] },
        [.missingEntry]
      ),
    ]
    let annotator = try annotator()
    for row in rows {
      var builder = WordBuilder(body: paragraph("京都"))
      row.change(&builder)
      let result = try annotator.annotate(builder.bytes())
      #expect(result.warnings.map(\.code) == row.codes)
      #expect(result.counts.annotated == 1)
    }
  }

  @Test func otherDocuments() throws {
    var builder = WordBuilder(body: paragraph("京都"))
    builder.contentType =
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
    for hasRelationships in [true, false] {
      builder.hasRelationships = hasRelationships
      let error = #expect(throws: DocumentError.self) {
        try annotator().annotate(builder.bytes())
      }
      #expect(error?.code == .unknownFormat)
    }
  }

  /// A word counts as known where a reader meets it first: in the text, not in a header.
  @Test func firstOccurrences() throws {
    var builder = WordBuilder(body: paragraph("東京") + paragraph("東京"))
    builder.parts = [part("header", "word/header1.xml", root: "hdr")]
    let result = try annotator { $0.words.occurrences = .document }.annotate(builder.bytes())
    #expect(result.entries.map(\.path) == ["word/document.xml"])
    #expect(result.counts.annotated == 1 && result.counts.repeated == 2)
  }

  /// The two versions of a text box are annotated in the same manner and counted once.
  @Test func versionsOfATextBox() throws {
    let names = "xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\""
    func box(_ text: String) -> String {
      """
      <w:p><w:r><mc:AlternateContent \(names)><mc:Choice Requires="wps"><w:drawing><w:txbxContent>\
      \(paragraph(text))\(paragraph("東京"))</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict>\
      <w:txbxContent>\(paragraph(text))\(paragraph("東京"))</w:txbxContent></w:pict></mc:Fallback>\
      </mc:AlternateContent></w:r><w:r><w:t>は大阪</w:t></w:r></w:p>
      """
    }
    let builder = WordBuilder(body: box("京都") + box("東京"))
    let rows: [(WordSelection.Occurrences, [String], Int)] = [
      (.all, ["京都", "東京", "京都", "東京", "大阪", "東京", "東京", "東京", "東京", "大阪"], 6),
      (.document, ["京都", "東京", "京都", "東京", "大阪"], 3),
    ]
    for (occurrences, bases, count) in rows {
      let annotator = try annotator { $0.words.occurrences = occurrences }
      let result = try annotator.annotate(builder.bytes())
      let text = WordDocumentText(try content(result.bytes, "word/document.xml"))
      #expect(text.rubies.map(\.base) == bases, "\(occurrences)")
      #expect(result.counts.annotated == count, "\(occurrences)")
      #expect(try annotator.removingAnnotations(from: result.bytes).bytes == builder.bytes())
    }
    let entries = try annotator().vocabulary(of: builder.bytes())
    #expect(entries.first { $0.word == "東京" }?.count == 3)
  }
}
