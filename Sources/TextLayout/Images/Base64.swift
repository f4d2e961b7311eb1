/// The base64 encoding of bytes (RFC 4648 §4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the padded base64 text of some bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { output in
      var length = 0
      var offset = 0
      while offset < bytes.count {
        let count = min(bytes.count - offset, 3)
        var group = 0
        for position in 0..<3 {
          group = group << 8 | (position < count ? Int(bytes[offset + position]) : 0)
        }
        for position in 0..<4 {
          output[length] =
            position > count ? 0x3D : digits[group >> (18 - 6 * position) & 63]
          length += 1
        }
        offset += count
      }
      return length
    }
  }

  /// Returns the decoded bytes of a text, or nil if it is malformed.
  ///
  /// White space is ignored and padding may be missing, as in `data:` URLs (WHATWG Infra,
  /// forgiving-base64 decode). A single digit left over after the last group of four is an error.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text {
      let value: UInt32
      switch byte {
      case 0x41...0x5A: value = UInt32(byte) - 0x41
      case 0x61...0x7A: value = UInt32(byte) - 0x61 + 26
      case 0x30...0x39: value = UInt32(byte) - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      case 0x3D:
        padding += 1
        continue
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20: continue
      default: return nil
      }
      guard padding == 0 else { return nil }
      group = group << 6 | value
      count += 1
      if count == 4 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        (group, count) = (0, 0)
      }
    }
    // Padding must complete the last group, or be absent.
    guard padding == 0 || (count > 0 && count + padding == 4) else { return nil }
    switch count {
    case 0: return bytes
    case 2: return bytes + [UInt8(truncatingIfNeeded: group >> 4)]
    case 3:
      return bytes + [
        UInt8(truncatingIfNeeded: group >> 10), UInt8(truncatingIfNeeded: group >> 2),
      ]
    default: return nil
    }
  }
}
