import JapaneseText
import TestSupport
import Testing

@Suite("Sentences, by property")
struct SentencePropertyTests {
  private static let marks = [
    "。", "！", "?", ".", "…", "...", "「", "」", "（", "）", "\"", "(", ")", " ", "　", "\n", "\r\n",
    "と", "って", "（笑）", "(^_^)", "😀", "www", "Mr.", "No. 1", "3.14", "．",
  ]

  /// Returns a description of everything that is wrong with the sentences of a text; empty if
  /// nothing is.
  private func faults(_ text: String, _ splitter: SentenceSplitter) -> [String] {
    var faults: [String] = []
    let starts = Set(text.indices).union([text.endIndex])
    var end = text.startIndex
    for range in splitter.ranges(in: text) {
      if range.isEmpty { faults.append("empty") }
      if range.lowerBound < end { faults.append("overlap") }
      if !starts.contains(range.lowerBound) || !starts.contains(range.upperBound) {
        faults.append("inside a Character")
      }
      if range.lowerBound >= end, !text[end..<range.lowerBound].allSatisfy(\.isWhitespace) {
        faults.append("lost text")
      }
      // A space with a combining mark is text.
      if [text[range].first, text[range].last].contains(where: { $0.map(isWhiteSpace) ?? true }) {
        faults.append("white space at an edge")
      }
      end = range.upperBound
    }
    if !text[end...].allSatisfy(\.isWhitespace) { faults.append("lost end") }
    return faults
  }

  private func isWhiteSpace(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  @Test("nothing is lost, ranges ascend, edges are Characters, over random text")
  func random() {
    var generator = SeededGenerator(seed: 20)
    var failures: [String] = []
    for round in 0..<6000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        switch round % 3 {
        case 0: text += Self.marks.randomElement(using: &generator) ?? ""
        case 1: text += RandomText.string(fragments: 1, using: &generator)
        default: text += RandomText.scalars(count: 1, using: &generator)
        }
        if Bool.random(using: &generator) {
          text += Self.marks.randomElement(using: &generator) ?? ""
        }
      }
      for splitter in [SentenceSplitter(), SentenceSplitter(lineBreaks: .wrapped)] {
        let faults = faults(text, splitter)
        if !faults.isEmpty { failures.append("\(text.debugDescription): \(faults)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test("ranges, substrings and UTF-8 ranges agree")
  func forms() {
    var generator = SeededGenerator(seed: 21)
    let splitter = SentenceSplitter()
    for _ in 0..<200 {
      let text = RandomText.prose(words: 30, using: &generator)
      let sentences = splitter.sentences(in: text)
      #expect(splitter.ranges(in: text).map { text[$0] } == sentences)
      let bytes = Array(text.utf8)
      let decoded = splitter.utf8Ranges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
      #expect(decoded == sentences.map(String.init))
    }
  }

  @Test("lines are split independently of each other")
  func lines() {
    var generator = SeededGenerator(seed: 22)
    let splitter = SentenceSplitter()
    for _ in 0..<300 {
      let lines = (0..<4).map { _ in
        String(
          RandomText.prose(words: 10, using: &generator).unicodeScalars.filter {
            !$0.properties.isWhitespace || $0 == " "
          })
      }
      let together = splitter.sentences(in: lines.joined(separator: "\n")).map(String.init)
      #expect(together == lines.flatMap { splitter.sentences(in: $0).map(String.init) })
    }
  }

  @Test(
    "hostile text takes linear time",
    .timeLimit(.minutes(1)),
    arguments: [
      "「", "」", "(", "\"", ".", "…", "。", "！と", "😀", "\u{301}", "！(", "a.", " ", "\n", "！^",
    ])
  func hostile(unit: String) {
    let text = "あ" + String(repeating: unit, count: 200_000 / unit.utf8.count)
    let count = SentenceSplitter().utf8Ranges(in: text).count
    #expect((1...100_000).contains(count))
  }
}
