import TextFoundation

/// Stops the program if a number is not below `count`.
///
/// Debug builds check every access to a table, and so do release builds with `-D CHECKED_TABLES`;
/// other release builds rely on the limits that are checked where a value enters: see
/// ``LatticeModel``.
// Transparent, like what calls it, so that a debug build does not call a generic function.
@_transparent
private func checkTableIndex(_ index: Int, _ count: Int) {
  #if CHECKED_TABLES
  precondition(index >= 0 && index < count, "outside a table")
  #else
  assert(index >= 0 && index < count, "outside a table")
  #endif
}

/// Values in memory that somebody else owns, read by number.
///
/// Everything the engine reads of a file goes through it.
struct Table<Element: BitwiseCopyable> {
  let start: UnsafePointer<Element>
  let count: Int

  init(_ start: UnsafePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  subscript(index: Int) -> Element {
    @_transparent get {
      checkTableIndex(index, count)
      return start[index]
    }
  }
}

extension Table: @unchecked Sendable where Element: Sendable {}

/// Values a worker writes and reads by number: memory that grows and is used again and again.
///
/// Checked like a ``Table``. The contents are undefined until they are written.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(minimumCapacity: Int = 64) {
    start = .allocate(capacity: minimumCapacity)
    capacity = minimumCapacity
  }

  /// Room for `count` values that are 0, of which the system has none until they are written.
  init(zeroed count: Int) {
    let size = max(count, 1) * MemoryLayout<Element>.stride
    let memory = calloc(1, size) ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    start = memory.bindMemory(to: Element.self, capacity: count)
    capacity = count
  }

  deinit { free(start) }

  /// Makes room for `count` values; the first `kept` stay.
  mutating func reserve(_ count: Int, keeping kept: Int = 0) {
    guard count > capacity else { return }
    let grown = max(count, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    if kept > 0 { new.moveInitialize(from: start, count: kept) }
    start.deallocate()
    start = new
    capacity = grown
  }

  /// Gives the memory back down to `count` values.
  mutating func shrink(to count: Int) {
    guard capacity > count else { return }
    start.deallocate()
    start = .allocate(capacity: count)
    capacity = count
  }

  /// The memory, for a loop that writes it; valid until the next `reserve` or `shrink`.
  var cells: Cells { Cells(start, count: capacity) }

  /// Lent memory.
  struct Cells {
    let start: UnsafeMutablePointer<Element>
    let count: Int

    init(_ start: UnsafeMutablePointer<Element>, count: Int) {
      self.start = start
      self.count = count
    }

    subscript(index: Int) -> Element {
      @_transparent get {
        checkTableIndex(index, count)
        return start[index]
      }
      @_transparent nonmutating set {
        checkTableIndex(index, count)
        start[index] = newValue
      }
    }

    /// Sets the first `count` values.
    func fill(_ value: Element, count: Int) {
      precondition(count >= 0 && count <= self.count, "write outside a table")
      start.update(repeating: value, count: count)
    }
  }
}
