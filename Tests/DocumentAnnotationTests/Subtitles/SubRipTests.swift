import DocumentAnnotation
import Testing

/// Tests annotations of SubRip subtitles: what is text, and where a sentence ends.
@Suite struct SubRipTests {
  private let annotated = AnnotatedText(.subRip)

  private static func cue(_ text: String) -> String {
    "1\n00:00:01,000 --> 00:00:02,000\n\(text)\n"
  }

  @Test func textsOfCues() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東京へ行く", "東京（とうきょう）へ行（い）く", "text"),
      ("東\n京へ", "東\n京（とうきょう）へ", "a word across a line end"),
      ("人\n間へ", "人\n間（にんげん）へ", "not two words"),
      ("東\r\n京へ", "東\r\n京（とうきょう）へ", "CRLF"),
      ("人。\n間", "人（ひと）。\n間（あいだ）", "the end of a sentence"),
      ("人\n-間", "人（ひと）\n-間（あいだ）", "another speaker"),
      ("人\n－間", "人（ひと）\n－間（あいだ）", "a fullwidth dash"),
      ("人\n―間", "人（ひと）\n―間（あいだ）", "a horizontal bar"),
      ("人\n≪間", "人（ひと）\n≪間（あいだ）", "a speaker who is not seen"),
      ("人\n（男）間", "人（ひと）\n（男（おとこ））間（あいだ）", "a name in parentheses"),
      ("人\n<i>-間</i>", "人（ひと）\n<i>-間（あいだ）</i>", "a speaker after a tag"),
      ("（田中）本日は", "（田中（たなか））本日（ほんじつ）は", "a name is not a reading"),
      ("[音楽]\n学校", "[音楽]\n学校（がっこう）", "a sound"),
      ("［拍手］学校", "［拍手］学校（がっこう）", "in fullwidth brackets"),
      ("師匠(ししょう)の教え", "師匠(ししょう)の教（おし）え", "a reading"),
      ("師匠（ししょう）の教え", "師匠（ししょう）の教（おし\u{2060}）え", "in fullwidth parentheses"),
      ("厳(きび)しい教え", "厳(きび)しい教（おし）え", "inside a word"),
      ("食べ物（たべもの）を買う", "食べ物（たべもの）を買（か\u{2060}）う", "with kana in the base"),
      ("{\\an8}東京", "{\\an8}東京（とうきょう）", "an override"),
      ("東{\\i1}京", "東{\\i1}京（とうきょう）", "inside a word"),
      ("{東京", "{東京（とうきょう）", "a brace"),
      ("<i>東京</i>へ", "<i>東京（とうきょう）</i>へ", "a tag"),
      ("東<b>京</b>へ", "東<b>京</b>（とうきょう）へ", "that starts inside a word"),
      ("<font color=\"東京\">京都</font>", "<font color=\"東京\">京都（きょうと）</font>", "an attribute"),
      ("1 < 2の東京", "1 < 2の東京（とうきょう）", "a less-than sign"),
      ("東京 --> 大阪", "東京（とうきょう） --> 大阪（おおさか）", "an arrow"),
      ("2024\n年の話", "2024\n年（ねん）の話（はなし）", "a number that is text"),
      ("♪～ 故郷の空 ～♪", "♪～ 故郷（こきょう）の空（そら） ～♪", "a song"),
      ("東京\\N大阪", "東京（とうきょう）\\N大阪（おおさか）", "a line end of ASS"),
      ("<ruby>東京<rt>とうきょう</rt></ruby>へ行く", "<ruby>東京<rt>とうきょう</rt></ruby>へ行（い）く", "ruby"),
    ]
    for row in rows {
      let result = try annotated(Self.cue(row.text))
      #expect(result == Self.cue(row.expected), "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
    }
  }

  @Test func structure() throws {
    let rows: [(text: String, count: Int, malformed: Int, why: String)] = [
      ("", 0, 0, "nothing"), ("\n\n", 0, 0, "empty lines"),
      ("東京", 0, 0, "no times"),
      ("\u{FEFF}1\n00:00:01,000 --> 00:00:02,000\n東京", 1, 0, "a byte order mark"),
      ("00:00:01,000 --> 00:00:02,000\n東京", 1, 0, "no number"),
      ("1\n00:00:01.000 --> 00:00:02.000\n東京", 1, 0, "periods in times"),
      ("1\n0:0:1,0 --> 0:0:2,0 X1:1 X2:2\n東京", 1, 0, "short times and coordinates"),
      ("1\n00:00:01,000-->00:00:02,000\n東京", 1, 0, "no spaces"),
      ("1\n00:00:01,000 -> 00:00:02,000\n東京", 0, 1, "another arrow"),
      ("1\n00:00:0l,000 --> 00:00:02,000\n東京", 0, 1, "a letter in a time"),
      ("1\n00:00:01,000 --> \n東京", 0, 1, "no end"),
      ("1\n東京\n\n2\n00:00:01,000 --> 00:00:02,000\n大阪", 1, 1, "no times, then a cue"),
      ("00:xx --> 1\n東京\n\n京都", 0, 1, "a broken cue with an empty line"),
      ("1\n00:01,0 --> 00:02,0\n東京\n\n京都", 2, 0, "an empty line inside a cue"),
      ("1\n00:01,0 --> 00:02,0\n\n2\n00:01,0 --> 00:02,0\n京都", 1, 0, "an empty cue"),
      ("1\n00:01,0 --> 00:02,0\n東京\n2\n00:01,0 --> 00:02,0\n京都", 2, 0, "no empty line"),
      ("1\r00:01,0 --> 00:02,0\r東京\r\r2\r00:01,0 --> 00:02,0\r京都", 2, 0, "CR"),
      ("99999999999999999999\n00:01,0 --> 00:02,0\n東京", 1, 0, "a large number"),
    ]
    for row in rows {
      let counts = try annotated.document(row.text).counts
      #expect(counts.annotated == row.count, "\(row.why)")
      #expect(counts.malformed == row.malformed, "\(row.why)")
    }
  }

  @Test func otherNotations() throws {
    let text = Self.cue("東京へ")
    let rows: [(notation: AnnotationOptions.Notation, expected: String)] = [
      (.ruby, "<ruby class=jptok>東京<rt>とうきょう</rt></ruby>へ"), (.brackets, "東京[とうきょう]へ"),
      (.aozora, "｜東京《とうきょう》へ"), (.denden, "{東京|とうきょう}へ"), (.anki, " 東京[とうきょう]へ"),
      (.parentheses, "東京（とうきょう）へ"),
    ]
    for row in rows {
      let annotated = AnnotatedText(.subRip) { $0.notation = row.notation }
      let result = try annotated(text)
      #expect(result == Self.cue(row.expected))
      #expect(try annotated(result) == result, "again in \(row.notation)")
      #expect(try annotated.removed(result) == text, "\(row.notation)")
    }
    let words = try AnnotatedText(.subRip) { $0.annotation = .words }(Self.cue("東京へ行く"))
    #expect(words == Self.cue("東京 へ 行く"))
  }
}
