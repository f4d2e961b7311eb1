import MarkupText
import Testing

@testable import LinkDetection

/// The examples of the documentation.
@Suite struct LinkDetectorExampleTests {
  @Test func detectorExample() {
    let text = "詳しくはhttp://example.com/をご覧ください（foo@example.jp）。"
    let links = LinkDetector().links(in: text)
    #expect(
      links.map { "\(text[$0.range]) \($0.address)" } == [
        "http://example.com/ http://example.com/", "foo@example.jp mailto:foo@example.jp",
      ])
  }

  @Test func encodingExample() {
    let links = LinkDetector().links(in: "http://日本語.jp/寿司")
    #expect(links.map(\.encodedAddress) == ["http://xn--wgv71a119e.jp/%E5%AF%BF%E5%8F%B8"])
  }

  @Test func treeExamples() throws {
    var tree = MarkupTree(parsing: "<p>詳しくは<b>www.example.jp</b>へ")
    #expect(tree.insertLinks() == 1)
    let link = try #require(tree.root.descendantElements.first { $0.name == .a })
    #expect(link.parent?.name == .b && link.text == "www.example.jp")
    #expect(link["href"] == "http://www.example.jp")
    let plain = MarkupTree(text: "1 < 2, www.example.jp", links: LinkDetector())
    #expect(plain.text == "1 < 2, www.example.jp")
    let inserted = MarkupTree(parsing: "<p>www.example.jpへ").insertingLinks()
    #expect(try inserted.query("a")?["href"] == "http://www.example.jp")
  }
}
