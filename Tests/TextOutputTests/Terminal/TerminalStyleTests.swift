import LayoutTestSupport
import MarkupText
import TestSupport
import Testing
import TextFoundation

@testable import TextLayout
@testable import TextOutput

/// Escape sequences: their content, and that none is redundant.
@Suite struct TerminalStyleTests {
  typealias Row = (make: (inout TerminalDrawing) -> Void, expected: String, why: String)

  private func check(_ rows: [Row], _ colors: TerminalOptions.Colors = .trueColor) {
    for row in rows {
      #expect(TerminalDrawing.written(colors, row.make) == row.expected, "\(row.why)")
    }
  }

  private static let red = CSSColor(rgb: 0xFF0000)
  private static let yellow = CSSColor(rgb: 0xFFFF00)

  @Test func fonts() {
    check([
      ({ $0.text("plain") }, "plain\n", "nothing to say"),
      ({ $0.text("x", weight: 700) }, "\\e[1mx\\e[0m\n", "bold"),
      ({ $0.text("x", weight: 600) }, "\\e[1mx\\e[0m\n", "from 600 on"),
      ({ $0.text("x", weight: 599) }, "x\n", "not below"),
      ({ $0.text("x", isItalic: true) }, "\\e[3mx\\e[0m\n", "italic"),
      ({ $0.text("x", weight: 900, isItalic: true) }, "\\e[1;3mx\\e[0m\n", "both at once"),
      (
        {
          $0.text("ab", weight: 700)
          $0.text("cd", column: 2)
        }, "\\e[1mab\\e[0mcd\n", "a reset is the shortest way out"
      ),
      (
        {
          $0.text("a", weight: 700)
          $0.text("b", column: 1, weight: 700, isItalic: true)
          $0.text("c", column: 2, isItalic: true)
        }, "\\e[1ma\\e[3mb\\e[22mc\\e[0m\n", "only what changes"
      ),
      (
        {
          $0.text("a b", weight: 700)
          $0.text("c", column: 5, weight: 700)
        }, "\\e[1ma b  c\\e[0m\n", "a blank needs no change"
      ),
      (
        {
          $0.text("a", weight: 700)
          $0.text("b", row: 1, weight: 700)
        }, "\\e[1ma\\e[0m\n\\e[1mb\\e[0m\n", "every row ends reset"
      ),
      (
        {
          $0.text("a", weight: 700)
          $0.text("b", column: 0)
        }, "b\n", "an overwritten character leaves no style"
      ),
    ])
  }

