import Foundation
import TestSupport
import Testing
import TextFoundation

@testable import LanguageDetection

/// Tests ill-formed text, and long lines that make each rule look far around itself.
@Suite struct HostileTextTests {
  private let detector = LanguageDetector()

  private func language(_ bytes: [UInt8]) -> LanguageTag? {
    bytes.withUnsafeBufferPointer { detector.detect(utf8: $0)?.language }
  }

  @Test func illFormedBytesHaveDefinedResults() {
    let kana = Array("ひらがな".utf8)
    let rows: [(bytes: [UInt8], expected: LanguageTag?, why: String)] = [
      ([0x80], nil, "a continuation byte"),
      ([0xC3], nil, "the start of a letter"),
      ([0xE3, 0x81], nil, "two of three bytes"),
      ([0xF0, 0x9F, 0x8D], nil, "three of four bytes"),
      ([0xFF, 0xFE], nil, "a byte order mark of UTF-16"),
      ([0xC0, 0x80], nil, "an overlong NUL"),
      ([0xC1, 0xA1], nil, "an overlong letter"),
      ([0xED, 0xA0, 0x80], nil, "a high surrogate"),
      ([0xED, 0xB0, 0x80], nil, "a low surrogate"),
      ([0xED, 0xA0, 0xBC, 0xED, 0xBD, 0x8E], nil, "a pair of surrogates, as in CESU-8"),
      ([0xF4, 0x90, 0x80, 0x80], nil, "beyond Unicode"),
      ([0xF8, 0x88, 0x80, 0x80, 0x80], nil, "five bytes"),
      ([0xEF, 0xBF, 0xBE], nil, "a noncharacter"),
      ([0xEF, 0xB7, 0x90], nil, "another one"),
      (kana + [0xFF], .japanese, "a bad byte after kana"),
      ([0xFF] + kana, .japanese, "before kana"),
      (kana + [0xE3], .japanese, "a kana cut off"),
      (kana + [0xED, 0xA0, 0x80] + kana, .japanese, "a surrogate between kana"),
      (kana + [0] + kana, .japanese, "a NUL"),
      ([0, 0, 0], nil, "NUL alone"),
      ([0xE3, 0xC1, 0x81, 0x20, 0x20], .japanese, "a kana with a bad second byte"),
      ([0xE3, 0x41, 0xC1, 0xE3, 0xC2, 0x42], .japanese, "kana with two bad bytes"),
    ]
    for row in rows {
      #expect(language(row.bytes) == row.expected, "\(row.why): \(row.bytes)")
      row.bytes.withUnsafeBufferPointer { bytes in
        let spans = detector.spans(utf8: bytes)
        #expect(spans.first?.range.lowerBound == 0 && spans.last?.range.upperBound == bytes.count)
      }
    }
  }

  @Test func charactersWithoutLanguage() {
    let rows: [(text: String, why: String)] = [
      ("\u{301}", "a combining mark"), ("\u{3099}", "a voicing mark"),
      ("\u{309B}", "a spacing one"),
      ("\u{FE0F}", "a variation selector"), ("\u{E0100}", "one of ideographs"),
      ("\u{200D}\u{200C}", "joiners"), ("\u{202E}\u{2066}", "bidirectional controls"),
      ("\u{E000}", "private use"), ("\u{F0000}\u{10FFFD}", "supplementary private use"),
      ("\u{FFFD}", "a replacement"), ("\u{FFFF}", "a noncharacter"), ("\u{0}", "NUL"),
      ("\u{1B}[31m\u{1B}[0m", "colors of a terminal"), ("\u{FEFF}", "a byte order mark"),
      ("\u{E0061}\u{E007F}", "tag characters"), ("\\ud83d\\ude00", "escaped surrogates"),
      ("&#x3042;", "a character reference"),
    ]
    for row in rows where row.why != "a character reference" {
      #expect(detector.detect(row.text) == nil, "\(row.why)")
    }
    for row in rows {
      let spans = detector.spans(in: row.text)
      #expect(spans.count == 1, "\(row.why)")
    }
    let marks = "か" + String(repeating: "\u{3099}", count: 1000) + "な"
    #expect(detector.detect(marks)?.language == .japanese)
    #expect(detector.detect("\u{FEFF}ひらがな")?.language == .japanese)
  }

