import TextLayout

/// The vertical presentation forms of punctuation (Unicode blocks Vertical Forms and CJK
/// Compatibility Forms).
///
/// They are the only way to show vertical punctuation on a terminal.
enum VerticalForms {
  /// Returns the vertical form of a character, or nil if it has none.
  static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar? { forms[scalar] }

  private static let forms: [Unicode.Scalar: Unicode.Scalar] = [
    "，": "\u{FE10}", "、": "\u{FE11}", "。": "\u{FE12}", "：": "\u{FE13}", "；": "\u{FE14}",
    "！": "\u{FE15}", "？": "\u{FE16}", "〖": "\u{FE17}", "〗": "\u{FE18}", "…": "\u{FE19}",
    "‥": "\u{FE30}", "—": "\u{FE31}", "―": "\u{FE31}", "–": "\u{FE32}", "＿": "\u{FE33}",
    "（": "\u{FE35}", "）": "\u{FE36}", "｛": "\u{FE37}", "｝": "\u{FE38}", "〔": "\u{FE39}",
    "〕": "\u{FE3A}", "【": "\u{FE3B}", "】": "\u{FE3C}", "《": "\u{FE3D}", "》": "\u{FE3E}",
    "〈": "\u{FE3F}", "〉": "\u{FE40}", "「": "\u{FE41}", "」": "\u{FE42}", "『": "\u{FE43}",
    "』": "\u{FE44}", "［": "\u{FE47}", "］": "\u{FE48}", "ー": "｜",
  ]
}
