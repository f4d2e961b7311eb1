import Testing

@testable import DocumentAnnotation

/// Tests ruby elements without quotation marks, and their removal.
@Suite struct PlainRubyTests {
  private func removed(_ text: String, startTag: String = "<ruby class=jptok>") -> String {
    let bytes = Array(text.utf8)
    let edits = bytes.withUnsafeBufferPointer { PlainRuby.removals(in: $0, startTag: startTag) }
    var (result, position) = ([UInt8](), 0)
    for edit in edits {
      #expect(edit.text.isEmpty && edit.range.lowerBound >= position)
      result += bytes[position..<edit.range.lowerBound]
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  @Test(arguments: [
    ("<ruby class=jptok>山<rt>やま</rt></ruby>", "山", "an element"),
    (
      "の<ruby class=jptok>山<rt>やま</rt></ruby>と<ruby class=jptok>川<rt>かわ</rt></ruby>。",
      "の山と川。", "two"
    ),
    ("<ruby>山<rt>やま</rt></ruby>", "<ruby>山<rt>やま</rt></ruby>", "the author's"),
    ("<ruby class=jptok>山<rp>（</rp><rt>やま</rt><rp>）</rp></ruby>", "山", "parentheses"),
    ("<ruby class=jptok>山<i>川</i><rt>a</rt></ruby>", "山<i>川</i>", "an element in the base"),
    ("<ruby class=jptok>山</ruby>", "<ruby class=jptok>山</ruby>", "no annotation"),
    ("<ruby class=jptok>山<rt>やま", "<ruby class=jptok>山<rt>やま", "not closed"),
    ("山<rt>やま</rt></ruby>", "山<rt>やま</rt></ruby>", "not opened"),
    (
      "<ruby class=jptok>山<ruby class=jptok>川<rt>かわ</rt></ruby>", "<ruby class=jptok>山川",
      "the last start tag counts"
    ),
    ("<ruby class=jptok><rt>やま</rt></ruby>", "", "no base"), ("", "", "empty"),
    ("<<<", "<<<", "no tag"),
    (
      "<ruby class=jptok2>山<rt>a</rt></ruby>", "<ruby class=jptok2>山<rt>a</rt></ruby>",
      "another class"
    ),
  ])
  func removals(text: String, expected: String, why: String) {
    #expect(removed(text) == expected, "\(why)")
  }

  @Test func withoutAClass() {
    let text = "<ruby>山<rt>やま</rt></ruby>"
    #expect(removed(text, startTag: PlainRuby.start("")) == text)
    #expect(removed(text, startTag: "") == text)
  }

  @Test(arguments: [
    ("jptok", "<ruby class=jptok>"), ("a-b_1", "<ruby class=a-b_1>"), ("山", "<ruby class=山>"),
    ("a b", "<ruby>"), ("a\"", "<ruby>"), ("a>", "<ruby>"), ("a,b", "<ruby>"), ("", "<ruby>"),
  ])
  func startTags(name: String, expected: String) {
    #expect(PlainRuby.start(name) == expected)
  }
}
