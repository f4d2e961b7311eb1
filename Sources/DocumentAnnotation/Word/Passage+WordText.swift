internal import MarkupText
internal import TextFoundation

extension Passage {
  /// Appends text of an XML document without invisible characters, with its references decoded.
  mutating func appendMarkup(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isWritable: Bool
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, ![0x26, 0xC2, 0xE2, 0xEF].contains(bytes[end]) { end += 1 }
      append(bytes, position..<end, isWritable: isWritable)
      guard end < range.upperBound else { return }
      position = appendSpecial(bytes, at: end, limit: range.upperBound, isWritable)
    }
  }

  /// Appends a character reference or skips an invisible character, and returns the offset after it.
  private mutating func appendSpecial(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int, _ isWritable: Bool
  ) -> Int {
    guard bytes[start] == UInt8(ascii: "&") else {
      let scalar = bytes.scalar(at: start)
      let end = min(start + (scalar?.length ?? 1), limit)
      if let scalar, InvisibleCharacters.contains(scalar.value) { return end }
      append(bytes, start..<end, isWritable: isWritable)
      return end
    }
    var end = start + 1
    while end < limit, end - start < 40, bytes[end] != UInt8(ascii: ";") { end += 1 }
    let source = String(decoding: bytes[start..<min(end + 1, limit)], as: UTF8.self)
    let decoded = CharacterReferences.decode(source)
    guard decoded != source, end < limit, bytes[end] == UInt8(ascii: ";") else {
      append(bytes, start..<start + 1, isWritable: isWritable)
      return start + 1
    }
    append(decoded.utf8, for: start..<end + 1, isWritable: isWritable)
    return end + 1
  }
}
