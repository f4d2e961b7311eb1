internal import JapaneseText
internal import TextFoundation

/// The readings that a document gives, for further occurrences of the same words.
///
/// A reading belongs to a base and to the kana after it: 剥《は》げた does not say how 剥く is read. A word
/// is recognized where the base is all of a sequence of kanji, or where the dictionary ends a word on
/// both sides.
struct ReadingMemory {
  /// The occurrences of a reading.
  private struct Entry {
    let reading: String
    /// The kana after the base, or nil if another character follows.
    let next: UInt32?
    var count: Int
    /// The number of readings that were given before the last occurrence.
    var last: Int
  }

  private var entries: [String: [Entry]] = [:]
  /// The first two characters of the bases, to exclude most passages.
  private var prefixes: Set<UInt64> = []
  private var count = 0
  /// The maximum number of bytes of a base.
  private var maximumLength = 0
  private var aligner = FuriganaAligner()

  private static let maximumBaseLength = 60

  var isEmpty: Bool { entries.isEmpty }

  /// Remembers the readings that a passage gives.
  mutating func learn(_ passage: Passage) {
    for given in passage.givenReadings
    where given.text.count <= Self.maximumBaseLength && given.text.upperBound <= passage.text.count
    {
      let base = String(decoding: passage.text[given.text], as: UTF8.self)
      let next = Self.kana(at: given.text.upperBound, in: passage.text)
      maximumLength = max(maximumLength, given.text.count)
      prefixes.insert(Self.prefix(of: base.unicodeScalars.map(\.value)[...]))
      count += 1
      var list = entries[base] ?? []
      if let index = list.firstIndex(where: { $0.reading == given.reading && $0.next == next }) {
        list[index].count += 1
        list[index].last = count
      } else if list.count < 32 {
        list.append(Entry(reading: given.reading, next: next, count: 1, last: count))
      }
      entries[base] = list
    }
  }

  private static func prefix(of scalars: ArraySlice<UInt32>) -> UInt64 {
    let second = scalars.dropFirst().first ?? 0
    return UInt64(scalars.first ?? 0) << 32 | UInt64(second)
  }

  /// Returns whether the first two characters of a base, or one of a single character, occur in a
  /// passage.
  func mayOccur(in passage: Passage) -> Bool {
    passage.text.withUnsafeBufferPointer { bytes in
      var (offset, previous): (Int, UInt32) = (0, 0)
      while offset < bytes.count {
        let scalar = bytes.scalar(at: offset)
        offset += scalar?.length ?? 1
        let value = scalar?.value ?? 0
        if previous >= 0x3000, prefixes.contains(UInt64(previous) << 32) { return true }
        if prefixes.contains(UInt64(previous) << 32 | UInt64(value)) { return true }
        previous = value
      }
      return prefixes.contains(UInt64(previous) << 32)
    }
  }

  /// Returns whether a base may start at an offset, by its first two characters.
  private func mayStart(at offset: Int, in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      guard let first = bytes.scalar(at: offset) else { return false }
      let start = UInt64(first.value) << 32
      if prefixes.contains(start) { return true }
      let second = bytes.scalar(at: offset + first.length)?.value ?? 0
      return prefixes.contains(start | UInt64(second))
    }
  }

  /// Returns the readings of words that the document gives elsewhere, in order, without those that
  /// overlap with given ones.
  ///
  /// - Parameters:
  ///   - passage: a passage.
  ///   - segments: its segments, as the dictionary reads them.
  /// - Returns: words with readings, which do not overlap.
  mutating func readings(
    in passage: Passage, _ segments: [FuriganaSegment]
  ) -> [FuriganaSegment] {
    guard !entries.isEmpty else { return [] }
    let text = passage.text
    let known = KnownReadings(segments)
    var given = passage.givenReadings[...]
    var found: [FuriganaSegment] = []
    var offset = 0
    while offset < text.count {
      while let first = given.first, first.text.upperBound <= offset { given.removeFirst() }
      if let first = given.first, first.text.contains(offset) {
        offset = first.text.upperBound
        continue
      }
      let limit = given.first?.text.lowerBound ?? text.count
      if let segment = reading(in: text, at: offset, limit: limit, known) {
        found.append(segment)
        offset = segment.utf8Range.upperBound
      } else {
        offset += text.withUnsafeBufferPointer { $0.scalar(at: offset)?.length ?? 1 }
      }
    }
    return found
  }

  /// Returns the longest word at an offset whose reading is known.
  private mutating func reading(
    in text: [UInt8], at start: Int, limit: Int, _ known: KnownReadings
  ) -> FuriganaSegment? {
    guard mayStart(at: start, in: text), Self.isKanji(at: start, in: text) else { return nil }
    let startsRun = !Self.isKanji(before: start, in: text)
    guard startsRun || known.bounds.contains(start) else { return nil }
    var best: FuriganaSegment?
    var end = start
    while end < min(limit, start + maximumLength),
      let length = text.withUnsafeBufferPointer({ $0.scalar(at: end)?.length })
    {
      end += length
      guard end <= limit else { break }
      let endsRun = !Self.isKanji(at: end, in: text)
      guard endsRun || known.bounds.contains(end) else { continue }
      let base = String(decoding: text[start..<end], as: UTF8.self)
      guard let list = entries[base],
        let entry = entry(of: base, list, next: Self.kana(at: end, in: text)),
        !isCasual(entry, base, known[start..<end])
      else { continue }
      best = FuriganaSegment(utf8Range: start..<end, base: base, reading: entry.reading)
    }
    return best
  }

  /// Returns whether a reading is an author's own for one occurrence of a word, such as 運命《さだめ》: it
  /// is given once, the kanji do not have it, and the dictionary has one that they have.
  private mutating func isCasual(_ entry: Entry, _ base: String, _ own: String?) -> Bool {
    guard entry.count == 1, base.unicodeScalars.count > 1, let own, own != entry.reading else {
      return false
    }
    return !aligner.isRegular(base, reading: entry.reading) && aligner.isRegular(base, reading: own)
  }

  /// Chooses a reading by the kana after the base, the number of occurrences and the last one.
  private func entry(of base: String, _ list: [Entry], next: UInt32?) -> Entry? {
    var candidates = list.filter { $0.next == next }
    if candidates.isEmpty {
      if base.unicodeScalars.count == 1, next != nil { return nil }
      candidates = list
    }
    return candidates.max { ($0.count, $0.last) < ($1.count, $1.last) }
  }

  private static func kana(at offset: Int, in text: [UInt8]) -> UInt32? {
    text.withUnsafeBufferPointer { bytes in
      guard let scalar = bytes.scalar(at: offset), BaseCharacter(scalar.value) == .hiragana
      else { return nil }
      return scalar.value
    }
  }

  private static func isKanji(at offset: Int, in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      bytes.scalar(at: offset).map { BaseCharacter($0.value) == .kanji } ?? false
    }
  }

  private static func isKanji(before offset: Int, in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      bytes.scalar(before: offset).map { BaseCharacter($0.value) == .kanji } ?? false
    }
  }
}

/// The readings and the bounds of words as the dictionary gives them.
private struct KnownReadings {
  private(set) var bounds: Set<Int> = []
  private var readings: [Range<Int>: String] = [:]

  init(_ segments: [FuriganaSegment]) {
    for segment in segments {
      bounds.insert(segment.utf8Range.lowerBound)
      bounds.insert(segment.utf8Range.upperBound)
      readings[segment.utf8Range] = segment.reading
    }
  }

  subscript(range: Range<Int>) -> String? { readings[range] }
}
