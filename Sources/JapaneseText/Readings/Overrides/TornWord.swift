import Kana
import TextFoundation

/// The parts of a word that an override covers only partly: ない in 大人気ない.
enum TornWord {
  /// Returns a part of a word as a word with its share of the reading.
  static func part(
    _ range: Range<Int>, of word: AnalyzedWord, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> AnalyzedWord {
    // The rest continues the word, as an ending or a suffix does.
    var traits = word.traits.union(.merged)
    if range.lowerBound > word.start { traits.insert(.suffix) }
    var part = AnalyzedWord(
      range, in: text.bytes, traits: traits, entry: word.entry,
      reading: reading(of: range, of: word, in: text, &arena), pronunciation: .none)
    part.givenAccent = .unknown
    return part
  }

  private static func reading(
    of range: Range<Int>, of word: AnalyzedWord, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> KanaBytes {
    guard !word.reading.isEmpty else { return .none }
    let surface = UnsafeBufferPointer(rebasing: text.bytes[range])
    if SurfaceScripts(surface).isSubset(of: .kana) { return arena.katakana(of: surface) }
    let reading = word.reading
    if range.upperBound == word.end, let count = shareAtEnd(of: surface, in: reading) {
      return UnsafeBufferPointer(rebasing: reading.suffix(count))
    }
    if range.lowerBound == word.start, let count = shareAtStart(of: surface, in: reading) {
      return UnsafeBufferPointer(rebasing: reading.prefix(count))
    }
    return UnknownKanji.read(range, in: text, &arena)
  }

  /// Returns the number of bytes at the end of a reading that belong to the end of a word; `nil` if
  /// they cannot be determined.
  private static func shareAtEnd(
    of surface: UnsafeBufferPointer<UInt8>, in reading: KanaBytes
  ) -> Int? {
    let kana = sounds(of: reading)
    var end = kana.count
    var offset = surface.count
    while let scalar = surface.scalar(before: offset) {
      offset -= scalar.length
      guard
        let count = share(
          of: scalar.value,
          where: { stem in
            stem.count < end && matches(stem, kana[(end - stem.count)..<end])
          })
      else { return nil }
      end -= count
    }
    return (kana.count - end) * 3
  }

  /// Returns the number of bytes at the start of a reading that belong to the start of a word;
  /// `nil` if they cannot be determined.
  private static func shareAtStart(
    of surface: UnsafeBufferPointer<UInt8>, in reading: KanaBytes
  ) -> Int? {
    let kana = sounds(of: reading)
    var start = 0
    var offset = 0
    while let scalar = surface.scalar(at: offset) {
      offset += scalar.length
      guard
        let count = share(
          of: scalar.value,
          where: { stem in
            stem.count < kana.count - start && matches(stem, kana[start..<start + stem.count])
          })
      else { return nil }
      start += count
    }
    return start * 3
  }

  /// Returns the number of kana of the longest reading of a character that satisfies a condition.
  private static func share(of scalar: UInt32, where fits: ([KanaSound]) -> Bool) -> Int? {
    if let kana = KanaSound(scalar: scalar) { return fits([kana]) ? 1 : nil }
    guard let readings = KanjiReadings(of: scalar) else { return nil }
    var longest = 0
    for list in [readings.on, readings.kun] {
      for reading in list {
        let stem = sounds(of: reading.stem)
        if stem.count > longest, fits(stem) { longest = stem.count }
      }
    }
    return longest > 0 ? longest : nil
  }

  /// Returns whether kana are a reading, whose first kana may be voiced.
  private static func matches(_ stem: [KanaSound], _ kana: ArraySlice<KanaSound>) -> Bool {
    guard let first = stem.first, let heard = kana.first else { return false }
    return (first == heard || first.voiced == heard || first.semiVoiced == heard)
      && stem.dropFirst().elementsEqual(kana.dropFirst())
  }

  private static func sounds(of kana: UnsafeBufferPointer<UInt8>) -> [KanaSound] {
    var sounds: [KanaSound] = []
    var offset = 0
    while let scalar = kana.scalar(at: offset) {
      sounds.append(KanaSound(scalar: scalar.value) ?? .other)
      offset += scalar.length
    }
    return sounds
  }
}
