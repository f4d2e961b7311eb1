import Testing

@testable import LinkDetection

/// Text in other languages and its links in order, separated by spaces.
private let rows: [(text: String, links: String, why: String)] = [
  // Facts about Gruber's pattern of 2010 (predecessor-features.md, §6).
  (
    "http://foo.com/blah_blah_(wikipedia)", "http://foo.com/blah_blah_(wikipedia)",
    "balanced brackets"
  ),
  ("(Something like http://foo.com/blah_blah)", "http://foo.com/blah_blah", "without )"),
  (
    "http://foo.com/more_(than)_one_(parens)", "http://foo.com/more_(than)_one_(parens)",
    "several pairs"
  ),
  (
    "(Something like http://foo.com/blah_blah_(wikipedia))", "http://foo.com/blah_blah_(wikipedia)",
    "a pair in a pair"
  ),
  ("http://foo.com/blah_blah.", "http://foo.com/blah_blah", "without the full stop"),
  ("http://foo.com/blah_blah/.", "http://foo.com/blah_blah/", "after a slash"),
  ("<http://foo.com/blah_blah/>", "http://foo.com/blah_blah/", "inside of < > only"),
  ("<http://foo.com/blah_blah>.", "http://foo.com/blah_blah", "with a full stop"),
  ("http://foo.com/blah_blah,", "http://foo.com/blah_blah", "a comma"),
  ("http://www.example.com/wpstyle/?p=364.", "http://www.example.com/wpstyle/?p=364", "a query"),
  ("http://✪df.ws/1234", "http://✪df.ws/1234", "a symbol in a host"),
  ("http://➡.ws/䨹", "http://➡.ws/䨹", "and a kanji in a path"),
  ("www.example.com", "www.example.com", "www."),
  ("mailto:name@example.com", "mailto:name@example.com", "mailto:"),
  ("bit.ly/foo", "bit.ly/foo", "a domain with a path"),
  ("example.com", "", "and without"),
  ("x-yojimbo-item://6303E4C1-6A6E-45A6", "x-yojimbo-item://6303E4C1-6A6E-45A6", "its own scheme"),
  ("URI::Escape", "", "a name in Perl"),
  // Ends.
  ("http://a.com/b, http://c.com/d; x", "http://a.com/b http://c.com/d", "a list"),
  ("http://a.com/b,http://c.com/d", "http://a.com/b http://c.com/d", "without spaces"),
  ("http://a.com/b;https://c.com/d", "http://a.com/b https://c.com/d", "with semicolons"),
  ("http://a.com/b,c;d", "http://a.com/b,c;d", "punctuation inside stays"),
  ("http://a.com/b!", "http://a.com/b", "!"),
  ("http://a.com/b?", "http://a.com/b", "?"),
  ("http://a.com/b?!", "http://a.com/b", "several punctuation marks"),
  ("http://a.com/b...", "http://a.com/b", "dots"),
  ("http://a.com/b:", "http://a.com/b", ":"),
  ("'http://a.com/b'", "http://a.com/b", "quotation marks"),
  ("'http://a.com/b','http://c.com'", "http://a.com/b http://c.com", "quoted, in a list"),
  ("http://a.com/it's", "http://a.com/it's", "an apostrophe stays"),
  ("\"http://a.com/b\"", "http://a.com/b", "double quotation marks"),
  ("{\"url\":\"http://a.com/b\",\"x\":1}", "http://a.com/b", "in JSON"),
  ("href=http://a.com/b>", "http://a.com/b", "in markup"),
  ("`http://a.com/b`", "http://a.com/b", "in backticks"),
  ("**http://a.com/b**", "http://a.com/b", "in asterisks"),
  ("_http://a.com/b", "http://a.com/b", "after an underscore"),
  ("|http://a.com/b|c|", "http://a.com/b", "in a table"),
  ("[text](http://a.com/b)more", "http://a.com/b", "in Markdown"),
  ("[http://a.com/b]", "http://a.com/b", "square brackets"),
  ("{http://a.com/b}", "http://a.com/b", "braces"),
  ("http://a.com/?a[]=1&b[0]=2", "http://a.com/?a[]=1&b[0]=2", "balanced square brackets"),
  ("http://a.com/{id}/x", "http://a.com/{id}/x", "and braces"),
  ("http://a.com/(b", "http://a.com/", "one that is not closed"),
  ("http://a.com/b(c)(d", "http://a.com/b(c)", "the second one"),
  ("http://a.com/([)]", "http://a.com/", "crossed ones"),
  ("http://a.com/(b) c)", "http://a.com/(b)", "followed by white space"),
  ("http://a.com/\tb", "http://a.com/", "a tab"),
  ("http://a.com/\u{0}b", "http://a.com/", "a control"),
  ("http://a.com/\u{A0}b", "http://a.com/", "a space that does not break"),
  ("http://a.com/\u{200B}b", "http://a.com/", "a space without width"),
  ("http://a.com/b—c", "http://a.com/b", "a dash"),
  ("«http://a.com/b»", "http://a.com/b", "guillemets"),
  ("http://a.com/b\\nc", "http://a.com/b", "a backslash"),
  // Parts of an address.
  ("HTTP://EXAMPLE.COM/A", "HTTP://EXAMPLE.COM/A", "upper case"),
  ("https://a.com", "https://a.com", "https"),
  ("ftp://ftp.a.com/x", "ftp://ftp.a.com/x", "ftp"),
  ("http://localhost", "http://localhost", "no dot"),
  ("http://localhost:8080/x", "http://localhost:8080/x", "a port"),
  ("http://a.com:8080", "http://a.com:8080", "without a path"),
  ("http://a.com:", "http://a.com", "a colon without a port"),
  ("http://a.com:http", "http://a.com", "or with something else"),
  ("http://a.com:123456/x", "http://a.com", "a number that is not a port"),
  ("http://u:p@a.com/x", "http://u:p@a.com/x", "user information"),
  ("http://a.com@", "http://a.com", "an @ without a host"),
  ("ssh://git@github.com/a/b.git", "ssh://git@github.com/a/b.git", "of another scheme"),
  ("http://127.0.0.1/x", "http://127.0.0.1/x", "IPv4"),
  ("http://[::1]/x", "http://[::1]/x", "IPv6"),
  ("http://[2001:db8::1]:80/", "http://[2001:db8::1]:80/", "with a port"),
  ("http://[x]/", "", "no address in brackets"),
  ("http://a.com?x=1", "http://a.com?x=1", "a query without a path"),
  ("http://a.com#x", "http://a.com#x", "a fragment"),
  ("http://a.com/#/x?y", "http://a.com/#/x?y", "as single-page programs have it"),
  ("http://a.com/x;jsessionid=1?y=%20z", "http://a.com/x;jsessionid=1?y=%20z", "all of it"),
  ("http://a.com/~b/@c/d+e=f&g$h", "http://a.com/~b/@c/d+e=f&g$h", "other characters"),
  ("http://a.com./x", "http://a.com./x", "the dot of the root"),
  ("http://a.com.", "http://a.com", "or of a sentence"),
  ("www.example.com./x", "www.example.com./x", "the same without a scheme"),
  ("foo@example.com./x", "foo@example.com", "but not in mail addresses"),
  ("http://a..com", "http://a", "two dots"),
  ("http://a_b.com/", "http://a_b.com/", "an underscore"),
  ("http://xn--wgv71a.jp/", "http://xn--wgv71a.jp/", "Punycode"),
  ("http://" + String(repeating: "a", count: 300) + ".jp/", "", "a name too long for a host"),
  ("http://пример.рф", "http://пример.рф", "Cyrillic"),
  ("http://пример.рф. Дальше", "http://пример.рф", "the dot of a sentence"),
  ("http://日本語.jp. 次へ", "http://日本語.jp", "after Japanese, too"),
  ("http://münchen.de/straße", "http://münchen.de/straße", "Latin letters"),
  ("http://a.com/e\u{301}x", "http://a.com/e\u{301}x", "a combining mark"),
  (
    "http://web.archive.org/web/http://a.com/", "http://web.archive.org/web/http://a.com/", "nested"
  ),
  ("http://a.com/x(http://b.com/y)", "http://a.com/x(http://b.com/y)", "or in brackets"),
  ("http://a.com/x (http://b.com/y)", "http://a.com/x http://b.com/y", "with a space"),
  // Schemes.
  ("things:///show?id=4DPQ", "things:///show?id=4DPQ", "no host"),
  ("app://?x=1", "app://?x=1", "a query only"),
  ("app://", "", "nothing"),
  ("c://x", "", "one letter"),
  ("http://http://a.com/", "http://a.com/", "written twice"),
  ("1.http://a.com", "http://a.com", "after a number"),
  ("foo.http://a.com", "http://a.com", "after a word and a dot"),
  ("git+https://a.com/x", "git+https://a.com/x", "a scheme with +"),
  ("2http://a.com", "", "inside of a word"),
  ("ttps://a.com/", "ttps://a.com/", "without its h"),
  ("file:///etc/passwd", "", "file has to be named"),
  ("javascript://a.com/%0aalert(1)", "", "a program"),
  ("JavaScript://www.a.com/", "", "in any case"),
  ("vbscript://a.com/", "", "of another kind"),
  ("data://a.com/", "", "a page of its own"),
  ("urn:119", "", "a scheme that is not named"),
  // Hosts and domains without a scheme.
  ("www2.example.com/x", "www2.example.com/x", "with a number"),
  ("WWW.EXAMPLE.COM", "WWW.EXAMPLE.COM", "in upper case"),
  ("www.example", "", "two labels only"),
  ("www.", "", "one"),
  ("www...a.b", "", "dots"),
  ("xwww.example.com", "", "inside of a word"),
  ("/www.example.com", "", "or of a path"),
  ("www.1.2", "", "followed by a number"),
  ("www.example.com:80/x.", "www.example.com:80/x", "a port"),
  ("example.com/", "example.com/", "a slash is enough"),
  ("example.com:8080/x", "example.com:8080/x", "with a port"),
  ("a.b.co.jp/x?y", "a.b.co.jp/x?y", "sub-domains"),
  ("163.com/x", "163.com/x", "a number as a name"),
  ("example.invalid/x", "", "no such top-level domain"),
  ("=bit.ly/x", "bit.ly/x", "after ="),
  ("-bit.ly/x", "bit.ly/x", "after a hyphen"),
  ("x/bit.ly/x", "", "in a path"),
  ("@bit.ly/x", "", "after @"),
  ("...bit.ly/x", "bit.ly/x", "after dots"),
  // Mail addresses.
  ("foo@example.com", "foo@example.com", "a mail address"),
  ("foo.bar+tag@mail.example.com", "foo.bar+tag@mail.example.com", "dots, + and sub-domains"),
  ("<foo@example.com>", "foo@example.com", "in < >"),
  ("foo@example.com.", "foo@example.com", "before a full stop"),
  ("Mail:foo@example.com, bar@example.com", "foo@example.com bar@example.com", "several"),
  ("foo_bar%x@example.com", "foo_bar%x@example.com", "other characters"),
  (".foo@example.com", "foo@example.com", "a dot before"),
  ("mailto:foo@example.com?subject=x%20y.", "mailto:foo@example.com?subject=x%20y", "a subject"),
  ("mailto:?subject=x", "mailto:?subject=x", "nothing but a subject"),
  ("mailto:foo", "", "no host"),
  ("mailto:", "", "nothing"),
  ("foo@bar", "", "no dot"),
  ("foo@bar.1", "", "followed by a number"),
  ("@user", "", "a name"),
  ("user@", "", "nothing after it"),
  ("@user@example.com", "", "a user of Mastodon"),
  ("git@github.com:a/b.git", "", "a copy by SSH"),
  ("a@b@c.com", "", "two @"),
  ("www.example.com@x.com", "www.example.com@x.com", "a mail address that looks like a host"),
]

