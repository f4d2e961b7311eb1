import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests documents whose prefixes and namespaces differ from those that Word writes.
@Suite struct WordNamespaceTests {
  private func content(_ bytes: [UInt8]) throws -> String {
    var archive = try ZipArchive(bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: "word/document.xml").first)
    return String(decoding: try archive.content(of: index), as: UTF8.self)
  }

  /// Returns a document with other names in place of those with the prefix `w`.
  private func renamed(_ document: String, element: String, attribute: String) -> String {
    document.replacing("<w:", with: "<\(element)").replacing("</w:", with: "</\(element)")
      .replacing(" w:", with: " \(attribute)")
  }

  private static let body = """
    <w:p><w:r><w:rPr><w:b/><w:sz w:val="24"/></w:rPr><w:t>は東京へ</w:t></w:r><w:r><w:t>大</w:t></w:r>\
    <w:r><w:t>人が</w:t></w:r><w:hyperlink><w:r><w:t>大阪</w:t></w:r></w:hyperlink></w:p>\
    <w:p><w:r><w:t>は 東京 へ</w:t></w:r></w:p><w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>京都</w:t></w:r>\
    <w:del><w:r><w:delText>東京</w:delText></w:r></w:del></w:p>
    """

  private struct Row {
    let why: String
    let element: String
    let attribute: String
    let namespaces: String
    var uri = WordBuilder.transitional
    /// What is put before the end of the start tags of an element.
    var declarations: (name: String, text: String)?
  }

  private static let rows: [Row] = {
    let word = WordBuilder.transitional
    let strict = WordBuilder.strict
    return [
      Row(why: "Word", element: "w:", attribute: "w:", namespaces: "xmlns:w=\"\(word)\""),
      Row(
        why: "another prefix", element: "x:", attribute: "x:", namespaces: "xmlns:x=\"\(word)\""),
      Row(
        why: "a prefix in upper case", element: "WML:", attribute: "WML:",
        namespaces: "xmlns:WML=\"\(word)\""),
      Row(
        why: "a prefix with Japanese", element: "w文書:", attribute: "w文書:",
        namespaces: "xmlns:w文書=\"\(word)\""),
      Row(
        why: "the prefix of another namespace", element: "x:", attribute: "x:",
        namespaces: "xmlns:w=\"urn:other\" xmlns:x='\(word)'"),
      Row(
        why: "the default namespace with a prefix for attributes", element: "", attribute: "w:",
        namespaces: "xmlns=\"\(word)\" xmlns:w=\"\(word)\""),
      Row(
        why: "the default namespace with another prefix for attributes", element: "",
        attribute: "a:", namespaces: "xmlns=\"\(word)\" xmlns:w=\"urn:other\" xmlns:a=\"\(word)\""),
      Row(
        why: "Strict", element: "w:", attribute: "w:", namespaces: "xmlns:w=\"\(strict)\"",
        uri: strict),
      Row(
        why: "Strict as the default namespace", element: "", attribute: "x:",
        namespaces: "xmlns=\"\(strict)\" xmlns:x=\"\(strict)\"", uri: strict),
      Row(
        why: "a reference in the declaration", element: "w:", attribute: "w:",
        namespaces: "xmlns:w=\"\(word.replacing("/", with: "&#x2F;"))\""),
      Row(
        why: "declared on each paragraph", element: "y:", attribute: "y:",
        namespaces: "xmlns:y=\"\(word)\"", declarations: ("p", " xmlns:y=\"\(word)\"")),
      Row(
        why: "declared on each run", element: "y:", attribute: "y:",
        namespaces: "xmlns:y=\"\(word)\"", declarations: ("r", " xmlns:y=\"\(word)\"")),
      Row(
        why: "declared on each text", element: "y:", attribute: "y:",
        namespaces: "xmlns:y=\"\(word)\"", declarations: ("t", " xmlns:y=\"\(word)\"")),
      Row(
        why: "declared on the properties", element: "y:", attribute: "y:",
        namespaces: "xmlns:y=\"\(word)\"", declarations: ("rPr", " xmlns:z=\"urn:a&amp;b\"")),
    ]
  }()

  @Test func prefixes() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    let expected = ["東京=とうきょう", "大人=おとな", "大阪=おおさか", "東京=とうきょう"]
    for row in Self.rows {
      for annotation in [AnnotationOptions.Annotation.furigana, .words] {
        var builder = WordBuilder(body: Self.body)
        builder.namespaces = row.namespaces
        let original = builder.bytes { document in
          var document = renamed(document, element: row.element, attribute: row.attribute)
            .replacing(" \(row.attribute)=", with: " xmlns=")
          if let (name, text) = row.declarations {
            document = document.replacing(
              "<\(row.element)\(name)>", with: "<\(row.element)\(name)\(text)>")
          }
          return document
        }
        var annotator = annotator
        annotator.options.annotation = annotation
        let result = try annotator.annotate(original)
        let (before, after) = (
          WordDocumentText(try content(original)), WordDocumentText(try content(result.bytes))
        )
        #expect(before.string.contains("東京"), "\(row.why)")
        #expect(after.isWellFormed, "\(row.why)")
        if annotation == .furigana {
          #expect(after.rubies.map { "\($0.base)=\($0.reading)" } == expected, "\(row.why)")
          #expect(after.string == before.string, "\(row.why)")
          #expect(
            after.characters.map(\.properties) == before.characters.map(\.properties),
            "\(row.why)")
        } else {
          #expect(after.string.hasPrefix("は 東京 へ 大人 が"), "\(row.why): \(after.string)")
        }
        #expect(
          try annotator.removingAnnotations(from: result.bytes).bytes == original, "\(row.why)")
        #expect(result.warnings.isEmpty, "\(row.why)")
      }
    }
  }

  /// Elements in the default namespace whose attributes have no prefix, which the schema does not
  /// allow but programs write: a prefix is declared where it is needed.
  @Test func declaredPrefix() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    let word = WordBuilder.transitional
    for (other, prefix) in [("", "w"), (" xmlns:w=\"urn:other\"", "w0")] {
      var builder = WordBuilder(body: "<w:p><w:r><w:t>は東京へ</w:t></w:r></w:p>")
      builder.namespaces = "xmlns=\"\(word)\"\(other)"
      let original = builder.bytes { renamed($0, element: "", attribute: "") }
      let result = try annotator.annotate(original)
      let text = try content(result.bytes)
      #expect(
        text.contains("<r xmlns:\(prefix)=\"\(word)\" \(prefix):rsidR=\"4D747301\"><ruby><rubyPr>"))
      #expect(WordDocumentText(text).rubies.map(\.reading) == ["とうきょう"])
      #expect(try annotator.removingAnnotations(from: result.bytes).bytes == original)
    }
  }

  /// Elements of other namespaces are not WordprocessingML, whatever their names.
  @Test func otherNamespaces() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    let rows: [(namespaces: String, warnings: [AnnotationWarning.Code], why: String)] = [
      ("xmlns:w=\"urn:other\"", [.unknownContent], "another namespace"),
      ("xmlns:v=\"\(WordBuilder.transitional)\"", [.unknownContent], "an undeclared prefix"),
      ("xmlns:w=\"\(WordBuilder.transitional)\"", [], "WordprocessingML"),
    ]
    for row in rows {
      var builder = WordBuilder(body: "<w:p><w:r><w:t>東京</w:t></w:r></w:p>")
      builder.namespaces = row.namespaces
      let result = try annotator.annotate(builder.bytes())
      #expect(result.warnings.map(\.code) == row.warnings, "\(row.why)")
      #expect((result.bytes == builder.bytes()) == !row.warnings.isEmpty, "\(row.why)")
      #expect(result.warnings.allSatisfy { $0.path == "word/document.xml" })
    }
    let math = "xmlns:q=\"http://schemas.openxmlformats.org/officeDocument/2006/math\""
    let builder = WordBuilder(
      body: """
        <w:p><w:r><w:t>上</w:t></w:r><q:oMath \(math)><q:r><w:t>京都</w:t></q:r></q:oMath>\
        <w:r><w:t>大阪</w:t></w:r></w:p><w:p xmlns:w="urn:other"><w:r><w:t>東京</w:t></w:r></w:p>
        """)
    let result = WordDocumentText(try content(try annotator.annotate(builder.bytes()).bytes))
    #expect(result.rubies.map(\.base) == ["上", "大阪"])
  }
}
