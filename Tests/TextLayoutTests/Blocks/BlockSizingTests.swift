import MarkupText
import Testing

@testable import TextLayout

/// Widths, heights and positions of blocks by their styles (CSS 2.2 §10.3.3 to §10.7).
@Suite("Sizes of blocks")
struct BlockSizingTests {
  private static let containing = 400.0

  /// Returns the frame of a block, with `css`, in a containing block 400 px wide.
  private func frame(_ css: String, parent: String = "", content: String = "x") throws -> Rect {
    let laidOut = BlockFrames(
      "<div style='\(parent)'><div id=a style='\(css)'>\(content)</div></div>",
      width: Self.containing)
    return try #require(laidOut.frame(id: "a"))
  }

  @Test("Widths and horizontal margins (CSS 2.2 §10.3.3)")
  func widths() throws {
    let rows: [(css: String, x: Double, width: Double, why: String)] = [
      ("", 0, 400, "auto fills the containing block"),
      ("width: 100px", 0, 100, "a specified width"),
      ("width: 25%", 0, 100, "a percentage"),
      ("width: 0", 0, 0, "no width"),
      ("width: 500px", 0, 500, "wider than the containing block"),
      ("margin-left: 30px", 30, 370, "a margin at the left"),
      ("margin-right: 30px", 0, 370, "a margin at the right"),
      ("margin: 0 10%", 40, 320, "percentages of the width"),
      ("margin-left: -30px", -30, 430, "a negative margin enlarges the block"),
      ("padding: 0 20px", 0, 400, "paddings are inside of the frame"),
      ("width: 100px; padding: 0 20px", 0, 140, "and outside of the width"),
      ("width: 100px; margin: 0 auto", 150, 100, "centered"),
      ("width: 100px; margin-left: auto", 300, 100, "at the right"),
      ("width: 100px; margin-right: auto", 0, 100, "at the left"),
      ("width: 100px; margin: 0 20px 0 auto", 280, 100, "at the right but for a margin"),
      ("width: 100px; margin: 0 auto 0 20px", 20, 100, "at the left but for a margin"),
      ("width: 100px; padding: 0 50px; margin: 0 auto", 100, 200, "centered with its paddings"),
      ("width: 400px; margin: 0 auto", 0, 400, "no space for auto margins"),
      ("width: 500px; margin: 0 auto", 0, 500, "too wide for auto margins"),
      ("width: 100px; margin: 0 50px", 50, 100, "over-constrained: the right margin is ignored"),
      ("margin: 0 auto", 0, 400, "auto margins beside an auto width are 0"),
      ("max-width: 100px; margin: 0 auto", 150, 100, "a maximum width counts like a width"),
      ("max-width: 100px", 0, 100, "a maximum"), ("max-width: 500px", 0, 400, "a high maximum"),
      ("max-width: 50%", 0, 200, "a percentage"), ("min-width: 100px", 0, 400, "a low minimum"),
      ("min-width: 500px", 0, 500, "a high minimum"),
      ("width: 100px; max-width: 50px", 0, 50, "the maximum limits the width"),
      ("width: 100px; min-width: 150px", 0, 150, "the minimum enlarges the width"),
      ("width: 100px; min-width: 80px; max-width: 60px", 0, 80, "the minimum wins"),
      ("max-width: none; min-width: auto", 0, 400, "no limits"),
      ("padding: 0 300px", 0, 600, "paddings wider than the containing block"),
    ]
    for row in rows {
      let frame = try frame(row.css)
      #expect(frame.x == row.x && frame.width == row.width, "\(row.why): \(row.css) \(frame)")
    }
  }

  @Test("In a containing block from right to left the left margin is ignored")
  func rightToLeft() throws {
    let rows: [(css: String, x: Double, width: Double)] = [
      ("width: 100px", 300, 100), ("width: 100px; margin: 0 50px", 250, 100),
      ("width: 100px; margin: 0 auto", 150, 100), ("width: 100px; margin-right: auto", 0, 100),
      ("width: 500px", -100, 500), ("margin-right: 30px", 0, 370), ("", 0, 400),
    ]
    for row in rows {
      let frame = try frame(row.css, parent: "direction: rtl")
      #expect(frame.x == row.x && frame.width == row.width, "\(row.css) \(frame)")
    }
  }

