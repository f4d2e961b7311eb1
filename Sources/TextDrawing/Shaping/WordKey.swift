/// The key of a word: its length, its first bytes, and the shaping mode and context.
struct WordKey: Equatable {
  /// The first bytes, in little-endian order.
  private var head: UInt64 = 0
  private var context: UInt32 = 0
  private var mode = ShapingMode.leftToRight
  /// The number of bytes; 0 for an empty slot.
  private(set) var length: UInt16 = 0

  /// The number of bytes in a key; shorter words are compared by their keys alone.
  static let capacity = 8

  /// Creates the key of an empty slot.
  init() {}

  /// Creates the key of the word in a range of a text.
  @inline(__always)
  init(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, mode: ShapingMode, context: UInt32
  ) {
    (self.mode, self.context) = (mode, context)
    length = UInt16(clamping: range.count)
    head = Self.bytes(of: text, from: range.lowerBound, count: min(range.count, Self.capacity))
  }

  /// Returns a hash of the key and the remaining bytes.
  @inline(__always)
  func hash(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = Self.mixed(
      head ^ UInt64(context) &<< 32 ^ UInt64(length) &<< 8 ^ UInt64(mode.rawValue))
    if range.count > Self.capacity {
      var offset = range.lowerBound + Self.capacity
      while offset < range.upperBound {
        let count = min(range.upperBound - offset, Self.capacity)
        hash = Self.mixed(hash ^ Self.bytes(of: text, from: offset, count: count))
        offset += count
      }
    }
    return Int(truncatingIfNeeded: hash &>> 1)
  }

  /// Returns up to eight bytes of a text as a number.
  @inline(__always)
  private static func bytes(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, count: Int
  ) -> UInt64 {
    if start + capacity <= text.count, count > 0 {
      // Bytes after the word are masked out.
      let all = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: start, as: UInt64.self)
      return UInt64(littleEndian: all) & (UInt64.max &>> UInt64((capacity - count) * 8))
    }
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(text[start + index]) &<< UInt64(index * 8) }
    return value
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
