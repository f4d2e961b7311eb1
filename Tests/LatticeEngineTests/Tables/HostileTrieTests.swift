import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests trie images that are made to mislead: each number is wrong in the most harmful way.
@Suite struct HostileTrieTests {
  private static let rootEdge = 128 + 16 * 0x3082  // も
  private static let edges = 128 + (16 << 16)
  private static let filter: UInt64 = 0xFFFF_FFFF << 32
  private static let character: UInt64 = 0x3082

  /// The values of the edge from the root on も, and of the first edge after it if that is changed.
  private struct Edges {
    var first = HostileTrieTests.character
    var second: UInt64
    var next: (first: UInt64, second: UInt64)?

    func write(to bytes: inout [UInt8]) {
      var values = [
        (HostileTrieTests.rootEdge, first), (HostileTrieTests.rootEdge + 8, second),
      ]
      if let next {
        values += [
          (HostileTrieTests.edges, next.first), (HostileTrieTests.edges + 8, next.second),
        ]
      }
      for (offset, value) in values {
        for byte in 0..<8 { bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
      }
    }
  }

  @Test func numbersThatPointOutside() throws {
    let directory = try TableFixtures.dictionary(compiled: true)
    let bytes = try contents(ofFile: directory.file("words.trie"))
    let entries = UInt64(try DictionaryFile(path: directory.file("sys.dic")).entryCount)
    let cycle = Self.character | Self.filter
    let word: UInt64 = 1 << 32
    let table: [(edges: Edges, why: String)] = [
      (Edges(second: entries << 40), "no words, after the last"),
      (Edges(second: entries << 40 | word), "a word after the last"),
      (Edges(second: (entries - 1) << 40 | 0xFF << 32), "255 words from the last on"),
      (Edges(second: 0xFF_FFFF << 40 | 0xFF << 32), "words far outside"),
      (Edges(first: cycle, second: 0xFFFF_FFFF), "children far outside"),
      (Edges(first: cycle | 31 << 21, second: 0), "more children than there are edges"),
      (Edges(first: cycle | 12 << 21, second: 3), "children shared with other nodes"),
      (
        Edges(first: cycle, second: word, next: (cycle, word)),
        "a child that is its own child: surfaces as long as the line"
      ),
      (
        Edges(first: cycle, second: 0, next: (Self.filter | 0x1F_FFFF, word)),
        "a child on an invalid character"
      ),
    ]
    let lines =
      TableFixtures.lines + [
        Array(String(repeating: "も", count: 1_500).utf8), Array("もも".utf8) + [0xE3, 0x82],
      ]
    for (edges, why) in table {
      var hostile = bytes
      edges.write(to: &hostile)
      try directory.write(hostile, to: "words.trie")
      let model = try LatticeModel(dictionary: directory.path)
      #expect(model.trieOrigin == "beside the dictionary", "\(why)")
      let finder = BestPathFinder(model: model)
      for line in lines {
        var end = 0
        for word in try finder.found(in: line) {
          #expect(word.range.lowerBound >= end && word.range.upperBound <= line.count, "\(why)")
          end = word.range.upperBound
        }
        #expect(end > line.count - 4, "\(why): the whole line is in words")
      }
    }
  }
}
