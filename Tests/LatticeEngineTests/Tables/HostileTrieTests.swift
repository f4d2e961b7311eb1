import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests trie images that are made to mislead: each number is wrong in the most harmful way.
@Suite struct HostileTrieTests {
  private static let rootEdge = 128 + 16 * 0x3082  // も
  private static let edges = 128 + (16 << 16)
  private static let character: UInt64 = 0x3082
  /// The first integer of an edge with children, without words, and the second one with a filter
  /// that admits all characters.
  private static let parent: UInt64 = character | 1 << 30
  private static let children: UInt64 = 0xFFFF_FFFF << 32 | 1 << 31

  /// The values of the edge from the root on も, and of the first edge after it if that is changed.
  private struct Edges {
    var first: UInt64
    var second: UInt64 = 0
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
    let leaf = Self.character
    let (parent, children) = (Self.parent, Self.children)
    let word: UInt64 = 1 << 32
    let overflow: UInt64 = 1 << 31
    let table: [(edges: Edges, why: String)] = [
      (Edges(first: leaf | entries << 40), "no words, after the last"),
      (Edges(first: leaf | entries << 40 | word), "a word after the last"),
      (Edges(first: leaf | (entries - 1) << 40 | 0xFF << 32), "255 words from the last on"),
      (Edges(first: leaf | 0xFF_FFFF << 40 | 0xFF << 32), "words far outside"),
      (Edges(first: leaf | word, second: leaf | word), "an edge from the root with two characters"),
      (Edges(first: leaf | overflow | word), "an overflow at the root"),
      (Edges(first: parent, second: children | 0x7FFF_FFFF), "children far outside"),
      (Edges(first: parent | 0x1FF << 21, second: children), "more children than there are edges"),
      (Edges(first: parent | 12 << 21, second: children | 3), "children shared with other nodes"),
      (
        Edges(first: parent | word, second: children, next: (parent | word, children)),
        "a child that is its own child: surfaces as long as the line"
      ),
      (
        Edges(
          first: parent | word, second: children,
          next: (parent | word | overflow, children | 0x7FFF_FFFF)),
        "overflow without a next bucket, and children far outside"
      ),
      (
        Edges(first: parent, second: children, next: (leaf | word, leaf | word)),
        "a bucket with the same character twice"
      ),
      (
        Edges(first: parent, second: children, next: (0x1F_FFFF | word, 0x1F_FFFF | word)),
        "children on an invalid character"
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
