import DictionaryManifest
import Foundation
import JapaneseText
import LayoutTestSupport
import MarkupText
import Testing
import TextLayout

@testable import JapaneseLayout

/// Pages as HTML, without a browser.
@Suite struct LoupePageTests {
  private let tokenizer: Tokenizer

  init() throws { tokenizer = try LoupeDictionary.tokenizer() }

  private func page(text: String) -> String { LoupePage(text: text, tokenizer: tokenizer).html() }

  private func page(markup: String) -> String {
    LoupePage(markup: MarkupTree(parsing: markup), tokenizer: tokenizer).html()
  }

  /// Returns the text between two delimiters.
  private func part(of html: String, from start: String, to end: String) -> String {
    guard let first = html.range(of: start),
      let last = html.range(of: end, range: first.upperBound..<html.endIndex)
    else { return "" }
    return String(html[first.upperBound..<last.lowerBound])
  }

  private func body(_ html: String) -> String { part(of: html, from: "\">", to: "</main>") }

  // MARK: Size and policy

  @Test func thePageIsSmall() {
    // The policy, the style, the controls and the script, in bytes.
    #expect(page(text: "").utf8.count <= 60_000)
  }

  /// The policy allows the page's script and style: after changing them, this test prints the
  /// digests for LoupePageTemplate.swift.
  @Test func thePolicyKnowsTheScriptAndTheStyle() {
    let html = page(text: "猫")
    let policy = part(of: html, from: "Content-Security-Policy\" content=\"", to: "\"")
    for (name, source) in [
      ("script-src", part(of: html, from: "<script>", to: "</script>")),
      ("style-src", part(of: html, from: "<style>", to: "</style>")),
    ] {
      #expect(source.utf8.count > 1000, "\(name)")
      let digest = Array(source.utf8).withUnsafeBytes { SHA256.hexadecimal(of: $0) }
      let bytes = stride(from: 0, to: 64, by: 2).compactMap {
        UInt8(digest.dropFirst($0).prefix(2), radix: 16)
      }
      let expected = "\(name) 'sha256-\(Data(bytes).base64EncodedString())'"
      #expect(policy.contains(expected), "\(expected) is not in \(policy)")
    }
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("http"))
  }

  @Test func nothingIsFetched() {
    let html = page(text: "猫")
    for address in ["http:", "https:", "//cdn", "@import", "url("] {
      #expect(!html.contains(address), "\(address)")
    }
  }

  @Test func theSameTextGivesTheSameBytes() {
    #expect(page(text: "吾輩は猫である。") == page(text: "吾輩は猫である。"))
  }

  @Test func severalTasksWriteTheSamePage() async {
    let page = LoupePage(text: "吾輩は猫である。名前はまだ無い。", tokenizer: tokenizer)
    let expected = page.html()
    await withTaskGroup { group in
      for _ in 0..<16 { group.addTask { page.html() } }
      for await html in group { #expect(html == expected) }
    }
  }

  // MARK: Text

  @Test func plainTextIsText() {
    let rows: [(text: String, fragments: [String], why: String)] = [
      ("a < b & <b>c</b>", ["a &lt; b &amp; &lt;b&gt;c&lt;/b&gt;"], "no markup"),
      (
        "東京\n大阪\n\n京都",
        [
          "<section><div>東京</div><div>大阪</div></section><section><div>京都</div></section>"
        ], "lines and sections"
      ),
      ("東京\r\n \t\r\n大阪", ["<section><div>東京</div></section>"], "CR LF"),
      ("　字下げ", ["<div>　字下げ</div>"], "white space stays"),
      ("東京へ行く。", ["東京へ<wbr>行く。"], "phrases"),
    ]
    for row in rows {
      let body = body(page(text: row.text))
      for fragment in row.fragments { #expect(body.contains(fragment), "\(row.why): \(body)") }
    }
  }

  @Test func markupKeepsItsStructure() {
    let html = page(
      markup: """
        <h1>旅</h1><ul><li><b>東京</b></li></ul><p><a href="/x">大阪</a>と\
        <ruby>京都<rt>みやこ</rt></ruby></p><script>alert(1)</script>
        """)
    let body = body(html)
    for fragment in [
      "<h1>旅</h1>", "<li><b>東京</b></li>", "<a href=\"/x\">大阪</a>", "<ruby>京都", ">みやこ</rt>",
    ] {
      #expect(body.contains(fragment), "\(fragment) in \(body)")
    }
    #expect(!html.contains("alert"))
    #expect(html.contains("[\"京都\",\"みやこ\",\"miyako\""), "the author's reading")
  }

  @Test func titles() {
    let rows: [(page: LoupePage, title: String, why: String)] = [
      (LoupePage(text: "一行目。\n二行目。", tokenizer: tokenizer), "一行目。", "the first line"),
      (LoupePage(text: "", tokenizer: tokenizer), "", "nothing"),
      (
        LoupePage(text: String(repeating: "あ", count: 50), tokenizer: tokenizer),
        String(repeating: "あ", count: 40) + "…", "the start of a long line"
      ),
      (LoupePage(text: "猫", tokenizer: tokenizer, title: "<題>"), "<題>", "the one that is given"),
      (
        LoupePage(markup: .init(parsing: "<title>題</title><h1>章</h1>"), tokenizer: tokenizer),
        "題", "the markup's"
      ),
      (LoupePage(markup: .init(parsing: "<h1>章</h1>"), tokenizer: tokenizer), "章", "a heading"),
      (LoupePage(markup: .init(parsing: "<p>文</p>"), tokenizer: tokenizer), "文", "its text"),
    ]
    for row in rows { #expect(row.page.title == row.title, "\(row.why)") }
    #expect(rows[3].page.html().contains("<title>&lt;題&gt;</title>"))
  }

  /// Substituted text is not searched for placeholders again.
  @Test func bracesAreText() {
    let html = page(text: "{{script}}と{{words}}{{")
    #expect(body(html).contains("{{script}}"))
    #expect(html.ranges(of: "\"use strict\"").count == 1)
  }

  @Test func languageAndMode() {
    let html = LoupePage(text: "猫", tokenizer: tokenizer).html(mode: .romaji, language: "ja-JP")
    #expect(html.contains("<html lang=\"ja-JP\">") && html.contains("data-mode=\"romaji\""))
  }

  // MARK: Words

  private struct Table: Decodable {
    let text: [Int]
    let words: [[Field]]
    let parts: [String]

    /// A text or a number of a row; lists are not decoded.
    enum Field: Decodable, Equatable {
      case text(String)
      case number(Int)
      case list

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else if let number = try? container.decode(Int.self) {
          self = .number(number)
        } else {
          self = .list
        }
      }

      var string: String { if case .text(let text) = self { text } else { "" } }
    }
  }

  private func table(_ html: String) throws -> Table {
    let json = part(of: html, from: "class=\"loupe-words\">", to: "</script>")
    return try JSONDecoder().decode(Table.self, from: Data(json.utf8))
  }

  /// Counted as in the page's script, the words are at their offsets in the page's text.
  @Test func wordsAreWhereTheTableSays() throws {
    let rows: [(html: String, text: String, why: String)] = [
      (page(text: "東京\n大阪へ。\n\n　京都"), "東京大阪へ。　京都", "lines are blocks"),
      (page(text: "𠮷野家で👨‍👩‍👧と"), "𠮷野家で👨‍👩‍👧と", "outside of the basic plane"),
      (page(markup: "<p>東京<br>大阪<img src=x alt=絵>京<wbr>都へ"), "東京大阪京都へ", "elements"),
      (page(markup: "<p>食<b>べ</b>物を"), "食べ物を", "a word over elements"),
      (
        page(markup: "<ul><li>東京</li></ul><ruby>大阪<rt>おおさか</rt></ruby>へ"), "東京大阪へ",
        "readings do not count"
      ),
      (page(text: "\"引用\\符\" <東京> \u{7F}"), "\"引用\\符\" <東京> \u{7F}", "escapes"),
    ]
    for row in rows {
      let table = try table(row.html)
      let units = Array(row.text.utf16)
      var offset = 0
      var count = 0
      for number in table.text {
        guard number >= 0 else {
          offset -= number
          continue
        }
        let surface = try #require(table.words[number].first).string
        let end = offset + surface.utf16.count
        guard end <= units.count else {
          Issue.record("\(row.why): \(surface) at \(offset)")
          break
        }
        let found = String(decoding: units[offset..<end], as: UTF16.self)
        #expect(found == surface, "\(row.why)")
        offset = end
        count += 1
      }
      #expect(count >= 2, "\(row.why): \(table)")
    }
  }

  @Test func sameWordsAreWrittenOnce() throws {
    let table = try table(page(text: String(repeating: "東京へ。\n", count: 50)))
    #expect(table.words.count == 2)
    #expect(table.text.count == 149)
  }

  @Test func noTagEndsTheTable() throws {
    let html = page(text: "</script><script>alert(1)</script>")
    #expect(html.ranges(of: "</script>").count == 2, "the page's own two")
    #expect(try table(html).words.contains { $0.first == .text("alert") })
  }

  // MARK: Text or markup

  @Test func detectionOfMarkup() {
    let rows: [(text: String, isMarkup: Bool, why: String)] = [
      ("<p>東京", true, "starts with a tag"), ("\n  <!DOCTYPE html>東京", true, "a document type"),
      ("東京<b>へ</b>", true, "an element ends"), ("a < b", false, "a comparison"),
      ("<3 猫", false, "a heart"), ("猫 </3", false, "a broken one"), ("", false, "nothing"),
      ("<", false, "a less-than sign"), ("</", false, "two"), ("x <b", false, "no end"),
      ("<!-- -->東京", true, "a comment"),
    ]
    for row in rows { #expect(PlainTextMarkup.isMarkup(row.text) == row.isMarkup, "\(row.why)") }
  }
}
