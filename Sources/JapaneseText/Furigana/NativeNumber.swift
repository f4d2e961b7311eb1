import TextFoundation

/// A number whose reading cannot be guessed from the digits, and which therefore gets
/// furigana: 20日 ハツカ, 1人 ヒトリ, 2箱 フタハコ, 1つ ヒトツ.
///
/// | text | base and reading | why |
/// | --- | --- | --- |
/// | 10月1日 | 月《がつ》, 1日《ついたち》 | 10 is read as its digits say; 1日 is one word (常用漢字表 付表) |
/// | 20日, 20歳 | 20日《はつか》, 20歳《はたち》 | the same |
/// | 2日, 14日 | 2日《ふつか》, 14日《じゅうよっか》 | か over 日 alone would leave 2 to be read as に |
/// | 1人, 2箱 | 1人《ひとり》, 2箱《ふたはこ》 | the same |
/// | 1つ | 1《ひと》 | kana have no furigana |
/// | 3日間 | 3日間《みっかかん》 | the counter is one word |
/// | 一人, 二人, 二日, 二十才 | 一人《ひとり》 | kanji of one word in 付表; other numbers in kanji are divided |
struct NativeNumber {
  /// The range of the base in the text.
  let range: Range<Int>
  /// The reading of the base in katakana.
  let reading: String
  /// The number of words that the base consists of.
  let wordCount: Int

  /// Creates the number that starts with a word, or nil.
  init?(at index: Int, in text: AnalyzedText) {
    let word = text.words[index]
    // The numbers after the first of a date have the traits of a counter.
    guard word.intersects([.numeral, .counter]),
      !word.reading.isEmpty, let symbol = text.bytes.numeralSymbol(at: word.start)
    else { return nil }
    if symbol.script == .kanji {
      self.init(inKanjiAt: index, in: text)
      return
    }
    if word.scripts == [.letters, .kanji] {
      // Number and counter in one word.
      guard Self.fusedWords.contains(word.reading) else { return nil }
      self.init(word.start..<word.end, String(decoding: word.reading, as: UTF8.self), 1)
      return
    }
    guard word.scripts == .letters, Self.endsWithNativeNumeral(word.reading) else { return nil }
    let next = index + 1
    let number = String(decoding: word.reading, as: UTF8.self)
    guard next < text.words.count, text.touchesPrevious(next),
      text.words[next].intersects(.counter), text.words[next].scripts.contains(.kanji)
    else {
      self.init(word.start..<word.end, number, 1)
      return
    }
    let counter = text.words[next]
    self.init(
      word.start..<counter.end, number + String(decoding: counter.reading, as: UTF8.self), 2)
  }

  /// Creates a number and counter in kanji that are one word in 付表.
  private init?(inKanjiAt index: Int, in text: AnalyzedText) {
    let (word, next) = (text.words[index], index + 1)
    if Self.fusedWords.contains(word.reading) {
      self.init(word.start..<word.end, String(decoding: word.reading, as: UTF8.self), 1)
      return
    }
    guard next < text.words.count, text.touchesPrevious(next),
      text.words[next].intersects(.counter),
      Self.isTabulated(word.reading, text.words[next].reading)
    else { return nil }
    self.init(
      word.start..<text.words[next].end,
      String(decoding: word.reading, as: UTF8.self)
        + String(decoding: text.words[next].reading, as: UTF8.self), 2)
  }

  private static func isTabulated(_ number: KanaBytes, _ counter: KanaBytes) -> Bool {
    counter.equals("リ") && (number.equals("ヒト") || number.equals("フタ"))
      || counter.equals("カ") && number.equals("フツ")
  }

  private init(_ range: Range<Int>, _ reading: String, _ wordCount: Int) {
    (self.range, self.reading, self.wordCount) = (range, reading, wordCount)
  }

  /// The irregular readings in ``CounterRows`` that number and counter share.
  private static let fusedWords: TextList = ["ツイタチ", "ハツカ", "ハタチ"]

  private static func endsWithNativeNumeral(_ reading: KanaBytes) -> Bool {
    stems.contains { stem in
      let length = stem.utf8CodeUnitCount
      return reading.count >= length && reading.hasSuffix(stem)
    }
  }

  /// The forms of the native numerals before counters, in ``CounterRows`` and ``NumberMorpheme``.
  ///
  /// ミ and ヨ alone are not native forms there, and ナナ, which ordinary numbers have, needs no
  /// furigana.
  private static let stems: [StaticString] = [
    "ヒト", "フタ", "フツ", "ミッ", "ヨッ", "イツ", "ムイ", "ムッ", "ナノ", "ヨウ", "ヤッ", "ココノ", "トオ",
  ]
}
