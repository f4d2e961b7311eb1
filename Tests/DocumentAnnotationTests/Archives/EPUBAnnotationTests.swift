import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests which entries of an EPUB are annotated, and how.
@Suite struct EPUBAnnotationTests {
  private func annotator(
    _ change: (inout AnnotationOptions) -> Void = { _ in }
  ) throws -> DocumentAnnotator {
    var options = AnnotationOptions()
    change(&options)
    return DocumentAnnotator(tokenizer: try Tokenizer.embedded(), options: options)
  }

  private static let ruby = "<ruby class=\"jptok\">東京<rt>とうきょう</rt></ruby>"

  private func content(_ bytes: [UInt8], _ name: String) throws -> String {
    let archive = try ZipArchive(bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: name).first)
    return String(decoding: try archive.content(of: index), as: UTF8.self)
  }

  @Test func contentDocumentsAreAnnotated() throws {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", EPUBBuilder.page("<p>東京</p>"))
    builder.add("猫.xhtml", EPUBBuilder.page("<p>東京</p>"), setting: nil)
    builder.add("nav.xhtml", EPUBBuilder.page("<nav>東京</nav>"), attributes: "properties=\"nav\"")
    builder.add("a.svg", "<svg><text>東京</text></svg>", type: "image/svg+xml")
    builder.add("a.ncx", "<ncx><text>東京</text></ncx>", type: "application/x-dtbncx+xml")
    builder.add("a.smil", "<smil>東京</smil>", type: "application/smil+xml")
    builder.archive.entries.append(
      ArchiveBuilder.Entry("OPS/unlisted.xhtml", EPUBBuilder.page("<p>東京</p>")))
    let original = builder.bytes()
    let annotator = try annotator()
    let result = try annotator.annotate(original)
    #expect(result.entries.map(\.path) == ["OPS/a.xhtml", "OPS/猫.xhtml"])
    #expect(result.counts.annotated == 2 && result.warnings.isEmpty && result.edits.isEmpty)
    for entry in result.entries {
      #expect(try content(result.bytes, entry.path).contains("<p>\(Self.ruby)</p>"))
      #expect(entry.counts.annotated == 1 && entry.edits.count == 2)
      let before = try content(original, entry.path)
      #expect(entry.edits.allSatisfy { before.utf8.prefix($0.range.lowerBound).count > 50 })
    }
    for name in ["nav.xhtml", "a.svg", "a.ncx", "a.smil", "unlisted.xhtml"] {
      #expect(try content(result.bytes, "OPS/\(name)") == content(original, "OPS/\(name)"))
    }
    #expect(result.bytes.starts(with: original.prefix(58)), "mimetype is first and stored")
    #expect(try annotator.annotate(result.bytes).bytes == result.bytes, "twice")
    let removed = try annotator.removingAnnotations(from: result.bytes)
    #expect(removed.bytes == original && removed.entries.count == 2)
    #expect(try self.annotator { $0.annotation = .none }.annotate(original).bytes == original)
  }

  @Test func languages() throws {
    let rows: [(metadata: String, attributes: String, body: String, annotated: Int, why: String)] =
      [
        ("<dc:language>ja</dc:language>", "", "東京", 1, "a Japanese book"),
        ("<dc:language>en</dc:language>", "", "東京", 0, "an English book"),
        ("<dc:language>en</dc:language>", " lang=\"ja\"", "東京", 1, "whose page is Japanese"),
        (
          "<dc:language>en</dc:language>", "", "東京<i lang=\"ja\">大阪</i>", 1, "or words of it"
        ),
        ("<dc:language>ja</dc:language>", " xml:lang=\"zh\"", "東京", 0, "a Chinese page"),
        ("<dc:language>zh</dc:language><dc:language>ja-JP</dc:language>", "", "東京", 1, "two"),
        ("", "", "東京", 1, "no language"),
        ("<dc:language>und</dc:language>", "", "東京", 1, "unknown"),
        ("<dc:language> ja\n</dc:language>", "", "東京", 1, "white space"),
        ("<dc:language id='a'/>", "", "東京", 1, "empty"),
        ("<dcx:language>en-US</dcx:language>", "", "東京", 0, "another prefix"),
      ]
    for row in rows {
      var builder = EPUBBuilder()
      builder.metadata = row.metadata
      builder.add("a.xhtml", EPUBBuilder.page("<p>\(row.body)</p>", row.attributes))
      let result = try annotator().annotate(builder.bytes())
      #expect(result.counts.annotated == row.annotated, "\(row.why)")
    }
  }

  @Test func booksWithoutRuby() throws {
    var builder = EPUBBuilder()
    builder.version = "2.0"
    builder.add("a.xhtml", EPUBBuilder.page("<p>東京へ</p>"))
    builder.add("b.html", EPUBBuilder.page("<p>東京へ</p>"), type: "text/x-oeb1-document")
    builder.add("c.html", EPUBBuilder.page("<p>東京へ</p>"), type: "text/html")
    let original = builder.bytes()
    let rows:
      [(
        annotation: AnnotationOptions.Annotation, notation: AnnotationOptions.Notation?,
        expected: String
      )] = [
        (.furigana, nil, "<p>東京<span class=\"jptok\">（とうきょう）</span>へ</p>"),
        (.furigana, .brackets, "<p>東京<span class=\"jptok\">[とうきょう]</span>へ</p>"),
        (.furigana, .ruby, "<p>\(Self.ruby)へ</p>"),
        (.words, nil, "<p>東京<span class=\"jptok\"> </span>へ</p>"),
      ]
    for row in rows {
      let annotator = try annotator {
        $0.annotation = row.annotation
        $0.notation = row.notation
      }
      let result = try annotator.annotate(original)
      // Only readings would be ruby.
      let warnings: [AnnotationWarning.Code] =
        row.annotation == .furigana ? [.formatWithoutRuby] : []
      #expect(result.entries.count == 3 && result.warnings.map(\.code) == warnings)
      for entry in result.entries {
        #expect(try content(result.bytes, entry.path).contains(row.expected))
      }
      #expect(try annotator.removingAnnotations(from: result.bytes).bytes == original)
    }
    builder = EPUBBuilder()
    builder.version = "2.0"
    builder.add("a.xhtml", EPUBBuilder.page("<p>東京へ行く</p>"))
    let phrases = try annotator { $0.annotation = .phrases }.annotate(builder.bytes())
    #expect(
      try content(phrases.bytes, "OPS/a.xhtml").contains(
        "東京へ<span class=\"jptok\">\u{200B}</span>行く"))
    #expect(try annotator().removingAnnotations(from: phrases.bytes).bytes == builder.bytes())
  }

  @Test func warnings() throws {
    let page = EPUBBuilder.page("<p>東京</p>")
    var builder = EPUBBuilder()
    builder.metadata += "<meta property=\"rendition:layout\">pre-paginated</meta>"
    builder.add("a.xhtml", page)
    builder.add("b.xhtml", page)
    builder.spine = "<itemref idref=\"b.xhtml\" properties=\"rendition:layout-reflowable\"/>"
    var result = try annotator().annotate(builder.bytes())
    #expect(
      result.warnings.map(\.code) == [.fixedLayout] && result.warnings[0].path == "OPS/a.xhtml")
    #expect(result.entries.count == 2)

    builder = EPUBBuilder()
    builder.add("a.xhtml", page)
    builder.add("a.xhtml", page)
    builder.add("b.xhtml", page)
    result = try annotator().annotate(builder.bytes())
    #expect(result.entries.map(\.path) == ["OPS/b.xhtml"], "which of two is ambiguous")
    #expect(result.warnings.first?.code == .duplicateEntry)

    builder = EPUBBuilder()
    builder.add("a.xhtml", page)
    builder.archive.entries.removeLast()
    result = try annotator().annotate(builder.bytes())
    #expect(result.bytes == builder.bytes() && result.warnings.map(\.code) == [.missingEntry])
    #expect(
      result.warnings[0].description == "OPS/a.xhtml: the archive lacks an entry of the manifest")
  }

  @Test func encodings() throws {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", "")
    builder.add("b.xhtml", "")
    let page = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n" + EPUBBuilder.page("<p>東京</p>")
    builder.archive.entries[1].content =
      [0xFF, 0xFE] + page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    builder.archive.entries[2].content =
      Array("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><html><body><p>".utf8)
      + [0x93, 0x8C, 0x8B, 0x9E] + Array("</p></body></html>".utf8)
    let annotator = try annotator()
    let result = try annotator.annotate(builder.bytes())
    #expect(result.counts.annotated == 2)
    #expect(try annotator.removingAnnotations(from: result.bytes).bytes == builder.bytes())
  }

  @Test func protectedBooks() throws {
    func encryption(_ algorithm: String) -> String {
      "<encryption><EncryptedData><EncryptionMethod Algorithm=\"\(algorithm)\"/></EncryptedData>"
        + "</encryption>"
    }
    let rows: [(path: String, content: String, isProtected: Bool)] = [
      ("META-INF/encryption.xml", encryption("http://www.idpf.org/2008/embedding"), false),
      ("META-INF/encryption.xml", encryption("http://ns.adobe.com/pdf/enc#RC"), false),
      ("META-INF/encryption.xml", encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc"), true),
      ("META-INF/rights.xml", "<rights/>", true), ("META-INF/sinf.xml", "", true),
      ("META-INF/signatures.xml", "", false),
    ]
    for row in rows {
      var builder = EPUBBuilder()
      builder.add("a.xhtml", EPUBBuilder.page("<p>東京</p>"))
      builder.archive.entries.append(ArchiveBuilder.Entry(row.path, row.content))
      let annotator = try annotator()
      let bytes = builder.bytes()
      if row.isProtected {
        let error = #expect(throws: DocumentError.self) { try annotator.annotate(bytes) }
        #expect(error?.code == .documentEncrypted && error?.path == row.path)
      } else {
        #expect(try annotator.annotate(bytes).counts.annotated == 1, "\(row.path)")
      }
    }
  }

  @Test func readingsOfOneEntryAreUsedInOthers() throws {
    let ruby = "<ruby>早苗<rt>はなえ</rt></ruby>"
    var builder = EPUBBuilder()
    for (name, body) in [("a", "<p>早苗</p>"), ("b", "<p>\(ruby)</p>"), ("c", "<p>早苗</p>")] {
      builder.add("\(name).xhtml", EPUBBuilder.page(body))
    }
    let original = builder.bytes()
    let given = "<ruby class=\"jptok\">早苗<rt>はなえ</rt></ruby>"
    for (use, expected) in [
      (GivenReadingUse.document, [true, true]), (.preceding, [false, true]),
      (.sameWord, [false, false]),
    ] {
      for annotation in [AnnotationOptions.Annotation.furigana, .romaji] {
        var annotator = try annotator {
          $0.givenReadings = use
          $0.annotation = annotation
        }
        let result = try annotator.annotate(original)
        if annotation == .furigana {
          for (name, isGiven) in zip(["a", "c"], expected) {
            let text = try content(result.bytes, "OPS/\(name).xhtml")
            #expect(text.contains(given) == isGiven, "\(use): \(name)")
          }
        }
        annotator.threadCount = 8
        #expect(try annotator.annotate(original).bytes == result.bytes, "\(use), on threads")
        #expect(try annotator.removingAnnotations(from: result.bytes).bytes == original, "\(use)")
      }
    }
  }

  @Test func theNumberOfThreadsDoesNotMatter() throws {
    var builder = EPUBBuilder()
    for number in 0..<40 {
      let body = "<p>東京\(String(repeating: "大阪へ行く", count: number * 7 % 11))</p>"
      builder.add(
        "\(number).xhtml", EPUBBuilder.page(body),
        setting: number % 3 == 0 ? nil : DeflateSetting.all[number % 5])
    }
    let original = builder.bytes()
    for occurrences in [WordSelection.Occurrences.all, .document] {
      var annotator = try annotator { $0.words.occurrences = occurrences }
      let result = try annotator.annotate(original)
      annotator.threadCount = 8
      let parallel = try annotator.annotate(original)
      #expect(parallel.bytes == result.bytes && parallel.entries == result.entries)
      #expect(parallel.counts == result.counts && result.counts.annotated > 0)
      #expect(try annotator.removingAnnotations(from: parallel.bytes).bytes == original)
    }
    // The first damaged entry is reported, on any number of threads.
    var damaged = builder
    for number in [17, 31] { damaged.archive.entries[number + 1].data = [0xFF] }
    for (threads, use) in [(1, GivenReadingUse.document), (8, .document), (8, .sameWord)] {
      var annotator = try annotator { $0.givenReadings = use }
      annotator.threadCount = threads
      let error = #expect(throws: DocumentError.self) { try annotator.annotate(damaged.bytes()) }
      #expect(error?.path == "OPS/17.xhtml")
    }
  }

  /// The characters of insertions that an encoding lacks are references in pages of EPUB 2.
  @Test func pagesInOtherEncodings() throws {
    for annotation in AnnotationOptions.Annotation.allCases where annotation != .none {
      var builder = EPUBBuilder()
      builder.version = "2.0"
      builder.add("a.xhtml", "")
      let page = EPUBBuilder.page("<p>&#x6771;&#x4EAC;&#x3078;&#x884C;&#x304F;</p>")
        .replacing("東京", with: "Tokyo")
      let declaration = "<?xml version='1.0' encoding='windows-1252'?>"
      builder.archive.entries[1].content = Array((declaration + page).utf8)
      let original = builder.bytes()
      let annotator = try annotator { $0.annotation = annotation }
      let result = try annotator.annotate(original)
      #expect(result.counts.annotated > 0 || annotation == .language, "\(annotation)")
      #expect(
        try annotator.removingAnnotations(from: result.bytes).bytes == original, "\(annotation)")
    }
  }
}
