/// Stops the program if an index is not in 0..<`count`.
///
/// Debug builds check every access to a buffer, and so do release builds with `-D CHECKED_TABLES`.
// Transparent, so that debug builds avoid a call of a generic function.
@_transparent
@usableFromInline
func checkBufferIndex(_ index: Int, _ count: Int) {
  #if CHECKED_TABLES
  precondition(index >= 0 && index < count, "outside a buffer")
  #else
  assert(index >= 0 && index < count, "outside a buffer")
  #endif
}

/// A growable buffer of trivial values, uniquely owned so that writes need no uniqueness check.
///
/// `Array` checks uniqueness and capacity at each append; here a writer can also reserve capacity
/// once, write without checks, and commit what it has written. Indices are checked in debug builds
/// only.
///
/// `@unchecked Sendable`: it has exactly one owner at any time (it cannot be copied).
@usableFromInline
package struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  /// The number of elements.
  @usableFromInline package internal(set) var count = 0
  /// The number of elements for which there is memory.
  @usableFromInline package internal(set) var capacity: Int
  /// The address of the first element, valid until the buffer grows.
  @usableFromInline package internal(set) var start: UnsafeMutablePointer<Element>

  /// Creates an empty buffer with capacity for at least four elements.
  @inlinable package init(minimumCapacity: Int = 16) {
    capacity = max(minimumCapacity, 4)
    start = .allocate(capacity: capacity)
  }

  /// Creates a buffer of equal elements.
  @inlinable package init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Creates a copy of another buffer with capacity for `extra` more elements.
  @inlinable package init(_ elements: borrowing GrowableBuffer, extra: Int) {
    self.init(minimumCapacity: elements.count + extra)
    append(contentsOf: elements.values)
  }

  deinit { start.deallocate() }

  // MARK: Reading

  @inlinable package var isEmpty: Bool { count == 0 }

  /// The element at an index, which must be less than `count`.
  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get {
      checkBufferIndex(index, count)
      return start[index]
    }
    @inline(__always) _modify {
      checkBufferIndex(index, count)
      yield &start[index]
    }
  }

  /// The elements; the buffer pointer is valid until the next change.
  @inlinable package var values: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// The last element, or nil if the buffer is empty.
  @inlinable package var last: Element? { count > 0 ? start[count &- 1] : nil }

  /// Returns an array of the elements, of exactly this size.
  @inlinable package func array() -> [Element] { Array(values) }

  /// Returns a copy of the elements of exactly this size, which the caller must deallocate.
  @inlinable package func allocatedCopy() -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = copy.initialize(from: values)
    return UnsafeBufferPointer(copy)
  }

  // MARK: Appending

  /// Reserves capacity for `size` more elements, and returns the address at which to write them
  /// before calling ``commit(_:)``.
  @inlinable @inline(__always) @discardableResult
  package mutating func reserve(_ size: Int) -> UnsafeMutablePointer<Element> {
    if count &+ size > capacity { grow(to: count + size) }
    return start + count
  }

  /// Adds `size` elements that have been written at the address that ``reserve(_:)`` returned.
  @inlinable @inline(__always)
  package mutating func commit(_ size: Int) { count &+= size }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    reserve(1).initialize(to: element)
    count &+= 1
  }

  @inlinable package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    reserve(elements.count).update(from: source, count: elements.count)
    count &+= elements.count
  }

  @inlinable package mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count, "outside a buffer")
    reserve(1)
    (start + index + 1).update(from: start + index, count: count &- index)
    (start + index).initialize(to: element)
    count &+= 1
  }

  // MARK: Removing

  /// Removes the first `size` elements.
  @inlinable package mutating func removeFirst(_ size: Int) {
    let size = min(max(0, size), count)
    start.update(from: start + size, count: count - size)
    count -= size
  }

  /// Removes and returns the last element; the buffer must not be empty.
  @inlinable @inline(__always) @discardableResult
  package mutating func removeLast() -> Element {
    checkBufferIndex(count &- 1, count)
    count &-= 1
    return start[count]
  }

  @inlinable package mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "outside a buffer")
    (start + index).update(from: start + index + 1, count: count &- index &- 1)
    count &-= 1
  }

  /// Removes the elements from `newCount` on.
  @inlinable package mutating func truncate(to newCount: Int) {
    count = min(count, max(0, newCount))
  }

  /// Removes all elements; the memory is retained unless it is for more than `maximum` elements,
  /// and then reduced to `initial`.
  @inlinable package mutating func removeAll(
    retainingAtMost maximum: Int = .max, initial: Int = 16
  ) {
    count = 0
    guard capacity > maximum else { return }
    self = GrowableBuffer(minimumCapacity: initial)
  }

  // MARK: Memory

  @inlinable @inline(never)
  mutating func grow(to needed: Int) {
    let grown = max(needed, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = grown
  }
}
