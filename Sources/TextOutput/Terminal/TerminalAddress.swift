import TextFoundation

/// Link addresses as terminals accept them.
enum TerminalAddress {
  /// Returns an address with everything other than printable ASCII percent-encoded, or nil if a
  /// terminal cannot open it.
  ///
  /// Addresses without a scheme are rejected, and so are those with control characters, which might
  /// end the sequence, and those longer than 2,083 bytes, the limit of common terminals.
  static func encoded(_ address: String) -> String? {
    let text = address.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text[..<colon].isScheme,
      !text.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    let encoded = PercentEncoding.encode(text) { $0 > 0x20 && $0 < 0x7F }
    return encoded.utf8.count <= 2083 ? encoded : nil
  }
}

extension Substring.UTF8View {
  /// Whether the text is a URL scheme: a letter followed by letters, digits, `+`, `-` and `.` (RFC
  /// 3986 §3.1).
  fileprivate var isScheme: Bool {
    guard let first, first.isASCIILetter else { return false }
    return allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }
}
