import MeCabDictionary

/// Builds a trie of characters from the double array of a lexicon.
///
/// Levels are built one after another, so that the tables near the root are close together. The
/// time is linear in the bytes of the surfaces; the same lexicon always produces the same bytes.
struct WordTrieBuilder: ~Copyable {
  private let surfaces: SurfaceTable
  private let tokens: TokenTable
  private let source: EntrySource
  private let excludedEntries: ProperNameEntries?

  /// The `WordTrie.rootSize` edges from the root.
  private(set) var root: ReusableBuffer<UInt64>
  private(set) var edges = ReusableBuffer<UInt64>(minimumCapacity: 1 << 12)
  /// The number of integers of `edges` in use.
  private(set) var edgeSize = 0
  private(set) var words: ReusableBuffer<UInt64>
  private(set) var astral = WordTrie.Edge(first: 0, second: 0)

  /// A node without placed children: the surfaces that share its prefix.
  private struct Node: BitwiseCopyable {
    /// The location of the edge to the node: an index in `edges`, or in `root` as `-1 - index`.
    var edge: Int
    var left: Int32
    var right: Int32
    /// The length of the prefix in bytes.
    var depth: Int32
  }

  /// A child to be placed in a table.
  private struct Child: BitwiseCopyable {
    var character: UInt32
    var left: Int32
    var right: Int32
    var width: Int32
    /// Whether surfaces continue after the character.
    var hasChildren: Bool
  }

  /// Builds the trie, excluding the entries of `excludedEntries` without changing the indices of the
  /// others.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged`, or `unsupportedDictionary` if a surface is not
  ///   UTF-8 (such as one truncated inside a character).
  static func build(
    _ source: EntrySource, excluding excludedEntries: ProperNameEntries? = nil
  ) throws(MeCabError) -> WordTrieBuilder {
    guard let tokens = TokenTable(source) else { throw source.damaged("it is empty") }
    var builder = WordTrieBuilder(source, tokens, try source.surfaceTable(), excludedEntries)
    try builder.placeAll()
    return builder
  }

  private init(
    _ source: EntrySource, _ tokens: TokenTable, _ surfaces: SurfaceTable,
    _ excludedEntries: ProperNameEntries?
  ) {
    self.source = source
    self.excludedEntries = excludedEntries
    self.tokens = tokens
    self.surfaces = surfaces
    root = ReusableBuffer(minimumCapacity: 2 * WordTrie.rootSize)
    words = ReusableBuffer(minimumCapacity: tokens.count)
    root.view.fill(0, count: root.capacity)
    words.view.fill(0, count: tokens.count)
  }

  var wordCount: Int { tokens.count }

  private mutating func placeAll() throws(MeCabError) {
    let surfaces = surfaces
    try surfaces.withBytes { bytes throws(MeCabError) in try placeAll(bytes) }
  }

  private mutating func placeAll(_ bytes: UnsafeBufferPointer<UInt8>) throws(MeCabError) {
    var pending = ReusableBuffer<Node>(minimumCapacity: 1 << 12)
    var children = ReusableBuffer<Child>(minimumCapacity: 1 << 12)
    var first = 0
    var end = 1
    pending.view[0] = Node(edge: -1, left: 0, right: Int32(surfaces.count), depth: 0)
    var isRoot = true
    while first < end {
      let node = pending.view[first]
      first += 1
      var count = 0
      try group(node, bytes, into: &children, &count)
      guard count > 0 else { continue }
      pending.reserve(end + count, preserving: end)
      if isRoot {
        isRoot = false
        end = try placeRoot(children.view, count, pending.view, end)
      } else {
        end = try placeChildren(children.view, 0..<count, node, pending.view, end)
      }
    }
  }

