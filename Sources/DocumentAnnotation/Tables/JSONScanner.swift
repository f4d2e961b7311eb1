internal import TextFoundation

/// Reads the strings of JSON values (RFC 8259), without recursion.
///
/// Values may follow one another, with or without white space between them.
struct JSONScanner {
  /// A string of a value.
  struct Text {
    /// The range of the characters, without quotation marks.
    let range: Range<Int>
    let isKey: Bool
  }

  private enum Expected { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private let limit: Int
  private let readsKeys: Bool
  /// The open containers: true for an object.
  private var containers: [Bool] = []
  /// The last keys of the open objects; nil before the first key.
  private(set) var keys: [Range<Int>?] = []
  private var expected = Expected.value
  /// Whether the syntax is violated at the position.
  private(set) var isMalformed = false
  /// The number of values that have ended.
  private(set) var valueCount = 0

  /// Creates a scanner.
  ///
  /// - Parameters:
  ///   - bytes: a document.
  ///   - range: the range of the values.
  ///   - readsKeys: whether ``keys`` is needed.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, readsKeys: Bool) {
    self.bytes = bytes
    (position, limit) = (range.lowerBound, range.upperBound)
    self.readsKeys = readsKeys
  }

  /// Whether the end is inside a value.
  var isIncomplete: Bool { !containers.isEmpty }

  /// Returns the next string, or nil at the end and where the syntax is violated.
  ///
  /// - Parameter maximumValues: the number of values after which the scanner stops.
  /// - Returns: a string.
  mutating func next(maximumValues: Int = .max) -> Text? {
    while position < limit, !isMalformed, valueCount < maximumValues {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position &+= 1
      case UInt8(ascii: "\""):
        if let text = string() { return text }
      case UInt8(ascii: "{"), UInt8(ascii: "["): open()
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      case UInt8(ascii: ","):
        guard expected == .commaOrEnd, let isObject = containers.last else { return fail() }
        expected = isObject ? .key : .value
        position &+= 1
      case UInt8(ascii: ":"):
        guard expected == .colon else { return fail() }
        expected = .value
        position &+= 1
      default: scalar()
      }
    }
    return nil
  }

  private mutating func fail() -> Text? {
    isMalformed = true
    return nil
  }

  private mutating func open() {
    guard expected == .value || expected == .valueOrEnd else {
      isMalformed = true
      return
    }
    let isObject = bytes[position] == UInt8(ascii: "{")
    containers.append(isObject)
    if readsKeys, isObject { keys.append(nil) }
    expected = isObject ? .keyOrEnd : .valueOrEnd
    position &+= 1
  }

  private mutating func close() {
    let isObject = bytes[position] == UInt8(ascii: "}")
    guard containers.last == isObject,
      expected == .commaOrEnd || expected == (isObject ? .keyOrEnd : .valueOrEnd)
    else {
      isMalformed = true
      return
    }
    containers.removeLast()
    if readsKeys, isObject { keys.removeLast() }
    position &+= 1
    endValue()
  }

  private mutating func endValue() {
    if containers.isEmpty {
      expected = .value
      valueCount += 1
    } else {
      expected = .commaOrEnd
    }
  }

  private mutating func string() -> Text? {
    let isKey = expected == .key || expected == .keyOrEnd
    guard isKey || expected == .value || expected == .valueOrEnd,
      let end = endOfString(from: position + 1)
    else { return fail() }
    let range = position + 1..<end
    position = end + 1
    if isKey {
      expected = .colon
      if readsKeys { keys[keys.count - 1] = range }
    } else {
      endValue()
    }
    return Text(range: range, isKey: isKey)
  }

  private func endOfString(from start: Int) -> Int? {
    var offset = start
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return offset
      case 0..<0x20: return nil
      case UInt8(ascii: "\\"):
        guard offset + 1 < limit else { return nil }
        switch bytes[offset + 1] {
        case UInt8(ascii: "u"):
          guard offset + 6 <= limit,
            (offset + 2..<offset + 6).allSatisfy({ bytes[$0].hexadecimalDigit != nil })
          else { return nil }
          offset += 6
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
          UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
          offset += 2
        default: return nil
        }
      default: offset &+= 1
      }
    }
    return nil
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func scalar() {
    guard expected == .value || expected == .valueOrEnd else {
      isMalformed = true
      return
    }
    for literal in ["true", "false", "null"] as [StaticString] {
      if bytes.starts(with: literal, at: position, limit: limit) {
        position += literal.utf8CodeUnitCount
        endValue()
        return
      }
    }
    var end = position
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end < limit, bytes[end].isASCIIDigit else {
      isMalformed = true
      return
    }
    while end < limit,
      bytes[end].isASCIIDigit || bytes[end] | 0x20 == UInt8(ascii: "e")
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(bytes[end])
    {
      end &+= 1
    }
    position = end
    endValue()
  }
}
