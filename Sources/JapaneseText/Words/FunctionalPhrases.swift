/// A compound particle or auxiliary, by its text.
struct FunctionalPhrase: Sendable, ExpressibleByStringLiteral {
  let text: StaticString
  let isBeforeNoun: Bool

  init(_ text: StaticString, isBeforeNoun: Bool = false) {
    self.text = text
    self.isBeforeNoun = isBeforeNoun
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
      if next < words.count {
        // 本に|対し|ている: the phrase's verb goes on.
        if words[next].joinsPrevious { continue }
        if words[next].intersects(.conjunctive), words[next - 1].intersects(.verb) { continue }
        if phrase.isBeforeNoun, !words[next].intersects(Self.nouns) { continue }
      } else if phrase.isBeforeNoun {
        continue
      }
      return next
    }
    return index
  }

  private static let nouns: WordTraits = [
    .noun, .pronoun, .adjectivalNoun, .prefix, .suffix, .adnominal,
  ]
}
