import Testing

@testable import LatticeEngine

/// Tests that lookups find the edges that were placed, and no others.
@Suite struct EdgeTableBuilderTests {
  /// Characters with the same hash in all bits that select a bucket or a filter bit of small tables
  /// do not exist, so tables are made large to have many collisions.
  private static func children(_ count: Int, parentEvery step: Int) -> [TrieChild] {
    (0..<count).map {
      TrieChild(
        character: UInt32(0x3041 + 7 * $0), left: Int32($0), right: Int32($0 + 1), width: 3,
        hasChildren: $0 % step == 0)
    }
  }

  /// Appends a table for each list of children, and looks up every character in every table.
  private static func check(_ lists: [[TrieChild]], _ comment: Comment) throws {
    var builder = EdgeTableBuilder()
    var tables: [EdgeTableBuilder.ChildTable] = []
    for list in lists {
      var children = ReusableBuffer<TrieChild>(minimumCapacity: list.count)
      for (index, child) in list.enumerated() { children.view[index] = child }
      let appended = builder.append(children.view, 0..<list.count)
      let table = try #require(appended, comment)
      for child in list {
        let location = builder.location(of: child.character, in: table)
        builder.setWords(child.character << 8 | 1, at: location)
      }
      tables.append(table)
    }
    let root = ReusableBuffer<UInt64>(zeroed: 2 * WordTrie.rootSize)
    let edges = builder.edges.view
    let trie = WordTrie(
      root: Table(root.start, count: 2 * WordTrie.rootSize), astral: .none,
      edges: Table(edges.start, count: builder.count), words: Table(root.start, count: 1))
    for (list, table) in zip(lists, tables) {
      let parent = WordTrie.Edge.none.with(table)
      let expected = Dictionary(uniqueKeysWithValues: list.map { ($0.character, $0) })
      for character in UInt32(0x3000)..<0x9FFF {
        let edge = trie.child(of: parent, character: character)
        #expect((edge != nil) == (expected[character] != nil), comment)
        guard let edge, let child = expected[character] else { continue }
        #expect(edge.words == character << 8 | 1, comment)
        #expect(edge.hasChildren == child.hasChildren, comment)
      }
    }
    withExtendedLifetime(root) {}
  }

  @Test(arguments: [1, 2, 3, 4, 9, 17, 100, 1_000, 3_500], [1, 2, 5, 10_000])
  func allChildrenAreFound(count: Int, step: Int) throws {
    var children = Self.children(count, parentEvery: step)
    if step == 10_000 { children[0].hasChildren = false }
    try Self.check([children], "\(count) children, every \(step)th with children")
  }

  @Test func onlyChildrenShareBuckets() throws {
    let lists = Self.children(64, parentEvery: 1).map { child in
      var leaf = child
      leaf.hasChildren = false
      return [leaf]
    }
    try Self.check(lists, "different leaves")
    try Self.check(lists.flatMap { [$0, $0] }, "each leaf twice, which has the same filter")
    var builder = EdgeTableBuilder()
    for list in lists {
      let children = ReusableBuffer<TrieChild>(minimumCapacity: 1)
      children.view[0] = list[0]
      _ = builder.append(children.view, 0..<1)
    }
    let count = builder.count
    #expect(count < 2 * lists.count * 3 / 4, "\(count) integers")
  }

  @Test func onlyCharactersOfTheTableAreFoundAboveTheRoot() throws {
    // U+20BD7 has the filter bit and the bucket of U+20BB7.
    for characters in [[0x20BB7], [0x20BB7, 0x29E3D], [0x1F600, 0x20BB7, 0x20BD7, 0x2A6B2]] {
      var builder = EdgeTableBuilder()
      let children = ReusableBuffer<TrieChild>(minimumCapacity: characters.count)
      for (index, character) in characters.enumerated() {
        children.view[index] = TrieChild(
          character: UInt32(character), left: Int32(index), right: Int32(index + 1), width: 4,
          hasChildren: false)
      }
      let appended = builder.append(children.view, 0..<characters.count)
      let table = try #require(appended)
      for character in characters {
        let location = builder.location(of: UInt32(character), in: table)
        builder.setWords(UInt32(character) << 8 | 1, at: location)
      }
      let root = ReusableBuffer<UInt64>(zeroed: 2 * WordTrie.rootSize)
      let trie = WordTrie(
        root: Table(root.start, count: 2 * WordTrie.rootSize),
        astral: WordTrie.Edge.none.with(table),
        edges: Table(builder.edges.view.start, count: builder.count),
        words: Table(root.start, count: 1))
      for character in UInt32(0x1F000)..<0x2FFFF {
        let expected = characters.contains(Int(character)) ? character << 8 | 1 : 0
        #expect(trie.edge(character).words == expected, "U+\(String(character, radix: 16))")
      }
      withExtendedLifetime(root) {}
    }
  }
}
