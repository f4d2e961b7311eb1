import LineBreaking
import Testing

/// Tests kinsoku of greedily filled lines, at every width of 5 to 40 em, with an independent
/// oracle.
@Suite struct KinsokuTests {
  static let widths = 5...40

  /// Calls `body` with each line except the last one of a paragraph, with its text and the width.
  private static func forEachLine(
    _ body: (_ text: MeasuredText, _ line: GreedyFiller.Line, _ width: Int) -> Void
  ) throws {
    let breaker = LineBreaker(LineBreakOptions(strictness: .strict, language: "ja"))
    for paragraph in BrowserRecording.shared.paragraphs {
      let text = paragraph.text
      let filler = GreedyFiller(text, try breaker.opportunities(in: text.string))
      #expect(filler.strayOffsets.isEmpty, "\(paragraph.number)")
      for ems in widths {
        for line in filler.lines(width: ems * 1000).dropLast() { body(text, line, ems * 1000) }
      }
    }
  }

  @Test func noLineBeginsOrEndsWithProhibitedCharacters() throws {
    var violations: [String] = []
    var count = 0
    try Self.forEachLine { text, line, width in
      count += 1
      let end = line.range.upperBound
      if !line.isEmergency,
        let objection = KinsokuOracle.objection(text.characters[end - 1], text.characters[end])
      {
        violations.append("\(text.number), \(width / 1000) em: \(objection)")
      }
    }
    #expect(count > 50000)
    #expect(
      violations.count == 0,
      "\(violations.count): \(violations.prefix(20).joined(separator: "\n"))")
  }

  /// A line is broken where no break is allowed only if it contains no position at which a break is
  /// certainly allowed.
  @Test func noEmergencyBreakWhileALegalBreakExists() throws {
    var violations: [String] = []
    var emergencies = 0
    try Self.forEachLine { text, line, width in
      guard line.isEmergency else { return }
      emergencies += 1
      for index in line.range.dropFirst()
      where KinsokuOracle.isSurelyLegal(text.characters[index - 1], text.characters[index]) {
        let context = String(text.characters[max(0, index - 3)..<index])
        violations.append("\(text.number), \(width / 1000) em: after \(context)")
      }
    }
    #expect(emergencies > 0)
    #expect(
      violations.count == 0,
      "\(violations.count): \(violations.prefix(20).joined(separator: "\n"))")
  }

  /// No line ends before the last position that fits and at which a break is certainly allowed.
  @Test func noLineEndsEarlierThanItCould() throws {
    var violations: [String] = []
    try Self.forEachLine { text, line, width in
      let start = line.range.lowerBound
      for index in line.range.upperBound + 1..<text.characters.count {
        guard text.width(start..<index) <= width else { break }
        if KinsokuOracle.isSurelyLegal(text.characters[index - 1], text.characters[index]) {
          violations.append("\(text.number), \(width / 1000) em: \(text.characters[index - 1])")
        }
      }
    }
    #expect(
      violations.count == 0,
      "\(violations.count): \(violations.prefix(20).joined(separator: "\n"))")
  }

  @Test func theOracleFollowsJLREQ() {
    let table: [(left: Character, right: Character, isCut: Bool, why: String)] = [
      ("あ", "。", true, "cl-06 at a line's start"), ("「", "あ", true, "cl-01 at its end"),
      ("あ", "ㇷ", true, "cl-11"), ("人", "々", true, "cl-09"), ("…", "…", true, "cl-08"),
      ("…", "―", false, "two different ones of cl-08"), ("5", "％", true, "cl-13"),
      ("￥", "1", true, "cl-12"), ("あ", "い", false, "kana"), ("」", "「", false, "brackets"),
      (" ", ".", false, "a name like .NET"), ("a", "b", true, "a Western word"),
    ]
    for row in table {
      #expect((KinsokuOracle.objection(row.left, row.right) != nil) == row.isCut, "\(row.why)")
    }
  }
}
