import Testing

@testable import MarkupText

/// Tokens of sheets (CSS Syntax 3 §4), and the blocks among them.
@Suite struct StyleTokenTests {
  /// Returns a short form of a token: a letter for its kind, and its content.
  static func short(_ token: StyleToken) -> String {
    switch token.kind {
    case .identifier: "i:\(token.text)"
    case .function: "f:\(token.text)"
    case .atKeyword: "@:\(token.text)"
    case .hash: "\(token.flag ? "#" : "##"):\(token.text)"
    case .string: "s:\(token.text)"
    case .badString: "bad-string"
    case .url: "u:\(token.text)"
    case .badURL: "bad-url"
    case .delimiter: "d:\(token.text)"
    case .number: "n:\(token.number)\(token.flag ? "" : "r")"
    case .percentage: "%:\(token.number)"
    case .dimension: "m:\(token.number)\(token.text)"
    case .whitespace: "_"
    case .commentDeclarationOpen: "CDO"
    case .commentDeclarationClose: "CDC"
    default: token.description
    }
  }

  /// Texts, their tokens separated by `|`, and the reason.
  static let rows: [(String, String, String)] = [
    ("", "", "nothing"), (" \t\r\n\u{C}", "_", "white space is one token"),
    ("a", "i:a", "identifier"), ("-a", "i:-a", "one hyphen"), ("--a", "i:--a", "two"),
    ("--", "i:--", "two alone"), ("-", "d:-", "one alone"), ("-5", "n:-5.0", "a sign"),
    ("--5", "i:--5", "two hyphens make a name"), ("_a1-", "i:_a1-", "name characters"),
    ("あい", "i:あい", "beyond ASCII"), ("a\u{0}b", "i:a\u{FFFD}b", "NUL"),
    ("\\41 b", "i:Ab", "hexadecimal escape, one space taken"),
    ("\\41  b", "i:A|_|i:b", "only one"), ("\\000041b", "i:Ab", "six digits at most"),
    ("\\41\r\nb", "i:Ab", "CR LF is one"), ("\\110000", "i:\u{FFFD}", "beyond Unicode"),
    ("\\d800", "i:\u{FFFD}", "surrogate"), ("\\0", "i:\u{FFFD}", "zero"),
    ("\\g", "i:g", "any other character"), ("\\\u{1F600}", "i:\u{1F600}", "of any length"),
    ("\\", "i:\u{FFFD}", "at the end"), ("\\\n", "d:\\|_", "not before a newline"),
    ("a\\:b", "i:a:b", "inside of a name"), ("-\\41", "i:-A", "after a hyphen"),
    ("a(", "f:a", "function"),
    ("a (", "i:a|_|(", "no function"), ("A\\(", "i:A(", "an escaped bracket"),
    ("@a", "@:a", "at-keyword"), ("@-a", "@:-a", "with a hyphen"), ("@", "d:@", "alone"),
    ("@5", "d:@|n:5.0", "no name"), ("@\\41", "@:A", "escape"),
    ("#a", "#:a", "a hash that is an identifier"),
    ("#5", "##:5", "a hash that is not an identifier"),
    ("#-5", "##:-5", "a hash that is not an identifier"), ("#--", "#:--", "identifier"),
    ("#", "d:#", "alone"),
    ("# a", "d:#|_|i:a", "no name"), ("#\\41", "#:A", "escape"), ("##a", "d:#|#:a", "two"),
    ("'a'", "s:a", "string"), ("\"a'b\"", "s:a'b", "the other quote"), ("''", "s:", "empty"),
    ("'a\\'b'", "s:a'b", "escaped quote"), ("'a\\\nb'", "s:ab", "escaped newline"),
    ("'a\\\r\nb'", "s:ab", "escaped CR LF"), ("'a", "s:a", "closed by the end"),
    ("'a\\", "s:a", "a backslash at the end"), ("'a\nb'", "bad-string|_|i:b|s:", "newline"),
    ("'\\26 b'", "s:&b", "escape"), ("'日本'", "s:日本", "beyond ASCII"),
    ("'\u{0}'", "s:\u{FFFD}", "NUL"),
    ("1", "n:1.0", "integer"), ("+1", "n:1.0", "sign"), ("-1", "n:-1.0", "sign"),
    ("1.5", "n:1.5r", "number"), (".5", "n:0.5r", "no digit before the point"),
    ("-.5", "n:-0.5r", "sign and point"), ("1.", "n:1.0|d:.", "no digit after it"),
    ("1.5.5", "n:1.5r|n:0.5r", "two"), ("1e3", "n:1000.0r", "exponent"),
    ("1E-2", "n:0.01r", "negative exponent"), ("1e+2", "n:100.0r", "positive"),
    ("1e", "m:1.0e", "a unit"), ("1e-", "m:1.0e-", "a unit"), ("1e3px", "m:1000.0px", "both"),
    ("1e1000", "n:1000000000000000.0r", "clamped"), ("-1e1000", "n:-1000000000000000.0r", "too"),
    ("007", "n:7.0", "zeros"), ("+", "d:+", "alone"), ("+a", "d:+|i:a", "no number"),
    ("++1", "d:+|n:1.0", "two"), ("5%", "%:5.0", "percentage"), ("5 %", "n:5.0|_|d:%", "none"),
    ("-.5%", "%:-0.5", "percentage"), ("5px", "m:5.0px", "dimension"), ("5PX", "m:5.0PX", "case"),
    ("5\\70x", "m:5.0px", "an escaped unit"), ("5-a", "m:5.0-a", "a unit with a hyphen"),
    ("5--", "m:5.0--", "a unit of hyphens"), ("5あ", "m:5.0あ", "beyond ASCII"),
    ("1n-1", "m:1.0n-1", "as in an+b"), ("１", "i:１", "full-width digits are letters"),
    ("url(a)", "u:a", "address"), ("url( a )", "u:a", "spaces around"), ("url()", "u:", "empty"),
    ("URL(a)", "u:a", "any case"), ("url(a", "u:a", "closed by the end"),
    ("url(a b)", "bad-url", "a space inside"), ("url(a\"b)c", "bad-url|i:c", "a quote inside"),
    ("url(a(b)", "bad-url", "a bracket inside"), ("url(a\\)b)", "u:a)b", "an escaped bracket"),
    ("url(a\\\nb)c", "bad-url|i:c", "an escaped newline"),
    ("url(a b\\)c)d", "bad-url|i:d", "what is bad ends at a plain bracket"),
    ("url('a')", "f:url|s:a|)", "a function if there are quotes"),
    ("url( \"a\")", "f:url|_|s:a|)", "after spaces too"), ("url (a)", "i:url|_|(|i:a|)", "none"),
    ("url(\u{1})", "bad-url", "control characters"), ("url(あ)", "u:あ", "beyond ASCII"),
    ("<!--", "CDO", "opens a comment of HTML"), ("-->", "CDC", "closes one"),
    ("<!-", "d:<|d:!|d:-", "not quite"), ("->", "d:-|d:>", "not quite"),
    ("/**/", "", "comment"), ("a/**/b", "i:a|i:b", "between names"),
    (" /**/ /**/ ", "_", "white space around comments is one"), ("/*", "", "closed by the end"),
    ("/* * / */a", "i:a", "not closed by parts"), ("/*/a*/b", "i:b", "not by its own star"),
    ("/", "d:/", "alone"), ("//a", "d:/|d:/|i:a", "no comment of CSS"),
    (":;,[](){}", ":|;|,|[|]|(|)|{|}", "punctuation"),
    ("=~|^$*&", "d:=|d:~|d:||d:^|d:$|d:*|d:&", ""),
    ("\u{1F600}", "i:\u{1F600}", "an emoji is a name"), ("\u{1}", "d:\u{1}", "a control character"),
    ("\u{FEFF}a", "i:a", "byte order mark"), ("a\u{FEFF}", "i:a\u{FEFF}", "only at the start"),
  ]

