/// The surfaces of a lexicon as a tree of characters, and the words of each.
///
/// The children of a node are a small hash table of their own, found from the edge that leads to
/// the node; a filter of 32 bits in the edge tells of most characters that no child has them,
/// without a look at memory. Edges from the root are found by the character itself.
///
/// An edge is two integers. The first: the character (bits 0–20), the logarithm of the size of the
/// child table (21–25), the filter (32–63). The second: the start of the child table (0–31), how
/// many words the surface that ends here has (32–39), the first of them (40–63). Free edges are 0.
///
/// Nothing of it has to be right for a look-up to be safe: starts and numbers are checked when they
/// are used. `@unchecked Sendable`: immutable memory that belongs to the owner of the trie.
struct WordTrie: @unchecked Sendable {
  /// The characters the root has an edge for; those above are in a child table.
  static let rootSize = 1 << 16
  /// As far behind the place its hash says a child may be, so that a damaged file cannot make
  /// look-ups search tables of any size.
  static let longestProbe = 255

  /// Edges from the root, by character; two integers each.
  let root: Table<UInt64>
  /// The edge behind which are the surfaces that start with a character above U+FFFF.
  let astral: Edge
  /// All child tables; two integers an edge.
  let edges: Table<UInt64>
  /// Words (see ``Word``); those of a surface start at the number of its first entry.
  let words: Table<UInt64>
  private let lastEdge: Int

  init(root: Table<UInt64>, astral: Edge, edges: Table<UInt64>, words: Table<UInt64>) {
    self.root = root
    self.astral = astral
    // Where no surface has a second character, the free edge over NUL stands for all.
    self.edges = edges.count > 1 ? edges : Table(root.start, count: 2)
    self.words = words
    lastEdge = self.edges.count / 2 - 1
  }

  /// An edge of the tree.
  struct Edge: BitwiseCopyable {
    let first: UInt64
    let second: UInt64

    static var none: Edge { Edge(first: 0, second: 0) }

    /// The character, 0 if the edge is free.
    var character: UInt32 { UInt32(truncatingIfNeeded: first) & 0x1F_FFFF }

    /// The child table behind it: the number of its first edge, and its size less one.
    var firstChild: Int { Int(second & 0xFFFF_FFFF) }
    var mask: Int { 1 &<< Int(truncatingIfNeeded: first &>> 21 & 31) &- 1 }

    /// The number of the edge that the character of a hash should have.
    @inline(__always)
    func slot(_ hash: UInt32) -> Int {
      firstChild &+ Int(truncatingIfNeeded: UInt64(hash) &>> (32 &- (first &>> 21 & 31)))
    }

    /// First word and number of words, as ``WordTrie/packed(first:count:)`` has them; 0 for none.
    var words: UInt32 { UInt32(truncatingIfNeeded: second &>> 32) }

    /// Whether there may be a child with the character of this hash.
    @inline(__always)
    func mayHaveChild(_ hash: UInt32) -> Bool {
      first &>> (32 | UInt64(truncatingIfNeeded: hash & 31)) & 1 != 0
    }
  }

  /// The number of words in the low 8 bits, the first above.
  static func packed(first: Int, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first) &<< 8 | UInt32(truncatingIfNeeded: count)
  }

  /// Spreads characters over child tables (its highest bits) and filters (its lowest five).
  @inline(__always)
  static func hash(_ character: UInt32) -> UInt32 { character &* 0x9E37_79B1 }

  /// The edge from the root over a character.
  @inline(__always)
  func edge(_ character: UInt32) -> Edge {
    guard character < UInt32(Self.rootSize) else { return astralEdge(character) }
    let index = Int(character) &* 2
    return Edge(first: root[index], second: root[index &+ 1])
  }

  @inline(never)
  private func astralEdge(_ character: UInt32) -> Edge {
    let hash = Self.hash(character)
    guard character != LineUnits.noCharacter, astral.mayHaveChild(hash) else { return .none }
    let found = edge(at: astral.slot(hash))
    if found.character == character || found.character == 0 { return found }
    return edge(over: character, behind: astral.slot(hash), astral.firstChild, mask: astral.mask)
  }

  /// The edge with a number.
  @inline(__always)
  func edge(at slot: Int) -> Edge {
    // There are higher numbers only in damaged files.
    let index = 2 &* min(slot, lastEdge)
    return Edge(first: edges[index], second: edges[index &+ 1])
  }

  /// The edge over a character in a child table, given that another one is where it should be; with
  /// another character if there is none.
  @inline(never)
  func edge(over character: UInt32, behind slot: Int, _ first: Int, mask: Int) -> Edge {
    var offset = slot &- first
    var probes = min(mask, Self.longestProbe)
    while probes > 0 {
      probes &-= 1
      offset = (offset &+ 1) & mask
      let found = edge(at: first &+ offset)
      if found.character == character || found.character == 0 { return found }
    }
    return .none
  }
}
