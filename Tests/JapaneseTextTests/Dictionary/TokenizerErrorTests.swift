import MeCabDictionary
import Testing

@testable import JapaneseText

/// Tests how errors of the engines become errors of the tokenizer, and how they are written.
@Suite struct TokenizerErrorTests {
  @Test func everyEngineErrorHasItsCode() {
    let rows: [(MeCabError.Code, TokenizerError.Code)] = [
      (.dictionaryMissing, .dictionaryMissing), (.fileUnreadable, .dictionaryMissing),
      (.dictionaryDamaged, .dictionaryDamaged), (.invalidDefinition, .dictionaryDamaged),
      (.unsupportedCharset, .unsupportedCharset),
      (.unsupportedDictionary, .unsupportedDictionary), (.invalidRow, .userDictionary),
      (.invalidConstraint, .invalidConstraint), (.engine, .engine),
    ]
    for (code, expected) in rows {
      for (path, line) in [(nil, nil), ("/a", nil), ("/a", 7)] as [(String?, Int?)] {
        let error = TokenizerError(MeCabError(code, "is wrong", path: path, line: line))
        #expect(error == TokenizerError(expected, "is wrong", path: path, line: line), "\(code)")
        #expect(error.code == expected, "\(code)")
      }
    }
  }

  @Test func descriptionsHaveTheKnownParts() {
    let rows: [(path: String?, line: Int?, description: String)] = [
      (nil, nil, "is wrong"), ("/a", nil, "/a: is wrong"), ("/a", 7, "/a:7: is wrong"),
      (nil, 7, "is wrong"),
    ]
    for row in rows {
      let error = TokenizerError(.engine, "is wrong", path: row.path, line: row.line)
      #expect(error.description == row.description)
    }
  }

  @Test func everyPartDistinguishesErrors() {
    let codes: [TokenizerError.Code] = [
      .dictionaryMissing, .dictionaryDamaged, .unsupportedCharset, .unknownSchema, .userDictionary,
      .unsupportedDictionary, .engine,
    ]
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes.map(\.description)).count == codes.count, "each has a name of its own")
    let errors = [
      TokenizerError(.engine, "a"), TokenizerError(.userDictionary, "a"),
      TokenizerError(.engine, "b"), TokenizerError(.engine, "a", path: "/a"),
      TokenizerError(.engine, "a", path: "/b"), TokenizerError(.engine, "a", path: "/a", line: 1),
      TokenizerError(.engine, "a", path: "/a", line: 2),
    ]
    #expect(Set(errors).count == errors.count)
  }
}
