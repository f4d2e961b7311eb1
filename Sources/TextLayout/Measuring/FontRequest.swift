public import MarkupText

/// Which font a text asks for; a ``TextMeasurer`` finds what comes nearest to it.
///
/// Sendable: a plain value.
public struct FontRequest: Sendable, Hashable {
  /// The families, the preferred one first; what none of them has is looked for in other fonts.
  public var families: [FontFamily]
  /// The size of the em in px, 0 or more.
  public var size: Double
  /// The weight, from 1 to 1000; 400 is regular and 700 bold.
  public var weight: Double
  /// `normal`, `italic` or `oblique`.
  public var slant: StyleKeyword
  /// The width in per cent of the normal one.
  public var stretch: Double
  /// `normal`, `small-caps` and the other values of `font-variant-caps`.
  public var caps: StyleKeyword
  /// The language as a BCP 47 tag, which decides between forms of one character; nil if unknown.
  public var language: String?

  /// A font.
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

/// The heights of a font, in px, all as distances from the baseline.
///
/// Sendable: a plain value.
public struct FontMetrics: Sendable, Hashable, Codable {
  /// How far the font reaches above the baseline.
  public var ascent: Double
  /// How far it reaches below, 0 or more.
  public var descent: Double
  /// The room between lines that the font asks for.
  public var lineGap: Double
  /// The height of an x.
  public var xHeight: Double
  /// Where the middle of an underline is, below the baseline.
  public var underlinePosition: Double
  /// How thick lines at the text are.
  public var underlineThickness: Double
  /// Where the middle of a line through the text is, above the baseline.
  public var strikethroughPosition: Double

  /// Heights.
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
