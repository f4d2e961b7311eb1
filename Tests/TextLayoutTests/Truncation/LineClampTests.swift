import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// `line-clamp`: a number of lines and an ellipsis.
struct LineClampTests {
  private func shown(_ style: String, _ content: String, _ width: Double) -> [String] {
    fixedLayout("<div style=\"\(style)\">\(content)</div>", width: width).shownLines
  }

  @Test func showsTheStart() {
    let rows: [(count: Int, text: String, width: Double, lines: [String], why: String)] = [
      (1, "吾輩は猫である", 64, ["吾輩は…"], "the ellipsis takes 16 px of 64"),
      (2, "吾輩は猫である", 64, ["吾輩は猫", "である"], "all of it fits"),
      (2, "吾輩は猫である。名前はまだない。", 64, ["吾輩は猫", "である…"], "。 may be cut off: no line begins with it"),
      (3, "吾輩", 64, ["吾輩"], "fewer lines than allowed"),
      (1, "吾輩は「猫」である", 72, ["吾輩は…"], "no opening bracket before the ellipsis"),
      (1, "good morning", 56, ["good…"], "no space before the ellipsis"),
      (1, "good morning", 64, ["good m…"], "text fills the line, words or not"),
      (1, "one<br>two", 200, ["one…"], "a line that br ends is not joined with the next"),
      (1, "one<br>", 200, ["one"], "br at the end does not make a line"),
      (1, "吾輩は猫", 10, ["…"], "space for the ellipsis only"),
      (1, "吾輩は猫", 0, ["…"], "never less than one character"),
      (1, "e\u{301}e\u{301}e\u{301}e\u{301}", 25, ["e\u{301}…"], "no cut inside of a cluster"),
    ]
    for row in rows {
      #expect(shown("line-clamp: \(row.count)", row.text, row.width) == row.lines, "\(row.why)")
    }
  }

  @Test func showsTheTextOfEachMode() {
    let rows: [(mode: String, text: String, width: Double, line: String, why: String)] = [
      ("tail", "abcdefghij", 56, "abcde…", ""),
      ("head", "abcdefghij", 56, "…fghij", ""),
      ("middle", "abcdefghij", 64, "abc…hij", "the start and the end alike"),
      ("middle", "abcdefghij", 56, "abc…ij", "the start first"),
      ("clip", "abcdefghij", 44, "abcdef", "the one at the edge is drawn in part"),
      ("head", "吾輩は、猫である", 96, "…猫である", "、 does not begin what is shown"),
      ("head", "one<br>two three", 200, "…two three", "the last line of the text"),
      ("middle", "one<br>two", 200, "one…two", "not the line feed between them"),
      ("middle", "one xxxx two", 80, "one…two", "no space at the ellipsis"),
      ("head", "写真.jpeg", 56, "….jpeg", "a narrow full stop may begin it"),
    ]
    for row in rows {
      let style = "line-clamp: 1; truncate-mode: \(row.mode)"
      #expect(shown(style, row.text, row.width) == [row.line], "\(row.mode): \(row.why)")
    }
  }

