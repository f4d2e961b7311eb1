import TestSupport
import Testing

/// `jptok words` and `jptok sentences`.
@Suite struct WordsTests {
  @Test func words() throws {
    let sentence = "彼女は東京で美しい花を三本見ました。\n"
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      ([], "すもももももももものうち\n", "すもも も もも も もも の うち\n", "one space between words"),
      ([], "  東京へ\t　行く \r\n", "東京 へ 行く\n", "white space of any kind is no word"),
      ([], "はい\n\n \nいいえ", "はい\n\n\nいいえ\n", "a line for a line"),
      (["--unit", "morpheme"], "行きました\n", "行き まし た\n", "the default unit by its name"),
      (["--base"], "行きました。\n", "行く ます た 。\n", "dictionary forms"),
      (["--base"], "Xyzzyへ\n", "Xyzzy へ\n", "an unknown word is its own dictionary form"),
      (["--pos", "noun,verb"], sentence, "東京 花 三 見\n", "a pronoun is no noun"),
      (["--pos", "noun.place"], sentence, "東京\n", "a subcategory"),
      (["--pos", "pronoun,adjective"], sentence, "彼女 美しい\n", "in the order of the text"),
      (["--pos", "verb", "--base"], sentence, "見る\n", "the filter looks at the text's form"),
      (["--pos", "filler"], sentence, "\n", "nothing fits: the line stays, empty"),
    ]
    for row in rows {
      let run = try jptok(["words"] + row.arguments, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func unknownNamesAreRefused() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["--pos", "foo"], "noun.place"), (["--pos", "noun,nuon"], "noun.place"),
      (["--pos", ""], "noun.place"), (["--unit", "syllable"], "morpheme"),
    ]
    for row in rows {
      expectUsageError(
        of: try jptok(["words"] + row.arguments), row.fragment, "the message lists what there is")
    }
  }

  @Test func sentences() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("はい。いいえ。\n", "はい。\nいいえ。\n\n", "one a line, an empty line behind the input line"),
      ("はい。\nいいえ。", "はい。\n\nいいえ。\n\n", "a line end ends a sentence"),
      ("はい\n", "はい\n\n", "a sentence needs no end mark"),
      ("\n", "\n", "an empty line has none"),
      ("", "", "nothing from nothing"),
    ]
    for row in rows {
      expectOutput(of: try jptok("sentences", input: row.input), row.expected, row.why)
    }
  }
}
