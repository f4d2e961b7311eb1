internal import TextFoundation

/// Maps a dictionary's part-of-speech names to ``PartOfSpeech``.
///
/// The rows are data (`PartOfSpeechRows.swift`); the row with the most names that are the first
/// fields of the feature applies. They are found by a hash of the fields, in one pass.
struct PartOfSpeechTable: Sendable {
  private struct Row {
    let names: [UInt8]
    let hash: UInt32
    let category: PartOfSpeech.Category
    let subcategory: PartOfSpeech.Subcategory?
    let traits: WordTraits

    /// Returns whether the names are the first bytes of the feature; does not read past its NUL.
    func begins(_ feature: UnsafePointer<UInt8>) -> Bool {
      for offset in names.indices where feature[offset] != names[offset] { return false }
      return true
    }
  }

  private let rows: [Row]
  /// The indices of rows, at the slot of their hash or after it; -1 if the slot is free.
  private let slots: [Int16]
  /// The maximum number of names of a row.
  private let maximumNameCount: Int
  private static var slotBits: UInt32 { 9 }

  private init(_ rows: [PartOfSpeechRow]) {
    self.rows = rows.map { row in
      let names = Array(row.0.utf8)
      return Row(
        names: names, hash: names.reduce(Self.initialHash, Self.hash), category: row.1,
        subcategory: row.2, traits: WordTraits(row.1, row.2))
    }
    var slots = [Int16](repeating: -1, count: 1 << Self.slotBits)
    for (index, row) in self.rows.enumerated() {
      var slot = Self.slot(of: row.hash)
      while slots[slot] >= 0 { slot = (slot + 1) % slots.count }
      slots[slot] = Int16(index)
    }
    self.slots = slots
    maximumNameCount = self.rows.map { $0.names.count { $0 == UInt8(ascii: ",") } + 1 }.max() ?? 1
  }

  // FNV-1a.
  private static var initialHash: UInt32 { 2_166_136_261 }
  private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }
  private static func slot(of hash: UInt32) -> Int { Int(hash >> (32 - slotBits)) }

  /// Returns the row with the most names that are the first fields of a feature.
  private func row(for feature: UnsafePointer<UInt8>) -> Row? {
    var hash = Self.initialHash
    var found: Int?
    var offset = 0
    var remainingNames = maximumNameCount
    while true {
      let byte = feature[offset]
      if byte == 0 || byte == UInt8(ascii: ",") {
        if let index = row(hash, length: offset), rows[index].begins(feature) { found = index }
        remainingNames -= 1
        if byte == 0 || remainingNames == 0 { return found.map { rows[$0] } }
      }
      hash = Self.hash(hash, byte)
      offset += 1
    }
  }

  private func row(_ hash: UInt32, length: Int) -> Int? {
    var slot = Self.slot(of: hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if rows[index].hash == hash, rows[index].names.count == length { return index }
      slot = (slot + 1) % slots.count
    }
    return nil
  }

  static func table(for tagSet: DictionarySchema.TagSet) -> PartOfSpeechTable {
    switch tagSet {
    case .ipadic: ipadic
    case .unidic: unidic
    case .juman: juman
    case .other: other
    }
  }

  /// Returns the rows of a tag set.
  static func rows(for tagSet: DictionarySchema.TagSet) -> [PartOfSpeechRow] {
    switch tagSet {
    case .ipadic: ipadicPartsOfSpeech
    case .unidic: unidicPartsOfSpeech
    case .juman: jumanPartsOfSpeech
    case .other: []
    }
  }

  private static let ipadic = PartOfSpeechTable(rows(for: .ipadic))
  private static let unidic = PartOfSpeechTable(rows(for: .unidic))
  private static let juman = PartOfSpeechTable(rows(for: .juman))
  private static let other = PartOfSpeechTable(rows(for: .other))

  /// Returns the category and subcategory of a feature; `other` if no row matches.
  func classify(
    _ feature: UnsafePointer<UInt8>
  ) -> (category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?) {
    row(for: feature).map { ($0.category, $0.subcategory) } ?? (.other, nil)
  }

  /// Returns the traits of a feature; `other` if no row matches.
  func traits(of feature: UnsafePointer<UInt8>) -> WordTraits {
    row(for: feature)?.traits ?? .other
  }
}
