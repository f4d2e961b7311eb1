import LatticeEngine
import TestSupport
import Testing

@testable import JapaneseText

/// Tests several tokenizations of a text.
@Suite struct TokenizerLatticeTests {
  private func makeTokenizer(
    userDictionaries: [UserDictionary] = [], engine: TokenizerEngine? = nil
  ) throws -> Tokenizer {
    try Tokenizer(
      dictionary: .directory(MiniDictionary.directory()), userDictionaries: userDictionaries,
      engine: engine, cache: .none)
  }

  private func surfaces(_ paths: [[Token]]) -> [[String]] {
    paths.map { $0.map { String($0.surface) } }
  }

  @Test func bestTokens() throws {
    let tokenizer = try makeTokenizer()
    let rows: [(text: String, limit: Int, paths: [[String]], why: String)] = [
      ("東京都", 3, [["東京", "都"], ["東京", "都"], ["東", "京都"]], "two entries of 都"),
      ("東京へ", 1, [["東京", "へ"]], "one"), ("東京", 0, [], "none"), ("東京", -3, [], "fewer than none"),
      ("", 3, [[]], "an empty text"), ("東\n京", 1, [["東", "京"]], "a line end is white space"),
      ("か\u{3099}", 1, [["か\u{3099}"]], "whole Characters"),
    ]
    for (text, limit, paths, why) in rows {
      #expect(try surfaces(tokenizer.bestTokens(in: text, limit: limit)) == paths, "\(why)")
    }
    let tokens = try #require(try tokenizer.bestTokens(in: "東京都", limit: 1).first)
    #expect(tokens.map(\.reading) == tokenizer.tokens(in: "東京都").map(\.reading))
    #expect(tokens.map(\.utf8Range) == [0..<6, 6..<9])
  }

  @Test func userDictionariesAreIncluded() throws {
    let tokenizer = try makeTokenizer(userDictionaries: [.csv("令和,れいわ")])
    let found = try surfaces(tokenizer.bestTokens(in: "令和", limit: 20))
    #expect(found.contains(["令和"]), "\(found)")
  }

  /// Features that are not in the dictionary remain valid with the token.
  @Test func constraintsAndTheirFeatures() throws {
    var tokens: [Token] = []
    do {
      let tokenizer = try makeTokenizer()
      let paths = try tokenizer.bestTokens(
        in: "鱻を東京都", limit: 1,
        constraints: [.word(0..<3, feature: "名詞,魚"), .boundary(at: 9)])
      tokens = try #require(paths.first)
      // Other parses do not change the tokens.
      _ = try tokenizer.bestTokens(
        in: "鱻を", limit: 1, constraints: [.word(0..<3, feature: "記号,別")])
    }
    #expect(tokens.map { String($0.surface) } == ["鱻", "を", "東", "京都"])
    #expect(tokens[0].featureRow == "名詞,魚" && tokens[0].isUnknown)
    #expect(tokens[0].feature(at: 1) == "魚")
  }

  @Test func invalidConstraints() throws {
    let tokenizer = try makeTokenizer()
    for constraint in [ParseConstraint.boundary(at: 1), .noBoundary(at: 99)] {
      let error = #expect(throws: TokenizerError.self) {
        try tokenizer.bestTokens(in: "東京", limit: 1, constraints: [constraint])
      }
      #expect(error?.code == .invalidConstraint, "\(constraint)")
    }
  }

  @Test func latticesOfATokenizer() throws {
    let tokenizer = try makeTokenizer()
    let lattice = try tokenizer.makeLattice()
    let options = ParseOptions(request: [.allMorphs, .marginalProbabilities])
    let count = try lattice.withBestPath(of: "東京都", options: options) { nodes in
      nodes.filter { $0.probability > 0.001 }.count
    }
    #expect(count >= 2)
    guard TokenizerEngine.mecab.isAvailable else { return }
    let other = try makeTokenizer(engine: .mecab)
    let error = #expect(throws: TokenizerError.self) { try other.makeLattice() }
    #expect(error?.code == .engine && error?.message.contains("native engine") == true)
  }
}
