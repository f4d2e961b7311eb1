import Testing

@testable import LanguageDetection

@Suite struct DetectionTests {
  private let detection = Detection(
    language: .norwegianBokmal, confidence: 0.6,
    alternatives: [
      Detection.Candidate(language: .danish, confidence: 0.3),
      Detection.Candidate(language: .swedish, confidence: 0.1),
    ])

  @Test func candidates() {
    let rows: [(limit: Int, expected: [LanguageTag], why: String)] = [
      (.max, [.norwegianBokmal, .danish, .swedish], "all"),
      (3, [.norwegianBokmal, .danish, .swedish], "as many as there are"),
      (2, [.norwegianBokmal, .danish], "the first two"),
      (1, [.norwegianBokmal], "the language itself"),
      (0, [], "none"), (-1, [], "fewer than none"), (.min, [], "the minimum"),
    ]
    for row in rows {
      #expect(detection.candidates(limit: row.limit).map(\.language) == row.expected, "\(row.why)")
    }
    #expect(detection.candidates().map(\.confidence) == [0.6, 0.3, 0.1])
    #expect(Detection(language: .thai, confidence: 1).candidates(limit: 5).count == 1)
  }

  @Test func candidatesAreInOrderAndSumToAtMostOne() {
    let texts = [
      "東京", "会社", "你好", "我哋", "Das ist ein Haus", "hello", "привет", "สวัสดี iPhone", "優", "سلام",
      "नमस्ते", "か漢字", "서울 Seoul", "日本 Japan 123",
    ]
    for text in texts {
      guard let found = LanguageDetector().detect(text) else { continue }
      let candidates = found.candidates()
      #expect(candidates.first?.language == found.language, "\(text)")
      #expect(candidates.reduce(0) { $0 + $1.confidence } <= 1 + 1e-9, "\(text)")
      #expect(candidates.allSatisfy { (0...1).contains($0.confidence) }, "\(text)")
      for (one, next) in zip(candidates.dropFirst(), candidates.dropFirst(2)) {
        #expect(one.confidence >= next.confidence, "\(text)")
      }
      #expect(Set(candidates.map(\.language)).count == candidates.count, "\(text)")
    }
  }

  @Test func confidenceFollowsTheShareOfTheScript() {
    let rows: [(share: Double, expected: Double, why: String)] = [
      (1, 1, "one script"), (0.9, 0.98, "a short name in another"), (0.8, 0.92, "a name"),
      (0.5, 0.5, "as much of both"), (0.4, 0.4, "one of three scripts"), (0, 0, "nothing"),
    ]
    for row in rows {
      let trust = LanguageDetector.trust(inShare: row.share)
      #expect(abs(trust - row.expected) < 1e-9, "\(row.why)")
    }
    let shares = stride(from: 0.0, through: 1, by: 0.01).map(LanguageDetector.trust(inShare:))
    for (one, next) in zip(shares, shares.dropFirst()) { #expect(one <= next) }
  }

  @Test func minimumConfidenceIsInclusive() {
    let text = "สวัสดี ελλάδα"
    let confidence = LanguageDetector().detect(text)?.confidence ?? 0
    #expect(LanguageDetector(minimumConfidence: confidence).detect(text) != nil)
    #expect(LanguageDetector(minimumConfidence: confidence.nextUp).detect(text) == nil)
  }
}
