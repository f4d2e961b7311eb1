import Kana

/// Uses the spelling of words written in kana as their reading, instead of the dictionary's
/// reading.
///
/// The dictionary's reading may be normalized (ヂ as ジ, ヴ as ブ); kana output preserves the spelling.
enum KanaSpelling {
  /// Applies the readings to a text.
  ///
  /// - Returns: whether there are kanji without a reading.
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) -> Bool {
    var hasKanjiWithoutReading = false
    for index in text.words.indices {
      let word = text.words[index]
      guard word.scripts.isSubset(of: .kana) else {
        // Dictionaries give symbols themselves as readings (also 々).
        if word.intersects(.symbol) || word.scripts.isDisjoint(with: .read) {
          text.words[index].reading = .none
        } else if word.entry.hasDividedReading {
          text.words[index].reading = arena.joiningComponents(of: word.reading)
          text.words[index].pronunciation = arena.joiningComponents(of: word.pronunciation)
        }
        if word.scripts.contains(.kanji), text.words[index].reading.isEmpty {
          hasKanjiWithoutReading = true
        }
        continue
      }
      let surface = text.surface(word)
      text.words[index].origin = .kana
      text.words[index].reading =
        word.scripts == .katakana ? surface : arena.katakana(of: surface)
    }
    return hasKanjiWithoutReading
  }
}

extension KanaArena {
  /// Returns the katakana of kana; other characters are unchanged.
  mutating func katakana(of kana: UnsafeBufferPointer<UInt8>) -> KanaBytes {
    let converter = KanaConverter(to: .katakana)
    let buffer = allocate(kana.count * converter.maximumGrowth)
    guard let output = buffer.baseAddress else { return .none }
    return KanaBytes(start: output, count: converter.write(kana, to: output))
  }

  /// Returns kana without the colons that divide its components.
  mutating func joiningComponents(of kana: KanaBytes) -> KanaBytes {
    copy(kana.filter { $0 != UInt8(ascii: ":") })
  }
}
