import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests damaged and hostile archives: a typed error or a valid result.
@Suite struct ArchiveDamageTests {
  private let annotator: DocumentAnnotator

  private init(_ annotator: DocumentAnnotator) { self.annotator = annotator }

  init() throws { annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded()) }

  private func outcome(
    _ bytes: [UInt8], _ format: DocumentFormat? = nil
  ) -> Result<AnnotatedDocument, DocumentError> {
    do throws(DocumentError) {
      return .success(try annotator.annotate(bytes, format: format))
    } catch {
      return .failure(error)
    }
  }

  private func error(_ bytes: [UInt8], _ format: DocumentFormat? = nil) -> DocumentError? {
    if case .failure(let error) = outcome(bytes, format) { error } else { nil }
  }

  private static func book() -> EPUBBuilder {
    var builder = EPUBBuilder()
    builder.add("a.xhtml", EPUBBuilder.page("<p>東京へ行く</p>"))
    builder.add("b.xhtml", EPUBBuilder.page("<p>大<b>人</b></p>"), setting: nil)
    builder.archive.entries[1].numbers = .descriptor
    builder.archive.comment = Array("注釈".utf8)
    return builder
  }

  @Test func everyTruncation() throws {
    let bytes = Self.book().bytes()
    for count in 4..<bytes.count {
      for format in [DocumentFormat?.none, .epub, .docx] {
        // Only an error is possible: the end record is at the end.
        let error = error(Array(bytes.prefix(count)), format)
        #expect(error?.code == .archiveDamaged && error?.message.isEmpty == false, "\(count)")
      }
    }
  }

  @Test func randomChanges() throws {
    var random = SeededGenerator(seed: 2828)
    var zip64 = Self.book()
    zip64.archive.hasZip64End = true
    for index in zip64.archive.entries.indices { zip64.archive.entries[index].numbers = .zip64 }
    let originals = [
      Self.book().bytes(), WordBuilder(body: "<w:p><w:r><w:t>東京</w:t></w:r></w:p>").bytes(),
      zip64.bytes(),
    ]
    var (errors, results) = (0, 0)
    for number in 0..<2000 {
      var bytes = originals[number % originals.count]
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = 0
        case 1: bytes[index] = 0xFF
        case 2: bytes[index] ^= 1
        default: bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let format: DocumentFormat = number % 3 == 1 ? .docx : .epub
      switch outcome(bytes, format) {
      case .success(let result):
        results += 1
        // A result is an archive again, with the same entries.
        let before = try ZipArchive(bytes, policy: ArchivePolicy())
        let after = try ZipArchive(result.bytes, policy: ArchivePolicy())
        #expect(before.entries.map(\.name) == after.entries.map(\.name), "\(number)")
        let removed = try annotator.removingAnnotations(from: result.bytes, format: format)
        #expect(
          result.entries.isEmpty ? result.bytes == bytes : removed.bytes == bytes, "\(number)")
      case .failure(let error):
        #expect(!error.message.isEmpty)
        errors += 1
      }
    }
    #expect(errors > 500 && results > 200, "\(errors) errors, \(results) results")
  }

  @Test func errors() throws {
    typealias Change = (inout EPUBBuilder) -> Void
    let rows: [(code: DocumentError.Code, path: String?, why: String, change: Change)] = [
      (
        .archiveDamaged, "OPS/a.xhtml", "a wrong checksum",
        {
          $0.archive.entries[1].data =
            DeflateSetting.standard.compress(
              Array("x".utf8) + $0.archive.entries[1].content.dropFirst())
        }
      ),
      (
        .archiveDamaged, "OPS/a.xhtml", "data that is not DEFLATE",
        {
          $0.archive.entries[1].data = [7, 7, 7]
        }
      ),
      (
        .archiveDamaged, "OPS/b.xhtml", "a stored entry of another size",
        {
          $0.archive.entries[2].data = [7, 7, 7]
        }
      ),
      (
        .documentEncrypted, "OPS/a.xhtml", "an encrypted entry",
        {
          $0.archive.entries[1].flags = 1
        }
      ),
      (.unsupportedCompression, "OPS/a.xhtml", "LZMA", { $0.archive.entries[1].method = 14 }),
      (
        .archiveTooLarge, "OPS/a.xhtml", "a bomb",
        {
          $0.archive.entries[1].content = [UInt8](repeating: 0x20, count: 4 << 20)
        }
      ),
      (
        .archiveTooLarge, "OPS/a.xhtml", "a large entry",
        {
          var random = SeededGenerator(seed: 1)
          $0.archive.entries[1].setting = nil
          $0.archive.entries[1].content = (0..<(2 << 20) / 8).flatMap { _ in
            withUnsafeBytes(of: random.next()) { Array($0) }
          }
        }
      ),
    ]
    for row in rows {
      var builder = Self.book()
      row.change(&builder)
      var annotator = annotator
      annotator.options.archive = ArchivePolicy(
        maximumEntrySize: row.why == "a large entry" ? 1 << 20 : 8 << 20, maximumRatio: 300)
      let tests = Self(annotator)
      let error = tests.error(builder.bytes())
      #expect(error?.code == row.code && error?.path == row.path, "\(row.why): \(error as Any)")
    }
    var builder = Self.book()
    builder.archive.entries[1].content = Array(
      EPUBBuilder.page(String(repeating: "東京", count: 2000)).utf8)
    var limited = annotator
    limited.options.archive.maximumEntrySize = 20_000
    let tooLarge = Self(limited).error(builder.bytes())
    #expect(tooLarge?.code == .archiveTooLarge, "removal could not read the annotated entry")
    // The limit is for the entries that are annotated together.
    var several = EPUBBuilder()
    let page = EPUBBuilder.page("<p>東京</p>")
    for name in ["a", "b", "c"] { several.add("\(name).xhtml", page) }
    var small = annotator
    small.options.archive.maximumTotalSize = 3 * page.utf8.count
    #expect(throws: Never.self) { try small.annotate(several.bytes()) }
    small.options.archive.maximumTotalSize -= 1
    let error = Self(small).error(several.bytes())
    #expect(error?.code == .archiveTooLarge && error?.path == "OPS/c.xhtml")
  }

  @Test func otherArchives() throws {
    func code(_ bytes: [UInt8], _ format: DocumentFormat? = nil) -> DocumentError.Code? {
      error(bytes, format)?.code
    }
    var archive = ArchiveBuilder()
    #expect(code(archive.bytes()) == .unknownFormat, "an empty archive")
    archive.entries = [ArchiveBuilder.Entry("a.html", "<p>東京")]
    #expect(code(archive.bytes()) == .unknownFormat, "an archive of pages")
    #expect(code(archive.bytes(), .epub) == .archiveDamaged, "no container")
    #expect(code(archive.bytes(), .docx) == .archiveDamaged, "no content types")
    archive.entries.append(ArchiveBuilder.Entry("[Content_Types].xml", "<Types/>"))
    #expect(code(archive.bytes()) == .unknownFormat, "no text document")
    archive.entries.append(ArchiveBuilder.Entry("[Content_Types].xml", "<Types/>"))
    #expect(code(archive.bytes()) == .archiveDamaged, "two")
    archive.entries = [ArchiveBuilder.Entry("META-INF/container.xml", "<container/>")]
    #expect(code(archive.bytes()) == .archiveDamaged, "no package document")
    #expect(code(Array("東京".utf8), .epub) == .archiveDamaged, "a text")
    #expect(code(Array("東京".utf8)) == nil, "which is annotated as text")
    #expect(code([], .docx) == .archiveDamaged, "nothing")
  }

  /// Two entries whose headers are the same bytes, as in bombs that overlap.
  @Test func overlappingEntries() throws {
    var bytes = Self.book().bytes()
    let first = try ZipArchive(bytes, policy: ArchivePolicy())
    let (a, b) = (first.entries[1], first.entries[2])
    let field = b.headerOffsetField
    for (index, byte) in field.bytes(of: a.headerOffset).enumerated() {
      bytes[field.offset + index] = byte
    }
    #expect(throws: DocumentError.self) { try ZipArchive(bytes, policy: ArchivePolicy()) }
    #expect(error(bytes)?.code == .archiveDamaged)
  }
}
