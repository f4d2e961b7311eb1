import Testing

@testable import JapaneseText

/// Tests the class of a preceding word, and the rules that correct the dictionary's.
@Suite struct AccentHostTests {
  private func jtalk(
    _ surface: String, _ pos: String, type: String = "*", form: String = "*", base: String? = nil,
    reading: String = "*"
  ) -> String {
    let levels = (pos.split(separator: ",").map { String($0) } + ["*", "*", "*"]).prefix(4)
    return "\(surface)/" + levels.joined(separator: ",")
      + ",\(type),\(form),\(base ?? surface),\(reading),\(reading),*/*,*"
  }

  @Test func classesOfWords() {
    let table: [(word: String, host: AccentHost, why: String)] = [
      (jtalk("花", "名詞,一般"), .noun, "a noun"), (jtalk("達", "名詞,接尾,一般"), .noun, "a suffix"),
      (jtalk("とても", "副詞,一般"), .noun, "an adverb"), (jtalk("は", "助詞,係助詞"), .particle, "a particle"),
      (jtalk("行く", "動詞,自立", type: "五段・カ行", form: "基本形"), .verb, "a verb"),
      (jtalk("赤い", "形容詞,自立", type: "形容詞・アウオ段", form: "基本形"), .adjective, "an adjective"),
      (jtalk("ます", "助動詞", type: "特殊・マス", form: "基本形"), .verb, "an auxiliary"),
      (jtalk("たい", "助動詞", type: "特殊・タイ", form: "基本形"), .adjective, "one like an adjective"),
      (
        jtalk("なかっ", "助動詞", type: "特殊・ナイ", form: "連用タ接続", base: "ない"), .adjective, "in another form"
      ),
      (jtalk("らしい", "助動詞", type: "形容詞・イ段", form: "基本形"), .adjective, "らしい"),
      (jtalk("そう", "助動詞"), .noun, "an auxiliary that does not conjugate"),
    ]
    for row in table {
      let host = withFeatureWords([row.word], .openJTalk) { AccentHost($0.words[0]) }
      #expect(host == row.host, "\(row.why)")
    }
  }

  /// Returns the rule that replaces the dictionary's for the second of two words.
  private func rule(_ previous: String, _ word: String) -> AccentRule? {
    withFeatureWords([previous, word], .openJTalk) { text in
      for index in text.words.indices {
        text.words[index].reading = text.words[index].entry.reading
      }
      return AccentRuleCorrection.rule(
        for: text.words[1], surface: text.surface(at: 1), after: text.words[0])
    }
  }

