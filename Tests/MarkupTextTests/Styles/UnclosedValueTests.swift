import MarkupText
import Testing

/// Tests that values which the end of a style sheet closes (CSS Syntax 3, section 5.4) are written
/// with what closes them.
@Suite struct UnclosedValueTests {
  @Test func whatIsOpenIsClosed() {
    let rows: [(source: String, written: String, why: String)] = [
      ("a{b:c{", "a { b: c{} }", "a block"),
      ("a{b:c(d[e", "a { b: c(d[e]) }", "a function and a block in it"),
      ("a{b:c 'd", "a { b: c 'd' }", "a string"),
      ("a{b:c (d) [e]", "a { b: c (d) [e] }", "nothing open"),
      ("a{b:c '(' \\( d", "a { b: c '(' \\( d }", "brackets in a string and escaped"),
      ("a{b:c{d\\", "a { b: c{d\\\u{FFFD}} }", "an escape of the end, 4.3.7"),
      ("a{b:c 'd\\", "a { b: c 'd' }", "a string drops it, 4.3.5"),
      ("a{b:c /*d\\", "a { b: c }", "and so does a comment"),
      ("a{b:c\\D", "a { b: c\\D  }", "the space that ends an escape is part of it"),
      ("a{b:c\\D;}", "a { b: c\\D  }", "without a space too"),
      ("a{b:c \\D !important}", "a { b: c \\D  !important }", "before a priority"),
      ("a{b:c{\\D", "a { b: c{\\D} }", "the bracket ends it"),
      ("a{b:c '\\D", "a { b: c '\\D' }", "and so does a quote"),
      ("a{b:c\\00000Dd", "a { b: c\\00000Dd }", "at most six digits"),
      ("a{b:url(c'd(", "a {}", "a URL that is not valid makes its declaration invalid"),
      ("a{b:url(c", "a { b: url(c) }", "a URL"),
      ("a{b:url(c\\", "a { b: url(c\\\u{FFFD}) }", "an escape of the end in a URL"),
      ("a{--b:var(--c", "a { --b: var(--c) }", "a custom property"),
    ]
    for row in rows {
      let sheet = StyleSheet(parsing: row.source)
      #expect(sheet.description == row.written, "\(row.why)")
      #expect(StyleSheet(parsing: row.written).description == row.written, "\(row.why)")
    }
  }
}