  @Test("Heights (CSS 2.2 §10.6.3 and §10.7)")
  func heights() throws {
    let rows: [(css: String, height: Double, why: String)] = [
      ("", 16, "one line"), ("height: 50px", 50, "specified"), ("height: 10px", 10, "too small"),
      ("height: 0", 0, "no height"), ("height: 50%", 16, "a percentage of an unknown height"),
      ("padding: 5px 0 7px", 28, "paddings"), ("height: 50px; padding: 5px 0", 60, "outside"),
      ("min-height: 50px", 50, "a minimum"), ("min-height: 16px", 16, "just as high"),
      ("min-height: 15px", 16, "a low minimum"), ("max-height: 10px", 10, "a maximum"),
      ("max-height: 17px", 16, "a high maximum"), ("height: 50px; max-height: 30px", 30, "limited"),
      ("height: 50px; min-height: 60px", 60, "enlarged"),
      ("min-height: 40px; max-height: 30px", 40, "the minimum wins"),
      ("min-height: 50%", 16, "percentages count as 0"), ("max-height: 50%", 16, "or none"),
    ]
    for row in rows {
      #expect(try frame(row.css).height == row.height, "\(row.why): \(row.css)")
    }
  }

  @Test("Widths by content (CSS Sizing 3 §5.1)")
  func contentSizes() throws {
    // "ab cde" is 24 px at least and 48 px at most.
    let rows: [(css: String, width: Double)] = [
      ("width: min-content", 24), ("width: max-content", 48), ("width: fit-content", 48),
      ("max-width: min-content", 24), ("min-width: max-content; width: 10px", 48),
      ("max-width: max-content; width: 30px", 30), ("width: min-content; padding: 0 5px", 34),
      ("width: fit-content; max-width: 40px", 40), ("width: fit-content; min-width: 60px", 60),
    ]
    for row in rows {
      #expect(try frame(row.css, content: "ab cde").width == row.width, "\(row.css)")
    }
    let widths = IntrinsicWidths(minimum: 24, maximum: 48)
    for (available, expected) in [(0.0, 24.0), (24, 24), (30, 30), (48, 48), (49, 48)] {
      #expect(widths.size(.fitContent, available: available) == expected, "\(available)")
    }
    #expect(widths.size(.minContent, available: 30) == 24)
    #expect(widths.size(.maxContent, available: 30) == 48)
    #expect(widths.size(.automatic, available: 30) == nil)
    #expect(widths.size(.length(5), available: 30) == nil)
    var union = widths
    union.formUnion(IntrinsicWidths(minimum: 30, maximum: 40))
    #expect(union == IntrinsicWidths(minimum: 30, maximum: 48))
  }

  @Test("Edges and sizes in the direction of lines")
  func logicalEdges() {
    func value(_ side: PhysicalSide) -> Double {
      switch side {
      case .top: 1
      case .right: 2
      case .bottom: 3
      case .left: 4
      }
    }
    var mode = WritingMode()
    func sides(_ edges: LogicalEdges) -> [Double] {
      [edges.inlineStart, edges.inlineEnd, edges.blockStart, edges.blockEnd]
    }
    #expect(sides(LogicalEdges(mode, value: value)) == [4, 2, 1, 3])
    mode.isVertical = true
    #expect(sides(LogicalEdges(mode, value: value)) == [1, 3, 2, 4])
    mode.isLeftToRight = true
    #expect(sides(LogicalEdges(mode, value: value)) == [1, 3, 4, 2])
    #expect(sides(LogicalEdges(isVertical: true, value: value)) == [1, 3, 2, 4])
    var edges = LogicalEdges(isVertical: false, value: value)
    #expect(edges.inlineSum == 6 && edges.blockSum == 4)
    edges.add(LogicalEdges(isVertical: true, value: value))
    #expect(sides(edges) == [5, 5, 3, 7])
    #expect(sides(.zero) == [0, 0, 0, 0])
  }

