import Testing

@testable import JapaneseText

/// Tests the accents of phrases whose words are given by their fields, as in Open JTalk.
@Suite struct AccentBuilderTests {
  /// Returns a word of Open JTalk: part of speech, reading, accent, accent rule, conjugation type
  /// and form, and dictionary form.
  private func word(
    _ surface: String, _ pos: String, _ reading: String, _ accent: String = "*/*",
    _ rule: String = "*", type: String = "*", form: String = "*", base: String? = nil
  ) -> String {
    let levels = (pos.split(separator: ",").map { String($0) } + ["*", "*", "*"]).prefix(4)
    return "\(surface)/" + levels.joined(separator: ",")
      + ",\(type),\(form),\(base ?? surface),\(reading),\(reading),\(accent),\(rule)"
  }

  private func noun(_ surface: String, _ reading: String, _ accent: String, _ rule: String = "*")
    -> String
  {
    word(surface, "名詞,一般", reading, accent, rule)
  }

  private func suffix(_ surface: String, _ reading: String, _ accent: String, _ rule: String = "*")
    -> String
  {
    word(surface, "名詞,接尾,一般", reading, accent, rule)
  }

  private func particle(_ surface: String, _ reading: String, _ rule: String = "*") -> String {
    word(surface, "助詞,格助詞,一般", reading, "*/*", rule)
  }

  /// Returns the phrases as `count:nucleus`, or `count:?` if the accent is unknown.
  private func phrases(_ words: [String]) -> String {
    withFeatureWords(words, .openJTalk) { text in
      for index in text.words.indices {
        text.words[index].reading = text.words[index].entry.reading
      }
      return AccentPhrases.phrases(of: text).map {
        "\($0.moraCount):\($0.nucleus.map { "\($0)" } ?? "?")"
      }.joined(separator: " ")
    }
  }

  private typealias Row = (words: [String], phrases: String, why: String)

  private func check(_ table: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    for row in table {
      #expect(phrases(row.words) == row.phrases, "\(row.why)", sourceLocation: sourceLocation)
    }
  }

  @Test func compoundsWithARule() {
    check([
      ([noun("花", "ハナ", "2/2")], "2:2", "one word"),
      ([noun("花", "ハナ", "*/*")], "2:?", "an unknown accent"),
      ([noun("花", "ハナ", "2/3")], "2:?", "an accent for another reading"),
      ([noun("国語", "コクゴ", "0/3"), suffix("力", "リョク", "0/2", "C3")], "5:3", "C3"),
      ([noun("会議", "カイギ", "1/3"), suffix("室", "シツ", "0/2", "C3")], "5:3", "C3 after a fall"),
      ([noun("委員", "イイン", "1/3"), suffix("会", "カイ", "1/2", "C3")], "5:2", "C3 before ん"),
      ([noun("桜", "サクラ", "0/3"), noun("大学", "ダイガク", "0/4", "C2")], "7:4", "C2"),
      ([noun("桜", "サクラ", "0/3"), noun("祭", "マツリ", "3/3", "C1")], "6:6", "C1"),
      ([noun("命", "イノチ", "1/3"), suffix("的", "テキ", "0/2", "C4")], "5:0", "C4"),
      ([noun("命", "イノチ", "1/3"), suffix("等", "ナド", "1/2", "C5")], "5:1", "C5"),
    ])
  }

  @Test func compoundsWithoutARule() {
    check([
      ([noun("桜", "サクラ", "0/3"), noun("会社", "カイシャ", "0/3")], "6:4", "a flat second word"),
      ([noun("桜", "サクラ", "0/3"), noun("心", "ココロ", "2/3")], "6:5", "its own fall"),
      ([noun("桜", "サクラ", "0/3"), noun("頭", "アタマ", "3/3")], "6:4", "a fall at its end"),
      ([noun("桜", "サクラ", "0/3"), noun("犬", "イヌ", "2/2")], "5:3", "a short second word"),
      (
        [noun("桜", "サクラ", "0/3"), suffix("達", "ダチ", "1/2")], "5:0", "a short suffix changes nothing"
      ),
      ([noun("命", "イノチ", "1/3"), suffix("達", "ダチ", "1/2")], "5:1", "nor after a fall"),
      ([noun("命", "イノチ", "1/3"), suffix("時代", "ジダイ", "0/3")], "6:4", "a long suffix"),
    ])
  }

