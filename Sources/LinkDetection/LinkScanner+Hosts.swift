import TextFoundation

/// Links without a scheme: `www.` hosts, domains with a path, and mail addresses.
extension LinkScanner {
  /// RFC 5321, 4.5.3.1.1.
  static let longestLocalPart = 64

  // MARK: www.

  /// The link of a host that starts with `www`, at the dot behind it; `www2` and `www10` count, too.
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
      start..<end(behindHost: host.end, linkStart: start), .host, omission: .http)
  }

  // MARK: Domains

  /// The link of a domain, at the slash behind it.
  mutating func domainMatch(slash: Int) -> LinkMatch? {
    var end = slash
    // A port, at most.
    while end > linkEnd, slash &- end < 5, bytes[end &- 1].isASCIIDigit { end &-= 1 }
    end = end > linkEnd && bytes[end &- 1] == UInt8(ascii: ":") && end < slash ? end &- 1 : slash
    guard var start = start(of: LinkHost.ascii, before: end, limit: LinkHost.longest) else {
      return nil
    }
    while start < end, !bytes[start].isASCIIAlphanumeric { start &+= 1 }
    guard start < end, canStart(at: start), isDomain(start..<end) else { return nil }
    return LinkMatch(
      start..<path.end(from: slash, linkStart: start), .host, omission: .http)
  }

  /// Whether a name is one of a domain that people write without its scheme.
  private func isDomain(_ name: Range<Int>) -> Bool {
    guard let dot = bytes[name].lastIndex(of: UInt8(ascii: ".")), dot > name.lowerBound,
      bytes[dot &- 1] != UInt8(ascii: "."), bytes[dot &- 1] != UInt8(ascii: "-")
    else { return false }
    let label = bytes[(dot &+ 1)..<name.upperBound]
    guard TopLevelDomain.isKnown(label), let first = label.first else { return false }
    // "He did.So/and": a sentence starts, not a domain.
    if first & 0x20 == 0, label.dropFirst().contains(where: { $0 & 0x20 != 0 }) { return false }
    // "9.am/pm", "1.5.to/10" are no domains; "163.com/" is one.
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

  /// Whether a host without a scheme may start here: not inside of a word, a path or an address.
  private func canStart(at place: Int) -> Bool {
    place == linkEnd || !ASCIISet.noHostBehind.contains(byte(place &- 1))
  }

  // MARK: Mail

  /// The link of a mail address, at its `@`.
  mutating func mailMatch(at place: Int) -> LinkMatch? {
    guard var start = start(of: .localPart, before: place, limit: Self.longestLocalPart) else {
      return nil
    }
    while start < place, !bytes[start].isASCIIAlphanumeric, bytes[start] != UInt8(ascii: "_") {
      start &+= 1
    }
    guard start < place else { return nil }
    // "@user@mastodon.social" names a user; "//user@host" is of a scheme that makes no link.
    let before = start > linkEnd ? byte(start &- 1) : 0
    guard before != UInt8(ascii: "@"), before != UInt8(ascii: "/"),
      let end = mailHost(at: place &+ 1)
    else { return nil }
    // "git@github.com:user/name" is the address of a copy by SSH.
    if byte(end) == UInt8(ascii: ":"), byte(end &+ 1).isASCIIAlphanumeric { return nil }
    return LinkMatch(start..<end, .mail, omission: .mailto)
  }

  /// The end of the host of a mail address.
  func mailHost(at start: Int) -> Int? {
    guard let host = LinkHost(at: start, in: bytes), host.dotCount > 0, host.hasTopLevelDomain,
      byte(host.end) != UInt8(ascii: "@")
    else { return nil }
    return host.end
  }
}
