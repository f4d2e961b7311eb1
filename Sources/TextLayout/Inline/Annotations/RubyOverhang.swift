import LineBreaking

/// The distance by which ruby may overhang the neighbors of its base: JLREQ §3.3.8.
///
/// Ruby may overhang kana by one em of the ruby, and punctuation by its blank half. It may not
/// overhang ideographs, letters and bases of other ruby.
enum RubyOverhang {
  /// Returns the permitted overhang over the item before the base.
  static func over(itemBefore item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .closingBracket, .fullStop, .comma: min(readingSize, blank(item))
    case .middleDot: min(readingSize, blank(item) / 2)
    default: overKana(item, readingSize: readingSize)
    }
  }

  /// Returns the permitted overhang over the item after the base.
  static func over(itemAfter item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .openingBracket: min(readingSize, blank(item))
    case .middleDot: min(readingSize, blank(item) / 2)
    default: overKana(item, readingSize: readingSize)
    }
  }

  /// Returns the permitted overhang over kana, at most half of it, because other ruby may overhang
  /// it from the other side.
  private static func overKana(_ item: Paragraph.Item, readingSize: Double) -> Double {
    switch item.spacing {
    case .hiragana, .katakana, .smallKana, .prolongedSoundMark, .ideographicSpace:
      min(readingSize, item.advance / 2)
    default: 0
    }
  }

  /// Returns the width of the blank part of a punctuation mark: its advance beyond half an em.
  private static func blank(_ item: Paragraph.Item) -> Double {
    min(max(item.advance - item.em / 2, 0), item.em / 2)
  }
}

extension Paragraph.Item {
  /// Whether the item belongs to a Western word or number, within which no space is added.
  var isWestern: Bool {
    switch spacing {
    case .western, .numeral, .unitSymbol, .westernPunctuation, .westernSpace: true
    default: false
    }
  }
}
