import MarkupText
import TestSupport
import Testing
import TextFoundation

/// Properties that hold for any markup.
@Suite struct FlowPropertyTests {
  private static let tags = [
    "b", "i", "p", "div", "ul", "ol", "li", "span", "a href=x", "table", "td", "tr", "th", "ruby",
    "rt", "rp", "rb", "rtc", "pre", "br", "wbr", "hr", "img", "img alt=絵", "lambda alt=x", "h1",
    "b style='white-space:pre-line'", "b style='white-space:break-spaces'",
    "b style='white-space-collapse:preserve-spaces'", "b style='display:inline-block'",
    "b style='display:block'", "p style='display:inline'", "p style='display:contents'",
    "i style='display:list-item'", "i style='display:none'", "i style='visibility:hidden'",
    "b aria-hidden=true", "b aria-label=ら", "span lang=en", "dl", "dt", "caption", "tbody",
    "blockquote", "i style='display:table-cell'", "ol reversed start=3",
  ]
  private static let texts = [
    "字", "東京", "text", " ", "\n", " \n ", "\t", "🎄", "か\u{3099}", "\u{301}", "&amp;", "&nbsp;", "。",
    "「", "　", "한", "\u{200B}", "a", "ﾊﾟ", "“", "1", "&#13;", "\u{c}", "<!--c-->", "&#10;",
  ]

