import TextFoundation

/// Whether spaces may be added before and after a punctuation mark or symbol when Japanese is
/// written with spaces.
struct PunctuationSpacing: Equatable {
  var before: Bool
  var after: Bool
  /// Whether it ends a sentence.
  var endsSentence = false

  /// Words, and symbols without a rule.
  static let word = PunctuationSpacing(before: true, after: true)
  /// `(`, 「.
  static let opening = PunctuationSpacing(before: true, after: false)
  /// `)`, 」, 、, and other characters that belong to the preceding word.
  static let closing = PunctuationSpacing(before: false, after: true)
  static let stop = PunctuationSpacing(before: false, after: true, endsSentence: true)
  /// `/`, `~`, `-`: between two words, without spaces.
  static let joining = PunctuationSpacing(before: false, after: false)

  /// Creates the spacing of a punctuation mark or symbol.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x3002, 0xFF61, 0xFF0E, 0x2E, 0xFF01, 0xFF1F, 0x21, 0x3F, 0x203C, 0x2047...0x2049:
      self = .stop
    case 0x3001, 0xFF64, 0xFF0C, 0x2C, 0xFF1A, 0xFF1B, 0x3A, 0x3B, 0x2025, 0x2026, 0x25, 0xFF05,
      0x309B, 0x309C, 0xFF9E, 0xFF9F:
      self = .closing
    case 0x23, 0xFF03: self = .opening
    case 0x301C, 0xFF5E, 0x7E, 0x2F, 0xFF0F, 0x2D, 0xFF0D, 0x2010...0x2015, 0x5F, 0xFF3F, 0x40,
      0xFF20, 0x3D, 0xFF1D, 0x30A0:
      self = .joining
    default:
      switch Unicode.Scalar(scalar)?.generalCategory {
      case .openPunctuation, .initialPunctuation: self = .opening
      case .closePunctuation, .finalPunctuation: self = .closing
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .closing
      default: self = .word
      }
    }
  }

  init(before: Bool, after: Bool, endsSentence: Bool = false) {
    self.before = before
    self.after = after
    self.endsSentence = endsSentence
  }
}

/// The state of straight quotation marks, which open and close alternately.
struct StraightQuotes {
  private var isDoubleOpen = false
  private var isSingleOpen = false

  /// Returns the spacing of a straight quotation mark; `nil` for other characters.
  ///
  /// A single quotation mark after a letter of a non-Japanese script is an apostrophe, unless a
  /// single quotation is open.
  mutating func spacing(of scalar: UInt32, followsLetter: Bool) -> PunctuationSpacing? {
    switch scalar {
    case 0x22, 0xFF02:
      isDoubleOpen.toggle()
      return isDoubleOpen ? .opening : .closing
    case 0x27, 0xFF07:
      if followsLetter, !isSingleOpen { return .closing }
      isSingleOpen.toggle()
      return isSingleOpen ? .opening : .closing
    default: return nil
    }
  }
}
