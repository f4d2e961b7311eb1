import TestSupport
import Testing

@testable import LinkDetection

@Suite struct LinkDetectorPropertyTests {
  /// Parts of links and surrounding text.
  private static let fragments = [
    "http://", "https://", "ftp://", "mailto:", "x-y://", "javascript:", "tel:", "ttp://",
    "file:///",
    "://", ":", "//", "/", "www.", "a.jp", "example.com", "bit.ly", "日本語.jp", "例え.テスト", "localhost",
    "a@", "@", "foo", "b", "1", "80", "?", "#", "&", "=", "%20", "%", ".", ",", ";", "!", "'", "\"",
    "*", "|", "_", "-", "(", ")", "[", "]", "{", "}", "<", ">", "\\", "`", " ", "\n", "\r\n",
    "\u{3000}",
    "は", "を", "日本", "カナ", "ー", "・", "、", "。", "「", "」", "（", "）", "…", "ａ", "１", "😀", "👩\u{200D}💻",
    "é", "e\u{301}", "\u{301}", "\u{3099}", "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{600}", "한", "ᄀ",
    "ᅡ",
    "क\u{94D}", "ष", "🇯", "ไทย", "[::1]", ":8080", ".html", "\u{0}", "&amp;", "<b>", "</b>", "<p>",
  ]

  @Test func randomTextHasTheProperties() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<1500 {
      let count = Int.random(in: 0...14, using: &generator)
      let text = (0..<count).map { _ in
        Self.fragments.randomElement(using: &generator) ?? ""
      }.joined()
      let input = [UInt8.random(in: 0...31, using: &generator)] + Array(text.utf8)
      let broken = LinkDetectorProperties.broken(by: input)
      if !broken.isEmpty { Issue.record("\(input[0]) \(text.debugDescription): \(broken)") }
    }
  }

  @Test func randomBytesHaveTheProperties() {
    var generator = SeededGenerator(seed: 10)
    let fragmentBytes = Self.fragments.map { Array($0.utf8) }
    for _ in 0..<800 {
      var input: [UInt8] = [UInt8.random(in: 0...31, using: &generator)]
      for _ in 0..<Int.random(in: 0...10, using: &generator) {
        let fragment = fragmentBytes.randomElement(using: &generator) ?? []
        input += fragment.prefix(Int.random(in: 0...fragment.count, using: &generator))
        if Int.random(in: 0..<4, using: &generator) == 0 {
          input.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      let broken = LinkDetectorProperties.broken(by: input)
      if !broken.isEmpty { Issue.record("\(input): \(broken)") }
    }
  }

  /// Input for which a quadratic algorithm would take minutes.
  @Test func hostileTextIsReadToItsEnd() {
    let count = 10_000
    let cases: [(fragment: String, links: Int)] = [
      ("http://", 0), ("www.", 0), ("a@", 0), ("@@@", 0), ("a.a.a.a", 0), ("….…", 0), (":", 0),
      ("a:", 0), ("/", 0), (".", 0), ("(", 0), ("mailto:", 0), ("mailto:a@", 0), ("www.aあ", 0),
      ("a.a/", 0), ("http://[::", 0), ("http://a@", 1),
    ]
    for row in cases {
      let text = String(repeating: row.fragment, count: count)
      let found = LinkDetector().links(in: text).count
      if found != row.links { Issue.record("\(row.fragment): \(found) links") }
    }
    let linked: [(fragment: String, least: Int)] = [
      ("http://a(http://a(", count), ("http://a.com/(", count / 2), ("http://a.com/([{", count / 2),
      ("a.jp/(", count / 2), ("http://aあ", count), ("http://a.com/)", count),
      ("http://a.jp/'", 1), ("http://日本.", 1), ("a.jp/日・", count), ("http://a.jp/\u{301}", 1),
    ]
    for row in linked {
      let text = String(repeating: row.fragment, count: count)
      let found = LinkDetector().links(in: text).count
      if found < row.least { Issue.record("\(row.fragment): \(found) links") }
    }
  }

  /// Unclosed brackets end a link, however many there are.
  @Test func openBracketsEndALink() {
    for count in [1, 2, 31, 32, 33, 1000, 100_000] {
      let open = String(repeating: "(", count: count)
      let closed = open + String(repeating: ")", count: count)
      let links = LinkDetector().links(in: "http://a.jp/" + open + "b http://c.jp/" + closed)
      let whole = count <= 32 ? closed : ""
      if links.map(\.address) != ["http://a.jp/", "http://c.jp/" + whole] {
        Issue.record("\(count): \(links.map(\.offsets))")
      }
    }
  }

  /// A few unclosed brackets do not prevent later ones from being closed.
  @Test func bracketsAfterOpenOnesAreClosed() {
    let text = String(repeating: "http://a.jp/x(", count: 5) + "http://b.jp/y_(z)"
    let links = LinkDetector().links(in: text)
    #expect(
      links.map(\.address) == Array(repeating: "http://a.jp/x", count: 5) + ["http://b.jp/y_(z)"])
  }
}
