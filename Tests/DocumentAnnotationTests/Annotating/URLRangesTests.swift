import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the URLs of a text, whose words are not annotated.
@Suite struct URLRangesTests {
  /// Returns the text with U for each byte of a URL, by one query for each byte.
  private func urls(in bytes: [UInt8]) -> [Bool] {
    var ranges = URLRanges(in: bytes)
    return bytes.indices.map { ranges.contain($0..<$0 + 1) }
  }

  /// Returns the URLs, separated by spaces.
  private func urls(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let found = urls(in: bytes)
    return zip(bytes, found).split { !$0.1 }
      .map { String(decoding: $0.map(\.0), as: UTF8.self) }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", "", "empty"), ("https://a.jp", "https://a.jp", "a URL alone"),
    ("見よhttps://a.jp/b", "https://a.jp/b", "after Japanese text"),
    ("https://a.jp/東京 東京", "https://a.jp/東京", "Japanese text in it; a space ends it"),
    ("https://a.jp、東京", "https://a.jp", "a comma"), ("https://a.jp。", "https://a.jp", "a period"),
    ("（https://a.jp）東京", "https://a.jp", "fullwidth parentheses"),
    ("「https://a.jp」東京", "https://a.jp", "corner brackets"),
    ("https://a.jp［東京］", "https://a.jp", "fullwidth square brackets"),
    ("<https://a.jp>東京", "https://a.jp", "angle brackets"),
    ("\"https://a.jp\"東京", "https://a.jp", "quotation marks"),
    ("https://a.jp\r\n東京", "https://a.jp", "a line end"),
    ("https://a.jp\t東京", "https://a.jp", "a tab"), ("https://a.jp　東京", "https://a.jp", "U+3000"),
    ("http://a ftp://b", "http://a ftp://b", "two"), ("HTTP://A", "HTTP://A", "capital letters"),
    ("://a.jp", "", "no scheme"), ("東京://a", "", "no letter before it"),
    ("x+http://a", "http://a", "letters only are a scheme"), ("http:/a", "", "one slash"),
    ("http://", "http://", "no host"), ("a://b://c", "a://b://c", "one in another"),
    ("1://a", "", "a digit"), ("://", "", "only the separator"), ("a:/", "", "the end"),
    ("https://a.jp？東京", "https://a.jp", "a question mark, U+FF1F"),
    ("https://a.jp/ア", "https://a.jp/ア", "katakana"),
  ])
  func ranges(text: String, expected: String, why: String) {
    #expect(urls(text) == expected, "\(why)")
  }

  @Test func invalidUTF8() {
    // The lead byte of CJK punctuation at the end of the text ends no URL.
    for lead: UInt8 in [0xE3, 0xEF, 0xFF] {
      #expect(urls(in: Array("a://b".utf8) + [lead]).allSatisfy { $0 })
    }
    #expect(urls(in: Array("a://b".utf8) + [0xE3, 0x80]).suffix(2) == [false, false])
  }

  /// A range belongs to the URL that contains its start, wherever it ends.
  @Test func startsCount() {
    var ranges = URLRanges(in: Array("ab a://b c".utf8))
    let rows = [(0..<6, false), (3..<10, true), (7..<8, true), (8..<9, false), (100..<101, false)]
    for (range, expected) in rows {
      let isInURL = ranges.contain(range)
      #expect(isInURL == expected, "\(range)")
    }
  }

  /// A URL does not depend on the text around it, if white space separates them.
  @Test func randomTexts() {
    var random = SeededGenerator(seed: 3)
    let tokens = ["://", "http", ":", "/", "東", "、", "a", "<", "）", "."]
    func word() -> String {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        tokens.randomElement(using: &random) ?? ""
      }.joined()
    }
    for _ in 0..<500 {
      let words = [word(), word(), word()]
      let expected = words.map(urls).filter { !$0.isEmpty }.joined(separator: " ")
      #expect(urls(words.joined(separator: "\n")) == expected, "\(words)")
    }
  }
}
