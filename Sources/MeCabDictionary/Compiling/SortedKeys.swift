/// The distinct surfaces of a lexicon in ascending byte order, concatenated.
///
/// Uses manually allocated memory, because each access to an array element is a function call in
/// debug builds.
struct SortedKeys: ~Copyable {
  /// The bytes of all keys, concatenated.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The end of each key `i` in `bytes`, where key `i + 1` starts.
  let ends: UnsafeMutablePointer<Int>
  let values: UnsafeMutablePointer<Int32>
  private(set) var count = 0

  /// Creates an empty list with space for `capacity` keys of `byteCount` bytes in total.
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

  /// Returns the start of a key in `bytes`.
  func start(_ key: Int) -> Int { key == 0 ? 0 : ends[key &- 1] }

  /// Appends a key, which must be greater than all preceding ones.
  mutating func append(_ key: UnsafePointer<UInt8>, length: Int, value: Int32) {
    let start = start(count)
    Bytes.copy(key, to: bytes + start, length)
    ends[count] = start &+ length
    values[count] = value
    count &+= 1
  }
}
