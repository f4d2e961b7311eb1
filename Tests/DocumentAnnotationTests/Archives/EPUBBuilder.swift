@testable import DocumentAnnotation

/// Writes small EPUB publications for tests.
struct EPUBBuilder {
  var archive = ArchiveBuilder()
  var version = "3.0"
  var metadata = "<dc:language>ja</dc:language>"
  private(set) var manifest = ""
  var spine = ""

  init() {
    archive.entries = [ArchiveBuilder.Entry("mimetype", "application/epub+zip", nil)]
  }

  mutating func add(
    _ name: String, _ content: String, type: String = "application/xhtml+xml",
    attributes: String = "", setting: DeflateSetting? = .standard
  ) {
    manifest += "<item id=\"\(name)\" href=\"\(name)\" media-type=\"\(type)\" \(attributes)/>"
    spine += "<itemref idref=\"\(name)\"/>"
    archive.entries.append(ArchiveBuilder.Entry("OPS/\(name)", content, setting))
  }

  /// The publication, with the package document last.
  func bytes() -> [UInt8] {
    var archive = archive
    archive.entries.append(
      ArchiveBuilder.Entry(
        "META-INF/container.xml",
        """
        <?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container">\
        <rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/>\
        </rootfiles></container>
        """))
    archive.entries.append(
      ArchiveBuilder.Entry(
        "OPS/book.opf",
        """
        <?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="\(version)">\
        <metadata>\(metadata)</metadata><manifest>\(manifest)</manifest><spine>\(spine)</spine>\
        </package>
        """))
    return archive.bytes()
  }

  static func page(_ body: String, _ attributes: String = "") -> String {
    "<html xmlns=\"http://www.w3.org/1999/xhtml\"\(attributes)><head><title>東京</title></head>"
      + "<body>\(body)</body></html>"
  }
}
