internal import TextFoundation

/// Decodes documents to UTF-8 and records the lengths of their characters.
struct SourceDecoder {
  private(set) var utf8: [UInt8] = []
  private(set) var runs: [OffsetRun] = []
  private var set = JISCharacterSet.ascii

  mutating func decode(_ bytes: [UInt8], _ encoding: DocumentEncoding) {
    utf8.reserveCapacity(bytes.count * 3 / 2)
    bytes.withUnsafeBufferPointer { decode($0, encoding) }
    if !runs.isEmpty { runs[runs.count - 1].endSet = set }
  }

  private mutating func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: DocumentEncoding
  ) {
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = character(bytes, at: offset, encoding)
      if let scalar { append(scalar, at: offset, length: length) }
      offset += length
    }
  }

  /// Returns the character at an offset, or nil for an escape sequence, and its length in bytes.
  private mutating func character(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ encoding: DocumentEncoding
  ) -> (UInt32?, Int) {
    switch encoding {
    case .utf8: (UInt32(bytes[offset]), 1)
    case .ascii: (bytes[offset] < 0x80 ? UInt32(bytes[offset]) : 0xFFFD, 1)
    case .utf16LittleEndian: utf16(bytes, at: offset, low: 0)
    case .utf16BigEndian: utf16(bytes, at: offset, low: 1)
    case .shiftJIS: shiftJIS(bytes, at: offset)
    case .eucJP: eucJP(bytes, at: offset)
    case .iso2022JP: iso2022JP(bytes, at: offset)
    }
  }

  private mutating func append(_ scalar: UInt32, at offset: Int, length: Int) {
    let start = utf8.count
    let encoded =
      UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    utf8 += encoded
    let textLength = UInt8(encoded.count)
    if let last = runs.last, last.textLength == textLength, last.byteLength == length,
      last.set == set,
      last.bytes + (start - last.text) / Int(textLength) * length == offset
    {
      return
    }
    runs.append(
      OffsetRun(
        text: start, bytes: offset, textLength: textLength, byteLength: UInt8(length), set: set))
  }

  private func utf16(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, low: Int
  ) -> (UInt32?, Int) {
    func unit(_ offset: Int) -> UInt32? {
      guard offset + 1 < bytes.count else { return nil }
      return UInt32(bytes[offset + low]) | UInt32(bytes[offset + 1 - low]) << 8
    }
    guard let first = unit(offset) else { return (0xFFFD, 1) }
    guard first & 0xFC00 == 0xD800, let second = unit(offset + 2), second & 0xFC00 == 0xDC00
    else { return (first, 2) }
    return (0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF), 4)
  }

  private func shiftJIS(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32?, Int) {
    let lead = bytes[offset]
    switch lead {
    case 0..<0x80: return (UInt32(lead), 1)
    case 0xA1...0xDF: return (0xFF61 + UInt32(lead) - 0xA1, 1)
    default:
      guard offset + 1 < bytes.count,
        let scalar = DoubleByteTable.shiftJIS.scalar(lead, bytes[offset + 1])
      else { return (0xFFFD, 1) }
      return (scalar, 2)
    }
  }

  private func eucJP(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32?, Int) {
    let lead = bytes[offset]
    guard lead >= 0x80 else { return (UInt32(lead), 1) }
    if lead == 0x8E, offset + 1 < bytes.count, (0xA1...0xDF).contains(bytes[offset + 1]) {
      return (0xFF61 + UInt32(bytes[offset + 1]) - 0xA1, 2)
    }
    if lead == 0x8F, offset + 2 < bytes.count,
      let scalar = DoubleByteTable.jisX0212.scalar(bytes[offset + 1], bytes[offset + 2])
    {
      return (scalar, 3)
    }
    guard offset + 1 < bytes.count,
      let scalar = DoubleByteTable.eucJP.scalar(lead, bytes[offset + 1])
    else { return (0xFFFD, 1) }
    return (scalar, 2)
  }

  private mutating func iso2022JP(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (UInt32?, Int) {
    let byte = bytes[offset]
    if let selected = JISCharacterSet(escapeAt: offset, in: bytes) {
      set = selected
      return (nil, selected.escape.count)
    }
    guard byte > 0x20, byte < 0x7F else { return (byte < 0x80 ? UInt32(byte) : 0xFFFD, 1) }
    switch set {
    case .ascii: return (UInt32(byte), 1)
    case .roman: return (byte == 0x5C ? 0xA5 : byte == 0x7E ? 0x203E : UInt32(byte), 1)
    case .katakana: return (byte < 0x60 ? 0xFF61 + UInt32(byte) - 0x21 : 0xFFFD, 1)
    case .kanji1978, .kanji, .supplementary:
      let table = set == .supplementary ? DoubleByteTable.jisX0212 : .eucJP
      guard offset + 1 < bytes.count,
        let scalar = table.scalar(byte | 0x80, bytes[offset + 1] | 0x80)
      else { return (0xFFFD, 1) }
      return (scalar, 2)
    }
  }
}
