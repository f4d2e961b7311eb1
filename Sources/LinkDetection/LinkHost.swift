import TextFoundation

/// The host of an address, parsed from bytes: a name, an IPv4 or an IPv6 address.
///
/// A name consists of labels separated by dots. Labels contain ASCII letters, digits, `-` and `_`,
/// or also other letters, kana, kanji and symbols (the U-labels of RFC 5890, and characters that
/// registries accepted before it). Japanese text after an ASCII name does not belong to the name:
/// - after a top-level domain (``TopLevelDomain``): `example.com次の文`;
/// - from hiragana after an ASCII letter or digit on: `localhostへ`;
/// - from the first non-ASCII character on, unless the last label is ASCII (`日本語.jp`), or `/`, `?`,
///   `#` or a port follows, or the last label is a top-level domain (`はじめよう.みんな`), or the name
///   contains no Japanese (`пример.рф`).
struct LinkHost {
  /// The maximum length of a name in bytes (RFC 1035, 2.3.4).
  static let maximumLength = 255
  static let ascii = ASCIISet("-.").withAlphanumerics
  private static let label = ASCIISet("-_").withAlphanumerics

  let start: Int
  private(set) var end: Int
  private(set) var dotCount = 0
  /// Whether the last label has at least two letters, is a Punycode label, or is not ASCII.
  private(set) var hasTopLevelDomain = false

  /// Parses a host, or returns nil if there is none at the offset.
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    (self.start, end) = (start, start)
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "[") {
      guard readAddress(in: bytes) else { return nil }
      return
    }
    readName(in: bytes)
    guard end > start else { return nil }
    finish(in: bytes)
  }

  // MARK: Addresses

  /// Parses an IPv6 address in brackets (RFC 3986, 3.2.2), with or without a zone (RFC 6874).
  private mutating func readAddress(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let set = ASCIISet(":.%-_").withAlphanumerics
    var offset = start &+ 1
    var colons = 0
    while offset < bytes.count, offset &- start < 64, set.contains(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: ":") { colons &+= 1 }
      offset &+= 1
    }
    guard colons > 1, offset < bytes.count, bytes[offset] == UInt8(ascii: "]") else { return false }
    end = offset &+ 1
    return true
  }

  // MARK: Names

  /// Sets `end` to the end of the name, or to `start` if there is no name.
  private mutating func readName(in bytes: UnsafeBufferPointer<UInt8>) {
    var offset = start
    var labelStart = start
    var lastLabel = start..<start
    var dots = 0
    /// The offset of the first non-ASCII character, and whether the last label has one.
    var firstOther: Int?
    var isLastOther = false
    var wasLastOther = false
    var isJapanese = false
    let letters = Self.label
    while offset < bytes.count, offset &- start <= Self.maximumLength {
      let byte = bytes[offset]
      if letters.contains(byte) {
        offset &+= 1
      } else if byte == UInt8(ascii: "."), offset > labelStart {
        guard offset &+ 1 < bytes.count, bytes[offset &+ 1] != byte else { break }
        (lastLabel, wasLastOther) = (labelStart..<offset, isLastOther)
        offset &+= 1
        (labelStart, isLastOther) = (offset, false)
        dots &+= 1
      } else if byte >= 0x80, let scalar = bytes.scalar(at: offset) {
        let kind = LinkScalar(scalar.value)
        guard kind != .end else { break }
        if !isLastOther, offset > labelStart {
          if kind == .hiragana, bytes[offset &- 1].isASCIIAlphanumeric { break }
          if dots > 0, TopLevelDomain.isKnown(bytes[labelStart..<offset]) { break }
        } else if dots > 1, !isLastOther, TopLevelDomain.isKnown(bytes[lastLabel]) {
          // In "www.example.com.次の文" the last dot ends a sentence.
          break
        }
        isJapanese = isJapanese || kind == .japanese || kind == .hiragana || kind == .middleDot
        firstOther = firstOther ?? offset
        isLastOther = true
        offset &+= scalar.length
      } else {
        break
      }
    }
    guard offset &- start <= Self.maximumLength else {
      end = firstOther ?? start
      return trim(in: bytes)
    }
    if offset == labelStart, dots > 0 {
      // A trailing dot that no label follows is text.
      (offset, labelStart) = (lastLabel.upperBound, lastLabel.lowerBound)
      isLastOther = wasLastOther
    }
    if let firstOther, !isWhole(offset, labelStart, isLastOther, isJapanese, in: bytes) {
      end = firstOther
    } else {
      end = offset
    }
    trim(in: bytes)
  }

  /// Returns whether a non-ASCII name is valid up to `offset`.
  private func isWhole(
    _ offset: Int, _ labelStart: Int, _ isLastOther: Bool, _ isJapanese: Bool,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // A domain name needs a dot followed by a label.
    guard labelStart > start, offset > labelStart else { return false }
    if !isLastOther || !isJapanese || TopLevelDomain.isJapanese(bytes[labelStart..<offset]) {
      return true
    }
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
    case UInt8(ascii: ":"): return offset &+ 1 < bytes.count && bytes[offset &+ 1].isASCIIDigit
    default: return false
    }
  }

  /// Removes trailing `.`, `-` and `_`.
  private mutating func trim(in bytes: UnsafeBufferPointer<UInt8>) {
    while end > start, bytes[end &- 1] < 0x80, !bytes[end &- 1].isASCIIAlphanumeric { end &-= 1 }
  }

  /// Counts the dots and classifies the last label.
  private mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) {
    var last = start
    for offset in start..<end where bytes[offset] == UInt8(ascii: ".") {
      dotCount &+= 1
      last = offset &+ 1
    }
    let label = bytes[last..<end]
    hasTopLevelDomain =
      label.count > 1 && label.allSatisfy { $0.isASCIILetter || $0 >= 0x80 }
      || label.count > 4 && label.prefix(4).elementsEqual("xn--".utf8)
  }
}
