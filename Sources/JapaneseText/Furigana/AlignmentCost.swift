/// Costs of what the aligner may assume; only their order matters.
///
/// A known reading costs less than one that needs a sound change, and any of those less than a
/// group of kanji that share a reading no table explains.
enum AlignmentCost {
  /// For each more frequent reading of the same kanji.
  static let rank = 2
  static let highestRank = 12
  static let voicing = 5
  /// Rendaku at the start of a word, as in the second half of a compound: 〜払い バライ.
  static let initialVoicing = 9
  static let gemination = 5
  static let liaison = 8
  static let droppedVowel = 14
  /// Okurigana that is not written: 受付 ウケツケ, 売場 ウリバ.
  static let absorbedOkurigana = 5
  /// A kana that is read but not written: 山手 ヤマノテ.
  static let insertedParticle = 70
  /// A kanji between kana whose reading no table has.
  static let unknownReading = 60
  /// A digit, letter or symbol that is read.
  static let readSymbol = 20
  static let group = 80
  static let groupedKanji = 60
  /// For each kana more or fewer than two a kanji.
  static let unevenness = 2
}
