import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

@testable import JapaneseText

/// Tests the distilled engine as a tokenizer uses it, with a table of the surfaces alone.
@Suite struct DistilledEngineTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try MiniDictionary.copyOfCompiled()
    try PatternTableCompiler.compile(patterns: "", directory: directory.path)
  }

  private func tokenizer(
    _ users: [UserDictionary] = [], overrides: ReadingOverrides = ReadingOverrides(),
    names: ProperNames = .included
  ) throws(TokenizerError) -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(directory.path), userDictionaries: users, overrides: overrides,
      properNames: names, schema: .ipadic, engine: .distilled, cache: .none)
  }

  @Test func tokensHaveTheFeaturesOfTheDictionary() throws {
    let tokenizer = try tokenizer()
    #expect(tokenizer.engine == .distilled && TokenizerEngine.distilled.isAvailable)
    #expect(tokenizer.fallbackReason == nil)
    let tokens = tokenizer.tokens(in: "東京へ行く")
    #expect(tokens.map { String($0.surface) } == ["東京", "へ", "行く"])
    #expect(tokens.map(\.baseForm) == ["東京", "へ", "行く"])
    #expect(tokens.map(\.partOfSpeech.category) == [.noun, .particle, .verb])
    #expect(tokens.map(\.utf8Range) == [0..<6, 6..<9, 9..<15])
    #expect(tokens.map(\.isUnknown) == [false, false, false])
    #expect(tokenizer.words(in: "東京へ行く") == ["東京", "へ", "行く"])
    let standard = try Tokenizer(dictionary: .directory(directory.path))
    #expect(standard.engine == .native, "the distilled engine is used on request only")
  }

  @Test func unsupportedSettings() throws {
    let rows:
      [(users: [UserDictionary], names: ProperNames, code: TokenizerError.Code?, why: String)] =
        [
          ([.csv("語学,ごがく,名詞")], .included, .engine, "user dictionaries"),
          ([], .excluded, nil, "this dictionary has no proper names"),
        ]
    for row in rows {
      do throws(TokenizerError) {
        _ = try tokenizer(row.users, names: row.names)
        #expect(row.code == nil, "\(row.why)")
      } catch {
        #expect(error.code == row.code && error.message.contains("native"), "\(row.why): \(error)")
      }
    }
    FileSystem.remove(directory.file("words.patterns"))
    do throws(TokenizerError) {
      _ = try tokenizer()
      Issue.record("there is no table")
    } catch {
      #expect(error.code == .unsupportedDictionary, "\(error)")
      #expect(error.message.contains("words.patterns"), "\(error)")
    }
  }

  @Test func tokensEndAtCharacterBoundaries() throws {
    let tokenizer = try tokenizer()
    let rows: [(text: String, surfaces: [String], why: String)] = [
      ("👨‍👩‍👧です", ["👨‍👩‍👧", "です"], "an emoji sequence"),
      ("か\u{3099}", ["か\u{3099}"], "a combining voiced sound mark"),
      ("東\u{E0100}京", ["東\u{E0100}", "京"], "a variation selector"),
    ]
    for row in rows {
      #expect(
        tokenizer.tokens(in: row.text).map { String($0.surface) } == row.surfaces, "\(row.why)")
    }
  }

  @Test func tokensAndWhitespaceAreTheText() throws {
    let tokenizer = try tokenizer()
    var generator = SeededGenerator(seed: 98)
    for round in 0..<200 {
      let text =
        round % 2 == 0
        ? RandomText.string(fragments: 40, using: &generator)
        : RandomText.scalars(count: 40, using: &generator)
      let tokens = tokenizer.tokens(in: text)
      var end = text.startIndex
      for token in tokens {
        #expect(token.range.lowerBound >= end)
        #expect(
          text[end..<token.range.lowerBound].allSatisfy { $0.isWhitespace },
          "\(text.debugDescription)")
        end = token.range.upperBound
      }
      #expect(text[end...].allSatisfy { $0.isWhitespace }, "\(text.debugDescription)")
      #expect(tokenizer.tokens(in: text) == tokens, "the same text has the same tokens")
    }
  }

  @Test func longLinesAreDividedWithoutTrace() throws {
    let tokenizer = try tokenizer()
    let opened = tokenizer.core.dictionary
    let line = Array(
      (0..<400).map { ["東京都の学生は", "京都大学へ行く。", "すももももももABC12", "コーヒー"][$0 % 4] }
        .joined().utf8)
    func words(_ sizes: ChunkSizes) -> [Range<Int>] {
      let analyzer = LineAnalyzer(
        engine: opened.makeEngine(), preservesAllText: true, sizes: sizes)
      var words: [Range<Int>] = []
      line.withUnsafeBufferPointer { bytes in
        analyzer.analyze(bytes) { words += $0.map { $0.start..<$0.end } }
      }
      return words
    }
    let whole = words(ChunkSizes())
    #expect(whole.count > 1_000)
    for chunk in [300, 500, 1_024] {
      #expect(words(ChunkSizes(wholeLine: 200, chunk: chunk, overlap: 120)) == whole, "\(chunk)")
    }
  }
}
