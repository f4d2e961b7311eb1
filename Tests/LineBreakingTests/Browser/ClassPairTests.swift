import LineBreaking
import Testing

/// Every pair of characters of different classes between two ideographs, in three languages and
/// three levels, against headless Chromium.
@Suite struct ClassPairTests {
  @Test(arguments: ["ja", "zh", "en"])
  func everyPairIsTheBrowsers(_ language: String) throws {
    let recording = BrowserRecording.shared
    let rows = recording.pairs.filter { $0.language == language }
    let characters = rows.map(\.first).reduce(into: [Character]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    var compared = 0
    var differences: [String] = []
    for strictness in [LineBreakStrictness.strict, .normal, .loose] {
      let breaker = LineBreaker(LineBreakOptions(strictness: strictness, language: language))
      for row in rows where row.modes.contains(strictness.rawValue) {
        var more = ""
        var fewer = ""
        for second in characters {
          let text = MeasuredText("漢\(row.first)\(second)漢", number: 0, advances: [:])
          let found = try breaker.opportunities(in: text.string)
          let offsets = recording.shortcuts.applied(to: found, of: text).map(\.offset)
          let breaks = offsets.contains("漢\(row.first)".utf8.count)
          compared += 1
          let browserBreaks = row.seconds.contains(second)
          let isKnown = KnownDifference.isKnown(
            strictness.rawValue, browserBreaks: browserBreaks, between: row.first, and: second,
            in: KnownDifference.pairRows)
          if breaks == browserBreaks || isKnown { continue }
          if breaks { more.append(second) } else { fewer.append(second) }
        }
        if !(more + fewer).isEmpty {
          differences.append(
            "\(strictness) \(row.first): more before \(more), fewer before \(fewer)")
        }
      }
    }
    #expect(compared == 3 * characters.count * characters.count && characters.count == 89)
    #expect(
      differences.count == 0, "\(differences.count):\n\(differences.joined(separator: "\n"))")
  }
}
