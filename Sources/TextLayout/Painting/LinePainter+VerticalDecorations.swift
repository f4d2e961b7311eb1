import MarkupText

extension LinePainter {
  /// How far to the right of the middle of a vertical line a line at its text is: the underline at
  /// the right of Japanese and Korean text, else at the left, the overline opposite to it
  /// (CSS Text Decoration 4 §2.7, and the default style sheet of Level 3).
  func verticalDecorationHeight(
    _ line: StyleKeyword, style: UsedStyle, language: String?, thickness: Double
  ) -> Double {
    let isAtRight = (line == .underline) == style.underlinesAtRight(in: language)
    let offset =
      line == .underline
      ? style.style.pixelsIfLength(.textUnderlineOffset, percentageBase: style.font.size) ?? 0 : 0
    // The line touches the text and is outside of it.
    let distance = style.font.size / 2 + offset + thickness / 2
    return isAtRight ? distance : -distance
  }
}

extension UsedStyle {
  /// The thickness of lines where the style names none: a tenth of the em, as in browsers, or the
  /// font's own.
  var automaticThickness: Double {
    max(
      1,
      style.has(.fromFont, for: .textDecorationThickness)
        ? metrics.underlineThickness : font.size / 10)
  }

  /// Whether underlines of vertical text in a language are at its right.
  fileprivate func underlinesAtRight(in language: String?) -> Bool {
    if style.has(.right, for: .textUnderlinePosition) { return true }
    if style.has(.left, for: .textUnderlinePosition) { return false }
    let primary = language?.lowercased().prefix { $0 != "-" }
    return primary == "ja" || primary == "ko"
  }
}