  @Test func tokensFollowTheStandard() {
    for (text, expected, why) in Self.rows {
      let tokens = StyleTokenizer.tokens(of: text).map(Self.short).joined(separator: "|")
      #expect(tokens == expected, "'\(text)': \(why)")
    }
  }

  /// Tokens are in source order, with only comments between them.
  @Test func tokensCoverTheText() {
    for (text, _, _) in Self.rows {
      var offset = text.hasPrefix("\u{FEFF}") ? 3 : 0
      for token in StyleTokenizer.tokens(of: text) {
        let gap = String(decoding: Array(text.utf8)[offset..<token.offset], as: UTF8.self)
        #expect(gap.isEmpty || gap.contains("/*"), "'\(text)': '\(gap)'")
        #expect(token.offset < token.end, "'\(text)'")
        offset = token.end
      }
      let rest = String(decoding: Array(text.utf8)[offset...], as: UTF8.self)
      #expect(rest.isEmpty || rest.contains("/*"), "'\(text)': '\(rest)'")
    }
  }

  /// Printed tokens are read back as the same tokens.
  @Test func printedTokensReadBack() {
    for (text, _, _) in Self.rows {
      let tokens = StyleTokenizer.tokens(of: text)
      let isDamaged = tokens.contains { $0.kind == .badString || $0.kind == .badURL }
      guard !isDamaged, !text.hasPrefix("\\\n") else { continue }
      for token in tokens where token.kind != .delimiter {
        let again = StyleTokenizer.tokens(of: token.description)
        // A URL is printed in quotation marks, which makes it a function; and `url(` alone is a URL
        // token.
        guard token.kind != .url, token.text.lowercased() != "url" else { continue }
        #expect(again.map(\.kind) == [token.kind], "'\(text)': '\(token)'")
        #expect(again.first?.number == token.number, "'\(text)': '\(token)'")
        let isNumber = token.kind == .number
        #expect(isNumber || again.first?.text == token.text, "'\(text)': '\(token)'")
      }
    }
  }

