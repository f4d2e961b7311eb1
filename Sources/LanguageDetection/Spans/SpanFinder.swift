import TextFoundation

/// A finder of spans of one language in a text, which uses a lattice over the words and then
/// detects the language of each span as a whole.
struct SpanFinder {
  private let detector: LanguageDetector
  private let bytes: UnsafeBufferPointer<UInt8>
  private let letters: LetterBuffer
  private var spans: [WordSpan] = []

  /// A span as a range of words.
  private struct WordSpan {
    var words: Range<Int>
    var language: LanguageTag?
    var confidence = 0.0
  }

  /// The maximum number of words in a block of a long text; a block starts in the language in which
  /// the last one ended.
  private static let maximumBlockLength = 1024

  /// Returns the spans of a text whose letters have been scanned.
  static func spans(
    _ detector: LanguageDetector, _ letters: LetterBuffer,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [LanguageOffsetSpan] {
    var finder = SpanFinder(detector, letters, bytes)
    finder.findWordSpans()
    finder.judgeSpans()
    return finder.offsetSpans()
  }

  /// Returns the numbers of letters in the spans of a text whose letters have been scanned.
  static func letterCounts(
    _ detector: LanguageDetector, _ letters: LetterBuffer,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [LanguageLetterCount] {
    var finder = SpanFinder(detector, letters, bytes)
    finder.findWordSpans()
    finder.judgeSpans()
    return finder.spans.map { span in
      var count = LanguageLetterCount(language: finder.language(of: span), letters: 0, weight: 0)
      for index in span.words {
        let word = letters.words[index]
        let length =
          word.letterCount &- word.divisionCount &+ word.kanaCount &+ word.uncopiedCount
        let isDense = word.script == .han || word.script == .hangul
        count.letters += length
        count.weight += isDense ? length * Int(Tuning.weightOfIdeograph) : length
      }
      return count
    }
  }

  private init(
    _ detector: LanguageDetector, _ letters: LetterBuffer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    (self.detector, self.letters, self.bytes) = (detector, letters, bytes)
  }

  // MARK: Words

  private mutating func findWordSpans() {
    var start = 0
    while start < letters.wordCount {
      let end = min(start + Self.maximumBlockLength, letters.wordCount)
      findWordSpans(in: start..<end)
      start = end
    }
  }

  private mutating func findWordSpans(in block: Range<Int>) {
    let gaps = block.map { $0 == 0 ? WordGap.Kind.paragraph : gap(before: $0).kind }
    let verdicts = WordVerdicts(detector, letters, block, gaps: gaps, in: bytes)
    let priors = verdicts.states.map { $0.map(detector.logPrior(of:)) ?? 0 }
    var start = priors
    if let last = spans.last {
      start = verdicts.states.map { $0 == last.language ? Tuning.switchAtSentence : 0 }
    }
    var lattice = LanguageLattice(start: start)
    var scores: [Float] = []
    for word in block {
      scores.removeAll(keepingCapacity: true)
      verdicts.append(scoresOf: word, to: &scores)
      var switchCost = gaps[word - block.lowerBound].switchCost
      if word > 0, letters.words[word - 1].script != letters.words[word].script {
        switchCost = min(switchCost, Tuning.switchAtScript)
      }
      lattice.append(scores[...], switchCost: switchCost, priors: priors)
    }
    for (word, state) in zip(block, lattice.bestPath()) {
      append(WordSpan(words: word..<word + 1, language: verdicts.states[state]))
    }
  }

  private func gap(before index: Int) -> WordGap {
    let word = letters.words[index]
    var gap = WordGap(letters.words[index - 1].end..<word.start, in: bytes)
    if word.script.hasCapitals, !word.isCapitalized { gap.continueSentence() }
    return gap
  }

  /// Appends a span, or extends the last one if both have the same language.
  private mutating func append(_ span: WordSpan) {
    if let last = spans.last, last.language == span.language {
      spans[spans.count - 1].words = last.words.lowerBound..<span.words.upperBound
      spans[spans.count - 1].confidence = min(last.confidence, span.confidence)
    } else {
      spans.append(span)
    }
  }

  // MARK: Spans

  /// Detects the language of each span as a whole, which is more reliable than the sum of its
  /// words.
  private mutating func judgeSpans() {
    let found = spans
    spans.removeAll(keepingCapacity: true)
    for (index, span) in found.enumerated() {
      var span = span
      if let detection = detector.detection(of: letters, in: span.words, bytes) {
        judge(&span, detection)
        if isWeak(span, detection), isBesideJapanese(index, of: found) {
          span.language = .japanese
          span.confidence = detection.confidence(in: .japanese) ?? 0.5
        }
      }
      append(span)
    }
  }

  private func judge(_ span: inout WordSpan, _ detection: Detection) {
    if detection.language == span.language {
      span.confidence = detection.confidence
    } else if detection.language == .cantonese, span.language?.isChinese ?? true {
      // The words of the lattice are Chinese; only the whole has enough evidence of Cantonese.
      (span.language, span.confidence) = (detection.language, detection.confidence)
    } else if let language = span.language {
      let rival = detection.confidence(in: language)
      // If the whole is detected as another language with the same letters, that language is used,
      // except in a span that consists mainly of kana and ideographs.
      if rival != nil, ScriptCensus(letters.words, span.words).dominant()?.script != .han {
        (span.language, span.confidence) = (detection.language, detection.confidence)
      } else {
        span.confidence = rival ?? 0.5
      }
    }
  }

  /// Returns whether a Chinese span may be Japanese: words that both languages write alike.
  private func isWeak(_ span: WordSpan, _ detection: Detection) -> Bool {
    span.language?.isChinese == true && detection.confidence(in: .japanese) != nil
      && detector.candidates.map(LanguageTag.japanese.isCovered(by:)) ?? true
  }

  /// Returns whether a span continues the sentence of a Japanese one, or has Japanese on both sides.
  private func isBesideJapanese(_ index: Int, of spans: [WordSpan]) -> Bool {
    let isAfter = index > 0 && spans[index - 1].language == .japanese
    let isBefore = index + 1 < spans.count && spans[index + 1].language == .japanese
    if isAfter, isBefore { return true }
    return isAfter && !gap(before: spans[index].words.lowerBound).kind.endsSentence
      || isBefore && !gap(before: spans[index + 1].words.lowerBound).kind.endsSentence
  }

  /// Returns the language of a span; nil if the confidence in it is too low.
  private func language(of span: WordSpan) -> LanguageTag? {
    span.confidence >= detector.minimumConfidence ? span.language : nil
  }

  // MARK: Offsets

  private func offsetSpans() -> [LanguageOffsetSpan] {
    guard !bytes.isEmpty else { return [] }
    var boundaries = CharacterBoundaries(byteCount: bytes.count)
    var result: [LanguageOffsetSpan] = []
    var start = 0
    for (position, span) in spans.enumerated() {
      var end = bytes.count
      if position + 1 < spans.count {
        let division = gap(before: spans[position + 1].words.lowerBound).division
        end = boundaries.boundary(atOrBefore: division, in: bytes)
      }
      // The boundary is not after the end of the last span if both languages meet inside one
      // Character.
      guard end > start else { continue }
      let language = language(of: span)
      let confidence = language != nil ? span.confidence : 0
      if let last = result.last, last.language == language {
        result[result.count - 1].range = last.range.lowerBound..<end
      } else {
        result.append(
          LanguageOffsetSpan(range: start..<end, language: language, confidence: confidence))
      }
      start = end
    }
    if start < bytes.count {
      // There is no word, or no word that contains a whole Character.
      guard let last = result.last else {
        return [LanguageOffsetSpan(range: 0..<bytes.count, language: nil, confidence: 0)]
      }
      result[result.count - 1].range = last.range.lowerBound..<bytes.count
    }
    return result
  }
}
