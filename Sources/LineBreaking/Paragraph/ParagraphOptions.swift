/// Whether unbreakable text that is too long for a line may be broken between any two grapheme
/// clusters (CSS Text 3, `overflow-wrap`).
public enum OverflowWrap: String, Sendable, Hashable, Codable, CaseIterable {
  /// Such text overflows the line.
  case normal
  /// Such text is broken, at a position that respects kinsoku if there is one.
  case anywhere
  /// As ``anywhere``; in CSS the two differ only in the min-content width of a box.
  case breakWord = "break-word"
}

extension Paragraph {
  /// The use of the space that remains on a line.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// The space remains empty; each line has the width of its text.
    case ragged
    /// Gaps are reduced or expanded until the line is full, except in the last line and in lines
    /// before a mandatory break (JLREQ §3.8.2–3.8.4).
    case justified
    /// As ``justified``, without the exceptions.
    case justifiedWithLastLine

    var isJustified: Bool { self != .ragged }
  }

  /// The method of choosing line breaks.
  public enum Method: String, Sendable, Hashable, Codable, CaseIterable {
    /// First fit: each line takes as much text as fits.
    case greedy
    /// Optimum fit: minimizes divided phrases, a short last line and ragged edges over the whole
    /// paragraph (Knuth and Plass, *Breaking Paragraphs into Lines*, 1981; CSS Text 4,
    /// `text-wrap-style: pretty`).
    case pretty
    /// The same number of lines as with ``greedy``, with widths as equal as possible
    /// (`text-wrap-style: balance`).
    case balance
  }

  /// The options of a paragraph.
  ///
  /// ```swift
  /// var options = Paragraph.Options(spacing: .jlreq, alignment: .justified)
  /// options.spacing.hangingPunctuation = .allowEnd
  /// ```
  public struct Options: Sendable, Hashable, Codable {
    /// The trimming of punctuation and the gaps between Japanese and Western text.
    public var spacing: SpacingOptions
    /// The use of the space that remains on a line.
    public var alignment: Alignment
    /// The spaces and punctuation that a line may compress to fit more text.
    public var lineAdjustment: LineAdjustment
    /// Whether unbreakable text that is too long for a line may be broken anywhere.
    public var overflowWrap: OverflowWrap
    /// The advance of the hyphen drawn at an opportunity of kind ``BreakOpportunity/Kind/hyphen``.
    public var hyphenAdvance: Double
    /// The penalties that ``Method/pretty`` and ``Method/balance`` minimize.
    public var penalties: Penalties

    /// Creates options, by default for ragged lines with the spacing of CSS.
    public init(
      spacing: SpacingOptions = .css, alignment: Alignment = .ragged,
      lineAdjustment: LineAdjustment = .jlreq, overflowWrap: OverflowWrap = .anywhere,
      hyphenAdvance: Double = 0,
      penalties: Penalties = Penalties()
    ) {
      self.spacing = spacing
      self.alignment = alignment
      self.lineAdjustment = lineAdjustment
      self.overflowWrap = overflowWrap
      self.hyphenAdvance = hyphenAdvance
      self.penalties = penalties
    }

    /// Whether gaps are reduced to fit more text on a line.
    var reducesGaps: Bool { alignment.isJustified && lineAdjustment == .jlreq }
  }

  /// The penalties for undesirable line ends, each as the equivalent empty share of a line.
  ///
  /// With ``withinPhrase`` at 0.5, a line may be left half empty to avoid dividing a phrase.
  /// Negative values and NaN count as 0, and those above 1000 as 1000.
  public struct Penalties: Sendable, Hashable, Codable {
    /// The penalty for a line that ends with a hyphen.
    public var hyphen: Double
    /// The additional penalty for the second of two consecutive lines that end with a hyphen.
    public var consecutiveHyphens: Double
    /// The penalty for a line that ends inside a phrase.
    public var withinPhrase: Double
    /// The penalty for a line that ends inside a word.
    public var withinWord: Double
    /// The penalty for a line that ends where no rule allows it, in text that is too long for a
    /// line.
    public var emergency: Double
    /// The minimum share of the width that the last line should fill.
    public var shortestLastLine: Double

    /// Creates penalties; the defaults work well for Japanese.
    public init(
      hyphen: Double = 0.15, consecutiveHyphens: Double = 0.25, withinPhrase: Double = 0.7,
      withinWord: Double = 2, emergency: Double = 3, shortestLastLine: Double = 0.33
    ) {
      self.hyphen = hyphen
      self.consecutiveHyphens = consecutiveHyphens
      self.withinPhrase = withinPhrase
      self.withinWord = withinWord
      self.emergency = emergency
      self.shortestLastLine = shortestLastLine
    }
  }

  /// The widths of the lines of a paragraph: individual ones for the first lines, then one for all
  /// others.
  ///
  /// ```swift
  /// LineWidths(first: [18], rest: 20)          // the first line is indented by 2
  /// LineWidths(first: [12, 12, 12], rest: 20)  // next to a picture three lines high
  /// ```
  public struct LineWidths: Sendable, Hashable, Codable {
    /// The widths of the first lines.
    public var first: [Double]
    /// The width of every other line.
    public var rest: Double

    /// Creates widths for the first lines and for all others.
    public init(first: [Double] = [], rest: Double) {
      self.first = first
      self.rest = rest
    }

    /// The width of a line, counted from 0.
    public subscript(line: Int) -> Double {
      first.indices.contains(line) ? first[line] : rest
    }
  }
}