/// Texts without a link.
private let plain = [
  "", " ", "example.com", "3.14", "e.g.", "i.e.", "file.txt", "a.b.c", "12:30", "12:30:45", "http:",
  "http://", "https:///", "http://.", "http://..", "http://-", "http://?", "http://#", "http:///a",
  "http:// a.com", "http:/a.com", "http//a.com", "://a.com", ":///", "@", "@@", "a@", "@a", "user@",
  "src/main.swift", "path/to/file.txt", "./a/b.c", "../x.y/z", "/usr/lib/libc.so.6/x", "and/or",
  "2026.11.21/22", "1.2/3", "v1.2.3/4", "10.am/pm", "1/2", "km/h", "He did.So/and",
  "Node.js/Express",
  "README.txt/", "U.S./Japan", "std::vector", "a::b.c", "std::string/x", "0.5/1.0",
  "192.168.0.1/24",
  "...", "……", "….…", "TCP/IP", "AC/DC", "n/a", "Mr. Smith", "a.m./p.m.", "#tag", "$1.50/kg",
  "50%/年",
  "key:value", "note: this", "C:\\x\\y.z", "C:/x/y.z", "\\\\server\\x.y", "x.y.z", "foo.bar()",
  "a.b/",
  "12.34.56.78", "1,234.56", "ver.2/3", "No.1/2", "w.w.w", "ww.a.b", "wwww.a.b", "www", "www.a",
  "日本語.jp", "東京/大阪", "2024/11/21", "時刻:12:30", "３．１４", "「」", "foo＠bar．jp", "http：//a.jp",
]

