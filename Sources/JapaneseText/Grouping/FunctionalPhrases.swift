/// A compound particle or auxiliary, matched by its text.
struct FunctionalPhrase: Sendable, ExpressibleByStringLiteral {
  /// A condition on the following word.
  enum Successor: Sendable {
    case anything, noun, nounPhrase, noTopicParticle
    /// The auxiliary ます.
    case polite
    /// A word of the same clause other than と, は, も, the copula and sentence particles: 何か|食べる, not
    /// それは何か and 何かと聞く.
    case clause
  }

  /// A condition on the preceding word.
  enum Predecessor: Sendable {
    case anything
    /// A noun, or a suffix at the end of a noun: 薬として, not 必要だとして.
    case noun
    /// A verb, adjective or auxiliary, which the phrase joins: 行くことができる.
    case clause
    /// Anything, but the first word begins a word: 学生|だけど, not 飲んだ|けど.
    case wordBoundary
    /// Anything; the first word joins it only if the rules say so: 食べ|そうにない.
    case stem
    /// The form in く of an adjective or of たい, which the phrase joins: 寒く|ありません.
    case adverbialForm
    /// The continuative form of a verb in う without a change of sound, except in し: 読み|たそうな, not
    /// 読んだ|そうな, 食べた|そうな and 話した|そうな, which are hearsay.
    case plainStem
  }

  let text: StaticString
  /// The dictionary forms of the last word, if it is not in ``text``.
  var lastForms: TextList = []
  var predecessor = Predecessor.anything
  var successor = Successor.anything

  /// Whether the first word joins the word before it.
  var joinsPrevious: Bool { predecessor == .clause || predecessor == .adverbialForm }

  /// Whether the first word may belong to the word before it.
  var continuesWord: Bool { predecessor == .stem || predecessor == .plainStem }

  /// The number of words after the text.
  var endCount: Int { lastForms.isEmpty ? 0 : 1 }

  init(
    _ text: StaticString, after predecessor: Predecessor = .anything,
    before successor: Successor = .anything
  ) {
    self.text = text
    (self.predecessor, self.successor) = (predecessor, successor)
  }

  init(stringLiteral text: StaticString) { self.init(text) }

  /// Creates a phrase that ends with any inflected form of one of these words.
  static func form(
    _ text: StaticString, after predecessor: Predecessor = .anything, of lastForms: StaticString...
  ) -> FunctionalPhrase {
    var phrase = FunctionalPhrase(text, after: predecessor)
    phrase.lastForms = TextList(lastForms)
    return phrase
  }

  /// Creates a phrase that continues the word before it and ends with any inflected form of one of
  /// these words.
  static func ending(_ text: StaticString, of lastForms: StaticString...) -> FunctionalPhrase {
    var phrase = FunctionalPhrase(text, after: .stem)
    phrase.lastForms = TextList(lastForms)
    return phrase
  }

  /// Creates a phrase that joins the clause before it; if `lastForms` is not empty, it ends with
  /// any inflected form of one of these words.
  static func afterClause(_ text: StaticString, _ lastForms: StaticString...) -> FunctionalPhrase {
    var phrase = FunctionalPhrase(text, after: .clause)
    phrase.lastForms = TextList(lastForms)
    return phrase
  }
}

/// Compound particles and auxiliaries (複合辞): several dictionary words with one function, such as
/// について, かもしれない.
///
/// They are matched by their text, because dictionaries split them differently or not at all.
struct FunctionalPhrases: Sendable {
  /// A phrase with its first eight bytes, or all if it is shorter.
  private struct Candidate: Sendable {
    let prefix: UInt64
    let mask: UInt64
    let phrase: Int
  }

  private let phrases: [FunctionalPhrase]
  /// The phrases grouped by the last byte of their first character, longer ones first, and of those
  /// with one text first かも|しれない, then かも.
  private let candidates: [Candidate]
  /// The start index of the candidates of each byte, followed by the end.
  private let starts: [Int]
  /// Whether endings and particles join the preceding word, as they do in phrases.
  private let takesEndings: Bool