  @Test func colors() {
    check([
      ({ $0.text("x", color: Self.red) }, "\\e[38;2;255;0;0mx\\e[0m\n", "a color"),
      ({ $0.text("x", color: .black) }, "x\n", "black is the terminal's own color"),
      (
        { $0.text("x", color: CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5)) },
        "\\e[38;2;255;127;127mx\\e[0m\n", "translucent text on paper"
      ),
      ({ $0.text("x", color: .transparent) }, "", "and what is not seen"),
      (
        {
          $0.fill(0..<3, Self.yellow)
          $0.text("x")
        }, "\\e[38;2;0;0;0;48;2;255;255;0mx  \\e[0m\n",
        "text on a background has its own color, and blanks are preserved"
      ),
      (
        {
          $0.text("x", color: Self.red)
          $0.text("y", column: 2, color: Self.red)
        }, "\\e[38;2;255;0;0mx y\\e[0m\n", "written once"
      ),
      (
        {
          $0.fill(0..<2, .black)
          $0.fill(0..<1, CSSColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        }, "\\e[48;2;128;128;128m \\e[48;2;0;0;0m \\e[0m\n", "grounds are mixed"
      ),
      (
        {
          $0.text("x", weight: 700)
          $0.fill(0..<2, Self.red)
        }, "\\e[48;2;255;0;0m  \\e[0m\n", "an area covers text, and its weight"
      ),
      (
        {
          $0.fill(0..<1, .black)
          $0.text("x", color: CSSColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        }, "\\e[38;2;128;128;128;48;2;0;0;0mx\\e[0m\n", "translucent text on its background"
      ),
    ])
    check(
      [
        ({ $0.text("x", color: Self.red) }, "\\e[38;5;196mx\\e[0m\n", "the cube's red"),
        ({ $0.fill(0..<1, Self.red) }, "\\e[48;5;196m \\e[0m\n", "a background"),
      ], .palette256)
    check(
      [
        ({ $0.text("x", color: Self.red) }, "\\e[91mx\\e[0m\n", "bright red"),
        ({ $0.text("x", color: CSSColor(rgb: 0xCD0000)) }, "\\e[31mx\\e[0m\n", "red"),
        ({ $0.fill(0..<1, Self.red) }, "\\e[101m \\e[0m\n", "a bright background"),
        ({ $0.fill(0..<1, CSSColor(rgb: 0xCD0000)) }, "\\e[41m \\e[0m\n", "and plain"),
        (
          {
            $0.fill(0..<1, CSSColor(rgb: 0xFFFFF0))
            $0.text("x", color: CSSColor(rgb: 0xFFFFD0))
          }, "\\e[30;107mx\\e[0m\n", "colors that would merge are kept distinct"
        ),
        (
          {
            $0.fill(0..<1, .black)
            $0.text("x", color: CSSColor(rgb: 0x101010))
          }, "\\e[97;40mx\\e[0m\n", "on a dark background too"
        ),
        (
          {
            $0.text("x", color: CSSColor(rgb: 0xFF0000))
            $0.text("y", column: 1, color: CSSColor(rgb: 0xFE0000))
          }, "\\e[91mxy\\e[0m\n", "two colors that become one are written once"
        ),
      ], .palette16)
    check([({ $0.text("x", weight: 700, color: Self.red) }, "x\n", "no escape at all")], .none)
    check([({ $0.fill(0..<3, Self.red) }, "", "and no blanks for colors")], .none)
  }

  @Test func lines() {
    check([
      (
        {
          $0.text("ab")
          $0.line(0..<1)
        }, "\\e[4ma\\e[0mb\n", "under text"
      ),
      (
        {
          $0.line(0..<2)
          $0.text("ab")
        }, "\\e[4mab\\e[0m\n", "drawn before the text"
      ),
      ({ $0.line(1..<3) }, " \\e[4m  \\e[0m\n", "a line without text is seen"),
      (
        {
          $0.text("ab")
          $0.line(0..<2, .lineThrough)
        }, "\\e[9mab\\e[0m\n", "through text"
      ),
      (
        {
          $0.text("ab", row: 1)
          $0.line(0..<2, row: 1, .overline)
        }, "\n\\e[53mab\\e[0m\n", "over text"
      ),
      (
        {
          $0.text("ab")
          $0.line(0..<2, .underline)
          $0.line(1..<2, .lineThrough)
        }, "\\e[4ma\\e[9mb\\e[0m\n", "two lines"
      ),
      (
        {
          $0.text("a", color: CSSColor(rgb: 0xFF0000))
          $0.line(0..<2)
        }, "\\e[4;38;2;255;0;0ma\\e[39m \\e[0m\n", "a line under a blank has a color"
      ),
    ])
    let styles: [(StyleKeyword, String)] = [
      (.solid, "4"), (.double, "4:2"), (.wavy, "4:3"), (.dotted, "4:4"), (.dashed, "4:5"),
    ]
    for (style, code) in styles {
      for colors in [TerminalOptions.Colors.trueColor, .palette256, .palette16] {
        let written = TerminalDrawing.written(colors) {
          $0.text("a")
          $0.line(0..<1, .underline, style)
        }
        let expected = colors == .palette16 ? "4" : code
        #expect(written == "\\e[\(expected)ma\\e[0m\n", "\(style) \(colors)")
      }
    }
  }

  @Test func background() {
    var drawing = TerminalDrawing(size: Size(width: 32, height: 32))
    drawing.text("漢")
    #expect(
      drawing.written(background: .white)
        == "\\e[38;2;0;0;0;48;2;255;255;255m漢  \\e[0m\n\\e[48;2;255;255;255m    \\e[0m\n",
      "the whole drawing has a color")
    #expect(drawing.written(.none, background: .white) == "漢\n")
  }

