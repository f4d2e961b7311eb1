import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests the edits of documents as a sequence.
@Suite struct EditStreamTests {
  private func annotator() throws -> DocumentAnnotator {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded())
  }

  private func edits(
    of bytes: [UInt8], _ format: DocumentFormat? = nil, _ encoding: DocumentEncoding? = nil
  ) async throws -> [DocumentEdit] {
    var edits: [DocumentEdit] = []
    for try await edit in try annotator().edits(of: bytes, format: format, encoding: encoding) {
      edits.append(edit)
    }
    return edits
  }

  @Test(
    arguments: [
      ("", nil), ("<p>東京へ<p>行く", nil), ("東京へ\n行く", .text), ("かな", .text),
    ] as [(String, DocumentFormat?)])
  func editsOfTheDocument(text: String, format: DocumentFormat?) async throws {
    let bytes = Array(text.utf8)
    let expected = try annotator().annotate(bytes, format: format).edits
    #expect(try await edits(of: bytes, format) == expected)
  }

  @Test func offsetsAreThoseOfTheBytes() async throws {
    // へ東京 in Shift_JIS
    let bytes: [UInt8] = [0x82, 0xD6, 0x93, 0x8C, 0x8B, 0x9E]
    let edits = try await edits(of: bytes, .html, .shiftJIS)
    #expect(edits.map(\.range) == [2..<2, 6..<6])
  }

  @Test func archivesAreRefused() async throws {
    await #expect(throws: DocumentError.self) { try await edits(of: [], .epub) }
  }

  @Test func aSequenceMayBeLeftEarly() async throws {
    let bytes = Array(String(repeating: "<p>東京へ行く</p>", count: 2_000).utf8)
    var count = 0
    for try await _ in try annotator().edits(of: bytes) {
      count += 1
      if count == 3 { break }
    }
    #expect(count == 3)
  }
}
