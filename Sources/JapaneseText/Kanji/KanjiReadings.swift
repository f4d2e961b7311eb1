internal import TextFoundation

/// The on and kun readings of a kanji, the most frequent first.
///
/// They are taken from Unihan's `kJapaneseOn` and `kJapaneseKun` and from the words of the embedded
/// lexicon; variants without readings (compatibility ideographs, simplified forms, radicals) have
/// those of the kanji they are variants of. All text is katakana in UTF-8.
package struct KanjiReadings {
  private static let table = SortedRows(rows, isIndexed: true)

  private let onField: StaticBytes
  private let kunField: StaticBytes
  /// The reading as an independent word, if it is not the first kun reading; may be empty.
  private let isolatedField: StaticBytes

  /// Creates the readings of a kanji; nil if no source has a Japanese reading.
  ///
  /// A binary search among 16 rows, without allocation.
  package init?(of scalar: UInt32) {
    guard scalar >= 0x2E80, var row = Self.table.row(for: scalar) else { return nil }
    if row.first == UInt8(ascii: "="), let other = row.scalar(at: 1),
      let otherRow = Self.table.row(for: other.value)
    {
      row = otherRow
    }
    let on = row.field(from: 0, upTo: UInt8(ascii: ";"))
    let kun = row.field(from: on.next, upTo: UInt8(ascii: ";"))
    onField = on.field
    kunField = kun.field
    isolatedField = row.field(from: kun.next, upTo: UInt8(ascii: ";")).field
  }

  /// The on readings: ショク and ジキ for 食.
  package var on: List { List(bytes: onField) }

  /// The kun readings: the stem タ with the okurigana ベル for 食.
  package var kun: List { List(bytes: kunField) }

  /// A reading: the stem, which is the kanji's part, and the okurigana of the dictionary form.
  package struct OnKunReading {
    package let stem: StaticBytes
    package let okurigana: StaticBytes
  }

  /// A sequence of readings.
  package struct List: Sequence, IteratorProtocol {
    let bytes: StaticBytes
    private var offset = 0

    init(bytes: StaticBytes) { self.bytes = bytes }

    package mutating func next() -> OnKunReading? {
      guard offset < bytes.count else { return nil }
      let (field, next) = bytes.field(from: offset, upTo: UInt8(ascii: " "))
      offset = next
      let (stem, rest) = field.field(from: 0, upTo: UInt8(ascii: "."))
      return OnKunReading(stem: stem, okurigana: field.field(from: rest, upTo: 0).field)
    }
  }
}

extension KanjiReadings {
  /// Returns the most likely reading of a kanji that is not in a dictionary word; empty if none is
  /// known.
  ///
  /// Next to another kanji, it is the first on reading. Before hiragana that can be the okurigana
  /// of a kun reading, it is the stem of that reading: タ before べた. Otherwise it is the reading of
  /// the kanji as a word.
  /// - Parameters:
  ///   - scalar: The kanji.
  ///   - hasKanjiNeighbor: Whether a kanji is directly before or after it.
  ///   - following: The text after the kanji, in UTF-8.
  /// - Returns: Katakana in UTF-8, in static memory.
  package static func fallback(
    for scalar: UInt32, hasKanjiNeighbor: Bool, following: UnsafeBufferPointer<UInt8>
  ) -> StaticBytes {
    let none = StaticBytes(start: nil, count: 0)
    guard let readings = KanjiReadings(of: scalar) else { return none }
    let firstOn = readings.on.first { _ in true }?.stem
    if hasKanjiNeighbor, let firstOn { return firstOn }
    if let okurigana = following.scalar(at: 0).flatMap({ KanaSound(scalar: $0.value) }) {
      var sameRow: StaticBytes?
      for reading in readings.kun {
        guard let first = reading.okurigana.scalar(at: 0).flatMap({ KanaSound(scalar: $0.value) })
        else { continue }
        if first == okurigana { return reading.stem }
        if sameRow == nil, first.canInflect(to: okurigana) { sameRow = reading.stem }
      }
      if let sameRow { return sameRow }
    }
    if !readings.isolatedField.isEmpty { return readings.isolatedField }
    for reading in readings.kun { return reading.stem }
    return firstOn ?? none
  }
}