  // MARK: Links

  private func link(_ address: String, hyperlinks: Bool = true) -> String {
    TerminalDrawing.written(hyperlinks: hyperlinks) {
      $0.items.append(.begin(.link(address: address)))
      $0.text("x")
      $0.items.append(.end)
      $0.text("y", column: 1)
    }
  }

  @Test func onlyAllowedAddressesWithASchemeAreLinks() {
    for row in LinkVectors.rows {
      let isLink = link(row.url).contains("]8;id=1")
      let isRelative = URLScheme(of: row.url) == .relative
      #expect(isLink == (row.isAllowed && !isRelative), "\(row.why)")
    }
    var drawing = TerminalDrawing()
    drawing.items.append(.begin(.link(address: "a:b")))
    drawing.text("x")
    let list = DisplayList(size: drawing.size, items: drawing.items)
    let options = TerminalOptions(links: LinkPolicy(schemes: ["a"]))
    #expect(list.terminalText(options).contains("]8;id=1;a:b"))
  }

  @Test func addresses() {
    func opened(_ address: String) -> String { "\\e]8;id=1;\(address)\\e\\x\\e]8;;\\e\\y\n" }
    let rows: [(address: String, expected: String, why: String)] = [
      ("https://example.org/?a=1;b#c", opened("https://example.org/?a=1;b#c"), "as it is"),
      ("mailto:a@example.org", opened("mailto:a@example.org"), "without a host"),
      ("https://例え.jp/道 1", opened("https://%E4%BE%8B%E3%81%88.jp/%E9%81%93%201"), "encoded"),
      ("https://a/\u{9C}b", opened("https://a/%C2%9Cb"), "ST of 8 bits"),
      ("https://a/\u{1B}\\x", "xy\n", "ESC would end the address"),
      ("https://a/\u{7}x", "xy\n", "BEL too"),
      ("https://a/\nb", opened("https://a/b"), "a line end, which URL parsers ignore"),
      ("https://a/\u{7F}", "xy\n", "DEL"),
      ("page.html", "xy\n", "no terminal knows where that is"),
      ("#part", "xy\n", "nor that"),
      ("", "xy\n", "nothing"),
      (":x", "xy\n", "no scheme"), ("1a:x", "xy\n", "no scheme either"),
      ("例:x", "xy\n", "only ASCII"),
      (
        "tel:" + String(repeating: "1", count: 2079),
        opened("tel:" + String(repeating: "1", count: 2079)), "the longest"
      ),
      ("tel:" + String(repeating: "1", count: 2080), "xy\n", "too long"),
    ]
    for row in rows { #expect(link(row.address) == row.expected, "\(row.why)") }
    #expect(link("https://a/", hyperlinks: false) == "xy\n")
  }

  @Test func linksOverRows() {
    let written = TerminalDrawing.written {
      $0.items.append(.begin(.link(address: "https://a/")))
      $0.text("a", weight: 700)
      $0.items.append(.begin(.ruby))
      $0.text("b", column: 1)
      $0.items.append(.end)
      $0.text("c", row: 1)
      $0.items.append(.end)
      $0.items.append(.begin(.link(address: "https://b/")))
      $0.text("d", column: 1, row: 1)
      $0.items.append(.end)
    }
    #expect(
      written == """
        \\e]8;id=1;https://a/\\e\\\\e[1ma\\e[0mb\\e]8;;\\e\\
        \\e]8;id=1;https://a/\\e\\c\\e]8;id=2;https://b/\\e\\d\\e]8;;\\e\\

        """, "each row ends the link; its number tells that it is the same")
  }
}
