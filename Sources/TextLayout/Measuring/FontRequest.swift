public import MarkupText

/// A request for a font, which a ``TextMeasurer`` matches with the closest available font.
public struct FontRequest: Sendable, Hashable {
  /// The font families in order of preference; other fonts are used for characters that none of
  /// them has.
  public var families: [FontFamily]
  /// The font size in px, 0 or more.
  public var size: Double
  /// The weight, from 1 to 1000; 400 is regular and 700 bold.
  public var weight: Double
  /// The slant: `normal`, `italic` or `oblique`.
  public var slant: StyleKeyword
  /// The width as a percentage of the normal width.
  public var stretch: Double
  /// The value of `font-variant-caps`, such as `normal` or `small-caps`.
  public var caps: StyleKeyword
  /// The language as a BCP 47 tag, which selects among regional forms of a character; nil if
  /// unknown.
  public var language: String?

  /// Creates a font request.
  public init(
    families: [FontFamily] = [.generic(.sansSerif)], size: Double = 16, weight: Double = 400,
    slant: StyleKeyword = .normal, stretch: Double = 100, caps: StyleKeyword = .normal,
    language: String? = "ja"
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.slant = slant
    self.stretch = stretch
    self.caps = caps
    self.language = language
  }
}

/// The vertical metrics of a font, in px, as distances from the baseline.
public struct FontMetrics: Sendable, Hashable, Codable {
  /// The height of the font above the baseline.
  public var ascent: Double
  /// The depth of the font below the baseline, 0 or more.
  public var descent: Double
  /// The gap between lines that the font recommends.
  public var lineGap: Double
  /// The x-height.
  public var xHeight: Double
  /// The distance from the baseline down to the middle of an underline.
  public var underlinePosition: Double
  /// The thickness of underlines and other decoration lines.
  public var underlineThickness: Double
  /// The distance from the baseline up to the middle of a line through the text.
  public var strikethroughPosition: Double

  /// Creates font metrics.
  public init(
    ascent: Double, descent: Double, lineGap: Double = 0, xHeight: Double,
    underlinePosition: Double, underlineThickness: Double, strikethroughPosition: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.strikethroughPosition = strikethroughPosition
  }

  /// The height of a line whose `line-height` is `normal`.
  public var lineHeight: Double { ascent + descent + lineGap }
}
