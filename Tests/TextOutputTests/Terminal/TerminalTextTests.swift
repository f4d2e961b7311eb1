import LayoutTestSupport
import LineBreaking
import MarkupText
import Testing

@testable import TextLayout
@testable import TextOutput

/// Characters and their cells, without colors.
@Suite struct TerminalTextTests {
  typealias Row = (make: (inout TerminalDrawing) -> Void, expected: String, why: String)

  private func check(_ rows: [Row]) {
    for row in rows {
      let written = TerminalDrawing.written(.none, row.make)
      #expect(written == row.expected, "\(row.why)")
    }
  }

  @Test func positions() {
    check([
      ({ _ in }, "", "nothing is an empty text"),
      ({ $0.text("漢字 kana") }, "漢字 kana\n", "a row"),
      ({ $0.text("b", row: 2) }, "\n\nb\n", "empty rows above stay"),
      (
        {
          $0.text("b", row: 1)
          $0.text("a")
        }, "a\nb\n", "rows by their positions, not by their order"
      ),
      (
        {
          $0.text("右", column: 6)
          $0.text("左")
        }, "左    右\n", "columns too"
      ),
      ({ $0.text("a  ", column: 2) }, "  a\n", "blanks at the end are left out"),
      ({ $0.text("a\u{3000}") }, "a\n", "ideographic ones too"),
      ({ $0.text("a\u{A0}") }, "a\n", "and those that do not break"),
      ({ $0.text("a\u{3000}b") }, "a\u{3000}b\n", "but not between characters"),
      ({ $0.text(" ") }, "", "a row of blanks is omitted"),
      (
        {
          $0.text(" ", row: 0)
          $0.text("x", row: 1)
        }, "\nx\n", "but is counted"
      ),
      (
        {
          $0.text("長い", column: 0)
          $0.text("│", column: 10)
          $0.text("x", column: 0, row: 1)
          $0.text("│", column: 10, row: 1)
        }, "長い      │\nx         │\n", "a column of a table is straight"
      ),
    ])
  }

  /// The other half of a partly overwritten wide character becomes a blank.
  @Test func overwriting() {
    check([
      (
        {
          $0.text("漢字x")
          $0.text("a", column: 0)
        }, "a 字x\n", "the left half"
      ),
      (
        {
          $0.text("漢字x")
          $0.text("a", column: 1)
        }, " a字x\n", "the right half"
      ),
      (
        {
          $0.text("漢字x")
          $0.text("語", column: 1)
        }, " 語 x\n", "two halves"
      ),
      (
        {
          $0.text("abc")
          $0.text("語", column: 1)
        }, "a語\n", "narrow ones by a wide one"
      ),
      (
        {
          $0.text("漢字")
          $0.text(" ", column: 1)
        }, "  字\n", "a blank overwrites as well"
      ),
      (
        {
          $0.text("漢字")
          $0.fill(1..<2, .white)
        }, "  字\n", "so does an area that nothing shines through"
      ),
      (
        {
          $0.text("漢字")
          $0.fill(0..<4, CSSColor(red: 1, green: 1, blue: 0, alpha: 0.5))
        }, "漢字\n", "not one that is translucent"
      ),
      (
        {
          $0.text("ｶﾞx")
          $0.text("y", column: 1)
        }, " yx\n", "a cluster of two narrow characters"
      ),
    ])
  }

  @Test func marksAndEmoji() {
    check([
      ({ $0.text("か\u{3099}x") }, "か\u{3099}x\n", "a combining mark is with its base"),
      (
        {
          $0.text("か")
          $0.text("\u{3099}x", column: 2)
        }, "か\u{3099}x\n", "also from another run"
      ),
      (
        {
          $0.text("か字")
          $0.text("\u{3099}", column: 2)
          $0.text("\u{301}", column: 2)
        }, "か\u{3099}\u{301}字\n", "and one more"
      ),
      ({ $0.text("\u{301}x") }, "x\n", "at the left edge nothing carries it"),
      (
        {
          $0.text("👩‍👩‍👧‍👦🇯🇵x")
          $0.text("y", column: 6)
        }, "👩‍👩‍👧‍👦🇯🇵x y\n", "a family takes two columns, a flag too"
      ),
      ({ $0.text("e\u{301}\u{302}\u{303}f") }, "e\u{301}\u{302}\u{303}f\n", "many combining marks"),
    ])
  }