  /// Groups the surfaces of a node by their next character.
  private func group(
    _ node: Node, _ bytes: UnsafeBufferPointer<UInt8>, into children: inout ReusableBuffer<Child>,
    _ count: inout Int
  ) throws(MeCabError) {
    let depth = Int(node.depth)
    var index = Int(node.left)
    var last = Child(character: 0, left: 0, right: 0, width: 0, hasChildren: false)
    while index < Int(node.right) {
      let range = surfaces.range(index)
      if range.count > depth, !isExcluded(index) {
        let rest = UnsafeBufferPointer(rebasing: bytes[range.lowerBound + depth..<range.upperBound])
        let (character, _, width) = LineUnits.unit(rest)
        guard character != LineUnits.noCharacter else {
          throw MeCabError(
            .unsupportedDictionary,
            "has a surface that is not UTF-8 (entry \(surfaces.firstToken(index))); use libmecab for this dictionary",
            path: source.path)
        }
        if character == last.character {
          last.right = Int32(index + 1)
        } else {
          if last.width > 0 {
            children.reserve(count + 1, preserving: count)
            children.view[count] = last
            count += 1
          }
          last = Child(
            character: character, left: Int32(index), right: Int32(index + 1),
            width: Int32(width), hasChildren: false)
        }
        if range.count > depth + width { last.hasChildren = true }
      }
      index += 1
    }
    if last.width > 0 {
      children.reserve(count + 1, preserving: count)
      children.view[count] = last
      count += 1
    }
  }

  /// Places the children of the root, by character or, above U+FFFF, in a table.
  private mutating func placeRoot(
    _ children: ReusableBuffer<Child>.BufferView, _ count: Int,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: Int
  ) throws(MeCabError) -> Int {
    var end = end
    var index = 0
    while index < count, children[index].character < UInt32(WordTrie.rootSize) {
      let child = children[index]
      let edgeIndex = 2 * Int(child.character)
      let words = writeWords(child, depth: 0)
      guard child.hasChildren else {
        root.view[edgeIndex] = UInt64(child.character) | UInt64(words) << 32
        index += 1
        continue
      }
      root.view[edgeIndex] = UInt64(child.character) | WordTrie.Edge.parentBit
      root.view[edgeIndex + 1] = UInt64(words) << 32 | WordTrie.Edge.continuationBit
      pending[end] = Node(
        edge: -1 - edgeIndex, left: child.left, right: child.right, depth: child.width)
      end += 1
      index += 1
    }
    guard index < count else { return end }
    let table = try placeTable(
      children, index..<count, Node(edge: 0, left: 0, right: 0, depth: 0), pending, &end)
    astral = WordTrie.Edge(
      first: table.first | WordTrie.Edge.parentBit,
      second: table.start | WordTrie.Edge.continuationBit)
    return end
  }

  private mutating func placeChildren(
    _ children: ReusableBuffer<Child>.BufferView, _ range: Range<Int>, _ node: Node,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: Int
  ) throws(MeCabError) -> Int {
    var end = end
    let table = try placeTable(children, range, node, pending, &end)
    if node.edge < 0 {
      let edgeIndex = -1 - node.edge
      root.view[edgeIndex] |= table.first
      root.view[edgeIndex + 1] |= table.start
    } else {
      edges.view[node.edge] |= table.first
      edges.view[node.edge + 1] |= table.start
    }
    return end
  }

  /// Places children in a new table.
  ///
  /// - Returns: the size and filter, and the start of the table, for the edge that leads to it.
  private mutating func placeTable(
    _ children: ReusableBuffer<Child>.BufferView, _ range: Range<Int>, _ node: Node,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: inout Int
  ) throws(MeCabError) -> (first: UInt64, start: UInt64) {
    let start = edgeSize
    let parentCount = range.count(where: { children[$0].hasChildren })
    let bucketCount = parentCount + (range.count - parentCount + 1) / 2
    var size = EdgeTableSize(atLeast: Self.tableSize(forBuckets: bucketCount))
    let maximum = min(16 * size.count, EdgeTableSize.maximum)
    while !placeCharacters(children, range, at: start, size) {
      guard size.count < maximum else {
        throw MeCabError(
          .unsupportedDictionary,
          "has surfaces that do not fit in a trie (entry "
            + "\(surfaces.firstToken(Int(node.left)))); use libmecab for this dictionary",
          path: source.path)
      }
      size = EdgeTableSize(atLeast: min(2 * size.count, maximum))
    }
    edgeSize += 2 * size.count
    var filter: UInt64 = 0
    for index in range {
      let child = children[index]
      filter |= 1 << (32 | UInt64(WordTrie.hash(child.character) & 31))
      let location = location(of: child.character, in: start, size)
      let words = UInt64(writeWords(child, depth: node.depth)) << 32
      guard child.hasChildren else {
        edges.view[location] |= words
        continue
      }
      edges.view[location + 1] |= words
      pending[end] = Node(
        edge: location, left: child.left, right: child.right, depth: node.depth + child.width)
      end += 1
    }
    return (filter | UInt64(size.code) << 21, UInt64(start / 2))
  }

