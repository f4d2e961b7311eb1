import LineBreaking
import Testing

/// Tests hyphenation points among the opportunities of a text.
@Suite struct HyphenatedWordsTests {
  /// A provider that hyphenates after every second letter, and also returns offsets that a breaker
  /// must ignore.
  private struct Pairs: HyphenationProvider {
    func hyphenationPoints(in word: Substring) -> [Int] {
      [-1, 0] + Array(stride(from: 2, to: word.utf8.count, by: 2)) + [word.utf8.count, 1, 1000]
    }
  }

  @Test func wordsAreDividedAmongOtherOpportunities() throws {
    let rows: [(expected: String, why: String)] = [
      ("ab~cd~ef", "a word"),
      ("日|本|語|ab~cd|と|xy~z |he~re", "in Japanese"),
      ("ab\u{AD}~cdef", "a word with a soft hyphen divides itself only there"),
      ("ab~cd-|ef~gh", "hyphens part words"),
      ("12345", "digits are not a word"),
      ("漢|字", "nor are ideographs"),
      ("", "nothing"),
      ("é~é~é", "two bytes each"),
    ]
    let breaker = LineBreaker(hyphenation: Pairs())
    for row in rows {
      let text = row.expected.filter { !"|~".contains($0) }
      #expect(try BreakMarks.marked(text, by: breaker) == row.expected, "\(row.why)")
    }
  }

  @Test func noHyphenInsideOfACharacter() throws {
    let breaker = LineBreaker(hyphenation: Pairs())
    #expect(try BreakMarks.marked("ae\u{301}x", by: breaker) == "ae\u{301}~x")
  }

  @Test func levelsWithoutHyphens() throws {
    for options in [
      LineBreakOptions(strictness: .anywhere), LineBreakOptions(wordBreak: .breakAll),
    ] {
      let found = try LineBreaker(options, hyphenation: Pairs()).opportunities(in: "abcdef")
      #expect(found.allSatisfy { $0.kind != .hyphen } && found.count == 6)
    }
  }

  @Test func linesTakeHyphens() throws {
    let breaker = LineBreaker(hyphenation: Pairs())
    let wrapper = TextWrapper(breaker: breaker)
    let paragraph = try wrapper.paragraph(of: "日本abcdef")
    let lines = try paragraph.lines(width: 9)
    #expect(lines.map(\.visible) == [0..<10, 10..<12])
    #expect(lines.map(\.isHyphenated) == [true, false])
    #expect(lines[0].width == 9, "the hyphen has a width")
  }
}
