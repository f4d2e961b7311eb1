/// The beginning of a URL as browsers parse it (WHATWG URL, 4.4): whether it has a scheme.
package enum URLScheme: Sendable, Hashable {
  /// The URL is empty apart from removed characters.
  case empty
  /// The URL has no scheme and is resolved against another one: a path, a query, a fragment, or
  /// `//` and a host.
  case relative
  /// The URL has a scheme, in lower case.
  case absolute(String)

  /// Reads the scheme of a URL.
  ///
  /// As in the basic URL parser, control characters and spaces at both ends are ignored, and so are
  /// TAB, LF and CR anywhere. Character references must already be decoded.
  ///
  /// ```swift
  /// URLScheme(of: " Java\tScript:x")  // .absolute("javascript")
  /// URLScheme(of: "a b:c")            // .relative
  /// ```
  ///
  /// - Complexity: linear in the length of the scheme and of the ignored characters.
  package init(of url: String) {
    var scheme: [UInt8] = []
    var isEmpty = true
    for byte in url.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0...0x20 where isEmpty: continue
      case UInt8(ascii: ":") where !scheme.isEmpty:
        self = .absolute(String(decoding: scheme, as: UTF8.self))
        return
      case _ where byte.isASCIILetter: break
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39:
        if !scheme.isEmpty { break }
        self = .relative
        return
      default:
        self = .relative
        return
      }
      isEmpty = false
      scheme.append(byte.asciiLowercased)
    }
    self = isEmpty ? .empty : .relative
  }

  /// Returns a URL without the characters that URL parsers ignore: control characters and spaces at
  /// both ends, and TAB, LF and CR anywhere.
  ///
  /// Programs that are not browsers may treat these characters differently.
  package static func withoutIgnoredCharacters(_ url: String) -> String {
    let isPlain = url.utf8.allSatisfy { $0 > 0x20 }
    if isPlain { return url }
    var bytes = url.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
