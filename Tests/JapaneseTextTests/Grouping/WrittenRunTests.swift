import Testing

@testable import JapaneseText

/// Tests the symbols inside numbers, words and names, given as words of their own.
@Suite struct WrittenRunTests {
  /// Returns the units of a text whose words are separated by spaces; `_` is a space in the text.
  private func units(_ row: String, _ unit: WordUnit = .reader) -> String {
    let words = row.split(separator: " ").map { word in
      switch word {
      case "_": " "
      case _ where word.allSatisfy({ $0.isNumber }): unidic("\(word)", "名詞,数詞")
      case _ where word.contains(where: { $0.isLetter }): unidic("\(word)", "名詞,普通名詞,一般")
      default: unidic("\(word)", "補助記号,一般")
      }
    }
    return group(words, .unidic17, unit)
  }

  @Test func symbolsInNumbersAndWords() {
    let table: [(words: String, reader: String, why: String)] = [
      ("3 . 14", "3.14", "a decimal point"), ("３ ． １４", "３．１４", "in full width"),
      ("60 , 000", "60,000", "a comma"), ("12 : 30", "12:30", "a colon"),
      ("1 / 2", "1/2", "a slash"), ("320 × 240", "320×240", "a multiplication sign"),
      ("a × b", "a × b", "a multiplication sign between letters"),
      ("a , b", "a , b", "a comma between letters"), ("a : b", "a : b", "a colon between letters"),
      ("a / b", "a / b", "a slash between letters"), ("1 , b", "1 , b", "a digit and a letter"),
      ("a , 1", "a , 1", "a letter and a digit"),
      ("a . b", "a.b", "a full stop in a word"), ("Wi - Fi", "Wi-Fi", "a hyphen"),
      ("Wi ‐ Fi", "Wi‐Fi", "U+2010"), ("don ' t", "don't", "an apostrophe"),
      ("don ’ t", "don’t", "U+2019"), ("a _ b", "a b", "a space"), ("a @ b", "a@b", "an address"),
      ("Q & A", "Q&A", "an ampersand"), ("Ｑ ＆ Ａ", "Ｑ＆Ａ", "in full width"),
      ("A . 本", "A . 本", "a kanji after the symbol"), ("本 - A", "本 - A", "a kanji before it"),
      ("3 .", "3 .", "nothing after the symbol"), (". 3", ". 3", "nothing before it"),
      ("3 . _ 14", "3 . 14", "a space after the symbol"),
      ("3 _ . 14", "3 . 14", "a space before it"),
      ("3 . . 14", "3 . . 14", "two symbols"), ("3 .. 14", "3 .. 14", "two in one word"),
      ("3 、 14", "3 、 14", "another mark"), ("a = b", "a = b", "an equals sign"),
    ]
    for row in table { #expect(units(row.words) == row.reader, "\(row.why)") }
  }

  @Test func fractions() {
    let no = unidic("の", "助詞,格助詞")
    let fun = unidic("分", "名詞,普通名詞,助数詞可能")
    func number(_ text: String) -> String { unidic(text, "名詞,数詞") }
    let table: [(words: [String], reader: String, phrases: String, why: String)] = [
      ([number("3"), fun, no, number("1")], "3分の1", "3分の1", "digits"),
      ([number("三"), fun, no, number("一")], "三分の一", "三分の一", "kanji"),
      ([number("3"), fun, no, unidic("本", "名詞,普通名詞,一般")], "3分 の 本", "3分の 本", "a noun"),
      (
        [number("3"), unidic("分の", "接尾辞,名詞的,助数詞"), number("1")], "3分の1", "3分の1",
        "分の is a counter in IPADIC"
      ),
      ([fun, no, number("1")], "分 の 1", "分の 1", "no denominator"),
      ([number("3"), fun, no], "3分 の", "3分の", "no numerator"),
      (
        [number("3"), fun, " ", no, number("1")], "3分 の 1", "3分 の 1", "a space before the particle"
      ),
      ([number("3"), fun, no, " ", number("1")], "3分 の 1", "3分の 1", "a space after the particle"),
      (
        [number("3"), unidic("年", "名詞,普通名詞,助数詞可能"), no, number("1")], "3年 の 1", "3年の 1",
        "another counter"
      ),
      (
        [number("3"), fun, unidic("と", "助詞,格助詞"), number("1")], "3分 と 1", "3分と 1",
        "another particle"
      ),
    ]
    for row in table {
      #expect(group(row.words, .unidic17, .reader) == row.reader, "\(row.why)")
      #expect(group(row.words, .unidic17, .bunsetsu) == row.phrases, "\(row.why)")
    }
  }

  @Test func unitsSignsAndPluses() {
    let table: [(words: String, reader: String, why: String)] = [
      ("50 %", "50%", "a percent sign"), ("50 ％", "50％", "in full width"),
      ("20 ℃", "20℃", "degrees"),
      ("20 °", "20°", "a degree sign"), ("5 ‰", "5‰", "per mille"),
      ("a %", "a %", "after a letter"),
      ("十 %", "十%", "after a numeral of kanji"), ("50 _ %", "50 %", "after a space"),
      ("C ++", "C++", "pluses"), ("C + +", "C++", "one by one"), ("C #", "C#", "a number sign"),
      ("C ++ 言語", "C++ 言語", "before a kanji"), ("a + b", "a + b", "before a letter"),
      ("1 + 2", "1 + 2", "before a digit"), ("本 +", "本 +", "after a kanji"),
      ("- 5", "-5", "a minus sign"), ("− 5", "−5", "U+2212"), ("＋ ５", "＋５", "in full width"),
      ("- a", "- a", "before a letter"), ("本 - 5", "本 - 5", "after a word"),
      ("本 _ - 5", "本 -5", "after a space"), ("、 - 5", "、 -5", "after a mark"),
      ("-- 5", "-- 5", "two in one word"), ("* 5", "* 5", "another mark"),
    ]
    for row in table {
      // 十 is a numeral of the dictionary, but not a digit.
      let words = row.words.split(separator: " ").map { word in
        word == "十"
          ? unidic("十", "名詞,数詞")
          : word == "_"
            ? " "
            : unidic(
              "\(word)",
              word.contains(where: { $0.isLetter && $0 != "℃" })
                ? "名詞,普通名詞,一般" : word.allSatisfy({ $0.isNumber }) ? "名詞,数詞" : "補助記号,一般")
      }
      #expect(group(words, .unidic17, .reader) == row.reader, "\(row.why)")
    }
  }

  @Test func namesAreOneInTheLongUnitOnly() {
    let table: [(words: String, reader: String, long: String, why: String)] = [
      ("トム ・ ソーヤ", "トム ・ ソーヤ", "トム・ソーヤ", "a middle dot"),
      ("トム ゠ ソーヤ", "トム ゠ ソーヤ", "トム゠ソーヤ", "a double hyphen"),
      ("トム ＝ ソーヤ", "トム ＝ ソーヤ", "トム＝ソーヤ", "an equals sign in full width"),
      ("犬 ・ 猫", "犬 ・ 猫", "犬・猫", "nouns"), ("トム ・ 、", "トム ・ 、", "トム ・ 、", "a mark after it"),
      ("・ トム", "・ トム", "・ トム", "nothing before it"),
      ("トム ・ _ ソーヤ", "トム ・ ソーヤ", "トム ・ ソーヤ", "a space after it"),
    ]
    for row in table {
      #expect(units(row.words, .reader) == row.reader, "\(row.why)")
      #expect(units(row.words, .long) == row.long, "\(row.why)")
    }
  }

  /// Parts of katakana words that a dictionary lacks.
  @Test func tornKatakana() {
    let table: [(words: String, reader: String, why: String)] = [
      ("バラ バラ", "バラバラ", "a repetition"), ("コトン コトン", "コトンコトン", "of three kana"),
      ("バラ _ バラ", "バラ バラ", "a space"), ("バラ バラン", "バラ バラン", "another word"),
      ("ブルース ブルース", "ブルース ブルース", "a long word twice"), ("ばら ばら", "ばら ばら", "hiragana"),
      ("ソ マリ", "ソマリ", "one kana at the start"), ("メンテ ナ", "メンテナ", "one kana at the end"),
      ("マリ ヘ", "マリ ヘ", "a particle"), ("オレ ノ ウタ", "オレ ノ ウタ", "a particle between two words"),
      ("カップ ケーキ", "カップ ケーキ", "a compound"),
    ]
    for row in table { #expect(units(row.words) == row.reader, "\(row.why)") }
  }

  /// Letters are those of ASCII and their full-width forms, not those of other scripts.
  @Test func lettersAndDigits() {
    var failures: [String] = []
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isASCII =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
      let isFullwidth =
        ("ａ"..."ｚ").contains(scalar) || ("Ａ"..."Ｚ").contains(scalar)
        || ("０"..."９").contains(scalar)
      var bytes = Array("、".utf8)
      bytes += String(scalar).utf8
      let (at, before) = bytes.withUnsafeBufferPointer {
        (
          WrittenRun.isLetterOrDigit($0, at: 3), WrittenRun.isLetterOrDigit($0, before: bytes.count)
        )
      }
      if at != (isASCII || isFullwidth) || before != at {
        failures.append(String(value, radix: 16))
      }
    }
    expectNone(failures)
    Array("a".utf8).withUnsafeBufferPointer {
      #expect(!WrittenRun.isLetterOrDigit($0, at: 1) && !WrittenRun.isLetterOrDigit($0, before: 0))
    }
  }

  @Test func runsOfLatinLetters() {
    let table: [(words: String, reader: String, why: String)] = [
      ("Windows 11", "Windows11", "letters and digits"), ("A B", "AB", "two words of letters"),
      ("Ａ 4", "Ａ4", "full width and ASCII"), ("1 1", "11", "digits: numerals"),
      ("A 本", "A 本", "a kanji"), ("本 A", "本 A", "after a kanji"),
      ("é a", "é a", "an accented letter"),
    ]
    for row in table { #expect(units(row.words) == row.reader, "\(row.why)") }
  }
}
