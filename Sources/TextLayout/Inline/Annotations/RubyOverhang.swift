import LineBreaking

/// How far a reading may reach over what is beside its base: JLREQ §3.3.8.
///
/// Kana give way by one em of the reading, and punctuation by its blank half. Ideographs, letters
/// and other readings do not.
enum RubyOverhang {
  /// Over the item before the base.
  static func over(itemBefore item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .closingBracket, .fullStop, .comma: min(readingSize, blank(item))
    case .middleDot: min(readingSize, blank(item) / 2)
    default: overKana(item, readingSize: readingSize)
    }
  }

  /// Over the item behind the base.
  static func over(itemBehind item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .openingBracket: min(readingSize, blank(item))
    case .middleDot: min(readingSize, blank(item) / 2)
    default: overKana(item, readingSize: readingSize)
    }
  }

  /// Not more than half of a kana, for another reading may come from its other side.
  private static func overKana(_ item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .hiragana, .katakana, .smallKana, .prolongedSoundMark, .ideographicSpace:
      min(readingSize, item.advance / 2)
    default: 0
    }
  }

  /// What is wider than half an em is blank.
  private static func blank(_ item: Paragraph.Item) -> Double {
    min(max(item.advance - item.em / 2, 0), item.em / 2)
  }
}

extension Paragraph.Item {
  /// Whether it is set without room between it and its like: letters of a word, a number.
  var isWestern: Bool {
    switch spacing {
    case .western, .numeral, .unitSymbol, .westernPunctuation, .westernSpace: true
    default: false
    }
  }
}