@Suite struct LinkDetectorTests {
  @Test func linksAreFound() {
    for row in rows {
      let found = LinkDetector(.anyScheme).links(in: row.text).map { String(row.text[$0.range]) }
      if found.joined(separator: " ") != row.links {
        Issue.record("\(row.text): \(found), not \(row.links) (\(row.why))")
      }
    }
  }

  @Test func noLinksInTextWithoutLinks() {
    for text in plain {
      let found = LinkDetector(.anyScheme).links(in: text)
      if !found.isEmpty { Issue.record("\(text): \(found.map(\.address))") }
      let inside = LinkDetector(.anyScheme).links(in: "は「\(text)」と \(text), \(text)")
      if !inside.isEmpty { Issue.record("within \(text): \(inside.map(\.address))") }
    }
  }

  @Test func addressesToOpen() {
    let cases: [(text: String, address: String, kind: DetectedLink.Kind)] = [
      ("http://a.jp/b", "http://a.jp/b", .url),
      ("HTTP://A.JP", "HTTP://A.JP", .url),
      ("x-yojimbo-item://6303E4C1", "x-yojimbo-item://6303E4C1", .url),
      ("ttp://a.jp/", "http://a.jp/", .url),
      ("ttps://a.jp/", "https://a.jp/", .url),
      ("www.a.jp", "http://www.a.jp", .host),
      ("bit.ly/foo", "http://bit.ly/foo", .host),
      ("foo@a.jp", "mailto:foo@a.jp", .mail),
      ("mailto:foo@a.jp", "mailto:foo@a.jp", .mail),
    ]
    for row in cases {
      let link = LinkDetector(.anyScheme).links(in: "は" + row.text + "。").first
      if link?.address != row.address || link?.kind != row.kind {
        Issue.record("\(row.text): \(link?.address ?? "none"), \(String(describing: link?.kind))")
      }
    }
  }

