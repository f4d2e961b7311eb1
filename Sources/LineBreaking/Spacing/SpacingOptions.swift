/// The trimming of the blank halves of full-width punctuation (CSS Text 4, `text-spacing-trim`).
///
/// With all values except ``spaceAll``, adjacent punctuation marks share a blank: `」「`, `」」` and
/// `。」` are each 1½ em wide.
public enum TextSpacingTrim: String, Sendable, Hashable, Codable, CaseIterable {
  /// Opening brackets retain their blank at the start of a line; closing punctuation loses it at
  /// the end of a line if the line does not fit otherwise.
  case normal
  /// Every punctuation mark is one em wide everywhere.
  case spaceAll = "space-all"
  /// Opening brackets retain their blank only at the start of a paragraph and after a mandatory
  /// break; the ends of lines are as with ``normal``.
  case spaceFirst = "space-first"
  /// Opening brackets lose their blank at the start of every line; the ends of lines are as with
  /// ``normal``.
  case trimStart = "trim-start"
  /// Punctuation loses its blank at the start and end of every line.
  case trimBoth = "trim-both"
  /// Punctuation has no blank anywhere.
  case trimAll = "trim-all"
  /// The default of this library: ``spaceFirst``.
  case auto

  /// The trimming at the edge of a line.
  enum Edge { case never, ifNeeded, always }

  var resolved: Self { self == .auto ? .spaceFirst : self }

  /// Returns whether an opening bracket loses its blank at the start of a line.
  func trimsStart(afterMandatoryBreak: Bool) -> Bool {
    switch resolved {
    case .normal, .spaceAll: false
    case .spaceFirst: !afterMandatoryBreak
    default: true
    }
  }

  /// The trimming of closing punctuation at the end of a line.
  var end: Edge {
    switch resolved {
    case .spaceAll: .never
    case .trimBoth, .trimAll: .always
    default: .ifNeeded
    }
  }
}

/// The pairs of characters between which gaps separate Japanese from Western text (CSS Text 4,
/// `text-autospace`).
///
/// No gap is inserted next to a space, nor at the start or end of a line.
public struct TextAutospace: OptionSet, Sendable, Hashable, Codable {
  /// The raw bits.
  public var rawValue: UInt8

  /// Creates an option set from raw bits.
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

/// The punctuation that may hang outside the line (CSS Text 3, `hanging-punctuation`).
///
/// ``forceEnd`` and ``allowEnd`` hang stops and commas only: `、` `。` `，` `．`, their half-width
/// forms and `,` `.`; if both are set, ``forceEnd`` takes precedence.
public struct HangingPunctuation: OptionSet, Sendable, Hashable, Codable {
  /// The raw bits.
  public var rawValue: UInt8

  /// Creates an option set from raw bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An opening bracket or quote at the start of the first line hangs.
  public static let first = Self(rawValue: 1)
  /// A closing bracket or quote at the end of the last line hangs.
  public static let last = Self(rawValue: 2)
  /// A stop or comma at the end of any line hangs.
  public static let forceEnd = Self(rawValue: 4)
  /// A stop or comma hangs if the line does not fit otherwise (burasage, JLREQ §3.8.2).
  public static let allowEnd = Self(rawValue: 8)
}

/// The spacing of Japanese text: which blanks are trimmed and where gaps are inserted.
///
/// ```swift
/// var spacing = SpacingOptions.jlreq
/// spacing.autospace = .ideographAlpha  // no gap next to digits
/// ```
public struct SpacingOptions: Sendable, Hashable, Codable {
  /// The trimming of the blank halves of full-width punctuation.
  public var trim: TextSpacingTrim
  /// The pairs of characters between which gaps separate Japanese from Western text.
  public var autospace: TextAutospace
  /// The size of the gap in ems of the adjacent Japanese character, clamped to 0…1.
  public var autospaceAmount: Double
  /// The punctuation that may hang outside the line.
  public var hangingPunctuation: HangingPunctuation

  /// Creates spacing options; the defaults are the initial values of CSS.
  public init(
    trim: TextSpacingTrim = .normal, autospace: TextAutospace = .normal,
    autospaceAmount: Double = 0.125, hangingPunctuation: HangingPunctuation = []
  ) {
    self.trim = trim
    self.autospace = autospace
    self.autospaceAmount = autospaceAmount
    self.hangingPunctuation = hangingPunctuation
  }

  /// Untrimmed characters without gaps, for terminals and other grids.
  public static let none = Self(trim: .spaceAll, autospace: .noAutospace)
  /// The initial values of CSS Text 4: blanks trimmed as needed, gaps of ⅛ em.
  public static let css = Self()
  /// The spacing of Japanese books: opening brackets trimmed at the start of a line (JLREQ §3.1.5),
  /// gaps of ¼ em (§3.2.6).
  public static let jlreq = Self(trim: .spaceFirst, autospaceAmount: 0.25)
}