  /// Writes the characters of children into a table: first those with children of their own, each of
  /// which occupies a bucket.
  ///
  /// - Returns: whether each is close enough to its expected bucket to be found by lookups.
  private mutating func placeCharacters(
    _ children: ReusableBuffer<Child>.BufferView, _ range: Range<Int>, at start: Int,
    _ size: EdgeTableSize
  ) -> Bool {
    edges.reserve(start + 2 * size.count, preserving: start)
    let view = edges.view
    for index in start..<start + 2 * size.count { view[index] = 0 }
    for isPlacingParents in [true, false] {
      for index in range where children[index].hasChildren == isPlacingParents {
        let character = UInt64(children[index].character)
        var bucket = size.bucket(WordTrie.hash(children[index].character))
        var probes = WordTrie.maximumProbeCount
        while view[start + 2 * bucket] != 0, isPlacingParents || view[start + 2 * bucket + 1] != 0 {
          guard probes > 0 else { return false }
          probes -= 1
          view[start + 2 * bucket] |= WordTrie.Bucket.overflowBit
          bucket = bucket + 1 == size.count ? 0 : bucket + 1
        }
        let location = start + 2 * bucket
        if isPlacingParents {
          view[location] = character | WordTrie.Edge.parentBit
          view[location + 1] = WordTrie.Edge.continuationBit
        } else {
          view[view[location] == 0 ? location : location + 1] = character
        }
      }
    }
    return true
  }

  /// Returns the index in `edges` of the edge on a character in a table that contains it.
  private func location(of character: UInt32, in start: Int, _ size: EdgeTableSize) -> Int {
    let view = edges.view
    var bucket = size.bucket(WordTrie.hash(character))
    while true {
      let location = start + 2 * bucket
      let found = WordTrie.Bucket(first: view[location], second: view[location + 1])
      if found.hasSecondEdge(character) { return location + 1 }
      if found.edge(character).character == character { return location }
      bucket = bucket + 1 == size.count ? 0 : bucket + 1
    }
  }

  /// Returns the size of a table for edges that occupy `count` buckets: small tables are filled;
  /// large ones have free buckets, so that searches remain short.
  private static func tableSize(forBuckets count: Int) -> Int {
    count <= 2 ? count : count + count / 4
  }

  /// Writes the words of the surface that ends with a child, which is the first of its range.
  private mutating func writeWords(_ child: Child, depth: Int32) -> UInt32 {
    let first = Int(child.left)
    guard surfaces.range(first).count == Int(depth + child.width) else { return 0 }
    let range = entries(first)
    let start = range.lowerBound
    let count =
      if let excludedEntries, range.contains(where: excludedEntries.contains) {
        WordList.append(range, of: tokens, excluding: excludedEntries, to: words.view, at: start)
      } else {
        WordList.append(range, of: tokens, to: words.view, at: start)
      }
    if excludedEntries == nil, count < range.count {
      WordList.appendRest(range, of: tokens, to: words.view, at: start + count)
    }
    return WordTrie.packed(first: start, count: count)
  }

  /// Returns the entries of a surface.
  private func entries(_ surface: Int) -> Range<Int> {
    let next = surface + 1
    return surfaces.firstToken(
      surface)..<(next < surfaces.count
      ? surfaces.firstToken(next) : tokens.count)
  }

  /// Returns whether all entries of a surface are excluded.
  private func isExcluded(_ surface: Int) -> Bool {
    excludedEntries?.containsAll(of: entries(surface)) ?? false
  }
}
