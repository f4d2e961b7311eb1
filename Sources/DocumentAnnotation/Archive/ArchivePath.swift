internal import TextFoundation

/// Resolves references between the entries of an archive.
enum ArchivePath {
  /// Resolves a relative URL to a path, or returns nil if it is not inside the archive.
  ///
  /// Fragments and queries are dropped and percent-encoded bytes decoded. A path that leaves the
  /// root of the archive, an absolute path and a URL with a scheme are not resolved.
  ///
  /// - Parameters:
  ///   - reference: a relative URL.
  ///   - base: the path of the entry that contains the reference; empty for the root.
  /// - Returns: the path.
  static func resolve(_ reference: String, from base: String = "") -> String? {
    let path = reference.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, path.first != "/", let decoded = percentDecoded(path) else { return nil }
    if let colon = path.firstIndex(of: ":"), !path[..<colon].contains("/") { return nil }
    var components = base.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if !components.isEmpty { components.removeLast() }
    for component in decoded.split(separator: "/", omittingEmptySubsequences: true) {
      switch component {
      case ".": continue
      case "..": if components.popLast() == nil { return nil }
      default: components.append(String(component))
      }
    }
    return components.isEmpty ? nil : components.joined(separator: "/")
  }

  /// Returns the text with percent-encoded bytes decoded, or nil if it would not be UTF-8 or has NUL.
  private static func percentDecoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
