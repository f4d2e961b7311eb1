import TextFoundation

/// Reads two adjacent kanji that the dictionary does not have as a word by their on readings: 建学
/// けんがく, where the dictionary has 建 and 学 as names.
///
/// Applies only to a pair between other scripts, and only to words that can be components of a
/// compound. Pairs of kun readings (塩豚 しおぶた), family names and locations are not changed.
enum KanjiPairs {
  private static let excluded: WordTraits = [
    .adverbial, .adverb, .numeral, .counter, .particle, .verb, .adjective, .adnominal, .conjunction,
    .symbol, .auxiliaryVerb, .dependent, .interjection, .familyName, .place,
  ]

  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    guard text.words.count > 1 else { return }
    for index in text.words.indices.dropFirst()
    where isSingleKanji(text.words[index]) && isSingleKanji(text.words[index - 1]) {
      let (first, second) = (text.words[index - 1], text.words[index])
      guard text.touchesPrevious(index), !first.intersects(excluded),
        !second.intersects(excluded), !isLooseSuffix(second, in: text),
        !isKanji(text.bytes.scalar(before: first.start)),
        !isKanji(text.bytes.scalar(at: second.end))
      else { continue }
      read(index, in: &text, &arena)
    }
  }

  /// Returns whether a word is a suffix that does not affect the reading before it: 猫|等, 革|製.
  private static func isLooseSuffix(_ word: AnalyzedWord, in text: AnalyzedText) -> Bool {
    word.intersects(.suffix) && text.surface(word).isOne(of: looseSuffixes)
  }

  private static let looseSuffixes: TextList = [
    "等", "達", "共", "様", "殿", "君", "氏", "用", "製", "側", "毎", "宛",
  ]

  private static func read(
    _ index: Int, in text: inout AnalyzedText, _ arena: inout KanaArena
  ) {
    let (first, second) = (text.words[index - 1], text.words[index])
    guard let firstOn = on(of: first, in: text), let secondOn = on(of: second, in: text),
      first.intersects(.givenName) || second.intersects(.givenName)
        || first.reading.elementsEqual(firstOn) != second.reading.elementsEqual(secondOn)
    else { return }
    var kana: [UInt8] = []
    CompoundSoundChanges.join(firstOn, to: &kana, isCompound: false)
    CompoundSoundChanges.join(secondOn, to: &kana, isCompound: true)
    // The second reading starts at the end of the first, whose length does not depend on sound
    // changes.
    let edge = firstOn.count
    let whole = arena.copy(kana)
    text.words[index - 1].reading = UnsafeBufferPointer(rebasing: whole[..<edge])
    text.words[index].reading = UnsafeBufferPointer(rebasing: whole[edge...])
    for number in index - 1...index {
      text.words[number].pronunciation = .none
      text.words[number].origin = .compoundRule
    }
  }

  /// Returns the on reading given by the dictionary, or else the most frequent one.
  private static func on(of word: AnalyzedWord, in text: AnalyzedText) -> KanaBytes? {
    guard let scalar = text.bytes.scalar(at: word.start),
      let readings = KanjiReadings(of: scalar.value)
    else { return nil }
    if readings.on.contains(where: { $0.stem.elementsEqual(word.reading) }) { return word.reading }
    return readings.on.first { _ in true }?.stem
  }

  private static func isSingleKanji(_ word: AnalyzedWord) -> Bool {
    word.end - word.start <= 4 && word.scripts == .kanji
  }

  private static func isKanji(_ scalar: DecodedScalar?) -> Bool {
    scalar.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }
}
