import Testing

@testable import DocumentAnnotation

/// Tests what the container and the package document of an EPUB say.
@Suite struct EPUBPackageTests {
  private func package(_ text: String) -> EPUBPackage {
    Array(text.utf8).withUnsafeBufferPointer { EPUBPackage($0) }
  }

  @Test func packagePaths() {
    let type = "media-type='application/oebps-package+xml'"
    let rows: [(text: String, paths: [String], why: String)] = [
      ("", [], "nothing"), ("<container><rootfiles/></container>", [], "no package document"),
      ("<rootfile full-path='OPS/a.opf' \(type)/>", ["OPS/a.opf"], "one"),
      ("<rootfile full-path='a.opf'/>", ["a.opf"], "without a type"),
      ("<rootfile full-path='a.pdf' media-type='application/pdf'/>", [], "another rendition"),
      ("<rootfile \(type)/>", [], "no path"),
      (
        "<rootfile full-path='b' \(type)/><rootfile full-path='a'/><rootfile full-path='b'/>",
        ["b", "a"], "each once, in order"
      ),
      ("<c:rootfile full-path='a' \(type)></c:rootfile>", ["a"], "a prefix"),
      ("<rootfiles full-path='a'/>", [], "another element"),
      ("<!-- <rootfile full-path='a'/> -->", [], "a comment"),
      ("<rootfile full-path='a&amp;b'/>", ["a&b"], "a reference"),
      ("<rootfile full-path=\"a.opf\"", [], "a tag without an end"),
    ]
    for row in rows {
      let paths = Array(row.text.utf8).withUnsafeBufferPointer { EPUBContainer.packagePaths($0) }
      #expect(paths == row.paths, "\(row.why)")
    }
  }

  @Test func encryptionAlgorithms() {
    func method(_ algorithm: String) -> String {
      "<enc:EncryptionMethod Algorithm='\(algorithm)'/>"
    }
    let (idpf, adobe) = ("http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC")
    let aes = "http://www.w3.org/2001/04/xmlenc#aes256-cbc"
    let rows: [(text: String, algorithm: String?, why: String)] = [
      ("", nil, "nothing"), (method(idpf) + method(adobe), nil, "fonts that are obfuscated"),
      (method(aes), aes, "AES"), (method(idpf) + method(aes), aes, "both"),
      (method(""), "", "an unknown one"), (method(idpf + "2"), idpf + "2", "a longer name"),
      ("<EncryptionMethod/>", nil, "no algorithm"), ("<!--\(method(aes))-->", nil, "a comment"),
    ]
    for row in rows {
      let found = Array(row.text.utf8).withUnsafeBufferPointer {
        EPUBContainer.encryptionAlgorithm($0)
      }
      #expect(found == row.algorithm, "\(row.why)")
    }
  }

  @Test func versions() {
    let rows: [(text: String, version: String, isEPUB2: Bool)] = [
      ("<package version='3.0'>", "3.0", false), ("<package version='2.0'>", "2.0", true),
      ("<package version='1.2'>", "1.2", true), ("<package>", "", false), ("", "", false),
      ("<opf:package version=\"3.3\">", "3.3", false),
    ]
    for row in rows {
      let package = package(row.text)
      #expect(package.version == row.version && package.isEPUB2 == row.isEPUB2, "\(row.text)")
    }
  }

  @Test func languages() {
    typealias Row = (text: String, languages: [String], language: ContentLanguage, why: String)
    let rows: [Row] = [
      ("<dc:language>ja</dc:language>", ["ja"], .japanese, "Japanese"),
      ("<dc:language>\n ja-JP\t</dc:language>", ["ja-JP"], .japanese, "white space around it"),
      ("<language>en</language>", ["en"], .other, "without a prefix"),
      (
        "<dc:language>en</dc:language><dc:language>ja</dc:language>", ["en", "ja"], .japanese, "two"
      ),
      ("<dc:language></dc:language>", [""], .unknown, "an empty one"),
      ("<dc:language/>", [], .unknown, "a tag without content"), ("", [], .unknown, "none"),
      ("<dc:language>UND</dc:language>", ["UND"], .unknown, "undetermined (ISO 639-2)"),
      ("<dc:language>mul</dc:language>", ["mul"], .unknown, "several"),
      ("<dc:language>ja-Latn</dc:language>", ["ja-Latn"], .other, "romanized"),
      ("<dc:title>ja</dc:title>", [], .unknown, "another element"),
      ("<dc:language>j<!-- a -->a</dc:language>", ["ja"], .japanese, "a comment inside"),
      ("<dc:language>ja", [], .unknown, "a document that ends"),
    ]
    for row in rows {
      let package = package("<package><metadata>\(row.text)")
      #expect(package.languages == row.languages, "\(row.why)")
      #expect(package.language == row.language, "\(row.why)")
    }
  }

