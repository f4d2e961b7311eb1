/// A growable buffer of trivial values, uniquely owned so that writes need no uniqueness check.
///
/// It is used only while building; the result is copied into storage of its exact size.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<Element>

  init(minimumCapacity: Int = 16) {
    capacity = max(minimumCapacity, 4)
    start = .allocate(capacity: capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Creates a copy of another buffer with capacity for `extra` more elements.
  init(_ elements: borrowing GrowingBuffer, extra: Int) {
    self.init(minimumCapacity: elements.count + extra)
    append(contentsOf: elements.values)
  }

  deinit { start.deallocate() }

  /// The element at an index, which must be less than `count`; this is not checked.
  subscript(index: Int) -> Element {
    @inline(__always) get { start[index] }
    @inline(__always) _modify { yield &start[index] }
  }

  /// The elements; the buffer pointer is valid until the next mutation.
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The last element, or nil if the buffer is empty.
  var last: Element? { count > 0 ? start[count &- 1] : nil }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    while count &+ elements.count > capacity { grow() }
    (start + count).update(from: source, count: elements.count)
    count &+= elements.count
  }

  @discardableResult
  mutating func removeLast() -> Element {
    count &-= 1
    return start[count]
  }

  /// Removes the elements from `newCount` on.
  mutating func truncate(to newCount: Int) { count = min(count, max(0, newCount)) }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var position = count &- 1
    while position > index {
      start[position] = start[position &- 1]
      position &-= 1
    }
    start[index] = element
  }

  mutating func remove(at index: Int) {
    (start + index).update(from: start + index + 1, count: count &- index &- 1)
    count &-= 1
  }

  /// Returns an array of the elements, of exactly this size.
  func array() -> [Element] { Array(values) }

  /// Returns a copy of the elements of exactly this size, which the caller must deallocate.
  func allocatedCopy() -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = copy.initialize(from: values)
    return UnsafeBufferPointer(copy)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
