internal import TextFoundation

/// The on and kun readings of one kanji, the most frequent first.
///
/// From Unihan's `kJapaneseOn` and `kJapaneseKun` and from the words of the embedded lexicon;
/// variants without a reading of their own (compatibility ideographs, simplified forms, radicals)
/// have those of the kanji they are variants of. All text is katakana in UTF-8.
package struct KanjiReadings {
  private static let table = SortedRows(rows)

  private let onField: StaticBytes
  private let kunField: StaticBytes
  /// The reading as a word of its own where that is not the first kun reading; may be empty.
  private let aloneField: StaticBytes

  /// The readings of a kanji; nil where no source knows a Japanese one.
  ///
  /// 14 steps of a binary search; no allocation.
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
    aloneField = row.field(from: kun.next, upTo: UInt8(ascii: ";")).field
  }

  /// The on readings: ショク, ジキ of 食.
  package var on: List { List(bytes: onField) }

  /// The kun readings: stem タ with okurigana ベル of 食.
  package var kun: List { List(bytes: kunField) }

  /// A reading: the kanji's part, and the okurigana of the dictionary form after it.
  package struct OnKunReading {
    package let stem: StaticBytes
    package let okurigana: StaticBytes
  }

  /// Readings in order.
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
  /// The likeliest reading of a kanji that no dictionary word covers; empty if none is known.
  ///
  /// Next to another kanji it is the first on reading. Before hiragana that can be the okurigana
  /// of a kun reading it is that one's stem: タ before べた. By itself it is the reading the kanji
  /// has as a word.
  /// - Parameters:
  ///   - scalar: The kanji.
  ///   - hasKanjiNeighbour: Whether a kanji stands directly before or after it.
  ///   - following: The text after the kanji, in UTF-8.
  /// - Returns: Katakana in UTF-8 that lives as long as the program.
  package static func fallback(
    for scalar: UInt32, hasKanjiNeighbour: Bool, following: UnsafeBufferPointer<UInt8>
  ) -> StaticBytes {
    let none = StaticBytes(start: nil, count: 0)
    guard let readings = KanjiReadings(of: scalar) else { return none }
    let firstOn = readings.on.first { _ in true }?.stem
    if hasKanjiNeighbour, let firstOn { return firstOn }
    if let okurigana = following.scalar(at: 0).flatMap({ KanaCode(scalar: $0.value) }) {
      var sameRow: StaticBytes?
      for reading in readings.kun {
        guard let first = reading.okurigana.scalar(at: 0).flatMap({ KanaCode(scalar: $0.value) })
        else { continue }
        if first == okurigana { return reading.stem }
        if sameRow == nil, first.canInflect(to: okurigana) { sameRow = reading.stem }
      }
      if let sameRow { return sameRow }
    }
    if !readings.aloneField.isEmpty { return readings.aloneField }
    for reading in readings.kun { return reading.stem }
    return firstOn ?? none
  }
}
