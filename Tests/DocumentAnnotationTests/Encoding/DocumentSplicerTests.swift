import Foundation
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests edits of documents in their own encoding.
@Suite struct DocumentSplicerTests {
  private static let encodings: [(encoding: DocumentEncoding, foundation: String.Encoding)] = [
    (.utf8, .utf8), (.utf16LittleEndian, .utf16LittleEndian),
    (.utf16BigEndian, .utf16BigEndian), (.shiftJIS, .shiftJIS), (.iso2022JP, .iso2022JP),
  ]

  private func splice(
    _ source: SourceText, _ edits: [DocumentEdit]
  ) -> (bytes: [UInt8], edits: [DocumentEdit]) {
    var splicer = DocumentSplicer(source)
    var (output, made) = ([UInt8](), [DocumentEdit]())
    splicer.append(edits, to: &output) { made.append($0) }
    splicer.finish(to: &output)
    return (output, made)
  }

  @Test func rangesAreThoseOfTheOriginal() {
    typealias Row = (
      bytes: [UInt8], encoding: DocumentEncoding, text: Range<Int>, bytesRange: Range<Int>,
      why: String
    )
    let rows: [Row] = [
      ([0x93, 0x8C, 0x61], .shiftJIS, 3..<3, 2..<2, "after a kanji of three bytes in UTF-8"),
      ([0x93, 0x8C, 0x61], .shiftJIS, 0..<3, 0..<2, "a kanji that is removed"),
      ([0x93, 0x8C, 0x61], .shiftJIS, 3..<4, 2..<3, "the last character"),
      ([0x71, 0x67, 0x61, 0], .utf16LittleEndian, 4..<4, 4..<4, "at the end"),
      ([], .eucJP, 0..<0, 0..<0, "in nothing"), ([0xFF], .utf8, 1..<1, 1..<1, "invalid UTF-8"),
    ]
    for row in rows {
      let source = SourceText(row.bytes, encoding: row.encoding)
      let result = splice(source, [DocumentEdit(range: row.text, text: "")])
      #expect(result.edits.map(\.range) == [row.bytesRange], "\(row.why)")
      var expected = row.bytes
      expected.removeSubrange(row.bytesRange)
      #expect(result.bytes == expected, "\(row.why)")
    }
  }

  @Test func escapeSequencesOfInsertions() {
    // a東a in ISO-2022-JP
    let document = Array("a\u{1B}$BEl\u{1B}(Ba".utf8)
    let rows: [(offset: Int, text: String, result: String, why: String)] = [
      (1, "x", "ax\u{1B}$BEl\u{1B}(Ba", "ASCII before the sequence that selects kanji"),
      (1, "京", "a\u{1B}$B5~El\u{1B}(Ba", "kanji after it"),
      (4, "京", "a\u{1B}$BEl5~\u{1B}(Ba", "kanji before the sequence that returns"),
      (4, "x", "a\u{1B}$BEl\u{1B}(Bxa", "ASCII after it"),
      (0, "京", "\u{1B}$B5~\u{1B}(Ba\u{1B}$BEl\u{1B}(Ba", "kanji in ASCII"),
      (5, "京", "a\u{1B}$BEl\u{1B}(Ba\u{1B}$B5~\u{1B}(B", "at the end, which is ASCII (RFC 1468)"),
      (4, "京x", "a\u{1B}$BEl5~\u{1B}(Bx\u{1B}(Ba", "both"),
    ]
    for row in rows {
      let source = SourceText(document, encoding: .iso2022JP)
      let edit = DocumentEdit(range: row.offset..<row.offset, text: row.text)
      let bytes = splice(source, [edit]).bytes
      // Whether a redundant sequence is written does not matter, what is read does.
      var expected = Array(source.string.unicodeScalars)
      let index = row.offset < 4 ? row.offset : row.offset - 2
      expected.insert(contentsOf: row.text.unicodeScalars, at: index)
      let read = SourceText(bytes, encoding: .iso2022JP).string
      #expect(Array(read.unicodeScalars) == expected, "\(row.why)")
      guard row.text.count == 1, row.offset != 5 else { continue }
      #expect(String(decoding: bytes, as: UTF8.self) == row.result, "\(row.why)")
    }
  }

