import TextFoundation

/// The trie of patterns under construction.
///
/// Strings are inserted in sorted order, so that a string's node is found from that of the
/// preceding one.
struct PatternTree: ~Copyable {
  /// A node; 0 is no node, because the root has no parent.
  struct Node: BitwiseCopyable {
    var unit: UInt16 = 0
    var firstChild: UInt32 = 0
    var lastChild: UInt32 = 0
    var nextSibling: UInt32 = 0
    var value = PatternValue.none
    /// The lowest cost of a word in the subtree, in units of 256: frequent words have low costs.
    var rank = UInt8.max
  }

  private(set) var nodes = GrowableBuffer<Node>(minimumCapacity: 1 << 16)
  /// The tables of exceptions, in the format of ``PatternTable/exceptions``.
  private(set) var exceptions = GrowableBuffer<UInt32>(minimumCapacity: 1 << 12)
  /// The last string and the nodes on its path, starting with the root.
  private var key: [UInt16] = []
  private var path: [Int] = [0]

  init() { nodes.append(Node()) }

  /// Sets the word of a string, and the words after certain states, sorted by state.
  ///
  /// The string must not precede the one inserted before. Nodes with words of low `cost` are packed
  /// close together.
  mutating func insert(
    _ string: [UInt16], _ value: PatternValue, cost: Int,
    exceptions list: [(state: UInt16, value: PatternValue)] = []
  ) {
    var depth = 0
    while depth < string.count, depth < key.count, string[depth] == key[depth] { depth += 1 }
    path.removeSubrange((depth + 1)...)
    for unit in string[depth...] {
      let node = nodes.count
      nodes.append(Node(unit: unit))
      append(child: node, to: path[path.count - 1])
      path.append(node)
    }
    key = string
    let rank = UInt8((min(max(cost, -32_768), 32_767) + 32_768) >> 8)
    for node in path where rank < nodes[node].rank { nodes[node].rank = rank }
    let node = path[path.count - 1]
    guard !list.isEmpty else {
      nodes[node].value = value
      return
    }
    nodes[node].value = appendExceptions(list, otherwise: value)
  }

  /// Appends a hash table, at most half full.
  private mutating func appendExceptions(
    _ list: [(state: UInt16, value: PatternValue)], otherwise value: PatternValue
  ) -> PatternValue {
    var slotCount = 2
    while slotCount < 2 * list.count { slotCount *= 2 }
    let start = exceptions.count
    exceptions.append(value.bits)
    exceptions.append(UInt32(slotCount - 1))
    for _ in 0..<2 * slotCount { exceptions.append(0) }
    for (state, value) in list {
      var slot = PatternTable.slot(of: state, mask: slotCount - 1)
      while exceptions[start + 2 + 2 * slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      exceptions[start + 2 + 2 * slot] = UInt32(state) + 1
      exceptions[start + 3 + 2 * slot] = value.bits
    }
    return PatternValue(exceptions: start)
  }

  private mutating func append(child: Int, to parent: Int) {
    let last = Int(nodes[parent].lastChild)
    if last == 0 {
      nodes[parent].firstChild = UInt32(child)
    } else {
      nodes[last].nextSibling = UInt32(child)
    }
    nodes[parent].lastChild = UInt32(child)
  }
}
