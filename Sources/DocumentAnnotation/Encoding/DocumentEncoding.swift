/// A character encoding of documents.
public enum DocumentEncoding: String, Sendable, Hashable, Codable, CaseIterable {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16 in little-endian order.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16 in big-endian order.
  case utf16BigEndian = "utf-16be"
  /// Shift_JIS with the extensions of Windows, code page 932.
  case shiftJIS = "shift_jis"
  /// EUC-JP.
  case eucJP = "euc-jp"
  /// ISO-2022-JP.
  case iso2022JP = "iso-2022-jp"

  /// Creates the encoding with a label, such as `Shift_JIS`, `windows-31j` or `x-sjis` (WHATWG
  /// Encoding, section 4.2), or nil for another label.
  public init?(label: String) {
    switch label.lowercased() {
    case "utf-8", "utf8", "unicode-1-1-utf-8", "us-ascii", "ascii": self = .utf8
    case "utf-16", "utf-16le", "ucs-2", "unicode": self = .utf16LittleEndian
    case "utf-16be", "unicodefffe": self = .utf16BigEndian
    case "shift_jis", "shift-jis", "sjis", "windows-31j", "cp932", "ms_kanji", "ms932", "x-sjis",
      "csshiftjis", "windows-932":
      self = .shiftJIS
    case "euc-jp", "eucjp", "x-euc-jp", "cseucpkdfmtjapanese": self = .eucJP
    case "iso-2022-jp", "csiso2022jp", "jis": self = .iso2022JP
    default: return nil
    }
  }
}

extension DocumentEncoding {
  /// Returns bytes as text; invalid ones become U+FFFD.
  package func text(of bytes: [UInt8]) -> String { SourceText(bytes, encoding: self).string }
}
