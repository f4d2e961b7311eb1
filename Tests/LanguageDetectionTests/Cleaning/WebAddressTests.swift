import TestSupport
import Testing

@testable import LanguageDetection

@Suite struct WebAddressTests {
  @Test func addressesDoNotCount() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("http://example.com/a-b?q=c#d", [], "a web address"),
      ("see https://example.com/path, please", ["see", "please"], "between words"),
      ("(https://example.com/a_(b))", [], "in brackets"),
      ("ftp://ftp.example.org/x", [], "any scheme"),
      ("svn+ssh://host/x", [], "a scheme with a plus"),
      ("mailto:someone@example.com", [], "mail"),
      ("MAILTO:a@b", [], "letter case does not matter"),
      ("www.example.com", [], "without a scheme"),
      ("WWW.EXAMPLE.COM/INDEX", [], "in capitals"),
      ("example.com/path/to", [], "a domain with a path"),
      ("sub.example.co.jp/x", [], "of several labels"),
      ("first.last+tag@mail.example.com", [], "a mail address"),
      ("an a@b.org, b", ["an", "b"], "between words"),
      ("https://ja.wikipedia.org/wiki/Köln/ж ende", ["ende"], "a path beyond ASCII"),
      ("http://example.com/をご覧", ["をご覧"], "kana end it"),
      ("詳細はwww.example.jpです", ["詳細は", "です"], "no space around it"),
      ("http://a.b「中」", ["中"], "a bracket ends it"),
      ("“http://a.b/c”d", ["d"], "so do quotation marks"),
      ("<http://a.b/c>d", ["d"], "and angle brackets"),
      ("http://a.b/c\u{A0}d", ["d"], "and a no-break space"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  @Test func wordsThatAreNotAddresses() {
    let rows: [(text: String, count: Int, why: String)] = [
      ("and/or", 2, "no domain"),
      ("end.Next sentence", 3, "a space forgotten, no path"),
      ("e.g. this", 3, "an abbreviation"),
      ("i.e./e.g.", 4, "abbreviations with a slash"),
      ("note: this", 2, "a colon"),
      ("a:b", 2, "a colon without slashes"),
      ("://", 0, "nothing before it"),
      ("@example", 1, "no mailbox"),
      ("me @ home", 2, "spaces"),
      ("a@b", 2, "no dot"),
      ("a@b.c1", 2, "the last label is not a word; c1 is code"),
      ("3.5/km", 0, "a number and a unit"),
      ("x.1/y", 2, "a last label of digits"),
      ("...", 0, "dots"),
      ("a.", 1, "a full stop at the end"),
      ("www.", 1, "nothing after it"),
    ]
    for row in rows {
      #expect(ScannedText(row.text).words.count == row.count, "\(row.why): \(row.text)")
    }
  }

  @Test func manyDotsTakeLinearTime() {
    let clock = ThreadClock()
    func time(_ count: Int) -> Duration {
      let bytes = Array(String(repeating: "a.", count: count).utf8)
      let buffer = LetterBuffer()
      return (0..<3).map { _ in
        clock.measure { bytes.withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) } }
      }.min() ?? .zero
    }
    #expect(time(200_000) < time(20_000) * 40)
  }
}
