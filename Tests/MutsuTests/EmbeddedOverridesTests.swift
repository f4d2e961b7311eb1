import Mutsu
import TestSupport
import Testing

/// Tests readings given by the user as a client of `Mutsu` uses them.
@Suite struct EmbeddedOverridesTests {
  /// The example of the documentation.
  @Test func theDocumentedExample() throws {
    let readings = try ReadingOverrides(
      text: """
        # word  reading    conditions
        行      ぎょう     after=目|番号
        大人気  おとなげ   after=ない
        月      るな       after=ちゃん accent=1
        """)
    let tokenizer = try Tokenizer.embedded(overrides: readings)
    #expect(tokenizer.reading(of: "次の行番号").text == "つぎのぎょうばんごう")
    #expect(tokenizer.reading(of: "次の行番号は大人気ない").text == "つぎのぎょうばんごうはおとなげない")
    #expect(tokenizer.romanized("月ちゃん") == "runa chan")
    #expect(tokenizer.furigana("大人気ない人").brackets() == "大人気[おとなげ]ない人[ひと]")
    #expect(tokenizer.accentPhrases(in: "月ちゃん")[0].nucleus == 1)
    #expect("月ちゃん".hiragana == "つきちゃん", "the shared tokenizer is unchanged")
  }

  @Test func filesAndTasks() async throws {
    let files = try temporaryDirectory()
    let path = try files.write("山 やーま\n", to: "readings.txt")
    let overrides = try ReadingOverrides(contentsOf: path)
    let tokenizer = try Tokenizer.embedded(overrides: overrides, properNames: .included)
    let lines = (0..<200).map { "山\($0)山" }
    let readings = await tokenizer.map(lines, maximumTasks: 4) { tokenizer.reading(of: $0).text }
    for reading in readings {
      #expect(reading.hasPrefix("やーま") && reading.hasSuffix("やーま"), "\(reading)")
    }
  }
}
