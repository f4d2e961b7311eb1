/// Maps a dictionary's part-of-speech names to ``PartOfSpeech``.
///
/// The rows are data (`PartOfSpeechRows.swift`); the first row whose names are a prefix of the
/// feature applies, so specific rows precede general ones.
struct PartOfSpeechTable: Sendable {
  private struct Row {
    let names: [UInt8]
    let category: PartOfSpeech.Category
    let subcategory: PartOfSpeech.Subcategory?
    let traits: WordTraits

    /// Returns whether the names are the first fields of the feature; does not read past its NUL.
    func begins(_ feature: UnsafePointer<UInt8>) -> Bool {
      for (offset, byte) in names.enumerated() where feature[offset] != byte { return false }
      let next = feature[names.count]
      return next == 0 || next == UInt8(ascii: ",")
    }
  }

  private let rows: [Row]

  private init(_ rows: [PartOfSpeechRow]) {
    self.rows = rows.map {
      Row(
        names: Array($0.0.utf8), category: $0.1, subcategory: $0.2,
        traits: WordTraits($0.1, $0.2))
    }
  }

  static func table(for tagSet: DictionarySchema.TagSet) -> PartOfSpeechTable {
    switch tagSet {
    case .ipadic: ipadic
    case .unidic: unidic
    case .juman: juman
    }
  }

  /// Returns the rows of a tag set.
  static func rows(for tagSet: DictionarySchema.TagSet) -> [PartOfSpeechRow] {
    switch tagSet {
    case .ipadic: ipadicPartsOfSpeech
    case .unidic: unidicPartsOfSpeech
    case .juman: jumanPartsOfSpeech
    }
  }

  private static let ipadic = PartOfSpeechTable(rows(for: .ipadic))
  private static let unidic = PartOfSpeechTable(rows(for: .unidic))
  private static let juman = PartOfSpeechTable(rows(for: .juman))

  /// Returns the category and subcategory of a feature; `other` if no row matches.
  func classify(
    _ feature: UnsafePointer<UInt8>
  ) -> (category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?) {
    for row in rows where row.begins(feature) { return (row.category, row.subcategory) }
    return (.other, nil)
  }

  /// Returns the traits of a feature; `other` if no row matches.
  func traits(of feature: UnsafePointer<UInt8>) -> WordTraits {
    for row in rows where row.begins(feature) { return row.traits }
    return .other
  }
}
