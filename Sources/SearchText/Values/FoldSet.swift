/// A set of folds, as bits.
package struct FoldSet: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ kind: SearchFold.Kind, _ source: SearchFold.Source) {
    rawValue = 1 << UInt64(Self.index(kind) * 3 + Self.index(source))
  }

  /// The folds, in the order of their kinds.
  package var values: [SearchFold] {
    if rawValue == 0 { return [] }
    var folds: [SearchFold] = []
    for kind in SearchFold.Kind.allCases {
      for source in SearchFold.Source.allCases where contains(FoldSet(kind, source)) {
        folds.append(SearchFold(kind, source))
      }
    }
    return folds
  }

  private static func index(_ kind: SearchFold.Kind) -> Int {
    switch kind {
    case .width: 0
    case .letterCase: 1
    case .diacritics: 2
    case .compatibility: 3
    case .iterationMark: 4
    case .variantKanji: 5
    case .okurigana: 6
    case .kana: 7
    case .kanji: 8
    case .katakana: 9
    case .numeral: 10
    case .inflection: 11
    case .derivation: 12
    }
  }

  private static func index(_ source: SearchFold.Source) -> Int {
    switch source {
    case .dictionary: 0
    case .rule: 1
    case .user: 2
    }
  }
}
