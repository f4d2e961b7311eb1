import DocumentAnnotation
import Testing

/// Tests annotations of CSV and TSV: cells, quoting, selected columns.
@Suite struct TableTests {
  private let annotated = AnnotatedText(.csv)

  @Test func cells() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"), ("東京", "東京[とうきょう]", "one cell"),
      ("東,京", "東[ひがし],京[きょう]", "a separator ends a word"),
      ("\"東京\",大阪", "\"東京[とうきょう]\",大阪[おおさか]", "a quoted cell"),
      ("\"東京,大阪\"", "\"東京[とうきょう],大阪[おおさか]\"", "a quoted separator"),
      ("\"東京\n大阪\"\n京都", "\"東京[とうきょう]\n大阪[おおさか]\"\n京都[きょうと]", "a quoted line end"),
      ("\"「東京」\"\"奈良\"\"の大阪\"", "\"「東京[とうきょう]」\"\"奈良\"\"の大阪[おおさか]\"", "a quotation"),
      ("\"東京\"\"\",京都", "\"東京[とうきょう]\"\"\",京都[きょうと]", "a doubled quotation mark"),
      ("東京\"大阪\"", "東京[とうきょう]\"大阪[おおさか]\"", "quotation marks in an unquoted cell"),
      ("\"東京\"大阪,京都", "\"東京\"大阪,京都", "text after a quoted cell"),
      ("\"東京\"大阪\",京都", "\"東京[とうきょう]\"大阪[おおさか]\",京都[きょうと]", "one that is not doubled"),
      ("\"東京,大阪\n京都", "\"東京,大阪\n京都[きょうと]", "a quoted cell that does not end"),
      ("京都\n\"東京\n\"大阪\n", "京都[きょうと]\n\"東京\n\"大阪\n", "two of them"),
      ("東京,,\n,大阪,\n", "東京[とうきょう],,\n,大阪[おおさか],\n", "empty cells"),
      (" 東京 , 大阪", " 東京[とうきょう] , 大阪[おおさか]", "spaces"),
      ("東京\r大阪\r\n京都", "東京[とうきょう]\r大阪[おおさか]\r\n京都[きょうと]", "line ends"),
      ("# 東京,大阪\n京都", "# 東京,大阪\n京都[きょうと]", "a comment"),
      ("#1,東京", "#1,東京[とうきょう]", "a number"),
      ("東京\\n大阪", "東京\\n大阪", "a backslash beside words"),
      ("京都の東京\\t大阪", "京都[きょうと]の東京\\t大阪", "and a word before them"),
      ("{東京}の${大阪}", "{東京}の${大阪}", "placeholders"),
      ("C:\\東京\\大阪 京都", "C:\\東京\\大阪 京都[きょうと]", "a path"),
      ("/東京/大阪 和/洋", "/東京/大阪 和[わ]/洋[よう]", "another one"),
      ("漢字(かんじ)を書く", "漢字(かんじ)を書[か]く", "a reading"),
      ("漢字[かんじ]を書く", "漢字[かんじ]を書[か\u{2060}]く", "in brackets"),
      ("{漢字|かん|じ}を書く", "{漢字|かん|じ}を書[か]く", "in braces"),
      ("｜漢字《かんじ》を書く", "｜漢字《かんじ》を書[か]く", "after a bar"),
      ("漢字《かんじ》《《書》》", "漢字《かんじ》《《書》》", "dots"),
      ("[漢字]^(かんじ)を書く", "[漢字]^(かんじ)を書[か]く", "after a caret"),
      ("<b>東京</b><br>", "<b>東京[とうきょう]</b><br>", "tags"),
      ("<a title='東京'>大阪</a>", "<a title='東京'>大阪[おおさか]</a>", "an attribute"),
      ("<ruby>東京<rt>とうきょう</rt></ruby>へ", "<ruby>東京<rt>とうきょう</rt></ruby>へ", "ruby"),
      ("2024-01-02,1,000,a@example.com", "2024-01-02,1,000,a@example.com", "no kanji"),
    ]
    for row in rows {
      let result = try annotated(row.text)
      #expect(result == row.expected, "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
    }
  }

  @Test func basesOfReadings() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("を食べ物(たべもの)", "を食べ物(たべもの)", "kana of the reading"),
      ("を食べ物(もの)", "を食[た]べ物(もの)", "kana that it lacks"),
      ("本を食べ物(たべもの)", "本[ほん]を食べ物(たべもの)", "the longest base"),
      ("行く(いく)", "行く(いく)", "kana at the end"), ("行く(きのう)", "行[い]く(きのう)", "a remark"),
      ("三ヶ月(さんかげつ)", "三ヶ月(さんかげつ)", "a small ke"),
      ("時々(ときどき)", "時々(ときどき)", "a repetition mark"),
      ("カタカナ(かたかな)", "カタカナ(かたかな)", "no kanji"), ("岩漿(マグマ)", "岩漿[がんしょう](マグマ)", "a gloss"),
      ("漢字(漢字)", "漢字[かんじ](漢字[かんじ])", "kanji"), ("漢字()", "漢字[かんじ]()", "nothing"),
      ("漢字(かんじ", "漢字[かんじ](かんじ", "no end"), ("(かんじ)", "(かんじ)", "no base"),
      ("𠮟(しか)る", "𠮟(しか)る", "outside the BMP"),
      ("学校へ行(い)く", "学校[がっこう]へ行(い)く", "only the last word"),
      ("漢(かん)字(じ)", "漢(かん)字(じ)", "two readings"),
      (
        "漢字(\(String(repeating: "か", count: 60)))", "漢字[かんじ](\(String(repeating: "か", count: 60)))",
        "a long remark"
      ),
    ]
    for row in rows {
      let result = try annotated(row.text)
      #expect(result == row.expected, "\(row.why)")
      #expect(try annotated(result) == result, "again: \(row.why)")
    }
  }

  @Test func separators() throws {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東;京\n山;川\n", "東[ひがし];京[きょう]\n山[やま];川[かわ]\n", "semicolons"),
      ("東\t京\n山\t川\n", "東[ひがし]\t京[きょう]\n山[やま]\t川[かわ]\n", "tabs"),
      ("1,5;\"a;東\"\n2,5;\"b;山\"\n", "1,5;\"a;東[ひがし]\"\n2,5;\"b;山[やま]\"\n", "decimal commas"),
    ]
    for row in rows {
      #expect(try annotated(row.text) == row.expected, "\(row.why)")
      let second = AnnotatedText(.csv) { $0.fields.columns = [.number(2)] }
      let cells = try second(row.text).split(separator: "\n").map { $0.contains("[") }
      #expect(cells == [true, true], "the second column with \(row.why)")
    }
    #expect(try AnnotatedText(.tsv)("東,京\t山") == "東[ひがし],京[きょう]\t山[やま]", "TSV")
  }

  @Test func selectedColumns() throws {
    let text = "名前,\"住所\",備考\n山田,東京,急用\n\"高橋\",大阪\n,,\"会議\",余分\n"
    let rows:
      [(
        columns: [FieldSelection.Column], header: FieldSelection.Header, words: String, why: String
      )] =
        [
          ([], .automatic, "名前 住所 備考 山田 東京 急用 高橋 大阪 会議 余分", "all"),
          ([], .present, "山田 東京 急用 高橋 大阪 会議 余分", "all but the header"),
          ([.name("住所")], .automatic, "東京 大阪", "a name"),
          ([.name("住所")], .absent, "住所 東京 大阪", "a header that is text too"),
          ([.number(1)], .automatic, "名前 山田 高橋", "a number"),
          ([.number(1), .name("備考")], .automatic, "山田 急用 高橋 会議", "both"),
          ([.number(4)], .automatic, "余分", "a column that some records have"),
          ([.number(9)], .automatic, "", "one that no record has"),
          ([.name("電話")], .automatic, "", "a name that the header lacks"),
        ]
    for row in rows {
      let annotated = AnnotatedText(.csv) {
        $0.fields = FieldSelection(columns: row.columns, header: row.header)
        $0.notation = .brackets
      }
      let words = try annotated(text).split { ",\n\"".contains($0) }
        .filter { $0.contains("[") }.map { $0.replacing(#/\[[^\]]*\]/#, with: "") }
      #expect(words.joined(separator: " ") == row.words, "\(row.why)")
    }
    let unknown = AnnotatedText(.csv) { $0.fields.columns = [.name("電話"), .name("備考")] }
    #expect(try unknown.document(text).counts.unknownColumns == 1)
    #expect(FieldSelection.Column("2") == .number(2))
    #expect(FieldSelection.Column("備考") == .name("備考"))
    #expect(FieldSelection.Column("0") == .name("0"))
    let quoted = AnnotatedText(.csv) { $0.fields.columns = [.name("a \"b\"")] }
    #expect(
      try quoted("\u{FEFF}\"a \"\"b\"\"\",c\n東京,大阪") == "\u{FEFF}\"a \"\"b\"\"\",c\n東京[とうきょう],大阪")
  }

  @Test func insertionsWithoutSeparators() throws {
    let ruby = AnnotatedText(.csv) { $0.notation = .ruby }
    let text = "東京,\"大阪\"\n"
    let result = try ruby(text)
    #expect(
      result
        == "<ruby class=jptok>東京<rt>とうきょう</rt></ruby>,\"<ruby class=jptok>大阪<rt>おおさか</rt></ruby>\"\n"
    )
    #expect(try ruby(result) == result)
    #expect(try ruby.removed(result) == text)
    #expect(try ruby.removed("<ruby class=jptok>東京</ruby>") == "<ruby class=jptok>東京</ruby>")
    let other = AnnotatedText(.csv) {
      $0.notation = .ruby
      $0.ruby = RubyMarkup(className: "a, \"b", hasParentheses: true)
    }
    #expect(try other("東京") == "<ruby>東京<rp>（</rp><rt>とうきょう</rt><rp>）</rp></ruby>")
    #expect(try AnnotatedText(.csv) { $0.annotation = .words }("東京へ,行く") == "東京 へ,行く")
  }

  @Test func brokenQuotingTakesLinearTime() throws {
    func time(_ count: Int) throws -> Duration {
      let text = String(repeating: "\"東京,{[<a\n", count: count)
      var result: AnnotatedDocument?
      let time = try ContinuousClock().measure { result = try annotated.document(text) }
      #expect(result?.counts.malformed == count)
      return time
    }
    let (small, large) = (try time(1000), try time(100_000))
    #expect(large < small * 1000 + .milliseconds(500), "\(small) for 1,000, \(large) for 100,000")
  }
}
