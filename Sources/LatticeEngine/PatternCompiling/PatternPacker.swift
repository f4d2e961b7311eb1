import TextFoundation

/// Packs a trie of patterns into a double array.
///
/// Nodes are placed by rank, so that those of frequent words share cache lines. Several children of a node take free slots with their distances,
/// which are searched from where children of about this number were last placed; single children
/// fill the first free slot.
struct PatternPacker: ~Copyable {
  /// The letters by code unit.
  private(set) var letters = [UInt16](repeating: PatternTable.noLetter, count: 1 << 16)
  private(set) var units = GrowableBuffer<PatternUnit>(minimumCapacity: 1 << 16)
  /// The free slots after and before each free slot; 0 is the root's and ends the list.
  private var next = GrowableBuffer<UInt32>(minimumCapacity: 1 << 16)
  private var previous = GrowableBuffer<UInt32>(minimumCapacity: 1 << 16)
  /// Where the search for free slots begins, by the bit width of the number of children.
  private var cursors = [Int](repeating: 1, count: 18)

  /// Packs all nodes of `tree`.
  init(_ tree: borrowing PatternTree) {
    assignLetters(tree)
    grow(to: 1)
    remove(0)
    units[0].value = tree.nodes[0].value
    var slots = GrowableBuffer<UInt32>(repeating: 0, count: tree.nodes.count)
    var children: [(letter: UInt32, node: Int)] = []
    for node in Self.order(of: tree) {
      children.removeAll(keepingCapacity: true)
      var child = Int(tree.nodes[node].firstChild)
      while child != 0 {
        children.append((UInt32(letters[Int(tree.nodes[child].unit)]), child))
        child = Int(tree.nodes[child].nextSibling)
      }
      guard !children.isEmpty else { continue }
      children.sort { $0.letter < $1.letter }
      let base = base(for: children)
      let slot = slots[node]
      units[Int(slot)].base = base
      for (letter, child) in children {
        let target = Int(base &+ letter)
        remove(target)
        units[target].parent = slot
        units[target].value = tree.nodes[child].value
        slots[child] = UInt32(target)
      }
    }
  }

  /// Returns the nodes by rank, and those of one rank in the order of insertion.
  ///
  /// A parent is inserted before its children and has at most their rank, so it comes first.
  private static func order(of tree: borrowing PatternTree) -> [Int] {
    var starts = [Int](repeating: 0, count: 257)
    for node in 0..<tree.nodes.count { starts[Int(tree.nodes[node].rank) + 1] += 1 }
    for rank in 1...256 { starts[rank] += starts[rank - 1] }
    var order = [Int](repeating: 0, count: tree.nodes.count)
    for node in 0..<tree.nodes.count {
      let rank = Int(tree.nodes[node].rank)
      order[starts[rank]] = node
      starts[rank] += 1
    }
    return order
  }

  /// Numbers the code units by decreasing frequency, so that frequent ones are close together.
  private mutating func assignLetters(_ tree: borrowing PatternTree) {
    var counts = [Int](repeating: 0, count: 1 << 16)
    var node = 1
    while node < tree.nodes.count {
      counts[Int(tree.nodes[node].unit)] += 1
      node += 1
    }
    let end = Int(PatternKey.endOfLine)
    letters[end] = PatternTable.endOfLine
    let used = (0..<end).filter { counts[$0] > 0 }
      .sorted { (counts[$1], $0) < (counts[$0], $1) }
    for (number, unit) in used.enumerated() { letters[unit] = UInt16(number) + 2 }
  }

  /// Returns a base for which the slots of all children are free.
  private mutating func base(for children: [(letter: UInt32, node: Int)]) -> UInt32 {
    let first = children[0].letter
    let span = Int(children[children.count - 1].letter - first)
    let width = children.count == 1 ? 0 : Int.bitWidth - children.count.leadingZeroBitCount
    var slot = width == 0 ? Int(next[0]) : cursors[width]
    if slot == 0 { slot = units.count }
    while slot < units.count, !isFree(slot, children) { slot += 1 }
    if width > 0 { cursors[width] = slot }
    grow(to: slot + span + 1)
    return UInt32(slot) &- first
  }

  private func isFree(_ slot: Int, _ children: [(letter: UInt32, node: Int)]) -> Bool {
    let first = children[0].letter
    for (letter, _) in children {
      let target = slot + Int(letter - first)
      if target < units.count, units[target].parent != PatternUnit.noParent || target == 0 {
        return false
      }
    }
    return true
  }

  /// Adds free slots up to `count`, at the end of the list of free slots.
  private mutating func grow(to count: Int) {
    while units.count < count {
      let slot = units.count
      units.append(.free)
      // The root's entry in the lists is the head of the circular list.
      let last = slot == 0 ? 0 : Int(previous[0])
      next.append(0)
      previous.append(UInt32(last))
      if slot > 0 {
        next[last] = UInt32(slot)
        previous[0] = UInt32(slot)
      }
    }
  }

  /// Removes a slot from the list of free slots.
  private mutating func remove(_ slot: Int) {
    guard slot > 0 else { return }
    next[Int(previous[slot])] = next[slot]
    previous[Int(next[slot])] = previous[slot]
  }
}