  @Test func showsTheEllipsisOfTextOverflow() {
    let rows: [(style: String, line: String, why: String)] = [
      ("text-overflow: ellipsis", "abcd…", ""),
      ("text-overflow: '>>'", "abcd>>", "its own width"),
      ("text-overflow: ''", "abcdef", "cut at the cluster's border"),
      (
        "text-overflow: clip", "abcd…",
        "the initial value: line-clamp shows an ellipsis all the same"
      ),
      ("text-overflow: 'xxxxxxxxx'", "xxxxxxxxx", "an ellipsis that is too long is drawn in part"),
    ]
    for row in rows {
      #expect(
        shown("line-clamp: 1; " + row.style, "abcdefgh", 48) == [row.line], "\(row.why)")
    }
    let layout = fixedLayout(
      "<div style=\"line-clamp:1; text-overflow:'xxxxxxxx'\">abcdefgh</div>", width: 40)
    #expect(layout.paragraphs[0]?.lines[0].width == 40, "five of eight")
  }

  @Test func countsTheLinesOfAllParagraphs() {
    let markup = "<div style='line-clamp: 3'><div>一二三四五</div><div>六七八九十</div><div>終</div></div>後"
    let layout = fixedLayout(markup, width: 64)
    #expect(layout.shownLines == ["一二三四", "五", "六七八…", "後"])
    #expect(layout.paragraphs[2] == nil)
    #expect(layout.size.height == 64)
    #expect(layout.frame(ofBlock: layout.text.paragraphs[2].block) == nil)
  }

  @Test func showsTheEllipsisAtALimitBetweenParagraphs() {
    let rows: [(markup: String, lines: [String], why: String)] = [
      (
        "<div style='line-clamp: 1'><div>一二</div><div>三</div></div>", ["一二…"],
        "text is left out after it"
      ),
      (
        "<div style='line-clamp: 1'><div>一二三四</div><div>五</div></div>", ["一二三…"],
        "the ellipsis needs space"
      ),
      ("<div style='line-clamp: 1'><div>一二</div><hr></div>", ["一二"], "no text is left out"),
      ("<div style='line-clamp: 1'><div>一二</div></div><div>三</div>", ["一二", "三"], "outside"),
      (
        "<div style='line-clamp: 3'><div style='line-clamp: 1'>一二三四五</div>六</div>",
        ["一二三…", "六"], "the inner one counts as one line"
      ),
      (
        "<div style='line-clamp: 1; truncate-mode: head'><div>一二</div><div>三</div></div>",
        ["一二…"], "omitted text follows: the ellipsis is at the end in every mode"
      ),
    ]
    for row in rows {
      #expect(fixedLayout(row.markup, width: 64).shownLines == row.lines, "\(row.why)")
    }
  }

  @Test func hiddenTextStaysInTheLine() throws {
    let layout = fixedLayout("<div style='line-clamp:2'>吾輩は猫である。名前はまだない。</div>", width: 64)
    let lines = try #require(layout.paragraphs[0]).lines
    #expect(lines.map(\.range) == [0..<12, 12..<48])
    let truncation = try #require(lines[1].truncation)
    #expect(truncation.hidden == 21..<48)
    #expect(truncation.ellipsis == "…")
    #expect(lines[1].visible == 12..<21)
    #expect(lines[1].width == 64)
  }

  @Test func doesNotDivideRubyAndBoxes() {
    let rows: [(text: String, width: Double, line: String, why: String)] = [
      ("は<ruby>東京<rt>とうきょう</rt></ruby>です", 48, "は…", "the base is not divided"),
      ("は<img width=40 height=10>です", 48, "は…", "a picture is shown whole or not"),
      ("は<img width=20 height=10>です", 52, "は\u{FFFC}…", ""),
    ]
    for row in rows {
      #expect(shown("line-clamp: 1", row.text, row.width) == [row.line], "\(row.why)")
    }
  }

  @Test func ellipsisHasTheFontOfTheAdjacentText() throws {
    let layout = fixedLayout(
      "<div style='line-clamp:1'><span style='font-size:32px'>ab</span>cdefghijkl</div>", width: 80)
    let line = try #require(layout.paragraphs[0]?.lines.first)
    #expect(line.truncation?.advance == 16)
    let large = fixedLayout(
      "<div style='line-clamp:1'><span style='font-size:32px'>abcdef</span>gh</div>", width: 80)
    #expect(large.paragraphs[0]?.lines.first?.truncation?.advance == 32)
    #expect(large.shownLines == ["abc…"])
  }

  @Test func alignsTruncatedLines() {
    for (alignment, start) in [("left", 0.0), ("right", 8), ("center", 4)] {
      let layout = fixedLayout(
        "<div style='line-clamp:1;text-align:\(alignment)'>吾輩は猫である</div>", width: 72)
      #expect(layout.paragraphs[0]?.lines[0].start == start, "\(alignment)")
    }
  }

  @Test func hiddenTextAddsNoHeight() {
    let layout = fixedLayout(
      "<div style='line-clamp:1'>abcdefgh<span style='font-size:64px'>X</span></div>", width: 40)
    #expect(layout.size.height == 16)
  }

  @Test func drawsTheEllipsisAndClips() {
    let markup = "<div style='line-clamp:1'>abcdefgh</div>"
    let list = fixedLayout(markup, width: 40).displayList()
    let texts = list.items.compactMap { item -> String? in
      if case .glyphs(let run) = item { run.text } else { nil }
    }
    #expect(texts == ["abc", "…"])
    let clipped = fixedLayout(
      "<div style='line-clamp:1;truncate-mode:clip'>abcdefgh</div>", width: 36
    ).displayList()
    #expect(clipped.items.first == .pushClip(Rect(x: 0, y: -16, width: 36, height: 48)))
    #expect(clipped.items.last == .popClip)
  }

  @Test func terminalsCutWholeCells() throws {
    let tree = MarkupTree(parsing: "<div style='line-clamp:1;truncate-mode:clip'>一二三四</div>")
    let layout = Typesetter(measurer: ColumnMeasurer()).layout(
      StyledText(tree), in: LayoutSpace(inlineSize: 40))
    #expect(layout.shownLines == ["一二"], "half of a character cannot be shown")
    #expect(layout.paragraphs[0]?.lines[0].truncation?.clippedWidth == nil)
  }
}
