import Foundation
import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

/// Checks the decoded text of character references, alone and in a tree.
private func expectText(_ rows: [(String, String, String)]) {
  for (text, expected, why) in rows {
    // Compared by scalars: canonically equivalent strings are not the same text.
    let found = [
      CharacterReferences.decode(text), MarkupTree(parsing: text).text,
      MarkupTree(parsing: "<b>\(text)</b>").text,
    ]
    for (index, found) in found.enumerated() where !found.utf8.elementsEqual(expected.utf8) {
      // NUL becomes U+FFFD only in markup.
      if index == 0, text.contains("\0") { continue }
      Issue.record("\(text) (\(why)): \(found), not \(expected)")
    }
  }
}

@Test func namedReferencesFollowTheStandard() {
  let rows: [(String, String, String)] = [
    ("a&b", "a&b", "13.2.5.72 Character reference: a letter that starts no name"),
    ("a& b", "a& b", "13.2.5.72 Character reference: a space"),
    ("a&", "a&", "13.2.5.72 Character reference: the end"),
    ("a&&amp;", "a&&", "13.2.5.72 Character reference: & again"),
    ("&amp;", "&", "13.2.5.73 Named character reference: with a semicolon"),
    ("&amp", "&", "13.2.5.73 Named character reference: without"),
    ("&ampa", "&a", "13.2.5.73 Named character reference: without, before a letter"),
    ("&amp=", "&=", "13.2.5.73 Named character reference: without, before ="),
    ("&amp1", "&1", "13.2.5.73 Named character reference: without, before a digit"),
    ("&amp&amp", "&&", "13.2.5.73 Named character reference: one after the other"),
    ("&AMP;&AMP", "&&", "13.2.5.73 Named character reference: in capitals"),
    ("&Amp;", "&Amp;", "13.2.5.73 Named character reference: the case counts"),
    ("&lt;b&gt;", "<b>", "13.2.5.73 Named character reference: it does not become a tag"),
    ("&lt/b&gt", "</b>", "13.2.5.73 Named character reference: nor without semicolons"),
    ("&not;&notin;&notit;", "¬∉¬it;", "13.2.5.73 Named character reference: the longest name"),
    ("&notin", "¬in", "13.2.5.73 Named character reference: that needs its semicolon"),
    ("&copy2026", "©2026", "13.2.5.73 Named character reference: followed by digits"),
    ("&sup2;&sup2&sup;", "²²⊃", "13.2.5.73 Named character reference: digits in the name"),
    (
      "&frac12;&frac12&frac1;", "½½&frac1;",
      "13.2.5.73 Named character reference: the last one is not a reference"
    ),
    ("&there4;", "∴", "13.2.5.73 Named character reference: a digit at its end"),
    (
      "&hellip;&hellip", "…&hellip",
      "13.2.5.73 Named character reference: one that needs its semicolon"
    ),
    ("&nbsp;&nbsp", "\u{A0}\u{A0}", "13.2.5.73 Named character reference: a no-break space"),
    ("&yen;&yen5", "¥¥5", "13.2.5.73 Named character reference: a currency symbol"),
    ("&aacute;&Aacute;", "áÁ", "13.2.5.73 Named character reference: two cases"),
    (
      "&Eacute;&eacute&EACUTE;", "Éé&EACUTE;",
      "13.2.5.73 Named character reference: but no third one"
    ),
    ("&acE;", "∾\u{333}", "13.2.5.73 Named character reference: two scalars"),
    ("&NotEqualTilde;&fjlig;", "≂\u{338}fj", "13.2.5.73 Named character reference: two more"),
    ("&Afr;&Zopf;", "𝔄ℤ", "13.2.5.73 Named character reference: beyond the first plane"),
    (
      "&CounterClockwiseContourIntegral;", "∳",
      "13.2.5.73 Named character reference: the longest of all"
    ),
    (
      "&CounterClockwiseContourIntegra;", "&CounterClockwiseContourIntegra;",
      "13.2.5.74 Ambiguous ampersand: a letter less"
    ),
    (
      "&CounterClockwiseContourIntegrals;", "&CounterClockwiseContourIntegrals;",
      "13.2.5.74 Ambiguous ampersand: a letter more"
    ),
    ("&gt;&GT;&gt&GT", ">>>>", "13.2.5.73 Named character reference: all four spellings"),
    ("&quot;&apos;", "\"'", "13.2.5.73 Named character reference: quotes"),
    ("&apos", "&apos", "13.2.5.74 Ambiguous ampersand: apos needs its semicolon"),
    ("&foo;", "&foo;", "13.2.5.74 Ambiguous ampersand: unknown"),
    ("&foo", "&foo", "13.2.5.74 Ambiguous ampersand: unknown, without a semicolon"),
    ("&1;", "&1;", "13.2.5.74 Ambiguous ampersand: a digit"),
    ("&;", "&;", "13.2.5.72 Character reference: a semicolon at once"),
    ("&a_b;", "&a_b;", "13.2.5.74 Ambiguous ampersand: an underscore ends it"),
    ("&é;", "&é;", "13.2.5.72 Character reference: a letter beyond ASCII"),
    ("&am\u{3000}p;", "&am\u{3000}p;", "13.2.5.74 Ambiguous ampersand: a space inside"),
    ("&amp\0;", "&\u{FFFD};", "13.2.5.73 Named character reference: NUL after it"),
    (
      "&lt;!--&gt;--&gt;", "<!-->-->",
      "13.2.5.73 Named character reference: it does not become a comment"
    ),
  ]
  expectText(rows)
}