  @Test func items() throws {
    let package = package(
      """
      <manifest><item id="a" href="a%20b.xhtml" media-type="application/xhtml+xml"/>
      <opf:item href="b&amp;c" media-type='IMAGE/PNG' properties=" cover-image\tsvg "/>
      <item id="no reference" media-type="text/html"/><items href="d"/></manifest>
      """)
    #expect(package.items.map(\.id) == ["a", ""])
    #expect(package.items.map(\.reference) == ["a%20b.xhtml", "b&c"])
    #expect(package.items.map(\.mediaType) == ["application/xhtml+xml", "IMAGE/PNG"])
    #expect(package.items.map(\.properties) == [[], ["cover-image", "svg"]])
    let rows: [(type: String, properties: String, isContent: Bool)] = [
      ("application/xhtml+xml", "", true), ("Application/XHTML+XML", "scripted svg", true),
      ("text/x-oeb1-document", "", true), ("text/html", "", true),
      ("application/xhtml+xml", "nav", false), ("application/xhtml+xml", "scripted nav", false),
      ("application/xhtml+xml", "navigation", true), ("text/css", "", false), ("", "", false),
      ("image/svg+xml", "", false), ("application/x-dtbncx+xml", "", false),
    ]
    for row in rows {
      let found = self.package(
        "<item href='a' media-type='\(row.type)' properties='\(row.properties)'/>")
      let item = try #require(found.items.first)
      #expect(item.isContent == row.isContent, "\(row)")
    }
  }

  @Test func layouts() throws {
    func meta(_ value: String, _ attributes: String = "") -> String {
      "<meta property='rendition:layout' \(attributes)>\(value)</meta>"
    }
    typealias Row = (metadata: String, properties: String, isFixed: Bool, why: String)
    let rows: [Row] = [
      ("", "", false, "nothing"), (meta("pre-paginated"), "", true, "a fixed book"),
      (meta("\n pre-paginated "), "", true, "white space around it"),
      (meta("reflowable"), "", false, "a book that is not fixed"),
      (meta("pre-paginated", "refines='#b'"), "", false, "of another item"),
      ("<meta property='rendition:spread'>pre-paginated</meta>", "", false, "another property"),
      ("<meta property='rendition:layout'/>pre-paginated", "", false, "a tag without content"),
      (meta("pre-paginated"), "rendition:layout-reflowable", false, "a page that is not fixed"),
      ("", "rendition:layout-pre-paginated", true, "a fixed page"),
      ("", "page-spread-left rendition:layout-pre-paginated", true, "with another property"),
      (meta("pre-paginated"), "page-spread-left", true, "another property only"),
    ]
    for row in rows {
      let package = package(
        "<package>\(row.metadata)<item id='a' href='a'/><item id='b' href='b'/>"
          + "<spine><itemref idref='a' properties='\(row.properties)'/></spine>")
      #expect(
        package.hasFixedLayout(try #require(package.items.first)) == row.isFixed, "\(row.why)")
      #expect(package.hasFixedLayout(package.items[1]) == package.hasFixedLayout, "\(row.why)")
    }
  }

  @Test func localNames() {
    let rows = [("item", "item"), ("opf:item", "item"), ("a:b:c", "c"), ("", ""), ("a:", "")]
    for (name, expected) in rows { #expect(EPUBPackage.localName(name) == expected) }
  }
}
