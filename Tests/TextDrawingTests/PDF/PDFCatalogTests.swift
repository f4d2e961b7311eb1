import Testing

@testable import TextDrawing

struct PDFCatalogTests {
  static let file = """
    %PDF-1.5
    2 0 obj
    << /Type /Catalog
       /Pages 1 0 R
    >>
    endobj
    xref
    0 3
    trailer
    << /Size 3
       /Root 2 0 R
       /Info 1 0 R
    >>
    startxref
    62
    %%EOF

    """

  private func added(_ language: String?, to file: String = file) -> String {
    String(decoding: PDFCatalog.add(language: language, toFile: Array(file.utf8)), as: UTF8.self)
  }

  @Test func theLanguageIsAppendedToTheFile() {
    let result = added("zh-Hans")
    #expect(result.hasPrefix(Self.file))
    let update = result.dropFirst(Self.file.count)
    let table =
      Self.file.utf8.count
      + "2 0 obj\n<< /Type /Catalog\n   /Pages 1 0 R\n   /Lang (zh-Hans)\n>>\nendobj\n".utf8.count
    let start = String(Self.file.utf8.count)
    #expect(
      update == """
        2 0 obj
        << /Type /Catalog
           /Pages 1 0 R
           /Lang (zh-Hans)
        >>
        endobj
        xref
        2 1
        \(String(repeating: "0", count: 10 - start.count))\(start) 00000 n\u{20}
        trailer
        << /Size 3 /Root 2 0 R /Info 1 0 R /Prev 62 >>
        startxref
        \(table)
        %%EOF

        """)
  }

  @Test func unknownFilesAreUnchanged() {
    for language in [nil, "", "ja) /Evil (", "日本", "a b"] { #expect(added(language) == Self.file) }
    for file in [
      "", "trailer", "trailer /Root x", "%PDF", Self.file.replacing("Root", with: "Rot"),
    ] {
      #expect(added("ja", to: file) == file)
    }
  }
}
