/// A dictionary's names for parts of speech, mapped to ours.
///
/// The rows are data (`PartOfSpeechRows.swift`); the first row whose names begin the feature
/// wins, so special rows stand before general ones.
struct PartOfSpeechTable: Sendable {
  private struct Row {
    let names: [UInt8]
    let category: PartOfSpeech.Category
    let subcategory: PartOfSpeech.Subcategory?
    let traits: WordTraits

    /// Whether the names are the feature's first fields; reads no further than its NUL.
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

  /// The rows the table of a tag set is made of.
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

  /// Category and subcategory of a feature; `other` when no row fits.
  func classify(
    _ feature: UnsafePointer<UInt8>
  ) -> (category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?) {
    for row in rows where row.begins(feature) { return (row.category, row.subcategory) }
    return (.other, nil)
  }

  /// The traits of a feature; `other` when no row fits.
  func traits(of feature: UnsafePointer<UInt8>) -> WordTraits {
    for row in rows where row.begins(feature) { return row.traits }
    return .other
  }
}
