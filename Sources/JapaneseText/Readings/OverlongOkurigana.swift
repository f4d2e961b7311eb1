/// Okurigana that begin earlier than today's rules have it: 承わる, 左り, 昔し, 困まる.
///
/// The dictionary knows the kanji with its whole reading, and reads the kana behind it once more.
/// Where a kanji's reading ends with the kana that follows in the same word, that kana is the
/// okurigana (送り仮名の付け方, 1973, allows what older texts do at will).
enum OverlongOkurigana {
  static func apply(to text: inout AnalyzedText) {
    for index in text.words.indices.dropFirst() {
      let word = text.words[index]
      let previous = text.words[index - 1]
      guard previous.scripts == .kanji, previous.end - previous.start == 3,
        previous.reading.count >= 6, word.scripts == .hiragana, !word.intersects(.particle),
        text.touchesPrevious(index)
      else { continue }
      let last = UnsafeBufferPointer(rebasing: previous.reading.suffix(3))
      guard word.reading.starts(with: last) else { continue }
      // A noun and する (話し does not come apart, but 仕事する does) has no such kana.
      text.words[index - 1].reading = UnsafeBufferPointer(rebasing: previous.reading.dropLast(3))
      text.words[index - 1].pronunciation = .none
    }
  }
}