  /// For each opening token the index of its closing token, or the count if it is not closed.
  static let blocks: [(String, [Int: Int])] = [
    ("(a)", [0: 2]), ("(()())", [0: 5, 1: 2, 3: 4]), ("([{}])", [0: 5, 1: 4, 2: 3]),
    ("(", [0: 1]), ("((", [0: 2, 1: 2]), ("([)]", [0: 4, 1: 3]), (")(", [1: 2]),
    ("f(a(b)c)", [0: 5, 1: 3]), ("{(}", [0: 3, 1: 3]), ("url('a')", [0: 2]), ("url(a)", [:]),
    ("'('", [:]), ("/*(*/", [:]), ("\\(", [:]),
  ]

  @Test func blocksAreFound() {
    for (text, expected) in Self.blocks {
      let list = StyleTokenList(tokenizing: text)
      let ends = list.blockEnds.enumerated().filter { $0.offset != $0.element }
      let found = Dictionary(uniqueKeysWithValues: ends.map { ($0.offset, $0.element) })
      #expect(found == expected, "\(text)")
    }
  }

  @Test func equalityIsThatOfMeaning() {
    let one = StyleTokenList(tokenizing: "a  5px 'x'")
    let other = StyleTokenList(tokenizing: "/**/\\61\n5.0px \"x\"")
    #expect(one != other, "an integer differs from other numbers")
    #expect(one == StyleTokenList(tokenizing: "/**/\\61 \n5px \"x\""))
    #expect(one.hashValue == StyleTokenList(tokenizing: "a 5px 'x'").hashValue)
    let slice = StyleTokenSlice(one, 2..<3)
    #expect(slice.only?.number == 5 && slice.tokens.count == 1)
    #expect(slice.copied == StyleTokenList(tokenizing: "5px"))
    #expect(StyleTokenSlice(one).only == nil)
  }
}
