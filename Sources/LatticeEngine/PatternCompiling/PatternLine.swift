/// A cursor in a line of a pattern file.
struct PatternLine {
  let bytes: UnsafeRawBufferPointer
  var position: Int
  let end: Int

  /// The next byte, or nil at the end of the line.
  var peek: UInt8? { position < end ? bytes[position] : nil }

  mutating func skip() { position += 1 }

  /// Skips a byte; returns whether it was the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Returns all fields of the rest of the line as text.
  func fields() -> [String] {
    bytes[position..<end].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a decimal number of up to nine digits, or returns nil.
  mutating func readNumber() -> Int? {
    let start = position
    var number = 0
    while let byte = peek, 0x30...0x39 ~= byte, position - start < 9 {
      number = number * 10 + Int(byte - 0x30)
      position += 1
    }
    return position > start ? number : nil
  }

  /// Reads the string of a pattern; returns false if it is empty or invalid.
  mutating func readKey(into key: inout [UInt16]) -> Bool {
    while let byte = peek, byte != UInt8(ascii: "\t") {
      guard byte == UInt8(ascii: "\\") else {
        let rest = UnsafeBufferPointer(
          rebasing: bytes.assumingMemoryBound(to: UInt8.self)[position..<end])
        let (character, _, width) = LineUnits.unit(rest)
        let unit = PatternKey.unit(character)
        guard unit != PatternKey.other else { return false }
        key.append(unit)
        position += width
        continue
      }
      guard position + 1 < end else { return false }
      switch bytes[position + 1] {
      case UInt8(ascii: "n"): key.append(PatternKey.endOfLine)
      case UInt8(ascii: "t"): key.append(0x09)
      case UInt8(ascii: "\\"): key.append(0x5C)
      default: return false
      }
      position += 2
    }
    return !key.isEmpty
  }
}
