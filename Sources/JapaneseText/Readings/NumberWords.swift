import TextFoundation

/// Replaces the words of numbers and their counters by words with the readings of ``NumberReader``.
struct NumberWords: ~Copyable {
  private let reader = NumberReader.standard
  private let fixedWords = FixedNumberWords.standard
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
      guard mayStart(at: index, in: text) else {
        words.append(text.words[index])
        index += 1
        continue
      }
      if let next = appendFixedWord(at: index, in: text, &arena) {
        index = next
      } else if let end = read(at: index, in: text) {
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

  /// Appends the word of ``FixedNumberRows`` that starts with a word and ends with another; returns
  /// the index after it, or nil.
  private mutating func appendFixedWord(
    at index: Int, in text: AnalyzedText, _ arena: inout KanaArena
  ) -> Int? {
    let word = text.words[index]
    guard word.scripts.contains(.kanji), let row = fixedWords.row(at: word.start, in: text.bytes)
    else {
      return nil
    }
    let end = word.start + row.surface.count
    guard let last = text.words[index...].firstIndex(where: { $0.end >= end }),
      text.words[last].end == end
    else { return nil }
    words.append(
      AnalyzedWord(
        word.start..<end, in: text.bytes, traits: .noun, entry: word.entry,
        reading: arena.copy(row.reading), pronunciation: .none, origin: .number))
    return last + 1
  }

  /// Returns whether a number may begin with a word: numerals and digits, signs, currency symbols,
  /// Roman numerals, fraction characters, and months and days that are words of the dictionary
  /// (四月).
  private func mayStart(at index: Int, in text: AnalyzedText) -> Bool {
    let word = text.words[index]
    guard word.intersects(.numeral) || !word.scripts.isSubset(of: .kana),
      NumberReader.mayStart(text.bytes[word.start]), beginsNumber(word, in: text)
    else { return false }
    return !text.bytes.isPartOfCode(at: word.start)
  }

  private func beginsNumber(_ word: AnalyzedWord, in text: AnalyzedText) -> Bool {
    if word.intersects(.numeral) { return true }
    if word.scripts == .letters {
      return text.bytes.isDigit(at: word.start) || isRomanNumeral(word, in: text)
    }
    if word.scripts == .other {
      return word.end < text.bytes.count && text.bytes.isDigit(at: word.end)
        || text.bytes[word.start] <= 0xE2
          && (isRomanNumeral(word, in: text) || isFraction(word, in: text))
    }
    if isFormalNumeral(word, in: text) { return true }
    guard word.scripts == .kanji, word.intersects(.noun), !word.intersects(.proper) else {
      return false
    }
    let surface = text.surface(word)
    return surface.hasSuffix("月") || surface.hasSuffix("日")
  }

  private func isRomanNumeral(_ word: AnalyzedWord, in text: AnalyzedText) -> Bool {
    text.bytes.scalar(at: word.start).map { RomanNumeral.value(of: $0.value) != nil } ?? false
  }

  private func isFraction(_ word: AnalyzedWord, in text: AnalyzedText) -> Bool {
    text.bytes.scalar(at: word.start).map { NumberParser.fraction($0.value) != nil } ?? false
  }

  /// Returns whether a word of formal numerals begins an amount of money, although the dictionary
  /// has it as a verb or a name: 拾 in 拾萬円, 参 in 参拾円.
  private func isFormalNumeral(_ word: AnalyzedWord, in text: AnalyzedText) -> Bool {
    guard word.scripts == .kanji, text.bytes.isFormalNumeral(at: word.start) else { return false }
    var offset = word.start
    var count = 0
    while let symbol = text.bytes.numeralSymbol(at: offset), symbol.script == .kanji, count < 64 {
      offset += symbol.length
      count += 1
    }
    return offset >= word.end
      && ["円", "圓", "銭", "両", "貫"].contains { text.bytes.starts(with: $0, at: offset) }
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

  /// Returns whether the text at an offset continues a word of Latin letters: A4, COVID-19, no.1,
  /// v1.2.3, R6.3.5.
  fileprivate func isPartOfCode(at offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start < Self.maximumCodeLength {
      let last = self[start - 1]
      if last.isASCIILetter { return true }
      let isDigit = start < offset && last.isASCIIDigit
      guard isDigit || Self.isJoint(last), start == offset || isDigit || self[start].isASCIIDigit
      else { return false }
      start -= 1
    }
    return false
  }

  private static var maximumCodeLength: Int { 32 }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// Returns whether one of the formal numerals 壱弐参拾萬… starts at an offset.
  fileprivate func isFormalNumeral(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset) else { return false }
    switch scalar.value {
    case 0x58F1, 0x58F9, 0x5F10, 0x8CB3, 0x53C2, 0x53C3, 0x8086, 0x4F0D, 0x9678, 0x6F06, 0x634C,
      0x7396, 0x62FE, 0x964C, 0x4F70, 0x9621, 0x4EDF, 0x842C:
      return true
    default: return false
    }
  }
}
