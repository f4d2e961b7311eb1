import Testing

@testable import JapaneseText

/// Tests the parser of homograph rules.
@Suite struct HomographParserTests {
  @Test func everyRowOfTheTableIsARule() {
    let rows = HomographTable.rules
    #expect(rows.count > 200, "rows have been lost")
    for row in rows {
      #expect(HomographRule(String(row)) != nil, "cannot be read: \(row)")
      #expect(row.split(separator: "\t").last?.isEmpty == false, "no reason: \(row)")
    }
    #expect(HomographRules.standard.rules.count == rows.count)
  }

  /// A row that can never apply is a mistake: an earlier row has no more conditions than it.
  @Test func noRowIsHiddenByAnEarlierOne() {
    var unconditional: Set<String> = []
    var seen: Set<String> = []
    for row in HomographTable.rules {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let isBase = columns[0].hasSuffix("*")
      let key = isBase ? "\(columns[0])\(columns[1].prefix { $0 != ">" })" : "\(columns[0])"
      #expect(!unconditional.contains(key), "never reached: \(row)")
      #expect(seen.insert("\(key)\t\(columns[2])").inserted, "said before: \(row)")
      if columns[2].isEmpty { unconditional.insert(key) }
    }
  }

  @Test func readingsAreKatakana() {
    for rule in HomographRules.standard.rules {
      for kana in [rule.reading, rule.replaced ?? rule.reading] {
        let text = String(decoding: kana, as: UTF8.self)
        let isKatakana = text.unicodeScalars.allSatisfy {
          (0x30A1...0x30F6).contains($0.value) || $0.value == 0x30FC
        }
        #expect(
          isKatakana && !text.isEmpty, "\(String(decoding: rule.word, as: UTF8.self)) \(text)")
      }
    }
  }

  @Test func columns() throws {
    let rule = try #require(HomographRule("後\tゴ\tprev=その|この !next:noun\twhy"))
    #expect(rule.word == utf8("後") && rule.reading == utf8("ゴ") && rule.replaced == nil)
    #expect(rule.conditions.count == 2)
    let (first, second) = (rule.conditions[0], rule.conditions[1])
    #expect(first.subject == .previous && !first.isNegated && !first.acceptsNone)
    #expect(first.texts == [utf8("その"), utf8("この")] && first.traits == [])
    #expect(second.subject == .next && second.isNegated && second.texts.isEmpty)
    #expect(second.traits == .noun)

    let base = try #require(HomographRule("抱く*\tイダ>ダ\tnear=子\twhy"))
    #expect(base.word == utf8("抱く") && base.reading == utf8("ダ") && base.replaced == utf8("イダ"))
    let always = try #require(HomographRule("冗談\tジョウダン\t\twhy"))
    #expect(always.conditions.isEmpty)
    let none = try #require(HomographRule("年\tネン\tprev:none|numeral\twhy")).conditions[0]
    #expect(none.acceptsNone && none.traits == .numeral)
  }

  @Test func everySubjectHasAName() {
    for subject in HomographRule.Subject.allCases {
      for row in ["語\tゴ\t\(subject.rawValue)=語\t", "語\tゴ\t!\(subject.rawValue)=語|話\t"] {
        #expect(HomographRule(row)?.conditions.first?.subject == subject, "\(row)")
      }
    }
  }

  @Test func invalidRowsAreNil() {
    let rows: [(row: String, why: String)] = [
      ("# 後\tゴ\tprev=その\twhy", "a comment"),
      ("", "nothing"),
      ("後", "one column"),
      ("後\tゴ\tprev=その", "three columns"),
      ("後\tゴ\tprev=その\twhy\tmore", "five columns"),
      ("\tゴ\tprev=その\twhy", "no word"),
      ("後\tゴ\tbesides=その\twhy", "an unknown subject"),
      ("後\tゴ\t=その\twhy", "no subject"),
      ("後\tゴ\tprevその\twhy", "no symbol"),
      ("後\tゴ\tprev=\twhy", "no value"),
      ("後\tゴ\tprev=|\twhy", "empty values"),
      ("後\tゴ\tprev:substantive\twhy", "an unknown trait"),
      ("後\tゴ\tprev:noun|Noun\twhy", "an unknown trait after a known one"),
      ("後\tゴ\tprev=その next:substantive\twhy", "an unknown trait after a good condition"),
      ("後\tゴ\t!!prev=その\twhy", "negated twice"),
      ("後\tゴ\t!\twhy", "nothing negated"),
      ("抱く*\tダ\tnear=子\twhy", "a base form without the replaced text"),
      ("抱く*\tイダ>ダ>ド\tnear=子\twhy", "replaced twice"),
    ]
    for (row, why) in rows { #expect(HomographRule(row) == nil, "\(why)") }
  }

  @Test func traitsByName() {
    let names = [
      "noun", "pronoun", "verb", "adjective", "adjectivalnoun", "adverb", "adnominal",
      "conjunction", "particle", "auxiliary", "prefix", "suffix", "numeral", "counter", "proper",
      "person", "family", "given", "place", "organization", "verbal", "adverbial", "dependent",
      "case", "binding", "conjunctive", "nominalizing", "final", "focus", "comma", "unknown",
      "symbol",
    ]
    var traits: Set<WordTraits> = []
    for name in names {
      guard let trait = WordTraits.named(name) else {
        Issue.record("no trait \(name)")
        continue
      }
      #expect(traits.insert(trait).inserted, "\(name) is another's")
      #expect(trait.rawValue.nonzeroBitCount == 1, "\(name)")
    }
    for name in ["", "none", "Noun", "nouns", "*", "名詞"] {
      #expect(WordTraits.named(name) == nil, "\(name)")
    }
  }

  private func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
}
