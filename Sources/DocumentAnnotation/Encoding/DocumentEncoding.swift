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
  /// ASCII, or an encoding that extends it and is not one of Japanese, such as windows-1252 or GB18030.
  ///
  /// Japanese text can be in it as character references. Insertions are references too; bytes above 7F
  /// are not interpreted.
  case ascii = "us-ascii"

  /// Creates the encoding with a label, such as `Shift_JIS`, `windows-31j` or `x-sjis` (WHATWG
  /// Encoding, section 4.2), in any case and with white space around it, or nil for another label.
  public init?(label: String) {
    switch label.trimmingWhitespace.lowercased() {
    case "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8":
      self = .utf8
    case "utf-16", "utf-16le", "ucs-2", "unicode", "csunicode", "iso-10646-ucs-2", "unicodefeff":
      self = .utf16LittleEndian
    case "utf-16be", "unicodefffe": self = .utf16BigEndian
    case "shift_jis", "shift-jis", "sjis", "windows-31j", "cp932", "ms_kanji", "ms932", "x-sjis",
      "csshiftjis", "windows-932":
      self = .shiftJIS
    case "euc-jp", "eucjp", "x-euc-jp", "cseucpkdfmtjapanese": self = .eucJP
    case "iso-2022-jp", "csiso2022jp", "jis": self = .iso2022JP
    case "us-ascii", "ascii", "ansi_x3.4-1968": self = .ascii
    default: return nil
    }
  }
}

extension DocumentEncoding {
  /// The starts of labels of encodings that extend ASCII (WHATWG Encoding, section 4.2).
  private static let extensionsOfASCII = [
    "iso-8859", "iso8859", "iso_8859", "iso-ir-", "latin1", "latin2", "latin3",
    "latin4", "latin5", "latin6", "latin9", "l1", "l2", "l3", "l4", "l5", "l6", "l9", "windows-1",
    "windows-8", "windows-949", "x-cp125", "cp125", "cp8", "ibm8", "csibm8", "866", "koi", "cskoi",
    "mac", "x-mac", "csmac", "cyrillic", "greek", "ecma-11", "elot_928", "sun_eu_greek", "hebrew",
    "visual", "logical", "arabic", "asmo-708", "tis-620", "dos-874", "gb", "x-gbk", "csgb", "csiso",
    "chinese", "big5", "x-x-big5", "cn-big5", "csbig5", "euc-kr", "cseuckr", "ks_c", "ksc", "csksc",
    "korean", "x-user-defined",
  ]

  /// Creates the encoding that a document declares, or nil for an unknown label.
  init?(declared label: String) {
    if let encoding = DocumentEncoding(label: label) {
      self = encoding
    } else if Self.extensionsOfASCII.contains(
      where: label.trimmingWhitespace.lowercased().hasPrefix)
    {
      self = .ascii
    } else {
      return nil
    }
  }

  /// Returns bytes as text; invalid ones become U+FFFD.
  package func text(of bytes: [UInt8]) -> String { SourceText(bytes, encoding: self).string }
}
