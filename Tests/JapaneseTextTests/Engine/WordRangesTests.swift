import Testing

@testable import JapaneseText

/// Tests that the offsets of words become substrings of their text.
@Suite struct WordRangesTests {
  /// Returns a text of `count` words separated by `gap`, and the words.
  private static func text(words count: Int, gap: String) -> (text: String, words: [String]) {
    let words = (0..<count).map { ["東京", "a", "é", "👨‍👩‍👧", "か\u{3099}"][$0 % 5] }
    return (words.joined(separator: gap), words)
  }

  private func wordRanges(_ words: [String], gap: Int) -> WordRanges {
    var wordRanges = WordRanges()
    var offset = 0
    for word in words {
      wordRanges.append(offset, offset + word.utf8.count)
      offset += word.utf8.count + gap
    }
    return wordRanges
  }

  @Test func substringsAreTheWords() {
    for count in [0, 1, 2, 63, 64, 65, 128, 129, 1_000, 10_000] {
      for gap in ["", " ", "\u{3000}\n"] {
        let (text, words) = Self.text(words: count, gap: gap)
        let found = wordRanges(words, gap: gap.utf8.count).substrings(of: text)
        #expect(found.map { String($0) } == words, "\(count) words, gap \(gap.utf8.count)")
        #expect(found.map(\.base).allSatisfy { $0 == text })
      }
    }
  }

  @Test func storageIsReused() {
    var ranges = wordRanges(Self.text(words: 9_000, gap: "").words, gap: 0)
    ranges.removeAll()
    let none = ranges.substrings(of: "東京")
    #expect(none == [])
    ranges.append(3, 6)
    let one = ranges.substrings(of: "東京")
    #expect(one == ["京"])
  }
}
