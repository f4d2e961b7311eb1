import Foundation
import Testing

@testable import LanguageDetection

@Suite struct DetectorOptionTests {
  private let scores = [
    LanguageScore(language: .english, logProbability: -0.5),
    LanguageScore(language: .dutch, logProbability: -1.5),
    LanguageScore(language: .romaji, logProbability: -3),
    LanguageScore(language: .zulu, logProbability: -12),
  ]

  @Test func candidates() {
    let rows: [(candidates: Set<LanguageTag>, text: String, expected: LanguageTag?, why: String)] =
      [
        ([.japanese, .korean], "こんにちは", .japanese, "a candidate"),
        ([.korean], "こんにちは", nil, "no candidate"),
        ([], "こんにちは", nil, "none at all"),
        ([.korean], "こんにちは 한국", .korean, "of two scripts the one with a candidate"),
        ([.thai, .greek], "สวัสดี", .thai, "a candidate"),
        ([.chinese], "ㄅㄆㄇ", .traditionalChinese, "a tag without script covers all"),
        ([.simplifiedChinese], "ㄅㄆㄇ", nil, "another script does not"),
      ]
    for row in rows {
      let detector = LanguageDetector(candidates: row.candidates)
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why)")
    }
  }

  @Test func candidatesRestrictScores() {
    let detector = LanguageDetector(candidates: [.dutch, .japanese])
    let answers = detector.probabilities(of: scores)
    #expect(answers.map(\.language) == [.dutch, .romaji])
    #expect(abs(answers.reduce(0) { $0 + $1.confidence } - 1) < 1e-9)
    #expect(LanguageDetector(candidates: [.thai]).probabilities(of: scores).isEmpty)
  }

  @Test func hintsChangeProbabilities() {
    let rows: [(hints: [LanguageTag: Double], first: LanguageTag, why: String)] = [
      ([:], .english, "none"),
      ([.dutch: 10], .dutch, "ten times"),
      ([.dutch: 1.5], .english, "too little"),
      ([.japanese: 100], .romaji, "a hint for a language is one for any script of it"),
      ([.english: 0], .english, "values of 0 or less count as 1"),
      ([.english: -1, .dutch: .nan, .romaji: .infinity], .english, "nor NaN"),
      ([.english: 0.1], .dutch, "less likely than usual"),
    ]
    for row in rows {
      let answers = LanguageDetector(hints: row.hints).probabilities(of: scores)
      #expect(answers.first?.language == row.first, "\(row.why)")
      #expect(abs(answers.reduce(0) { $0 + $1.confidence } - 1) < 1e-9, "\(row.why)")
      for (earlier, later) in zip(answers, answers.dropFirst()) {
        #expect(earlier.confidence >= later.confidence, "\(row.why)")
      }
    }
  }

  @Test func languagePrecedesScript() {
    let detector = LanguageDetector()
    let han = HanScores(japanese: -0.92, simplified: -1.1, traditional: -1.27)
    let answers = detector.probabilities(of: han.languages)
    #expect(
      answers.map(\.language) == [.simplifiedChinese, .japanese, .traditionalChinese],
      "0.40 for Japanese, 0.60 for Chinese in two kinds of characters")
    let sure = HanScores(japanese: -0.1, simplified: -3, traditional: -3)
    #expect(detector.probabilities(of: sure.languages).first?.language == .japanese)
  }

  @Test func invalidHints() {
    let detector = LanguageDetector()
    for bad in [Float.nan, .infinity, -.infinity] {
      let answers = detector.probabilities(of: [
        LanguageScore(language: .english, logProbability: bad),
        LanguageScore(language: .dutch, logProbability: -1),
      ])
      #expect(answers.allSatisfy { (0...1).contains($0.confidence) }, "\(bad)")
    }
    #expect(detector.probabilities(of: []).isEmpty)
  }

  @Test func minimumConfidence() {
    let text = "สวัสดี ελλάδα"
    #expect(LanguageDetector(minimumConfidence: 0.3).detect(text) != nil)
    #expect(LanguageDetector(minimumConfidence: 0.9).detect(text) == nil)
    #expect(LanguageDetector(minimumConfidence: 1).detect("สวัสดี") != nil)
    #expect(LanguageDetector(minimumConfidence: 2).detect("สวัสดี") == nil)
    #expect(LanguageDetector(minimumConfidence: .nan).detect("สวัสดี") != nil)
    let spans = LanguageDetector(minimumConfidence: 2).spans(in: "สวัสดี 한국")
    #expect(spans.map(\.language) == [nil], "one span that is too doubtful")
  }

  @Test func evidenceReceivesTheIdeographs() {
    // Text with kana is Japanese without a call of the closure.
    let silent = LanguageDetector(hanEvidence: { text in
      Issue.record("the closure was called for \(text)")
      return nil
    })
    #expect(silent.detect("ひらがなです")?.language == .japanese)
    #expect(silent.detect("서울")?.language == .korean)
    #expect(silent.detect("") == nil)
  }

  @Test func valuesCrossTasks() async {
    let detector = LanguageDetector()
    let texts = ["こんにちは", "안녕하세요", "สวัสดี", "Καλημέρα", "1234"]
    let expected = texts.map { detector.detect($0)?.language }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 {
        group.addTask {
          (0..<50).allSatisfy { _ in texts.map { detector.detect($0)?.language } == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
    #expect(expected == [.japanese, .korean, .thai, .greek, nil])
  }

  @Test func coding() throws {
    let detection = Detection(
      language: .japanese, confidence: 0.75,
      alternatives: [Detection.Candidate(language: .simplifiedChinese, confidence: 0.25)])
    let data = try JSONEncoder().encode(detection)
    #expect(try JSONDecoder().decode(Detection.self, from: data) == detection)
  }
}
