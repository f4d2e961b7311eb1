import Testing

@testable import LanguageDetection

/// Tests that the language of a text with addresses is that of the words around them.
@Suite struct AddressTextTests {
  @Test func addressesInSentences() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("詳しくはhttps://example.jp/news/2026をご覧ください", ["詳しくは", "をご覧ください"], "no spaces in Japanese"),
      ("公式サイト（https://example.co.jp/）です", ["公式サイト", "です"], "full-width brackets"),
      ("連絡先：info@example.ac.jpまで", ["連絡先", "まで"], "a mail address before kana"),
      ("「www.example.jp」で検索", ["で検索"], "corner brackets"),
      ("自세히는 http://example.kr/a를", ["自", "세히는", "를"], "Hangul ends it"),
      ("详情见example.cn/path。谢谢", ["详情见", "谢谢"], "a domain with a path in Chinese"),
      ("see http://example.com:8080/x here", ["see", "here"], "a port"),
      ("see http://user:secret@example.com/ here", ["see", "here"], "a user and password"),
      ("see http://192.168.0.1/admin here", ["see", "here"], "a host of digits"),
      ("see https://xn--r8jz45g.xn--zckzah/ here", ["see", "here"], "punycode"),
      ("see xn--r8jz45g.example/path here", ["see", "here"], "punycode without a scheme"),
      ("ftp://files.example.org/pub/a.tar.gz ready", ["ready"], "FTP"),
      ("mailto:someone@example.org?subject=word ready", ["ready"], "mail with a subject"),
      ("Is it http://example.com/a?", ["Is", "it"], "a question mark that ends the sentence"),
      ("http://example.com/a, http://example.com/b; ok", ["ok"], "two followed by punctuation"),
      ("(see example.org/docs.)", ["see"], "followed by a full stop and a bracket"),
      ("[link](https://example.com/page) text", ["link", "text"], "Markdown"),
      ("<a@b.example> wrote", ["wrote"], "a mail address in angle brackets"),
      ("HTTPS://EXAMPLE.COM/PATH loud", ["loud"], "capitals"),
      ("git@github.com:name clone", ["name", "clone"], "a mailbox ends at a colon"),
      ("see https://example.com/%E6%9D%B1%E4%BA%AC now", ["see", "now"], "escaped bytes"),
      ("see https://example.com/a#part-2 now", ["see", "now"], "a fragment"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  @Test func textThatOnlyResemblesAnAddress() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("pi is 3.14 or so", ["pi", "is", "or", "so"], "a number"),
      ("fruit, e.g. apples", ["fruit", "e", "g", "apples"], "an abbreviation"),
      ("「A/B」テスト", ["A", "B", "テスト"], "alternatives"),
      ("it ended.Then we left", ["it", "ended", "Then", "we", "left"], "a space forgotten"),
      ("at 10:30 sharp", ["at", "sharp"], "a time"),
      ("ratio a:b holds", ["ratio", "a", "b", "holds"], "a colon"),
      ("meet @home tonight", ["meet", "home", "tonight"], "a handle"),
      ("U.S. and U.K. news", ["U", "S", "and", "U", "K", "news"], "initials"),
      ("km/h and m/s", ["km", "h", "and", "m", "s"], "units"),
      ("ver.2を使う", ["ver", "を使う"], "a version"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  /// An address changes neither the language of a text nor its confidence.
  @Test func addressesChangeNoAnswer() {
    let detector = LanguageDetector()
    let addresses = [
      "https://example.com/the/english/words/of/a/path", "someone.and.another@mail.example.org",
      "www.this-is-a-long-name.example", "ftp://host/der/die/das",
    ]
    let texts = ["東京都", "서울에 갔다", "Das ist nicht mein Haus", "Сегодня хорошая погода", "会社概要"]
    for text in texts {
      let alone = detector.detect(text)
      #expect(alone != nil, "\(text)")
      for address in addresses {
        #expect(detector.detect("\(text) \(address)") == alone, "after: \(text) \(address)")
        #expect(detector.detect("\(address) \(text)") == alone, "before: \(address) \(text)")
        #expect(detector.detect(address) == nil, "\(address)")
      }
    }
  }
}
