import TestSupport
import Testing

@testable import LanguageDetection

@Suite struct HanModelPropertyTests {
  @Test func probabilitiesSumToOne() {
    var generator = SeededGenerator(seed: 1)
    var known = 0
    for _ in 0..<2_000 {
      let letters = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt32.random(in: 0x4E00...0x9FA5, using: &generator)
      }
      guard let scores = letters.withUnsafeBufferPointer(HanModel.scores(of:)) else { continue }
      known += 1
      let probabilities = scores.probabilities
      #expect(abs(probabilities.reduce(0, +) - 1) < 1e-4, "\(letters)")
      #expect(probabilities.allSatisfy { $0.isFinite && $0 >= 0 }, "\(letters)")
    }
    // Only a string in which all ideographs are very rare has no scores.
    #expect(known > 1_900)
  }

  @Test func callsDoNotDependOnEachOther() {
    let texts = ["会社概要", "公司简介", "公司簡介", "文化", "働"]
    let alone = texts.map { HanScores($0) }
    let reversed = Array(texts.reversed().map { HanScores($0) }.reversed())
    #expect(alone == reversed)
    #expect(HanScores("会社概要") == HanScores("会社概要"))
  }

  @Test func unknownTextHasNoScores() {
    let nothing: [[UInt32]] = [
      [], [0], [0, 0, 0], [0x41], [0x3042, 0x30AB], [0xAC00], [0x1F600], [0x10FFFF], [.max],
      [0xD800], [0x40000, 0x3FFFF],
    ]
    for letters in nothing {
      #expect(letters.withUnsafeBufferPointer(HanModel.scores(of:)) == nil, "\(letters)")
    }
    #expect(HanModel.scores(of: UnsafeBufferPointer(start: nil, count: 0)) == nil)
  }

  @Test func unknownLettersDoNotChangeTheResult() throws {
    // A letter beyond the Basic Multilingual Plane is never part of a pair.
    let known = try #require(HanScores("経済"))
    for unknown in ["\u{2A6D0}", "😀", "\u{10FFFF}"] {
      let scores = try #require(HanScores("経済" + unknown))
      #expect(scores.isJapanese == known.isJapanese, "\(unknown.unicodeScalars)")
    }
  }

  @Test func edgesDivideRuns() throws {
    let apart = try #require(HanScores("東京 大阪"))
    #expect(apart == HanScores("東京  大阪"))
    #expect(apart == HanScores(" 東京 大阪 "))
    #expect(apart != HanScores("東京大阪"))
  }

  @Test func evidenceOfRunsAddsUp() throws {
    let one = try #require(HanScores("会社"))
    let many = try #require(HanScores(Array(repeating: "会社", count: 6).joined(separator: " ")))
    #expect(many.japanese > one.japanese)
  }

  @Test func aMillionLettersStayFinite() throws {
    let clock = ThreadClock()
    for character: UInt32 in [0x50CD, 0x8FD9, 0x4E00] {
      let letters = [UInt32](repeating: character, count: 1_000_000)
      var scores: HanScores?
      let time = clock.measure { scores = letters.withUnsafeBufferPointer(HanModel.scores(of:)) }
      let probabilities = try #require(scores).probabilities
      #expect(abs(probabilities.reduce(0, +) - 1) < 1e-4)
      // A quadratic scorer would need hours.
      #expect(time < .seconds(20))
    }
  }

  @Test func firstCallDecodesNothing() {
    let clock = ThreadClock()
    let times = (0..<50).map { _ in clock.measure { _ = HanScores("会社概要") } }
    // The minimum of many measurements, since other processes share the machine.
    #expect(times.min() ?? .zero < .milliseconds(1))
  }
}
