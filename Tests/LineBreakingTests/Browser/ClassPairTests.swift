import LineBreaking
import Testing

/// Compares every pair of characters of different classes, between two ideographs, in three
/// languages and three levels, with headless Chromium.
@Suite struct ClassPairTests {
  @Test func everyPairMatchesTheBrowser() throws {
    let recording = BrowserRecording.shared
    let characters = recording.pairs.map(\.first).reduce(into: [Character]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let levels = [LineBreakStrictness.strict, .normal, .loose]
    var compared = 0
    var differences: [String] = []
    var used: Set<Int> = []
    for (language, strictness) in ["ja", "zh", "en"].flatMap({ tag in levels.map { (tag, $0) } }) {
      let breaker = LineBreaker(
        LineBreakOptions(strictness: strictness, language: language, latinLineBreaking: .browsers))
      for row in recording.pairs
      where row.language == language && row.modes.contains(strictness.rawValue) {
        var more = ""
        var fewer = ""
        for second in characters {
          let found = try breaker.opportunities(in: "漢\(row.first)\(second)漢")
          let breaks = found.contains { $0.offset == "漢\(row.first)".utf8.count }
          compared += 1
          let browserBreaks = row.seconds.contains(second)
          if breaks == browserBreaks { continue }
          let known = KnownDifference.row(
            strictness.rawValue, browserBreaks: browserBreaks, between: row.first, and: second,
            in: KnownDifference.pairRows)
          if let known {
            used.insert(known)
          } else if breaks {
            more.append(second)
          } else {
            fewer.append(second)
          }
        }
        if !(more + fewer).isEmpty {
          differences.append(
            "\(language) \(strictness) \(row.first): more before \(more), fewer before \(fewer)")
        }
      }
    }
    #expect(compared == 9 * characters.count * characters.count && characters.count == 89)
    #expect(used == Set(KnownDifference.pairRows.indices), "a row that explains nothing")
    #expect(
      differences.count == 0, "\(differences.count):\n\(differences.joined(separator: "\n"))")
  }
}
