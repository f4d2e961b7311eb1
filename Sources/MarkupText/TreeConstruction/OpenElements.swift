import TextFoundation

/// The stack of open elements (WHATWG HTML, 13.2.4.2).
///
/// Each entry stores the index of the next outer element of the same name and of the nearest scope
/// barrier of each kind, so that a scope check takes constant time at any depth.
struct OpenElements: ~Copyable {
  struct Entry: BitwiseCopyable {
    var node: Int32
    var name: ElementCode
    /// The stack index of the next outer element of the same name, or -1.
    var nextOfName: Int32
    /// The stack index of the nearest barrier of each kind, including this element; 0 is the root.
    var barriers: (Int32, Int32, Int32, Int32, Int32, Int32, Int32)
  }

  private var entries = GrowableBuffer<Entry>(minimumCapacity: 24)
  /// The stack index of the innermost open element of each name, or -1.
  private var innermost = GrowableBuffer<Int32>(repeating: -1, count: Int(ElementCode.firstOther))

  /// Creates a stack that contains only the root.
  init() {
    entries.append(
      Entry(node: 0, name: .none, nextOfName: -1, barriers: (0, 0, 0, 0, 0, 0, 0)))
  }

  /// The number of open elements, including the root.
  var count: Int { entries.count }
  var lastIndex: Int { entries.count &- 1 }

  @inline(__always)
  func entry(at index: Int) -> Entry { entries[index] }

  /// The current node, to which new nodes are appended.
  @inline(__always)
  var current: Entry { entries[entries.count &- 1] }

  /// Returns the stack index of the innermost open element of a name, or -1 if none is open.
  @inline(__always)
  func innermostIndex(of name: ElementCode) -> Int {
    let number = Int(name.value)
    return number < innermost.count ? Int(innermost[number]) : -1
  }

  /// Returns the stack index of the nearest barrier, or 0 (the root) if there is none.
  @inline(__always)
  func index(of barrier: ScopeBarrier) -> Int {
    let barriers = entries[entries.count &- 1].barriers
    switch barrier {
    case .scope: return Int(barriers.0)
    case .button: return Int(barriers.1)
    case .listItem: return Int(barriers.2)
    case .table: return Int(barriers.3)
    case .itemStart: return Int(barriers.4)
    case .ruby: return Int(barriers.5)
    case .special: return Int(barriers.6)
    }
  }

  /// Returns the stack index of a node with the given name, or nil if the node is not open.
  func index(ofNode node: Int32, name: ElementCode) -> Int? {
    var index = innermostIndex(of: name)
    while index > 0 {
      if entries[index].node == node { return index }
      index = Int(entries[index].nextOfName)
    }
    return nil
  }

  mutating func push(_ node: Int32, _ name: ElementCode, _ properties: ElementProperties) {
    let number = Int(name.value)
    while innermost.count <= number { innermost.append(-1) }
    let index = Int32(truncatingIfNeeded: entries.count)
    var barriers = entries[entries.count &- 1].barriers
    if !properties.isDisjoint(with: .anyBarrier) {
      if properties.contains(.scopeBarrier) { barriers.0 = index }
      if properties.contains(.buttonBarrier) { barriers.1 = index }
      if properties.contains(.listItemBarrier) { barriers.2 = index }
      if properties.contains(.tableBarrier) { barriers.3 = index }
      if properties.contains(.itemStartBarrier) { barriers.4 = index }
      if properties.contains(.rubyBarrier) { barriers.5 = index }
      if properties.contains(.special) { barriers.6 = index }
    }
    entries.append(
      Entry(node: node, name: name, nextOfName: innermost[number], barriers: barriers))
    innermost[number] = index
  }

  /// Removes and returns the innermost element; the root is never removed.
  @discardableResult
  mutating func pop() -> Entry {
    guard entries.count > 1 else { return entries[0] }
    let entry = entries.removeLast()
    innermost[Int(entry.name.value)] = entry.nextOfName
    return entry
  }
}

extension ElementProperties {
  fileprivate static let anyBarrier: ElementProperties = [
    .scopeBarrier, .buttonBarrier, .listItemBarrier, .tableBarrier, .itemStartBarrier,
    .rubyBarrier, .special,
  ]
}
