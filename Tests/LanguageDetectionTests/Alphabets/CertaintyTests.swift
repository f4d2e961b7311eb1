import Testing

@testable import LanguageDetection

/// Tests the prior odds of languages and the calibration of probabilities.
@Suite(.enabled(if: AlphabetModel.isLoaded)) struct CertaintyTests {
  private func scores(_ text: String, isCalibrated: Bool) -> [LanguageTag: Float] {
    let letters = text.unicodeScalars.map { $0 == " " ? 0 : $0.value }
    let scores = letters.withUnsafeBufferPointer {
      AlphabetModel.scores(of: $0, isComplete: true, isCalibrated: isCalibrated)
    }
    return Dictionary(uniqueKeysWithValues: scores.map { ($0.language, $0.logProbability) })
  }

  @Test func commonLanguagesHaveHigherPriors() throws {
    let tables = try #require(AlphabetModel.tables(in: ModelBytes.alphabets).first)
    func prior(_ tag: String) throws -> Int32 {
      tables.priors[try #require(tables.tags.firstIndex { $0.rawValue == tag })]
    }
    #expect(tables.priors.count == tables.tags.count)
    #expect(try prior("en") > prior("de"))
    #expect(try prior("de") >= prior("nl"))
    #expect(try prior("nl") > prior("hr"))
    #expect(try prior("hr") > prior("bs"))
    #expect(try prior("id") > prior("ms"))
    #expect(try prior("lt") == 0)
    // A prior decides between equals and outweighs no word: odds of less than five.
    #expect(tables.priors.allSatisfy { abs(Float($0) * tables.unit) < 1.61 })
  }

  /// A hint multiplies the prior odds of a language.
  @Test func hintsOutweighPriors() {
    for (text, hint) in [("Name", "de"), ("Comment", "fr"), ("Editor", "es")] {
      let usual = LanguageDetector().detect(text)
      #expect(usual?.language == LanguageTag(rawValue: "en"), "\(text)")
      guard let tag = LanguageTag(rawValue: hint) else { continue }
      let hinted = LanguageDetector(hints: [tag: 1_000]).detect(text)
      #expect(hinted?.language == tag, "\(text)")
    }
  }

  /// Scores of single words are added up by the lattice of spans, so they have no priors, which
  /// would count once for each word.
  @Test func uncalibratedScoresHaveNoPriors() throws {
    let (english, german) = (
      try #require(LanguageTag(rawValue: "en")), try #require(LanguageTag(rawValue: "de"))
    )
    for text in ["name", "hotel", "international"] {
      let plain = scores(text, isCalibrated: false)
      let calibrated = scores(text, isCalibrated: true)
      let before = try #require(plain[english]) - #require(plain[german])
      let after = try #require(calibrated[english]) - #require(calibrated[german])
      #expect(after > before, "\(text)")
    }
  }

  /// The log odds of a long text are lower than the sum of its n-grams.
  @Test func longTextsAreLessCertainThanTheirSums() throws {
    let text = "this is a long text in english which has more than enough letters to be certain"
    let (plain, calibrated) = (
      scores(text, isCalibrated: false), scores(text, isCalibrated: true)
    )
    let english = try #require(LanguageTag(rawValue: "en"))
    for (language, score) in plain where language != english {
      let reduced = try #require(calibrated[language])
      #expect(score < reduced, "\(language)")
      #expect(reduced < -3, "\(language)")
    }
  }

  /// Confidence rises with the length of a text, and stays below 1.
  @Test func confidenceRisesWithLength() throws {
    let words = "we went to the market with our children in the morning".split(separator: " ")
    var confidences: [Double] = []
    for count in [2, 5, words.count] {
      let text = words.prefix(count).joined(separator: " ")
      let detection = try #require(LanguageDetector().detect(text))
      #expect(detection.language.rawValue == "en", "\(text)")
      confidences.append(detection.confidence)
    }
    #expect(confidences == confidences.sorted(), "\(confidences)")
    let last = try #require(confidences.last)
    #expect(last > 0.9 && last <= 1)
  }

  /// Words that several languages share are reported with a low confidence.
  @Test func sharedWordsAreUncertain() throws {
    for text in ["radio", "hotel", "taxi", "data", "no", "a"] {
      let detection = try #require(LanguageDetector().detect(text))
      #expect(detection.confidence < 0.9, "\(text): \(detection)")
      #expect(!detection.alternatives.isEmpty, "\(text)")
    }
  }

  @Test func keysOfWords() {
    func key(_ codes: [UInt64]) -> UInt64 {
      codes.reduce(0) { AlphabetTables.key(ofWord: $0, $1) }
    }
    #expect(key([]) == 0)
    #expect(key([1]) == 0x9E37_79B9_7F4A_7C15)
    #expect(key([2, 3]) != key([3, 2]), "the order of letters counts")
    #expect(key([2, 3, 4]) != key([2, 3]), "so does the length")
    let all = (2..<60).flatMap { first in (2..<60).map { key([first, $0, first, $0]) } }
    #expect(Set(all.map { $0 | 1 << 63 }).count == all.count)
  }
}
