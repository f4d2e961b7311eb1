/// A growing, uniquely owned output buffer of bytes, which is appended to through raw memory.
///
/// `[UInt8]` checks uniqueness and capacity at each append, which costs a fifth of the time of
/// printing tokens; here the writer reserves capacity once per token and writes without checks.
///
/// `@unchecked Sendable`: it has exactly one owner at any time (it cannot be copied).
@usableFromInline
package struct ByteBuffer: ~Copyable, @unchecked Sendable {
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var capacity: Int
  private static let maximumRetainedCapacity = 1 << 22
  @usableFromInline var start: UnsafeMutablePointer<UInt8>

  package init(minimumCapacity: Int = 1 << 16) {
    capacity = max(minimumCapacity, 64)
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  package var isEmpty: Bool { count == 0 }

  /// The bytes written so far; valid until the next change.
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// The bytes as text; ill-formed sequences become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes all bytes; the memory is retained unless it is unusually large.
  package mutating func removeAll() {
    count = 0
    guard capacity > Self.maximumRetainedCapacity else { return }
    start.deallocate()
    capacity = 1 << 16
    start = .allocate(capacity: capacity)
  }

  /// Removes all bytes from `newCount` on.
  package mutating func truncate(to newCount: Int) { count = min(count, max(0, newCount)) }

  /// Removes the first `size` bytes.
  package mutating func removeFirst(_ size: Int) {
    let size = min(size, count)
    start.update(from: start + size, count: count - size)
    count -= size
  }

  /// Calls `body` with the bytes written so far, which it may change in place.
  package mutating func withMutableBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    body(UnsafeMutableBufferPointer(start: start, count: count))
  }

  /// Reserves capacity for `size` more bytes, and returns the address at which to write them before
  /// calling ``commit(_:)``.
  @inlinable package mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    if count + size > capacity { grow(to: count + size) }
    return start + count
  }

  /// Adds `size` bytes that have been written at the address that ``reserve(_:)`` returned.
  @inlinable package mutating func commit(_ size: Int) { count += size }

  @inlinable package mutating func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    count += 1
  }

  @inlinable package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  @inlinable package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable package mutating func append(_ text: some StringProtocol) {
    var text = String(text)
    text.withUTF8 { append($0) }
  }

  package mutating func append(cString: UnsafePointer<CChar>) {
    var length = 0
    while cString[length] != 0 { length += 1 }
    let bytes = UnsafeRawBufferPointer(start: cString, count: length)
    append(bytes.assumingMemoryBound(to: UInt8.self))
  }

  @usableFromInline mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