  @Test func theParticleNoDeletesALastFall() {
    let no = word("の", "助詞,連体化", "ノ", "*/*", "*")
    check([
      ([noun("花", "ハナ", "2/2"), no], "3:0", "a fall on the last mora"),
      ([noun("頭", "アタマ", "3/3"), no], "4:0", "of three morae"),
      ([noun("日本", "ニホン", "2/3"), no], "4:0", "a fall on the last syllable"),
      ([noun("心", "ココロ", "2/3"), no], "4:2", "a fall inside"),
      ([noun("木", "キ", "1/1"), no], "2:1", "one mora"),
      ([noun("本", "ホン", "1/2"), no], "3:1", "one syllable"),
      ([noun("桜", "サクラ", "0/3"), no], "4:0", "a flat noun"),
      ([noun("次", "ツギ", "2/2"), no], "3:2", "an exception"),
      ([noun("余所", "ヨソ", "2/2"), no], "3:2", "another one"),
      ([noun("花", "ハナ", "*/*"), no], "3:?", "an unknown accent"),
      ([noun("花", "ハナ", "2/2"), particle("が", "ガ")], "3:2", "another particle"),
    ])
  }

  @Test func twoParticles() {
    let ni = particle("に", "ニ")
    let wa = word("は", "助詞,係助詞", "ハ", "*/*", "*")
    check([
      ([noun("桜", "サクラ", "0/3"), ni], "4:0", "one particle"),
      ([noun("桜", "サクラ", "0/3"), ni, wa], "5:4", "two of one mora"),
      ([noun("命", "イノチ", "1/3"), ni, wa], "5:1", "after a fall"),
      (
        [noun("桜", "サクラ", "0/3"), ni, particle("まで", "マデ", "名詞%F2@1")], "6:5",
        "the rule after a noun"
      ),
      ([noun("桜", "サクラ", "0/3"), ni, particle("なぞ", "ナゾ")], "6:0", "no rule"),
    ])
  }

  @Test func prefixes() {
    func prefix(_ rule: String, _ accent: String = "1/2") -> String {
      word("再", "接頭詞,名詞接続", "サイ", accent, rule)
    }
    let flat = noun("利用", "リヨウ", "0/3")
    let falling = noun("世界", "セカイ", "1/3")
    check([
      ([prefix("P1"), flat], "5:0", "P1 and a flat word"),
      ([prefix("P1"), falling], "5:3", "P1 and a fall"),
      ([prefix("P2"), flat], "5:3", "P2 and a flat word"), ([prefix("P4"), flat], "5:3", "P4"),
      ([prefix("P4"), falling], "5:1", "P4 and a fall"), ([prefix("P6"), falling], "5:0", "P6"),
      ([prefix("P13"), falling], "5:1", "P13"), ([prefix("P14"), flat], "5:1", "P14"),
      ([prefix("P1", "*/*"), flat], "5:0", "an unknown prefix"),
      ([prefix("P2"), flat, particle("が", "ガ")], "6:3", "the rule applies to one word"),
    ])
  }

  @Test func auxiliaryVerbsAreComponents() {
    let te = word("て", "助詞,接続助詞", "テ", "*/*", "動詞%F1")
    func verb(_ surface: String, _ reading: String, _ accent: String) -> String {
      word(surface, "動詞,自立", reading, accent, "*", type: "五段・ラ行", form: "連用タ接続")
    }
    let iru = word(
      "いる", "動詞,非自立", "イル", "0/2", "*", type: "一段", form: "基本形")
    let miru = word("みる", "動詞,非自立", "ミル", "1/2", "*", type: "一段", form: "基本形")
    check([
      ([verb("行っ", "イッ", "0/2"), te, iru], "5:0", "two flat components"),
      ([verb("帰っ", "カエッ", "1/3"), te, iru], "6:1", "the first falls"),
      ([verb("行っ", "イッ", "0/2"), te, miru], "5:4", "the second falls"),
      ([verb("帰っ", "カエッ", "1/3"), te, miru], "6:1", "both fall: the first counts"),
      ([verb("行っ", "イッ", "*/*"), te, miru], "5:?", "the first is unknown"),
    ])
  }

  @Test func unreadableWordsAndMarks() {
    let mark = word("、", "記号,読点", "*", "*/*")
    check([
      ([], "", "no words"), ([mark], "", "a mark"),
      ([noun("花", "ハナ", "2/2"), mark], "2:2", "a mark after a word"),
      ([noun("花", "ハナ", "2/2"), mark, noun("桜", "サクラ", "0/3")], "2:2 3:0", "a mark between"),
      ([noun("ABC", "*", "*/*"), particle("が", "ガ")], "0:?", "a word without a reading"),
      ([noun("花", "ハナ", "2/2"), " ", particle("が", "ガ")], "2:2 1:?", "a space"),
    ])
  }
}
