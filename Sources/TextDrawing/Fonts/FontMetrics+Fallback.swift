internal import TextLayout

extension FontMetrics {
  /// Returns the metrics used for layout if there are no fonts.
  static func withoutFonts(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: (size * 0.88).rounded(), descent: (size * 0.12).rounded(), xHeight: size / 2,
      underlinePosition: size / 10, underlineThickness: size / 16,
      strikethroughPosition: size / 4)
  }
}
