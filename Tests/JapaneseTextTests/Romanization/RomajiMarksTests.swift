import EmbeddedDictionary
import JapaneseText
import TestSupport
import Testing

/// Tests punctuation, white space and letters of other scripts, whose spaces do not depend on
/// words.
@Suite struct RomajiMarksTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func marksAndQuotes() {
    expectRomaji(
      of: tokenizer,
      [
        ("「おはよう」と母。", "\"ohayō\" to haha.", "no space within quotes, one after them"),
        ("『雪国』を", "'yukiguni' o", "white corner brackets"),
        ("『「あ」と「い」』", "'\"a\" to \"i\"'", "nested"),
        ("はい！本当？", "hai! hontō?", "a space after a mark that ends a sentence"),
        ("なに！？", "nani!?", "no space between marks"),
        ("一、二、三。", "ichi, ni, san.", "commas"),
        ("雨（あめ）が", "ame (ame) ga", "parentheses"),
        ("東京・大阪", "tōkyō ōsaka", "the middle dot becomes a space"),
        ("東京・「大阪」", "tōkyō \"ōsaka\"", "and only one"),
        ("えーと…", "ēto...", "an ellipsis leans on the word before"),
        ("…東京", "... tōkyō", "but not on the word after it"),
        ("「えっ」「何」", "\"e\" \"nani\"", "between two quotations"),
        ("東京：大阪", "tōkyō: ōsaka", "colon"),
        ("東京／大阪", "tōkyō/ōsaka", "slash"),
        ("東京〜大阪", "tōkyō~ōsaka", "wave dash"),
        ("彼は\"はい\"と", "kare wa \"hai\" to", "straight quotes"),
        ("＂東京＂へ", "\"tōkyō\" e", "in full width"),
        ("彼は'はい'と", "kare wa 'hai' to", "single ones"),
        ("“東京”へ", "\"tōkyō\" e", "curved quotes"),
        ("か゛", "ka゛", "a voicing mark alone"),
        ("。", ".", "a mark alone"), ("「", "\"", "a quote alone"), ("", "", "empty"),
      ], comparesSpaces: true)
  }

  @Test func asciiStays() {
    expectRomaji(
      of: tokenizer,
      [
        ("C++", "C++", "a name"), ("a,b", "a,b", "no spaces are added"),
        ("a, b", "a, b", "nor removed"), ("a/b", "a/b", "slash"),
        ("Hello, world!", "Hello, world!", "a sentence"),
        ("user@example.com", "user@example.com", "an address"),
        ("https://example.com/a?b=c", "https://example.com/a?b=c", "a URL"),
        ("C++を", "C++ o", "a particle is a word of its own"),
        ("iPhoneを", "iPhone o", "capitals stay"),
        ("東京Tower", "tōkyō Tower", "a space between scripts"),
        ("ＡＢＣ", "ABC", "full-width letters"), ("Ｑ＆Ａ", "Q&A", "no space, as in ASCII"),
        ("don't", "don't", "apostrophe"), ("C#を", "C# o", "no tag"),
        ("Ｃ＃を", "C# o", "in full width"),
      ], comparesSpaces: true)
  }

  @Test func whiteSpaceStays() {
    expectRomaji(
      of: tokenizer,
      [
        ("東京\t大阪", "tōkyō\tōsaka", "tab"), ("東京　大阪", "tōkyō ōsaka", "U+3000 is one space"),
        ("東京　　大阪", "tōkyō  ōsaka", "two of them"),
        ("東京\r\n大阪\r\n", "tōkyō\r\nōsaka\r\n", "CR LF"),
        ("東京\n\n大阪", "tōkyō\n\nōsaka", "an empty line"),
        (" 東京 ", " tōkyō ", "at the ends"), (" \t\n", " \t\n", "nothing else"),
        ("東京 、大阪", "tōkyō , ōsaka", "before a comma"),
      ], comparesSpaces: true)
  }

  /// A long line is processed in chunks, which must not show in the result.
  @Test func aLongLineIsOneLine() {
    let options = RomanizationOptions(capitalization: .sentences)
    for (sentence, first, rest) in [
      ("東京と大阪。", "Tōkyō to ōsaka.", " Tōkyō to ōsaka."), ("東京と 、", "Tōkyō to ,", " tōkyō to ,"),
    ] {
      let count = 700_000 / sentence.utf8.count
      let romaji = tokenizer.romanized(
        String(repeating: sentence, count: count), options: options)
      let expected = first + String(repeating: rest, count: count - 1)
      let difference = firstDifference(of: Array(romaji.utf8), from: Array(expected.utf8))
      #expect(difference == nil, "\(sentence) \(difference ?? "")")
    }
  }

  @Test func otherScripts() {
    expectRomaji(
      of: tokenizer,
      [
        ("Москваへ", "Moskva e", "Cyrillic"), ("αとβ", "a to b", "Greek letters"),
        ("Ελλάδα", "Elláda", "a Greek word keeps its accent"),
        ("서울に", "seoul ni", "Hangul"),
        ("Straßeの", "Straße no", "Latin letters are not changed"),
        ("Москва, Россия", "Moskva, Rossiâ", "two words and their comma"),
      ], comparesSpaces: true)
  }

  /// Kanji are never passed to ICU, which would romanize them as Chinese.
  @Test func kanjiAreNotReadAsChinese() {
    for text in ["你好", "東京", "们", "서울と東京", "Москва東京"] {
      let romaji = tokenizer.romanized(text)
      for chinese in ["nǐ", "hǎo", "dōng", "jīng", "men"] {
        #expect(!romaji.contains(chinese), "\(text): \(romaji)")
      }
    }
  }

  @Test func symbolsStay() {
    expectRomaji(
      of: tokenizer,
      [
        ("😀笑顔😀", "😀 egao 😀", "emoji are words"),
        ("雨👍🏽。", "ame 👍🏽.", "a skin tone belongs to its emoji"),
        ("👩‍👩‍👧と", "👩‍👩‍👧 to", "joined emoji stay whole"),
        ("🇯🇵の", "🇯🇵 no", "and flags"), ("☕️を", "☕️ o", "a variation selector"),
        ("😀😀", "😀😀", "no space between two that touch"),
        ("E=mc²", "E=mc²", "a superscript"), ("Foo™の", "Foo™ no", "a symbol after letters"),
        ("#東京", "#tōkyō", "a hash tag"), ("＃東京", "#tōkyō", "in full width"),
      ], comparesSpaces: true)
  }
}
