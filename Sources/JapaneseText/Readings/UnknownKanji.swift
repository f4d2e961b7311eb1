import TextFoundation

/// Reads kanji that are not in any dictionary word one by one: by their kun reading before
/// okurigana and in isolation, by their on reading next to other kanji.
enum UnknownKanji {
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices {
      let word = text.words[index]
      guard word.reading.isEmpty, word.scripts.contains(.kanji) else { continue }
      text.words[index].reading = read(word.start..<word.end, in: text, &arena)
      text.words[index].pronunciation = .none
      text.words[index].origin = .unknownKanji
    }
  }

  /// Returns the reading of a range of the text, kanji by kanji.
  static func read(
    _ range: Range<Int>, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> KanaBytes {
    var kana: [UInt8] = []
    var offset = range.lowerBound
    var last: KanaBytes = .none
    while offset < range.upperBound, let scalar = text.bytes.scalar(at: offset) {
      let end = offset + scalar.length
      let character = UnsafeBufferPointer(rebasing: text.bytes[offset..<end])
      let reading = KanjiReadings.fallback(
        for: scalar.value, hasKanjiNeighbor: isBesideKanji(offset, end, in: text.bytes),
        following: UnsafeBufferPointer(rebasing: text.bytes[end...]))
      if !reading.isEmpty {
        CompoundSoundChanges.join(reading, to: &kana, isCompound: !last.isEmpty)
        last = reading
      } else if scalar.value == 0x3005, !last.isEmpty {
        kana.append(contentsOf: last)
      } else {
        kana.append(contentsOf: arena.katakana(of: character))
        last = .none
      }
      offset = end
    }
    return arena.copy(kana)
  }

  private static func isBesideKanji(
    _ start: Int, _ end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    isKanji(bytes.scalar(before: start)) || isKanji(bytes.scalar(at: end))
  }

  private static func isKanji(_ scalar: DecodedScalar?) -> Bool {
    scalar.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }
}
