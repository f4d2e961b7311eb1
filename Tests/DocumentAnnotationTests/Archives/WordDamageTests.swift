import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests text documents whose markup is damaged, of any prefix, and files that only look like them.
@Suite struct WordDamageTests {
  private func content(_ bytes: [UInt8]) throws -> String {
    var archive = try ZipArchive(bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: "word/document.xml").first)
    return String(decoding: try archive.content(of: index), as: UTF8.self)
  }

  /// Elements in random order: only insertions are made, and removal restores the file.
  @Test func randomMarkup() throws {
    var random = SeededGenerator(seed: 2803)
    let word = WordBuilder.transitional
    let fragments = [
      "<w:p>", "</w:p>", "<w:r>", "</w:r>", "<w:t>", "</w:t>", "東京", "大人", "は 京都", "<w:rPr>",
      "</w:rPr>",
      "<w:b/>", "<w:tab/>", "<w:del>", "</w:del>", "<w:hyperlink>", "</w:hyperlink>",
      "<w:txbxContent>", "</w:txbxContent>", "<w:fldChar w:fldCharType=\"begin\"/>",
      "<w:fldChar w:fldCharType=\"separate\"/>", "<w:fldChar w:fldCharType=\"end\"/>",
      "<m:AlternateContent>", "</m:AlternateContent>", "<m:Choice>", "</m:Choice>", "<m:Fallback>",
      "</m:Fallback>", "<w:tbl>", "</w:tbl>", "<w:tblStyle w:val=\"a\"/>", "<w:pPr>", "</w:pPr>",
      "<w:outlineLvl w:val=\"1\"/>", "<w:pStyle w:val=\"a\"/>", "<w:sdt>", "<w:sdtPr>", "<w:date/>",
      "<p xmlns=\"\(word)\">", "<r>", "<t>", "</t>", "</r>", "</p>", "<r xmlns=\"\(word)\">",
      "<t xmlns:q=\"\(word)\">", "<q:r>", "<q:t>", "</q:t>", "</q:r>", "<q:r xmlns:q=\"\(word)\">",
      "<w:r xmlns:w=\"urn:other\">", "<w:p xmlns:w=\"\(WordBuilder.strict)\">",
      "<w:r><w:t>東京へ</w:t></w:r>", "<r xmlns=\"\(word)\"><t>大阪</t></r>", "<w:ruby>", "</w:ruby>",
      "<w:rt>", "</w:rt>", "<w:rubyBase>", "</w:rubyBase>", "<w:", "&",
    ]
    var annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    var annotated = 0
    for number in 0..<4000 {
      let body = (0..<Int.random(in: 0...25, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      var builder = WordBuilder(body: body)
      builder.namespaces +=
        " xmlns:m=\"http://schemas.openxmlformats.org/markup-compatibility/2006\""
      let bytes = builder.bytes()
      annotator.options.annotation = number % 3 == 0 ? .words : .furigana
      let result = try annotator.annotate(bytes)
      annotated += result.counts.annotated
      var rest = Substring(builder.document).utf8
      for byte in try content(result.bytes).utf8 where byte == rest.first { rest.removeFirst() }
      #expect(rest.isEmpty, "only insertions: \(body)")
      let restored = try annotator.removingAnnotations(from: result.bytes).bytes
      #expect(restored == bytes, "removal: \(body)")
    }
    #expect(annotated > 300)
  }

  @Test func compoundFiles() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let package: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] }
    let rows: [(bytes: [UInt8], format: DocumentFormat?, code: DocumentError.Code?, why: String)] =
      [
        (signature + Array("東京".utf8), nil, .unsupportedFormat, "Word 97"),
        (signature + Array("東京".utf8), .docx, .unsupportedFormat, "as DOCX"),
        (signature + [0x45, 0] + package, nil, .documentEncrypted, "a password"),
        (signature, nil, .unsupportedFormat, "the end of the signature"),
        (signature + Array("東京".utf8), .text, nil, "as text"),
        (Array(signature.dropLast()), nil, nil, "another signature"),
      ]
    for row in rows {
      var code: DocumentError.Code?
      do {
        _ = try annotator.annotate(row.bytes, format: row.format)
      } catch {
        code = error.code
      }
      #expect(code == row.code, "\(row.why)")
      #expect(DocumentFormat.isArchive(row.bytes) == row.bytes.starts(with: signature))
    }
  }
}
