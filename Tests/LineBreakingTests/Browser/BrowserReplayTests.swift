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

  static func replay(_ mode: String, _ options: LineBreakOptions) throws -> Outcome {
    let recording = BrowserRecording.shared
    let breaker = LineBreaker(options)
    var outcome = Outcome()
    var fillers: [Int: GreedyFiller] = [:]
    for recorded in recording.lines where recorded.modes.contains(mode) {
      let text = recording.paragraph(recorded.paragraph).text
      if fillers[recorded.paragraph] == nil {
        var opportunities = try breaker.opportunities(in: text.string, boundaries: .none)
        if options.strictness != .anywhere {
          opportunities = recording.shortcuts.applied(
            to: opportunities, of: text, addsPairs: options.wordBreak == .breakAll)
        }
        fillers[recorded.paragraph] = GreedyFiller(text, opportunities)
      }
      guard let filler = fillers[recorded.paragraph] else { continue }
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
      #expect(widths.count == recording.paragraphs.count * 6)
      #expect(Set(widths) == [8, 12, 17, 20, 28, 40])
    }
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
    let outcome = try Self.replay("keep-all", options)
    #expect(outcome.differences.count == 0, outcome.report)
  }

  @Test func breakAllIsTheBrowsers() throws {
    let options = LineBreakOptions(strictness: .strict, wordBreak: .breakAll)
    let outcome = try Self.replay("break-all", options)
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
