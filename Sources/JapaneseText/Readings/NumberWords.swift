import TextFoundation

/// Replaces the words of numbers and their counters by words with the readings of ``NumberReader``.
struct NumberWords: ~Copyable {
  private let reader = NumberReader.standard
  private var reading = NumberReading()
  private var words: [AnalyzedWord] = []

  mutating func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    guard let first = text.words.indices.first(where: { mayStart(at: $0, in: text) }) else {
      return
    }
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: text.words[..<first])
    var index = first
    while index < text.words.count {
      if mayStart(at: index, in: text), let end = read(at: index, in: text) {
        let entry = text.words[index].entry
        appendParts(entry: entry, bytes: text.bytes, &arena)
        while index < text.words.count, text.words[index].start < end { index += 1 }
        appendRest(of: text.words[index - 1], from: end, bytes: text.bytes)
      } else {
        words.append(text.words[index])
        index += 1
      }
    }
    swap(&text.words, &words)
  }

  /// Returns whether a number may begin with a word: numerals and digits, signs, currency symbols,
  /// and months and days that are words of the dictionary (四月).
  private func mayStart(at index: Int, in text: AnalyzedText) -> Bool {
    let word = text.words[index]
    guard NumberReader.mayStart(text.bytes[word.start]) else { return false }
    if text.bytes.isPartOfCode(at: word.start) { return false }
    if word.intersects(.numeral) { return true }
    if word.scripts == .letters { return text.bytes.isDigit(at: word.start) }
    if word.scripts == .other {
      return word.end < text.bytes.count && text.bytes.isDigit(at: word.end)
    }
    guard word.scripts == .kanji, word.intersects(.noun), !word.intersects(.proper) else {
      return false
    }
    let surface = text.surface(word)
    return surface.hasSuffix("月") || surface.hasSuffix("日")
  }

  /// Reads the number that starts at a word; returns its end, or nil.
  private mutating func read(at index: Int, in text: AnalyzedText) -> Int? {
    reading.removeAll()
    var next = index
    return reader.read(text.bytes, from: text.words[index].start, into: &reading) { offset in
      // Offsets are requested mostly in ascending order.
      while next > index, text.words[next].end > offset { next -= 1 }
      while next < text.words.count, text.words[next].end < offset { next += 1 }
      guard next < text.words.count else { return false }
      let word = text.words[next]
      return word.end == offset
        || word.start + 3 == offset && Self.monthWords.contains { text.surface(word).equals($0) }
    }
  }

  /// Words of the dictionary that begin with the 月 of a date: 9月末 is くがつまつ.
  private static let monthWords: [StaticString] = [
    "月末", "月初", "月初め", "月号", "月期", "月分", "月頃", "月中", "月半ば", "月上旬", "月中旬", "月下旬",
  ]

  /// Appends the remainder of a word whose 月 belongs to the number.
  private mutating func appendRest(
    of word: AnalyzedWord, from start: Int, bytes: UnsafeBufferPointer<UInt8>
  ) {
    // ゲツ, ガツ and ツキ are two kana each.
    guard word.end > start, word.reading.count > 6 else { return }
    words.append(
      AnalyzedWord(
        start..<word.end, in: bytes, traits: [.noun, .suffix], entry: word.entry,
        reading: UnsafeBufferPointer(rebasing: word.reading.dropFirst(6)), pronunciation: .none))
  }

  private mutating func appendParts(
    entry: LexicalEntry, bytes: UnsafeBufferPointer<UInt8>, _ arena: inout KanaArena
  ) {
    for (number, part) in reading.parts.enumerated() {
      let kana = UnsafeBufferPointer(rebasing: reading.readings.bytes[part.reading])
      let sound = UnsafeBufferPointer(rebasing: reading.pronunciations.bytes[part.pronunciation])
      words.append(
        AnalyzedWord(
          part.source, in: bytes, traits: number == 0 ? [.noun, .numeral] : [.suffix, .counter],
          entry: entry, reading: arena.copy(kana), pronunciation: arena.copy(sound),
          origin: .number))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether an ASCII or full-width digit starts at an offset.
  fileprivate func isDigit(at offset: Int) -> Bool {
    guard offset < count else { return false }
    if self[offset].isASCIIDigit { return true }
    return offset + 2 < count && self[offset] == 0xEF && self[offset + 1] == 0xBC
      && 0x90...0x99 ~= self[offset + 2]
  }

  /// Returns whether the text at an offset continues a word of Latin letters: A4, COVID-19, no.1.
  fileprivate func isPartOfCode(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let last = self[offset - 1]
    if last.isASCIILetter { return true }
    let joints: StaticString = "-._"
    let isJoint = (0..<3).contains { joints.utf8Start[$0] == last }
    return isJoint && offset > 1 && self[offset - 2].isASCIILetter
  }
}
