import EmbeddedDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Compares the indexed rule tables with a search of the rules in order.
@Suite struct JoinRuleTableTests {
  /// Returns whether a word fulfills all conditions of a pattern, tested one by one.
  private func matches(
    _ pattern: WordPattern, _ word: AnalyzedWord, _ surface: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard pattern.traits.isEmpty || !pattern.traits.isDisjoint(with: word.traits) else {
      return false
    }
    return word.traits.isSuperset(of: pattern.all) && word.traits.isDisjoint(with: pattern.not)
      && pattern.forms.contains(ConjugationForms(word.entry.conjugationForm))
      && pattern.matchesTexts(word, surface)
  }

  /// Returns the decision of the first rule that matches, or false if no rule matches.
  private func firstMatch(_ rules: [JoinRule], _ index: Int, in text: AnalyzedText) -> Bool {
    let (left, right) = (text.words[index - 1], text.words[index])
    return rules.first {
      matches($0.left, left, text.surface(left)) && matches($0.right, right, text.surface(right))
    }?.joins ?? false
  }

  private func joins(_ table: JoinRuleTable, _ index: Int, in text: AnalyzedText) -> Bool {
    let (left, right) = (text.words[index - 1], text.words[index])
    return table.joins(left, text.surface(left), right, text.surface(right))
  }

  private let tables: [(name: String, table: JoinRuleTable, rules: [JoinRule])] = [
    (
      "reader", .reader,
      ReaderRules.auxiliaries + ReaderRules.verbs + ReaderRules.adjectives + ReaderRules.particles
        + ReaderRules.nouns
    ),
    ("long", .long, LongRules.endings + LongRules.verbs + LongRules.nouns),
    (
      "bunsetsu", .bunsetsu,
      BunsetsuRules.endings + BunsetsuRules.verbs + BunsetsuRules.adjectives + BunsetsuRules.nouns
    ),
  ]

  /// Appends a description of each pair of words for which a table and its rules differ; returns
  /// the number of pairs that join.
  private func compare(_ text: AnalyzedText, _ failures: inout [String]) -> Int {
    var joined = 0
    for index in text.words.indices.dropFirst() {
      for (name, table, rules) in tables {
        let expected = firstMatch(rules, index, in: text)
        if expected { joined += 1 }
        if joins(table, index, in: text) != expected {
          let pair = [index - 1, index].map {
            String(decoding: text.surface(at: $0), as: UTF8.self)
          }
          failures.append("\(name): \(pair) joins: \(expected)")
        }
      }
    }
    return joined
  }

