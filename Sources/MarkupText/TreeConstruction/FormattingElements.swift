import TextFoundation

/// The list of active formatting elements (WHATWG HTML, 13.2.4.3): elements to be reopened after a
/// block has closed them.
///
/// The list holds at most 16 elements after the last marker; adding another removes the oldest.
struct FormattingElements: ~Copyable {
  struct Entry: BitwiseCopyable {
    /// The element, or -1 for a marker.
    var node: Int32
    /// Whether the element is on the stack of open elements.
    var isOpen: Bool
  }

  static let maximumCount = 16
  private var entries = GrowableBuffer<Entry>(minimumCapacity: 24)

  var count: Int { entries.count }

  @inline(__always)
  func entry(at index: Int) -> Entry { entries[index] }

  /// Whether the last element of the list was closed by a block and must be reopened before the
  /// next text.
  @inline(__always)
  var needsReopening: Bool {
    guard let last = entries.last else { return false }
    return !last.isOpen && last.node != NodeRecord.none
  }

  /// The index after the last marker.
  var firstIndex: Int {
    var index = entries.count
    while index > 0, entries[index &- 1].node != NodeRecord.none { index &-= 1 }
    return index
  }

  /// Returns the index of an element after the last marker, or nil if it is not there.
  func index(of node: Int32) -> Int? {
    var index = entries.count &- 1
    while index >= 0, entries[index].node != NodeRecord.none {
      if entries[index].node == node { return index }
      index &-= 1
    }
    return nil
  }

  mutating func addMarker() { entries.append(Entry(node: NodeRecord.none, isOpen: true)) }

  mutating func clearToMarker() { entries.truncate(to: max(0, firstIndex &- 1)) }

  /// Adds an open element, removing the oldest one after the last marker if the list is full.
  mutating func add(_ node: Int32) {
    let first = firstIndex
    if entries.count &- first >= Self.maximumCount { entries.remove(at: first) }
    entries.append(Entry(node: node, isOpen: true))
  }

  mutating func insert(_ node: Int32, at index: Int) {
    entries.insert(Entry(node: node, isOpen: true), at: min(max(0, index), entries.count))
  }

  /// Replaces an entry with an open element.
  mutating func replace(at index: Int, with node: Int32) {
    entries[index] = Entry(node: node, isOpen: true)
  }

  mutating func remove(at index: Int) { entries.remove(at: index) }

  /// Records that an element is no longer on the stack of open elements.
  mutating func close(_ node: Int32) {
    if let index = index(of: node) { entries[index].isOpen = false }
  }
}
