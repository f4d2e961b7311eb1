import JapaneseText
import LineBreaking
import TestSupport
import Testing

/// Tests that the boundaries of any text are accepted by the line breaker.
@Suite struct TextBoundariesTests {
  @Test func boundariesAreBetweenCharacters() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<1000 {
      // Includes Thai after characters to which a Thai vowel is joined.
      let text = RandomText.string(fragments: 40, using: &generator)
      let boundaries = TextBoundaries(of: text, tokenizer: tokenizer)
      #expect(throws: Never.self, "\(text.debugDescription)") {
        try breaker.opportunities(in: text, boundaries: boundaries)
      }
    }
  }

  @Test func wordsOfThaiAreBoundaries() {
    // สวัสดี and ครับ are words; ICU is installed where the tests run.
    #expect(TextBoundaries(of: "สวัสดีครับ", tokenizer: nil).complexContext == [0, 18])
  }
}
