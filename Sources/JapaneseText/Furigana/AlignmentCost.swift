/// The costs of the aligner's assumptions; only their order matters.
///
/// A known reading costs less than one with a sound change, and both cost less than a group of
/// kanji that share a reading not in any table.
enum AlignmentCost {
  /// Added for each reading of the same kanji that is more frequent.
  static let rank = 2
  static let maximumRankCost = 12
  static let voicing = 5
  /// Rendaku at the start of a word, as in the second component of a compound: 〜払い バライ.
  static let initialVoicing = 9
  static let gemination = 5
  static let liaison = 8
  static let droppedVowel = 14
  /// Okurigana that are not written: 受付 ウケツケ, 売場 ウリバ.
  static let absorbedOkurigana = 5
  /// A kana that is pronounced but not written: 山手 ヤマノテ.
  static let insertedParticle = 70
  /// A kanji between kana with a reading that is not in any table.
  static let unknownReading = 60
  /// A digit, letter or symbol that is pronounced.
  static let readSymbol = 20
  static let group = 80
  static let groupedKanji = 60
  /// Added for each kana by which a shared reading differs from two kana per kanji.
  static let unevenness = 2
}
