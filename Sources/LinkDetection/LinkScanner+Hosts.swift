import TextFoundation

/// Links without a scheme: `www.` hosts, domains with a path, and email addresses.
extension LinkScanner {
  /// The maximum length of a local part (RFC 5321, 4.5.3.1.1).
  static let maximumLocalPartLength = 64

  // MARK: www.

  /// Returns the link of a host that starts with `www`, `www2` or `www10`, given the dot after it.
  mutating func hostMatch(dot: Int) -> LinkMatch? {
    var start = dot
    while start > linkEnd, dot &- start < 3, bytes[start &- 1].isASCIIDigit { start &-= 1 }
    guard start &- 3 >= linkEnd,
      (1...3).allSatisfy({ bytes[start &- $0] | 0x20 == UInt8(ascii: "w") })
    else { return nil }
    start &-= 3
    guard canStart(at: start), byte(start &- 1) != UInt8(ascii: "."),
      let host = LinkHost(at: start, in: bytes), host.dotCount > 1, host.hasTopLevelDomain,
      byte(host.end) != UInt8(ascii: "@")
    else { return nil }
    return LinkMatch(
      start..<end(afterHost: host.end, linkStart: start), .host, omission: .http)
  }

  // MARK: Domains

  /// Returns the link of a domain, given the slash after it.
  mutating func domainMatch(slash: Int) -> LinkMatch? {
    var end = slash
    // A port may precede the slash.
    while end > linkEnd, slash &- end < 5, bytes[end &- 1].isASCIIDigit { end &-= 1 }
    end = end > linkEnd && bytes[end &- 1] == UInt8(ascii: ":") && end < slash ? end &- 1 : slash
    guard var start = start(of: LinkHost.ascii, before: end, limit: LinkHost.maximumLength) else {
      return nil
    }
    while start < end, !bytes[start].isASCIIAlphanumeric { start &+= 1 }
    guard start < end, canStart(at: start), isDomain(start..<end) else { return nil }
    return LinkMatch(
      start..<path.end(from: slash, linkStart: start), .host, omission: .http)
  }

  /// Returns whether a name is a domain that is commonly written without a scheme.
  private func isDomain(_ name: Range<Int>) -> Bool {
    guard let dot = bytes[name].lastIndex(of: UInt8(ascii: ".")), dot > name.lowerBound,
      bytes[dot &- 1] != UInt8(ascii: "."), bytes[dot &- 1] != UInt8(ascii: "-")
    else { return false }
    let label = bytes[(dot &+ 1)..<name.upperBound]
    guard TopLevelDomain.isKnown(label), let first = label.first else { return false }
    // In "He did.So/and" a sentence starts after the dot.
    if first & 0x20 == 0, label.dropFirst().contains(where: { $0 & 0x20 != 0 }) { return false }
    // "9.am/pm" and "1.5.to/10" are not domains; "163.com/" is one.
    if label.count == 2, bytes[name.lowerBound..<dot].allSatisfy({ !$0.isASCIILetter }) {
      return false
    }
    var last: UInt8 = 0
    for byte in bytes[name] {
      if byte == UInt8(ascii: "."), last == byte { return false }
      last = byte
    }
    return true
  }

  /// Returns whether a host without a scheme can start at an offset: not within a word, a path or
  /// an address.
  private func canStart(at offset: Int) -> Bool {
    offset == linkEnd || !ASCIISet.preventsHost.contains(byte(offset &- 1))
  }

  // MARK: Mail

  /// Returns the link of an email address, given its `@`.
  mutating func mailMatch(at offset: Int) -> LinkMatch? {
    guard var start = start(of: .localPart, before: offset, limit: Self.maximumLocalPartLength)
    else {
      return nil
    }
    while start < offset, !bytes[start].isASCIIAlphanumeric, bytes[start] != UInt8(ascii: "_") {
      start &+= 1
    }
    guard start < offset else { return nil }
    // "@user@mastodon.social" is a user name; "//user@host" belongs to a scheme that is not
    // detected.
    let before = start > linkEnd ? byte(start &- 1) : 0
    guard before != UInt8(ascii: "@"), before != UInt8(ascii: "/"),
      let end = mailHost(at: offset &+ 1)
    else { return nil }
    // "git@github.com:user/name" is an SSH address of a Git repository.
    if byte(end) == UInt8(ascii: ":"), byte(end &+ 1).isASCIIAlphanumeric { return nil }
    return LinkMatch(start..<end, .mail, omission: .mailto)
  }

  /// Returns the end of the host of an email address.
  func mailHost(at start: Int) -> Int? {
    guard let host = LinkHost(at: start, in: bytes), host.dotCount > 0, host.hasTopLevelDomain,
      byte(host.end) != UInt8(ascii: "@")
    else { return nil }
    return host.end
  }
}
