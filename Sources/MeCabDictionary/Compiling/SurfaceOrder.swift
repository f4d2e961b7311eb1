/// The entries of a lexicon sorted by the bytes of their surfaces, with equal surfaces in source
/// order.
///
/// O(n log n) comparisons, O(n) for entries that are already sorted. The memory of the surfaces is
/// borrowed from the caller.
struct SurfaceOrder: ~Copyable {
  /// A sort key: the first eight bytes of the surface decide almost every comparison.
  private struct Key {
    var prefix: UInt64
    var index: Int
  }

  private let keys: UnsafeMutablePointer<Key>
  private let count: Int
  private let bytes: UnsafePointer<UInt8>
  private let ends: UnsafePointer<Int>

  /// Sorts `count` surfaces concatenated in `bytes`, where surface `i` ends at `ends[i]`.
  init(_ bytes: UnsafePointer<UInt8>, ends: UnsafePointer<Int>, count: Int) {
    self.bytes = bytes
    self.ends = ends
    self.count = count
    keys = .allocate(capacity: count)
    var start = 0
    var index = 0
    while index < count {
      let prefix = Self.prefix(bytes + start, ends[index] &- start)
      (keys + index).initialize(to: Key(prefix: prefix, index: index))
      start = ends[index]
      index &+= 1
    }
    var sorting = UnsafeMutableBufferPointer(start: keys, count: count)
    sorting.sort { first, second in
      if first.prefix != second.prefix { return first.prefix < second.prefix }
      // Surfaces do not contain NUL: a prefix that ends with NUL is a whole surface.
      if first.prefix & 0xFF == 0 { return first.index < second.index }
      let a = Self.surface(first.index, bytes, ends)
      let b = Self.surface(second.index, bytes, ends)
      let difference = Bytes.compare(a.start, b.start, min(a.count, b.count))
      if difference != 0 { return difference < 0 }
      return a.count != b.count ? a.count < b.count : first.index < second.index
    }
  }

  deinit { keys.deallocate() }

  /// Returns the entry at a sorted position.
  func entry(at position: Int) -> Int { keys[position].index }

  /// Returns the distinct surfaces, each with the number and sorted position of its entries.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if a surface has more than 255 entries.
  func distinct() throws(MeCabError) -> SortedKeys {
    var distinct = SortedKeys(capacity: count, byteCount: count == 0 ? 0 : ends[count - 1])
    var first = 0
    while first < count {
      let surface = Self.surface(keys[first].index, bytes, ends)
      var end = first &+ 1
      while end < count, keys[end].prefix == keys[first].prefix {
        let next = Self.surface(keys[end].index, bytes, ends)
        guard next.count == surface.count,
          Bytes.compare(next.start, surface.start, surface.count) == 0
        else { break }
        end &+= 1
      }
      guard end - first <= DictionaryFormat.maximumCount else {
        let text = String(
          decoding: UnsafeBufferPointer(start: surface.start, count: surface.count), as: UTF8.self)
        throw MeCabError(
          .invalidRow,
          "“\(text)” has \(end - first) entries, but the format supports at most 255 per surface; remove some"
        )
      }
      distinct.append(
        surface.start, length: surface.count,
        value: Int32(end - first | first << DictionaryFormat.countBits))
      first = end
    }
    return distinct
  }

  private static func surface(
    _ index: Int, _ bytes: UnsafePointer<UInt8>, _ ends: UnsafePointer<Int>
  ) -> (start: UnsafePointer<UInt8>, count: Int) {
    let start = index == 0 ? 0 : ends[index &- 1]
    return (bytes + start, ends[index] &- start)
  }

  /// Returns up to eight bytes as a number with the same sort order, padded with 0.
  private static func prefix(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 {
      return UInt64(bigEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }
    var prefix: UInt64 = 0
    var offset = 0
    while offset < 8 {
      prefix = prefix &<< 8 | (offset < count ? UInt64(start[offset]) : 0)
      offset &+= 1
    }
    return prefix
  }
}
