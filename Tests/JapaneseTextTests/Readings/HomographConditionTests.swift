import TestSupport
import Testing

@testable import JapaneseText

/// Tests each condition of homograph rules on sentences of the miniature dictionary.
@Suite struct HomographConditionTests {
  private let fixture: HomographFixture

  init() throws {
    fixture = HomographFixture(try Tokenizer(dictionary: .directory(MiniDictionary.directory())))
  }

  private func check(
    _ text: String, words: [String], _ rows: [(index: Int, condition: String, holds: Bool)]
  ) throws {
    fixture.analyze(text) { text, _ in
      let found = text.words.map { String(decoding: text.surface($0), as: UTF8.self) }
      #expect(found == words, "another analysis")
      guard found == words else { return }
      for row in rows {
        guard let rule = HomographRule("語\tゴ\t\(row.condition)\t") else {
          Issue.record("cannot be read: \(row.condition)")
          continue
        }
        let name = "\(words[row.index]): \(row.condition)"
        #expect(rule.applies(at: row.index, in: text) == row.holds, "\(name)")
        guard !row.condition.contains(" "), !row.condition.hasPrefix("!") else { continue }
        let opposite = HomographRule("語\tゴ\t!\(row.condition)\t")
        #expect(opposite?.applies(at: row.index, in: text) == !row.holds, "!\(name)")
      }
    }
  }

  @Test func neighbors() throws {
    try check(
      "東京へ行きました。", words: ["東京", "へ", "行き", "まし", "た", "。"],
      [
        (2, "prev=へ", true), (2, "prev=に|へ", true), (2, "prev=東京", false),
        (2, "prev=京へ", false), (2, "prev:particle", true), (2, "prev:case", true),
        (2, "prev:noun", false), (2, "prev:noun|particle", true),
        (2, "next=まし", true), (2, "next=ます", false), (2, "next:auxiliary", true),
        (2, "next:verb", false),
        (2, "prev2=東京", true), (2, "prev2=へ", false), (2, "prev2:place", true),
        (2, "prev2:proper", true), (2, "prev2:person", false),
        (2, "next2=た", true), (2, "next2:auxiliary", true), (2, "next2=。", false),
        (3, "prevbase=行く", true), (3, "prevbase=行き", false),
        (2, "nextbase=ます", true), (2, "nextbase=まし", false),
        (2, "self:verb", true), (2, "self:noun", false), (2, "self=行き", true),
        (2, "self=行く", false), (2, "selfbase=行く", true), (2, "selfbase=行き", false),
        (0, "prev=東京", false), (0, "prev2=東京", false), (1, "prev2=東京", false),
        (5, "next=。", false), (4, "next2=。", false),
      ])
  }

  /// `none` matches an end of the chunk, a gap or a punctuation mark.
  @Test func noNeighbor() throws {
    try check(
      "猫 犬、水", words: ["猫", "犬", "、", "水"],
      [
        (0, "prev:none", true), (0, "prev:noun", false), (0, "prev:none|noun", true),
        (0, "prev2:none", true), (0, "next:none", true), (0, "next=犬", false),
        (0, "next2=、", false), (1, "prev:none", true), (1, "prev=猫", false),
        (1, "next:none", true), (1, "next=、", true), (1, "next:comma", true),
        (1, "next:noun", false), (1, "next2=水", true), (1, "next2:none", false),
        (3, "prev:none", true), (3, "prev2=犬", true), (3, "prev2:none", false),
        (3, "next:none", true), (2, "self:none", true), (3, "self:none", false),
        (0, "prevbase=猫", false), (3, "nextbase=水", false),
      ])
  }

  @Test func text() throws {
    try check(
      "東京へ行きました。", words: ["東京", "へ", "行き", "まし", "た", "。"],
      [
        (2, "before=へ", true), (2, "before=京へ", true), (2, "before=東京へ", true),
        (2, "before=大東京へ", false), (2, "before=東京", false), (2, "before=行", false),
        (2, "before=を|東京へ", true), (0, "before=東", false),
        (2, "after=ま", true), (2, "after=ました", true), (2, "after=ました。", true),
        (2, "after=ました。は", false), (2, "after=した", false), (5, "after=。", false),
        (4, "after=。", true),
      ])
    try check(
      "猫 犬", words: ["猫", "犬"], [(1, "before=猫", false), (0, "after=犬", false)])
  }

  @Test func readings() throws {
    try check(
      "東京へ行きました。", words: ["東京", "へ", "行き", "まし", "た", "。"],
      [
        (0, "reads=トウキョウ", true), (0, "reads=トウ", false), (0, "reads=トウキョウト", false),
        (2, "reads=イッ|イキ", true), (5, "reads=。", false),
      ])
  }

