import TextFoundation

/// The evidence of each word of a block on its language, and the languages worth considering.
struct WordVerdicts {
  /// The states of the lattice; nil is an unknown language.
  private(set) var states: [LanguageTag?] = []
  private var verdicts: [ScriptVerdict] = []
  private let letters: LetterBuffer
  private let range: Range<Int>
  private let detector: LanguageDetector
  private let bytes: UnsafeBufferPointer<UInt8>
  private let foreignText: ForeignText
  /// The languages that the models have for each script in the block.
  private var languages: [LetterScript: Set<LanguageTag>] = [:]
  private var sentences: [Sentence] = []
  /// The index of the sentence of each word.
  private var sentenceOfWord: [Int] = []

  /// The properties of a sentence that matter for words in another script.
  private struct Sentence {
    var scripts: Set<LetterScript>
    var isMostlyLatin: Bool
  }

  /// Scores the words in `range`, given the kinds of the gaps before them.
  init(
    _ detector: LanguageDetector, _ letters: LetterBuffer, _ range: Range<Int>,
    gaps: [WordGap.Kind], in bytes: UnsafeBufferPointer<UInt8>
  ) {
    (self.detector, self.letters, self.range, self.bytes) = (detector, letters, range, bytes)
    foreignText = ForeignText(letters, range, gaps: gaps, in: bytes)
    verdicts.reserveCapacity(range.count)
    languages[.han] = [.japanese, .simplifiedChinese, .traditionalChinese]
    for word in range {
      let verdict = verdict(of: word..<word + 1, script: letters.words[word].script)
      if case .scored(let scores) = verdict {
        languages[letters.words[word].script, default: []].formUnion(scores.map(\.language))
      }
      verdicts.append(verdict)
    }
    collectStates(gaps)
  }

  private func verdict(of words: Range<Int>, script: LetterScript) -> ScriptVerdict {
    var counts = EastAsianCounts()
    if script == .han { for word in words { counts.add(letters.words[word]) } }
    let verdict = letters.verdict(
      of: script, in: words, counts: counts, isComplete: true, isCalibrated: false, of: bytes
    ) {
      let start = letters.words[words.lowerBound].start
      let end = letters.words[words.upperBound - 1].end
      return detector.evidence(on: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
    guard script == .han, case .scored(let scores) = verdict, scores.mayBeCantonese,
      letters.withLetters(of: .han, in: words, Cantonese.contains)
    else { return verdict }
    // The states are Standard Chinese; the span as a whole is detected as Cantonese.
    return .scored(scores.ofCantonese)
  }

  // MARK: States

  /// Collects the most likely languages of each sentence, and of windows of words in long
  /// sentences.
  private mutating func collectStates(_ gaps: [WordGap.Kind]) {
    var start = range.lowerBound
    for word in range {
      let isLast = word + 1 == range.upperBound
      guard isLast || gaps[word + 1 - range.lowerBound].endsSentence else { continue }
      addStates(of: start..<word + 1, leaders: Tuning.leadersOfSentence)
      sentenceOfWord.append(contentsOf: repeatElement(sentences.count, count: word + 1 - start))
      let census = ScriptCensus(letters.words, start..<word + 1)
      sentences.append(
        Sentence(
          scripts: Set((start...word).map { letters.words[$0].script }),
          isMostlyLatin: census.dominant()?.script == .latin))
      var window = start
      while window < word + 1, word + 1 - start > Tuning.wordsOfWindow {
        let end = min(window + Tuning.wordsOfWindow, word + 1)
        addStates(of: window..<end, leaders: Tuning.leadersOfWindow)
        window = end
      }
      start = word + 1
    }
  }

  private mutating func addStates(of words: Range<Int>, leaders: Int) {
    var seen: Set<LetterScript> = []
    for word in words where seen.insert(letters.words[word].script).inserted {
      let script = letters.words[word].script
      let same = words.filter { letters.words[$0].script == script }
      let whole =
        same.count == 1 ? verdicts[word - range.lowerBound] : verdict(of: words, script: script)
      switch whole {
      case .unknown: addState(nil)
      case .sole(let language): addState(permitted(language) ? language : nil)
      case .scored(let scores):
        let leading = detector.probabilities(of: scores).prefix(script == .han ? 3 : leaders)
        for candidate in leading { addState(candidate.language) }
        if leading.isEmpty { addState(nil) }
      }
    }
  }

  private mutating func addState(_ language: LanguageTag?) {
    if !states.contains(language) { states.append(language) }
  }

  private func has(_ sentence: Sentence, wordOf language: LanguageTag) -> Bool {
    sentence.scripts.contains { script in
      languages[script]?.contains(language) ?? (ScriptLanguages.sole(of: script) == language)
    }
  }

  private func permitted(_ language: LanguageTag) -> Bool {
    detector.candidates.map(language.isCovered(by:)) ?? true
  }

  // MARK: Scores

  /// Appends the score of a word in each state, as log probabilities that can be compared.
  func append(scoresOf word: Int, to scores: inout [Float]) {
    let script = letters.words[word].script
    switch verdicts[word - range.lowerBound] {
    case .unknown:
      for state in states { scores.append(state == nil ? 0 : foreign(word, state)) }
    case .sole(let language):
      let known = permitted(language) ? language : nil
      for state in states { scores.append(state == known ? 0 : foreign(word, state)) }
    case .scored(let list):
      let first = scores.count
      let minimum = minimumScore(of: letters.words[word])
      for state in states {
        guard let state else {
          scores.append(minimum)
          continue
        }
        let isOfScript = languages[script]?.contains(state) ?? false
        scores.append(isOfScript ? minimum : foreign(word, state))
      }
      for score in list {
        guard let state = states.firstIndex(of: score.language) else { continue }
        scores[first + state] = max(score.logProbability, minimum)
      }
    }
  }

  /// Returns the minimum log probability of a word, which is lower for longer runs of ideographs,
  /// since they are several words.
  private func minimumScore(of word: LetterWord) -> Float {
    guard word.script == .han else { return Tuning.minimumWordScore }
    let count = Float(min(word.letterCount, Tuning.maximumIdeographsOfScore))
    return Tuning.minimumWordScore - Tuning.minimumScoreOfIdeograph * count
  }

  /// Returns the score of a word in a language that is written in another script.
  ///
  /// The word can belong to the language only in a sentence that also has the language's script,
  /// and Latin words only if they are not the larger part of the sentence.
  private func foreign(_ index: Int, _ state: LanguageTag?) -> Float {
    let word = letters.words[index]
    let sentence = sentences[sentenceOfWord[index - range.lowerBound]]
    guard let state, has(sentence, wordOf: state) else { return -Tuning.impossible }
    switch word.script {
    case .latin where sentence.isMostlyLatin: return -Tuning.impossible
    case .latin where state.isEastAsian && foreignText.contains(index - range.lowerBound):
      return -Tuning.foreignText
    case .latin:
      let letter = word.isCapitalized ? Tuning.foreignNameLetter : Tuning.foreignLetter
      return -letter * Float(word.letterCount)
    case .greek, .cyrillic:
      return max(-Tuning.straySymbol * Float(word.letterCount), -Tuning.impossible)
    case .han where state == .korean && word.kanaCount == 0:
      return -Tuning.hanja * Float(word.letterCount)
    default:
      return -Tuning.impossible
    }
  }
}
