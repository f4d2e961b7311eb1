/// What becomes of the blank halves of full-width punctuation: CSS Text 4, `text-spacing-trim`.
///
/// In all but ``spaceAll``, adjacent marks share a blank: `」「` takes 1½ em, `」」` and `。」` too.
///
/// Sendable: a plain value.
public enum TextSpacingTrim: String, Sendable, Hashable, Codable, CaseIterable {
  /// Opening brackets keep their blank at line start; closing marks lose theirs at line end where
  /// the line would not fit otherwise.
  case normal
  /// Every mark takes its whole em everywhere.
  case spaceAll = "space-all"
  /// Opening brackets keep their blank at the start of a paragraph and behind a mandatory break
  /// only; line ends as with ``normal``.
  case spaceFirst = "space-first"
  /// Opening brackets lose their blank at every line start; line ends as with ``normal``.
  case trimStart = "trim-start"
  /// Marks lose their blank at every line start and every line end.
  case trimBoth = "trim-both"
  /// Marks have no blank anywhere.
  case trimAll = "trim-all"
  /// The choice of this library: ``spaceFirst``.
  case auto

  /// What happens at the edges of a line.
  enum Edge { case keep, ifNeeded, always }

  var resolved: Self { self == .auto ? .spaceFirst : self }

  /// Whether an opening bracket loses its blank at the start of a line.
  func trimsStart(afterMandatoryBreak: Bool) -> Bool {
    switch resolved {
    case .normal, .spaceAll: false
    case .spaceFirst: !afterMandatoryBreak
    default: true
    }
  }

  /// Whether a closing mark loses its blank at the end of a line.
  var end: Edge {
    switch resolved {
    case .spaceAll: .keep
    case .trimBoth, .trimAll: .always
    default: .ifNeeded
    }
  }
}

/// Where a gap is put between Japanese and Western text: CSS Text 4, `text-autospace`.
///
/// No gap is put where the text has a space already, nor at line start and line end.
///
/// Sendable: a plain value.
public struct TextAutospace: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt8

  /// The choice with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Between ideographs or kana and letters.
  public static let ideographAlpha = Self(rawValue: 1)
  /// Between ideographs or kana and half-width digits.
  public static let ideographNumeric = Self(rawValue: 2)
  /// Both, as CSS `normal`.
  public static let normal: Self = [.ideographAlpha, .ideographNumeric]
  /// Neither, as CSS `no-autospace`.
  public static let noAutospace: Self = []
}

/// Which marks may stand outside of the line: CSS Text 3, `hanging-punctuation`.
///
/// ``forceEnd`` and ``allowEnd`` move stops and commas only: `、` `。` `，` `．`, their half-width
/// forms and `,` `.`; with both, ``forceEnd`` counts.
///
/// Sendable: a plain value.
public struct HangingPunctuation: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public var rawValue: UInt8

  /// The choice with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An opening bracket or quote at the start of the first line hangs.
  public static let first = Self(rawValue: 1)
  /// A closing bracket or quote at the end of the last line hangs.
  public static let last = Self(rawValue: 2)
  /// A stop or comma at the end of any line hangs.
  public static let forceEnd = Self(rawValue: 4)
  /// A stop or comma hangs where the line would not fit otherwise (burasage, JLREQ §3.8.2).
  public static let allowEnd = Self(rawValue: 8)
}

/// The spacing of Japanese text: which blanks are trimmed and where gaps are added.
///
/// ```swift
/// var spacing = SpacingOptions.jlreq
/// spacing.autospace = .ideographAlpha  // no gap beside digits
/// ```
///
/// Sendable: a plain value.
public struct SpacingOptions: Sendable, Hashable, Codable {
  /// What becomes of the blank halves of full-width punctuation.
  public var trim: TextSpacingTrim
  /// Where a gap is put between Japanese and Western text.
  public var autospace: TextAutospace
  /// The size of that gap, in ems of the Japanese character beside it; 0 to 1, other values
  /// count as the nearest of these.
  public var autospaceAmount: Double
  /// Which marks may stand outside of the line.
  public var hangingPunctuation: HangingPunctuation

  /// Spacing from its parts; without arguments the initial values of CSS.
  public init(
    trim: TextSpacingTrim = .normal, autospace: TextAutospace = .normal,
    autospaceAmount: Double = 0.125, hangingPunctuation: HangingPunctuation = []
  ) {
    self.trim = trim
    self.autospace = autospace
    self.autospaceAmount = autospaceAmount
    self.hangingPunctuation = hangingPunctuation
  }

  /// Every character as measured, and no gaps: for terminals and other grids.
  public static let none = Self(trim: .spaceAll, autospace: .noAutospace)
  /// The initial values of CSS Text 4: blanks trimmed as needed, gaps of ⅛ em.
  public static let css = Self()
  /// Japanese books: brackets solid at line start (JLREQ §3.1.5), gaps of ¼ em (§3.2.6).
  public static let jlreq = Self(trim: .spaceFirst, autospaceAmount: 0.25)
}
