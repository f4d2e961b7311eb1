/// Whether text too long for a line may be broken between any two grapheme clusters: CSS Text 3,
/// `overflow-wrap`.
///
/// Sendable: a plain value.
public enum OverflowWrap: String, Sendable, Hashable, Codable, CaseIterable {
  /// Such text sticks out of the line.
  case normal
  /// It is broken, at a place that keeps kinsoku if there is one.
  case anywhere
  /// As ``anywhere``; the two differ in CSS only in the smallest width of a box.
  case breakWord = "break-word"
}

extension Paragraph {
  /// How the room that is left on a line is used.
  ///
  /// Sendable: a plain value.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is left empty; lines are as wide as their text.
    case ragged
    /// Gaps are reduced or expanded until the line is full, except the last line and those before
    /// a mandatory break (JLREQ §3.8.2–3.8.4).
    case justified
    /// As ``justified``, without the exceptions.
    case justifiedWithLastLine

    var isJustified: Bool { self != .ragged }
  }

  /// Which of the possible lines are chosen.
  ///
  /// Sendable: a plain value.
  public enum Method: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each line takes as much as fits.
    case greedy
    /// The lines that are best together: few cut phrases, no short last line, even edges (Knuth and
    /// Plass, *Breaking Paragraphs into Lines*, 1981; CSS Text 4, `text-wrap-style: pretty`).
    case pretty
    /// As many lines as ``greedy`` makes, as equal as possible (`text-wrap-style: balance`).
    case balance
  }

  /// How a paragraph is set.
  ///
  /// ```swift
  /// var options = Paragraph.Options(spacing: .jlreq, alignment: .justified)
  /// options.spacing.hangingPunctuation = .allowEnd
  /// ```
  ///
  /// Sendable: a plain value.
  public struct Options: Sendable, Hashable, Codable {
    /// Blanks of punctuation and gaps beside Western text.
    public var spacing: SpacingOptions
    /// How the room that is left on a line is used.
    public var alignment: Alignment
    /// What a line takes in that fits only once something in it is made smaller.
    public var filling: LineFilling
    /// Whether text too long for a line may be broken anywhere.
    public var overflowWrap: OverflowWrap
    /// The room a hyphen takes at an opportunity of kind ``BreakOpportunity/Kind/hyphen``.
    public var hyphenAdvance: Double
    /// What ``Method/pretty`` and ``Method/balance`` avoid.
    public var penalties: Penalties

    /// Options; without arguments ragged lines with the spacing of CSS.
    public init(
      spacing: SpacingOptions = .css, alignment: Alignment = .ragged,
      filling: LineFilling = .jlreq, overflowWrap: OverflowWrap = .anywhere,
      hyphenAdvance: Double = 0,
      penalties: Penalties = Penalties()
    ) {
      self.spacing = spacing
      self.alignment = alignment
      self.filling = filling
      self.overflowWrap = overflowWrap
      self.hyphenAdvance = hyphenAdvance
      self.penalties = penalties
    }

    /// Whether gaps are made smaller so that a line takes in more.
    var reducesGaps: Bool { alignment.isJustified && filling == .jlreq }
  }

  /// How much a bad line end counts against uneven lines, each as the share of an empty line that
  /// is as bad.
  ///
  /// With ``withinPhrase`` at 0.5 a line may stay half empty to spare a phrase.
  /// Negative values and NaN count as 0, and those above 1000 as 1000.
  ///
  /// Sendable: a plain value.
  public struct Penalties: Sendable, Hashable, Codable {
    /// For a line that ends with a drawn hyphen.
    public var hyphen: Double
    /// For the second of two lines that both do, in addition.
    public var consecutiveHyphens: Double
    /// For a line that ends inside of a phrase.
    public var withinPhrase: Double
    /// For a line that ends inside of a word.
    public var withinWord: Double
    /// For a line that ends where no rule allows it, in text longer than a line.
    public var emergency: Double
    /// The share of the width that the last line should fill at least.
    public var shortestLastLine: Double

    /// Penalties; without arguments those this library has found good for Japanese.
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

  /// The widths of a paragraph's lines: some first ones, then one for all others.
  ///
  /// ```swift
  /// LineWidths(first: [18], rest: 20)          // the first line is indented by 2
  /// LineWidths(first: [12, 12, 12], rest: 20)  // beside a picture of three lines' height
  /// ```
  ///
  /// Sendable: a plain value.
  public struct LineWidths: Sendable, Hashable, Codable {
    /// The widths of the first lines.
    public var first: [Double]
    /// The width of every other line.
    public var rest: Double

    /// Widths of the first lines and of all others.
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