  @Test func noTerminalControlSequences() {
    check([
      ({ $0.text("a\u{1B}[2Jb") }, "a\u{FFFD}[2Jb\n", "ESC"),
      ({ $0.text("a\u{9B}2Jb\u{7}") }, "a\u{FFFD}2Jb\u{FFFD}\n", "CSI of 8 bits, and BEL"),
      ({ $0.text("\u{0}\u{7F}\u{8}x") }, "\u{FFFD}\u{FFFD}\u{FFFD}x\n", "NUL, DEL, backspace"),
      (
        { $0.text("a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h") }, "abcdefgh\n",
        "line ends take no column, and none is written"
      ),
      ({ $0.text("a\tb") }, "ab\n", "a tab has the width that layout gives it"),
      (
        { $0.text("a\u{200B}b\u{AD}c\u{2060}d\u{FEFF}e") }, "abcde\n",
        "format characters are left out"
      ),
      ({ $0.text("a\u{202E}b\u{2066}c") }, "abc\n", "controls of direction too"),
      ({ $0.image("a\u{1B}c", 0, 0, 40, 16) }, "[a\u{FFFD}c]\n", "in pictures"),
      ({ $0.vertical("a\u{1B}", column: 0) }, "a\n\u{FFFD}\n", "in vertical lines"),
    ])
    for value in UInt32(0)..<0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let written = TerminalDrawing.written(.trueColor) {
        $0.items.append(.begin(.link(address: "tel:\(scalar)")))
        $0.text("x\(scalar)y")
        $0.items.append(.end)
        $0.vertical(String(scalar), column: 9)
        $0.image(String(scalar), 0, 16, 64, 16)
      }
      // The writer's own sequences begin with `\e`, and so would any other.
      let ours = written.split(separator: "\\e", omittingEmptySubsequences: false).count - 1
      let bad = written.unicodeScalars.contains { control in
        control != "\n" && control.properties.generalCategory == .control
      }
      #expect(!bad, "U+\(String(value, radix: 16))")
      #expect(ours == (written.contains("]8;id=1") ? 4 : 0), "U+\(String(value, radix: 16))")
    }
  }

  @Test func invalidClusterLengths() {
    for length in [-5, 0, 1, 2, 3, 4, 7, 1000, Int.max] {
      var drawing = TerminalDrawing()
      var run = drawing.run("a\u{9B}漢b")
      for index in run.clusters.indices { run.clusters[index].length = length }
      drawing.items = [.glyphs(run)]
      let written = drawing.written(.none)
      #expect(!written.unicodeScalars.contains("\u{9B}"), "\(length): \(written)")
      #expect(written.unicodeScalars.allSatisfy { "a\u{FFFD}漢b \n".unicodeScalars.contains($0) })
    }
  }

  /// Text is written exactly once, for any widths.
  @Test func nothingIsLost() {
    let alphabet = Array("aあ漢ｶé①👍 …")
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<300 {
      let ambiguous = TerminalColumns(ambiguous: random(2) == 0 ? .wide : .narrow)
      var drawing = TerminalDrawing(columns: ambiguous)
      let text = String((0..<random(30)).map { _ in alphabet[random(alphabet.count)] })
      let column = random(10)
      drawing.text(text, column: column)
      var expected = String(repeating: " ", count: column) + text
      while expected.last == " " { expected.removeLast() }
      #expect(drawing.written(.none) == (expected.isEmpty ? "" : expected + "\n"))
    }
  }

  @Test func verticalLines() {
    check([
      (
        {
          $0.vertical("縦書き。", column: 4)
          $0.vertical("「次」ー", column: 0)
        }, "﹁  縦\n次  書\n﹂  き\n｜  ︒\n", "from right to left, with the forms for it"
      ),
      (
        { $0.vertical("ab", column: 0, orientation: .sideways) }, "a\nb\n",
        "letters are upright, stacked downward"
      ),
      (
        {
          $0.vertical("平", column: 0)
          $0.text("31", column: 0, row: 1)
          $0.vertical("日", column: 0, row: 2)
        }, "平\n31\n日\n", "upright digits side by side"
      ),
      ({ $0.vertical("か\u{3099}", column: 0) }, "か\u{3099}\n", "a combining mark is with its base"),
    ])
  }

  @Test func ambiguousWidth() {
    var wide = TerminalDrawing(columns: TerminalColumns(ambiguous: .wide))
    wide.text("①②")
    wide.text("x", column: 4)
    #expect(wide.written(.none) == "①②x\n")
    var narrow = TerminalDrawing(columns: TerminalColumns(ambiguous: .narrow))
    narrow.text("①②")
    narrow.text("x", column: 2)
    #expect(narrow.written(.none) == "①②x\n")
  }
}

extension TerminalDrawing {
  /// Adds an image that has not been loaded, in px.
  mutating func image(_ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    items.append(
      .image(
        PlacedImage(
          image: nil, frame: Rect(x: x, y: y, width: width, height: height),
          alternativeText: text, address: "")))
  }
}