  @Test("In vertical writing, the height is along the lines")
  func vertical() throws {
    let laidOut = BlockFrames(
      """
      <div id=o style='writing-mode: vertical-rl'><div id=a
       style='height: 100px; width: 30px; margin: 5px 6px 7px 8px; padding: 1px 2px 3px 4px'>x
      </div><p id=b style='margin: 0'>y</div>
      """, width: 400)
    let outer = try #require(laidOut.frame(id: "o"))
    let first = try #require(laidOut.frame(id: "a"))
    let second = try #require(laidOut.frame(id: "b"))
    #expect(first.height == 104 && first.width == 36)
    #expect(first.y == 5)
    #expect(second.y == 0 && second.height == 400 && second.width == 16)
    // The second block is to the left of the first one, at the distance of its left margin.
    #expect(second.maxX == first.x - 8)
    #expect(outer.height == 400)
    #expect(laidOut.layout.size.height == 400)
  }

  @Test("Children lie within the content of their parent, if all sizes are auto")
  func containment() throws {
    var state: UInt64 = 5
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func markup(_ depth: Int) -> String {
      let name = ["div", "ul", "ol", "blockquote", "section", "li"][random(6)]
      let style = "margin: \(random(9))px \(random(4))%; padding: \(random(3) * 3)px \(random(8))px"
      let content =
        depth == 0 || random(4) == 0
        ? "東京 abc" : (0..<random(4)).map { _ in markup(depth - 1) }.joined()
      return "<\(name) style='\(style)'>\(content)</\(name)>"
    }
    for _ in 0..<100 {
      let text = markup(4) + markup(3)
      let mode = ["horizontal-tb", "vertical-rl", "vertical-lr"][random(3)]
      let layout = BlockFrames("<div style='writing-mode: \(mode)'>\(text)</div>").layout
      for (index, block) in layout.text.blocks.enumerated() where layout.boxes[index].isPlaced {
        // An empty block at the end is at its margin, below its parent (CSS 2.2 §8.3.1).
        guard let parent = block.parent, layout.boxes[index].frame.height > 0 else { continue }
        let (frame, around) = (layout.boxes[index].frame, layout.boxes[parent].content)
        #expect(frame.x >= around.x - 1e-6 && frame.maxX <= around.maxX + 1e-6, "\(text)")
        #expect(frame.y >= around.y - 1e-6 && frame.maxY <= around.maxY + 1e-6, "\(text)")
        let content = layout.boxes[index].content
        #expect(content.x >= frame.x && content.maxX <= frame.maxX + 1e-6, "\(text)")
        #expect(content.y >= frame.y && content.maxY <= frame.maxY + 1e-6, "\(text)")
        let page = try #require(layout.frame(ofBlock: index))
        #expect(
          page.x >= -1e-6 && page.maxX <= layout.size.width + 1e-6 && page.y >= -1e-6
            && page.maxY <= layout.size.height + 1e-6, "\(text)")
      }
    }
  }

  @Test("Lines of a clamp")
  func lineLimits() {
    var limits = LineLimits()
    #expect(!limits.isActive && !limits.isExhausted && limits.line == nil)
    limits.push(3, ellipsis: "a")
    limits.push(5, ellipsis: "b")
    #expect(limits.isActive && limits.line?.count == 3 && limits.line?.ellipsis == "a")
    limits.add(lines: 2, paragraph: 7)
    #expect(!limits.isExhausted && limits.line?.count == 1)
    #expect(limits.lastShown == 7 && limits.shownCount == 1)
    limits.add(lines: 1, paragraph: 8)
    #expect(limits.isExhausted && limits.line?.count == 1, "a line is never limited to none")
    #expect(limits.clamps.map(\.remaining) == [0, 2])
    let outer = limits.suspend()
    #expect(!limits.isActive && limits.shownCount == 0 && outer.clamps.count == 2)
    limits = outer
    limits.pop()
    limits.pop()
    #expect(!limits.isActive)
    limits.bottom = 100
    #expect(limits.isActive && !limits.isExhausted)
    limits.isPageFull = true
    #expect(limits.isExhausted)
  }
}
