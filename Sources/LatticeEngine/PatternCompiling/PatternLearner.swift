import TextFoundation

/// Learns patterns from analyzed text.
///
/// It visits the trie of everything that follows the starts of words, as ranges of the sorted
/// occurrences. A string becomes a pattern if the word that starts there most often differs from
/// the one that a shorter pattern predicts. A string longer than the word needs more evidence, so
/// that chance neighbors are not learned.
struct PatternLearner: ~Copyable {
  /// The maximum length of a pattern in characters.
  static let maximumLength = 24
  /// The maximum number of characters of a pattern after its word.
  private static let maximumContext = 6
  /// The number of occurrences by which the most frequent word must exceed the inherited one, for
  /// patterns longer than the word.
  private static let contextMargin = 4
  /// The same for the word after a state.
  private static let exceptionMargin = 1

  typealias PackedWord = PatternCorpus.PackedWord

  private let text: UnsafeBufferPointer<UInt16>
  private let occurrences: UnsafeBufferPointer<PatternCorpus.Occurrence>
  private var patterns: [Found] = []
  private var counts: [PackedWord: Int] = [:]
  private var stateCounts: [UInt64: Int] = [:]

  /// A pattern, as the range of text of its first occurrence.
  private struct Found {
    var position: Int
    var length: Int
    var word: PackedWord
    var exceptions: [(state: UInt16, word: PackedWord)]
  }

  /// The words predicted by the patterns on the path to a node.
  private struct Prediction {
    var word = PackedWord.none
    var exceptions: [(state: UInt16, word: PackedWord)] = []
  }

  /// Returns the patterns of a corpus.
  static func learn(
    from corpus: consuming PatternCorpus, for model: LatticeModel
  ) -> PatternSet {
    corpus.sort()
    var learner = PatternLearner(corpus)
    learner.visit(0..<learner.occurrences.count, depth: 0, Prediction())
    return learner.patternSet(corpus.classes, corpus.categories.rows(model))
  }

  private init(_ corpus: borrowing PatternCorpus) {
    text = corpus.text.values
    occurrences = corpus.occurrences.values
  }

  // MARK: Visiting

  private mutating func visit(_ range: Range<Int>, depth: Int, _ inherited: Prediction) {
    let prediction = depth > 0 ? learn(range, depth: depth, inherited) : inherited
    guard depth < Self.maximumLength else { return }
    let first = Int(occurrences[range.lowerBound].position)
    if depth > 0, text[first + depth - 1] == PatternKey.endOfLine { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = text[Int(occurrences[start].position) + depth]
      var end = start
      var isNeeded = false
      while end < range.upperBound, text[Int(occurrences[end].position) + depth] == unit {
        let occurrence = occurrences[end]
        let length = max(occurrence.word.length, Int(occurrence.surfaceLength))
        if depth < length + Self.maximumContext { isNeeded = true }
        end += 1
      }
      if isNeeded, unit != PatternKey.other {
        visit(start..<end, depth: depth + 1, prediction)
      }
      start = end
    }
  }

