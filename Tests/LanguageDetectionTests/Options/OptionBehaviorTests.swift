import Synchronization
import Testing

@testable import LanguageDetection

/// Tests the effect of options on the result for a text.
@Suite(.enabled(if: AlphabetModel.isLoaded)) struct OptionBehaviorTests {
  private let texts = [
    "information", "de la", "pasta", "sand", "non", "The weather is fine today.", "Hva er klokka?",
    "大学", "先生", "会社概要", "公司", "東京特許許可局", "Сегодня", "Тој не знае", "کتاب", "हम यहाँ हैं",
    "iPhoneを買った", "東京 한국어를", "shashin", "Das ist ein Haus und c’est une maison",
  ]

  @Test func candidatesCoverTheirSubtags() {
    let rows:
      [(candidates: Set<LanguageTag>, text: String, expected: [LanguageTag?], why: String)] =
        [
          ([.chinese], "我们去公司开会", [.simplifiedChinese], "zh covers zh-Hans"),
          ([.chinese], "我們去公司開會", [.traditionalChinese], "and zh-Hant"),
          ([.chinese], "東京都", [.simplifiedChinese, .traditionalChinese], "Japanese is out"),
          ([.traditionalChinese], "我们去公司开会", [.traditionalChinese], "the only one left"),
          ([.japanese], "公司", [.japanese], "though it is a Chinese word"),
          ([.japanese], "我们去 konnichiwa", [.japanese, .romaji], "ja covers ja-Latn"),
          ([.chinese], "ひらがな", [nil], "kana are not Chinese"),
          ([.romaji], "日本語", [nil], "ja-Latn does not cover ja"),
          ([.mongolian], "ᠮᠣᠩᠭᠣᠯ", [.traditionalMongolian], "mn covers mn-Mong"),
          ([.english, .french], "Das ist ein Haus", [.english, .french], "German is out"),
          ([.russian], "This is English", [nil], "no candidate in these letters"),
        ]
    for row in rows {
      let language = LanguageDetector(candidates: row.candidates).detect(row.text)?.language
      #expect(row.expected.contains(language), "\(row.why): \(language?.rawValue ?? "nil")")
    }
  }

  @Test func onlyCandidatesAreDetected() {
    let candidates: Set<LanguageTag> = [.english, .german, .chinese, .russian, .korean]
    let detector = LanguageDetector(candidates: candidates)
    for text in texts {
      guard let detection = detector.detect(text) else { continue }
      for language in [detection.language] + detection.alternatives.map(\.language) {
        #expect(language.isCovered(by: candidates), "\(language) for \(text)")
      }
      for span in detector.spans(in: text) {
        #expect(span.language.map { $0.isCovered(by: candidates) } ?? true, "\(text)")
      }
    }
  }

  /// A strong hint for any alternative makes it the result; a hint for the result preserves it.
  @Test func aPriorTurnsANearTie() throws {
    var turned = 0
    for text in texts {
      let usual = try #require(LanguageDetector().detect(text))
      let withHint = LanguageDetector(hints: [usual.language: 50]).detect(text)
      #expect(withHint?.language == usual.language, "\(text)")
      for rival in usual.alternatives {
        let ratio = usual.confidence / rival.confidence
        let detector = LanguageDetector(hints: [rival.language: ratio * 4])
        #expect(detector.detect(text)?.language == rival.language, "\(rival.language) for \(text)")
        turned += 1
      }
    }
    #expect(turned > 20, "some of the texts are ambiguous")
  }

  @Test func hintsGiveNoLanguageToOtherLetters() {
    let rows: [(text: String, hint: LanguageTag)] = [
      ("東京へ行った", .english), ("This is an English sentence.", .japanese), ("서울", .chinese),
      ("สวัสดี", .lao), ("The quick brown fox jumps over the lazy dog.", .german),
    ]
    for row in rows {
      let hinted = LanguageDetector(hints: [row.hint: 10]).detect(row.text)?.language
      #expect(hinted == LanguageDetector().detect(row.text)?.language, "\(row.text)")
    }
  }

  @Test func minimumConfidenceIsALimit() throws {
    for text in texts {
      let detection = try #require(LanguageDetector().detect(text))
      let confidence = detection.confidence
      #expect(LanguageDetector(minimumConfidence: confidence).detect(text) == detection, "\(text)")
      let below = LanguageDetector(minimumConfidence: confidence - 1e-6)
      #expect(below.detect(text) == detection, "\(text)")
      let above = LanguageDetector(minimumConfidence: confidence + 1e-6)
      #expect(above.detect(text) == nil, "\(text)")
    }
  }

  @Test func alternativesHaveProbabilities() throws {
    for text in texts {
      let detection = try #require(LanguageDetector().detect(text))
      let rivals = detection.alternatives
      let sum = rivals.reduce(detection.confidence) { $0 + $1.confidence }
      #expect(sum <= 1 + 1e-6, "\(text): \(sum)")
      #expect(!rivals.contains { $0.language == detection.language }, "\(text)")
      #expect(Set(rivals.map(\.language)).count == rivals.count, "\(text)")
      #expect(rivals.allSatisfy { $0.confidence > 0 }, "\(text)")
      let confidences = rivals.map(\.confidence)
      #expect(confidences == confidences.sorted(by: >), "\(text)")
    }
  }
}

