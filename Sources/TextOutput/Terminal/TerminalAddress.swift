import TextLayout

/// Link addresses as terminals accept them.
enum TerminalAddress {
  /// Returns an address with everything other than printable ASCII percent-encoded, or nil if a
  /// terminal cannot open it.
  ///
  /// Addresses without a scheme and with control characters, which might end the sequence, are
  /// rejected, and so are those longer than 2,083 bytes, the limit of common terminals.
  static func encoded(_ address: String) -> String? {
    let text = address.utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text[..<colon].isScheme,
      !text.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    var bytes: [UInt8] = []
    for byte in text {
      if byte > 0x20, byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes += Array((byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).flatMap {
          Array($0.utf8)
        }
      }
    }
    return bytes.count <= 2083 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension Substring.UTF8View {
  /// Whether the text is a URL scheme: a letter followed by letters, digits, `+`, `-` and `.` (RFC
  /// 3986 §3.1).
  fileprivate var isScheme: Bool {
    guard let first, isLetter(first) else { return false }
    return allSatisfy {
      isLetter($0) || 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
