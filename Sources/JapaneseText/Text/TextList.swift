/// A list of texts for comparison with words.
///
/// A filter by length and last byte rejects most words without a comparison.
struct TextList: Sendable, ExpressibleByArrayLiteral {
  private let texts: [StaticString]
  /// A Bloom filter with one bit for the length and last byte of each text.
  private let filter: UInt64

  init(_ texts: [StaticString]) {
    self.texts = texts
    filter = texts.reduce(0) { bits, text in
      bits | Self.bit(of: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  init(arrayLiteral texts: StaticString...) { self.init(texts) }

  static func + (one: TextList, other: TextList) -> TextList { TextList(one.texts + other.texts) }

  var isEmpty: Bool { texts.isEmpty }

  @inline(__always)
  private static func bit(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let last = bytes.last else { return 1 }
    return 1 << ((UInt64(last) &+ UInt64(truncatingIfNeeded: bytes.count) &* 11) & 63)
  }

  @inline(__always)
  func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    filter & Self.bit(of: bytes) != 0 && compares(bytes)
  }

  private func compares(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for text in texts where bytes.equals(text) { return true }
    return false
  }

  /// Returns whether the bytes end with one of the texts.
  func hasSuffix(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    texts.contains { bytes.hasSuffix($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are equal to one of the texts.
  @inline(__always)
  func isOne(of texts: TextList) -> Bool { texts.contains(self) }
}
