import TestSupport
import Testing

@testable import LanguageDetection

/// Tests one detector shared by many tasks, and texts of millions of letters.
@Suite struct SharedDetectorTests {
  private let texts = [
    "東京へ行きました。", "오늘은 비가 온다.", "我们去公司开会。", "Das ist nicht mein Haus.", "Сегодня холодно.",
    "ذهبنا إلى السوق", "", "12345", "会社概要", "Kyō wa ii tenki desu ne.", "สวัสดีครับ Ελλάδα",
    "This is English. Das ist Deutsch. これは日本語です。", "e\u{301}te\u{301} 🍎 か\u{3099}",
    String(repeating: "長い文です。A long one. ", count: 50),
  ]

  @Test func concurrentTasksFindTheSame() async {
    let detector = LanguageDetector()
    let texts = texts
    let detections = texts.map { detector.detect($0) }
    let spans = texts.map { detector.spans(in: $0) }
    #expect(detections.contains { $0 != nil })
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<100 {
        group.addTask {
          var differing = 0
          for offset in texts.indices {
            // Each task starts at another text, so that the buffers of one text are reused for
            // another.
            let index = (task + offset) % texts.count
            if detector.detect(texts[index]) != detections[index] { differing += 1 }
            if detector.spans(in: texts[index]) != spans[index] { differing += 1 }
          }
          return differing
        }
      }
      for await differing in group { #expect(differing == 0) }
    }
  }

  @Test func concurrentCopiesHaveTheirOwnOptions() async {
    let detector = LanguageDetector()
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<100 {
        group.addTask {
          var copy = detector
          copy.candidates = task.isMultiple(of: 2) ? [.korean] : [.japanese]
          let expected: LanguageTag = task.isMultiple(of: 2) ? .korean : .japanese
          return copy.detect("ひらがなと 한국어로 쓴")?.language == expected
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(detector.candidates == nil, "a copy's options are its own")
  }

  /// Both letters pass through the letter stream, one from ASCII and one from ideographs.
  ///
  /// A hundred times the text takes a hundred times as long; quadratic work would take ten thousand
  /// times as long. The bound is far from both, because machines may be busy with other work.
  @Test func tenMegabytesTakeLinearTime() {
    let detector = LanguageDetector()
    let clock = ThreadClock()
    func time(_ letter: String, bytes: Int) -> Duration {
      let text = String(repeating: letter, count: bytes / letter.utf8.count)
      return clock.measure { #expect(detector.detect(text) != nil) }
    }
    for letter in ["a", "中"] {
      let small = max(time(letter, bytes: 100_000), time(letter, bytes: 100_000))
      let large = time(letter, bytes: 10_000_000)
      #expect(large < small * 1000, "\(letter): \(small), \(large)")
    }
  }
}