  @Test func correctionsDependOnThePrecedingWord() {
    let noun = jtalk("花", "名詞,一般")
    let verb = jtalk("行く", "動詞,自立", type: "五段・カ行", form: "基本形")
    let adjective = jtalk("赤い", "形容詞,自立", type: "形容詞・アウオ段", form: "基本形")
    let particle = jtalk("へ", "助詞,格助詞,一般")
    let ga = jtalk("が", "助詞,格助詞,一般")
    let desu = jtalk("です", "助動詞", type: "特殊・デス", form: "基本形")
    let made = jtalk("まで", "助詞,副助詞")
    let table: [(previous: String, word: String, rule: AccentRule?, why: String)] = [
      (verb, ga, .dominatingFlat(offset: 0), "が after a verb"),
      (adjective, ga, .dominatingFlat(offset: -1), "が after an adjective"),
      (noun, ga, nil, "が after a noun"), (particle, ga, nil, "が after a particle"),
      (noun, desu, .dominatingFlat(offset: 1), "です after a noun"),
      (verb, desu, .dominatingFlat(offset: 0), "です after a verb"),
      (
        particle, desu, .dominatingFlat(offset: 1),
        "an auxiliary after a particle is as after a noun"
      ),
      (noun, made, .dominatingFlat(offset: 1), "まで after a noun"),
      (particle, made, nil, "a particle after a particle is not"),
      (verb, noun, nil, "a noun has no correction"),
      (verb, jtalk("が", "接続詞"), nil, "が of another class"),
      (verb, jtalk("た", "助動詞", type: "特殊・タ", form: "基本形"), .dependent, "た after a verb"),
    ]
    for row in table { #expect(rule(row.previous, row.word) == row.rule, "\(row.why)") }
  }

  @Test func correctionsDependOnFormsAndReadings() {
    func suffix(_ surface: String, _ reading: String) -> String {
      jtalk(surface, "名詞,接尾,一般", reading: reading)
    }
    func verb(_ form: String) -> String {
      jtalk("食べ", "動詞,自立", type: "一段", form: form, base: "食べる")
    }
    let sou = jtalk("そう", "名詞,接尾,助動詞語幹", reading: "ソウ")
    let nai = jtalk("ない", "形容詞,自立", type: "形容詞・アウオ段", form: "基本形", reading: "ナイ")
    let red = { (form: String) in
      jtalk("赤く", "形容詞,自立", type: "形容詞・アウオ段", form: form, base: "赤い")
    }
    let noun = jtalk("花", "名詞,一般")
    let table: [(previous: String, word: String, rule: AccentRule?, why: String)] = [
      (noun, suffix("家", "カ"), .flatteningSuffix, "家 read カ"),
      (noun, suffix("家", "ケ"), nil, "家 read ケ"),
      (noun, suffix("行き", "ユキ"), .flatteningSuffix, "one of two readings"),
      (noun, suffix("者", "シャ"), .beforeSuffix, "者"),
      (noun, suffix("様", "サマ"), .dependentSuffix, "様"),
      (noun, jtalk("家", "名詞,一般", reading: "カ"), nil, "a noun is not a suffix"),
      (verb("連用形"), sou, .fusing(offset: 1), "そう after a continuative"),
      (verb("基本形"), sou, nil, "そう after a dictionary form"),
      (red("連用テ接続"), nai, .dominatingFlat(offset: 1), "ない after a continuative"),
      (red("基本形"), nai, nil, "ない after another form"), (noun, nai, nil, "ない after a noun"),
      (
        verb("未然形"), jtalk("なかっ", "助動詞", type: "特殊・ナイ", form: "連用タ接続", base: "ない"),
        .fusing(offset: 0), "an inflected form of ない"
      ),
      (
        verb("未然形"), jtalk("られ", "動詞,接尾", type: "一段", form: "連用形", base: "られる"), .fusing(offset: 2),
        "of られる"
      ),
    ]
    for row in table { #expect(rule(row.previous, row.word) == row.rule, "\(row.why)") }
  }

  /// Every row of the tables has rules that can be parsed, for at least one class of words.
  @Test func suffixesHaveRules() {
    let hosts: [AccentHost] = [.noun, .verb, .adjective, .particle]
    for row in AccentRuleCorrection.suffixes {
      let field = AccentRuleField(row.rules)
      #expect(hosts.allSatisfy { field.rule(after: $0) != nil }, "\(row.rules)")
      #expect(row.reading != nil && row.traits == .suffix && !row.words.isEmpty)
    }
  }

  @Test func conjugatedFormsOfIPADIC() {
    let table: [(type: String, form: String, modification: AccentModification?, why: String)] = [
      ("一段", "連用形", .forwardFromLast(offset: 1), "食べ"),
      ("一段", "未然形", .forwardFromLast(offset: 1), "食べ(ない)"),
      ("一段", "基本形", nil, "食べる"), ("五段・カ行イ音便", "連用形", nil, "書き"),
      ("サ変・−スル", "連用形", .forwardFromLast(offset: 1), "対し"), ("サ変・スル", "連用形", nil, "し"),
      ("五段・カ行イ音便", "未然ウ接続", .fromEnd(offset: 0), "書こ"),
      ("カ変・来ル", "未然ウ接続", .fromEnd(offset: 0), "来よ"),
      ("一段", "命令ｙｏ", .fromEndIfFlat(offset: 1), "食べよ"), ("五段・カ行イ音便", "命令ｙｏ", nil, "no such form"),
      ("形容詞・アウオ段", "仮定形", .fromEndIfFlat(offset: 2), "赤けれ"),
      ("特殊・ナイ", "仮定形", .fromEndIfFlat(offset: 2), "なけれ"),
      ("五段・カ行イ音便", "仮定形", nil, "書け"), ("特殊・タイ", "仮定縮約１", .fromEndIfFlat(offset: 2), "たけりゃ"),
      ("形容詞・イ段", "仮定縮約２", .fromEndIfFlat(offset: 1), "赤きゃ"), ("*", "*", nil, "no form"),
    ]
    for row in table {
      let item = jtalk("語", "動詞,自立", type: row.type, form: row.form)
      let found = withFeatureWords([item], .openJTalk) { AccentModification($0.words[0].entry) }
      #expect(found == row.modification, "\(row.why)")
    }
  }
}
