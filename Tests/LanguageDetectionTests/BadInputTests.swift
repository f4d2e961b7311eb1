import TestSupport
import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct BadInputTests {
  private let detector = LanguageDetector()

  @Test func oneCharacterOfEachKind() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let detection = detector.detect(text)
      #expect(detection.map { (0...1).contains($0.confidence) } ?? true)
      #expect(detector.spans(in: text).count == 1, "U+\(String(value, radix: 16))")
    }
  }

  @Test func oneLetterRepeatedTakesLinearTime() {
    let clock = ThreadClock()
    for letter in ["a", "東", "あ", "각", "ж", "ก", "\u{301}", "🍎", " "] {
      let small = String(repeating: letter, count: 40_000)
      let large = String(repeating: letter, count: 400_000)
      let times = [small, large].map { text in
        (0..<2).map { _ in
          clock.measure {
            _ = detector.detect(text)
            _ = detector.spans(in: text)
          }
        }.min() ?? .zero
      }
      #expect(times[1] < times[0] * 40 + .milliseconds(50), "\(letter): \(times)")
    }
  }

  @Test func tenMegabytesOfOneLetter() {
    let text = String(repeating: "あ", count: 3_500_000)
    #expect(detector.detect(text)?.language == .japanese)
    #expect(detector.spans(in: text).map(\.language) == [.japanese])
    #expect(detector.detect("한")?.language == .korean, "scratch has let the memory go")
  }

  @Test func millionsOfCombiningMarks() {
    let text = "a" + String(repeating: "\u{301}", count: 200_000) + "서울"
    let spans = detector.spans(in: text)
    #expect(spans.last?.language == .korean)
    #expect(spans.map { text[$0.range].utf8.count }.reduce(0, +) == text.utf8.count)
  }

  @Test func illFormedBytesNeverTrap() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      bytes.withUnsafeBufferPointer { buffer in
        _ = detector.detect(utf8: buffer)
        let repaired = buffer.repairingUTF8()
        repaired.withUnsafeBufferPointer { text in
          var end = 0
          for span in detector.spans(utf8: text) {
            #expect(span.range.lowerBound == end)
            end = span.range.upperBound
          }
          #expect(end == text.count)
        }
      }
    }
  }

  /// Found by Tests/Fuzz/language.swift: a read before the start of the letters.
  @Test func combiningMarksAfterAddresses() {
    for text in [".PArrr.1.rr/.\u{309A}io1.PPP.", "\u{AD}J.v.vvvP/.:.P*\u{309A}.", "a.bc/\u{301}"] {
      #expect(
        detector.spans(in: text).map { text[$0.range].utf8.count }.reduce(0, +) == text.utf8.count)
    }
  }

  @Test func aNULIsAControlLikeOthers() {
    #expect(detector.detect("こん\u{0}にちは")?.language == .japanese)
    #expect(detector.spans(in: "こん\u{0}にちは").count == 1)
  }

  @Test func emptyBuffer() {
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(detector.detect(utf8: empty) == nil)
    #expect(detector.spans(utf8: empty) == [])
  }
}