  static let none = FunctionalPhrases([])
  static let reader = FunctionalPhrases(
    common + ofCapacity + beforeNouns + readerParticles + readerWords)
  static let long = FunctionalPhrases(common + ofCapacity + beforeNouns + auxiliaries)
  static let bunsetsu = FunctionalPhrases(
    common + bunsetsuParticles + bunsetsuAuxiliaries, takesEndings: true)

  private init(_ all: [FunctionalPhrase], takesEndings: Bool = false) {
    self.takesEndings = takesEndings
    phrases = all.filter { $0.text.utf8CodeUnitCount >= 3 }
      .sorted {
        ($0.text.utf8CodeUnitCount, $0.endCount) > ($1.text.utf8CodeUnitCount, $1.endCount)
      }
    var groups: [[Candidate]] = Array(repeating: [], count: 64)
    for (index, phrase) in phrases.enumerated() {
      let count = phrase.text.utf8CodeUnitCount
      let bytes = UnsafeBufferPointer(start: phrase.text.utf8Start, count: count)
      groups[Int(bytes[2] & 63)].append(
        Candidate(
          prefix: Self.firstEight(of: bytes[...]), mask: count < 8 ? 1 << (8 * count) - 1 : .max,
          phrase: index))
    }
    candidates = groups.flatMap { $0 }
    starts = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// Returns up to eight bytes as a little-endian number.
  @inline(__always)
  private static func firstEight(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    if bytes.count >= 8 {
      let raw = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes))
      return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    }
    var (number, shift) = (UInt64(0), UInt64(0))
    for byte in bytes {
      number |= UInt64(byte) << shift
      shift += 8
    }
    return number
  }

  /// Joins the words of each matching phrase.
  func joinWords(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard !phrases.isEmpty else { return }
    var index = 0
    while index < words.count {
      guard let (phrase, end) = phrase(words, index, bytes), end > index + 1 else {
        index += 1
        continue
      }
      if !takesEndings, !phrase.continuesWord { words[index].joinsPrevious = false }
      if phrase.joinsPrevious { words[index].joinsPrevious = true }
      for inner in index + 1..<end { words[inner].joinsPrevious = true }
      if takesEndings { separateVerb(words, end) }
      index = end
    }
  }

  /// Returns the phrase that begins with a word, and the index after its words.
  private func phrase(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (phrase: FunctionalPhrase, end: Int)? {
    let first = words[index].start..<words[index].end
    guard first.count >= 3 else { return nil }
    let prefix = Self.firstEight(of: bytes[first.lowerBound...])
    let byte = Int(bytes[first.lowerBound + 2] & 63)
    for candidateIndex in starts[byte]..<starts[byte + 1] {
      let candidate = candidates[candidateIndex]
      guard prefix & candidate.mask == candidate.prefix else { continue }
      let phrase = phrases[candidate.phrase]
      let end = first.lowerBound + phrase.text.utf8CodeUnitCount
      guard end <= bytes.count, end >= first.upperBound,
        UnsafeBufferPointer(rebasing: bytes[first.lowerBound..<end]).equals(phrase.text),
        let next = indexAfterText(words, index, end: end, phrase.lastForms),
        canEnd(words, next, phrase, bytes), canBegin(words, index, phrase.predecessor, bytes)
      else { continue }
      return (phrase, next)
    }
    return nil
  }

  /// Returns the index after the words of a phrase whose text ends at an offset, or `nil` if no
  /// word ends there or the last word does not match.
  private func indexAfterText(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int, end: Int,
    _ lastForms: TextList
  ) -> Int? {
    var last = index
    while words[last].end < end {
      last += 1
      guard last < words.count, words[last].start == words[last - 1].end else { return nil }
    }
    guard words[last].end == end else { return nil }
    if lastForms.isEmpty { return last + 1 }
    last += 1
    guard last < words.count, words[last].start == end,
      words[last].intersects([.verb, .adjective, .auxiliaryVerb]),
      words[last].entry.baseForm.isOne(of: lastForms)
    else { return nil }
    return last + 1
  }

  /// Returns whether a phrase can begin with the word at an index.
  private func canBegin(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ predecessor: FunctionalPhrase.Predecessor, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch predecessor {
    case .anything, .stem: return true
    case .wordBoundary: return !words[index].joinsPrevious
    case .adverbialForm:
      guard index > 0, words[index - 1].end == words[index].start else { return false }
      return words[index - 1].intersects([.adjective, .auxiliaryVerb])
        && UnsafeBufferPointer(rebasing: bytes[words[index - 1].start..<words[index - 1].end])
          .hasSuffix("く")
    case .plainStem:
      return index > 0 && words[index].joinsPrevious && isPlainStem(words[index - 1], bytes)
    case .noun, .clause: break
    }
    guard index > 0 else { return false }
    let isClause = words[index - 1].intersects([.verb, .adjective, .auxiliaryVerb])
    // WavPack として: a space is no reason to tear the phrase.
    guard words[index - 1].end == words[index].start else {
      return predecessor == .noun && !isClause
    }
    return isClause == (predecessor == .clause)
  }

  /// Returns whether a word is the stem of a verb in う, such as 読み, 書き and 買い.
  private func isPlainStem(_ word: AnalyzedWord, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.intersects(.verb), word.entry.conjugationForm == .continuative else { return false }
    let surface = UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
    let base = word.entry.baseForm
    // The dictionary form of 起き is longer, and 書い is a stem with a change of sound, unlike 買い.
    guard base.count == surface.count else { return false }
    return Self.plainStemEndings.hasSuffix(of: surface)
      || surface.hasSuffix("い") && base.hasSuffix("う")
  }

  private static let plainStemEndings: TextList = ["き", "ぎ", "ち", "に", "び", "み", "り"]

  /// Separates the verb after a phrase from the verb in the phrase: により|失われる.
  private func separateVerb(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ next: Int) {
    guard next < words.count, words[next].intersects(.verb), words[next - 1].intersects(.verb),
      !words[next].intersects([.suffix, .dependent])
    else { return }
    words[next].joinsPrevious = false
  }

  /// Returns whether a phrase can end before the word at an index.
  private func canEnd(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ next: Int,
    _ phrase: FunctionalPhrase, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard next < words.count else {
      return phrase.successor == .anything || phrase.successor == .noTopicParticle
    }
    let word = words[next]
    // 本に|対し|ている: the verb of the phrase continues.
    if takesEndings {
      if phrase.lastForms.isEmpty, word.joinsPrevious,
        word.entry.baseForm.isOne(of: GrammarWords.helpers)
      {
        return false
      }
    } else if phrase.lastForms.isEmpty {
      if word.joinsPrevious { return false }
      if word.intersects(.conjunctive), words[next - 1].intersects(.verb) { return false }
    }
    switch phrase.successor {
    case .anything: return true
    case .nounPhrase: return word.intersects(Self.nounPhrases)
    case .noun: return word.intersects(Self.nouns)
    case .noTopicParticle: return !word.intersects([.binding, .focus])
    case .polite: return word.entry.baseForm.isOne(of: GrammarWords.polite)
    case .clause:
      return word.start == words[next - 1].end && !word.isPunctuationOrSymbol
        && !word.intersects([.auxiliaryVerb, .sentenceFinal, .binding])
        && !UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
          .isOne(of: GrammarWords.quotative)
    }
  }

  private static let nouns: WordTraits = [
    .noun, .pronoun, .adjectivalNoun, .prefix, .suffix, .adnominal,
  ]
  private static let nounPhrases: WordTraits = nouns.union([
    .adjective, .adverb, .focus, .nominalizing, .dependent,
  ])
}
