import TestSupport
import Testing

/// Tests `jptok words` and `jptok sentences`.
@Suite struct WordsTests {
  @Test func words() throws {
    let sentence = "彼女は東京で美しい花を三本見ました。\n"
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      ([], "すもももももももものうち\n", "すもも も もも も もも の うち\n", "one space between words"),
      ([], "  東京へ\t　行く \r\n", "東京 へ 行く\n", "white space of any kind is not a word"),
      ([], "はい\n\n \nいいえ", "はい\n\n\nいいえ\n", "a line for a line"),
      (["--unit", "morpheme"], "行きました\n", "行き まし た\n", "the default unit by its name"),
      (["--base"], "行きました。\n", "行く ます た 。\n", "dictionary forms"),
      (["--base"], "Xyzzyへ\n", "Xyzzy へ\n", "an unknown word is its own dictionary form"),
      (["--pos", "noun,verb"], sentence, "東京 花 三 見\n", "a pronoun is not a noun"),
      (["--pos", "noun.place"], sentence, "東京\n", "a subcategory"),
      (["--pos", "pronoun,adjective"], sentence, "彼女 美しい\n", "in the order of the text"),
      (["--pos", "verb", "--base"], sentence, "見る\n", "the filter looks at the text's form"),
      (["--unit", "word"], "行きました。\n", "行きました 。\n", "a reader's words"),
      (["--unit", "word"], "  食べ ます\t東京　都\n", "食べ ます 東京 都\n", "white space separates"),
      (["--unit", "long"], "東京特許許可局を調べている\n", "東京特許許可局 を 調べ ている\n", "long units"),
      (["--unit", "word"], "はい\n\n \nいいえ", "はい\n\n\nいいえ\n", "a line for a line"),
      (["--pos", "filler"], sentence, "\n", "nothing fits: the line stays, empty"),
    ]
    for row in rows {
      let run = try jptok(["words"] + row.arguments, input: Array(row.input.utf8))
      expectOutput(of: run, row.expected, row.why)
    }
  }

  @Test func baseFormsAndPartsOfSpeechOfLargerUnits() throws {
    let rows: [(arguments: [String], input: String, expected: String, why: String)] = [
      (["--base"], "食べました", "食べる", "the verb without its endings"),
      (["--base"], "食べさせられていません", "食べる", "nor causative, passive and いる"),
      (["--base"], "悪化した", "悪化する", "a verbal noun keeps its する"),
      (["--base"], "食べ始めた", "食べ始める", "a compound verb"),
      (["--base"], "食べちゃった", "食べる", "a contraction is an ending"),
      (["--base"], "寒くなかった", "寒い", "an adjective"),
      (["--base"], "重要な", "重要", "an adjectival noun"),
      (["--base"], "子供たち", "子供たち", "a suffix stays"),
      (["--base"], "24時間", "24時間", "a number stays"),
      (["--base"], "Xyzzyへ行った", "Xyzzy へ 行く", "unknown words stay"),
      (["--pos", "verb"], "彼は悪化した本を食べている", "悪化した 食べている", "the stem decides"),
      (["--pos", "noun"], "彼は東京都で子供たちの楽しさを食べた", "東京都 子供たち 楽しさ", "suffixes of nouns"),
      (["--pos", "noun.place"], "彼は東京都で食べた", "東京都", "the first part's kind"),
      (["--pos", "noun.numeral"], "彼は24時間食べた", "24時間", "a number with its counter"),
      (["--pos", "adjective,verb", "--base"], "寒くて食べられなかった", "寒い 食べる", "both"),
      (["--pos", "particle,auxiliary-verb"], "彼は学生でした", "は でした", "words of function"),
    ]
    for row in rows {
      let run = try jptok(
        ["words", "--unit", "word"] + row.arguments, input: Array((row.input + "\n").utf8))
      expectOutput(of: run, row.expected + "\n", row.why)
    }
    let run = try jptok(
      ["words", "--unit", "long", "--base"], input: Array("利用されている。行くでしょう\n".utf8))
    expectOutput(of: run, "利用する れる ている 。 行く でしょう\n", "endings are words here")
  }

  @Test func unknownNamesAreErrors() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["--pos", "foo"], "noun.place"), (["--pos", "noun,nuon"], "noun.place"),
      (["--pos", ""], "noun.place"), (["--unit", "syllable"], "morpheme"),
    ]
    for row in rows {
      expectUsageError(
        of: try jptok(["words"] + row.arguments), row.fragment, "the message lists the valid names")
    }
  }

  @Test func sentences() throws {
    let rows: [(input: String, expected: String, why: String)] = [
      ("はい。いいえ。\n", "はい。\nいいえ。\n\n", "one on each line, an empty line after the input line"),
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

/// Tests `jptok words --list`.
@Suite struct VocabularyCommandTests {
  @Test func vocabulary() throws {
    expectOutput(
      of: try jptok(["words", "--list"], input: Array("<p>本を読んだ。</p>\n<p>本".utf8)),
      "本\tほん\t本\t2\t本を読んだ。\n読んだ\tよんだ\t読む\t1\t本を読んだ。\n")
    let run = try jptok(["words", "--list", "--base"])
    #expect(run.exitCode == 64 && run.errors.contains("--list"))
  }
}
