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

  /// Reads a passage with its given readings and those of other occurrences of its words.
  ///
  /// - Parameters:
  ///   - passage: a passage.
  ///   - segments: returns the segments of the passage with some readings.
  /// - Returns: the segments, and the readings that are not those of the dictionary, in order.
  mutating func segments(
    of passage: Passage, _ segments: ([FuriganaSegment]) -> [FuriganaSegment]
  ) -> (segments: [FuriganaSegment], overrides: [FuriganaSegment]) {
    let given = passage.givenReadings.map { given in
      FuriganaSegment(
        utf8Range: given.text,
        base: String(decoding: passage.text[given.text], as: UTF8.self), reading: given.reading)
    }
    if use == .preceding, !isComplete { memory.learn(passage) }
    let own = segments(given)
    guard use != .sameWord, !memory.isEmpty, memory.mayOccur(in: passage) else {
      return (own, given)
    }
    let remembered = memory.readings(in: passage, own)
    // The passage is read again only if a reading differs from that of the dictionary.
    guard !Self.contains(own, remembered) else { return (own, given) }
    let all = (given + remembered).sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
    return (segments(all), all)
  }

  /// Returns whether segments contain some others; both are in order.
  private static func contains(_ segments: [FuriganaSegment], _ others: [FuriganaSegment]) -> Bool {
    var rest = segments[...]
    return others.allSatisfy { other in
      rest = rest.drop { $0.utf8Range.lowerBound < other.utf8Range.lowerBound }
      return rest.first == other
    }
  }
}
