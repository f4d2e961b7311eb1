import MarkupText
import Testing

@testable import TextLayout

/// Bullets drawn as shapes at the positions of browsers.
///
/// The baseline of the first line of a list is 30.08 px below the top of the page.
struct ListBulletTests {
  @Test func positions() throws {
    let inside = "style='list-style-position:inside'"
    let rows: [(markup: String, bullet: ListBullet, frame: String, text: Double, why: String)] = [
      ("<ul><li>x</ul>", .disc, "24 23.08 5 5", 40, "16 px before the text"),
      ("<ul style='list-style:circle'><li>x</ul>", .circle, "24 23.08 5 5", 40, "a ring"),
      ("<ul style='list-style:SQUARE'><li>x</ul>", .square, "24 23.08 5 5", 40, "in any case"),
      (
        "<ul style='padding-left:0'><li>x</ul>", .disc, "-16 23.08 5 5", 0,
        "without padding outside of the page, as in browsers"
      ),
      (
        "<ul dir=rtl style='padding:0 40px 0 0'><li>x</ul>", .disc, "371 23.08 5 5", 352,
        "at the right if lines begin there"
      ),
      ("<ul \(inside)><li>x</ul>", .disc, "40 23.08 5 5", 62, "one em before the text"),
      (
        "<ul \(inside) dir=rtl><li>x</ul>", .disc, "355 23.08 5 5", 330, "inside at the right"
      ),
      (
        "<ul><li style='font-size:32px'>x</ul>", .disc, "15 31.16 9 9", 40,
        "in the size of the item's font"
      ),
      ("<ul><li></ul>", .disc, "24 23.08 5 5", .nan, "an item without a text"),
    ]
    for (markup, bullet, frame, text, why) in rows {
      let set = BlockFrames(markup)
      let drawn = try #require(set.bullets.first, "\(why)")
      #expect(drawn.bullet == bullet, "\(why)")
      #expect(isSame(drawn.frame, frame[...], within: 0.01), "\(why): \(drawn.frame)")
      if !text.isNaN { #expect(set.drawn.first?.origin.x == text, "\(why)") }
    }
  }

  @Test func otherMarkersAreText() {
    let rows: [(markup: String, text: String)] = [
      ("<ol><li>x</ol>", "1."), ("<ul style='list-style:\"※\"'><li>x</ul>", "※"),
      ("<ul style='list-style-type:disclosure-open'><li>x</ul>", "▾"),
    ]
    for (markup, text) in rows {
      let set = BlockFrames(markup)
      #expect(set.bullets.isEmpty && set.drawn.first?.text == text, "\(markup)")
    }
  }

  @Test func terminalsWriteCharacters() {
    let set = BlockFrames("<ul><li>x</ul>", measurer: ColumnMeasurer())
    #expect(set.bullets.isEmpty && set.drawn.map(\.text) == ["•", "x"])
  }

  @Test func verticalBulletsAreInTheMiddleOfTheirLines() throws {
    let set = BlockFrames("<html style='writing-mode:vertical-rl'><ul><li>漢</ul></html>")
    let (bullet, text) = (try #require(set.bullets.first), try #require(set.drawn.first))
    #expect(bullet.frame.x + bullet.frame.width / 2 == text.origin.x, "on the central baseline")
    #expect(bullet.frame.y == text.origin.y - 16, "above the text")
    #expect(bullet.frame.width == 5 && bullet.frame.height == 5)
  }

  @Test func shapes() {
    let frame = Rect(x: 10, y: 20, width: 6, height: 6)
    guard case .path(let disc) = ListBullet.disc.item(in: frame, color: .black),
      case .path(let circle) = ListBullet.circle.item(in: frame, color: .black)
    else {
      Issue.record("round bullets are paths")
      return
    }
    #expect(disc.fill == .black && disc.stroke == nil)
    #expect(circle.fill == nil && circle.stroke == .black && circle.lineWidth == 1)
    #expect(ListBullet.square.item(in: frame, color: .black) == .fill(frame, .black))
    let elements = DisplayPath(ellipseIn: frame, fill: .black).elements
    let ends = elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    #expect(
      ends == [
        Point(x: 16, y: 23), Point(x: 13, y: 26), Point(x: 10, y: 23), Point(x: 13, y: 20),
        Point(x: 16, y: 23),
      ], "it touches the sides")
    #expect(elements.last == .close)
  }
}
