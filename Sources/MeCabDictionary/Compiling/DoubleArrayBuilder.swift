/// The distinct surfaces of a lexicon in ascending order of their bytes, back to back.
struct SortedKeys {
  var bytes: [UInt8] = []
  /// `ends[i]` is where key `i` ends and key `i + 1` starts.
  var ends: [Int] = []
  var values: [Int32] = []

  var count: Int { ends.count }
}

/// Lays sorted keys out as a double array, unit for unit as Darts 0.32 inside MeCab does.
///
/// Nodes are placed in depth-first order: the children of a node go to the first position at which
/// all their units are free. Where the search starts decides the layout, so that the rules of
/// `nextCheckPosition` are part of the format as far as identical files are concerned.
///
/// Time is linear in the bytes of the keys for real lexicons; memory is 9 bytes a unit. Depth costs
/// heap, not stack.
struct DoubleArrayBuilder: ~Copyable {
  /// A node still to be expanded: the keys that share its prefix.
  private struct Node {
    var unit: Int
    var code: Int
    var left: Int
    var right: Int
    var depth: Int
  }

  // Plain pointers, as a debug build spends a call on each element of an array.
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

  /// The units of the double array, ready to be written: base in the low half, check in the high.
  static func build(_ keys: SortedKeys) -> [UInt64] {
    var builder = DoubleArrayBuilder()
    builder.base[0] = 1
    builder.insertAll(keys)
    // MeCab keeps room for every byte after the last node.
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

  private mutating func insertAll(_ keys: SortedKeys) {
    var pending = [Node(unit: 0, code: -1, left: 0, right: keys.count, depth: 0)]
    var children: [Node] = []
    children.reserveCapacity(257)
    keys.bytes.withUnsafeBufferPointer { bytes in
      keys.ends.withUnsafeBufferPointer { ends in
        guard let bytes = bytes.baseAddress, let ends = ends.baseAddress else { return }
        while let node = pending.popLast() {
          if node.code == 0 {
            base[node.unit] = -keys.values[node.left] - 1
            continue
          }
          Self.fetch(node, bytes, ends, into: &children)
          let begin = place(children)
          if node.depth > 0 { base[node.unit] = Int32(truncatingIfNeeded: begin) }
          var index = children.count
          while index > 0 {
            index -= 1
            children[index].unit = begin + children[index].code
            pending.append(children[index])
          }
        }
      }
    }
  }

  /// Groups the keys of a node by their next byte; a key that ends here has code 0.
  private static func fetch(
    _ node: Node, _ bytes: UnsafePointer<UInt8>, _ ends: UnsafePointer<Int>,
    into children: inout [Node]
  ) {
    children.removeAll(keepingCapacity: true)
    var previous = -1
    var groupStart = node.left
    var key = node.left
    var start = key == 0 ? 0 : ends[key &- 1]
    while key < node.right {
      let end = ends[key]
      let position = start &+ node.depth
      let code = position == end ? 0 : Int(bytes[position]) &+ 1
      if code != previous {
        if previous >= 0 {
          children.append(
            Node(unit: 0, code: previous, left: groupStart, right: key, depth: node.depth + 1))
        }
        previous = code
        groupStart = key
      }
      start = end
      key &+= 1
    }
    children.append(
      Node(unit: 0, code: previous, left: groupStart, right: node.right, depth: node.depth + 1))
  }

  /// Finds room for a node's children, claims it and returns its begin.
  private mutating func place(_ children: [Node]) -> Int {
    let firstCode = children[0].code
    let lastCode = children[children.count - 1].code
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
      if !used[begin] && areFree(children, begin) { break }
    }
    // Where nearly everything is taken, the next search does not start over.
    let searched = position - nextCheckPosition + 1
    if Double(occupied) / Double(searched) >= 0.95 { nextCheckPosition = position }

    used[begin] = true
    size = max(size, begin + lastCode + 1)
    for child in children { check[begin + child.code] = UInt32(truncatingIfNeeded: begin) }
    return begin
  }

  private func areFree(_ children: [Node], _ begin: Int) -> Bool {
    var index = 1
    while index < children.count {
      if check[begin &+ children[index].code] != 0 { return false }
      index &+= 1
    }
    return true
  }

  /// Grows to at least `minimum` units; new ones are zero.
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
