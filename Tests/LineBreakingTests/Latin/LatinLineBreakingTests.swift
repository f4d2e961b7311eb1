import Foundation
import LineBreaking
import TestSupport
import Testing

/// Tests lines that break like a browser's between Latin characters and after spaces.
@Suite struct LatinLineBreakingTests {
  private static let browsers = LineBreakOptions(latinLineBreaking: .browsers)

  @Test func everyPairIsAsRecorded() throws {
    let recorded = BrowserRecording.shared.latinPairs
    let visible = [0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF].joined()
      .compactMap { Unicode.Scalar(UInt32($0)).map(Character.init) }
    let breaker = LineBreaker(Self.browsers)
    var failures: [String] = []
    var divided = 0
    for first in visible {
      for second in visible {
        let pair = "\(first)\(second)"
        let divides = try breaker.opportunities(in: pair).count == 2
        divided += divides ? 1 : 0
        if divides != (recorded[first]?.contains(second) ?? false) { failures.append(pair) }
      }
    }
    #expect(visible.count == 188)
    #expect(divided > 1000)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(50))")
  }

  @Test func textsBreakAsInABrowser() throws {
    let browsers = Self.browsers
    let loose = LineBreakOptions(strictness: .loose, language: "en", latinLineBreaking: .browsers)
    let standard = LineBreakOptions(strictness: .uax14, latinLineBreaking: .browsers)
    let all = LineBreakOptions(wordBreak: .breakAll, latinLineBreaking: .browsers)
    let none = LineBreakOptions(wordBreak: .keepAll, latinLineBreaking: .browsers)
    try BreakMarks.check([
      (browsers, "/usr/share/doc", "a path is a whole"),
      (browsers, "https://example.org/?|q=1&b=2", "a URL but for its query"),
      (browsers, "{ |} |) |。", "after spaces always"),
      (browsers, "a  |b", "after the last of them"),
      (browsers, "a \u{301}b", "where a Character begins"),
      (browsers, "a \n¦b \r\n¦c \u{2028}¦d", "line separators stay with spaces"),
      (browsers, "a \u{200B}|b \u{2060}c", "and so do ZWSP and WJ"),
      (browsers, "a |\u{A0}b", "NBSP does not"),
      (browsers, "\u{3000}|a", "an ideographic space is not a space here"),
      (browsers, "-1 |(-1) |=-1", "a minus sign"),
      (browsers, "UTF-|8 |03-|1234 |é-1", "but a hyphen after ASCII letters and digits"),
      (browsers, "state-|of-|the-|art |-|a", "hyphens before letters"),
      (browsers, "f((x))", "brackets"),
      (browsers, "é\u{301}(a", "characters outside of Latin-1 follow UAX #14"),
      (browsers, "「a!|(b)」|と", "characters beside other scripts too"),
      (browsers, "漢/|字/usr|字", "so is a solidus before or after an ideograph"),
      (browsers, "so\u{AD}~ft", "soft hyphens stay"),
      (loose, "/usr/share |{ |}", "any level and language"),
      (standard, "/usr/share |{ |}", "UAX #14 too"),
      (all, "/|u|s|r |}", "break-all: the table takes nothing away"),
      (all, "a!|(b", "but adds"),
      (none, "漢字/usr |{ |}|漢字", "keep-all"),
    ])
  }

  @Test func callerListsTakePrecedence() throws {
    let lists = KinsokuRules(startProhibited: ")", endProhibited: "!", inseparable: ["?a"])
    try BreakMarks.check([
      (
        LineBreakOptions(latinLineBreaking: .browsers, kinsoku: lists), "a ) |!( |?a |?|b",
        "start, end, pair"
      ),
      (Self.browsers, "a |) |!|( |?|a |?|b", "as without them"),
    ])
  }

  @Test func phrasesAndFallbacksAgree() throws {
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase, latinLineBreaking: .browsers))
    let text = "a!(b と"
    let boundaries = TextBoundaries(phrases: [0])
    #expect(try BreakMarks.marked(text, by: breaker, boundaries: boundaries) == "a!|(b |と")
    let all = try BreakMarks.marked(text, by: breaker, boundaries: boundaries, fallbacks: true)
    #expect(all == "a!|(b |と")
  }

  @Test func hyphenationPointsAreUnaffected() throws {
    let provider = EveryLetter()
    let breaker = LineBreaker(Self.browsers, hyphenation: provider)
    #expect(try BreakMarks.marked("ab/cd", by: breaker) == "a~b/c~d")
  }

  @Test func otherTextIsUnaffected() throws {
    // No two visible Latin-1 characters are adjacent, and there is no space.
    let parts = ["漢", "字", "。", "「", "」", "か\u{3099}", "…", "ー", "👩‍👩‍👧", "α", "각", "\u{2060}", "\n"]
    var random = SeededGenerator(seed: 11)
    for strictness in LineBreakStrictness.allCases {
      let browsers = LineBreaker(
        LineBreakOptions(strictness: strictness, latinLineBreaking: .browsers))
      let standard = LineBreaker(LineBreakOptions(strictness: strictness))
      for _ in 0..<300 {
        let text = (0..<8).map { _ in
          (parts.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "α" : "a—")
        }.joined()
        let found = try browsers.opportunities(in: text)
        let expected = try standard.opportunities(in: text)
        #expect(found == expected, "\(text)")
      }
    }
  }

  @Test func emptyAndLongTexts() throws {
    let breaker = LineBreaker(Self.browsers)
    #expect(try breaker.opportunities(in: "").isEmpty)
    #expect(try breaker.opportunities(in: " ").map(\.offset) == [1])
    for unit in ["/", " ", "- 1", "é", "?a"] {
      let text = String(repeating: unit, count: 100_000)
      let last = try breaker.opportunities(in: text).last
      #expect(last == BreakOpportunity(offset: text.utf8.count, kind: .mandatory))
    }
  }

  @Test func generatingTheTableAgainChangesNothing() throws {
    let script = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../../Scripts/generate-latin-pairs").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, "--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// A provider that divides words between any two letters.
private struct EveryLetter: HyphenationProvider {
  func hyphenationPoints(in word: Substring) -> [Int] {
    Array(1..<max(1, word.utf8.count))
  }
}
