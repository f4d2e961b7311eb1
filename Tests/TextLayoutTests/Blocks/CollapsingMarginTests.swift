import MarkupText
import Testing

@testable import TextLayout

/// Positions of blocks, compared with those of Chromium 156 for the same markup with 16 px lines,
/// 400 px wide, in a block of its own (CSS 2.2 §8.3.1, §10.3.3 and §10.6.3).
struct CollapsingMarginTests {
  private static let rows: [(markup: String, frames: String, height: Double, why: String)] = [
    (
      """
      <p id=a>a<p id=b>b
      """, "a 0 16 400 16, b 0 48 400 16", 80,
      "neighbors meet"
    ),
    (
      """
      <div id=a style='margin:10px 0'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 16, b 0 20 400 16, c 0 56 400 16", 77,
      "first and last child meet the parent's"
    ),
    (
      """
      <div id=a style='margin:10px 0;padding-top:1px'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 10 400 37, b 0 31 400 16, c 0 67 400 16", 88,
      "padding above keeps the first child inside"
    ),
    (
      """
      <div id=a style='margin:10px 0;padding-bottom:1px'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 37, b 0 20 400 16, c 0 67 400 16", 88,
      "padding below keeps the last child inside"
    ),
    (
      """
      <p id=a style='margin:20px 0'>x</p><p id=b style='margin:-5px 0'>y
      """, "a 0 20 400 16, b 0 51 400 16", 67,
      "negative margins are subtracted"
    ),
    (
      """
      <p id=a style='margin:20px 0 -30px'>x</p><p id=b style='margin:10px 0'>y
      """, "a 0 20 400 16, b 0 16 400 16", 42,
      "the most negative one counts"
    ),
    (
      """
      <p id=a style='margin:0 0 20px'>x</p><div id=b style='margin:30px 0'></div><p id=c style='margin:10px 0'>y
      """, "a 0 0 400 16, b 0 46 400 0, c 0 46 400 16", 72,
      "nothing collapses through an empty block"
    ),
    (
      """
      <p id=a style='margin:0 0 20px'>x</p><div id=b style='margin:30px 0 40px'></div><p id=c style='margin:10px 0'>y
      """, "a 0 0 400 16, b 0 46 400 0, c 0 56 400 16", 82,
      "its larger lower margin counts too"
    ),
    (
      """
      <p id=a style='margin:0'>x</p><div id=b style='margin:10px 0'><div id=c style='margin:20px 0'></div><p id=d style='margin:30px 0'>y</p></div>
      """, "a 0 0 400 16, b 0 46 400 16, c 0 46 400 0, d 0 46 400 16", 92,
      "an empty first child starts with its parent"
    ),
    (
      """
      <div id=a style='height:50px;margin:10px 0'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 50, b 0 20 400 16, c 0 80 400 16", 101,
      "a given height ends the last child's margin"
    ),
    (
      """
      <div id=a style='min-height:50px;margin:10px 0'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 50, b 0 20 400 16, c 0 80 400 16", 101,
      "so does a minimum height that applies"
    ),
    (
      """
      <div id=a style='min-height:10px;margin:10px 0'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 16, b 0 20 400 16, c 0 56 400 16", 77,
      "one that does not apply does not"
    ),
    (
      """
      <div id=a style='max-height:10px;margin:10px 0'><p id=b style='margin:20px 0'>x</div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 10, b 0 20 400 16, c 0 40 400 16", 61,
      "a maximum height cuts the block, not its text"
    ),
    (
      """
      <div id=a style='height:30px'><div id=b style='margin:20px 0'></div></div><p id=c style='margin:5px 0'>y
      """, "a 0 20 400 30, b 0 20 400 0, c 0 55 400 16", 76,
      "empty children of a block with a height"
    ),
    (
      """
      <div id=a style='padding-top:10px'></div><p id=b style='margin:5px 0'>y
      """, "a 0 0 400 10, b 0 15 400 16", 36,
      "padding makes a block without content"
    ),
    (
      """
      <div id=a style='margin:10px'><div id=b style='margin:20px'><div id=c style='margin:-5px'>x</div></div></div>
      """, "a 10 15 380 16, b 30 15 340 16, c 25 15 350 16", 46,
      "positive and negative ones through three blocks"
    ),
    (
      """
      <blockquote id=a><p id=b>x</p></blockquote><ul id=c><li id=d>a<ul id=e><li id=f>b</ul></ul><p id=g>z
      """,
      "a 40 16 320 16, b 40 16 320 16, c 0 48 400 32, d 40 48 360 32, e 40 64 360 16, f 80 64 320 16, g 0 96 400 16",
      128,
      "quotes and nested lists"
    ),
    (
      """
      <dl id=a><dt id=b>t<dd id=c>d<dd id=d><p id=e>p</dl><p id=f>z
      """,
      "a 0 16 400 64, b 0 16 400 16, c 40 32 360 16, d 40 64 360 16, e 40 64 360 16, f 0 96 400 16",
      128,
      "lists of definitions"
    ),
    (
      """
      <p id=a style='margin:0'>x<p id=b style='margin:10px 0'></p><p id=c style='margin:15px 0'></p>
      """, "a 0 0 400 16, b 0 26 400 0, c 0 31 400 0", 31,
      "empty paragraphs at the end"
    ),
    (
      """
      <div id=a style='margin-bottom:20px'><div id=b style='margin-bottom:-50px'>x</div></div><p id=c style='margin:0'>y
      """, "a 0 0 400 16, b 0 0 400 16, c 0 0 400 16", 16,
      "a negative margin of the last child"
    ),
    (
      """
      <table id=a style='margin:10px 0'><tr><td id=b><p id=c style='margin:20px 0'>x</table><p id=d style='margin:5px 0'>y
      """, "a 0 10 14.02 62, b 2 12 10.02 58, c 3 33 8.02 16, d 0 82 400 16", 103,
      "a table keeps its margins and those in it apart"
    ),
    (
      """
      <figure id=a>f<figcaption id=b>c</figcaption></figure><hr id=c><pre id=d>x\n\n y</pre>
      """, "a 40 16 320 32, b 40 32 320 16, c 0 64 400 2, d 0 82 400 48", 146,
      "figures, rules, code"
    ),
    (
      """
      <div id=a style='width:100px;margin:0 auto'>x</div><div id=b style='width:50%;margin-left:auto'>x</div><div id=c style='max-width:50px;margin:0 auto 0 10px'>x</div>
      """, "a 150 0 100 16, b 200 16 200 16, c 10 32 50 16", 48,
      "auto margins and maximum widths"
    ),
    (
      """
      <div dir=rtl id=a><div id=b style='width:100px;margin:0 10px'>x</div><div id=c style='width:100px;margin-right:auto'>x</div></div>
      """, "a 0 0 400 32, b 290 0 100 16, c 0 16 100 16", 32,
      "from right to left the start is at the right"
    ),
    (
      """
      <div id=a style='height:0;margin:10px 0'></div><p id=b style='margin:5px 0'>y
      """, "a 0 10 400 0, b 0 10 400 16", 31,
      "no height, nothing in it"
    ),
    (
      """
      <div id=a style='height:0;margin:10px 0'>z</div><p id=b style='margin:5px 0'>y
      """, "a 0 10 400 0, b 0 20 400 16", 41,
      "no height, but a line in it"
    ),
    (
      """
      <div id=a style='min-width:500px'>x</div><div id=b style='width:500px;margin:0 auto'>x</div>
      """, "a 0 0 500 16, b 0 16 500 16", 32,
      "too wide for auto margins"
    ),
    (
      """
      <ul id=a dir=rtl style='padding:0 40px 0 0'><li id=b>x</ul>
      """, "a 0 16 400 16, b 0 16 360 16", 48,
      "a list from right to left"
    ),
  ]

  @Test func framesMatchBrowsers() {
    for (markup, frames, height, why) in Self.rows {
      let set = BlockFrames(markup)
      for expected in frames.split(separator: ", ") {
        let id = String(expected.prefix { $0 != " " })
        let frame = set.frame(id: id)
        #expect(
          isSame(frame, expected.dropFirst(id.count + 1), within: 0.05),
          "\(why): \(id) is \(String(describing: frame)), not \(expected) in \(markup)")
      }
      #expect(abs(set.layout.size.height - height) < 0.05, "\(why): \(set.layout.size.height)")
    }
  }
}
