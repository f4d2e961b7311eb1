import MarkupText

extension UsedStyle.Box {
  /// Whether the style has decoration lines for its text.
  var hasTextDecoration: Bool { style[.textDecorationLine] != .keyword(.none) }
}

/// The used values for decoration lines.
extension UsedStyle {
  /// Whether there are any ``decorationLines``.
  var hasTextDecoration: Bool { box.hasTextDecoration }

  /// The decoration lines (`text-decoration-line`).
  var decorationLines: [StyleKeyword] {
    switch style[.textDecorationLine] {
    case .keyword(let keyword): [keyword]
    case .keywords(let keywords): keywords
    default: []
    }
  }

  var decorationStyle: StyleKeyword { style.keyword(.textDecorationStyle) ?? .solid }
  var decorationColor: CSSColor { style.color(.textDecorationColor) }

  /// The thickness of decoration lines in px; if it is not specified, a tenth of the em, as in
  /// browsers, or that of the font for `from-font`.
  var decorationThickness: Double {
    style.pixelsIfLength(.textDecorationThickness, percentageBase: font.size)
      ?? max(
        1,
        style.has(.fromFont, for: .textDecorationThickness)
          ? metrics.underlineThickness : font.size / 10)
  }

  /// The distance from the baseline to an underline in px; nil for `auto`.
  var underlineOffset: Double? {
    style.pixelsIfLength(.textUnderlineOffset, percentageBase: font.size)
  }

  /// Returns whether the underlines of vertical text in a language are at its right
  /// (`text-underline-position`).
  func underlinesAtRight(in language: String?) -> Bool {
    if style.has(.right, for: .textUnderlinePosition) { return true }
    if style.has(.left, for: .textUnderlinePosition) { return false }
    let primary = language?.lowercased().prefix { $0 != "-" }
    return primary == "ja" || primary == "ko"
  }
}
