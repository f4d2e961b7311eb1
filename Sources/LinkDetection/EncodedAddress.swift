import TextFoundation

/// An encoder of addresses in ASCII.
struct EncodedAddress {
  private(set) var text = ""

  /// Characters that a URI may contain unescaped (RFC 3986, 2), and `%`, which is escaped unless
  /// two hexadecimal digits follow.
  private static let unescaped = ASCIISet("-._~:/?#@!$&'()*+,;=%").withAlphanumerics

  init(_ address: String) {
    let bytes = Array(address.utf8)
    let host = Self.host(in: bytes)
    encode(bytes, 0..<host.lowerBound)
    text += String(decoding: bytes[host], as: UTF8.self)
      .split(separator: ".", omittingEmptySubsequences: false).map(Self.encodedLabel)
      .joined(separator: ".")
    encode(bytes, host.upperBound..<bytes.count)
  }

  /// Returns the range of the host: after `://` or `mailto:`, and after an `@`.
  private static func host(in bytes: [UInt8]) -> Range<Int> {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return 0..<0 }
    let isMail = !bytes[(colon + 1)...].starts(with: "//".utf8)
    let start = min(bytes.count, colon + (isMail ? 1 : 3))
    let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    if let at = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) {
      return (at + 1)..<portStart(in: bytes, at + 1, end)
    }
    return isMail ? start..<start : start..<portStart(in: bytes, start, end)
  }

  private static func portStart(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    if start < end, bytes[start] == UInt8(ascii: "[") {
      return bytes[start..<end].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? end
    }
    return bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
  }

  private static func encodedLabel(_ label: Substring) -> String {
    if label.utf8.allSatisfy({ $0 < 0x80 }) { return String(label) }
    return Punycode.encoded(label.lowercased()).map { "xn--" + $0 } ?? String(label)
  }

  private mutating func encode(_ bytes: [UInt8], _ range: Range<Int>) {
    for index in range {
      let byte = bytes[index]
      let isEscape =
        byte != UInt8(ascii: "%")
        || index + 2 < bytes.count && bytes[index + 1].hexadecimalDigit != nil
          && bytes[index + 2].hexadecimalDigit != nil
      if Self.unescaped.contains(byte), isEscape {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + Self.digit(byte >> 4) + Self.digit(byte & 15)
      }
    }
  }

  private static func digit(_ value: UInt8) -> String {
    String(value, radix: 16, uppercase: true)
  }
}
