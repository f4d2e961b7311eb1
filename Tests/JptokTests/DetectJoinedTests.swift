import TestSupport
import Testing

/// Tests that the counts of `jptok detect --spans` add up on lines of many kinds.
@Suite struct DetectJoinedTests {
  private static let sentences = [
    "今日は朝から雨が降っている。", "오늘은 비가 온다.", "今天一直在下雨。", "Σήμερα βρέχει.", "Сегодня дождь.",
    "تمطر السماء اليوم.", "วันนี้ฝนตก", "It is raining today.", "Heute regnet es.",
    "か\u{3099}く 🍎 e\u{301}",
  ]
  private static let separators = [
    " ", "\t", "", " 42 ", " 👩‍👩‍👧 ", "\u{3000}", " https://example.com/a ", "\u{200B}", "\u{0}",
  ]

  @Test func countsAddUpToTheLine() throws {
    var generator = SeededGenerator(seed: 44)
    let lines = (0..<400).map { _ in
      (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        (Self.sentences.randomElement(using: &generator) ?? "")
          + (Self.separators.randomElement(using: &generator) ?? "")
      }.joined()
    }
    let input = lines.map { $0 + "\n" }.joined()
    let output = try jptok("detect", "--spans", input: input).text.split(separator: "\n")
    #expect(output.count == lines.count)
    for (line, runs) in zip(lines, output) {
      let parts = runs.split(separator: " ").map { $0.split(separator: ":") }
      #expect(parts.allSatisfy { $0.count == 2 }, "\(runs)")
      let counts = parts.compactMap { $0.last.flatMap { Int($0) } }
      #expect(counts.allSatisfy { $0 > 0 }, "\(runs)")
      #expect(counts.reduce(0, +) == line.unicodeScalars.count, "\(runs): \(line)")
      for (one, next) in zip(parts, parts.dropFirst()) {
        #expect(one.first != next.first, "\(runs)")
      }
    }
    #expect(try jptok("detect", "--spans", input: input).text.split(separator: "\n") == output)
  }
}
