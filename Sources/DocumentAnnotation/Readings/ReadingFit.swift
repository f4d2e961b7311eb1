internal import JapaneseText
internal import Kana
internal import TextFoundation

/// Measures how well a reading fits kanji.
struct ReadingFit {
  /// The maximum number of kana that a kanji is read as: みことのり, うけたまわる.
  static let maximumKanaPerKanji = 6
  /// The cost of a reading that the dictionary has, while the kanji do not.
  static let dictionaryCost = 20
  /// The maximum cost of a known reading.
  static let maximumKnownCost = 80
  /// Subtracted for each kanji of an unknown reading, so that of bases of similar cost the longer one
  /// is taken.
  private static let costPerKanji = 15

  private var aligner = FuriganaAligner()

  /// Returns the cost of a reading that the kanji of a base have, or nil if they do not.
  mutating func known(_ base: String, _ reading: String) -> Int? {
    if let cost = aligner.cost(of: base, reading: reading, allowingGroups: false) { return cost }
    guard reading.unicodeScalars.last == "っ" else { return nil }
    // Before the next word: じゅっ of 十（じゅっ）分（ぷん）.
    let stem = String(String.UnicodeScalarView(reading.unicodeScalars.dropLast()))
    for kana in ["う", "つ", "く", "ち", "き"] {
      if let cost = aligner.cost(of: base, reading: stem + kana, allowingGroups: false) {
        return cost
      }
    }
    return nil
  }

  /// Returns the cost of a reading that some of the kanji of a base, or none, have; nil for a reading
  /// that is not in hiragana, or too short or long.
  mutating func unknown(_ base: String, _ reading: String, kanji: Int) -> Int? {
    let length = reading.unicodeScalars.count
    guard length > 1, length <= 3 * kanji + 2, Self.isHiragana(reading),
      let cost = aligner.cost(of: base, reading: reading, allowingGroups: true)
    else { return nil }
    return cost - Self.costPerKanji * kanji
  }

  /// Returns whether one kana is a reading of a kanji, with the okurigana that follow: き of 木, か of
  /// 書（か）く; は of 私（は） is not.
  ///
  /// - Parameters:
  ///   - kana: the kana.
  ///   - kanji: the kanji.
  ///   - beforeKana: whether hiragana follow the reading.
  ///   - isVoiced: whether the kana may be the voiced one of a reading, as in 積（つ）み木（ぎ）.
  /// - Returns: false for a character without readings.
  static func isReading(
    _ kana: String, of kanji: String, beforeKana: Bool, isVoiced: Bool
  ) -> Bool {
    guard let scalar = kanji.unicodeScalars.first, let readings = KanjiReadings(of: scalar.value),
      let first = kana.unicodeScalars.first
    else { return false }
    let heard = katakana(first.value)
    let unvoiced = isVoiced ? VoicingTable.shared.unvoiced(heard) : heard
    func matches(_ reading: KanjiReadings.OnKunReading) -> Bool {
      guard reading.stem.count == 3, let value = reading.stem.scalar(at: 0)?.value else {
        return false
      }
      return value == heard || value == unvoiced
    }
    return readings.on.contains(where: matches)
      || readings.kun.contains { matches($0) && (beforeKana || $0.okurigana.isEmpty) }
  }

  /// Returns whether a reading is that of an adjective's stem with its vowel contracted before え: いて
  /// of 痛（いて）え, はえ of 早（はえ）ー.
  static func isCasual(_ reading: String, of kanji: String) -> Bool {
    guard let scalar = kanji.unicodeScalars.first, let readings = KanjiReadings(of: scalar.value),
      let last = reading.unicodeScalars.last?.value, eRow.contains(katakana(last))
    else { return false }
    let start = reading.unicodeScalars.dropLast().map { katakana($0.value) }
    return readings.kun.contains { kun in
      guard kun.okurigana.scalar(at: 0)?.value == 0x30A4 else { return false }
      var (offset, stem): (Int, [UInt32]) = (0, [])
      while let scalar = kun.stem.scalar(at: offset) {
        stem.append(scalar.value)
        offset += scalar.length
      }
      return stem.dropLast().elementsEqual(start)
    }
  }

  static func isHiragana(_ reading: String) -> Bool {
    reading.unicodeScalars.allSatisfy { $0.value < 0x30A0 || $0.value == 0x30FC }
  }

  /// Returns whether a character is a number, or part of one.
  static func isNumeral(_ text: String) -> Bool { "〇一二三四五六七八九十百千万".contains(text) }

  private static let eRow: Set<UInt32> = Set(
    "エケセテネヘメレゲゼデベペ".unicodeScalars.map(\.value))

  private static func katakana(_ value: UInt32) -> UInt32 {
    KanaScalar.katakana(ofHiragana: value) ?? value
  }
}
