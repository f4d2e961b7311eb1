import LanguageDetection
import TestSupport
import Testing

@testable import LanguageDetection

@Suite(.enabled(if: AlphabetModel.isLoaded)) struct JoinedSentenceTests {
  private let detector = LanguageDetector()

  private func lines(_ count: Int, seed: UInt64) -> [JoinedSentences] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in JoinedSentences(using: &generator) }
  }

  @Test func sentencesAloneAreOneSpan() {
    for (language, texts) in JoinedSentences.sentences {
      for text in texts {
        #expect(detector.spans(in: text).map(\.language) == [language], "\(text)")
      }
    }
  }

  @Test func spansDivideTheText() {
    for line in lines(300, seed: 41) {
      let text = line.text
      let spans = detector.spans(in: text)
      let boundaries = Set(text.indices).union([text.endIndex])
      var end = text.startIndex
      for span in spans {
        #expect(span.range.lowerBound == end, "in order, without gaps: \(text)")
        #expect(!span.range.isEmpty, "\(text)")
        #expect(boundaries.contains(span.range.upperBound), "between Characters: \(text)")
        #expect((0...1).contains(span.confidence), "\(text)")
        end = span.range.upperBound
      }
      #expect(end == text.endIndex, "to the end: \(text)")
      for (one, next) in zip(spans, spans.dropFirst()) {
        #expect(one.language != next.language, "\(text)")
      }
      #expect(detector.spans(in: text) == spans, "the same again: \(text)")
      #expect(LanguageDetector().spans(in: text) == spans, "and with fresh scratch: \(text)")
    }
  }

  @Test func lettersAreInTheirLanguages() {
    var (right, total) = (0, 0)
    var wrong: [String] = []
    for line in lines(300, seed: 42) {
      let text = line.text
      let spans = detector.spans(in: text)
      var found: [LanguageTag?] = []
      for span in spans {
        let count = text[span.range].unicodeScalars.count
        found.append(contentsOf: repeatElement(span.language, count: count))
      }
      var (position, missed) = (0, 0)
      for segment in line.segments {
        for scalar in segment.text.unicodeScalars {
          defer { position += 1 }
          guard let language = segment.language, scalar.properties.isAlphabetic else { continue }
          total += 1
          if found[position] == language { right += 1 } else { missed += 1 }
        }
      }
      if missed > 0 { wrong.append("\(missed): \(text)") }
    }
    let share = Double(right) / Double(max(total, 1))
    #expect(total > 10_000)
    #expect(share >= 0.97, "\(share); \(wrong.prefix(5))")
  }

  /// Spans as byte offsets agree with those of the string.
  @Test func offsetsAgreeWithIndices() {
    for line in lines(100, seed: 43) {
      let text = line.text
      let offsets = Array(text.utf8).withUnsafeBufferPointer { detector.spans(utf8: $0) }
      let indices = detector.spans(in: text)
      #expect(offsets.map(\.language) == indices.map(\.language), "\(text)")
      #expect(offsets.map(\.range.count) == indices.map { text[$0.range].utf8.count }, "\(text)")
    }
  }
}
