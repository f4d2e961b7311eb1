/// Corrects words with more okurigana than in today's orthography: 左り, 昔し, 心ろ.
///
/// The dictionary gives the kanji its whole reading, so that the kana after it would be read twice.
/// If a kanji's reading ends with the kana that follows, that kana is removed from the reading
/// (older texts use such okurigana freely; compare 送り仮名の付け方, 1973).
enum OverlongOkurigana {
  static func apply(to text: inout AnalyzedText) {
    for index in text.words.indices.dropFirst() {
      let word = text.words[index]
      let previous = text.words[index - 1]
      guard previous.scripts == .kanji, previous.end - previous.start == 3,
        previous.reading.count >= 6, word.scripts == .hiragana, text.touchesPrevious(index),
        mayBeOkurigana(word, text.surface(word))
      else { continue }
      let last = UnsafeBufferPointer(rebasing: previous.reading.suffix(3))
      guard word.reading.starts(with: last) else { continue }
      text.words[index - 1].reading = UnsafeBufferPointer(rebasing: previous.reading.dropLast(3))
      text.words[index - 1].pronunciation = .none
      text.words[index - 1].origin = .okuriganaRule
    }
  }

  /// Returns whether a word may be superfluous okurigana rather than a real word.
  ///
  /// This is a single kana, or a name consisting of such a kana and a particle (昔|しの). Real words
  /// may begin with the same kana by chance: 今まだ, 空らしい, 涙だ.
  private static func mayBeOkurigana(
    _ word: AnalyzedWord, _ surface: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if word.intersects(.proper) { return surface.count <= 6 }
    guard surface.count == 3, !word.intersects(.particle) else { return false }
    return !word.intersects(.auxiliaryVerb) || surface.isOne(of: ["り", "た"])
  }
}
