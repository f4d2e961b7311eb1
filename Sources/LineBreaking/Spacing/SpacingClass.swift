/// What a character is for the purposes of Japanese spacing: the classes of JLREQ, appendix A.
///
/// The raw values are JLREQ's numbers (cl-01 is 1). Three classes are added: ``object`` for what is
/// no character, ``westernPunctuation`` for the marks that JLREQ counts among cl-27 but
/// `text-autospace` puts no gap beside, and ``symbol`` for what is set like an ideograph without
/// being one.
///
/// ```swift
/// SpacingClass("「")  // .openingBracket
/// SpacingClass("、")  // .comma
/// SpacingClass("A")   // .western
/// ```
///
/// Source: Requirements for Japanese Text Layout (W3C), appendix A and §3.9.2.
///
/// Sendable: a plain value.
public enum SpacingClass: UInt8, Sendable, Hashable, Codable, CaseIterable {
  /// No character: an inline box. No spacing rule touches it.
  case object = 0
  /// An opening bracket, cl-01: the first half of its em is blank.
  case openingBracket = 1
  /// A closing bracket, cl-02: the second half of its em is blank.
  case closingBracket = 2
  /// A hyphen or wave dash, cl-03.
  case hyphen = 3
  /// A dividing punctuation mark, cl-04: ！ and ？.
  case dividingPunctuation = 4
  /// A middle dot, cl-05: a quarter of its em is blank on both sides.
  case middleDot = 5
  /// A full stop, cl-06: the second half of its em is blank.
  case fullStop = 6
  /// A comma, cl-07: the second half of its em is blank.
  case comma = 7
  /// A character not to be parted from its like, cl-08: — … ‥.
  case inseparable = 8
  /// An iteration mark, cl-09.
  case iterationMark = 9
  /// The prolonged sound mark ー, cl-10.
  case prolongedSoundMark = 10
  /// A small kana, cl-11.
  case smallKana = 11
  /// An abbreviation before a numeral, cl-12: ￥.
  case prefixedAbbreviation = 12
  /// An abbreviation behind a numeral, cl-13: ％.
  case postfixedAbbreviation = 13
  /// The ideographic space, cl-14.
  case ideographicSpace = 14
  /// A hiragana, cl-15.
  case hiragana = 15
  /// A katakana, cl-16.
  case katakana = 16
  /// A mathematical symbol, cl-17: ＝.
  case mathSymbol = 17
  /// A mathematical operator, cl-18: ＋.
  case mathOperator = 18
  /// An ideograph, cl-19.
  case ideograph = 19
  /// A reference mark, cl-20; no single character is of this class.
  case referenceMark = 20
  /// A base with ornaments, cl-21; no single character is of this class.
  case ornamentedComplex = 21
  /// A base with ruby other than jukugo-ruby, cl-22; no single character is of this class.
  case simpleRubyComplex = 22
  /// A base with jukugo-ruby, cl-23; no single character is of this class.
  case jukugoRubyComplex = 23
  /// A digit, cl-24.
  case numeral = 24
  /// A unit symbol made of letters, cl-25; no single character is of this class.
  case unitSymbol = 25
  /// A word space, cl-26.
  case westernSpace = 26
  /// A letter of a script with word spaces, cl-27.
  case western = 27
  /// An opening bracket of an inline cutting note, cl-28; no single character is of this class.
  case warichuOpeningBracket = 28
  /// A closing bracket of an inline cutting note, cl-29; no single character is of this class.
  case warichuClosingBracket = 29
  /// Horizontal characters in a vertical line, cl-30; no single character is of this class.
  case tateChuYoko = 30
  /// Punctuation of scripts with word spaces; in JLREQ a part of cl-27.
  case westernPunctuation = 31
  /// Symbols, emoji, full-width Latin and Hangul: set like ideographs, without a gap beside Latin.
  case symbol = 32

  /// The class of a character that stands alone, in constant time.
  ///
  /// Quotation marks and dashes that Western and Japanese text share are given their Japanese
  /// class here; ``Paragraph/Item/init(length:advance:em:scalar:)`` decides by their width.
  public init(_ scalar: Unicode.Scalar) {
    self = SpacingClassTable.shared[scalar.value]
  }
}

extension SpacingClass {
  /// Whether `text-autospace` counts it as an ideograph: Han and kana.
  var isIdeographic: Bool {
    switch self {
    case .ideograph, .hiragana, .katakana, .smallKana, .prolongedSoundMark, .iterationMark,
      .simpleRubyComplex, .jukugoRubyComplex:
      true
    default: false
    }
  }

  /// Whether it belongs to text set without gaps between letters: words, numbers, their marks.
  var isWestern: Bool {
    switch self {
    case .western, .numeral, .unitSymbol, .westernPunctuation, .westernSpace: true
    default: false
    }
  }
}
