/// The room between two neighbours on a line, beside their advances.
///
/// Blanks belong to one side of a mark: before an opening bracket, behind closing marks, on both
/// sides of a middle dot. So what happens between two items depends on the two alone, and what
/// happens at a line's edge on the item there alone.
struct Gap {
  /// The blank behind the left item that is dropped.
  var trimmedBehind = 0.0
  /// The blank before the right item that is dropped.
  var trimmedBefore = 0.0
  /// The gap between Japanese and Western text.
  var autospace = 0.0
  /// The room that both share.
  var overlap = 0.0

  /// What is added to the plain sequence of advances.
  var amount: Double { autospace - trimmedBehind - trimmedBefore - overlap }
}

extension SpacingClass {
  /// Whether no option puts room between two characters of these classes or takes it away: nearly
  /// all pairs, two ideographs or kana, or two letters.
  @inline(__always)
  func neverParts(from next: Self) -> Bool {
    let pair: UInt64 = 1 &<< UInt64(rawValue) | 1 &<< UInt64(next.rawValue)
    return pair & ~Self.japaneseLetters == 0 || pair & ~Self.westernLetters == 0
  }

  /// Kana, ideographs and their marks, as a set of bits: between them there is no gap.
  fileprivate static var japaneseLetters: UInt64 {
    bit(.hiragana) | bit(.katakana) | bit(.ideograph) | bit(.smallKana)
      | bit(.prolongedSoundMark) | bit(.iterationMark)
  }
  /// Letters, digits and what is among them, as a set of bits: between them there is no gap.
  fileprivate static var westernLetters: UInt64 {
    bit(.western) | bit(.numeral) | bit(.westernSpace) | bit(.westernPunctuation)
  }

  @inline(__always)
  private static func bit(_ spacing: SpacingClass) -> UInt64 { 1 << UInt64(spacing.rawValue) }

  /// Whether a closing mark in front of it gives up its blank.
  var takesBlankBefore: Bool {
    switch self {
    case .openingBracket, .closingBracket, .middleDot, .fullStop, .comma, .ideographicSpace: true
    default: false
    }
  }

  /// Whether an opening bracket behind it gives up its blank.
  var takesBlankBehind: Bool {
    switch self {
    case .openingBracket, .middleDot, .ideographicSpace: true
    default: false
    }
  }
}
