/// The space between two neighbors on a line, in addition to their advances.
///
/// A blank belongs to one side of a punctuation mark: before an opening bracket, after closing
/// punctuation, on both sides of a middle dot. Therefore the gap depends only on the two items, and
/// trimming at the edge of a line only on the item there.
struct Gap {
  /// The trimmed blank after the left item.
  var trimmedAfter = 0.0
  /// The trimmed blank before the right item.
  var trimmedBefore = 0.0
  /// The gap between Japanese and Western text.
  var autospace = 0.0
  /// The width by which the right item overlaps the left one.
  var overlap = 0.0

  /// The total difference from the sum of the advances.
  var amount: Double { autospace - trimmedAfter - trimmedBefore - overlap }
}

extension SpacingClass {
  /// Returns whether no option adds or removes space between two characters of these classes.
  ///
  /// This holds for almost all pairs: two ideographs or kana, or two letters.
  @inline(__always)
  func isAlwaysSolid(before next: Self) -> Bool {
    let pair: UInt64 = 1 &<< UInt64(rawValue) | 1 &<< UInt64(next.rawValue)
    return pair & ~Self.japaneseLetters == 0 || pair & ~Self.westernLetters == 0
  }

  /// Kana, ideographs and their iteration and sound marks, which have no gaps between them, as a
  /// bit set.
  fileprivate static var japaneseLetters: UInt64 {
    bit(.hiragana) | bit(.katakana) | bit(.ideograph) | bit(.smallKana)
      | bit(.prolongedSoundMark) | bit(.iterationMark)
  }
  /// Letters, digits, word spaces and Western punctuation, which have no gaps between them, as a
  /// bit set.
  fileprivate static var westernLetters: UInt64 {
    bit(.western) | bit(.numeral) | bit(.westernSpace) | bit(.westernPunctuation)
  }

  @inline(__always)
  private static func bit(_ spacing: SpacingClass) -> UInt64 { 1 << UInt64(spacing.rawValue) }

  /// Whether closing punctuation loses its blank before a character of this class.
  var trimsPrecedingBlank: Bool {
    switch self {
    case .openingBracket, .closingBracket, .middleDot, .fullStop, .comma, .ideographicSpace: true
    default: false
    }
  }

  /// Whether an opening bracket loses its blank after a character of this class.
  var trimsFollowingBlank: Bool {
    switch self {
    case .openingBracket, .middleDot, .ideographicSpace: true
    default: false
    }
  }
}
