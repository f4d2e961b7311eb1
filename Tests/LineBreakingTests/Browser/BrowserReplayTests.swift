import LineBreaking
import Testing

/// Compares the breaker's opportunities with headless Chromium's, one by one and in greedily filled
/// lines.
@Suite struct BrowserReplayTests {
  /// What was compared, and where the results differ.
  struct Outcome {
    var compared = 0
    var differences: [String] = []

    var agreement: Double {
      compared == 0 ? 0 : 1 - Double(differences.count) / Double(compared)
    }

    var report: Comment {
      "\(differences.count) of \(compared):\n\(differences.prefix(20).joined(separator: "\n"))"
    }
  }

  /// The modes of the recordings and the corresponding options.
  static let modes: [(name: String, options: LineBreakOptions)] = [
    ("strict", LineBreakOptions(strictness: .strict, latinLineBreaking: .browsers)),
    ("normal", LineBreakOptions(strictness: .normal, latinLineBreaking: .browsers)),
    ("loose", LineBreakOptions(strictness: .loose, latinLineBreaking: .browsers)),
    ("keep-all", LineBreakOptions(wordBreak: .keepAll, latinLineBreaking: .browsers)),
    ("break-all", LineBreakOptions(wordBreak: .breakAll, latinLineBreaking: .browsers)),
    ("anywhere", LineBreakOptions(strictness: .anywhere)),
  ]

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
    for (mode, options) in Self.modes {
      let widths: Set =
        switch (options.strictness, options.wordBreak) {
        case (.anywhere, _): [12, 20]
        case (_, .normal): [0, 8, 12, 17, 20, 28, 40]
        default: [0, 12, 20]
        }
      let recorded = recording.lines.filter { $0.modes.contains(mode) }.map(\.ems)
      #expect(recorded.count == recording.paragraphs.count * widths.count, "\(mode)")
      #expect(Set(recorded) == widths, "\(mode)")
    }
  }

  /// At a width of 0 without emergency breaks, the browser used every opportunity.
  @Test func everyOpportunityMatchesTheBrowser() throws {
    var used: Set<Int> = []
    for (mode, options) in Self.modes where mode != "anywhere" {
      let breaker = LineBreaker(options)
      var outcome = Outcome()
      for recorded in BrowserRecording.shared.lines
      where recorded.ems == 0 && recorded.modes.contains(mode) {
        let text = BrowserRecording.shared.paragraph(recorded.paragraph).text
        let browser = Set(recorded.ends)
        let ours = Set(try Self.opportunities(breaker, mode, in: text, &used).map(\.offset))
        outcome.compared += browser.union(ours).count
        for (index, offset) in text.offsets.enumerated()
        where browser.contains(offset) != ours.contains(offset) {
          let side = browser.contains(offset) ? "browser" : "here"
          outcome.differences.append(
            "\(mode) \(recorded.paragraph): \(text.cut(0, index)): a break \(side) only")
        }
      }
      #expect(outcome.compared > 2000, "\(mode)")
      #expect(outcome.differences.count == 0, outcome.report)
    }
    #expect(used == Set(KnownDifference.rows.indices), "a row that explains nothing")
  }

  /// Compares lines without known differences; in strict, “ and ” differ.
  @Test func everyLineOfALevelMatchesTheBrowser() throws {
    for (mode, options) in Self.modes where options.wordBreak == .normal {
      let breaker = LineBreaker(options)
      let outcome = try Self.lines(mode) { try breaker.opportunities(in: $0.string) }
      #expect(outcome.compared > 4000, "\(mode)")
      #expect(outcome.agreement >= (mode == "strict" ? 0.9999 : 1), outcome.report)
    }
  }

  @Test func everyLineMatchesTheBrowserExceptKnownDifferences() throws {
    var used: Set<Int> = []
    for (mode, options) in Self.modes where options.wordBreak != .normal {
      let breaker = LineBreaker(options)
      let outcome = try Self.lines(mode) { try Self.opportunities(breaker, mode, in: $0, &used) }
      #expect(outcome.compared > 4000, "\(mode)")
      #expect(outcome.differences.count == 0, outcome.report)
    }
  }

  /// With the default rules, all differences, in over a hundred lines, are in paths and URLs, which
  /// UAX #14 breaks differently.
  @Test func mostLinesMatchTheBrowserWithTheDefaultRules() throws {
    for (mode, options) in Self.modes where options.latinLineBreaking == .browsers {
      guard options.wordBreak == .normal else { continue }
      var options = options
      options.latinLineBreaking = .uax14
      let breaker = LineBreaker(options)
      let outcome = try Self.lines(mode) { try breaker.opportunities(in: $0.string) }
      print("\(mode), latin: uax14: \(outcome.agreement) of Chromium's \(outcome.compared) lines")
      #expect(outcome.agreement >= 0.988, outcome.report)
    }
  }

  /// The recorded opportunities of each paragraph, by mode.
  private static let recorded: [String: [Int: Set<Int>]] = {
    var recorded: [String: [Int: Set<Int>]] = [:]
    for lines in BrowserRecording.shared.lines where lines.ems == 0 {
      for mode in lines.modes { recorded[mode, default: [:]][lines.paragraph] = Set(lines.ends) }
    }
    return recorded
  }()

  /// Returns the breaker's opportunities with the known differences applied.
  private static func opportunities(
    _ breaker: LineBreaker, _ mode: String, in text: MeasuredText, _ used: inout Set<Int>
  ) throws -> [BreakOpportunity] {
    let found = try breaker.opportunities(in: text.string, boundaries: .none)
    guard let browser = recorded[mode]?[text.number] else { return found }
    let kinds = Dictionary(found.map { ($0.offset, $0.kind) }) { first, _ in first }
    return text.offsets.indices.dropFirst().compactMap { index in
      let offset = text.offsets[index]
      let breaks = browser.contains(offset)
      let kind = kinds[offset]
      if breaks != (kind != nil), index < text.characters.count,
        let row = KnownDifference.row(
          mode, browserBreaks: breaks, between: text.characters[index - 1],
          and: text.characters[index])
      {
        used.insert(row)
        return breaks ? BreakOpportunity(offset: offset, kind: .allowed) : nil
      }
      return kind.map { BreakOpportunity(offset: offset, kind: $0) }
    }
  }

  /// Compares each line from the start of the browser's line, so that a difference counts once.
  private static func lines(
    _ mode: String, _ opportunities: (MeasuredText) throws -> [BreakOpportunity]
  ) throws -> Outcome {
    let recording = BrowserRecording.shared
    var outcome = Outcome()
    var fillers: [Int: GreedyFiller] = [:]
    for recorded in recording.lines where recorded.ems > 0 && recorded.modes.contains(mode) {
      let text = recording.paragraph(recorded.paragraph).text
      let filler =
        try fillers[recorded.paragraph] ?? GreedyFiller(text, opportunities(text))
      fillers[recorded.paragraph] = filler
      var start = 0
      for end in recorded.ends {
        guard let last = text.offsets.firstIndex(of: end) else {
          outcome.differences.append("\(recorded.paragraph): a line ends inside of a Character")
          break
        }
        let line = filler.line(from: start, width: recorded.ems * 1000)
        outcome.compared += 1
        if line.range.upperBound != last,
          !isCausedByTheFont(text, mode, line.range.upperBound, last)
        {
          outcome.differences.append(
            "\(mode) \(recorded.paragraph), \(recorded.ems) em: browser \(text.cut(start, last)), "
              + "here \(text.cut(start, line.range.upperBound))\(line.isEmergency ? " (cut)" : "")")
        }
        start = last
      }
    }
    return outcome
  }

  /// Returns whether a difference is caused by the font or by hyphens, not by opportunities.
  ///
  /// A pair of ― is one glyph of the font, which Blink does not divide; and where a soft hyphen
  /// overflows, Blink fills the line again with space for a hyphen even if none will be drawn.
  private static func isCausedByTheFont(
    _ text: MeasuredText, _ mode: String, _ end: Int, _ browserEnd: Int
  ) -> Bool {
    guard ["anywhere", "break-all", "keep-all"].contains(mode), end < text.characters.count else {
      return false
    }
    if text.characters[end - 1] == "―", text.characters[end] == "―" { return true }
    let between = text.characters[min(browserEnd, end)...].prefix(abs(browserEnd - end) + 2)
    return between.contains("\u{AD}")
  }
}

extension MeasuredText {
  /// Returns the end of a line and the text that follows it, for messages: `…前の行|次の行…`.
  fileprivate func cut(_ start: Int, _ end: Int) -> String {
    let before = String(characters[max(start, end - 8)..<end])
    return "\(before)|\(String(characters[end...].prefix(5)))"
  }
}
