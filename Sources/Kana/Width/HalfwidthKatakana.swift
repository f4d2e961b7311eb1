/// The half-width katakana and their punctuation, U+FF61 to U+FF9D, with Unicode's `<narrow>`
/// mappings.
///
/// The voicing marks U+FF9E and U+FF9F are not included, because their conversion depends on the
/// preceding kana: see ``VoicingTable/combiningMark(of:includingSpacing:)``.
package enum HalfwidthKatakana {
  package static let range: ClosedRange<UInt32> = 0xFF61...0xFF9D

  /// The full-width forms, in code point order of the half-width forms.
  static let fullwidthForms = """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ\
    マミムメモヤユヨラリルレロワン
    """

  private static let scalars = fullwidthForms.unicodeScalars.map(\.value)

  /// Returns the full-width form of a scalar; nil outside the range.
  package static func fullwidth(_ scalar: UInt32) -> UInt32? {
    range.contains(scalar) ? scalars[Int(scalar &- range.lowerBound)] : nil
  }
}
