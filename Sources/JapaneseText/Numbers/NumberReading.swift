package import TextFoundation

/// Where a reader writes the kana of a number: parts of the source with their readings.
///
/// One value serves many numbers: ``removeAll()`` keeps the memory, so that reading a text
/// allocates nothing per number.
///
/// Sendable: it has exactly one owner at any time (it cannot be copied).
package struct NumberReading: ~Copyable, Sendable {
  /// A stretch of the source and its kana, as offsets into ``readings`` and ``pronunciations``.
  ///
  /// Sendable: a plain value.
  package struct Part: Hashable, Sendable {
    /// UTF-8 offsets in the source.
    package var source: Range<Int>
    /// The part's bytes in ``NumberReading/readings``.
    package var reading: Range<Int>
    /// The part's bytes in ``NumberReading/pronunciations``.
    package var pronunciation: Range<Int>
  }

  /// The parts in the order of the source, each beginning where the last ended.
  package private(set) var parts: [Part] = []
  /// Katakana as in a dictionary's reading field: ジュウ, チョウメ.
  package private(set) var readings = ByteBuffer(minimumCapacity: 256)
  /// Katakana with every long vowel written ー: ジュー, チョーメ.
  package private(set) var pronunciations = ByteBuffer(minimumCapacity: 256)
  /// The pieces of the number being read.
  var morphemes: [NumberMorpheme] = []
  /// The digits of the run being read.
  var digits: [UInt8] = []

  package init() {}

  /// Forgets all parts.
  package mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
    readings.removeAll()
    pronunciations.removeAll()
    morphemes.removeAll(keepingCapacity: true)
  }

  /// Forgets the parts after the first `count`.
  mutating func truncate(to count: Int) {
    guard count < parts.count else { return }
    readings.truncate(to: parts[count].reading.lowerBound)
    pronunciations.truncate(to: parts[count].pronunciation.lowerBound)
    parts.removeSubrange(count...)
  }

  /// The kana of a part.
  package func reading(of part: Part) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: readings.bytes[part.reading]), as: UTF8.self)
  }

  /// The kana of a part, with long vowels as ー.
  package func pronunciation(of part: Part) -> String {
    String(
      decoding: UnsafeBufferPointer(rebasing: pronunciations.bytes[part.pronunciation]),
      as: UTF8.self)
  }

  /// Adds a part that is not read.
  mutating func appendSilent(_ source: Range<Int>) {
    close(source, readings.count, pronunciations.count)
  }

  /// Adds a part read as one piece.
  mutating func append(_ source: Range<Int>, _ morpheme: NumberMorpheme) {
    let (reading, pronunciation) = (readings.count, pronunciations.count)
    write(morpheme)
    close(source, reading, pronunciation)
  }

  /// Adds a part with some of the pieces read so far, and with kana behind them.
  mutating func append(
    _ source: Range<Int>, pieces: Range<Int>, then kana: KanaForm? = nil,
    _ moreKana: KanaForm? = nil, in pool: [UInt8] = []
  ) {
    let (reading, pronunciation) = (readings.count, pronunciations.count)
    for index in pieces.clamped(to: morphemes.indices) { write(morphemes[index]) }
    if let kana { write(kana, in: pool) }
    if let moreKana { write(moreKana, in: pool) }
    close(source, reading, pronunciation)
  }

  private mutating func write(_ morpheme: NumberMorpheme) {
    readings.append(morpheme.reading)
    pronunciations.append(morpheme.pronunciation)
  }

  private mutating func write(_ kana: KanaForm, in pool: [UInt8]) {
    pool.withUnsafeBufferPointer { pool in
      readings.append(UnsafeBufferPointer(rebasing: pool[kana.reading]))
      pronunciations.append(UnsafeBufferPointer(rebasing: pool[kana.pronunciation]))
    }
  }

  private mutating func close(_ source: Range<Int>, _ reading: Int, _ pronunciation: Int) {
    parts.append(
      Part(
        source: source, reading: reading..<readings.count,
        pronunciation: pronunciation..<pronunciations.count))
  }
}
