import TestSupport
import Testing
import TextFoundation

/// Tests the scheme of URLs by the URL parser of the WHATWG URL Standard (4.4).
@Suite("URL schemes")
struct URLSchemeTests {
  @Test("the three forms of a URL")
  func rows() {
    let rows: [(url: String, expected: URLScheme, why: String)] = [
      ("https://a.jp/", .absolute("https"), "a scheme"),
      ("Java\tScript\n:x", .absolute("javascript"), "case, TAB and LF"),
      ("\u{0} \u{1F}x:", .absolute("x"), "leading controls and spaces"),
      ("a.b+c-1:x", .absolute("a.b+c-1"), "all characters of a scheme"),
      ("1a:x", .relative, "a digit cannot start a scheme"), (".a:x", .relative, "nor can a dot"),
      ("a b:c", .relative, "a space"), ("a\u{0}b:c", .relative, "NUL inside"),
      ("á:x", .relative, "only ASCII"), (":", .relative, "no scheme"), ("a", .relative, "no colon"),
      ("#a:b", .relative, "a fragment"), ("", .empty, "empty"),
      (" \t\u{0}\n", .empty, "ignored only"),
    ]
    for row in rows { #expect(URLScheme(of: row.url) == row.expected, "\(row.why)") }
  }

  /// Inserts each ASCII character at each offset of a scheme; by the standard only TAB, LF and CR,
  /// and before the scheme every control and space, leave the scheme the same.
  @Test("one more character anywhere in a scheme")
  func insertions() {
    var failures: [String] = []
    let scheme = "javascript"
    for code in UInt8(0)..<0x80 {
      for offset in 0...scheme.count {
        let character = Character(Unicode.Scalar(code))
        let url =
          String(scheme.prefix(offset)) + String(character) + scheme.dropFirst(offset) + ":x"
        let isIgnored = [0x09, 0x0A, 0x0D].contains(code) || offset == 0 && code <= 0x20
        let isSecondColon = offset == scheme.count && character == ":"
        if (URLScheme(of: url) == .absolute(scheme)) != (isIgnored || isSecondColon) {
          failures.append(url.debugDescription)
        }
      }
    }
    #expect(failures == [])
  }

  @Test("URLs without ignored characters have the same scheme")
  func ignoredCharacters() {
    let rows: [(url: String, expected: String)] = [
      ("a", "a"), (" a b\t\n ", "a b"), ("\u{1}x:\ry\u{1F}", "x:y"), ("\t", ""), ("", ""),
      ("日 本", "日 本"),
    ]
    for row in rows { #expect(URLScheme.withoutIgnoredCharacters(row.url) == row.expected) }
    for row in LinkVectors.rows {
      let plain = URLScheme.withoutIgnoredCharacters(row.url)
      #expect(URLScheme(of: plain) == URLScheme(of: row.url), "\(row.why)")
    }
  }
}
