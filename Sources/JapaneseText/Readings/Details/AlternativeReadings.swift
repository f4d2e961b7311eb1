import LatticeEngine
import TextFoundation

/// Collects the readings of a span of a line from the lattice and from rules, without duplicates.
struct AlternativeReadings {
  /// A reading in katakana, or in the dictionary's kana.
  struct Candidate {
    var reading: [UInt8]
    var kind: DetailedReading.Alternative.Kind
    /// How much more the best path with the reading costs than the best path; nil if only rules
    /// have it.
    var difference: Int?
    /// The cost difference of the best path with the reading that is one word and not a name.
    var wordDifference: Int?
  }

  /// The readings other than the chosen one, the cheapest first, followed by those of rules.
  private(set) var candidates: [Candidate] = []
  /// The cost difference of the chosen reading; nil if no path has it.
  private(set) var chosenDifference: Int?
  /// Whether the chosen reading is that of an entry of a user dictionary.
  private(set) var isFromUserDictionary = false
  private let chosen: [UInt8]

  /// The maximum number of candidates, of which some are too unlikely to be shown.
  static let maximumCount = 3 * DetailedReading.Word.maximumAlternativeCount
  /// The maximum cost difference of a candidate: paths that cost more are hardly ever right.
  static let maximumDifference = 10_000
  /// The maximum number of paths that are examined for a word; many have equal readings.
  private static let maximumPathCount = 256
  /// The maximum length of a span in bytes; longer words are Latin letters or damaged text.
  private static let maximumSpan = 128

  /// The candidates that are worth showing.
  ///
  /// In sentences with known readings, costlier names and divisions are hardly ever the right
  /// reading of a misread word, but numerous.
  var likelyCandidates: [Candidate] {
    var divisionCount = 0
    let likely = candidates.filter { candidate in
      let difference = candidate.difference ?? 0
      switch candidate.kind {
      case .word, .rule: return true
      case .name: return difference <= 7_500
      case .division:
        divisionCount += 1
        return difference <= 6_000 && divisionCount <= 2
      }
    }
    return Array(likely.prefix(DetailedReading.Word.maximumAlternativeCount))
  }

  /// Creates an empty collection for a word with a reading.
  init(chosen: KanaBytes) { self.chosen = Array(chosen) }

  /// Adds the readings of the paths over `span`, a range of `line`, of which `lattice` is the
  /// lattice.
  ///
  /// - Parameters:
  ///   - lattice: the lattice of the line.
  ///   - span: the range of the word in the line.
  ///   - line: the text of the lattice.
  ///   - wholeWordsOnly: whether paths of several words are left out.
  ///   - entries: the parsed entries.
  mutating func add(
    from lattice: CandidateLattice, over span: Range<Int>, of line: UnsafeBufferPointer<UInt8>,
    wholeWordsOnly: Bool, entries: inout LexicalEntryCache
  ) {
    guard span.count <= Self.maximumSpan else { return }
    var pathCount = 0
    var found = self
    lattice.forEachPath(over: span, maximumDifference: Self.maximumDifference) { difference, path in
      pathCount += 1
      if wholeWordsOnly && path.count > 1 { return pathCount < Self.maximumPathCount }
      if let reading = Self.reading(of: path, in: line, &entries) {
        let isName = path.contains {
          !$0.isUnknown && entries.entry(for: $0.feature).traits.intersects(.proper)
        }
        found.add(
          reading, difference: difference, path,
          kind: path.count > 1 ? .division : isName ? .name : .word)
      }
      return pathCount < Self.maximumPathCount && found.candidates.count < Self.maximumCount
    }
    self = found
  }

  /// Adds a reading that rules have.
  mutating func add(_ reading: [UInt8]) {
    guard reading != chosen, !reading.isEmpty, candidates.count < Self.maximumCount,
      !candidates.contains(where: { $0.reading == reading })
    else { return }
    candidates.append(Candidate(reading: reading, kind: .rule))
  }

  private mutating func add(
    _ reading: [UInt8], difference: Int, _ path: [CandidateLattice.Candidate],
    kind: DetailedReading.Alternative.Kind
  ) {
    guard reading == chosen else {
      let wordDifference = kind == .word ? difference : nil
      if let known = candidates.firstIndex(where: { $0.reading == reading }) {
        guard candidates[known].wordDifference == nil else { return }
        candidates[known].wordDifference = wordDifference
        if kind == .word { candidates[known].kind = .word }
      } else {
        candidates.append(
          Candidate(
            reading: reading, kind: kind, difference: difference, wordDifference: wordDifference))
      }
      return
    }
    guard chosenDifference == nil else { return }
    chosenDifference = difference
    isFromUserDictionary = path.contains { $0.isFromUserDictionary }
  }

  /// Returns the reading of a path; nil if a word of it has none.
  private static func reading(
    of path: [CandidateLattice.Candidate], in line: UnsafeBufferPointer<UInt8>,
    _ entries: inout LexicalEntryCache
  ) -> [UInt8]? {
    var reading: [UInt8] = []
    for word in path {
      let surface = UnsafeBufferPointer(rebasing: line[word.range])
      let scripts = SurfaceScripts(surface)
      if scripts.isSubset(of: .kana) {
        appendKatakana(of: surface, to: &reading)
        continue
      }
      let entry = entries.entry(for: word.feature)
      guard scripts.intersects([.kanji, .letters]), !entry.traits.intersects(.symbol),
        !entry.reading.isEmpty, !word.isUnknown
      else { return nil }
      reading.append(contentsOf: entry.reading.lazy.filter { $0 != UInt8(ascii: ":") })
    }
    return reading
  }

  private static func appendKatakana(
    of kana: UnsafeBufferPointer<UInt8>, to reading: inout [UInt8]
  ) {
    var arena = KanaArena()
    reading.append(contentsOf: arena.katakana(of: kana))
  }
}
