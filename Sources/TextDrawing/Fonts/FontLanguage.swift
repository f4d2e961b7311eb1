internal import CPango

/// The languages used for selecting the fonts and glyph forms of a text.
struct FontLanguage: Hashable {
  /// The language for font selection by fontconfig.
  let fontLanguage: String
  /// The language for the selection of ideographic fonts: Japanese, unless the text is Chinese or
  /// Korean.
  let ideographLanguage: String
  /// The language for OpenType's `locl` feature, as a BCP 47 tag.
  let shapingLanguage: String

  /// Creates the languages for a BCP 47 tag; nil counts as Japanese.
  init(_ tag: String?) {
    let tag = (tag.flatMap { $0.isEmpty || $0.contains("\0") ? nil : $0 } ?? "ja").lowercased()
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let primary = parts.first.map(String.init) ?? "ja"
    shapingLanguage = parts.joined(separator: "-")
    switch primary {
    case "zh", "yue", "cmn":
      // Fontconfig identifies Chinese by region, not by script.
      let isHongKong = primary == "yue" || parts.contains("hk") || parts.contains("mo")
      let isTraditional = parts.contains("hant") || parts.contains("tw")
      fontLanguage =
        isHongKong && !parts.contains("hans") ? "zh-hk" : isTraditional ? "zh-tw" : "zh-cn"
      ideographLanguage = fontLanguage
    case "ko":
      fontLanguage = "ko"
      ideographLanguage = "ko"
    default:
      fontLanguage = primary == "und" ? "ja" : tag
      ideographLanguage = "ja"
    }
  }

  /// Returns whether the form of a scalar depends on the language: ideographs, and kana and symbols
  /// used with them.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3190...0x319F, 0x31C0...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
