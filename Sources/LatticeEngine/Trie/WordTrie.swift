/// The surfaces of a lexicon as a trie of characters, with the words of each surface.
///
/// The children of a node are in a small hash table, located by the edge that leads to the node; a
/// 32-bit filter in the edge rules out most characters without a memory access. Edges from the root
/// are indexed by character.
///
/// An edge consists of two integers. The first contains the character (bits 0–20), the logarithm of
/// the size of the child table (21–25) and the filter (32–63). The second contains the start of the
/// child table (0–31), the number of words of the surface that ends here (32–39) and the index of
/// the first of them (40–63). Free edges are 0.
///
/// Lookups are safe even if the data is damaged: offsets and counts are checked when they are used.
/// `@unchecked Sendable`: the memory is immutable and owned by the owner of the trie.
struct WordTrie: @unchecked Sendable {
  /// The number of characters with an edge at the root; those above are in a child table.
  static let rootSize = 1 << 16
  /// The maximum distance of a child from the slot of its hash, so that a damaged file cannot cause
  /// searches through tables of any size.
  static let maximumProbeCount = 255

  /// The edges from the root by character, two integers each.
  let root: Table<UInt64>
  /// The edge to the surfaces that start with a character above U+FFFF.
  let astral: Edge
  /// The edges of all child tables, two integers each.
  let edges: Table<UInt64>
  /// The words (see ``Word``); those of a surface start at the index of its first entry.
  let words: Table<UInt64>
  private let lastEdge: Int

  init(root: Table<UInt64>, astral: Edge, edges: Table<UInt64>, words: Table<UInt64>) {
    self.root = root
    self.astral = astral
    // If no surface has a second character, the free edge of NUL is used.
    self.edges = edges.count > 1 ? edges : Table(root.start, count: 2)
    self.words = words
    lastEdge = self.edges.count / 2 - 1
  }

  /// An edge of the trie.
  struct Edge: BitwiseCopyable {
    let first: UInt64
    let second: UInt64

    static var none: Edge { Edge(first: 0, second: 0) }

    /// The character, or 0 if the edge is free.
    var character: UInt32 { UInt32(truncatingIfNeeded: first) & 0x1F_FFFF }

    /// The child table of the edge: the index of its first edge, and its size minus one.
    var firstChild: Int { Int(second & 0xFFFF_FFFF) }
    var mask: Int { 1 &<< Int(truncatingIfNeeded: first &>> 21 & 31) &- 1 }

    /// Returns the index of the edge where the character of a hash is expected.
    @inline(__always)
    func slot(_ hash: UInt32) -> Int {
      firstChild &+ Int(truncatingIfNeeded: UInt64(hash) &>> (32 &- (first &>> 21 & 31)))
    }

    /// The first word and the number of words in the format of ``WordTrie/packed(first:count:)``,
    /// or 0.
    var words: UInt32 { UInt32(truncatingIfNeeded: second &>> 32) }

    /// Returns whether there may be a child with the character of this hash.
    @inline(__always)
    func mayHaveChild(_ hash: UInt32) -> Bool {
      first &>> (32 | UInt64(truncatingIfNeeded: hash & 31)) & 1 != 0
    }
  }

  /// Returns the number of words in the low 8 bits with the index of the first one above.
  static func packed(first: Int, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first) &<< 8 | UInt32(truncatingIfNeeded: count)
  }

  /// Returns a hash of a character: its highest bits select a slot in a child table, its lowest
  /// five a filter bit.
  @inline(__always)
  static func hash(_ character: UInt32) -> UInt32 { character &* 0x9E37_79B1 }

  /// Returns the edge from the root for a character.
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
    return edge(over: character, after: astral.slot(hash), astral.firstChild, mask: astral.mask)
  }

  /// Returns the edge with an index.
  @inline(__always)
  func edge(at slot: Int) -> Edge {
    // Higher indices occur only in damaged files.
    let index = 2 &* min(slot, lastEdge)
    return Edge(first: edges[index], second: edges[index &+ 1])
  }

  /// Returns the edge for a character whose expected slot in a child table holds another edge; the
  /// result is a different or free edge if the character has no edge.
  @inline(never)
  func edge(over character: UInt32, after slot: Int, _ first: Int, mask: Int) -> Edge {
    var offset = slot &- first
    var probes = min(mask, Self.maximumProbeCount)
    while probes > 0 {
      probes &-= 1
      offset = (offset &+ 1) & mask
      let found = edge(at: first &+ offset)
      if found.character == character || found.character == 0 { return found }
    }
    return .none
  }
}
