/// The stack of open elements (WHATWG HTML, 13.2.4.2).
///
/// Each entry knows the next one of its name and the nearest barrier of each sort, so that looking
/// for an element takes the same time at any depth.
struct OpenElements: ~Copyable {
  struct Entry: BitwiseCopyable {
    var node: Int32
    var name: ElementCode
    /// The place of the next outer element of the same name; -1 if there is none.
    var nextOfName: Int32
    /// The place of the nearest barrier of each sort, this element included; 0 is the root.
    var barriers: (Int32, Int32, Int32, Int32, Int32, Int32, Int32)
  }

  private var entries = GrowingBuffer<Entry>(minimumCapacity: 24)
  /// The place of the innermost element of each name; -1 if none is open.
  private var innermost = GrowingBuffer<Int32>(repeating: -1, count: Int(ElementCode.firstOther))

  /// A stack with the root on it.
  init() {
    entries.append(
      Entry(node: 0, name: .none, nextOfName: -1, barriers: (0, 0, 0, 0, 0, 0, 0)))
  }

  /// How many elements are open, and the root.
  var count: Int { entries.count }
  var lastPlace: Int { entries.count &- 1 }

  @inline(__always)
  func entry(at place: Int) -> Entry { entries[place] }

  /// The node that takes what comes next.
  @inline(__always)
  var current: Entry { entries[entries.count &- 1] }

  /// The place of the innermost open element of a name; -1 if there is none.
  @inline(__always)
  func innermostPlace(of name: ElementCode) -> Int {
    let number = Int(name.value)
    return number < innermost.count ? Int(innermost[number]) : -1
  }

  /// The place of the nearest barrier; 0, the root, if there is none.
  @inline(__always)
  func place(of barrier: ScopeBarrier) -> Int {
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

  /// The place of a node that is an open element of this name; nil if it is not open.
  func place(ofNode node: Int32, name: ElementCode) -> Int? {
    var place = innermostPlace(of: name)
    while place > 0 {
      if entries[place].node == node { return place }
      place = Int(entries[place].nextOfName)
    }
    return nil
  }

  mutating func push(_ node: Int32, _ name: ElementCode, _ properties: ElementProperties) {
    let number = Int(name.value)
    while innermost.count <= number { innermost.append(-1) }
    let place = Int32(truncatingIfNeeded: entries.count)
    var barriers = entries[entries.count &- 1].barriers
    if !properties.isDisjoint(with: .anyBarrier) {
      if properties.contains(.scopeBarrier) { barriers.0 = place }
      if properties.contains(.buttonBarrier) { barriers.1 = place }
      if properties.contains(.listItemBarrier) { barriers.2 = place }
      if properties.contains(.tableBarrier) { barriers.3 = place }
      if properties.contains(.itemStartBarrier) { barriers.4 = place }
      if properties.contains(.rubyBarrier) { barriers.5 = place }
      if properties.contains(.special) { barriers.6 = place }
    }
    entries.append(
      Entry(node: node, name: name, nextOfName: innermost[number], barriers: barriers))
    innermost[number] = place
  }

  /// Takes the innermost element off the stack; the root stays.
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
