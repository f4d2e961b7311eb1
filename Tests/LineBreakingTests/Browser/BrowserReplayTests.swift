import LineBreaking
import Testing

/// The breaker's opportunities, filled greedily, against the lines a browser chose.
///
/// Each line is judged from where the browser's line begins, so that one difference counts once.
@Suite struct BrowserReplayTests {
  struct Outcome {
    var lines = 0
    var differences: [String] = []
    var agreement: Double { lines == 0 ? 0 : 1 - Double(differences.count) / Double(lines) }
    var report: Comment {
      "\(differences.count) of \(lines):\n\(differences.prefix(20).joined(separator: "\n"))"
    }
  }

  /// The breaker's opportunities in a text, with Blink's own over them.
  static func opportunities(
    _ breaker: LineBreaker, in text: MeasuredText
  ) throws -> [BreakOpportunity] {
    let found = try breaker.opportunities(in: text.string, boundaries: .none)
    if breaker.options.strictness == .anywhere { return found }
    return BrowserRecording.shared.shortcuts.applied(
      to: found, of: text, addsPairs: breaker.options.wordBreak == .breakAll)
  }

  /// Compares every opportunity: in a width of 0 the browser used them all.
  static func opportunities(_ mode: String, _ options: LineBreakOptions) throws -> Outcome {
    let recording = BrowserRecording.shared
    let breaker = LineBreaker(options)
    var outcome = Outcome()
    for recorded in recording.lines where recorded.ems == 0 && recorded.modes.contains(mode) {
      let text = recording.paragraph(recorded.paragraph).text
      let browser = Set(recorded.ends)
      let ours = Set(try opportunities(breaker, in: text).map(\.offset))
      outcome.lines += browser.union(ours).count
      for (index, offset) in text.offsets.enumerated()
      where browser.contains(offset) != ours.contains(offset) {
        let side = browser.contains(offset) ? "browser" : "here"
        outcome.differences.append(
          "\(recorded.paragraph): \(text.cut(0, index)): a break \(side) only")
      }
    }
    return outcome
  }

  static func replay(_ mode: String, _ options: LineBreakOptions) throws -> Outcome {
    let recording = BrowserRecording.shared
    let breaker = LineBreaker(options)
    var outcome = Outcome()
    var fillers: [Int: GreedyFiller] = [:]
    for recorded in recording.lines where recorded.ems > 0 && recorded.modes.contains(mode) {
      let text = recording.paragraph(recorded.paragraph).text
      let filler =
        try fillers[recorded.paragraph] ?? GreedyFiller(text, opportunities(breaker, in: text))
      fillers[recorded.paragraph] = filler
      var start = 0
      for end in recorded.ends {
        guard let last = text.offsets.firstIndex(of: end) else {
          outcome.differences.append("\(recorded.paragraph): a line ends inside of a Character")
          break
        }
        let line = filler.line(from: start, width: recorded.ems * 1000)
        outcome.lines += 1
        if line.range.upperBound != last {
          outcome.differences.append(
            "\(recorded.paragraph), \(recorded.ems) em: browser \(text.cut(start, last)), "
              + "here \(text.cut(start, line.range.upperBound))\(line.isEmergency ? " (cut)" : "")")
        }
        start = last
      }
    }
    return outcome
  }

  @Test func everythingIsRecordedAndMeasured() {
    let recording = BrowserRecording.shared
    #expect(recording.paragraphs.filter { $0.source != "made" }.count == 200)
    #expect(recording.paragraphs.enumerated().allSatisfy { $0.offset + 1 == $0.element.number })
    for paragraph in recording.paragraphs {
      #expect(paragraph.text.unmeasured.isEmpty, "\(paragraph.number)")
    }
    for lines in recording.lines {
      let text = recording.paragraph(lines.paragraph).text
      #expect(lines.ends.last == text.offsets.last, "\(lines.paragraph) at \(lines.ems) em")
    }
    for mode in ["strict", "normal", "loose"] {
      let widths = recording.lines.filter { $0.modes.contains(mode) }.map(\.ems)
      #expect(widths.count == recording.paragraphs.count * 7)
      #expect(Set(widths) == [0, 8, 12, 17, 20, 28, 40])
    }
  }

  @Test(arguments: [LineBreakStrictness.strict, .normal, .loose])
  func everyOpportunityIsTheBrowsers(_ strictness: LineBreakStrictness) throws {
    let options = LineBreakOptions(strictness: strictness)
    let outcome = try Self.opportunities(strictness.rawValue, options)
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func strictIsTheBrowsers() throws {
    let outcome = try Self.replay("strict", LineBreakOptions(strictness: .strict))
    #expect(outcome.agreement >= 0.997, outcome.report)
  }

  @Test func normalIsTheBrowsers() throws {
    let outcome = try Self.replay("normal", LineBreakOptions(strictness: .normal))
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func looseIsTheBrowsers() throws {
    let outcome = try Self.replay("loose", LineBreakOptions(strictness: .loose))
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func keepAllIsTheBrowsers() throws {
    let options = LineBreakOptions(strictness: .strict, wordBreak: .keepAll)
    var outcome = try Self.replay("keep-all", options)
    #expect(outcome.differences.count == 0, outcome.report)
    outcome = try Self.opportunities("keep-all", options)
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func breakAllIsTheBrowsers() throws {
    let options = LineBreakOptions(strictness: .strict, wordBreak: .breakAll)
    var outcome = try Self.replay("break-all", options)
    #expect(outcome.differences.count == 0, outcome.report)
    outcome = try Self.opportunities("break-all", options)
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func anywhereIsTheBrowsers() throws {
    let outcome = try Self.replay("anywhere", LineBreakOptions(strictness: .anywhere))
    #expect(outcome.differences.count == 0, outcome.report)
  }
}

extension MeasuredText {
  /// The end of a line and what follows it, for a person: `…前の行|次の行…`.
  fileprivate func cut(_ start: Int, _ end: Int) -> String {
    let before = String(characters[max(start, end - 8)..<end])
    return "\(before)|\(String(characters[end...].prefix(5)))"
  }
}
