internal import CPango
internal import TextFoundation
internal import TextLayout

/// Returns the embedding level of each byte (UAX #9), or nil if all text runs from left to right.
func embeddingLevels(of text: String, base: TextDirection?) -> [UInt8]? {
  withUTF8Bytes(of: text) { bytes in
    guard !bytes.isEmpty, base == .rightToLeft || mayRunLeft(bytes) else { return nil }
    // Pango stops at NUL; U+0001 has the same bidirectional class.
    let copy = bytes.map { $0 == 0 ? CChar(1) : CChar(bitPattern: $0) } + [0]
    var direction =
      switch base {
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      case nil: PANGO_DIRECTION_NEUTRAL
      }
    guard
      let levels = pango_log2vis_get_embedding_levels(
        copy, Int32(truncatingIfNeeded: bytes.count), &direction)
    else { return nil }
    defer { g_free(levels) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var scalar = -1
    for byte in bytes {
      if !UTF8.isContinuation(byte) { scalar += 1 }
      result.append(levels[max(scalar, 0)])
    }
    return result.contains { $0 != 0 } ? result : nil
  }
}

/// Returns whether a text may contain right-to-left characters or bidi controls.
///
/// These are U+0590…08FF, U+200F, U+202A…202E, U+2066…2069, U+FB1D…FDFF, U+FE70…FEFF and
/// U+10800…1EFFF.
private func mayRunLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    // Kana and ideographs.
    if byte &- 0xE3 < 7 {
      offset &+= 3
      continue
    }
    if byte < 0xD6 {
      offset &+= 1
      continue
    }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0xA4
    switch byte {
    case 0xD6...0xDF: return true
    case 0xE0: if next < 0xA4 { return true }
    case 0xE2:
      let last = offset + 2 < bytes.count ? bytes[offset + 2] : 0
      switch (next, last) {
      case (0x80, 0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
      default: break
      }
    case 0xEF: if 0xAC...0xBB ~= next { return true }
    case 0xF0: if 0x90...0x9E ~= next { return true }
    default: break
    }
    offset += 1
  }
  return false
}
