@testable import DocumentAnnotation

/// Writes small DOCX files for tests.
struct WordBuilder {
  /// A header, footer or other entry beside the main document, with its content inside the root.
  struct Part {
    var path: String
    /// The kind in content types and relationship types.
    var kind: String
    /// The name of the root element.
    var root: String
    var content: String
    /// The target of the relationship; nil for the path from the folder of the main document.
    var target: String?
  }

  var body: String
  var styles = ""
  var footnotes: String?
  var parts: [Part] = []
  var path = "word/document.xml"
  var namespaces = "xmlns:w=\"\(Self.transitional)\""
  /// The base of the types of relationships.
  var relationshipBase = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
  var hasRelationships = true
  /// Further relationships of the package and of the main document.
  var packageRelationships = ""
  var relationships = ""
  /// The content type of the main document.
  var contentType =
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"

  static let transitional = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  static let strict = "http://purl.oclc.org/ooxml/wordprocessingml/main"

  init(body: String, styles: String = "") {
    self.body = body
    self.styles = styles
  }

  /// The main document.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\r\n"
      + "<w:document \(namespaces)><w:body>\(body)</w:body></w:document>"
  }

  private var allParts: [Part] {
    var all = [Part(path: "word/styles.xml", kind: "styles", root: "styles", content: styles)]
    if let footnotes {
      all.append(
        Part(path: "word/footnotes.xml", kind: "footnotes", root: "footnotes", content: footnotes))
    }
    return all + parts
  }

  private func relationships(_ items: String) -> String {
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
      + items + "</Relationships>"
  }

  private func relationship(_ id: Int, _ kind: String, _ target: String) -> String {
    "<Relationship Id=\"rId\(id)\" Type=\"\(relationshipBase)\(kind)\" Target=\"\(target)\"/>"
  }

  /// Returns the archive.
  ///
  /// - Parameter transform: what is done to the main document, the parts and the styles.
  /// - Returns: the bytes.
  func bytes(_ transform: (String) -> String = { $0 }) -> [UInt8] {
    let type = "application/vnd.openxmlformats-officedocument.wordprocessingml"
    var archive = ArchiveBuilder()
    let overrides = allParts.map {
      "<Override PartName=\"/\($0.path)\" ContentType=\"\(type).\($0.kind)+xml\"/>"
    }.joined()
    archive.entries = [
      ArchiveBuilder.Entry(
        "[Content_Types].xml",
        """
        <Types><Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/\(path)" ContentType="\(contentType)"/>\
        \(overrides)</Types>
        """)
    ]
    if hasRelationships {
      let targets = allParts.enumerated().map { (index, part) in
        relationship(
          index, part.kind, part.target ?? String(part.path.split(separator: "/").last ?? ""))
      }
      archive.entries += [
        ArchiveBuilder.Entry(
          "_rels/.rels",
          relationships(relationship(1, "officeDocument", path) + packageRelationships)),
        ArchiveBuilder.Entry(
          WordRelationships.path(of: path), relationships(targets.joined() + relationships)),
      ]
    }
    archive.entries.append(ArchiveBuilder.Entry(path, transform(document)))
    for part in allParts {
      archive.entries.append(
        ArchiveBuilder.Entry(
          part.path,
          transform("<w:\(part.root) \(namespaces)>\(part.content)</w:\(part.root)>")))
    }
    return archive.bytes()
  }
}
