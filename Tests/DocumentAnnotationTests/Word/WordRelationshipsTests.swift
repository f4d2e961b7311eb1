import Testing

@testable import DocumentAnnotation

/// Tests the relationships and content types of packages (ISO/IEC 29500-2).
@Suite struct WordRelationshipsTests {
  private static let base = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"

  private func relationships(_ content: String, of source: String = "word/document.xml") -> [String]
  {
    let bytes = Array("<Relationships>\(content)</Relationships>".utf8)
    return bytes.withUnsafeBufferPointer { WordRelationships($0, of: source) }.items
      .map { "\($0.kind) \($0.path)" }
  }

  private func item(_ type: String, _ target: String, _ rest: String = "") -> String {
    "<Relationship Id=\"a\" Type=\"\(Self.base)\(type)\" Target=\"\(target)\" \(rest)/>"
  }

  @Test func targets() {
    let rows: [(content: String, source: String, expected: [String], why: String)] = [
      ("", "", [], "nothing"),
      (item("officeDocument", "word/a.xml"), "", ["document word/a.xml"], "of the package"),
      (
        item("styles", "styles.xml"), "word/a.xml", ["styles word/styles.xml"],
        "relative to the source"
      ),
      (item("styles", "/x/styles.xml"), "word/a.xml", ["styles x/styles.xml"], "absolute"),
      (item("header", "../h.xml"), "word/a.xml", ["header h.xml"], "in the parent folder"),
      (
        item("header", "http://a/b", "TargetMode=\"External\""), "word/a.xml", ["header "],
        "external"
      ),
      (
        item("header", "h.xml", "TargetMode=\"Internal\""), "word/a.xml", ["header word/h.xml"],
        "internal"
      ),
      (item("image", "a.png"), "word/a.xml", [], "an unknown kind"),
      ("<Relationship Type=\"x/styles\" Target=\"a\"/>", "", [], "another namespace"),
      ("<Relationship Type=\"\(Self.base)styles\"/>", "", [], "no target"),
      ("<Relationship Target=\"a\"/>", "", [], "no type"),
      ("<r:Relationship Type=\"\(Self.base)footer\" Target=\"a\"/>", "", ["footer a"], "a prefix"),
      (
        "<Relationship Type=\"http://purl.oclc.org/ooxml/officeDocument/relationships/endnotes\" Target=\"a\"/>",
        "",
        ["endnotes a"], "Strict"
      ),
      (item("styles", "a") + item("styles", "b"), "", ["styles a", "styles b"], "two of a kind"),
    ]
    for row in rows {
      #expect(relationships(row.content, of: row.source) == row.expected, "\(row.why)")
    }
  }

  @Test func paths() {
    let rows: [(source: String, path: String)] = [
      ("", "_rels/.rels"), ("document.xml", "_rels/document.xml.rels"),
      ("word/document.xml", "word/_rels/document.xml.rels"), ("a/b/c", "a/b/_rels/c.rels"),
    ]
    for row in rows { #expect(WordRelationships.path(of: row.source) == row.path, "\(row.source)") }
    let content =
      item("header", "h.xml") + item("header", "http://a", "TargetMode=\"External\"")
      + item("aFChunk", "c.rtf")
    let bytes = Array(content.utf8)
    bytes.withUnsafeBufferPointer {
      let relationships = WordRelationships($0, of: "")
      #expect(relationships.paths(.header) == ["h.xml"], "external targets have no path")
      #expect(relationships.contains(.embedded) && !relationships.contains(.signature))
    }
    let signature =
      "http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin"
    #expect(WordRelationships.Kind(type: signature) == .signature)
    #expect(
      WordRelationships.Kind(type: Self.base) == nil && WordRelationships.Kind(type: "") == nil)
  }

  @Test func kindsOfContentTypes() {
    let base = "application/vnd.openxmlformats-officedocument.wordprocessingml."
    let rows: [(type: String, expected: WordContentTypes.Kind?, why: String)] = [
      (base + "document.main+xml", .document, "a document"),
      (base + "template.main+xml", .document, "a template"),
      ("application/vnd.ms-word.document.macroEnabled.main+xml", .document, "with macros"),
      (
        "application/vnd.ms-word.template.macroEnabledTemplate.main+xml", .document,
        "a template with macros"
      ),
      (base + "footnotes+xml", .footnotes, "footnotes"),
      (base + "endnotes+xml", .endnotes, "endnotes"),
      (base + "header+xml", .header, "a header"), (base + "footer+xml", .footer, "a footer"),
      (base + "styles+xml", .styles, "styles"), (base + "settings+xml", nil, "settings"),
      (base + "document.main", nil, "not XML"), ("application/xml", nil, "another type"),
      ("", nil, "no type"),
      (
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", nil,
        "a spreadsheet"
      ),
    ]
    for row in rows {
      #expect(WordContentTypes.Kind(contentType: row.type) == row.expected, "\(row.why)")
    }
  }

  @Test func contentTypes() {
    let base = "application/vnd.openxmlformats-officedocument.wordprocessingml."
    let bytes = Array(
      """
      <Types><Default Extension="XML" ContentType="\(base)header+xml"/>\
      <Default ContentType="\(base)footer+xml"/>\
      <Override PartName="/word/Document.xml" ContentType="\(base)document.main+xml"/>\
      <Override PartName="/word/notes.xml" ContentType="application/xml"/>\
      <Override ContentType="\(base)styles+xml"/><Override PartName="/word/x.xml"/></Types>
      """.utf8)
    let types = bytes.withUnsafeBufferPointer { WordContentTypes($0) }
    #expect(types.overrides.map(\.path) == ["word/Document.xml", "word/notes.xml"])
    let rows: [(path: String, expected: WordContentTypes.Kind?, why: String)] = [
      ("word/Document.xml", .document, "an override"),
      ("WORD/document.XML", .document, "case does not matter"),
      ("word/a.xml", .header, "the extension"), ("word/a.Xml", .header, "in another case"),
      ("word/notes.xml", nil, "an override comes before the extension"),
      ("word/a.bin", nil, "another extension"),
      ("word/a.xml.bin", nil, "the last extension"),
      ("word/xml", nil, "a name is not an extension"),
      ("xml", nil, "nor in the root"), ("a.xml/b", nil, "nor is that of a folder"),
      ("", nil, "no path"),
    ]
    for row in rows { #expect(types.kind(of: row.path) == row.expected, "\(row.why)") }
  }

  @Test func elements() {
    let rows: [(name: String, expected: WordElement)] = [
      ("p", .paragraph), ("r", .run), ("t", .text), ("del", .deletion), ("movefrom", .deletion),
      ("ins", .boundary),
      ("br", .object), ("deltext", .object), ("bookmarkstart", .transparent), ("P", .transparent),
      ("", .transparent),
      ("txbxcontent", .textBox), ("rfonts", .sharedProperty), ("ruby", .ruby),
      ("pprchange", .propertyChange),
    ]
    for row in rows { #expect(WordElement.element(row.name) == row.expected, "\(row.name)") }
    #expect(
      WordElement.mathElement("omath") == .object && WordElement.mathElement("r") == .transparent)
    #expect(WordElement.compatibilityElement("fallback") == .alternative)
    #expect(WordElement.compatibilityElement("choice") == .alternative)
    #expect(WordElement.compatibilityElement("alternatecontent") == .alternatives)
    #expect(WordElement.compatibilityElement("p") == .transparent)
  }
}
