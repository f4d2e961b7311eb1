#if LibMeCab
import LatticeEngine
import MeCab
import TestSupport
import Testing

/// Tests texts that end in white space, after which libmecab itself would look for words, outside
/// of the text.
@Suite struct TextEndTests {
  private static let rows: [(text: String, words: [String], why: String)] = [
    ("東京へ ", ["東京", "へ"], "a space"),
    ("東京へ \t ", ["東京", "へ"], "several, of several kinds"),
    ("東京へ\n", ["東京", "へ"], "a line end"),
    ("東京へ\u{3000}", ["東京", "へ", "\u{3000}"], "a word for this dictionary"),
    (" ", [], "nothing else"),
    ("東京へ", ["東京", "へ"], "none"),
    ("", [], "no text"),
  ]

  @Test func noByteAfterTheTextIsRead() async {
    await #expect(processExitsWith: .success) {
      let lattice = Lattice(model: try Model(dictionary: MiniDictionary.directory()))
      var records: [LatticeWord] = []
      for (text, words, why) in TextEndTests.rows {
        try withUnreadableMemory(after: Array(text.utf8)) { bytes in
          try lattice.parse(bytes, into: &records)
          let found = records.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
          #expect(found == words, "\(why)")
        }
      }
    }
  }

  @Test func partsOfATextAreParsedLikeSeparateTexts() throws {
    let text = "東京 東京都 へ 行き まし た コーヒー \t日本語\n𠮷野家 の もも "
    let lattice = Lattice(model: try Model(dictionary: MiniDictionary.directory()))
    var (part, alone): ([LatticeWord], [LatticeWord]) = ([], [])
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      for end in 0...bytes.count where end == bytes.count || bytes[end] & 0xC0 != 0x80 {
        try lattice.parse(UnsafeBufferPointer(rebasing: bytes[..<end]), into: &part)
        try Array(bytes[..<end]).withUnsafeBufferPointer { try lattice.parse($0, into: &alone) }
        #expect(part.map(\.end) == alone.map(\.end), "\(end) bytes")
        #expect(part.map(\.feature) == alone.map(\.feature), "\(end) bytes")
        #expect(part.allSatisfy { 0 <= $0.start && $0.end <= end }, "\(end) bytes")
      }
    }
  }

  @Test func allNodesLieInTheText() throws {
    let lattice = Lattice(model: try Model(dictionary: MiniDictionary.directory()))
    let options = ParseOptions(request: .allMorphs)
    for (text, words, why) in Self.rows {
      let bytes = Array(text.utf8)
      let nodes = try lattice.withBestPath(of: text, options: options) { nodes in
        nodes.map { (range: $0.utf8Range, isBest: $0.isBest) }
      }
      #expect(nodes.allSatisfy { $0.range.upperBound <= bytes.count }, "\(why): \(nodes)")
      let best = nodes.filter(\.isBest).map { String(decoding: bytes[$0.range], as: UTF8.self) }
      #expect(best == words, "\(why)")
    }
  }
}
#endif
