import Testing

@testable import JapaneseText

/// Tests the model of the confidence.
@Suite struct ReadingConfidenceTests {
  private typealias Term = ReadingConfidence.Term

  @Test func steps() {
    let term = Term(.margin, upTo: [0, 100, 500], [-1, 0.5, 1, 2])
    let rows: [(value: Int, weight: Double, why: String)] = [
      (-5, -1, "below the first bound"), (0, -1, "bounds are inclusive"), (1, 0.5, "after it"),
      (100, 0.5, "the second bound"), (101, 1, "the third step"), (500, 1, "the last bound"),
      (501, 2, "the last step"), (ReadingEvidence.none, 2, "a variable that does not apply"),
    ]
    for row in rows { #expect(term.weight(of: row.value) == row.weight, "\(row.why)") }
    #expect(Term(.margin, upTo: [0], []).weight(of: 1) == 0, "without weights")
  }

  @Test func probabilities() {
    func probability(_ intercept: Double, _ terms: [Term] = []) -> Double {
      ReadingConfidence.probability(of: ReadingEvidence(), intercept: intercept, terms: terms)
    }
    #expect(probability(0) == 0.5)
    #expect(abs(probability(2.1972) - 0.9) < 0.0001, "the log odds of 9 to 1")
    #expect(abs(probability(-2.1972) - 0.1) < 0.0001)
    #expect(probability(1_000) == 1 && probability(-1_000) < 1e-300, "no overflow")
    let terms = [Term(.margin, upTo: [], [1]), Term(.origin, upTo: [], [2])]
    #expect(abs(probability(0, terms) - probability(3)) < 1e-12, "weights are added")
  }

  @Test func generatedWeights() {
    let variables = ReadingConfidence.terms.map(\.variable)
    #expect(Set(variables) == Set(ReadingEvidence.Variable.allCases), "one term for each variable")
    #expect(variables.count == Set(variables).count)
    for term in ReadingConfidence.terms {
      #expect(term.weights.count == term.bounds.count + 1, "\(term.variable)")
      #expect(term.bounds == term.bounds.sorted(), "\(term.variable)")
      #expect(term.weights.allSatisfy { abs($0) < 10 }, "\(term.variable)")
    }
    let origin = ReadingConfidence.terms.first { $0.variable == .origin }
    #expect(origin?.bounds == Array(ReadingOrigin.allCases.indices), "a step for each origin")
  }

  /// A reading whose alternatives are improbable is not less certain than one with a close rival.
  @Test func widerMarginsAreSafer() {
    func probability(_ margin: Int) -> Double {
      var evidence = ReadingEvidence()
      for variable in ReadingEvidence.Variable.allCases { evidence[variable] = 0 }
      evidence[.origin] = 1
      evidence[.shape] = 2
      evidence[.boundary] = ReadingEvidence.none
      evidence[.kanjiMargin] = ReadingEvidence.none
      evidence[.neighborMargin] = ReadingEvidence.none
      evidence[.margin] = margin
      evidence[.wordMargin] = margin
      return ReadingConfidence.probability(of: evidence)
    }
    #expect(probability(100) < probability(2_500))
    #expect(probability(2_500) < probability(ReadingEvidence.none))
  }
}

/// Tests the variables of the model.
@Suite struct ReadingEvidenceTests {
  @Test func values() {
    var evidence = ReadingEvidence()
    #expect(ReadingEvidence.Variable.allCases.allSatisfy { evidence[$0] == ReadingEvidence.none })
    evidence[.margin] = 17
    #expect(evidence[.margin] == 17)
    #expect(evidence[.boundary] == ReadingEvidence.none, "others are not changed")
    evidence[.margin] = .max
    #expect(evidence[.margin] == ReadingEvidence.none, "limited")
    evidence[.margin] = .min
    #expect(evidence[.margin] == -ReadingEvidence.none)
  }

  @Test func shapes() {
    let rows: [(surface: String, shape: Int, why: String)] = [
      ("木", 0, "one kanji"), ("𠮷", 0, "above U+FFFF"), ("行く", 1, "with okurigana"),
      ("東京", 2, "two kanji"), ("受け取り", 3, "two with kana"), ("東京都", 4, "three"),
      ("取り扱い所", 4, "three with kana"), ("20", 5, "digits"), ("３", 5, "full-width digits"),
      ("3本", 5, "digits and kanji"), ("A", 5, "letters"), ("", 5, "nothing"),
      ("かな", 5, "kana only"),
      ("人々", 2, "an iteration mark counts"),
    ]
    for row in rows {
      let shape = Array(row.surface.utf8).withUnsafeBufferPointer { ReadingEvidence.shape(of: $0) }
      #expect(shape == row.shape, "\(row.surface): \(row.why)")
    }
  }

  @Test func wordClasses() {
    let rows: [(traits: WordTraits, wordClass: Int, why: String)] = [
      (.noun, 0, "a noun"), ([.noun, .verbal], 0, "with する"), (.adjectivalNoun, 0, "with な"),
      (.verb, 1, "a verb"), (.adjective, 1, "an adjective"),
      ([.noun, .proper, .person], 2, "a person"),
      ([.noun, .proper, .person, .familyName], 2, "a family name"),
      ([.noun, .proper, .place], 3, "a place"), ([.noun, .suffix], 4, "a suffix"),
      (.prefix, 4, "a prefix"), ([.noun, .numeral], 5, "a numeral"),
      ([.noun, .suffix, .counter], 5, "a counter"), ([.noun, .adverbial], 6, "an adverbial noun"),
      (.pronoun, 6, "a pronoun"), (.adverb, 6, "an adverb"),
      ([.noun, .unknown], 7, "an unknown word"), ([], 6, "nothing known"),
    ]
    for row in rows {
      #expect(ReadingEvidence.wordClass(of: row.traits) == row.wordClass, "\(row.why)")
    }
  }
}
