import MarkupText
import Testing

@testable import DocumentAnnotation

/// Tests the rules of elements, and which elements are open.
@Suite struct ElementRuleTests {
  @Test func roles() {
    let rows: [(names: String, role: ElementRule.Role, isSkipped: Bool, isVoid: Bool)] = [
      ("p div td li h1 h6 body html", .block, false, false),
      ("hr meta link base col frame", .block, false, true),
      ("script style template pre title xmp", .block, true, false),
      ("code kbd svg math select", .object, true, false),
      ("img input embed", .object, false, true), ("br", .lineBreak, false, true),
      ("wbr area param source track", .inline, false, true),
      ("b a span em x-y 東 rb", .inline, false, false),
      ("ruby", .ruby, false, false), ("rt", .rubyText, true, false),
      ("rp", .rubyParenthesis, true, false),
      ("rtc", .rubyTextContainer, true, false),
    ]
    for row in rows {
      for name in row.names.split(separator: " ").map(String.init) {
        for name in [name, "x:" + name] {
          let rule = ElementRule.rule(for: name)
          #expect(rule.role == row.role, "\(name)")
          #expect(rule.isSkipped == row.isSkipped && rule.isVoid == row.isVoid, "\(name)")
          #expect(rule.isHeading == (name.hasSuffix("h1") || name.hasSuffix("h6")), "\(name)")
        }
      }
    }
    #expect(ElementRule.rule(for: "").role == .inline && ElementRule.rule(for: ":").role == .inline)
  }

  @Test func timedText() {
    let rows: [(name: String, role: ElementRule.Role, isSkipped: Bool, isStyle: Bool)] = [
      ("tt:p", .block, false, false), ("p", .block, false, false),
      ("metadata", .block, true, false),
      ("style", .block, true, true), ("br", .lineBreak, false, false),
      ("span", .inline, false, false),
      ("ruby", .inline, false, false), ("code", .inline, false, false),
    ]
    for row in rows {
      let rule = ElementRule.rule(for: row.name, in: .timedText)
      #expect(rule.role == row.role && rule.isSkipped == row.isSkipped, "\(row.name)")
      #expect(rule.isStyle == row.isStyle && !rule.isVoid, "\(row.name)")
    }
    let styles: [(value: String, role: ElementRule.Role, isSkipped: Bool)] = [
      ("container", .ruby, false), ("text", .rubyText, true), ("delimiter", .rubyParenthesis, true),
      ("base", .inline, false), ("baseContainer", .inline, false),
      ("textContainer", .inline, false),
      ("none", .inline, false), ("Text", .inline, false), ("", .inline, false),
    ]
    for row in styles {
      let rule = ElementRule(rubyStyle: row.value)
      #expect(rule.role == row.role && rule.isSkipped == row.isSkipped, "\(row.value)")
    }
  }

  /// The rows follow WHATWG HTML, 13.1.2.4, optional tags.
  @Test func impliedEnds() {
    let rows: [(open: String, tags: String, others: String)] = [
      ("p", "p div ul h1 table hr pre", "b span img br ruby"), ("li", "li", "p ul div b"),
      ("dt", "dt dd", "p li"),
      ("dd", "dt dd", "p"), ("td", "td th tr tbody", "p table"), ("th", "td th tr tbody", "div"),
      ("tr", "tr tbody", "td p"), ("option", "option optgroup", "b"), ("rt", "rt rp", "ruby b p"),
      ("rp", "rt rp", "b"),
      ("rb", "rb rt rtc rp", "b"), ("rtc", "rb rtc", "rt"), ("head", "body", "title meta"),
      ("div", "", "div p"),
      ("b", "", "b p"),
    ]
    for row in rows {
      for (names, expected) in [(row.tags, true), (row.others, false)] {
        for name in names.split(separator: " ").map(String.init) {
          let ends = ElementRule.ends(row.open, startTag: name, rule: ElementRule.rule(for: name))
          #expect(ends == expected, "\(name) in \(row.open)")
        }
      }
    }
  }

  @Test func openElements() {
    var open = OpenElements()
    open.pop()
    #expect(open.last == nil && !open.contains(1), "nothing is open")
    for code in [1, 2, 1] { open.push(OpenElement(nameCode: code, rule: ElementRule())) }
    #expect(open.last?.nameCode == 1 && open.elements.count == 3)
    open.pop()
    #expect(open.contains(1) && open.contains(2) && open.last?.nameCode == 2)
    open.pop()
    open.pop()
    #expect(!open.contains(1) && !open.contains(2) && open.elements.isEmpty)
    open.pop()
    open.push(OpenElement(nameCode: 1, rule: ElementRule()))
    #expect(open.contains(1), "an end tag too many does not count")
  }

  /// Returns what a tokenizer says about the first token of a text.
  private func first<Value>(
    _ text: String, _ body: (borrowing MarkupTokenizer, MarkupTokenizer.Token) -> Value
  ) -> Value? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var tokenizer = MarkupTokenizer(buffer, dialect: .html)
      return tokenizer.next().map { body(tokenizer, $0) }
    }
  }

  @Test func tokens() {
    for (text, expected) in [
      ("<!-- a", true), ("<!--", true), ("<!-- a -->", false), ("<b c", true), ("</b", true),
      ("<b c='>", true),
      ("<!doctype x", false), ("</東", false), ("<?a", false),
    ] {
      #expect(first(text) { $0.isUnterminated($1) } == expected, "\(text)")
    }
    for (text, expected) in [
      ("<a epub:type=pagebreak>", true), ("<a epub:type='x pagebreak'>", true),
      ("<a role=doc-pagebreak>", true),
      ("<a epub:type=pagebreaks>", false), ("<a role='doc-pagebreak x'>", false),
      ("<a type=pagebreak>", false),
    ] {
      #expect(first(text) { $0.isPageBreak($1) } == expected, "\(text)")
    }
    for (text, expected) in [
      ("<a translate=no>", true), ("<a translate=NO>", true), ("<a translate=yes>", false),
      ("<a translate>", false),
      ("<a class=notranslate>", true), ("<a class='x notranslate'>", true),
      ("<a class=notranslated>", false),
      ("<a class=notranslate translate=yes>", false), ("<a>", false),
    ] {
      #expect(first(text) { $0.isExcluded($1) } == expected, "\(text)")
    }
  }
}
