import Testing

@testable import DocumentAnnotation

/// Tests which entries of an EPUB are annotated, and the warnings about the others.
@Suite struct EPUBContentsTests {
  private static let xhtml = "application/xhtml+xml"

  private static func container(_ paths: String...) -> ArchiveBuilder.Entry {
    ArchiveBuilder.Entry(
      "META-INF/container.xml", paths.map { "<rootfile full-path='\($0)'/>" }.joined())
  }

  private static func package(
    _ items: String, version: String = "3.0", metadata: String = ""
  ) -> String {
    "<package version='\(version)'><metadata>\(metadata)</metadata><manifest>\(items)</manifest>"
  }

  private static func item(_ reference: String, _ type: String = xhtml) -> String {
    "<item id='\(reference)' href='\(reference)' media-type='\(type)'/>"
  }

  private func contents(_ entries: [ArchiveBuilder.Entry]) throws -> EPUBContents {
    var builder = ArchiveBuilder()
    builder.entries = entries
    var archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
    return try EPUBContents(archive) { (content) throws(DocumentError) in content }
  }

  private func error(_ entries: [ArchiveBuilder.Entry]) -> DocumentError? {
    do {
      _ = try contents(entries)
      return nil
    } catch {
      return error as? DocumentError
    }
  }

  @Test func partsAreInTheOrderOfTheArchive() throws {
    let found = try contents([
      .init("OPS/z.html", ""), .init("OPS/a.xhtml", ""), .init("OPS/猫 1.xhtml", ""),
      .init("OPS/style.css", ""), .init("top.xhtml", ""), .init("unlisted.xhtml", ""),
      .init(
        "OPS/book.opf",
        Self.package(
          Self.item("a.xhtml#x") + Self.item("../top.xhtml") + Self.item("z.html", "text/html")
            + Self.item("%E7%8C%AB%201.xhtml") + Self.item("style.css", "text/css")
            + Self.item("a.xhtml") + Self.item("http://example.com/b.xhtml")
            + Self.item("../../c.xhtml"),
          metadata: "<dc:language>ja</dc:language>")), Self.container("OPS/book.opf"),
    ])
    #expect(found.parts.map(\.part.index) == [0, 1, 2, 4])
    #expect(found.parts.map(\.part.format) == [.html, .xhtml, .xhtml, .xhtml])
    #expect(found.parts.allSatisfy { $0.language == .japanese && !$0.isXHTML11 })
    #expect(found.warnings.isEmpty, "an item outside of the archive is no entry that it lacks")
  }

  @Test func severalPackageDocuments() throws {
    let found = try contents([
      .init("a.xhtml", ""), .init("b.xhtml", ""),
      .init("new.opf", Self.package(Self.item("b.xhtml"), metadata: "<language>ja</language>")),
      .init(
        "old.opf",
        Self.package(
          Self.item("a.xhtml") + Self.item("b.xhtml"), version: "2.0",
          metadata: "<language>en</language>")),
      Self.container("new.opf", "missing.opf", "old.opf"),
    ])
    #expect(found.parts.map(\.part.index) == [0, 1])
    // An entry belongs to the first package document that lists it.
    #expect(found.parts.map(\.language) == [.other, .japanese])
    #expect(found.parts.map(\.isXHTML11) == [true, false])
    #expect(found.warnings.map(\.code) == [.missingEntry, .formatWithoutRuby])
    #expect(found.warnings.map(\.path) == ["missing.opf", "old.opf"])
    #expect(found.warnings.first?.description == "missing.opf: the package document is missing")
  }

  @Test func pathsOfPackageDocuments() throws {
    let package = Self.package(Self.item("a.xhtml"))
    let rows: [(name: String, path: String, why: String)] = [
      ("OPS/book.opf", "OPS/book.opf", "a path"), ("OPS/book.opf", "./OPS/book.opf", "a dot"),
      ("OPS/本.opf", "OPS/%E6%9C%AC.opf", "encoded"), ("OPS/a%20b.opf", "OPS/a%20b.opf", "as it is"),
      ("OPS/a#b.opf", "OPS/a#b.opf", "a name that a URL would not have"),
    ]
    for row in rows {
      let found = try contents([
        .init("OPS/a.xhtml", ""), .init(row.name, package), Self.container(row.path),
      ])
      #expect(found.parts.map(\.part.index) == [0] && found.warnings.isEmpty, "\(row.why)")
    }
  }

  @Test func warnings() throws {
    let items = Self.item("a.xhtml") + Self.item("b.xhtml") + Self.item("c.xhtml")
    let found = try contents([
      .init("b.xhtml", ""), .init("a.xhtml", ""), .init("b.xhtml", ""),
      .init(
        "book.opf",
        Self.package(
          items, metadata: "<meta property='rendition:layout'>pre-paginated</meta>")),
      Self.container("book.opf"),
    ])
    #expect(found.parts.map(\.part.index) == [1])
    #expect(found.warnings.map(\.code) == [.duplicateEntry, .missingEntry, .fixedLayout])
    #expect(found.warnings.map(\.path) == ["b.xhtml", "c.xhtml", "a.xhtml"])
  }

  @Test func errors() {
    let package = ArchiveBuilder.Entry("book.opf", Self.package(""))
    let container = Self.container("book.opf")
    let aes = "<EncryptionMethod Algorithm='urn:aes'/>"
    typealias Row = (
      entries: [ArchiveBuilder.Entry], code: DocumentError.Code, description: String, why: String
    )
    let path = "META-INF/container.xml"
    let rows: [Row] = [
      ([package], .archiveDamaged, "\(path): the entry is missing", "no container"),
      (
        [package, container, container], .archiveDamaged,
        "\(path): several entries have this name", "two containers"
      ),
      (
        [container], .archiveDamaged,
        "\(path): the container names no package document of the archive", "no package document"
      ),
      (
        [package, Self.container("/book.opf")], .archiveDamaged,
        "\(path): the container names no package document of the archive", "an absolute path"
      ),
      (
        [package, package, container], .archiveDamaged,
        "book.opf: several entries have this name", "two package documents"
      ),
      (
        [package, container, .init("META-INF/rights.xml", "")], .documentEncrypted,
        "META-INF/rights.xml: the book is protected by digital rights management", "rights"
      ),
      (
        [container, .init("META-INF/sinf.xml", "")], .documentEncrypted,
        "META-INF/sinf.xml: the book is protected by digital rights management",
        "protection is reported before the missing package document"
      ),
      (
        [package, container, .init("META-INF/encryption.xml", aes)], .documentEncrypted,
        "META-INF/encryption.xml: the book is encrypted with urn:aes", "encryption"
      ),
    ]
    for row in rows {
      let error = error(row.entries)
      #expect(error?.code == row.code && error?.description == row.description, "\(row.why)")
    }
    #expect(error([package, container, .init("META-INF/signatures.xml", aes)]) == nil)
  }

  /// The error of the function that decodes a document is passed on.
  @Test func documentsThatAreNotDecoded() throws {
    var builder = ArchiveBuilder()
    builder.entries = [Self.container("book.opf"), .init("book.opf", "")]
    var archive = try ZipArchive(builder.bytes(), policy: ArchivePolicy())
    let expected = DocumentError(.engine, "a failure")
    let error = #expect(throws: DocumentError.self) {
      try EPUBContents(archive) { (_) throws(DocumentError) in throw expected }
    }
    #expect(error == expected)
  }
}