  /// Determines the words that start with a string, and adds a pattern if they differ from those
  /// inherited.
  private mutating func learn(
    _ range: Range<Int>, depth: Int, _ inherited: Prediction
  ) -> Prediction {
    counts.removeAll(keepingCapacity: true)
    stateCounts.removeAll(keepingCapacity: true)
    var surfaceWord = PackedWord.none
    for index in range {
      let occurrence = occurrences[index]
      if Int(occurrence.surfaceLength) == depth { surfaceWord = occurrence.surfaceWord }
      guard occurrence.word.length <= depth else { continue }
      counts[occurrence.word, default: 0] += 1
      if occurrence.state != .max {
        let key = UInt64(occurrence.state) << 32 | UInt64(occurrence.word.bits)
        stateCounts[key, default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return inherited }
    let word = generalWord(depth, inherited.word)
    // A surface of the dictionary is a pattern in any case.
    let isReplaced = word != inherited.word || surfaceWord != .none
    var prediction = Prediction(word: word, exceptions: isReplaced ? [] : inherited.exceptions)
    let exceptions = newExceptions(prediction)
    let isStored = surfaceWord == .none ? word != inherited.word : word != surfaceWord
    if isStored || !exceptions.isEmpty {
      patterns.append(
        Found(
          position: Int(occurrences[range.lowerBound].position), length: depth,
          word: isStored ? word : .none, exceptions: exceptions))
    }
    for exception in exceptions {
      prediction.exceptions.removeAll { $0.state == exception.state }
      prediction.exceptions.append(exception)
    }
    return prediction
  }

  /// Returns the most frequent word, or the inherited one if the difference is not significant.
  private func generalWord(_ depth: Int, _ inherited: PackedWord) -> PackedWord {
    let (word, count) = best(of: counts.map { ($0.key, $0.value) }, preferring: inherited)
    let margin = word.length == depth || inherited == .none ? 1 : Self.contextMargin
    return count - (counts[inherited] ?? 0) >= margin ? word : inherited
  }

  /// Returns the states after which another word is significantly more frequent.
  private func newExceptions(
    _ prediction: Prediction
  ) -> [(state: UInt16, word: PackedWord)] {
    var exceptions: [(state: UInt16, word: PackedWord)] = []
    let sorted = stateCounts.sorted { $0.key < $1.key }
    var start = 0
    while start < sorted.count {
      let state = UInt16(sorted[start].key >> 32)
      var end = start
      var words: [(PackedWord, Int)] = []
      while end < sorted.count, UInt16(sorted[end].key >> 32) == state {
        words.append((PackedWord(bits: UInt32(sorted[end].key & 0xFFFF_FFFF)), sorted[end].value))
        end += 1
      }
      start = end
      let expected =
        prediction.exceptions.first { $0.state == state }?.word ?? prediction.word
      let (word, count) = best(of: words, preferring: expected)
      let expectedCount = words.first { $0.0 == expected }?.1 ?? 0
      if word != expected, count - expectedCount >= Self.exceptionMargin {
        exceptions.append((state, word))
      }
    }
    return exceptions
  }

  /// Returns the most frequent word; of equally frequent ones `preferred`, or the one with the
  /// lowest number.
  private func best(
    of words: [(PackedWord, Int)], preferring preferred: PackedWord
  ) -> (PackedWord, Int) {
    var best = (PackedWord.none, 0)
    for (word, count) in words {
      if count > best.1
        || (count == best.1 && (word == preferred || (best.0 != preferred && word < best.0)))
      {
        best = (word, count)
      }
    }
    return best
  }

  // MARK: Output

  /// Returns the patterns with classes numbered by decreasing frequency.
  private func patternSet(
    _ classes: [PatternClass], _ categories: [PatternCategoryRow]
  ) -> PatternSet {
    var uses = [Int](repeating: 0, count: classes.count)
    for pattern in patterns {
      if pattern.word != .none { uses[pattern.word.wordClass] += 1 }
      for exception in pattern.exceptions { uses[exception.word.wordClass] += 1 }
    }
    for category in categories { uses[category.wordClass] += 1 }
    let order = classes.indices.filter { uses[$0] > 0 }.sorted { (uses[$1], $0) < (uses[$0], $1) }
    var numbers = [Int](repeating: 0, count: classes.count)
    for (number, index) in order.enumerated() { numbers[index] = number }
    func prediction(_ word: PackedWord, _ length: Int) -> PatternPrediction {
      PatternPrediction(excess: length - word.length, wordClass: numbers[word.wordClass])
    }
    var set = PatternSet(classes: order.map { classes[$0] })
    set.categories = categories.map {
      PatternCategoryRow(
        name: $0.name, wordClass: numbers[$0.wordClass], isRunPreferred: $0.isRunPreferred)
    }
    set.rows = patterns.map { pattern in
      PatternRow(
        key: Array(text[pattern.position..<pattern.position + pattern.length]),
        prediction: pattern.word == .none ? nil : prediction(pattern.word, pattern.length),
        exceptions: pattern.exceptions.map {
          .init(state: $0.state, prediction: prediction($0.word, pattern.length))
        })
    }
    return set
  }
}
