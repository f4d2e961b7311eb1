import TextFoundation

/// An encoder of addresses in ASCII.
struct EncodedAddress {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Characters that a URI may contain unescaped (RFC 3986, 2).
  ///
  /// A `%` is escaped unless two hexadecimal digits follow.
  private static let unescaped = ASCIISet("-._~:/?#@!$&'()*+,;=").withAlphanumerics

  init(_ address: String) {
    let address = Array(address.utf8)
    let host = Self.host(in: address)
    encode(address, 0..<host.lowerBound)
    bytes +=
      String(decoding: address[host], as: UTF8.self)
      .split(separator: ".", omittingEmptySubsequences: false).map(Self.encodedLabel)
      .joined(separator: ".").utf8
    encode(address, host.upperBound..<address.count)
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

  private mutating func encode(_ address: [UInt8], _ range: Range<Int>) {
    for index in range {
      let byte = address[index]
      let isUnescaped =
        byte == UInt8(ascii: "%")
        ? PercentEncoding.byte(in: address, at: index) != nil : Self.unescaped.contains(byte)
      if isUnescaped { bytes.append(byte) } else { PercentEncoding.append(byte, to: &bytes) }
    }
  }
}
