import LineBreaking
import Testing

@Suite struct ConcurrencyTests {
  /// Automata and tables are created on first use, by whichever task is first.
  @Test func tasksShareBreakersAndWrappers() async throws {
    let text = "「東京へ行く」と言った。ABC-def 100％、コーヒー…… ①②③\n名前はまだ無い。"
    let all = LineBreakStrictness.allCases.flatMap { strictness in
      WordBreak.allCases.map { LineBreakOptions(strictness: strictness, wordBreak: $0) }
    }
    let results = try await withThrowingTaskGroup(of: [[Int]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try all.map { options in
            let breaker = LineBreaker(options)
            let lines = try TextWrapper(breaker: breaker).lines(of: text, width: 12)
            return try breaker.opportunities(in: text).map(\.offset) + lines.map(\.utf8.count)
          }
        }
      }
      return try await group.reduce(into: [[[Int]]]()) { $0.append($1) }
    }
    #expect(Set(results).count == 1)
    #expect(Set(results.first ?? []).count > 5)
  }

  @Test func tasksShareOneBreaker() async throws {
    let breaker = LineBreaker(LineBreakOptions(strictness: .normal))
    let text = String(repeating: "待った。「はい」", count: 500)
    let expected = try breaker.opportunities(in: text)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { try breaker.opportunities(in: text) == expected }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