  @Test func wordsOfSentences() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let fixture = AnalysisFixture(tokenizer)
    var failures: [String] = []
    var joined = 0
    for rows in readerRows + longRows + phraseRows {
      for row in rows.rows {
        fixture.analyze(row.replacing(" ", with: "")) { joined += compare($0, &failures) }
      }
    }
    #expect(joined > 1_000, "\(joined)")
    expectNone(failures)
  }

  /// Words of any two classes, forms and texts, as no sentence has them.
  @Test func anyTwoWords() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 31)
    let classes = PartOfSpeechTable.rows(for: .ipadic).map { $0.0 }
    let forms = ["*", "未然形", "連用形", "連用タ接続", "基本形", "仮定形", "命令ｅ", "語幹", "体言接続", "ガル接続"]
    let surfaces = [
      "て", "で", "う", "よう", "そう", "な", "に", "の", "た", "だ", "ない", "する", "いる", "ある", "なる",
      "つ", "さん", "こと", "前", "上", "県", "都", "以上", "兼", "なし", "最大", "書き", "走り", "お", "約",
    ]
    var joined = 0
    for _ in 0..<300 {
      let words = (0..<12).map { _ in
        let levels = (classes.randomElement(using: &generator) ?? "").split(separator: ",")
        let padded = (levels.map { String($0) } + ["*", "*", "*", "*"]).prefix(4)
        let surface = surfaces.randomElement(using: &generator) ?? ""
        let base = surfaces.randomElement(using: &generator) ?? ""
        let form = forms.randomElement(using: &generator) ?? ""
        return "\(surface)/\(padded.joined(separator: ",")),*,\(form),\(base),*,*"
      }
      withFeatureWords(words, .ipadic) { joined += compare($0, &failures) }
    }
    #expect(joined > 1_000, "\(joined)")
    expectNone(failures)
  }

  @Test func theFirstRuleThatMatchesDecides() {
    let words = ["食べ/動詞,自立,*,*,一段,連用形,食べる,*,*", "本/名詞,一般,*,*,*,*,本,*,*"]
    let table: [(rules: [JoinRule], joins: Bool, why: String)] = [
      ([], false, "no rule"), ([.join(.any, .any)], true, "any two words"),
      ([.split(.any, .any), .join(.any, .any)], false, "the first"),
      ([.join(.any, .any), .split(.any, .any)], true, "the first again"),
      (
        [.split(.any, .word(.verb)), .join(.any, .any)], true,
        "the first does not match on the right"
      ),
      ([.split(.word(.noun), .any), .join(.any, .any)], true, "nor on the left"),
      ([.join(.word(.verb, forms: .continuative), .word(.noun))], true, "a form"),
      ([.join(.word(.verb, forms: [.stem, .terminal]), .word(.noun))], false, "other forms"),
      ([.join(.any, .word(.noun, all: .verbal))], false, "a trait is missing"),
      ([.join(.any, .word([.noun, .verb], not: .proper))], true, "an excluded trait is missing"),
      ([.join(.any, .word(.noun, not: .noun))], false, "an excluded trait"),
      ([.join(.surface("食べ"), .surface("本", "紙"))], true, "texts"),
      ([.join(.surface("食べる"), .any)], false, "the base form is not the text"),
      ([.join(.base("食べる", as: .verb), .any)], true, "the base form"),
      ([.join(.base("食べ"), .any)], false, "the text is not the base form"),
      ([.join(.any.ending("べ", "み"), .any)], true, "an ending"),
      ([.join(.any.ending("食"), .any)], false, "a beginning is not an ending"),
      ([.join(.any.except("食べ"), .any)], false, "an excluded text"),
      ([.join(.any.except("食べ").except("食べる"), .any)], false, "both exclusions apply"),
      ([.join(.any.exceptBase("食べる", "飲む"), .any)], false, "an excluded base form"),
      ([.join(.any.exceptBase("食べ"), .any)], true, "another base form is excluded"),
      (
        [.split(.any, .word(.noun).except("本")), .join(.any, .surface(in: ["本"], as: .noun))], true,
        "an exception leaves the word to the next rule"
      ),
    ]
    for row in table {
      let joins = withFeatureWords(words, .ipadic) {
        self.joins(JoinRuleTable(row.rules), 1, in: $0)
      }
      #expect(joins == row.joins, "\(row.why)")
    }
  }

  @Test func repetitionsOfAtLeastTwoKana() {
    let table: [(surface: String, matches: Bool, why: String)] = [
      ("どきどき", true, "two kana twice"), ("ゴソゴソ", true, "katakana"),
      ("むにゃむにゃ", true, "three kana twice"), ("どき", false, "no repetition"),
      ("もも", false, "one kana twice"), ("どきどきと", false, "more than a repetition"),
      ("どきとき", false, "a voiced half"), ("どきどきどき", false, "three times"),
    ]
    for row in table {
      let found = withFeatureWords([unidic(row.surface, "副詞")], .unidic17) {
        WordPattern.any.repetition().matchesTexts($0.words[0], $0.surface($0.words[0]))
      }
      #expect(found == row.matches, "\(row.why)")
    }
  }

  /// A word may be of two classes: JumanDIC's suffixes conjugate.
  @Test func suffixesThatAreVerbs() {
    let words = [juman("食べ", "動詞", "基本連用形", "食べる"), juman("始める", "接尾辞,動詞性接尾辞", "基本形")]
    let table: [(right: WordPattern, left: WordPattern, joins: Bool)] = [
      (.word(.suffix), .any, true), (.word(.verb), .any, true),
      (.word([.noun, .suffix]), .any, true), (.word(.verb, all: .suffix), .any, true),
      (.word(.verb, not: .suffix), .any, false), (.word(.adjective, all: .suffix), .any, false),
      (.any, .word(.suffix), false), (.any, .word([.suffix, .verb]), true),
    ]
    for row in table {
      let joins = withFeatureWords(words, .jumandic) {
        self.joins(JoinRuleTable([.join(row.left, row.right)]), 1, in: $0)
      }
      #expect(joins == row.joins, "\(row.left.traits) \(row.right.traits)")
    }
    // The suffix is the left word.
    for (left, joins) in [
      (WordPattern.word(.suffix), true), (.word(.verb), true), (.word(.noun), false),
    ] {
      let found = withFeatureWords([words[1], words[0]], .jumandic) {
        self.joins(JoinRuleTable([.join(left, .any)]), 1, in: $0)
      }
      #expect(found == joins)
    }
  }

  @Test func eachFormIsASetOfItsOwn() {
    let forms = (0...9).compactMap { ConjugationForm(rawValue: $0) }
    #expect(forms.count == 10 && ConjugationForm(rawValue: 10) == nil, "a form is not tested")
    for form in forms {
      #expect(ConjugationForms.any.contains(ConjugationForms(form)))
      for other in forms {
        #expect(ConjugationForms(form).contains(ConjugationForms(other)) == (form == other))
      }
    }
  }

  @Test func onlyConditionsOnTextsCompareTexts() {
    let patterns: [(pattern: WordPattern, compares: Bool)] = [
      (.any, false), (.word(.noun, all: .verbal, not: .proper, forms: .stem), false),
      (.surface("本"), true), (.base("本"), true), (.any.ending("本"), true),
      (.any.except("本"), true), (.any.exceptBase("本"), true), (.surface(in: []), false),
      (.any.repetition(), true),
    ]
    for row in patterns { #expect(row.pattern.comparesTexts == row.compares) }
  }
}