  static func randomMarkup(_ generator: inout SeededGenerator, tags: [String] = tags) -> String {
    var markup = ""
    for _ in 0..<Int.random(in: 0..<40, using: &generator) {
      let tag = tags.randomElement(using: &generator) ?? "b"
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: markup += "<\(tag)>"
      case 2: markup += "</\(tag.split(separator: " ")[0])>"
      default: markup += texts.randomElement(using: &generator) ?? ""
      }
    }
    return markup
  }

  static func forRandomMarkup(
    _ count: Int = 300, seed: UInt64, tags: [String] = tags, _ check: (String, StyledText) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let markup = randomMarkup(&generator, tags: tags)
      check(markup, StyledText(MarkupTree(parsing: markup)))
    }
  }

  private static func isAscending(_ runs: [StyledRun], covering count: Int) -> Bool {
    var end = 0
    for run in runs {
      if run.range.lowerBound != end || run.range.isEmpty { return false }
      end = run.range.upperBound
    }
    return end == count
  }

  @Test func runsCoverTheText() {
    Self.forRandomMarkup(seed: 1) { markup, text in
      for paragraph in text.paragraphs {
        let count = paragraph.text.utf8.count
        #expect(count > 0 && Self.isAscending(paragraph.runs, covering: count), "\(markup)")
        #expect(paragraph.runs.map { String(paragraph[$0.range]) }.joined() == paragraph.text)
        for ruby in paragraph.rubies {
          #expect(Self.isAscending(ruby.runs, covering: ruby.text.utf8.count), "\(markup)")
          #expect(ruby.base.upperBound <= count && !ruby.text.isEmpty, "\(markup)")
        }
        let starts = paragraph.rubies.map(\.base.lowerBound)
        #expect(starts == starts.sorted(), "\(markup)")
        let boxes = paragraph.runs.filter { $0.kind == .box }.map(\.range.lowerBound)
        #expect(paragraph.boxes.map(\.offset) == boxes, "\(markup)")
      }
    }
  }

  @Test func rangesOfRunsAreWholeScalars() {
    Self.forRandomMarkup(seed: 2) { markup, text in
      for paragraph in text.paragraphs {
        let bytes = Array(paragraph.text.utf8)
        let starts =
          paragraph.runs.map(\.range.lowerBound)
          + paragraph.rubies.flatMap {
            [$0.base.lowerBound, $0.base.upperBound]
          }
        for start in starts where start < bytes.count {
          #expect(bytes[start] & 0xC0 != 0x80, "\(markup)")
        }
        var end = paragraph.text.startIndex
        for run in paragraph.runs {
          let range = paragraph.characterRange(of: run)
          #expect(range.lowerBound == end, "\(markup)")
          end = range.upperBound
        }
        #expect(end == paragraph.text.endIndex, "\(markup)")
      }
    }
  }

  @Test func everyByteHasItsSource() {
    Self.forRandomMarkup(seed: 3) { markup, text in
      for paragraph in text.paragraphs {
        let bytes = Array(paragraph.text.utf8)
        var last: (node: MarkupNode, offset: Int)?
        for offset in bytes.indices {
          guard let position = paragraph.source(at: offset) else {
            Issue.record("\(markup): no source of \(offset)")
            continue
          }
          guard position.node.kind == .text else { continue }
          let source = Array(position.node.text.utf8)
          guard source.indices.contains(position.offset) else {
            Issue.record("\(markup): \(position.offset) is not in \(position.node.text)")
            continue
          }
          let isSame =
            source[position.offset] == bytes[offset]
            || bytes[offset] == 0x20 && [9, 10, 12, 13].contains(source[position.offset])
          #expect(isSame, "\(markup) at \(offset)")
          if let last, last.node == position.node {
            #expect(last.offset < position.offset, "\(markup)")
          }
          last = position
        }
      }
    }
  }

  @Test func whiteSpaceOfParagraphs() {
    let tags = Self.tags.filter { !$0.contains("white-space") && $0 != "pre" }
    Self.forRandomMarkup(seed: 4, tags: tags) { markup, text in
      for paragraph in text.paragraphs {
        let lines = paragraph.text.utf8.split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines {
          #expect(line.first != 0x20 && line.last != 0x20, "\(markup)")
          #expect(!line.contains(0x09) && !line.contains(0x0D), "\(markup)")
        }
        #expect(!paragraph.text.utf8.repeatsConsecutively(0x20), "\(markup)")
      }
    }
  }

  @Test func blocksAreATree() {
    Self.forRandomMarkup(seed: 5) { markup, text in
      var owners: [Int] = []
      for (index, block) in text.blocks.enumerated() {
        #expect((index == 0) == (block.kind == .root) && (index == 0) == (block.parent == nil))
        if let parent = block.parent {
          let outer = text.blocks[parent]
          #expect(parent < index && outer.descendants.contains(index), "\(markup)")
          #expect(block.descendants.upperBound <= outer.descendants.upperBound, "\(markup)")
          #expect(block.paragraphs.lowerBound >= outer.paragraphs.lowerBound, "\(markup)")
          #expect(block.paragraphs.upperBound <= outer.paragraphs.upperBound, "\(markup)")
          #expect(block.depth == outer.depth + 1)
        }
        #expect(block.descendants.lowerBound == index + 1, "\(markup)")
        if let paragraph = block.paragraph {
          owners.append(paragraph)
          #expect(text.paragraphs[paragraph].block == index, "\(markup)")
          #expect(block.descendants.isEmpty, "either blocks or text: \(markup)")
        }
      }
      #expect(owners == Array(text.paragraphs.indices), "\(markup)")
    }
  }

  @Test func inlineElementsNest() {
    Self.forRandomMarkup(seed: 6) { markup, text in
      var open: [InlineElement] = []
      var last = TextPosition.start
      for element in text.inlineElements {
        #expect(last <= element.start && element.start <= element.end, "\(markup)")
        last = element.start
        while let outer = open.last, !isAncestor(outer.node, of: element.node) { open.removeLast() }
        if let outer = open.last { #expect(element.end <= outer.end, "\(markup)") }
        open.append(element)
        if element.end.paragraph < text.paragraphs.count {
          let count = text.paragraphs[element.end.paragraph].text.utf8.count
          #expect(element.end.offset <= count, "\(markup)")
        }
      }
    }
  }

  private func isAncestor(_ outer: MarkupNode, of node: MarkupNode) -> Bool {
    node.ancestors.contains { $0 == outer }
  }

  /// Returns the scalars of a text without spaces and newlines.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.value > 0x20 }
  }

  @Test func plainTextLosesNothing() {
    // Excludes tags that hide text or add some.
    let tags = Self.tags.filter {
      !$0.contains("display:none") && !$0.contains("hidden") && !$0.contains("alt=") && $0 != "hr"
        && $0 != "rp" && $0 != "wbr"
    }
    let options = PlainTextOptions(ruby: .brackets(open: "", close: ""), showsMarkers: false)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let markup = Self.randomMarkup(&generator, tags: tags)
      let tree = MarkupTree(parsing: markup)
      let plain = StyledText(tree).plainText(options)
      #expect(
        Self.visible(plain).sorted() == Self.visible(tree.text).sorted(), "\(markup) → \(plain)")
    }
  }

  @Test func plainTextWithoutRubyIsInOrder() {
    let tags = ["b", "p", "div", "ul", "li", "table", "td", "tr", "pre", "br", "span", "h1"]
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let markup = Self.randomMarkup(&generator, tags: tags)
      let tree = MarkupTree(parsing: markup)
      let plain = StyledText(tree).plainText(PlainTextOptions(showsMarkers: false))
      #expect(Self.visible(plain) == Self.visible(tree.text), "\(markup) → \(plain)")
    }
  }

  @Test func plainTextIsStable() {
    Self.forRandomMarkup(100, seed: 9, tags: Self.tags.filter { $0 != "wbr" }) { markup, text in
      let plain = text.plainText()
      let preserved = MarkupTree(parsing: "<pre>\n" + escapedMarkup(plain) + "\n</pre>").stripped
      #expect(preserved == plain, "as it is in pre: \(markup)")
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
        .map { escapedMarkup(String($0)) }.joined(separator: "<br>")
      let wrapped = MarkupTree(parsing: "<div>" + lines + "<br></div>").stripped
      let again = MarkupTree(
        parsing: wrapped.split(separator: "\n", omittingEmptySubsequences: false)
          .map { escapedMarkup(String($0)) }.joined(separator: "<br>") + "<br>"
      ).stripped
      #expect(again == wrapped, "once collapsed, it stays: \(markup)")
    }
  }

  @Test func anyBytesHaveText() {
    var generator = SeededGenerator(seed: 10)
    let alphabet =
      Array("<>/=\"' &;ab#p\0\r\n\u{3042}<b><p><rt><ruby><li><td>".utf8) + [0xFF, 0xE3]
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let tree = MarkupTree(parsingUTF8: bytes)
      let text = StyledText(tree)
      _ = text.accessibilityText()
      // No tag of the alphabet hides text, but rt may be a ruby annotation.
      let plain = text.plainText(
        PlainTextOptions(ruby: .brackets(open: "", close: ""), showsMarkers: false))
      #expect(Self.visible(plain).sorted() == Self.visible(tree.text).sorted())
    }
  }
}

/// Returns markup that represents a text literally.
private func escapedMarkup(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case "\r": result += "&#13;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension TextPosition {
  fileprivate static var start: TextPosition {
    StyledText(MarkupTree(parsing: "<b></b>")).inlineElements[0].start
  }
}

extension String.UTF8View {
  /// Returns whether a byte occurs twice in a row.
  fileprivate func repeatsConsecutively(_ byte: UInt8) -> Bool {
    zip(self, dropFirst()).contains { $0 == byte && $1 == byte }
  }
}