@Test func numericReferencesFollowTheStandard() {
  let rows: [(String, String, String)] = [
    ("&#65;", "A", "13.2.5.79 Decimal character reference"),
    ("&#65", "A", "13.2.5.79 Decimal character reference: without a semicolon"),
    ("&#65a", "Aa", "13.2.5.79 Decimal character reference: a letter ends it"),
    ("&#00065;", "A", "13.2.5.79 Decimal character reference: zeros before"),
    ("&#12354;", "あ", "13.2.5.79 Decimal character reference: kana"),
    ("&#128579;", "🙃", "13.2.5.79 Decimal character reference: beyond the first plane"),
    ("&#x41;", "A", "13.2.5.78 Hexadecimal character reference"),
    ("&#X41;", "A", "13.2.5.76 Hexadecimal character reference start: a capital X"),
    (
      "&#x6a;&#x6A;&#x6aA", "jjڪ", "13.2.5.78 Hexadecimal character reference: digits of both cases"
    ),
    ("&#x41g", "Ag", "13.2.5.78 Hexadecimal character reference: a letter ends it"),
    ("&#x000041;", "A", "13.2.5.78 Hexadecimal character reference: zeros before"),
    ("&#x1F384;", "🎄", "13.2.5.78 Hexadecimal character reference: beyond the first plane"),
    ("&#x1F384", "🎄", "13.2.5.78 Hexadecimal character reference: without a semicolon"),
    ("&#;", "&#;", "13.2.5.77 Decimal character reference start: no digits"),
    ("&#", "&#", "13.2.5.75 Numeric character reference: the end"),
    ("&#a;", "&#a;", "13.2.5.77 Decimal character reference start: a letter"),
    ("&# 65;", "&# 65;", "13.2.5.77 Decimal character reference start: a space"),
    ("&#-65;", "&#-65;", "13.2.5.77 Decimal character reference start: a sign"),
    ("&#x;", "&#x;", "13.2.5.76 Hexadecimal character reference start: no digits"),
    ("&#x", "&#x", "13.2.5.76 Hexadecimal character reference start: the end"),
    (
      "&#X;", "&#X;",
      "13.2.5.76 Hexadecimal character reference start: no digits after a capital X"
    ),
    (
      "&#xg;", "&#xg;",
      "13.2.5.76 Hexadecimal character reference start: a letter that is not a digit"
    ),
    ("&#x-41;", "&#x-41;", "13.2.5.76 Hexadecimal character reference start: a sign"),
    ("&#&#65;", "&#A", "13.2.5.77 Decimal character reference start: & again"),
    ("&#x&amp;", "&#x&", "13.2.5.76 Hexadecimal character reference start: & again"),
    ("&#65&#66", "AB", "13.2.5.79 Decimal character reference: one after the other"),
    ("&#0;a", "\u{FFFD}a", "13.2.5.80 Numeric character reference end: NUL"),
    ("&#x0;a", "\u{FFFD}a", "13.2.5.80 Numeric character reference end: NUL in hexadecimal"),
    (
      "&#55295;&#xD7FF;", "\u{D7FF}\u{D7FF}",
      "13.2.5.80 Numeric character reference end: before the surrogates"
    ),
    (
      "&#xD800;&#xDFFF;&#55296;", "\u{FFFD}\u{FFFD}\u{FFFD}",
      "13.2.5.80 Numeric character reference end: surrogates"
    ),
    (
      "&#xD83C;&#xDF84;", "\u{FFFD}\u{FFFD}",
      "13.2.5.80 Numeric character reference end: a pair of them is not a character"
    ),
    ("&#xE000;", "\u{E000}", "13.2.5.80 Numeric character reference end: after the surrogates"),
    ("&#x10FFFF;", "\u{10FFFF}", "13.2.5.80 Numeric character reference end: the last one"),
    (
      "&#x110000;&#1114112;", "\u{FFFD}\u{FFFD}",
      "13.2.5.80 Numeric character reference end: out of range"
    ),
    (
      "&#xFFFFFFFF;&#4294967361;", "\u{FFFD}\u{FFFD}",
      "13.2.5.80 Numeric character reference end: beyond 32 bits"
    ),
    (
      "&#x10000000000000041;", "\u{FFFD}",
      "13.2.5.80 Numeric character reference end: beyond 64 bits"
    ),
    ("&#9;&#10;&#12;", "\t\n\u{C}", "13.2.5.80 Numeric character reference end: white space"),
    ("&#13;a", "\ra", "13.2.5.80 Numeric character reference end: a carriage return stays one"),
    (
      "&#1;&#x1F;", "\u{1}\u{1F}",
      "13.2.5.80 Numeric character reference end: control characters stay"
    ),
    ("&#127;", "\u{7F}", "13.2.5.80 Numeric character reference end: DEL stays"),
    ("&#160;", "\u{A0}", "13.2.5.80 Numeric character reference end: the first after the table"),
  ]
  expectText(rows)
}

