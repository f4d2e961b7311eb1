import MarkupText
import TestSupport
import Testing

/// Tests that each writer of trees and texts writes only allowed links.
@Suite("Link policies")
struct LinkPolicyTests {
  @Test("the default policy")
  func standard() {
    for row in LinkVectors.rows {
      #expect(LinkPolicy.standard.allows(row.url) == row.isAllowed, "\(row.url) \(row.why)")
    }
  }

  @Test("other policies")
  func others() {
    let ftp = LinkPolicy(schemes: ["FTP"], allowsRelative: false)
    let rows: [(policy: LinkPolicy, url: String, isAllowed: Bool)] = [
      (ftp, "ftp://a.jp/", true), (ftp, "Ftp:x", true), (ftp, "http://a.jp/", false),
      (ftp, "/a", false), (ftp, "#a", false), (.none, "https://a.jp/", false), (.none, "a", false),
      (LinkPolicy(schemes: ["javascript", "DATA", "file"]), "javascript:x", false),
      (LinkPolicy(schemes: ["javascript", "DATA", "file"]), "data:,x", false),
      (LinkPolicy(schemes: ["javascript", "DATA", "file"]), "file:///x", true),
    ]
    for row in rows { #expect(row.policy.allows(row.url) == row.isAllowed, "\(row)") }
    #expect(LinkPolicy(schemes: ["HTTP", "vbscript"]).schemes == ["http"])
  }

  /// Markup in which a URL is a link, a citation in a table and the source of an image.
  private func markup(_ url: String) -> String {
    let url = url.markupEscaped
    return """
      <p><a href="\(url)">字</a><img alt=絵 src="\(url)"></p>\
      <dl><dt><a href="\(url)">名</a></dl><table><tr><td><q cite="\(url)">表</q></table>
      """
  }

  /// Returns the URLs in the markup of a writer's output.
  private func urls(in html: String) -> [String] {
    MarkupTree(parsing: html).root.descendants.flatMap { node in
      ["href", "src", "cite"].compactMap { node[$0] }
    }
  }

  @Test("every writer leaves out links that are not allowed")
  func writers() {
    for row in LinkVectors.rows where !row.url.isEmpty {
      let tree = MarkupTree(parsing: markup(row.url))
      let text = StyledText(tree)
      let image = row.url.lowercased().hasPrefix("data:image/") ? 1 : 0
      let outputs = [
        text.html(), tree.root.sanitizedMarkup(), tree.root.sanitizedMarkup(.xml),
      ]
      for output in outputs {
        let found = urls(in: output)
        #expect(found.count == (row.isAllowed ? 4 : image), "\(row.why): \(output)")
        #expect(MarkupTree(parsing: output).text.contains("字"))
      }
      for dialect in MarkdownDialect.allCases {
        let output = text.markdown(dialect)
        #expect(output.contains("[字](") == row.isAllowed, "\(row.why): \(output)")
        #expect(output.contains("![絵](") == (row.isAllowed || image == 1), "\(output)")
        #expect(urls(in: output).allSatisfy { LinkPolicy.standard.allows($0) }, "\(output)")
      }
      let plain = text.plainText(PlainTextOptions(showsAddresses: true))
      #expect(plain.contains("字 <") == row.isAllowed, "\(row.why): \(plain)")
    }
  }

  @Test("a custom policy applies in every writer")
  func custom() {
    let text = StyledText(MarkupTree(parsing: "<a href='ftp://a/'>f</a><a href='http://a/'>h</a>"))
    let policy = LinkPolicy(schemes: ["ftp"])
    #expect(text.html(HTMLOptions(links: policy)) == "<a href=\"ftp://a/\">f</a><a>h</a>")
    #expect(text.markdown(links: policy) == "[f](ftp://a/)h\n")
    let plain = text.plainText(PlainTextOptions(showsAddresses: true, links: policy))
    #expect(plain == "f <ftp://a/>h")
    #expect(
      text.node.tree.root.sanitizedMarkup(links: policy) == "<a href=\"ftp://a/\">f</a><a>h</a>")
  }

  @Test("images have a policy of their own")
  func images() {
    let png = "data:image/png;base64,AA"
    let text = StyledText(
      MarkupTree(parsing: "<a href=/x>a</a><img alt=b src=/y><img alt=c src=' \(png)'>"))
    #expect(
      text.html(HTMLOptions(images: .none))
        == "<a href=\"/x\">a</a><img alt=\"b\"><img alt=\"c\" src=\" \(png)\">")
    #expect(text.markdown(images: .none) == "[a](/x)b![c](< \(png)>)\n")
    // The images of list markers too.
    let list = MarkupTree(parsing: "<ul style='list-style-image: url(javascript:x)'><li>a</ul>")
    #expect(StyledText(list).html() == "<ul><li>a</li></ul>")
    #expect(list.root.sanitizedMarkup() == "<ul><li>a</li></ul>")
    let file = MarkupTree(parsing: "<ul style='list-style-image: url(/x)'><li>a</ul>")
    #expect(StyledText(file).html().contains("list-style-image: url(&quot;/x&quot;)"))
    #expect(StyledText(file).html(HTMLOptions(images: .none)) == "<ul><li>a</li></ul>")
  }

  @Test("sanitized markup")
  func sanitized() {
    let rows: [(markup: String, html: String, why: String)] = [
      ("<p onclick=x() class=c>a", "<p class=\"c\">a</p>", "a handler"),
      ("a<script>b</script>c<style>d</style>", "ac", "programs and style sheets"),
      ("<!DOCTYPE html><!-- a -->b", "b", "no document type, no comment"),
      ("<my-x>a<b>c</b></my-x>", "a<b>c</b>", "unknown elements"),
      ("<svg><a href=javascript:x>b</a></svg>c", "c", "foreign content"),
      ("<iframe srcdoc=x>a</iframe>b", "b", "frames"),
      ("<xmp><b></xmp>", "<pre>&lt;b&gt;</pre>", "raw text"),
      ("<form action=x>a<input>b<button>c</button></form>", "abc", "forms"),
      (
        "<p style='color: red; background: url(x); --a: url(x); width: var(--a)'>a",
        "<p style=\"color: #ff0000\">a</p>", "styles"
      ),
      (
        "<p hidden align=right>a", "<p hidden=\"\" align=\"right\">a</p>",
        "presentational attributes"
      ),
      ("<br>a<hr>", "<br>a<hr>", "empty elements"),
      ("<pre>\n\na</pre>", "<pre>\n\na</pre>", "newlines"),
      ("<strike>a</strike>", "<s>a</s>", "obsolete names"),
      ("<ruby>字<rp>(<rt>じ<rp>)</ruby>", "<ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>", "ruby"),
    ]
    for row in rows {
      let found = MarkupTree(parsing: row.markup).root.sanitizedMarkup()
      #expect(found == row.html, "\(row.why)")
      #expect(MarkupTree(parsing: found).root.sanitizedMarkup() == found, "again: \(row.why)")
    }
    let tree = MarkupTree(parsing: "a<br><img alt='&nbsp;\"' src=x>")
    #expect(tree.root.sanitizedMarkup(.xml) == "a<br/><img alt=\"&#160;&quot;\" src=\"x\"/>")
  }
}
