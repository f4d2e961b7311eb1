/// The bytes of kana, in the memory of a dictionary, a static table or a ``KanaArena``; empty if
/// there is no reading.
typealias KanaBytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are equal to a text.
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    var offset = 0
    while offset < count {
      if self[offset] != text.utf8Start[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Returns whether the bytes end with a text.
  func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length
      && UnsafeBufferPointer(rebasing: self[(count - length)...]).equals(text)
  }

  /// Returns whether the bytes begin with a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && UnsafeBufferPointer(rebasing: self[..<length]).equals(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes before `offset` end with 。, ！, ？ or a line end.
  func hasSentenceEnd(before offset: Int) -> Bool {
    guard offset > 0, offset <= count else { return false }
    if self[offset - 1] == UInt8(ascii: "\n") { return true }
    guard offset >= 3 else { return false }
    switch (self[offset - 3], self[offset - 2], self[offset - 1]) {
    case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x81), (0xEF, 0xBC, 0x9F): return true
    default: return false
    }
  }
}
