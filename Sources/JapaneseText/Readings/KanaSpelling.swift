/// Words written in kana are read as they are written, whatever the dictionary says.
///
/// The dictionary's reading may normalize (ヂ as ジ, ヴ as ブ); kana output keeps the spelling.
///
/// Where a dictionary gives kanji a reading with ー, it is a pronunciation: kana spell the vowel.
enum KanaSpelling {
  private static var prolongedMark: KanaBytes { KanaBytes("ー") }

  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices {
      let word = text.words[index]
      guard word.scripts.isSubset(of: .kana) else {
        if word.scripts.isDisjoint(with: [.kanji, .hiragana, .katakana]) {
          text.words[index].reading = .none
        } else if !word.scripts.contains(.katakana), word.reading.contains(prolongedMark) {
          text.words[index].pronunciation = word.reading
          text.words[index].reading = arena.withoutProlongedMarks(word.reading)
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

  /// Readings of kanji with ー spelled as a vowel: ウ behind o and u, イ behind e and i, ア.
  mutating func withoutProlongedMarks(_ kana: KanaBytes) -> KanaBytes {
    let room = allocate(kana.count)
    _ = room.initialize(from: kana)
    for offset in stride(from: 3, to: room.count - 2, by: 3)
    where room[offset] == 0xE3 && room[offset + 1] == 0x83 && room[offset + 2] == 0xBC {
      let before = UInt16(room[offset - 2] & 0x3F) << 6 | UInt16(room[offset - 1] & 0x3F)
      let vowel: UInt8 =
        switch KanaVowel(katakana: before) {
        case .a: 0xA2
        case .i, .e: 0xA4
        case .u, .o: 0xA6
        case nil: 0xBC
        }
      if vowel != 0xBC { (room[offset + 1], room[offset + 2]) = (0x82, vowel) }
    }
    return KanaBytes(room)
  }
}

/// The vowel a katakana ends with.
enum KanaVowel {
  case a, i, u, e, o

  /// The vowel of U+3000 plus a value, for ァ to ヺ.
  init?(katakana value: UInt16) {
    guard value >= 0xA1, value <= 0xFA else { return nil }
    let vowels: StaticString = """
      aaiiuueeooaaiiuueeooaaiiuueeooaaiiuuueeooaiueoaaaiiiuuueeeoooaiueoaauuooaiueoaaieo-uaeaieo
      """
    switch vowels.utf8Start[Int(value - 0xA1)] {
    case UInt8(ascii: "a"): self = .a
    case UInt8(ascii: "i"): self = .i
    case UInt8(ascii: "u"): self = .u
    case UInt8(ascii: "e"): self = .e
    case UInt8(ascii: "o"): self = .o
    default: return nil
    }
  }
}

extension KanaBytes {
  /// Whether one of the kana is this one.
  func contains(_ kana: KanaBytes) -> Bool {
    guard kana.count <= count else { return false }
    for offset in stride(from: 0, through: count - kana.count, by: 3)
    where self[offset] == kana[0] && self[offset + 1] == kana[1] && self[offset + 2] == kana[2] {
      return true
    }
    return false
  }
}