  @Test func insertionPoints() {
    var gap = CharacterGap(at: 3)
    #expect(
      gap.insertionPoint(for: "a") == (3, .ascii) && gap.insertionPoint(for: "東") == (3, .ascii))
    (gap.end, gap.endSet) = (6, .kanji)
    #expect(gap.insertionPoint(for: "a") == (3, .ascii))
    #expect(gap.insertionPoint(for: "東") == (6, .kanji))
    #expect(gap.insertionPoint(for: "\u{7F}") == (3, .ascii))
    #expect(gap.insertionPoint(for: nil) == (3, .ascii), "no text")
    (gap.startSet, gap.endSet) = (.kanji, .ascii)
    #expect(gap.insertionPoint(for: "a") == (6, .ascii))
    #expect(gap.insertionPoint(for: "東") == (3, .kanji))
  }

  /// Random insertions and removals in every encoding change the text as they would change a string.
  ///
  /// Adjacent removals are one edit (``Array/appendRemoval(of:)``).
  @Test func editsOfRandomTexts() throws {
    var random = SeededGenerator(seed: 2803)
    let alphabet = Array("ab<\n東京行ぁん。、".unicodeScalars)
    func text(_ maximum: Int) -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...maximum, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      }
    }
    func string(_ scalars: [Unicode.Scalar]) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    for number in 0..<1500 {
      let (encoding, foundation) = Self.encodings[number % Self.encodings.count]
      let original = text(12)
      let data = try #require(string(original).data(using: foundation))
      let source = SourceText(Array(data), encoding: encoding)
      #expect(source.string == string(original))
      let offsets = original.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF8.width($1)) }
      var edits: [DocumentEdit] = []
      var (expected, index) = ([Unicode.Scalar](), 0)
      for _ in 0..<3 {
        let first = edits.last.map { $0.range.isEmpty ? index : index + 1 } ?? 0
        guard first <= original.count else { break }
        let start = Int.random(in: first...original.count, using: &random)
        let isRemoval = Bool.random(using: &random)
        let end = isRemoval ? Int.random(in: start...original.count, using: &random) : start
        let inserted = start == end ? text(3) : []
        edits.append(DocumentEdit(range: offsets[start]..<offsets[end], text: string(inserted)))
        expected += original[index..<start] + inserted
        index = end
      }
      expected += original[index...]
      let result = splice(source, edits)
      #expect(
        encoding.text(of: result.bytes) == string(expected),
        "\(encoding) \(string(original).debugDescription) \(edits)")
      // The edits are in order and do not overlap.
      var last = 0
      for edit in result.edits {
        #expect(edit.range.lowerBound >= last && edit.range.upperBound <= data.count)
        last = edit.range.upperBound
      }
    }
  }

  /// What is inserted and removed again leaves the original bytes.
  @Test func insertionsAreRemoved() throws {
    var random = SeededGenerator(seed: 2804)
    for (encoding, foundation) in Self.encodings {
      for text in ["", "東京へaへ行く\n", "abc", "東", "a東", "東a"] {
        let original = Array(try #require(text.data(using: foundation)))
        let source = SourceText(original, encoding: encoding)
        let boundaries = text.unicodeScalars.reduce(into: [0]) {
          $0.append(($0.last ?? 0) + UTF8.width($1))
        }
        for insertion in ["[とうきょう]", "x", "《か》", "か1か"] {
          let offset = boundaries.randomElement(using: &random) ?? 0
          let edit = DocumentEdit(range: offset..<offset, text: insertion)
          let changed = SourceText(splice(source, [edit]).bytes, encoding: encoding)
          let removal = DocumentEdit(range: offset..<offset + insertion.utf8.count, text: "")
          #expect(splice(changed, [removal]).bytes == original, "\(encoding) \(text) \(insertion)")
        }
      }
    }
  }
}
