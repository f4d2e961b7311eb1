import TextFoundation

/// A finder of web and mail addresses, which belong to no language.
///
/// It recognizes `scheme://…` with any scheme, `mailto:…`, `www.…`, a domain with a path
/// (`example.com/a`), and `name@example.com`. Kana, ideographs and Hangul end an address, since
/// Japanese and Chinese put no space after it; other letters outside ASCII belong to its path.
enum WebAddress {
  /// The maximum distance at which the start of a scheme, domain or mailbox is searched for.
  private static let maximumPrefixLength = 64

  /// Returns the address whose first `.`, `:` or `@` is at `offset`; nil if there is none.
  static func range(
    around offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard offset > 0, offset &+ 1 < bytes.count, bytes[offset &- 1].isASCIIAlphanumeric else {
      return nil
    }
    switch bytes[offset] {
    case UInt8(ascii: ":"): return scheme(endingAt: offset, in: bytes)
    case UInt8(ascii: "."): return domain(around: offset, in: bytes)
    case UInt8(ascii: "@"): return mailbox(endingAt: offset, in: bytes)
    default: return nil
    }
  }

  private static func scheme(
    endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let start = beginning(of: offset, in: bytes) {
      $0.isASCIIAlphanumeric || $0.isSchemePunctuation
    }
    guard bytes[start].isASCIILetter else { return nil }
    let isHierarchical =
      offset &+ 2 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "/")
      && bytes[offset &+ 2] == UInt8(ascii: "/")
    guard isHierarchical || bytes.has("mailto", at: start, before: offset) else { return nil }
    return start..<end(from: offset &+ 1, in: bytes)
  }

  private static func domain(
    around offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard bytes[offset &+ 1].isASCIIAlphanumeric else { return nil }
    let start = beginning(of: offset, in: bytes) { $0.isASCIIAlphanumeric || $0 == 0x2D }
    if bytes.has("www", at: start, before: offset) {
      return start..<end(from: offset, in: bytes)
    }
    guard let domainEnd = endOfDomain(from: offset, in: bytes), domainEnd < bytes.count,
      bytes[domainEnd] == UInt8(ascii: "/")
    else { return nil }
    return start..<end(from: domainEnd, in: bytes)
  }

  private static func mailbox(
    endingAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard bytes[offset &+ 1].isASCIIAlphanumeric else { return nil }
    let start = beginning(of: offset, in: bytes) {
      $0.isASCIIAlphanumeric || $0.isMailboxPunctuation
    }
    var dot = offset &+ 1
    while dot < bytes.count, bytes[dot].isASCIIAlphanumeric || bytes[dot] == 0x2D,
      dot &- offset < maximumPrefixLength
    {
      dot &+= 1
    }
    guard dot < bytes.count, let end = endOfDomain(from: dot, in: bytes) else { return nil }
    return start..<end
  }

  /// Returns the start of the run of accepted bytes before `offset`.
  private static func beginning(
    of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ accepts: (UInt8) -> Bool
  ) -> Int {
    var start = offset
    while start > 0, offset &- start < maximumPrefixLength, accepts(bytes[start &- 1]) {
      start &-= 1
    }
    return start
  }

  /// Returns the end of a domain whose first dot is at `dot`; nil unless its last label consists of
  /// two or more letters.
  private static func endOfDomain(
    from dot: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (end, label) = (dot, dot)
    var lettersInLabel = 0
    while end < bytes.count, end &- dot < 4 &* maximumPrefixLength {
      let byte = bytes[end]
      if byte == 0x2E {
        guard end &+ 1 < bytes.count, bytes[end &+ 1].isASCIIAlphanumeric else { break }
        label = end &+ 1
        lettersInLabel = 0
      } else if byte.isASCIIAlphanumeric || byte == 0x2D {
        if byte.isASCIILetter { lettersInLabel &+= 1 }
      } else {
        break
      }
      end &+= 1
    }
    return end > label && lettersInLabel >= 2 && lettersInLabel == end &- label ? end : nil
  }

  /// Returns the end of an address, without punctuation that belongs to the sentence.
  private static func end(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isAddressByte {
      // U+0080–00BF are spaces, quotation marks and controls, not letters of a path.
      if bytes[end] == 0xC2 { break }
      end &+= 1
      if bytes[end &- 1] >= 0xC0 { end = bytes.scalarStart(atOrAfter: end) }
    }
    while end > offset &+ 1, bytes[end &- 1].isClosingPunctuation { end &-= 1 }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ word: StaticString, at start: Int, before end: Int) -> Bool {
    guard end &- start == word.utf8CodeUnitCount else { return false }
    for position in 0..<word.utf8CodeUnitCount
    where self[start &+ position] | 0x20 != word.utf8Start[position] {
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isSchemePunctuation: Bool { [0x2B, 0x2D, 0x2E].contains(self) }
  fileprivate var isMailboxPunctuation: Bool { [0x25, 0x2B, 0x2D, 0x2E, 0x5F].contains(self) }

  /// Whether the byte is ASCII of RFC 3986, or the first byte of a scalar that may occur in a path.
  ///
  /// First bytes of general punctuation and of East Asian scripts are excluded.
  fileprivate var isAddressByte: Bool {
    switch self {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: false
    case 0x80...0xBF, 0xE2...: false
    default: true
    }
  }

  fileprivate var isClosingPunctuation: Bool {
    [0x21, 0x27, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D].contains(self)
  }
}
