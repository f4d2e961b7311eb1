import Testing

@testable import LinkDetection

@Suite struct LinkDetectorOptionsTests {
  private func found(_ text: String, _ change: (inout LinkDetectorOptions) -> Void) -> [String] {
    var options = LinkDetectorOptions()
    change(&options)
    return LinkDetector(options).links(in: text).map(\.address)
  }

  @Test func schemesCanBeNamed() {
    let cases: [(scheme: String, text: String, links: [String])] = [
      ("tel", "電話はtel:03-1234-5678まで", ["tel:03-1234-5678"]),
      ("tel", "TEL:+81-3-1234-5678。", ["TEL:+81-3-1234-5678"]),
      ("TEL", "tel:119", ["tel:119"]),
      ("tel", "tel: 119, tel:, tel::x", []),
      ("tel", "hotel:119", []),
      ("magnet", "magnet:?xt=urn:btih:0a1b.", ["magnet:?xt=urn:btih:0a1b"]),
      ("urn", "(urn:isbn:978-4-00-310101-8)", ["urn:isbn:978-4-00-310101-8"]),
      ("com.example.app", "com.example.app://open", ["com.example.app://open"]),
      ("file", "file:///home/寿司.txt", ["file:///home/寿司.txt"]),
      ("file", "file://host/x", ["file://host/x"]),
      ("javascript", "javascript:alert(1)", []),
      ("JAVASCRIPT", "javascript://a.com/", []),
      ("data", "data:text/html,x", []),
      ("", ":x ://a.com", []),
    ]
    for row in cases {
      let links = found(row.text) { $0.schemes.insert(row.scheme) }
      if links != row.links { Issue.record("\(row.text) with \(row.scheme): \(links)") }
    }
  }

  @Test func schemesCanBeExcluded() {
    #expect(found("http://a.jp/ ftp://b.jp/") { $0.schemes = ["ftp"] } == ["ftp://b.jp/"])
    #expect(found("mailto:a@b.jp") { $0.schemes = ["http"] } == ["mailto:a@b.jp"])
    #expect(
      found("mailto:a@b.jp") {
        $0.schemes = []
        $0.findsMailAddresses = false
      }.isEmpty)
  }

  @Test func otherSchemesCanBeIncluded() {
    let text = "x-yojimbo-item://6303E4C1 ttp://a.jp/ ftp://c.jp/ http://b.jp/ tel:119"
    let usual = ["http://a.jp/", "http://b.jp/", "tel:119"]
    #expect(found(text) { _ in } == usual)
    #expect(
      found(text) { $0.findsOtherSchemes = true } == ["x-yojimbo-item://6303E4C1"] + usual)
    #expect(found(text) { $0.findsSchemesWithoutH = false } == Array(usual.dropFirst()))
    #expect(found("javascript://a.jp/ data://a.jp/") { $0.findsOtherSchemes = true } == [])
  }

  @Test func addressesWithoutASchemeCanBeExcluded() {
    let text = "www.a.jp bit.ly/b c@d.jp http://e.jp/"
    let rest = ["http://www.a.jp", "http://bit.ly/b", "mailto:c@d.jp", "http://e.jp/"]
    #expect(found(text) { _ in } == rest)
    #expect(found(text) { $0.findsHosts = false } == [1, 2, 3].map { rest[$0] })
    #expect(found(text) { $0.findsDomains = false } == [0, 2, 3].map { rest[$0] })
    #expect(found(text) { $0.findsMailAddresses = false } == [0, 1, 3].map { rest[$0] })
  }

  @Test func addressesAreEncoded() {
    let cases: [(text: String, encoded: String)] = [
      ("http://a.jp/b?c=d#e", "http://a.jp/b?c=d#e"),
      ("http://a.jp/日本", "http://a.jp/%E6%97%A5%E6%9C%AC"),
      ("http://日本語.jp/", "http://xn--wgv71a119e.jp/"),
      ("http://www.日本語.jp:80/", "http://www.xn--wgv71a119e.jp:80/"),
      ("http://BÜCHER.example/x", "http://xn--bcher-kva.example/x"),
      ("http://✪df.ws/1234", "http://xn--df-oiy.ws/1234"),
      ("http://例え.テスト/", "http://xn--r8jz45g.xn--zckzah/"),
      ("http://a.jp/100%", "http://a.jp/100%25"),
      ("http://a.jp/%E6%97", "http://a.jp/%E6%97"),
      ("http://a.jp/%zz/%4", "http://a.jp/%25zz/%254"),
      ("http://a.jp/{x}|y^z", "http://a.jp/%7Bx%7D%7Cy%5Ez"),
      ("http://a.jp/?a[]=1", "http://a.jp/?a%5B%5D=1"),
      ("http://[::1]:80/[x]", "http://[::1]:80/%5Bx%5D"),
      ("http://u:p@日本語.jp/", "http://u:p@xn--wgv71a119e.jp/"),
      ("www.日本語.jp", "http://www.xn--wgv71a119e.jp"),
      ("mailto:a@日本語.jp?subject=寿司", "mailto:a@xn--wgv71a119e.jp?subject=%E5%AF%BF%E5%8F%B8"),
      ("foo@a.jp", "mailto:foo@a.jp"),
    ]
    for row in cases {
      let links = LinkDetector().links(in: row.text)
      let encoded = links.map(\.encodedAddress)
      if encoded != [row.encoded] { Issue.record("\(row.text): \(encoded)") }
      if !encoded.joined().utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
        Issue.record("\(row.text): not ASCII")
      }
    }
  }

  /// RFC 3492, 7.1.
  @Test func punycodeFollowsRFC3492() {
    let cases: [(label: String, encoded: String)] = [
      ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
      ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
      ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
      ("maji\u{3067}koi\u{3059}\u{308B}5\u{79D2}\u{524D}", "majikoi5-783gue6qz075azm5e"),
      ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
      ("そのスピードで", "d9juau41awczczp"),
      ("-> $1.00 <-", "-> $1.00 <--"),
      ("", ""),
      // Top-level domains, as IANA lists them.
      ("みんな", "q9jyb4c"), ("コム", "tckwe"), ("世界", "rhqv96g"), ("ファッション", "bck1b9a5dre4c"),
    ]
    for row in cases where Punycode.encoded(row.label) != row.encoded {
      Issue.record("\(row.label): \(Punycode.encoded(row.label) ?? "nil")")
    }
  }
}