  /// Segments that start each search of the scanner, most of which fail at its limit.
  static let segments = [
    "a.", "a:", "a@", "@a.b", "www.", "http:/", "a/b", "/a", "./", "../", "~/", "C:\\", "\\\\",
    "<a ", "<", "</", "<a", "{", "{a", "{a}", "${", "%s", "a_", "_a_", "a-", "-a-b", "0a", "a0",
    "10 km ", "10 k/", "aB", "aBcD", "a(", "a[", ";", "a = ", "&&", "::", "#include ", "\n",
    "a;\n", "「", "」", "「あ", "漢「の", "《か》漢字漢字", "漢の", "嘅", "係", "ト\u{309A}", "ㇰ", "ㇰあ",
    "㆑漢", "漢が", "か\u{3099}漢", "Hello", "Hello ", "aあ", "a 漢", "é", "ｱﾟ", "\u{0}", "\u{301}",
    "a\u{301}", "🍎", "(", "“漢", "a1b2 ", "deadbeef-", "SELECT ", "common ",
  ]

  /// The number of letters, words and spans never exceeds what the text can hold, so that the time
  /// of the stages after the scanner is linear.
  @Test func workIsBoundedByTheText() {
    for segment in Self.segments {
      let text = String(repeating: segment, count: 400)
      let bytes = Array(text.utf8)
      let buffer = LetterBuffer()
      bytes.withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) }
      #expect(buffer.wordCount <= bytes.count, "\(segment)")
      #expect(buffer.letterCount <= bytes.count + bytes.count / 2, "\(segment)")
      var last = 0
      for index in 0..<buffer.wordCount {
        let word = buffer.words[index]
        #expect(word.start >= last && word.end > word.start, "\(segment)")
        last = word.end
      }
      #expect(last <= bytes.count)
      let spans = detector.spans(in: text)
      #expect(spans.map { text[$0.range].utf8.count }.reduce(0, +) == bytes.count, "\(segment)")
    }
  }

  /// Ten times the text takes about ten times the processor time of this thread.
  @Test func processorTimeIsLinear() {
    for segment in Self.segments {
      let small = String(repeating: segment, count: 3000 / segment.utf8.count + 1)
      let times = [small, String(repeating: small, count: 10)].map { text in
        (0..<2).map { _ in
          ThreadClock().measure {
            _ = detector.detect(text)
            // Spans of Latin words take a hundred times as long as their detection.
            _ = detector.spans(in: String(text.prefix(text.utf8.count / 10)))
          }
        }.min() ?? .zero
      }
      #expect(times[1] < times[0] * 30 + .milliseconds(20), "\(segment): \(times)")
    }
  }

  /// Lines of 10 MB, each with a search that would look far.
  @Test(arguments: ["/a", "「漢", "{a}"])
  func tenMegabytes(segment: String) {
    let text = String(repeating: segment, count: 10_000_000 / segment.utf8.count)
    let detection = detector.detect(text)
    #expect(detection.map { (0...1).contains($0.confidence) } ?? true)
  }

  @Test func randomSegments() {
    var generator = SeededGenerator(seed: 26)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Self.segments.randomElement(using: &generator) ?? ""
      }.joined()
      let spans = detector.spans(in: text)
      #expect(spans.map { String(text[$0.range]) }.joined().utf8.elementsEqual(text.utf8))
      let counts = Array(text.utf8).withUnsafeBufferPointer { detector.letterCounts(utf8: $0) }
      #expect(counts.allSatisfy { $0.letters > 0 && $0.weight >= $0.letters }, "\(text)")
      #expect(counts.isEmpty || spans.count <= max(counts.count, 1), "\(text)")
    }
  }
}