/// Tests the closure for callers with additional evidence about ideographs.
@Suite struct HanEvidenceTests {
  /// Returns the strings that a detector passes to the closure, and its result.
  private func detectWithEvidence(_ text: String, logOdds: Double) -> (
    questions: [String], LanguageTag?
  ) {
    let questions = Mutex<[String]>([])
    let detector = LanguageDetector(hanEvidence: { text in
      questions.withLock { $0.append(text) }
      return HanEvidence(logOddsOfJapanese: logOdds)
    })
    let language = detector.detect(text)?.language
    return (questions.withLock { $0 }, language)
  }

  @Test func unambiguousTextsNeedNoEvidence() {
    let rows: [(text: String, expected: LanguageTag, why: String)] = [
      ("我们今天去公司开会讨论这个问题", .simplifiedChinese, "simplified characters"),
      ("我們今天去公司開會討論這個問題", .traditionalChinese, "traditional characters"),
      ("駅前の喫茶店で待っています", .japanese, "kana"),
      ("株式会社の経済産業省駅売店", .japanese, "Japanese characters"),
      ("대한민국", .korean, "Hangul"),
      ("plain English words", .english, "no ideographs"),
    ]
    for row in rows {
      for logOdds in [-20.0, 20] {
        let (questions, language) = detectWithEvidence(row.text, logOdds: logOdds)
        #expect(questions == [], "\(row.why)")
        #expect(language == row.expected, "\(row.why)")
      }
    }
  }

  /// Every doubtful word of two characters follows the evidence, positive or negative.
  @Test func doubtfulTextsFollowTheEvidence() {
    var doubtful = 0
    for text in ["大学", "先生", "日本", "中国", "東京", "政治", "人民", "文化", "社会", "地方", "生活", "安全"] {
      let (questions, japanese) = detectWithEvidence(text, logOdds: 12)
      let (_, chinese) = detectWithEvidence(text, logOdds: -12)
      guard !questions.isEmpty else {
        #expect(japanese == chinese, "not called, no effect: \(text)")
        continue
      }
      doubtful += 1
      #expect(questions == [text], "once, with the ideographs: \(text)")
      #expect(japanese == .japanese, "\(text)")
      #expect(chinese?.language == "zh", "\(text)")
    }
    #expect(doubtful >= 3)
  }

  @Test func noEvidenceChangesNothing() {
    let silent = LanguageDetector(hanEvidence: { _ in nil })
    for text in ["大学", "先生", "公司", "会社", "政治 大学", "文化、生活"] {
      #expect(silent.detect(text) == LanguageDetector().detect(text), "\(text)")
      #expect(silent.spans(in: text) == LanguageDetector().spans(in: text), "\(text)")
      #expect(
        detectWithEvidence(text, logOdds: .nan).1 == LanguageDetector().detect(text)?.language,
        "\(text)")
    }
  }
}
