/// Builds a double array from sorted keys, with the same layout as Darts 0.32 in MeCab.
///
/// Nodes are placed in depth-first order: the children of a node are placed at the first position
/// where all their units are free. The start of the search determines the layout, so the rules of
/// `nextCheckPosition` are part of the format as far as identical files are concerned.
///
/// The time is linear in the bytes of the keys for real lexicons; the memory is 9 bytes per unit.
/// The depth of the trie takes memory on the heap, not on the stack. The units and marks are not in
/// a `GrowableBuffer`: they grow in steps that are part of the format, and new units must be zero.
struct DoubleArrayBuilder: ~Copyable {
  /// A node to be expanded: the keys that share its prefix.
  private struct Node {
    var unit: Int
    var code: Int
    var left: Int
    var right: Int
    var depth: Int
  }

  /// The nodes to be expanded, the next one last.
  private struct NodeStack: ~Copyable {
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var count = 0
    private var capacity = 1024

    init() { nodes = .allocate(capacity: capacity) }
    deinit { nodes.deallocate() }

    mutating func push(_ node: Node) {
      if count == capacity {
        let grown = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        grown.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        nodes = grown
        capacity *= 2
      }
      (nodes + count).initialize(to: node)
      count &+= 1
    }

    mutating func pop() -> Node {
      count &-= 1
      return nodes[count]
    }
  }

  // Plain pointers, because each access to an array element is a function call in debug builds.
  private var base: UnsafeMutablePointer<Int32>
  private var check: UnsafeMutablePointer<UInt32>
  private var used: UnsafeMutablePointer<Bool>
  private var capacity = 8192
  private var size = 0
  private var nextCheckPosition = 0

  private init() {
    base = .allocate(capacity: capacity)
    check = .allocate(capacity: capacity)
    used = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
    check.initialize(repeating: 0, count: capacity)
    used.initialize(repeating: false, count: capacity)
  }

  deinit {
    base.deallocate()
    check.deallocate()
    used.deallocate()
  }

  /// Returns the units of the double array in the file format: base in the low half, check in the
  /// high half.
  static func build(_ keys: borrowing SortedKeys) -> [UInt64] {
    var builder = DoubleArrayBuilder()
    builder.base[0] = 1
    builder.insertAll(keys)
    // MeCab reserves space for every byte value after the last node.
    builder.size += 257
    builder.reserve(builder.size)
    return builder.units()
  }

  private func units() -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var index = 0
      while index < size {
        let low = UInt64(UInt32(bitPattern: base[index]))
        (start + index).initialize(to: (low | UInt64(check[index]) &<< 32).littleEndian)
        index &+= 1
      }
      count = size
    }
  }

  private mutating func insertAll(_ keys: borrowing SortedKeys) {
    var pending = NodeStack()
    pending.push(Node(unit: 0, code: -1, left: 0, right: keys.count, depth: 0))
    while pending.count > 0 {
      let node = pending.pop()
      if node.code == 0 {
        base[node.unit] = -keys.values[node.left] &- 1
        continue
      }
      // The children replace the node on the stack, the first one on top.
      let old = pending.count
      Self.fetch(node, keys, onto: &pending)
      let children = pending.nodes + old
      let count = pending.count &- old
      let begin = place(children, count)
      if node.depth > 0 { base[node.unit] = Int32(truncatingIfNeeded: begin) }
      var index = 0
      while index < count {
        children[index].unit = begin &+ children[index].code
        index &+= 1
      }
    }
  }

  /// Groups the keys of a node by their next byte, in descending order; a key that ends here has
  /// code 0.
  private static func fetch(
    _ node: Node, _ keys: borrowing SortedKeys, onto stack: inout NodeStack
  ) {
    let bytes = keys.bytes + node.depth
    let ends = keys.ends
    let depth = node.depth &+ 1
    var groupEnd = node.right
    var key = node.right &- 1
    var code = -1
    while key >= node.left {
      let start = key == 0 ? 0 : ends[key &- 1]
      let next = start &+ node.depth == ends[key] ? 0 : Int(bytes[start]) &+ 1
      if next != code {
        if code >= 0 {
          stack.push(Node(unit: 0, code: code, left: key &+ 1, right: groupEnd, depth: depth))
        }
        code = next
        groupEnd = key &+ 1
      }
      key &-= 1
    }
    stack.push(Node(unit: 0, code: code, left: node.left, right: groupEnd, depth: depth))
  }

  /// Finds and claims free units for the children of a node and returns their base.
  ///
  /// The children must be in descending order of their codes.
  private mutating func place(_ children: UnsafePointer<Node>, _ count: Int) -> Int {
    let firstCode = children[count &- 1].code
    let lastCode = children[0].code
    var position = max(firstCode + 1, nextCheckPosition) - 1
    var occupied = 0
    var isFirstFree = true
    var begin = 0
    while true {
      position &+= 1
      if capacity <= position &+ 256 { reserve(position + 257) }
      if check[position] != 0 {
        occupied &+= 1
        continue
      }
      if isFirstFree {
        nextCheckPosition = position
        isFirstFree = false
      }
      begin = position &- firstCode
      if !used[begin] && areFree(children, count, begin) { break }
    }
    // If almost all searched units are occupied, the next search starts here.
    let searched = position - nextCheckPosition + 1
    if Double(occupied) / Double(searched) >= 0.95 { nextCheckPosition = position }

    used[begin] = true
    size = max(size, begin + lastCode + 1)
    var index = 0
    while index < count {
      check[begin &+ children[index].code] = UInt32(truncatingIfNeeded: begin)
      index &+= 1
    }
    return begin
  }

  /// Returns whether the units of all children except the first are free; the caller has checked
  /// that of the first.
  private func areFree(_ children: UnsafePointer<Node>, _ count: Int, _ begin: Int) -> Bool {
    var index = count &- 2
    while index >= 0 {
      if check[begin &+ children[index].code] != 0 { return false }
      index &-= 1
    }
    return true
  }

  /// Grows to at least `minimum` units; new units are zero.
  private mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let grown = max(minimum, capacity * 2)
    func copy<Element>(
      _ old: inout UnsafeMutablePointer<Element>, filling filler: Element
    ) {
      let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
      new.moveInitialize(from: old, count: capacity)
      (new + capacity).initialize(repeating: filler, count: grown - capacity)
      old.deallocate()
      old = new
    }
    copy(&base, filling: 0)
    copy(&check, filling: 0)
    copy(&used, filling: false)
    capacity = grown
  }
}
