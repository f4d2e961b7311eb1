import TextFoundation

/// The host of an address, read from bytes: a name, an IPv4 or an IPv6 address.
///
/// A name has labels with dots between them: of ASCII letters, digits, `-` and `_`, or with other
/// letters, kana, kanji and symbols (RFC 5890's U-labels, and what registries took before it). Where
/// Japanese text follows a name in ASCII it is text:
/// - behind a top-level domain (``TopLevelDomain``): `example.com次の文`,
/// - hiragana behind an ASCII letter or digit: `localhostへ`,
/// - from the first such character on, unless the last label is ASCII (`日本語.jp`), or `/`, `?`, `#`
///   or a port is behind, or it is a top-level domain (`はじめよう.みんな`), or nothing of the name is
///   Japanese (`пример.рф`).
struct LinkHost {
  /// The longest name in bytes (RFC 1035, 2.3.4).
  static let longest = 255
  static let ascii = ASCIISet("-.").withAlphanumerics
  private static let label = ASCIISet("-_").withAlphanumerics

  let start: Int
  private(set) var end: Int
  private(set) var dotCount = 0
  /// Whether the last label is of two letters or more, or is one of Punycode, or is not ASCII.
  private(set) var hasTopLevelDomain = false

  /// Reads a host; nil if none starts here.
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

  /// Reads an IPv6 address in brackets (RFC 3986, 3.2.2), with a zone (RFC 6874) or without.
  private mutating func readAddress(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let set = ASCIISet(":.%-_").withAlphanumerics
    var place = start &+ 1
    var colons = 0
    while place < bytes.count, place &- start < 64, set.contains(bytes[place]) {
      if bytes[place] == UInt8(ascii: ":") { colons &+= 1 }
      place &+= 1
    }
    guard colons > 1, place < bytes.count, bytes[place] == UInt8(ascii: "]") else { return false }
    end = place &+ 1
    return true
  }

  // MARK: Names

  /// Sets `end` behind the name, or to `start` if there is none.
  private mutating func readName(in bytes: UnsafeBufferPointer<UInt8>) {
    var place = start
    var labelStart = start
    var lastLabel = start..<start
    var dots = 0
    /// The first character that is not ASCII, and whether one of the last label is not.
    var firstOther: Int?
    var isLastOther = false
    var wasLastOther = false
    var isJapanese = false
    let letters = Self.label
    while place < bytes.count {
      guard place &- start <= Self.longest else {
        end = firstOther ?? start
        return trim(in: bytes)
      }
      let byte = bytes[place]
      if letters.contains(byte) {
        place &+= 1
      } else if byte == UInt8(ascii: "."), place > labelStart {
        guard place &+ 1 < bytes.count, bytes[place &+ 1] != byte else { break }
        (lastLabel, wasLastOther) = (labelStart..<place, isLastOther)
        place &+= 1
        (labelStart, isLastOther) = (place, false)
        dots &+= 1
      } else if byte >= 0x80, let scalar = bytes.scalar(at: place) {
        let kind = LinkScalar(scalar.value)
        guard kind != .end else { break }
        if !isLastOther, place > labelStart {
          if kind == .hiragana, bytes[place &- 1].isASCIIAlphanumeric { break }
          if dots > 0, TopLevelDomain.isKnown(bytes[labelStart..<place]) { break }
        } else if dots > 1, !isLastOther, TopLevelDomain.isKnown(bytes[lastLabel]) {
          // "www.example.com.次の文": the dot ends a sentence.
          break
        }
        isJapanese = isJapanese || kind == .japanese || kind == .hiragana || kind == .middleDot
        firstOther = firstOther ?? place
        isLastOther = true
        place &+= scalar.length
      } else {
        break
      }
    }
    if place == labelStart, dots > 0 {
      // Nothing of a name is behind the last dot, which is text.
      (place, labelStart) = (lastLabel.upperBound, lastLabel.lowerBound)
      isLastOther = wasLastOther
    }
    if let firstOther, !isWhole(place, labelStart, isLastOther, isJapanese, in: bytes) {
      end = firstOther
    } else {
      end = place
    }
    trim(in: bytes)
  }

  /// Whether a name that is not all ASCII is one up to `place`.
  private func isWhole(
    _ place: Int, _ labelStart: Int, _ isLastOther: Bool, _ isJapanese: Bool,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // Without a dot that has something behind it, it is no name of a domain.
    guard labelStart > start, place > labelStart else { return false }
    if !isLastOther || !isJapanese || TopLevelDomain.isJapanese(bytes[labelStart..<place]) {
      return true
    }
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
    case UInt8(ascii: ":"): return place &+ 1 < bytes.count && bytes[place &+ 1].isASCIIDigit
    default: return false
    }
  }

  /// Takes `.`, `-` and `_` away at the end.
  private mutating func trim(in bytes: UnsafeBufferPointer<UInt8>) {
    while end > start, bytes[end &- 1] < 0x80, !bytes[end &- 1].isASCIIAlphanumeric { end &-= 1 }
  }

  /// Counts the dots and looks at the last label.
  private mutating func finish(in bytes: UnsafeBufferPointer<UInt8>) {
    var last = start
    for place in start..<end where bytes[place] == UInt8(ascii: ".") {
      dotCount &+= 1
      last = place &+ 1
    }
    let label = bytes[last..<end]
    hasTopLevelDomain =
      label.count > 1 && label.allSatisfy { $0.isASCIILetter || $0 >= 0x80 }
      || label.count > 4 && label.prefix(4).elementsEqual("xn--".utf8)
  }
}
