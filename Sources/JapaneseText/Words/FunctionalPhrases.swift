/// Compound particles and compound auxiliaries (複合辞): several words of a dictionary with one
/// function, as について, かもしれない.
///
/// Told by their text, because dictionaries split them differently or not at all.
struct FunctionalPhrases: Sendable {
  /// The phrases by their first kana's last byte; longer ones first.
  private let phrases: [[StaticString]]

  static let none = FunctionalPhrases([])
  static let particles = FunctionalPhrases(compoundParticles)
  static let all = FunctionalPhrases(compoundParticles + compoundAuxiliaries)

  private init(_ texts: [StaticString]) {
    var phrases: [[StaticString]] = Array(repeating: [], count: texts.isEmpty ? 0 : 64)
    for text in texts.sorted(by: { $0.utf8CodeUnitCount > $1.utf8CodeUnitCount })
    where text.utf8CodeUnitCount > 3 {
      phrases[Int(text.utf8Start[2] & 63)].append(text)
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
    guard first.intersects([.particle, .auxiliaryVerb, .dependent]), first.end - first.start >= 3,
      index > 0, words[index - 1].end == first.start,
      !words[index - 1].intersects([.marks])
    else { return index }
    for phrase in phrases[Int(bytes[first.start + 2] & 63)] {
      let end = first.start + phrase.utf8CodeUnitCount
      guard end <= bytes.count, end > first.end,
        UnsafeBufferPointer(rebasing: bytes[first.start..<end]).equals(phrase)
      else { continue }
      var next = index + 1
      while next < words.count, words[next].end < end,
        words[next].end == (next + 1 < words.count ? words[next + 1].start : 0)
      {
        next += 1
      }
      guard next < words.count, words[next].end == end else { continue }
      // 身につい|ている: the phrase's verb goes on.
      if next + 1 < words.count, words[next + 1].joinsPrevious { continue }
      return next + 1
    }
    return index
  }
}
