internal import TextFoundation

/// What the syntax of a format requires of insertions.
struct InsertionSyntax {
  private let format: DocumentFormat
  private let encoding: DocumentEncoding
  /// Whether a JSON document writes all characters outside ASCII as escapes.
  private let isASCII: Bool

  init(format: DocumentFormat, source: SourceText) {
    self.format = format
    encoding = source.encoding
    isASCII = format.isJSON && source.utf8.withUnsafeBufferPointer { Self.isASCII($0) }
  }

  /// Returns whether a document has no character outside ASCII except a byte order mark.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...].allSatisfy { $0 < 0x80 }
  }

  /// Returns whether the format reserves a character of an insertion.
  func reserves(_ text: String) -> Bool {
    switch format {
    case .html, .xhtml, .epub, .docx, .markdown, .text, .aozora, .ttml, .json, .jsonLines:
      return false
    case .subRip, .webVTT:
      return Self.containsArrowOrLineEnd(text)
    case .ass:
      // A bar separates the readings of karaoke.
      return text.utf8.contains { [0x0A, 0x0D, 0x5C, 0x7B, 0x7D].contains($0) }
        || text.contains("｜")
    case .csv, .tsv:
      return text.utf8.contains { [0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3B].contains($0) }
    }
  }

  private static func containsArrowOrLineEnd(_ text: String) -> Bool {
    var dashes = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A, 0x0D: return true
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: ">") where dashes > 1: return true
      default: dashes = 0
      }
    }
    return false
  }

  /// Returns an insertion as the format writes it: in JSON with escapes.
  ///
  /// In a JSON document that is ASCII, and for characters that the encoding lacks, the escapes are
  /// `\u6F22`.
  func escaped(_ text: String) -> String {
    guard format.isJSON else { return text }
    let escaped = EscapeTable.json.escape(text)
    guard isASCII || !TextEncoder.canEncode(escaped, in: encoding) else { return escaped }
    var result = ""
    for scalar in escaped.unicodeScalars {
      if scalar.isASCII || !isASCII && TextEncoder.canEncode(String(scalar), in: encoding) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
