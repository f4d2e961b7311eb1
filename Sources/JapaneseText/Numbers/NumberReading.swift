package import TextFoundation

/// The output of a number reader: parts of the source with their readings.
///
/// One value can be reused for many numbers: ``removeAll()`` retains the memory, so that no memory
/// is allocated per number.
package struct NumberReading: ~Copyable, Sendable {
  /// A range of the source and its kana, as offsets into ``readings`` and ``pronunciations``.
  package struct Part: Hashable, Sendable {
    /// The range in the source, in UTF-8 offsets.
    package var source: Range<Int>
    /// The range in ``NumberReading/readings``.
    package var reading: Range<Int>
    /// The range in ``NumberReading/pronunciations``.
    package var pronunciation: Range<Int>
  }

  /// The parts in the order of the source, each starting at the end of the preceding one.
  package private(set) var parts: [Part] = []
  /// Katakana as in a dictionary's reading field: ジュウ, チョウメ.
  package private(set) var readings = ByteBuffer(minimumCapacity: 256)
  /// Katakana with every long vowel written ー: ジュー, チョーメ.
  package private(set) var pronunciations = ByteBuffer(minimumCapacity: 256)
  /// The morphemes of the current number.
  var morphemes: [NumberMorpheme] = []
  /// The digits of the current run.
  var digits: [UInt8] = []

  package init() {}

  /// Removes all parts, retaining the memory.
  package mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
    readings.removeAll()
    pronunciations.removeAll()
    morphemes.removeAll(keepingCapacity: true)
  }

  /// Removes the parts after the first `count`.
  mutating func truncate(to count: Int) {
    guard count < parts.count else { return }
    readings.truncate(to: parts[count].reading.lowerBound)
    pronunciations.truncate(to: parts[count].pronunciation.lowerBound)
    parts.removeSubrange(count...)
  }

  /// Returns the kana of a part.
  package func reading(of part: Part) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: readings.bytes[part.reading]), as: UTF8.self)
  }

  /// Returns the kana of a part, with long vowels as ー.
  package func pronunciation(of part: Part) -> String {
    String(
      decoding: UnsafeBufferPointer(rebasing: pronunciations.bytes[part.pronunciation]),
      as: UTF8.self)
  }

  /// Appends a part without a reading.
  mutating func appendSilent(_ source: Range<Int>) {
    close(source, readings.count, pronunciations.count)
  }

  /// Appends a part read as one morpheme.
  mutating func append(_ source: Range<Int>, _ morpheme: NumberMorpheme) {
    let (reading, pronunciation) = (readings.count, pronunciations.count)
    write(morpheme)
    close(source, reading, pronunciation)
  }

  /// Appends a part with a range of the current morphemes, followed by kana.
  mutating func append(
    _ source: Range<Int>, morphemeRange: Range<Int>, then kana: KanaForm? = nil,
    _ moreKana: KanaForm? = nil, in pool: [UInt8] = []
  ) {
    let (reading, pronunciation) = (readings.count, pronunciations.count)
    for index in morphemeRange.clamped(to: morphemes.indices) { write(morphemes[index]) }
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
