import TestSupport
import Testing

@testable import LatticeEngine

/// Tests which patterns are learned.
@Suite struct PatternLearnerTests {
  private func patterns(_ lines: [String], _ repetitions: Int) throws -> [String] {
    let rows = try PatternFixtures(lines: lines, repetitions: repetitions).patterns.rows
    return rows.map { row in
      String(decoding: row.key.filter { $0 != PatternKey.endOfLine }, as: UTF16.self)
    }
  }

  @Test func wordsOfTheDictionaryNeedNoPattern() throws {
    // Every surface has its cheapest entry, so a text that agrees adds nothing.
    #expect(!(try patterns(["東京"], 9).contains { $0.hasPrefix("東京") }))
  }

  @Test func contextNeedsSeveralOccurrences() throws {
    let line = "東京都の学生は日本語のテスト"
    let few = try PatternFixtures(lines: [line], repetitions: 1).patterns.rows
    let many = try PatternFixtures(lines: [line], repetitions: 9).patterns.rows
    func contexts(_ rows: [PatternRow]) -> Int {
      rows.count { $0.prediction.map { $0.excess > 0 } ?? false }
    }
    #expect(contexts(few) <= contexts(many), "chance neighbors are not learned")
  }

  @Test func orderAndLengths() throws {
    let fixtures = try PatternFixtures()
    let rows = fixtures.patterns.rows
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.key.lexicographicallyPrecedes(next.key), "sorted, each once")
    }
    for row in rows {
      #expect(1...PatternLearner.maximumLength ~= row.key.count)
      for prediction in [row.prediction] + row.exceptions.map(\.prediction) {
        guard let prediction else { continue }
        #expect(0..<row.key.count ~= prediction.excess, "a word is not empty")
        #expect(fixtures.patterns.classes.indices.contains(prediction.wordClass))
      }
      #expect(row.key.dropLast().allSatisfy { $0 != PatternKey.endOfLine }, "only at the end")
    }
  }

  @Test func runsOfCategories() throws {
    let categories = try PatternFixtures().patterns.categories
    let runs = categories.filter(\.isRunPreferred).map(\.name)
    #expect(runs.contains("ALPHA"), "letters are not divided: \(categories)")
  }

  @Test func dictionaryWithoutThePatternsWords() throws {
    // Patterns for words that another dictionary lacks are omitted.
    let fixtures = try PatternFixtures()
    var foreign = fixtures.patterns
    foreign.classes = foreign.classes.map {
      PatternClass(leftID: $0.leftID + 900, rightID: $0.rightID + 900, isUnknown: $0.isUnknown)
    }
    let model = try PatternFixtures.model(of: foreign, fixtures.lattice)
    let plain = try PatternFixtures.model(of: PatternSet(), fixtures.lattice)
    for line in PatternFixtures.lines {
      #expect(fixtures.outline(of: line, model) == fixtures.outline(of: line, plain))
    }
  }
}
