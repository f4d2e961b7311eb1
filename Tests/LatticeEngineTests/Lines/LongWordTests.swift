import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests words of the maximum length the compiler accepts, and surfaces that never end.
@Suite struct LongWordTests {
  @Test(arguments: [100, 1_000]) func aLongWordIsAWord(_ count: Int) throws {
    let word = String(repeating: "ぬ", count: count)
    let directory = try temporaryDirectory()
    let path = directory.file("user.dic")
    let rows = [
      DictionaryRow(
        surface: word, leftID: 1, rightID: 1, cost: -9_000,
        feature: "名詞,一般,*,*,*,*,\(count),ヌ,ヌ")
    ]
    try DictionaryCompiler(systemDictionary: MiniDictionary.directory())
      .writeUserDictionary(rows: rows, to: path)
    let model = try LatticeModel(
      dictionary: MiniDictionary.directory(), userDictionaries: [path])
    let words = try BestPathFinder(model: model).withBestPath(of: word + "も") { path in
      path.map { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
    }
    #expect(words == [[0, 3 * count], [3 * count, 3 * count + 3]])
  }

  /// In a damaged file an edge may lead back to its own node; it is followed up to the maximum word
  /// length.
  @Test func aSurfaceWithoutAnEnd() throws {
    let table = try CharacterTable(path: MiniDictionary.directory() + "/char.bin")
    let character: UInt32 = 0x3042
    let edge = WordTrie.Edge(first: UInt64(character), second: 0).with(
      EdgeTableBuilder.ChildTable(start: 0, size: EdgeTableSize(atLeast: 1), filter: .max))
    var root = [UInt64](repeating: 0, count: 2 * WordTrie.rootSize)
    root[2 * Int(character)] = edge.first
    root[2 * Int(character) + 1] = edge.second
    for (count, isTooLong) in [(1_000, false), (32_767, false), (32_768, true), (40_000, true)] {
      let line = Array(String(repeating: "あ", count: count).utf8)
      let matchLength = root.withUnsafeBufferPointer { root in
        [edge.first, edge.second].withUnsafeBufferPointer { edges in
          line.withUnsafeBufferPointer { line in
            maximumMatchLength(root, edges, line, CharacterClasses(table))
          }
        }
      }
      #expect((matchLength == .max) == isTooLong, "\(count) characters")
    }
  }

  private func maximumMatchLength(
    _ root: UnsafeBufferPointer<UInt64>, _ edges: UnsafeBufferPointer<UInt64>,
    _ line: UnsafeBufferPointer<UInt8>, _ classes: CharacterClasses
  ) -> Int {
    guard let rootStart = root.baseAddress, let edgeStart = edges.baseAddress else { return 0 }
    let trie = WordTrie(
      root: Table(rootStart, count: root.count), astral: .none,
      edges: Table(edgeStart, count: edges.count), words: Table(edgeStart, count: edges.count))
    var units = LineUnits()
    units.decode(line, classes)
    var matches = Matches()
    var search = TrieSearch()
    matches.begin(0..<3)
    search.search(trie, source: 0, 0..<3, of: units, into: &matches)
    matches.sortByStart()
    return matches.maximumLength
  }
}
