/// What a word is found by: its length, its first bytes, and what its shape depends on besides.
struct WordKey: Equatable {
  /// The first bytes, the first one lowest.
  private var head: UInt64 = 0
  private var context: UInt32 = 0
  private var mode = ShapingMode.leftToRight
  /// The number of its bytes; 0 of no word.
  private(set) var length: UInt16 = 0

  /// How many bytes it holds; shorter words are their keys.
  static let capacity = 8

  /// The key of no word.
  init() {}

  /// The key of the word in a range of a text.
  @inline(__always)
  init(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, mode: ShapingMode, context: UInt32
  ) {
    (self.mode, self.context) = (mode, context)
    length = UInt16(clamping: range.count)
    head = Self.bytes(of: text, from: range.lowerBound, count: min(range.count, Self.capacity))
  }

  /// A number that few other words have.
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

  /// Up to eight bytes of a text as a number.
  @inline(__always)
  private static func bytes(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, count: Int
  ) -> UInt64 {
    if start + capacity <= text.count, count > 0 {
      // What is read behind the word is thrown away.
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

/// Memory that grows, whose parts are lent until it does.
struct GrowingMemory<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// How many elements are in use; what is behind them is forgotten.
  var count = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  /// All elements.
  var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// A part of the elements.
  @inline(__always)
  func part(_ start: Int32, _ count: Int32) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base + Int(start), count: Int(count))
  }

  /// Appends elements, and lends them.
  mutating func append(
    _ elements: UnsafeBufferPointer<Element>
  ) -> UnsafeBufferPointer<Element> {
    if count + elements.count > capacity {
      capacity = max(count + elements.count, 2 * capacity)
      let old = base
      base = .allocate(capacity: capacity)
      base.moveInitialize(from: old, count: count)
      old.deallocate()
    }
    let start = base + count
    if let source = elements.baseAddress { start.initialize(from: source, count: elements.count) }
    count += elements.count
    return UnsafeBufferPointer(start: start, count: elements.count)
  }
}
