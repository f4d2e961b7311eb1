/// Reads a 々 that is not part of a dictionary word as the word before it: 泥々 is どろどろ.
enum RepeatedKanji {
  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices where text.words[index].reading.isEmpty {
      guard text.touchesPrevious(index), text.words[index].scripts == .kanji else { continue }
      let surface = text.surface(at: index)
      let previous = text.words[index - 1]
      guard surface.consists(of: "々"), previous.scripts == .kanji, !previous.reading.isEmpty
      else { continue }
      // 々々 repeats two kanji (一歩々々); the preceding word is repeated as a whole.
      text.words[index].reading = previous.reading
      text.words[index].pronunciation = previous.pronunciation
      text.words[index].origin = .repetition
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are only repetitions of a character.
  fileprivate func consists(of character: StaticString) -> Bool {
    let length = character.utf8CodeUnitCount
    guard !isEmpty, count % length == 0 else { return false }
    for offset in 0..<count where self[offset] != character.utf8Start[offset % length] {
      return false
    }
    return true
  }
}
