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
  private var tables = EdgeTableBuilder()
  /// The edges of all child tables, and their number of integers.
  var edges: ReusableBuffer<UInt64>.BufferView { tables.edges.view }
  var edgeSize: Int { tables.count }
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
    var children = ReusableBuffer<TrieChild>(minimumCapacity: 1 << 12)
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
    _ node: Node, _ bytes: UnsafeBufferPointer<UInt8>,
    into children: inout ReusableBuffer<TrieChild>, _ count: inout Int
  ) throws(MeCabError) {
    let depth = Int(node.depth)
    var index = Int(node.left)
    var last = TrieChild(character: 0, left: 0, right: 0, width: 0, hasChildren: false)
    while index < Int(node.right) {
      let range = surfaces.range(index)
      if range.count > depth, !isExcluded(index) {
        let rest = UnsafeBufferPointer(rebasing: bytes[range.lowerBound + depth..<range.upperBound])
        let (character, _, width) = LineUnits.unit(rest)
        guard character != LineUnits.noCharacter else {
          throw MeCabError(
            .unsupportedDictionary,
            "has a surface that is not UTF-8 (entry \(surfaces.firstToken(index))); "
              + "use libmecab for this dictionary",
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
          last = TrieChild(
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
    _ children: ReusableBuffer<TrieChild>.BufferView, _ count: Int,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: Int
  ) throws(MeCabError) -> Int {
    var end = end
    var index = 0
    while index < count, children[index].character < UInt32(WordTrie.rootSize) {
      let child = children[index]
      let edgeIndex = 2 * Int(child.character)
      let words = writeWords(child, depth: 0)
      index += 1
      root.view[edgeIndex] = UInt64(child.character) | UInt64(words) << 32
      guard child.hasChildren else { continue }
      pending[end] = Node(
        edge: -1 - edgeIndex, left: child.left, right: child.right, depth: child.width)
      end += 1
    }
    guard index < count else { return end }
    let table = try placeTable(
      children, index..<count, Node(edge: 0, left: 0, right: 0, depth: 0), pending, &end)
    astral = WordTrie.Edge(first: 0, second: 0).with(table)
    return end
  }

  private mutating func placeChildren(
    _ children: ReusableBuffer<TrieChild>.BufferView, _ range: Range<Int>, _ node: Node,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: Int
  ) throws(MeCabError) -> Int {
    var end = end
    let table = try placeTable(children, range, node, pending, &end)
    if node.edge < 0 {
      let index = -1 - node.edge
      let edge = WordTrie.Edge(first: root.view[index], second: 0).with(table)
      root.view[index] = edge.first
      root.view[index + 1] = edge.second
    } else {
      tables.setChildren(table, at: node.edge)
    }
    return end
  }

  /// Places children in a new table.
  ///
  private mutating func placeTable(
    _ children: ReusableBuffer<TrieChild>.BufferView, _ range: Range<Int>, _ node: Node,
    _ pending: ReusableBuffer<Node>.BufferView, _ end: inout Int
  ) throws(MeCabError) -> EdgeTableBuilder.ChildTable {
    guard let table = tables.append(children, range) else {
      throw MeCabError(
        .unsupportedDictionary,
        "has surfaces that do not fit in a trie (entry "
          + "\(surfaces.firstToken(Int(node.left)))); use libmecab for this dictionary",
        path: source.path)
    }
    for index in range {
      let child = children[index]
      let location = tables.location(of: child.character, in: table)
      tables.setWords(writeWords(child, depth: node.depth), at: location)
      guard child.hasChildren else { continue }
      pending[end] = Node(
        edge: location, left: child.left, right: child.right, depth: node.depth + child.width)
      end += 1
    }
    return table
  }

  /// Writes the words of the surface that ends with a child, which is the first of its range.
  private mutating func writeWords(_ child: TrieChild, depth: Int32) -> UInt32 {
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
