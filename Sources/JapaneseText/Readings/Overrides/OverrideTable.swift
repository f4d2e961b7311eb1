import Kana
import TextFoundation

/// Overrides prepared for matching, indexed by the first character of their words.
struct OverrideTable {
  /// An override whose texts have the normalized spelling that rules see (see
  /// ``TextPreparation``).
  struct Row {
    let word: [UInt8]
    /// The reading in katakana.
    let reading: [UInt8]
    let before: [[UInt8]]
    let after: [[UInt8]]
    let partsOfSpeech: [PartOfSpeech]
    let accent: Int8?
    /// The dictionary entry with this word and reading.
    let entry: LexicalEntry?
    /// The word without its okurigana, and the reading of that stem, as lengths in bytes; `nil` if
    /// the word cannot conjugate.
    let stem: (word: Int, reading: Int)?
    fileprivate let conditionCount: Int
    fileprivate let number: Int
  }

  /// The rows, grouped by bucket; within a bucket, those with priority precede the others.
  let rows: [Row]
  /// The end of each bucket in ``rows``.
  private let ends: [Int32]
  /// Whether a row may apply to a word that begins inside a word of the dictionary.
  let hasInnerWords: Bool
  /// The owner of the entries, which also finds those of conjugated forms.
  let resolved: ResolvedOverrides

  /// Creates the table; `nil` if there are no overrides.
  init?(_ overrides: ResolvedOverrides, schema: DictionarySchema) {
    guard !overrides.rows.isEmpty else { return nil }
    var preparation = TextPreparation()
    let partsOfSpeech = PartOfSpeechTable.table(for: schema.tagSet)
    let unsorted = overrides.rows.enumerated().map { number, resolved in
      let entry = resolved.feature.map {
        LexicalEntry($0, schema: schema, partsOfSpeech: partsOfSpeech)
      }
      return Row(resolved.override, number: number, entry: entry, &preparation)
    }
    var bits = 6
    while 1 << bits < unsorted.count * 2, bits < 20 { bits += 1 }
    let count = 1 << bits
    rows = unsorted.sorted { one, other in
      let buckets = (Self.bucket(of: one.word, count), Self.bucket(of: other.word, count))
      return (buckets.0, other.word.count, other.conditionCount, other.number)
        < (buckets.1, one.word.count, one.conditionCount, one.number)
    }
    var ends = [Int32](repeating: 0, count: count)
    for row in rows { ends[Self.bucket(of: row.word, count)] += 1 }
    for bucket in ends.indices.dropFirst() { ends[bucket] += ends[bucket - 1] }
    self.ends = ends
    resolved = overrides
    hasInnerWords = rows.contains { !$0.before.isEmpty }
  }

  /// Returns the indices of the rows whose words may start at an offset, those with priority first.
  func candidates(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let bucket = Self.bucket(of: bytes.scalar(at: offset)?.value ?? 0, ends.count)
    return (bucket == 0 ? 0 : Int(ends[bucket - 1]))..<Int(ends[bucket])
  }

  private static func bucket(of word: [UInt8], _ count: Int) -> Int {
    bucket(of: word.withUnsafeBufferPointer { $0.scalar(at: 0)?.value ?? 0 }, count)
  }

  /// Returns the bucket of a first character; `count` is a power of two.
  private static func bucket(of scalar: UInt32, _ count: Int) -> Int {
    Int((scalar &* 0x9E37_79B1) >> 12) & (count - 1)
  }
}

extension OverrideTable.Row {
  fileprivate init(
    _ override: ReadingOverride, number: Int, entry: LexicalEntry?,
    _ preparation: inout TextPreparation
  ) {
    word = preparation.prepared(override.word)
    reading = Array(override.reading.utf8)
    before = override.before.map { preparation.prepared($0) }
    after = override.after.map { preparation.prepared($0) }
    partsOfSpeech = override.partsOfSpeech
    accent = override.accent.map { Int8(clamping: $0) }
    self.entry = entry
    conditionCount = override.conditionCount
    self.number = number
    stem = Self.stem(of: word, reading: reading)
  }

  /// Returns the lengths of the stem of a verb or adjective: a word that ends in hiragana after
  /// kanji, whose reading ends in the same kana.
  private static func stem(of word: [UInt8], reading: [UInt8]) -> (word: Int, reading: Int)? {
    let okurigana = word.withUnsafeBufferPointer { $0.trailingHiraganaCount }
    guard okurigana > 0, okurigana < word.count, okurigana < reading.count else { return nil }
    let ending = String(decoding: word.suffix(okurigana), as: UTF8.self)
    guard let katakana = KanaText.katakana(of: ending),
      reading.suffix(okurigana).elementsEqual(katakana.utf8)
    else { return nil }
    return (word.count - okurigana, reading.count - okurigana)
  }
}

extension TextPreparation {
  /// Returns the UTF-8 of a text in the spelling that rules see.
  fileprivate mutating func prepared(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      prepare(bytes) { prepared, _ in result = Array(prepared) }
      return result
    }
  }
}

extension KanaText {
  /// Returns hiragana in katakana.
  fileprivate static func katakana(of hiragana: String) -> String? {
    var hiragana = hiragana
    return hiragana.withUTF8 { converted($0, to: .katakana) }
  }
}
