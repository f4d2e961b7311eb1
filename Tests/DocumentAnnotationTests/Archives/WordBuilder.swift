@testable import DocumentAnnotation

/// Writes small DOCX files for tests.
struct WordBuilder {
  var body: String
  var styles = ""
  var footnotes: String?

  init(body: String, styles: String = "") {
    self.body = body
    self.styles = styles
  }

  private static let namespaces =
    "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""

  /// The main document part.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\r\n"
      + "<w:document \(Self.namespaces)><w:body>\(body)</w:body></w:document>"
  }

  func bytes() -> [UInt8] {
    let type = "application/vnd.openxmlformats-officedocument.wordprocessingml"
    var archive = ArchiveBuilder()
    archive.entries = [
      ArchiveBuilder.Entry(
        "[Content_Types].xml",
        """
        <Types><Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/word/document.xml" ContentType="\(type).document.main+xml"/>\
        <Override PartName="/word/styles.xml" ContentType="\(type).styles+xml"/>\
        <Override PartName="/word/footnotes.xml" ContentType="\(type).footnotes+xml"/></Types>
        """), ArchiveBuilder.Entry("word/document.xml", document),
      ArchiveBuilder.Entry("word/styles.xml", "<w:styles \(Self.namespaces)>\(styles)</w:styles>"),
    ]
    if let footnotes {
      archive.entries.append(
        ArchiveBuilder.Entry(
          "word/footnotes.xml", "<w:footnotes \(Self.namespaces)>\(footnotes)</w:footnotes>"))
    }
    return archive.bytes()
  }
}
