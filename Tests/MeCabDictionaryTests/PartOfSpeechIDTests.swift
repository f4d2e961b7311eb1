import Foundation
import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests part-of-speech ids by the rules of `pos-id.def`.
@Suite struct PartOfSpeechIDTests {
  /// Returns the ids of features, in order, with one reader for all of them.
  private static func ids(_ rules: String, _ features: [String]) throws -> [Int] {
    let directory = try temporaryDirectory()
    try directory.write(rules, to: "pos-id.def")
    var partsOfSpeech = try PartOfSpeechIDs(DictionaryFolder(directory.path))
    var ids: [Int] = []
    for feature in features {
      let bytes = Array(feature.utf8)
      ids.append(try bytes.withUnsafeBytes { try partsOfSpeech.id(for: $0) })
    }
    return ids
  }

  @Test func rulesAndFeatures() throws {
    let table: [(rules: String, feature: String, id: Int, why: String)] = [
      ("a 5", "a", 5, "a rule"), ("a 5", "b", 65_535, "no rule"),
      ("", "a", 65_535, "an empty file"),
      ("a 0", "a", 0, "the least id"), ("a 65535", "a", 65_535, "the greatest id"),
      ("a 5\na 6", "a", 5, "the first rule counts"),
      ("* 5\na 6", "a", 5, "an asterisk before a text"),
      ("a 6\n* 5", "b", 5, "an asterisk as the last rule"),
      ("a,* 5", "a", 65_535, "fewer fields than the rule"),
      ("a,* 5\na 6", "a", 6, "a shorter rule after a longer one"),
      ("a 5\na,b 6", "a,b", 5, "a shorter rule before a longer one"),
      ("a,b 5", "a,b,c", 5, "more fields than the rule"), ("(a|b),x 5", "b,x", 5, "alternatives"),
      ("*,*,x 5", "a,b,x", 5, "the third field"),
      ("*,*,x 5", "a,b,y,x", 65_535, "not the fourth field"),
      ("a\t5", "a", 5, "a tab"), ("  a   5  ", "a", 5, "blanks"),
      ("\n\n a 5\n", "a", 5, "blank lines"),
      ("a 5 rest of the line", "a", 5, "more words are ignored"),
      ("a 005", "a", 5, "leading zeros"),
      ("a,\"b,c\" 5", "a,\"b,c\",d", 5, "a quoted field"),
      ("a,b 5", "\"a\",b", 5, "quotes in the feature"),
      ("a,b 5", "\"a,b\"", 65_535, "one quoted field is not two"),
      ("# 5", "#", 5, "there are no comments"),
      ("* 5", "", 65_535, "an empty feature has no fields"),
      ("a,* 5", "a,,b", 5, "an empty field matches an asterisk"),
      (", 5", ",a", 5, "an empty field matches an empty pattern"),
      (", 5", "a", 65_535, "an empty pattern matches nothing else"),
    ]
    for row in table {
      #expect(try Self.ids(row.rules + "\n", [row.feature]) == [row.id], "\(row.why)")
    }
  }

  @Test func wrongRulesAreNamed() throws {
    let lines = [
      "a", "5", "a x", "a -1", "a 65536", "a 5.0", "a +5", "a 0x5", "a 1234567890",
      "# a comment",
    ]
    let directory = try temporaryDirectory()
    for line in lines {
      let path = try directory.write("b 1\n\n\(line)\n", to: "pos-id.def")
      expectError(.invalidDefinition, "is not a rule", path: path, line: 3, line) {
        _ = try PartOfSpeechIDs(DictionaryFolder(directory.path))
      }
    }
  }

  @Test func withoutTheFileEveryIDIsOne() throws {
    let directory = try temporaryDirectory()
    var partsOfSpeech = try PartOfSpeechIDs(DictionaryFolder(directory.path))
    for feature in ["a", "名詞,一般", "*", "\"a,b\",c"] {
      let bytes = Array(feature.utf8)
      #expect(try bytes.withUnsafeBytes { try partsOfSpeech.id(for: $0) } == 1, "\(feature)")
    }
  }

  /// Results are cached by the fields that the rules refer to: later fields do not matter, and
  /// features that agree only in bytes are kept apart.
  @Test func cachedResults() throws {
    let rules = "a,b 1\na,\"b,c\" 2\na,bc 3\na 4\n\"a,b\" 5\n* 6\n"
    let table: [(feature: String, id: Int)] = [
      ("a,b,x", 1), ("a,b,y", 1), ("a,b", 1), ("a,\"b,c\",x", 2), ("a,\"b,c\"", 2), ("a,bc", 3),
      ("a,bc,x", 3), ("a", 4), ("a,", 4), ("a,x", 4), ("\"a,b\",x", 5), ("\"a,b\"", 5), ("b,b", 6),
      ("\"a\",b,z", 1), ("a,\"b\",z", 1), ("a,x\"y,b", 4), ("a,b,\"c\"", 1), ("a,b,\"d,e\"", 1),
    ]
    for order in [table, table.reversed(), table + table] {
      #expect(try Self.ids(rules, order.map(\.feature)) == order.map(\.id))
    }
  }

  /// A direct search through the rules, without quotes and without a cache.
  @Test func randomRulesEqualADirectSearch() throws {
    var generator = SeededGenerator(seed: 109)
    func fields(_ maximum: Int, _ texts: [String]) -> [String] {
      (0..<Int.random(in: 1...maximum, using: &generator)).map { _ in
        texts.randomElement(using: &generator) ?? ""
      }
    }
    for round in 0..<30 {
      let rules = (0..<12).map { _ in fields(3, ["a", "b", "*", "(a|c)", "c"]) }
      let features = (0..<60).map { _ in fields(5, ["a", "b", "c", "d"]) }
      let text = rules.enumerated().map { "\($1.joined(separator: ",")) \($0)\n" }.joined()
      let expected = features.map { feature in
        rules.firstIndex { rule in
          rule.count <= feature.count
            && zip(rule, feature).allSatisfy { pattern, field in
              pattern == "*" || pattern == field || pattern == "(a|c)" && "ac".contains(field)
            }
        } ?? 65_535
      }
      let found = try Self.ids(text, features.map { $0.joined(separator: ",") })
      #expect(found == expected, "round \(round)")
    }
  }
}
