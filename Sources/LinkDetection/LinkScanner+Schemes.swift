import TextFoundation

/// Links with a scheme.
extension LinkScanner {
  /// Returns the link whose scheme ends at a colon.
  mutating func schemeMatch(colon: Int) -> LinkMatch? {
    let hasSlashes =
      byte(colon &+ 1) == UInt8(ascii: "/") && byte(colon &+ 2) == UInt8(ascii: "/")
    guard let (start, form) = scheme(before: colon, hasSlashes: hasSlashes) else { return nil }
    let end: Int?
    switch form {
    case .host, .hostWithoutLetter:
      end = hasSlashes ? endOfHost(at: colon &+ 3, linkStart: start) : nil
    case .mail:
      guard let end = endOfMail(after: colon &+ 1, linkStart: start) else { return nil }
      return LinkMatch(start..<end, .mail)
    case .named where !hasSlashes:
      end = path.opaqueEnd(from: colon &+ 1, linkStart: start)
    case .named, .other:
      end =
        hasSlashes
        ? endOfHost(at: colon &+ 3, linkStart: start)
          ?? endOfPath(at: colon &+ 3, linkStart: start) : nil
    }
    return end.map {
      LinkMatch(start..<$0, .url, omission: form == .hostWithoutLetter ? .letter : .nothing)
    }
  }

  /// Returns the start of the scheme before a colon, and the form required after it.
  private func scheme(
    before colon: Int, hasSlashes: Bool
  ) -> (start: Int, form: LinkSchemes.Form)? {
    guard var start = start(of: .scheme, before: colon, limit: LinkSchemes.maximumLength) else {
      return nil
    }
    while start < colon, !bytes[start].isASCIILetter { start &+= 1 }
    guard start < colon, !byte(start &- 1).isASCIIAlphanumeric else { return nil }
    // In "…を見よ.http://" the scheme starts after the full stop.
    if let dot = bytes[start..<colon].lastIndex(of: UInt8(ascii: ".")),
      byte(dot &+ 1).isASCIILetter,
      let form = schemes.form(of: bytes[(dot &+ 1)..<colon], hasSlashes: false)
    {
      return (dot &+ 1, form)
    }
    return schemes.form(of: bytes[start..<colon], hasSlashes: hasSlashes).map { (start, $0) }
  }

  /// Returns the end of a link given the start of its host or user information, or nil without a
  /// host.
  private mutating func endOfHost(at start: Int, linkStart: Int) -> Int? {
    let hostStart = endOfUserInformation(at: start)
    guard let host = LinkHost(at: hostStart, in: bytes) ?? LinkHost(at: start, in: bytes) else {
      return nil
    }
    // In "http://http://a.jp" the second address is the link.
    if host.dotCount == 0, byte(host.end) == UInt8(ascii: ":"),
      byte(host.end &+ 1) == UInt8(ascii: "/"), byte(host.end &+ 2) == UInt8(ascii: "/")
    {
      return nil
    }
    return end(afterHost: host.end, linkStart: linkStart)
  }

  /// Returns the end of a link without a host, as allowed for unusual schemes:
  /// `things:///show?id=4DPQ`.
  private mutating func endOfPath(at start: Int, linkStart: Int) -> Int? {
    switch byte(start) {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
      let end = path.end(from: start, linkStart: linkStart)
      return end > start &+ 1 ? end : nil
    default: return nil
    }
  }

  /// Returns the offset after `user:password@`, or `start` if there is no user information.
  ///
  /// Text without user information is not read again for a following link, because that link has a
  /// `/` before its own user information.
  private func endOfUserInformation(at start: Int) -> Int {
    let set = ASCIISet.userInformation
    var end = start
    while end < bytes.count, set.contains(bytes[end]) { end &+= 1 }
    return end > start && byte(end) == UInt8(ascii: "@") ? end &+ 1 : start
  }

  /// Returns the end of an address and a query after `mailto:`, either of which may be missing.
  private mutating func endOfMail(after start: Int, linkStart: Int) -> Int? {
    var end = start
    let set = ASCIISet.localPart
    while end &- start < Self.maximumLocalPartLength, end < bytes.count, set.contains(bytes[end]) {
      end &+= 1
    }
    var query = start
    if end > start {
      guard byte(end) == UInt8(ascii: "@"), let host = mailHost(at: end &+ 1) else { return nil }
      query = host
    }
    guard byte(query) == UInt8(ascii: "?") else { return query > start ? query : nil }
    end = path.end(from: query, linkStart: linkStart)
    return end > start ? end : nil
  }
}
