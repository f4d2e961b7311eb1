/// Words written in kana are read as they are written, whatever the dictionary says.
///
/// The dictionary's reading may normalize (ヂ as ジ, ヴ as ブ); kana output keeps the spelling.
enum KanaSpelling {
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices {
      let word = text.words[index]
      guard word.scripts.isSubset(of: .kana) else {
        // Dictionaries read marks as themselves (々 too).
        if word.intersects(.symbol) || word.scripts.isDisjoint(with: .read) {
          text.words[index].reading = .none
        }
        continue
      }
      let surface = text.surface(word)
      text.words[index].reading =
        word.scripts == .katakana ? surface : arena.katakana(of: surface)
    }
  }
}

extension KanaArena {
  /// The katakana of kana; other characters stay.
  mutating func katakana(of kana: UnsafeBufferPointer<UInt8>) -> KanaBytes {
    let room = allocate(kana.count)
    _ = room.initialize(from: kana)
    var offset = 0
    while offset + 2 < room.count {
      guard room[offset] == 0xE3, room[offset + 1] == 0x81 || room[offset + 1] == 0x82 else {
        offset += 1
        continue
      }
      let value = UInt16(room[offset + 1] & 0x3F) << 6 | UInt16(room[offset + 2] & 0x3F)
      if value >= 0x41, value <= 0x96 {
        room[offset + 1] = UInt8(0x80 | (value + 0x60) >> 6)
        room[offset + 2] = UInt8(0x80 | (value + 0x60) & 0x3F)
      }
      offset += 3
    }
    return KanaBytes(room)
  }
}
