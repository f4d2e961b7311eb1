internal import JapaneseText

/// The readings that a document gives, as overrides of the dictionary.
struct DocumentReadings: Sendable {
  private let use: GivenReadingUse
  private var memory = ReadingMemory()
  /// Whether the readings of the whole document are known.
  var isComplete = false

  init(use: GivenReadingUse) { self.use = use }

  /// Whether the document must be read before it is annotated.
  var needsReading: Bool { use == .document && !isComplete }
  /// Whether readings of one entry of an archive are used in those after it.
  var isShared: Bool { use != .sameWord }

  /// Remembers the readings of a passage.
  mutating func learn(_ passage: Passage) { memory.learn(passage) }

  /// Returns the given readings of a passage, and those of other occurrences of its words, in order.
  ///
  /// - Parameters:
  ///   - passage: a passage.
  ///   - segments: returns the segments of the passage with some readings.
  /// - Returns: segments that do not overlap.
  mutating func overrides(
    in passage: Passage, _ segments: ([FuriganaSegment]) -> [FuriganaSegment]
  ) -> [FuriganaSegment] {
    let given = passage.givenReadings.map { given in
      FuriganaSegment(
        utf8Range: given.text,
        base: String(decoding: passage.text[given.text], as: UTF8.self), reading: given.reading)
    }
    if use == .preceding, !isComplete { memory.learn(passage) }
    guard use != .sameWord, !memory.isEmpty, memory.mayOccur(in: passage) else { return given }
    let remembered = memory.readings(in: passage, segments(given))
    guard !remembered.isEmpty else { return given }
    return (given + remembered).sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }
}
