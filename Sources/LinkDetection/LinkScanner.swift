import TextFoundation

/// Finds links in bytes, one after the other.
///
/// The scanner searches for the bytes of which every link contains at least one: `:`, `@`, `.` and
/// `/`. At each of them it looks back, at most to the end of the last link and by the maximum
/// length of a host, and then reads forward. Text that it reads beyond the end of a link is read
/// again, but a bounded number of times: hosts are bounded by their length, ``LinkPath`` by its
/// count of unclosed brackets, and user information by the `/` after it.
///
/// Ill-formed UTF-8 ends links and is never part of one.
struct LinkScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let options: LinkDetectorOptions
  let schemes: LinkSchemes
  /// The end of the last link; no earlier text is examined.
  private(set) var linkEnd = 0
  /// The offset at which the search continues.
  private var position = 0
  var path: LinkPath

  init(_ bytes: UnsafeBufferPointer<UInt8>, detector: LinkDetector) {
    self.bytes = bytes
    options = detector.options
    schemes = detector.schemes
    path = LinkPath(bytes)
  }

  /// Returns the next link.
  mutating func next() -> LinkMatch? {
    while let offset = nextTrigger() {
      position = offset &+ 1
      guard let match = match(at: offset) else { continue }
      linkEnd = match.range.upperBound
      position = max(position, linkEnd)
      return match
    }
    return nil
  }

  private mutating func match(at offset: Int) -> LinkMatch? {
    switch bytes[offset] {
    case UInt8(ascii: ":"): schemeMatch(colon: offset)
    case UInt8(ascii: "@"): options.findsMailAddresses ? mailMatch(at: offset) : nil
    case UInt8(ascii: "/"): options.findsDomains ? domainMatch(slash: offset) : nil
    default: options.findsHosts ? hostMatch(dot: offset) : nil
    }
  }

  /// Returns the offset of the next `:`, `@` or `/`, or of a `.` that may follow `www`.
  private func nextTrigger() -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    var offset = position
    while offset &+ 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      // `.` and `/` differ only in the lowest bit.
      let dots = (word | ones) ^ ones &* UInt64(UInt8(ascii: "/"))
      let colons = word ^ ones &* UInt64(UInt8(ascii: ":"))
      let ats = word ^ ones &* UInt64(UInt8(ascii: "@"))
      // Flags the lowest zero byte of each word; flags above it may be false.
      let found =
        ((dots &- ones) & ~dots | (colons &- ones) & ~colons | (ats &- ones) & ~ats) & tops
      guard found != 0 else {
        offset &+= 8
        continue
      }
      offset &+= found.trailingZeroBitCount &>> 3
      if isTrigger(offset) { return offset }
      offset &+= 1
    }
    while offset < bytes.count {
      if isTrigger(offset) { return offset }
      offset &+= 1
    }
    return nil
  }

  @inline(__always)
  private func isTrigger(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "."):
      guard offset > 2 else { return false }
      let before = bytes[offset &- 1]
      return before | 0x20 == UInt8(ascii: "w") || before.isASCIIDigit
    default: return false
    }
  }

  // MARK: Lookbehind

  /// Returns the start of a run of bytes in a set that ends before `end`, or nil if the run is
  /// longer than `limit`.
  func start(of set: ASCIISet, before end: Int, limit: Int) -> Int? {
    var start = end
    while start > linkEnd, set.contains(bytes[start &- 1]) {
      start &-= 1
      if end &- start > limit { return nil }
    }
    return start
  }

  /// Returns the byte at an offset, or 0 outside the text.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  // MARK: After the host

  /// Returns the end of the port, path, query and fragment after a host that ends at `end`.
  mutating func end(afterHost end: Int, linkStart: Int) -> Int {
    // The root dot in "example.com./path".
    let hasRoot = byte(end) == UInt8(ascii: ".") && byte(end &+ 1) == UInt8(ascii: "/")
    let end = hasRoot ? end &+ 1 : portEnd(at: end)
    switch byte(end) {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
      return path.end(from: end, linkStart: linkStart)
    default: return end
    }
  }

  /// Returns the end of a port (`:` and one to five digits) at an offset, or the offset if there is
  /// no port.
  private func portEnd(at offset: Int) -> Int {
    guard byte(offset) == UInt8(ascii: ":") else { return offset }
    var end = offset &+ 1
    while byte(end).isASCIIDigit { end &+= 1 }
    let isPort = end > offset &+ 1 && end <= offset &+ 6 && !byte(end).isASCIIAlphanumeric
    return isPort ? end : offset
  }
}