  /// Up to ten words on each side, matched by surface or dictionary form, across gaps, without the
  /// word itself.
  @Test func wordsNearby() throws {
    try check(
      "東京へ行きました。", words: ["東京", "へ", "行き", "まし", "た", "。"],
      [
        (0, "near=行く", true), (0, "near=行き", true), (0, "near=行", false),
        (5, "near=東京", true), (0, "near=東京", false), (2, "near=行く", false),
        (0, "near=犬|た", true), (0, "near=犬|猫", false),
      ])
    try check(
      "猫 犬", words: ["猫", "犬"], [(0, "near=犬", true), (1, "near=猫", true)])
    let marks = [String](repeating: "、", count: 9)
    let words = ["犬"] + marks + ["猫"]
    try check(
      words.joined(), words: words, [(0, "near=猫", true), (10, "near=犬", true)])
    let more = ["犬"] + marks + ["、", "猫"]
    try check(
      more.joined(), words: more, [(0, "near=猫", false), (11, "near=犬", false)])
  }

  @Test func allConditionsMustHold() throws {
    try check(
      "東京へ行きました。", words: ["東京", "へ", "行き", "まし", "た", "。"],
      [
        (2, "prev=へ next=まし", true), (2, "prev=へ next=た", false),
        (2, "prev=に next=まし", false), (2, "prev=へ !next=た", true),
        (2, "!prev=へ next=まし", false), (2, "!prev=に !next=た", true),
        (2, "prev=へ next=まし after=ました before=東京へ near=。 self:verb", true),
      ])
  }

  // MARK: Rules

  @Test func theFirstRuleThatHoldsCounts() {
    let rules = HomographRules(
      """
      猫\tネウ\tprev=犬\tone
      # 猫\tネコマ\t\ta comment
      猫\tミャー\tnext=が\ttwo
      猫\tニャー\t\tthree
      犬\tケン\tnext:substantive\tno rule
      犬\tワン\t\tfour
      """)
    #expect(rules.rules.count == 4)
    let rows: [(text: String, readings: [String], why: String)] = [
      ("犬猫", ["ワン", "ネウ"], "the first, whatever the others say"),
      ("犬猫が", ["ワン", "ネウ", "ガ"], "the first of two that hold"),
      ("猫が", ["ミャー", "ガ"], "the second"), ("猫を", ["ニャー", "ヲ"], "the last"),
      ("水を", ["ミズ", "ヲ"], "no rule"), ("犬 猫", ["ワン", "ニャー"], "a gap between"),
    ]
    for (text, readings, why) in rows {
      #expect(fixture.readings(of: text, by: rules) == readings, "\(why)")
    }
  }

  @Test func dictionaryFormsReplaceABeginning() {
    let rules = HomographRules(
      """
      行く*\tイ>ユ\tprev=へ\tone
      行く*\tオコナ>イ\t\tno such beginning
      行か\tオモム\t\ta surface
      読む*\tヨミ>\tprev=を\tnothing left
      も*\tモ>マ\t\tkana
      """)
    let rows: [(text: String, readings: [String], why: String)] = [
      ("東京へ行きました", ["トウキョウ", "ヘ", "ユキ", "マシ", "タ"], "the rest of the reading stays"),
      ("東京へ行く", ["トウキョウ", "ヘ", "ユク"], "the dictionary form itself"),
      ("東京に行く", ["トウキョウ", "ニ", "イク"], "not after に, and イク has no オコナ"),
      ("東京へ行かない", ["トウキョウ", "ヘ", "オモム", "ナイ"], "a rule of the surface comes first"),
      ("本も", ["ホン", "モ"], "a word without kanji has no homographs"),
    ]
    for (text, readings, why) in rows {
      #expect(fixture.readings(of: text, by: rules) == readings, "\(why)")
    }
  }

  @Test func anotherReadingHasNoPronunciation() {
    let rules = HomographRules("学校\tガクコウ\tnext=へ\tone")
    fixture.analyze("学校へ学校") { text, arena in
      #expect(text.words[0].pronunciation.elementsEqual("ガッコー".utf8))
      rules.apply(to: &text, &arena)
      #expect(text.words[0].reading.elementsEqual("ガクコウ".utf8))
      #expect(text.words[0].pronunciation.isEmpty)
      #expect(text.words[2].reading.elementsEqual("ガッコウ".utf8))
      #expect(text.words[2].pronunciation.elementsEqual("ガッコー".utf8), "not that of the rule")
    }
  }

  @Test func noRulesNoChange() {
    let rules = HomographRules("# nothing\n")
    #expect(rules.rules.isEmpty)
    #expect(fixture.readings(of: "東京へ", by: rules) == ["トウキョウ", "ヘ"])
  }
}
