import Testing
import TextFoundation

/// Tests which addresses may be linked, by the URL parser of the WHATWG URL Standard (section 4.4).
@Suite("Link safety")
struct LinkSafetyTests {
  private static let refusedSchemes = ["javascript", "vbscript", "data", "livescript"]

  @Test("addresses by their scheme")
  func rows() {
    let rows: [(address: String, isAllowed: Bool, why: String)] = [
      ("https://example.com/", true, "an ordinary address"), ("mailto:a@example.com", true, ""),
      ("tel:+81-3-1234-5678", true, ""), ("a.b+c-d:x", true, "all characters of schemes"),
      ("/path?q=javascript:", true, "a path"), ("#data:", true, "a fragment"),
      ("?vbscript:", true, "a query"), ("javascript", true, "no colon: a relative address"),
      ("./javascript:alert(1)", true, "a slash before the colon"), ("data/x", true, ""),
      ("javascript:alert(1)", false, "runs a program"), ("vbscript:x", false, ""),
      ("livescript:x", false, ""), ("data:text/html,x", false, "a page of its own"),
      ("JavaScript:x", false, "schemes ignore case"), ("DATA:,", false, ""),
      ("javascript:", false, "even without a program"),
      (" javascript:x", false, "leading spaces are removed"),
      ("\u{0}\u{1}\u{1F} javascript:x", false, "and leading controls"),
      ("java\tscript:x", false, "TAB is removed"), ("java\r\nscript:x", false, "CR and LF too"),
      ("\tjavascript\n:x", false, "before the colon"),
      ("java script:x", true, "an inner space ends the scheme"),
      ("javascript :x", true, "also before the colon"), ("java\u{0}script:x", true, "NUL inside"),
      ("\u{7F}javascript:x", true, "DEL is not removed"),
      ("\u{A0}javascript:x", true, "NO-BREAK SPACE is not removed"),
      ("\u{3000}data:x", true, "nor is U+3000"),
      ("ｊavascript:x", true, "full-width letters are not a scheme"),
      ("java\u{17F}cript:x", true, "ſ is not s"), ("java%73cript:x", true, "escapes stay"),
      ("javascripts:x", true, "a longer scheme"), ("javascrip:x", true, "a shorter one"),
      ("xdata:x", true, ""), ("1data:x", true, ""), ("data1:x", true, ""),
      ("a:data:x", true, "only the first colon counts"),
      ("abcdefghijklmnopqrstuvwxyz:x", true, "longer than any refused scheme"),
      ("", false, "empty"), (" \n\t", false, "blank"), ("\u{0}", false, "only a control"),
      ("東京", true, "a relative address"), ("東京:data:", true, "no scheme"),
      (":x", true, "no scheme"),
    ]
    for row in rows {
      #expect(LinkSafety.allows(row.address) == row.isAllowed, "\(row.address) \(row.why)")
    }
  }

  /// Inserts each ASCII character at each offset of each refused scheme; by the standard only TAB,
  /// LF and CR, and before the scheme every control and space, leave the scheme the same.
  @Test("one more character anywhere in a refused scheme")
  func insertions() {
    var failures: [String] = []
    for scheme in Self.refusedSchemes {
      for code in UInt8(0)..<0x80 {
        for offset in 0...scheme.count {
          let start = scheme.prefix(offset)
          let character = Character(Unicode.Scalar(code))
          let address = start + String(character) + scheme.dropFirst(offset) + ":x"
          let isRemoved = [0x09, 0x0A, 0x0D].contains(code) || offset == 0 && code <= 0x20
          let isSecondColon = offset == scheme.count && character == ":"
          if LinkSafety.allows(String(address)) == (isRemoved || isSecondColon) {
            failures.append("\(address)")
          }
        }
      }
    }
    #expect(failures == [])
  }

  @Test("refused schemes in every combination of cases, and with one letter missing")
  func casesAndOmissions() {
    for scheme in Self.refusedSchemes {
      for pattern in 0..<1 << min(scheme.count, 8) {
        let mixed = scheme.enumerated().map { index, letter in
          pattern >> (index % 8) & 1 == 1 ? letter.uppercased() : String(letter)
        }
        #expect(!LinkSafety.allows(mixed.joined() + ":x"), "\(mixed)")
      }
      for index in scheme.indices {
        var shorter = scheme
        shorter.remove(at: index)
        #expect(LinkSafety.allows(shorter + ":x"), "\(shorter)")
      }
    }
  }
}
