import TestSupport
import Testing

@testable import JapaneseText

/// Tests that each class has its own bit, and which bits a class implies.
@Suite struct WordTraitsTests {
  private static let categories: [(PartOfSpeech.Category, WordTraits)] = [
    (.noun, .noun), (.pronoun, .pronoun), (.verb, .verb), (.adjective, .adjective),
    (.adjectivalNoun, .adjectivalNoun), (.adverb, .adverb), (.adnominal, .adnominal),
    (.conjunction, .conjunction), (.interjection, .interjection), (.particle, .particle),
    (.auxiliaryVerb, .auxiliaryVerb), (.prefix, .prefix), (.suffix, .suffix), (.symbol, .symbol),
    (.punctuation, .punctuation), (.whitespace, .whitespace), (.filler, .filler), (.other, .other),
  ]

  /// The bit that only this subcategory has, and those it shares with others.
  private static let subcategories: [(PartOfSpeech.Subcategory, WordTraits, shared: WordTraits)] = [
    (.proper, .proper, []), (.person, .person, .proper),
    (.familyName, .familyName, [.proper, .person]), (.givenName, .givenName, [.proper, .person]),
    (.place, .place, .proper), (.organization, .organization, .proper),
    (.numeral, .numeral, []), (.counter, .counter, []), (.verbal, .verbal, []),
    (.adverbial, .adverbial, []), (.dependent, .dependent, []), (.suffix, .suffix, []),
    (.caseMarking, .caseMarking, []), (.binding, .binding, []), (.conjunctive, .conjunctive, []),
    (.sentenceFinal, .sentenceFinal, []), (.focus, .focus, []), (.parallel, .parallel, []),
    (.nominalizing, .nominalizing, []), (.adverbializing, .adverbializing, []),
    (.fullStop, .fullStop, []), (.comma, .comma, []), (.openingBracket, .openingBracket, []),
    (.closingBracket, .closingBracket, []), (.letter, .letter, []),
  ]

  @Test func everyTraitHasItsOwnBit() {
    // The suffix as a subcategory is the same trait as the category.
    let all =
      Self.categories.map(\.1) + Self.subcategories.map(\.1).filter { $0 != .suffix }
      + [.unknown, .merged, .predicate]
    #expect(all.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(all.map(\.rawValue)).count == all.count)
  }

  @Test func everyPairHasTheBitsOfBoth() {
    var failures: [String] = []
    for (category, bit) in Self.categories {
      if WordTraits(category, nil) != bit { failures.append("\(category.rawValue)") }
      for (subcategory, own, shared) in Self.subcategories {
        let found = WordTraits(category, subcategory)
        if found != bit.union(own).union(shared) {
          failures.append("\(category.rawValue).\(subcategory.rawValue): \(found.rawValue)")
        }
      }
    }
    expectNone(failures)
  }

  @Test func theRowsOfDictionariesUseNoOtherNames() {
    let categories = Set(Self.categories.map(\.0))
    let subcategories = Set(Self.subcategories.map(\.0))
    for tagSet in [DictionarySchema.TagSet.ipadic, .unidic, .juman] {
      for (names, category, subcategory) in PartOfSpeechTable.rows(for: tagSet) {
        #expect(categories.contains(category), "\(names)")
        #expect(subcategory.map(subcategories.contains) ?? true, "\(names)")
      }
    }
  }

  @Test func intersectionsAreThoseOfSets() {
    var generator = SeededGenerator(seed: 501)
    let all = Self.categories.map(\.1) + Self.subcategories.map(\.1)
    for _ in 0..<2_000 {
      let one = all.filter { _ in Int.random(in: 0..<12, using: &generator) == 0 }
      let other = all.filter { _ in Int.random(in: 0..<12, using: &generator) == 0 }
      let expected = !Set(one).isDisjoint(with: Set(other))
      #expect(WordTraits(one).intersects(WordTraits(other)) == expected)
      #expect(WordTraits(other).intersects(WordTraits(one)) == expected)
    }
  }

  @Test func groupsHaveTheirMembersOnly() {
    for (category, bit) in Self.categories {
      let isFunctional = [.particle, .auxiliaryVerb].contains(category)
      #expect(WordTraits.functional.contains(bit) == isFunctional, "\(category.rawValue)")
      let isMark = [.symbol, .punctuation, .whitespace].contains(category)
      #expect(WordTraits.punctuationAndSymbols.contains(bit) == isMark, "\(category.rawValue)")
    }
  }
}
