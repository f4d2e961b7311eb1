internal import TextLayout

extension FontMetrics {
  /// Heights to lay out by where there is no font at all.
  static func withoutFonts(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: (size * 0.88).rounded(), descent: (size * 0.12).rounded(), xHeight: size / 2,
      underlinePosition: size / 10, underlineThickness: size / 16,
      strikethroughPosition: size / 4)
  }
}
