import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests the offsets, the lines and the confidence of differences between readings.
@Suite struct ReadingCheckerTests {
  private func differences(
    _ bytes: [UInt8], _ encoding: DocumentEncoding = .utf8, path: String? = nil
  ) throws -> [ReadingDifference] {
    let source = SourceText(bytes, encoding: encoding)
    var checker = ReadingChecker(tokenizer: try Tokenizer.embedded(), source: source, path: path)
    return source.utf8.withUnsafeBufferPointer { bytes in
      var reader = AozoraPassageReader(bytes)
      var differences: [ReadingDifference] = []
      while reader.next() { differences += checker.differences(in: reader.passage) }
      return differences
    }
  }

  @Test(arguments: [
    ("\n", 2), ("\r\n", 2), ("\r", 2), ("\n\n", 3), ("\r\r\n\n", 4), ("\n\r", 3), ("", 1),
  ])
  func lines(before: String, line: Int) throws {
    let text = "\(before)学校《せんせい》へ"
    let found = try differences(Array(text.utf8))
    #expect(found.map(\.line) == [line])
    #expect(found.map(\.offset) == [before.utf8.count])
  }

  @Test func severalInOrder() throws {
    let found = try differences(Array("学校《せんせい》\r\n先生《がっこう》と学校《せんせい》".utf8))
    #expect(found.map(\.line) == [1, 2, 2])
    #expect(found.map(\.base) == ["学校", "先生", "学校"])
    #expect(found.map(\.offset) == [0, 26, 53])
  }

  /// Offsets are those of the bytes of the document: a kanji of Shift_JIS has two.
  @Test func offsetsInShiftJIS() throws {
    let school: [UInt8] = [0x8A, 0x77, 0x8D, 0x5A]
    // 《せんせい》
    let ruby: [UInt8] = [0x81, 0x73, 0x82, 0xB9, 0x82, 0xF1, 0x82, 0xB9, 0x82, 0xA2, 0x81, 0x74]
    let found = try differences(school + [0x0D, 0x0A] + school + ruby, .shiftJIS, path: "a.txt")
    #expect(found.map(\.offset) == [6])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.given == "せんせい" && found.first?.expected == "がっこう")
    #expect(found.first?.path == "a.txt")
    #expect(found.first?.confidence == .high)
  }

  @Test func invalidTextIsNotCompared() throws {
    #expect(try differences([0xFF] + Array("学校《せんせい》".utf8)).isEmpty)
    #expect(try differences([]).isEmpty)
    #expect(try differences(Array("学校《せんせい》".utf8) + [0x0A, 0xFF]).count == 1, "its line only")
  }
}
