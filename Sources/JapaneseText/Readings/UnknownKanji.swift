import TextFoundation

/// Kanji no dictionary word covers are read one by one, so that none is left in kana: by their kun
/// reading before okurigana and alone, by their on reading beside other kanji.
enum UnknownKanji {
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices {
      let word = text.words[index]
      guard word.reading.isEmpty, word.scripts.contains(.kanji) else { continue }
      text.words[index].reading = read(word, in: text, &arena)
      text.words[index].pronunciation = .none
    }
  }

  private static func read(
    _ word: AnalyzedWord, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> KanaBytes {
    var kana: [UInt8] = []
    var offset = word.start
    var last: KanaBytes = .none
    while offset < word.end, let scalar = text.bytes.scalar(at: offset) {
      let end = offset + scalar.length
      let character = UnsafeBufferPointer(rebasing: text.bytes[offset..<end])
      if let readings = KanjiReadings(of: scalar.value) {
        let reading = choose(readings, from: offset, to: end, in: text.bytes)
        SoundChanges.join(reading, to: &kana, isCompound: !last.isEmpty)
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

  /// The likeliest reading at a place in the text.
  private static func choose(
    _ readings: KanjiReadings, from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> KanaBytes {
    if let stem = Okurigana.stem(of: readings.kun, before: end, in: bytes) { return stem }
    let on = KanjiReadings.first(of: readings.on)
    let isBesideKanji =
      isKanji(bytes.scalar(before: start)) || isKanji(bytes.scalar(at: end))
    if !on.isEmpty, isBesideKanji || !readings.prefersKun { return on }
    let kun = KanjiReadings.first(of: readings.kun)
    if kun.isEmpty { return on }
    // Alone, a stem is read as the noun or the dictionary form it comes from, without its dot.
    let dot = kun.firstIndex(of: UInt8(ascii: ".")) ?? kun.count
    return on.isEmpty || dot == kun.count
      ? UnsafeBufferPointer(rebasing: kun[..<dot]) : on
  }

  private static func isKanji(_ scalar: DecodedScalar?) -> Bool {
    scalar.map { SurfaceScripts.kind(of: $0.value) == .kanji } ?? false
  }
}
