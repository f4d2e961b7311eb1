/// The distinct surfaces of a lexicon in ascending order of their bytes, back to back.
///
/// Plain memory, as a debug build spends a call on each element of an array.
struct SortedKeys: ~Copyable {
  /// The bytes of all keys.
  let bytes: UnsafeMutablePointer<UInt8>
  /// `ends[i]` is where key `i` ends and key `i + 1` starts.
  let ends: UnsafeMutablePointer<Int>
  let values: UnsafeMutablePointer<Int32>
  private(set) var count = 0

  /// Makes room for at most `capacity` keys of `byteCount` bytes together.
  init(capacity: Int, byteCount: Int) {
    bytes = .allocate(capacity: byteCount)
    ends = .allocate(capacity: capacity)
    values = .allocate(capacity: capacity)
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
    values.deallocate()
  }

  /// Where a key starts.
  func start(_ key: Int) -> Int { key == 0 ? 0 : ends[key &- 1] }

  /// Adds a key that is greater than all before it.
  mutating func append(_ key: UnsafePointer<UInt8>, length: Int, value: Int32) {
    let start = start(count)
    Bytes.copy(key, to: bytes + start, length)
    ends[count] = start &+ length
    values[count] = value
    count &+= 1
  }
}
