internal import CPango

/// The languages that choose fonts and forms for a text.
struct FontLanguage: Hashable {
  /// What fontconfig chooses fonts by.
  let forFonts: String
  /// What ideographs are chosen by: Japanese, unless the text is Chinese or Korean.
  let forIdeographs: String
  /// What OpenType's `locl` feature chooses forms by, as BCP 47.
  let forForms: String

  /// The languages for a BCP 47 tag; nil is taken as Japanese.
  init(_ tag: String?) {
    let tag = (tag.flatMap { $0.isEmpty || $0.contains("\0") ? nil : $0 } ?? "ja").lowercased()
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let primary = parts.first.map(String.init) ?? "ja"
    forForms = parts.joined(separator: "-")
    switch primary {
    case "zh", "yue", "cmn":
      // Fontconfig knows Chinese by territory, not by script.
      let isHongKong = primary == "yue" || parts.contains("hk") || parts.contains("mo")
      let isTraditional = parts.contains("hant") || parts.contains("tw")
      forFonts =
        isHongKong && !parts.contains("hans") ? "zh-hk" : isTraditional ? "zh-tw" : "zh-cn"
      forIdeographs = forFonts
    case "ko":
      forFonts = "ko"
      forIdeographs = "ko"
    default:
      forFonts = primary == "und" ? "ja" : tag
      forIdeographs = "ja"
    }
  }

  /// Whether a scalar is one whose form depends on the language: ideographs, and what is used with
  /// them.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x3190...0x319F, 0x31C0...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
