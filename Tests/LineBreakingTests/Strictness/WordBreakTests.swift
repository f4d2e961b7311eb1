import LineBreaking
import Testing

@Suite struct WordBreakTests {
  @Test func lettersBreakByWordBreak() throws {
    let all = LineBreakOptions(wordBreak: .breakAll)
    let none = LineBreakOptions(wordBreak: .keepAll)
    try BreakMarks.check([
      (all, "S|w|i|f|t|で", "break-all: letters are as ideographs"),
      (all, "1|2|3|円", "digits too"),
      (all, "(a|b)|c", "the rules of punctuation apply"),
      (all, "「a|b」|c", "of all scripts"),
      (none, "東京特許許可局", "keep-all: no break between letters"),
      (none, "東京、|大阪", "but after punctuation"),
      (none, "東京 |大阪", "and at spaces"),
      (none, "한국어 |문장", "Korean by words"),
      (none, "人々は", "々 counts as a letter"),
      (none, "ﾊﾟｽﾜｰﾄﾞを", "half-width sound marks are part of letters"),
      (
        LineBreakOptions(strictness: .loose, wordBreak: .keepAll), "人々は|・|中|！",
        "々 is a letter where it may begin a line, ・ and ！ are not"
      ),
      (none, "Ｗｅｂ上の", "full-width letters too"),
      (LineBreakOptions(language: "ko", wordBreak: .normal), "한|국|어", "normal parts hangul"),
    ])
  }

  private static let text = "東京へ行きました。"
  /// 東京へ|行きました。, and the words 東京+へ, 行きました.
  private static let boundaries = TextBoundaries(phrases: [0, 9], words: [0, 6, 9, 24])

  @Test func phrasesAreNotDivided() throws {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    let plain = try BreakMarks.marked(Self.text, by: breaker, boundaries: Self.boundaries)
    #expect(plain == "東京へ|行きました。")
    let graded = try BreakMarks.marked(
      Self.text, by: breaker, boundaries: Self.boundaries, fallbacks: true)
    #expect(graded == "東.京+へ|行.き.ま.し.た。")
  }

  @Test func phrasesAddNoBreakThatStrictnessForbids() throws {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    // Phrases as a caller may supply them: boundaries before ー and after 「.
    let bad = TextBoundaries(phrases: [0, 3, 9])
    #expect(try BreakMarks.marked("コー「ド」", by: breaker, boundaries: bad) == "コー「ド」")
    let text = "あ「い"
    let afterBracket = TextBoundaries(phrases: [6])
    #expect(try BreakMarks.marked(text, by: breaker, boundaries: afterBracket) == "あ「い")
  }

  @Test func withoutPhrasesItIsNormal() throws {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    #expect(try BreakMarks.marked("東京へ", by: breaker) == "東|京|へ")
  }

  @Test func spacesAndHyphensDivideRegardlessOfPhrases() throws {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    let found = try BreakMarks.marked(
      "New York-style の", by: breaker, boundaries: TextBoundaries(phrases: [0]))
    #expect(found == "New |York-|style |の")
  }

  @Test func complexContextBreaksAtBoundaries() throws {
    let breaker = LineBreaker()
    let thai = "ภาษาไทย"
    #expect(try BreakMarks.marked(thai, by: breaker) == thai)
    let words = TextBoundaries(complexContext: [0, 12])
    #expect(try BreakMarks.marked(thai, by: breaker, boundaries: words) == "ภาษา|ไทย")
    #expect(LineBreaker.complexContextRanges(in: "タイ語" + thai + "、" + thai) == [9..<30, 33..<54])
    #expect(LineBreaker.complexContextRanges(in: "日本語 and English").isEmpty)
  }

  @Test func boundariesThatAreWrongAreNamed() {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    let text = "東か\u{3099}"
    let rows: [(TextBoundaries, LineBreakError.Code, Int)] = [
      (TextBoundaries(phrases: [0, 3, 3]), .boundaryNotAscending, 3),
      (TextBoundaries(words: [3, 0]), .boundaryNotAscending, 0),
      (TextBoundaries(phrases: [1]), .boundaryNotOnCharacter, 1),
      (TextBoundaries(words: [0, 6]), .boundaryNotOnCharacter, 6),
      (TextBoundaries(complexContext: [10]), .boundaryNotOnCharacter, 10),
      (TextBoundaries(phrases: [-1]), .boundaryNotOnCharacter, -1),
    ]
    for (boundaries, code, position) in rows {
      let error = #expect(throws: LineBreakError.self) {
        try breaker.opportunities(in: text, boundaries: boundaries)
      }
      #expect(error?.code == code)
      #expect(error?.position == position)
      #expect(error?.message.contains("\(position)") == true)
    }
    #expect(throws: Never.self) {
      try breaker.opportunities(in: text, boundaries: TextBoundaries(phrases: [0, 3, 9]))
    }
  }
}
