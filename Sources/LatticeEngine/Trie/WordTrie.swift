/// The surfaces of a lexicon as a trie of characters, with the words of each surface.
///
/// The children of a node are in a small hash table of buckets, located by the edge that leads to
/// the node; a 32-bit filter in the edge rules out most characters without a memory access. Edges
/// from the root are indexed by character.
///
/// A bucket consists of two integers. It contains an edge with children in both, or up to two edges
/// without children (leaves), one in each. The first integer of an edge contains the character (bits
/// 0–20), the size of the child table (21–29, see ``EdgeTableSize``), whether the edge has children
/// (30), the number of words of the surface that ends here (32–39) and the index of the first of
/// them (40–63). The second integer of an edge with children contains the start of the child table
/// (0–30), a bit that is set (31) and the filter (32–63). Free integers are 0. Bit 31 of the first
/// integer of a bucket is set if edges are not in this bucket, where they are expected, but in one
/// of the next, which may be after the buckets that the size of the table counts. Two nodes with a
/// leaf as their only child share a bucket if their filters differ.
///
/// Lookups are safe even if the data is damaged: offsets and counts are checked when they are used.
/// `@unchecked Sendable`: the memory is immutable and owned by the owner of the trie.
struct WordTrie: @unchecked Sendable {
  /// The number of characters with an edge at the root; those above are in a child table.
  static let rootSize = 1 << 16
  /// The maximum distance of a child from the bucket of its hash, so that a damaged file cannot cause
  /// searches through tables of any size.
  static let maximumProbeCount = 255

  /// The edges from the root by character, two integers each.
  let root: Table<UInt64>
  /// The edge to the surfaces that start with a character above U+FFFF.
  let astral: Edge
  /// The buckets of all child tables, two integers each.
  let edges: Table<UInt64>
  /// The words (see ``Word``); those of a surface start at the index of its first entry.
  let words: Table<UInt64>
  private let lastBucket: Int

  init(root: Table<UInt64>, astral: Edge, edges: Table<UInt64>, words: Table<UInt64>) {
    self.root = root
    self.astral = astral
    // If no surface has a second character, the free edge of NUL is used.
    self.edges = edges.count > 1 ? edges : Table(root.start, count: 2)
    self.words = words
    lastBucket = self.edges.count / 2 - 1
  }

  /// An edge of the trie; `second` has no meaning if the edge has no children.
  struct Edge: BitwiseCopyable {
    let first: UInt64
    let second: UInt64

    static var none: Edge { Edge(first: 0, second: 0) }

    /// The bit of `first` that is set if the edge has children.
    static let parentBit: UInt64 = 1 << 30
    /// The bit of `second` that is set if the edge has children.
    static let continuationBit: UInt64 = 1 << 31

    /// The character, or 0 if there is no edge.
    var character: UInt32 { UInt32(truncatingIfNeeded: first) & 0x1F_FFFF }

    /// Whether surfaces continue after the character.
    var hasChildren: Bool { first & Self.parentBit != 0 }

    /// The child table of the edge: the index of its first bucket, and its size.
    var firstChild: Int { Int(second & 0x7FFF_FFFF) }
    var childTableSize: EdgeTableSize {
      EdgeTableSize(code: Int(truncatingIfNeeded: first &>> 21) & EdgeTableSize.maximumCode)
    }

    /// Returns the index of the bucket where the character of a hash is expected.
    @inline(__always)
    func bucket(_ hash: UInt32) -> Int { firstChild &+ childTableSize.bucket(hash) }

    /// The first word and the number of words in the format of ``WordTrie/packed(first:count:)``,
    /// or 0.
    var words: UInt32 { UInt32(truncatingIfNeeded: first &>> 32) }

    /// Returns whether there may be a child with the character of this hash.
    @inline(__always)
    func mayHaveChild(_ hash: UInt32) -> Bool {
      second &>> (32 | UInt64(truncatingIfNeeded: hash & 31)) & first &>> 30 & 1 != 0
    }
  }

  /// An edge with children, or up to two without.
  struct Bucket: BitwiseCopyable {
    let first: UInt64
    let second: UInt64

    /// The bit of `first` that is set if an edge is in one of the next buckets instead of this one.
    static let overflowBit: UInt64 = 1 << 31

    var hasOverflow: Bool { first & Self.overflowBit != 0 }

    /// Whether the second integer is the edge to a leaf on a character.
    @inline(__always)
    func hasSecondEdge(_ character: UInt32) -> Bool {
      UInt32(truncatingIfNeeded: second) & 0x801F_FFFF == character
    }

    /// The edge on a character if the bucket contains it; otherwise another edge or none.
    @inline(__always)
    func edge(_ character: UInt32) -> Edge {
      Edge(first: hasSecondEdge(character) ? second : first, second: second)
    }

    /// The edges of the bucket, which may be none (see ``Edge/none``).
    var edges: [Edge] {
      let edge = Edge(first: first, second: second)
      return edge.hasChildren ? [edge] : [edge, Edge(first: second, second: 0)]
    }
  }

  /// Returns the number of words in the low 8 bits with the index of the first one above.
  static func packed(first: Int, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: first) &<< 8 | UInt32(truncatingIfNeeded: count)
  }

  /// Returns a hash of a character: its highest bits select a bucket in a child table, its lowest
  /// five a filter bit.
  @inline(__always)
  static func hash(_ character: UInt32) -> UInt32 { character &* 0x9E37_79B1 }

  /// Returns the filter of a child table that contains only one character.
  static func filterBit(_ character: UInt32) -> UInt32 { 1 &<< (hash(character) & 31) }

  /// Returns the edge from the root for a character, which has words or children only if surfaces
  /// start with it.
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
    let found = child(character, in: astral.bucket(hash))
    return found.character == character ? found : .none
  }

  /// Returns the bucket with an index.
  @inline(__always)
  func bucket(at index: Int) -> Bucket {
    // Higher indices occur only in damaged files.
    let index = 2 &* min(index, lastBucket)
    return Bucket(first: edges[index], second: edges[index &+ 1])
  }

  /// Returns the edge on a character that is expected in the bucket `index`, or a different one
  /// if there is no such edge.
  func child(_ character: UInt32, in index: Int) -> Edge {
    let bucket = bucket(at: index)
    let edge = bucket.edge(character)
    guard edge.character != character, bucket.hasOverflow else { return edge }
    return overflowEdge(character, after: index)
  }

  /// Returns the edge on a character that is expected in the bucket `index` but not in it; the result
  /// is a different edge if there is no such edge.
  @inline(never)
  func overflowEdge(_ character: UInt32, after index: Int) -> Edge {
    var distance = 1
    while distance <= Self.maximumProbeCount {
      let bucket = bucket(at: index &+ distance)
      distance &+= 1
      let found = bucket.edge(character)
      if found.character == character || !bucket.hasOverflow { return found }
    }
    return .none
  }
}
