import Kana

/// Words written in kana are read as they are written, whatever the dictionary says.
///
/// The dictionary's reading may normalize (ヂ as ジ, ヴ as ブ); kana output keeps the spelling.
enum KanaSpelling {
  /// - Returns: whether there are kanji without a reading.
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) -> Bool {
    var hasUnreadKanji = false
    for index in text.words.indices {
      let word = text.words[index]
      guard word.scripts.isSubset(of: .kana) else {
        // Dictionaries read marks as themselves (々 too).
        if word.intersects(.symbol) || word.scripts.isDisjoint(with: .read) {
          text.words[index].reading = .none
        } else if word.entry.hasDividedReading {
          text.words[index].reading = arena.joiningParts(of: word.reading)
          text.words[index].pronunciation = arena.joiningParts(of: word.pronunciation)
        }
        if word.scripts.contains(.kanji), text.words[index].reading.isEmpty {
          hasUnreadKanji = true
        }
        continue
      }
      let surface = text.surface(word)
      text.words[index].reading =
        word.scripts == .katakana ? surface : arena.katakana(of: surface)
    }
    return hasUnreadKanji
  }
}

extension KanaArena {
  /// The katakana of kana; other characters stay.
  mutating func katakana(of kana: UnsafeBufferPointer<UInt8>) -> KanaBytes {
    let converter = KanaConverter(to: .katakana)
    let room = allocate(kana.count * converter.greatestGrowth)
    guard let output = room.baseAddress else { return .none }
    return KanaBytes(start: output, count: converter.write(kana, to: output))
  }

  /// Kana without the colons that divide it.
  mutating func joiningParts(of kana: KanaBytes) -> KanaBytes {
    copy(kana.filter { $0 != UInt8(ascii: ":") })
  }
}
