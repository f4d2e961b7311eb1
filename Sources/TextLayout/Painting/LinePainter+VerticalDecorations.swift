import MarkupText

extension LinePainter {
  /// Returns the distance from the middle of a vertical line to a decoration line, positive to the
  /// right.
  ///
  /// The underline is at the right of Japanese and Korean text and at the left of other text; the
  /// overline is at the opposite side (CSS Text Decoration 4 §2.7, and the default style sheet of
  /// Level 3).
  func verticalDecorationHeight(
    _ line: StyleKeyword, style: UsedStyle, language: String?, thickness: Double
  ) -> Double {
    let isAtRight = (line == .underline) == style.underlinesAtRight(in: language)
    let offset =
      line == .underline
      ? style.style.pixelsIfLength(.textUnderlineOffset, percentageBase: style.font.size) ?? 0 : 0
    // The decoration line touches the text from outside.
    let distance = style.font.size / 2 + offset + thickness / 2
    return isAtRight ? distance : -distance
  }
}

extension UsedStyle {
  /// The thickness of decoration lines without a specified one: a tenth of the em, as in browsers,
  /// or that of the font for `from-font`.
  var automaticThickness: Double {
    max(
      1,
      style.has(.fromFont, for: .textDecorationThickness)
        ? metrics.underlineThickness : font.size / 10)
  }

  /// Returns whether the underlines of vertical text in a language are at its right.
  fileprivate func underlinesAtRight(in language: String?) -> Bool {
    if style.has(.right, for: .textUnderlinePosition) { return true }
    if style.has(.left, for: .textUnderlinePosition) { return false }
    let primary = language?.lowercased().prefix { $0 != "-" }
    return primary == "ja" || primary == "ko"
  }
}
