import Testing

@testable import MeCabDictionary

/// Tests the rules of `rewrite.def` and `pos-id.def` by themselves.
///
/// The expected values follow `RewritePattern` of MeCab 0.996; `DefinitionReferenceTests` compares
/// complete definition files with `mecab-dict-index`.
@Suite struct RewriteRuleTests {
  private static func make(_ pattern: String, _ replacement: String) -> RewriteRule? {
    RewriteRule(pattern: Array(pattern.utf8), replacement: Array(replacement.utf8))
  }

  private static func rewrite(
    _ feature: String, _ pattern: String, _ replacement: String
  ) throws -> String? {
    let rule = try #require(make(pattern, replacement), "\(pattern) \(replacement)")
    return try rule.rewrite(CSVFields.all(Array(feature.utf8)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func patternsMatchTheFirstFields() throws {
    let table: [(pattern: String, feature: String, matches: Bool, why: String)] = [
      ("a", "a", true, "the same text"), ("a", "b", false, "other text"),
      ("a", "ab", false, "a prefix"), ("ab", "a", false, "a longer pattern"),
      ("a", "A", false, "another case"), ("a", "a,b", true, "more fields than the pattern"),
      ("a,b", "a", false, "fewer fields than the pattern"), ("a,b", "a,c", false, "a later field"),
      ("a,b", "a,b,c", true, "two fields of three"), ("b", "a,b", false, "not the first field"),
      ("*", "a", true, "an asterisk"), ("*,b", "a,b", true, "an asterisk and text"),
      ("*,*", "a", false, "an asterisk needs a field"),
      ("*,*", "a,", false, "a final comma is not a field"),
      ("*", ",", true, "an asterisk matches an empty field"),
      ("*x", "a", true, "only the first byte of *x counts"),
      ("a*", "ab", false, "an asterisk at the end is text"),
      ("a*", "a*", true, "the same text with an asterisk"),
      ("a", "*", false, "an asterisk in the feature is text"),
      ("名詞,*,一般", "名詞,x,一般", true, "Japanese"),
      (#""a,b""#, #""a,b""#, true, "a quoted comma on both sides"),
      (#""a,b""#, "a,b", false, "a quoted comma"),
      (" a", "a", true, "blanks before a field are skipped"),
    ]
    for row in table {
      let result = try Self.rewrite(row.feature, row.pattern, "x")
      #expect(result == (row.matches ? "x" : nil), "\(row.why)")
    }
  }

  @Test func alternatives() throws {
    let table: [(pattern: String, field: String, matches: Bool, why: String)] = [
      ("(a|b)", "a", true, "the first"), ("(a|b)", "b", true, "the last"),
      ("(a|b|c)", "b", true, "the middle"), ("(a|b)", "c", false, "another text"),
      ("(a|b)", "a|b", false, "not the whole text"),
      ("(a|b)", "(a|b)", true, "the same text with parentheses"),
      ("(a)", "a", true, "one alternative"), ("(a)", "(a", false, "half of the parentheses"),
      ("()", "()", true, "two parentheses are text"),
      ("()", ",", false, "an empty alternative needs three bytes"),
      ("(|a)", ",", true, "an empty alternative matches an empty field"),
      ("(|a)", "a", true, "after an empty alternative"),
      ("(a|)", ",", true, "an empty alternative at the end"),
      ("(ab|cd)", "a", false, "a prefix of an alternative"),
      ("(ab|cd)", "abcd", false, "two alternatives together"),
      ("(*|b)", "x", false, "an asterisk inside is text"),
      ("(*|b)", "*", true, "an asterisk as an alternative"),
      ("(a|b", "a", false, "no closing parenthesis"),
      ("a|b)", "a", false, "no opening parenthesis"), ("a|b", "a", false, "no parentheses"),
      ("((a)|b)", "(a)", true, "parentheses do not nest"), ("(格助詞|並立助詞)", "並立助詞", true, "Japanese"),
    ]
    for row in table {
      let result = try Self.rewrite(row.field, row.pattern, "x")
      #expect(result == (row.matches ? "x" : nil), "\(row.pattern): \(row.why)")
    }
  }

  @Test func replacements() throws {
    let feature = #"A,B,"c,d",,E,F,G,H,I,J,K"#
    let table: [(replacement: String, result: String, why: String)] = [
      ("x", "x", "text"), ("$1", "A", "a field"), ("$2,$1", "B,A", "fields in another order"),
      ("$1,$1", "A,A", "a field twice"), ("$4", "", "an empty field"), ("$11", "K", "two digits"),
      ("$011", "K", "a leading zero"), ("x$2y", "xBy", "text around a field"),
      ("$3", #""c,d""#, "a field with a comma is quoted again"),
      ("x$3", #""xc,d""#, "the whole field is quoted"),
      ("$1$2", "A$2", "the byte after a number is literal"), ("$1x$2", "AxB", "a field after text"),
      ("$1$$2", "A$B", "a dollar sign after a number, then a field"),
      (#""$1,$2""#, #""A,B""#, "a quoted replacement is one field"),
      ("$1, x", "A,x", "blanks before a field are skipped"),
      ("*", "*", "an asterisk is text"), ("$1,*,$11", "A,*,K", "three fields"),
      ("$1,", "A", "a final comma"),
    ]
    for row in table {
      #expect(try Self.rewrite(feature, "*", row.replacement) == row.result, "\(row.why)")
    }
  }

  @Test func referencesToMissingFields() throws {
    let table: [(replacement: String, fragment: String, why: String)] = [
      ("$3", "field 3 of a feature with 2 fields", "the first number that is too large"),
      ("x$3y", "“x$3y”", "the message names the field of the replacement"),
      ("$0", "field 0", "numbers start at 1"), ("$", "field 0", "no number"),
      ("$x", "field 0", "text after the dollar sign"), ("$1,$9", "“$9”", "in the second field"),
      ("$99999999999999999999", "field 1000000", "a number above 64 bits"),
    ]
    for row in table {
      expectError(.invalidDefinition, row.fragment, row.why) {
        _ = try Self.rewrite("a,b", "*", row.replacement)
      }
      #expect(try Self.rewrite("a,b", "z", row.replacement) == nil, "\(row.why): not expanded")
    }
    #expect(try Self.rewrite("a,b", "*", "$2") == "b", "the last field")
  }

  @Test func rulesNeedFieldsOnBothSides() {
    let table: [(pattern: String, replacement: String, isRule: Bool)] = [
      ("a", "b", true), ("", "b", false), ("a", "", false), (",", "b", true), ("a", ",", true),
      ("", "", false),
    ]
    for row in table {
      #expect(
        (Self.make(row.pattern, row.replacement) != nil) == row.isRule,
        "“\(row.pattern)” “\(row.replacement)”")
    }
    #expect(Self.make("a,(b|c),*", "x")?.fieldCount == 3)
    #expect(Self.make(#""a,b",c"#, "x")?.fieldCount == 2)
  }
}
