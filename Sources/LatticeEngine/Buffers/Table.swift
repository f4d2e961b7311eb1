import TextFoundation

/// Stops the program if an index is not in 0..<`count`.
///
/// Debug builds check every access to a table, and so do release builds with `-D CHECKED_TABLES`;
/// other release builds rely on the checks made where a value is read from a file: see
/// ``LatticeModel``.
// Transparent, like its callers, so that debug builds avoid a call of a generic function.
@_transparent
private func checkTableIndex(_ index: Int, _ count: Int) {
  #if CHECKED_TABLES
  precondition(index >= 0 && index < count, "outside a table")
  #else
  assert(index >= 0 && index < count, "outside a table")
  #endif
}

/// A borrowed array of values in memory owned elsewhere.
///
/// The engine reads all contents of dictionary files through this type.
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

/// A growable buffer of one worker that is reused from line to line.
///
/// Indices are checked as in ``Table``. The contents are undefined until they are written.
///
/// It is not a `GrowableBuffer`: it has a capacity but no count, its elements are written in any
/// order, and large ones rely on zeroed memory of the system.
struct ReusableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(minimumCapacity: Int = 64) {
    start = .allocate(capacity: minimumCapacity)
    capacity = minimumCapacity
  }

  /// Creates a buffer of `count` zeros, to which the system assigns physical memory only when it is
  /// written.
  init(zeroed count: Int) {
    let size = max(count, 1) * MemoryLayout<Element>.stride
    let memory = calloc(1, size) ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    start = memory.bindMemory(to: Element.self, capacity: count)
    capacity = count
  }

  deinit { free(start) }

  /// Ensures a capacity of `count` values, preserving the first `preservedCount`.
  mutating func reserve(_ count: Int, preserving preservedCount: Int = 0) {
    guard count > capacity else { return }
    let grown = max(count, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    if preservedCount > 0 { new.moveInitialize(from: start, count: preservedCount) }
    start.deallocate()
    start = new
    capacity = grown
  }

  /// Reduces the capacity to `count` values; the contents become undefined.
  mutating func shrink(to count: Int) {
    guard capacity > count else { return }
    start.deallocate()
    start = .allocate(capacity: count)
    capacity = count
  }

  /// A view of the memory for reading and writing, valid until the next `reserve` or `shrink`.
  var view: BufferView { BufferView(start, count: capacity) }

  /// A borrowed view of mutable memory.
  struct BufferView {
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

    /// Sets the first `count` values to `value`.
    func fill(_ value: Element, count: Int) {
      precondition(count >= 0 && count <= self.count, "write outside a table")
      start.update(repeating: value, count: count)
    }
  }
}