  @Test func equalNeighborsAreSeparateLinks() throws {
    let text = "http://a.jp/、http://a.jp/"
    let links = LinkDetector(.anyScheme).links(in: text)
    try #require(links.count == 2)
    #expect(links[0].address == links[1].address)
    #expect(links[0].offsets == 0..<12)
    #expect(links[1].offsets == 15..<27)
    #expect(links[0] != links[1])
  }

  @Test func rangesAreWholeCharacters() {
    let cases: [(text: String, range: String, address: String, why: String)] = [
      (
        "http://a.jp\u{3099}。", "http://a.jp\u{3099}", "http://a.jp",
        "a combining mark after a host"
      ),
      ("http://a.jp/b\u{3099}", "http://a.jp/b\u{3099}", "http://a.jp/b\u{3099}", "or in a path"),
      ("http://a.jp/b\u{200D}。", "http://a.jp/b\u{200D}", "http://a.jp/b", "followed by a joiner"),
      (
        "http://a.jp/1\u{FE0F}\u{20E3}", "http://a.jp/1\u{FE0F}\u{20E3}", "http://a.jp/1\u{FE0F}",
        "a key"
      ),
      ("\u{600}http://a.jp/b", "\u{600}http://a.jp/b", "http://a.jp/b", "a prefix before"),
      ("a@b.jp\u{20DD}", "a@b.jp\u{20DD}", "mailto:a@b.jp", "a circle around the last letter"),
    ]
    for row in cases {
      let link = LinkDetector(.anyScheme).links(in: row.text).first
      let range = link.map { String(row.text[$0.range]) }
      if range != row.range || link?.address != row.address {
        Issue.record("\(row.text): \(range ?? "none"), \(link?.address ?? "") (\(row.why))")
      }
    }
  }

  @Test func bytesAreReadAsTheirText() {
    let detector = LinkDetector(.anyScheme)
    let text = "はhttp://a.jp/日本、foo@b.jp"
    #expect(detector.links(inUTF8: Array(text.utf8)) == detector.links(in: text))
    #expect(detector.links(inUTF8: []).isEmpty)
    // An ill-formed byte becomes U+FFFD, which has three bytes and ends a link.
    let bytes =
      [0xFF] + Array("http://a.jp/b".utf8) + [0xE3, 0x81] + Array("www.c.jp".utf8) + [0x80]
      + Array(".d/".utf8)
    let links = detector.links(inUTF8: bytes)
    #expect(links.map(\.address) == ["http://a.jp/b", "http://www.c.jp"])
    #expect(links.map(\.offsets) == [3..<16, 19..<27])
  }
}

extension LinkDetectorOptions {
  /// The options of the tables, which have links of many schemes.
  static let anyScheme: LinkDetectorOptions = {
    var options = LinkDetectorOptions()
    options.schemes.insert("ftp")
    options.findsOtherSchemes = true
    return options
  }()
}
