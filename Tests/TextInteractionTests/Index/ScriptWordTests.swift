import TestSupport
import Testing
import TextFoundation

@testable import TextInteraction

/// Words without an analyzer against a regular expression.
@Suite struct ScriptWordTests {
  /// Returns the words of a text by a pattern for each kind.
  private func expected(_ text: String) -> [Range<Int>] {
    // A long vowel mark continues hiragana, and starts katakana anywhere else.
    let pattern = /[東京々〆〇]+|[ひら][ひらー]*|[カタｶー]+|[a1éЖ]+(?:['.,’][a1éЖ]+)*/
    return text.matches(of: pattern).map { match in
      let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      return start..<end
    }
  }

  private func words(_ text: String) -> [Range<Int>] {
    withUTF8Bytes(of: text) { UnanalyzedWords.ranges(in: $0) }
  }

  @Test func wordsAreRunsOfOneScript() {
    var random = SeededGenerator(seed: 111)
    let pool = Array("東京々〆〇ひらーカタｶa1éЖ'.,’。、 -・「」")
    for _ in 0..<4000 {
      let text = String(
        (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in
          pool.randomElement(using: &random)
        })
      if words(text) != expected(text) {
        Issue.record("\(text): \(words(text)), not \(expected(text))")
      }
      // The words of a paragraph are the same if the analyzer has no boundaries.
      let paragraph = ParagraphWords(text, boundaries: nil)
      if paragraph.words != expected(text) || paragraph.phrases != paragraph.words {
        Issue.record("\(text): \(paragraph.words), \(paragraph.phrases)")
      }
    }
  }

  /// A mark belongs to its base, whatever the kind of the base is.
  @Test func marksContinueTheWord() {
    for mark in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{20DD}"] {
      for base in ["東", "ひ", "カ", "a", "é"] {
        let text = base + mark + base + "。"
        #expect(words(text) == [0..<text.utf8.count - 3], "\(text)")
      }
      // After punctuation a mark alone is no word.
      #expect(words("。" + mark).isEmpty)
    }
    for (text, count) in [("か\u{3099}カ\u{3099}", 2), ("カ\u{3099}ー", 1), ("か\u{309A}か", 1)] {
      #expect(words(text).count == count, "\(text)")
    }
  }

  @Test func containingFindsTheSegmentOfEachOffset() {
    var random = SeededGenerator(seed: 112)
    for _ in 0..<300 {
      var (ranges, next): ([Range<Int>], Int) = ([], 0)
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let start = next + Int.random(in: 0...2, using: &random)
        next = start + Int.random(in: 1...4, using: &random)
        ranges.append(start..<next)
      }
      for offset in -2...next + 2 {
        let expected = ranges.first { $0.contains(offset) }
        if ranges.containing(offset) != expected { Issue.record("\(offset) in \(ranges)") }
      }
    }
  }
}
