import Testing

@testable import MarkupText

/// Tests that strings and identifiers in CSS syntax are read again as what was written (CSSOM 2.1).
@Suite("CSS serialization")
struct CSSSerializationTests {
  private static let scalars =
    (UInt32(1)...0x17F).compactMap(Unicode.Scalar.init) + ["あ", "\u{FFFD}", "🎄", "\u{10FFFF}"]

  @Test("strings in either quotation mark", arguments: ["\"", "'"] as [Unicode.Scalar])
  func strings(quote: Unicode.Scalar) {
    // A hexadecimal digit or a space after an escape must not become part of it.
    for scalar in Self.scalars {
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)1", "\(scalar)f \(scalar)", "\(scalar) "] {
        let quoted = cssQuoted(text, quote: quote)
        let tokens = StyleTokenizer.tokens(of: quoted)
        let isRead = tokens.count == 1 && tokens[0].kind == .string
        #expect(isRead, "\(scalar.value)")
        #expect(tokens[0].text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(scalar.value)")
        #expect(quoted.unicodeScalars.first == quote && quoted.unicodeScalars.last == quote)
      }
    }
  }

  @Test("only what needs an escape has one")
  func escapes() {
    let rows: [(text: String, double: String, single: String)] = [
      ("", #""""#, "''"), ("a b", #""a b""#, "'a b'"), ("あ", #""あ""#, "'あ'"),
      ("\"", #""\"""#, #"'"'"#), ("'", #""'""#, #"'\''"#), ("\\", #""\\""#, #"'\\'"#),
      ("\n", #""\a ""#, #"'\a '"#), ("\u{1F}", #""\1f ""#, #"'\1f '"#),
      ("\u{7F}", #""\7f ""#, #"'\7f '"#), ("\u{80}", "\"\u{80}\"", "'\u{80}'"),
    ]
    for row in rows {
      #expect(cssQuoted(row.text) == row.double)
      #expect(cssQuoted(row.text, quote: "'") == row.single)
    }
  }

  @Test("identifiers")
  func identifiers() {
    for scalar in Self.scalars {
      for text in ["\(scalar)", "a\(scalar)", "-\(scalar)", "\(scalar)1", "-\(scalar)f"] {
        let tokens = StyleTokenizer.tokens(of: cssIdentifier(text))
        let isRead = tokens.count == 1 && tokens[0].kind == .identifier
        #expect(isRead, "\(text.debugDescription)")
        #expect(tokens.first?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      }
    }
    for name in ["a", "Z9", "_", "-a", "--", "a-1", "あ", "\u{80}"] {
      #expect(cssIdentifier(name) == name, "needs no escape")
    }
    let rows = [
      ("1a", #"\31 a"#), ("-1", #"-\31 "#), ("-", #"\-"#), ("a.b", #"a\.b"#), ("a1", "a1"),
      ("\t", #"\9 "#), ("--1", "--1"), ("a b", #"a\ b"#), ("0", #"\30 "#), ("9", #"\39 "#),
    ]
    for (name, expected) in rows { #expect(cssIdentifier(name) == expected) }
  }

  @Test("numbers have the fewest digits and no decimal point if they are integers")
  func numbers() {
    let rows: [(Double, String)] = [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (100, "100"), (0.1, "0.1"), (10.05, "10.05"),
    ]
    for (number, text) in rows { #expect(cssText(number) == text) }
    #expect(cssText(Float(0.1)) == "0.1")
  }
}
