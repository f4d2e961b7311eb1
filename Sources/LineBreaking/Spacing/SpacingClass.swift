/// The character class for Japanese spacing, as defined in JLREQ, appendix A.
///
/// The raw values are JLREQ’s class numbers (cl-01 is 1). Three classes are added: ``object`` for
/// inline boxes, ``westernPunctuation`` for the punctuation that JLREQ includes in cl-27 but that
/// has no `text-autospace` gap, and ``symbol`` for characters that are spaced like ideographs
/// without being ideographs.
///
/// ```swift
/// SpacingClass("「")  // .openingBracket
/// SpacingClass("、")  // .comma
/// SpacingClass("A")   // .western
/// ```
///
/// Source: Requirements for Japanese Text Layout (W3C), appendix A and §3.9.2.
public enum SpacingClass: UInt8, Sendable, Hashable, Codable, CaseIterable {
  /// An inline box, not a character; no spacing rule applies to it.
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
  /// An inseparable character, cl-08: — … ‥.
  case inseparable = 8
  /// An iteration mark, cl-09.
  case iterationMark = 9
  /// The prolonged sound mark ー, cl-10.
  case prolongedSoundMark = 10
  /// A small kana, cl-11.
  case smallKana = 11
  /// An abbreviation before a numeral, cl-12: ￥.
  case prefixedAbbreviation = 12
  /// An abbreviation after a numeral, cl-13: ％.
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
  /// A reference mark, cl-20; not assigned to any single character.
  case referenceMark = 20
  /// A base with ornaments, cl-21; not assigned to any single character.
  case ornamentedComplex = 21
  /// A base with ruby other than jukugo-ruby, cl-22; not assigned to any single character.
  case simpleRubyComplex = 22
  /// A base with jukugo-ruby, cl-23; not assigned to any single character.
  case jukugoRubyComplex = 23
  /// A digit, cl-24.
  case numeral = 24
  /// A unit symbol made of letters, cl-25; not assigned to any single character.
  case unitSymbol = 25
  /// A word space, cl-26.
  case westernSpace = 26
  /// A letter of a script with word spaces, cl-27.
  case western = 27
  /// An opening bracket of an inline cutting note (warichu), cl-28; not assigned to any single
  /// character.
  case warichuOpeningBracket = 28
  /// A closing bracket of an inline cutting note (warichu), cl-29; not assigned to any single
  /// character.
  case warichuClosingBracket = 29
  /// Horizontal characters in a vertical line (tate-chu-yoko), cl-30; not assigned to any single
  /// character.
  case tateChuYoko = 30
  /// Punctuation of scripts with word spaces, which JLREQ includes in cl-27.
  case westernPunctuation = 31
  /// Symbols, emoji, full-width Latin and Hangul: spaced like ideographs, but without gaps next to
  /// Latin text.
  case symbol = 32

  /// Creates the class of a scalar, in constant time.
  ///
  /// Quotation marks and dashes that Western and Japanese text share have their Japanese class
  /// here; ``Paragraph/Item/init(length:advance:em:scalar:)`` decides by their width.
  public init(_ scalar: Unicode.Scalar) {
    self = SpacingClassTable.shared[scalar.value]
  }
}

extension SpacingClass {
  /// Whether `text-autospace` treats the class as ideographic: Han and kana.
  var isIdeographic: Bool {
    switch self {
    case .ideograph, .hiragana, .katakana, .smallKana, .prolongedSoundMark, .iterationMark,
      .simpleRubyComplex, .jukugoRubyComplex:
      true
    default: false
    }
  }

  /// Whether the class belongs to Western text, which has no gaps between letters: words, numbers
  /// and their punctuation.
  var isWestern: Bool {
    switch self {
    case .western, .numeral, .unitSymbol, .westernPunctuation, .westernSpace: true
    default: false
    }
  }
}