@Test func tagsEndReferences() {
  expectTrees([
    TreeRow("a&<b>c", "\"a&\" b[ \"c\" ]", "13.2.5.72 Character reference: a tag follows"),
    TreeRow(
      "&amp<b>a", "\"&\" b[ \"a\" ]", "13.2.5.73 Named character reference: without, before a tag"),
    TreeRow("&#65<b>a", "\"A\" b[ \"a\" ]", "13.2.5.79 Decimal character reference: a tag ends it"),
  ])
}

/// 13.2.5.80 Numeric character reference end.
@Test func noncharactersStay() {
  let planes = (0...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
  for value in Array(0xFDD0...0xFDEF) + planes {
    #expect(MarkupTree(parsing: "&#\(value);").text.unicodeScalars.map { Int($0.value) } == [value])
  }
}

/// 13.2.5.80 Numeric character reference end: the table is that of Windows-1252.
@Test func numbersOfC1AreThoseOfWindows1252() {
  for value in UInt8(0x80)...0x9F {
    let expected =
      String(data: Data([value]), encoding: .windowsCP1252)
      ?? String(UnicodeScalar(value))
    let decimal = MarkupTree(parsing: "&#\(value);").text
    let hexadecimal = MarkupTree(parsing: "&#x\(String(value, radix: 16));").text
    #expect(decimal == expected && hexadecimal == expected, "\(value)")
  }
}
