internal import TextFoundation

extension DocumentEncoding {
  /// Detects the encoding of a document: a byte order mark, else a declaration in its first 1,024
  /// bytes (`<meta charset>`, `<?xml encoding?>`), else the most plausible Japanese text.
  ///
  /// A declaration that the bytes contradict is ignored: a document that is declared as Shift_JIS
  /// and is valid UTF-8 with characters outside ASCII is UTF-8. A document that declares an encoding
  /// other than these, such as windows-1252, is ``ascii`` unless its bytes are UTF-8 or Japanese text.
  /// An empty document is UTF-8.
  public init(detecting bytes: [UInt8]) {
    if let marked = Self.byteOrderMark(of: bytes) {
      self = marked
      return
    }
    let isUTF8 = bytes.withUnsafeBufferPointer { $0.firstInvalidUTF8() == nil }
    if let declared = Self.declaration(in: bytes.prefix(1024)),
      declared.isPlausible(for: bytes, isUTF8: isUTF8)
    {
      self = declared
      return
    }
    if isUTF8 {
      self = Self.hasEscapes(bytes) ? .iso2022JP : Self.utf16(by: bytes) ?? .utf8
      return
    }
    self = Self.utf16(by: bytes) ?? Self.mostPlausible(bytes).encoding
  }

  private static func byteOrderMark(of bytes: [UInt8]) -> DocumentEncoding? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    return nil
  }

  /// Returns the encoding that the start of a document declares.
  private static func declaration(in prefix: ArraySlice<UInt8>) -> DocumentEncoding? {
    let text = String(
      decoding: prefix.map { $0 < 0x80 ? $0.asciiLowercased : 0x7F }, as: UTF8.self)
    for key in ["charset", "encoding"] {
      var rest = text[...]
      while let found = rest.firstRange(of: key) {
        rest = rest[found.upperBound...]
        let value = rest.drop { $0.isWhitespace }
        guard value.first == "=" else { continue }
        let label = value.drop { "= \"'".contains($0) }.prefix {
          $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
        }
        guard let encoding = DocumentEncoding(declared: String(label)) else { continue }
        // A declaration in ASCII contradicts UTF-16 (WHATWG HTML, 13.2.3.2).
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian: return .utf8
        default: return encoding
        }
      }
    }
    return nil
  }

  private func isPlausible(for bytes: [UInt8], isUTF8: Bool) -> Bool {
    switch self {
    case .utf8: return isUTF8 && !Self.hasEscapes(bytes)
    case .iso2022JP: return Self.hasEscapes(bytes)
    case .ascii:
      if isUTF8 { return !Self.hasEscapes(bytes) && bytes.allSatisfy { $0 < 0x80 } }
      // Japanese text has more kana than characters that are rare in it.
      return Self.utf16(by: bytes) == nil && Self.mostPlausible(bytes).penalty >= 0
    default:
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      return isASCII || !isUTF8
    }
  }

  /// Returns whether escape sequences of ISO-2022-JP occur, and no byte above 7F.
  private static func hasEscapes(_ bytes: [UInt8]) -> Bool {
    guard let escape = bytes.firstIndex(of: 0x1B), escape + 2 < bytes.count,
      bytes[escape + 1] == 0x24 || bytes[escape + 1] == 0x28
    else { return false }
    return bytes.allSatisfy { $0 < 0x80 }
  }

  /// Returns UTF-16 if every second byte is often that of ASCII characters or kana, 00 or 30, and
  /// the bytes between hardly ever are.
  ///
  /// ASCII characters alone are never UTF-16, in which a line end has a byte 00.
  private static func utf16(by bytes: [UInt8]) -> DocumentEncoding? {
    let prefix = bytes.prefix(512)
    guard prefix.count >= 4, bytes.count.isMultiple(of: 2),
      prefix.contains(where: { $0 == 0 || $0 >= 0x80 })
    else { return nil }
    var (even, odd) = (0, 0)
    for index in prefix.indices where prefix[index] == 0 || prefix[index] == 0x30 {
      if index.isMultiple(of: 2) { even += 1 } else { odd += 1 }
    }
    if odd * 8 > prefix.count, odd > 8 * even { return .utf16LittleEndian }
    if even * 8 > prefix.count, even > 8 * odd { return .utf16BigEndian }
    return nil
  }

  /// Returns the encoding in which the first 64 KB have the fewest invalid and rare characters, and
  /// their number less that of kana.
  private static func mostPlausible(
    _ bytes: [UInt8]
  ) -> (encoding: DocumentEncoding, penalty: Int) {
    let sample = Array(bytes.prefix(65_536))
    func penalty(_ encoding: DocumentEncoding) -> Int {
      var penalty = 0
      for scalar in SourceText(sample, encoding: encoding).string.unicodeScalars {
        switch scalar.value {
        case 0xFFFD: penalty += 20
        // Half-width katakana are frequent in text that is read in the wrong encoding.
        case 0xFF61...0xFF9F: penalty += 3
        case 0x3041...0x30FF: penalty -= 1
        case 0x80...0x2FFF: penalty += 1
        default: break
        }
      }
      return penalty
    }
    let candidates: [(DocumentEncoding, Int)] = [DocumentEncoding.utf8, .shiftJIS, .eucJP].map {
      ($0, penalty($0))
    }
    return candidates.min { $0.1 < $1.1 } ?? (.utf8, 0)
  }
}
