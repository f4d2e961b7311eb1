/// A compound particle or auxiliary, by its text.
struct FunctionalPhrase: Sendable, ExpressibleByStringLiteral {
  /// What has to follow for the words to be one.
  enum Successor: Sendable { case anything, noun, noTopicParticle }

  let text: StaticString
  let successor: Successor

  init(_ text: StaticString, before successor: Successor = .anything) {
    self.text = text
    self.successor = successor
  }

  init(stringLiteral text: StaticString) { self.init(text) }
}

/// Compound particles and compound auxiliaries (複合辞): several words of a dictionary with one
/// function, as について, かもしれない.
///
/// Told by their text, because dictionaries split them differently or not at all.
struct FunctionalPhrases: Sendable {
  /// The phrases by the last byte of their first character; longer ones first.
  private let phrases: [[FunctionalPhrase]]

  static let none = FunctionalPhrases([])
  static let reader = FunctionalPhrases(common + beforeNouns + readerParticles)
  static let long = FunctionalPhrases(common + beforeNouns + auxiliaries)

  private init(_ all: [FunctionalPhrase]) {
    var phrases: [[FunctionalPhrase]] = Array(repeating: [], count: all.isEmpty ? 0 : 64)
    for phrase in all.sorted(by: { $0.text.utf8CodeUnitCount > $1.text.utf8CodeUnitCount })
    where phrase.text.utf8CodeUnitCount > 3 {
      phrases[Int(phrase.text.utf8Start[2] & 63)].append(phrase)
    }
    self.phrases = phrases
  }

  /// Joins the words of phrases.
  func mark(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard !phrases.isEmpty else { return }
    var index = 0
    while index < words.count {
      let end = endOfPhrase(words, index, bytes)
      if end > index + 1 {
        words[index].joinsPrevious = false
        for inner in index + 1..<end { words[inner].joinsPrevious = true }
      }
      index = max(end, index + 1)
    }
  }

  /// The index behind the words of a phrase that begins with a word.
  private func endOfPhrase(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let first = words[index]
    guard first.end - first.start >= 3 else { return index }
    for phrase in phrases[Int(bytes[first.start + 2] & 63)] {
      let end = first.start + phrase.text.utf8CodeUnitCount
      guard end <= bytes.count, end > first.end,
        UnsafeBufferPointer(rebasing: bytes[first.start..<end]).equals(phrase.text)
      else { continue }
      var next = index + 1
      while next < words.count, words[next].start == words[next - 1].end, words[next].end < end {
        next += 1
      }
      guard next < words.count, words[next].start == words[next - 1].end, words[next].end == end
      else { continue }
      next += 1
      if canEnd(words, next, phrase.successor) { return next }
    }
    return index
  }

  /// Whether a phrase can end before the word at an index.
  private func canEnd(
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ next: Int,
    _ successor: FunctionalPhrase.Successor
  ) -> Bool {
    guard next < words.count else { return successor != .noun }
    let word = words[next]
    // 本に|対し|ている: the phrase's verb goes on.
    if word.joinsPrevious { return false }
    if word.intersects(.conjunctive), words[next - 1].intersects(.verb) { return false }
    switch successor {
    case .anything: return true
    case .noun: return word.intersects(Self.nouns)
    case .noTopicParticle: return !word.intersects([.binding, .focus])
    }
  }

  private static let nouns: WordTraits = [
    .noun, .pronoun, .adjectivalNoun, .prefix, .suffix, .adnominal,
  ]
}
