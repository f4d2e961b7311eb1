import Testing

@testable import JapaneseText

/// Tests which side brackets, punctuation and symbols join, with words given by their features.
@Suite struct BunsetsuPunctuationTests {
  /// Returns the phrases of a text whose words are separated by spaces; `_` is a space in the text.
  ///
  /// Words are nouns, except the particles and endings listed here; other text is symbols.
  private func phrases(_ row: String) -> String {
    let words = row.split(separator: " ").map { word -> String in
      let surface = String(word)
      switch surface {
      case "_": return " "
      case "と", "を", "に", "の": return unidic(surface, "助詞,格助詞")
      case "です": return unidic(surface, "助動詞", "終止形-一般", "です")
      case "行く", "言う": return unidic(surface, "動詞,一般", "終止形-一般")
      case "その": return unidic(surface, "連体詞")
      case "今日": return unidic(surface, "名詞,普通名詞,副詞可能")
      case "達": return unidic(surface, "接尾辞,名詞的,一般")
      case _ where surface.allSatisfy({ $0.isNumber }): return unidic(surface, "名詞,数詞")
      case _ where surface.contains(where: { $0.isLetter }):
        return unidic(surface, "名詞,普通名詞,一般")
      default: return unidic(surface, "補助記号,一般")
      }
    }
    return group(words, .unidic17, .bunsetsu)
  }

  private typealias Row = (words: String, phrases: String, why: String)

  private func check(_ table: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    for row in table {
      let found = phrases(row.words)
      #expect(found == row.phrases, "\(row.why)", sourceLocation: sourceLocation)
    }
  }

  @Test func bracketsJoinWhatTheyEnclose() {
    check([
      ("本 を 「 行く 」 と 言う", "本を 「行く」と 言う", "a verb in brackets"),
      ("「 本 」 本", "「本」 本", "a noun after a bracket"),
      ("「 本 」 達", "「本」達", "a suffix after a bracket"),
      ("「 本 」 前", "「本」前", "a noun used like a suffix"),
      ("「 本 」 自身", "「本」自身", "a noun of relation"),
      ("「 「 本 」 」 に", "「「本」」に", "nested"),
      ("行く （ 本 ）", "行く （本）", "parentheses after a verb"),
      ("本 （ 本 ） 行く", "本（本） 行く", "a note after a noun"),
      ("本 ( 本 )", "本(本)", "a note in ASCII parentheses"),
      ("今日 （ 本 ）", "今日（本）", "a note after a noun of time"),
      ("今日 「 本 」", "今日 「本」", "a quotation after a noun of time"),
      ("本 「 本 」", "本「本」", "a title after a noun"),
      ("「 本 」 （ 本 ）", "「本」（本）", "a note after a closing bracket"),
      ("「 本 」 「 本 」", "「本」 「本」", "two quotations"),
      ("を 「 本", "を 「本", "a particle before an opening bracket"),
      ("「 」 本", "「」 本", "brackets around nothing"),
      ("「 _ 本", "「 本", "a space after an opening bracket"),
    ])
  }

  @Test func straightQuotesOpenAndCloseInTurn() {
    check([
      ("行く \" 本 \" と", "行く \"本\"と", "double quotes"),
      ("行く ' 本 ' と", "行く '本'と", "single quotes"),
      ("\" 本 \" 行く \" 本 \"", "\"本\" 行く \"本\"", "two quotations"),
      ("行く \" 行く \" 行く \" 行く", "行く \"行く\" 行く \"行く", "a third quote opens"),
      ("\" ' 本 ' \" と", "\"'本'\"と", "one within another"),
      ("don't 行く ' 本 '", "don't 行く '本'", "an apostrophe opens nothing"),
      ("“ 本 ” と 行く", "“本”と 行く", "curved quotes"),
    ])
  }

  @Test func marksThatCannotStartALine() {
    check([
      ("行く 、 行く", "行く、 行く", "a comma"), ("行く 。 行く", "行く。 行く", "a full stop"),
      ("行く ！ 行く", "行く！ 行く", "an exclamation mark"), ("行く …… 行く", "行く…… 行く", "an ellipsis"),
      ("行く 、 と 言う", "行く、と 言う", "a particle after a comma"),
      ("行く 。 と 言う", "行く。 と 言う", "a particle after a full stop"),
      ("行く ． です", "行く． です", "a full stop in full width"),
      ("行く 。 」 と", "行く。」と", "a bracket after a full stop"),
      ("、 行く", "、 行く", "a comma at the start"), ("。 「 行く", "。 「行く", "a bracket after it"),
      ("行く _ 、 行く", "行く 、 行く", "a space before a comma"),
    ])
  }

  @Test func connectorsJoinNouns() {
    check([
      ("本 ・ 本 に", "本・本に", "a middle dot"), ("本 / 本 に", "本/本に", "a slash"),
      ("本 〜 本 に", "本〜本に", "a wave dash"), ("本 = 本 に", "本=本に", "an equals sign"),
      ("本 & 本 に", "本&本に", "an ampersand"), ("本 – 本 に", "本–本に", "an en dash"),
      ("行く ・ 本 に", "行く・ 本に", "after a verb"), ("・ 本 に", "・本に", "a list item"),
      ("本 ★ 本 に", "本★ 本に", "another symbol"), ("★ 本 に", "★本に", "a symbol at the start"),
      ("本 ★ に", "本★に", "a particle after a symbol"),
    ])
  }

  @Test func listMarksBeginAPhraseAfterASentence() {
    for mark in ["※", "①", "⑳", "→", "■", "◆", "★", "☆", "❶", "➓"] {
      check([
        ("行く 。 \(mark) 本", "行く。 \(mark)本", "after a full stop"),
        ("行く ！ \(mark) 本", "行く！ \(mark)本", "after an exclamation mark"),
        ("行く ？ \(mark) 本", "行く？ \(mark)本", "after a question mark"),
        ("\(mark) 本 に", "\(mark)本に", "at the start"),
      ])
    }
    check([
      ("行く 。 ♪ 本", "行く。♪ 本", "another symbol joins the sentence"),
      ("行く 、 ★ 本", "行く、★ 本", "after a comma"),
    ])
  }

  @Test func symbolsInLatinText() {
    check([
      ("a ? b", "a?b", "an ASCII mark between letters"), ("a , b", "a, b", "except a comma"),
      ("a ? 本", "a? 本", "a kanji after it"), ("本 ? a", "本? a", "a kanji before it"),
      ("Inc . の", "Inc.の", "a particle after an abbreviation"),
      ("B . 本", "B.本", "a noun after an initial"), ("b . 本", "b. 本", "not after a small letter"),
      ("B . 行く", "B. 行く", "a verb after an initial"),
      ("3 . 本", "3. 本", "not after a digit"),
      ("5 % 増 に", "5%増に", "a unit is like a counter"),
      ("a _ ? b", "a ?b", "a mark after a space"),
    ])
  }

  /// A bracket joins the next word whatever its class is.
  @Test func anyClassAfterAnOpeningBracket() {
    for opening in ["「", "『", "（", "(", "[", "【", "〈", "《", "‘", "“", "¥", "$"] {
      for word in ["本", "行く", "その", "今日", "と", "です", "a", "3", "★"] {
        let found = phrases("行く \(opening) \(word)")
        #expect(found.hasSuffix("\(opening)\(word)"), "\(found)")
      }
    }
  }
}
