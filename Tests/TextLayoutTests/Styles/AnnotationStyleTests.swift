import MarkupText
import Testing

@testable import TextLayout

/// Values for annotations, tate-chu-yoko, boxes and lists.
@Suite("Styles of annotations and boxes")
struct AnnotationStyleTests {
  private func style(_ css: String) throws -> ComputedStyle {
    let text = StyledText(MarkupTree(parsing: "<div id=a style=\"\(css)\">x</div>"))
    return try #require(
      text.blocks.first { $0.kind != .anonymous && $0.node["id"] == "a" }
    ).style
  }

  private func used(_ css: String) throws -> UsedStyle {
    UsedStyle(try style(css), language: "ja", isCentered: false, measurer: FixedMeasurer())
  }

  @Test("Emphasis marks (CSS Text Decoration 3 §3.1)")
  func emphasisMarks() throws {
    let rows: [(value: String, horizontal: String?, vertical: String?)] = [
      ("none", nil, nil), ("dot", "•", "•"), ("open dot", "◦", "◦"), ("circle", "●", "●"),
      ("open circle", "○", "○"), ("double-circle", "◉", "◉"), ("open double-circle", "◎", "◎"),
      ("triangle", "▲", "▲"), ("open triangle", "△", "△"), ("sesame", "﹅", "﹅"),
      ("open sesame", "﹆", "﹆"), ("filled", "●", "﹅"), ("open", "○", "﹆"),
      ("filled dot", "•", "•"), ("dot filled", "•", "•"), ("'x'", "x", "x"), ("'xyz'", "x", "x"),
      ("'が'", "が", "が"), ("'か\u{3099}x'", "か\u{3099}", "か\u{3099}"), ("'👨‍👩‍👧'", "👨‍👩‍👧", "👨‍👩‍👧"),
      ("''", nil, nil),
    ]
    var vertical = WritingMode()
    vertical.isVertical = true
    for row in rows {
      let style = try style("text-emphasis-style: \(row.value)")
      #expect(EmphasisMark(style, mode: .horizontal)?.text == row.horizontal, "\(row.value)")
      #expect(EmphasisMark(style, mode: vertical)?.text == row.vertical, "\(row.value)")
    }
    let positions: [(value: String, over: Bool, right: Bool)] = [
      ("over right", true, true), ("under right", false, true), ("over left", true, false),
      ("under left", false, false), ("under", false, true), ("over", true, true),
    ]
    for row in positions {
      let style = try style("text-emphasis: dot; text-emphasis-position: \(row.value)")
      #expect(EmphasisMark(style, mode: .horizontal)?.isOver == row.over, "\(row.value)")
      #expect(EmphasisMark(style, mode: vertical)?.isOver == row.right, "\(row.value)")
    }
  }

  @Test("Characters with emphasis marks (CSS Text Decoration 3 §3.5)")
  func markedCharacters() {
    let marked = "ぁんゖ漢㐀鿿アーｱA1é#%&@§¶＃％＆＠♪￥€+=$〽👍𠮷゛々〇"
    let unmarked = " \u{3000}\u{A0}\t\n、。，．・！？「」『』（）()[]…—-_'\"“”:;\u{200B}\u{AD}\u{FEFF}*/"
    for scalar in marked.unicodeScalars { #expect(EmphasisMark.marks(scalar), "\(scalar)") }
    for scalar in unmarked.unicodeScalars { #expect(!EmphasisMark.marks(scalar), "\(scalar)") }
    // The fast path agrees with the categories on both sides of its bounds.
    for code in [0x3040...0x3042, 0x3095...0x3098, 0x33FE...0x3401, 0x9FFE...0xA001].joined() {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let isAssigned = scalar.properties.generalCategory != .unassigned
      #expect(EmphasisMark.marks(scalar) == isAssigned, "\(String(code, radix: 16))")
    }
  }

  @Test("Spaces of ruby (CSS Ruby 1 §4.3)")
  func rubySpreads() throws {
    typealias Spread = RubyAlignment.Spread
    let rows: [(alignment: RubyAlignment, space: Double, units: Int, expected: Spread)] = [
      (.start, 12, 3, Spread(after: 12)), (.center, 12, 3, Spread(before: 6, after: 6)),
      (.spaceBetween, 12, 3, Spread(between: 6)), (.spaceBetween, 12, 2, Spread(between: 12)),
      (.spaceBetween, 12, 1, Spread(before: 6, after: 6)),
      (.spaceAround, 12, 3, Spread(before: 2, between: 4, after: 2)),
      (.spaceAround, 12, 1, Spread(before: 6, between: 12, after: 6)),
      (.start, -4, 3, Spread(before: -2, after: -2)), (.start, 0, 3, Spread()),
      (.spaceAround, -4, 3, Spread(before: -2, after: -2)),
      (.spaceAround, 12, 0, Spread(before: 6, after: 6)),
    ]
    for row in rows {
      let spread = row.alignment.spread(row.space, units: row.units)
      #expect(spread == row.expected, "\(row)")
    }
    for alignment: RubyAlignment in [.start, .center, .spaceBetween, .spaceAround] {
      for units in 1...5 {
        for space in [-7.0, 0, 1, 30] {
          let spread = alignment.spread(space, units: units)
          let sum = spread.before + spread.after + spread.between * Double(units - 1)
          #expect(abs(sum - space) < 1e-9, "the space is used exactly: \(alignment) \(units)")
          for (left, right) in [(0.0, 0.0), (4, 4), (4, 9), (100, 100)] {
            let outer = alignment.spread(space, units: units, left: left, right: right)
            let sum = outer.before + outer.after + outer.between * Double(units - 1)
            #expect(abs(sum - space) < 1e-9, "\(alignment) \(units) \(left) \(right)")
            if alignment != .start { #expect(abs(outer.before - outer.after) < 1e-9) }
          }
        }
      }
    }
    #expect(
      RubyAlignment.spaceAround.spread(12, units: 2, left: 4, right: 2)
        == Spread(before: 4, between: 4, after: 4))
    #expect(RubyAlignment.start.spread(12, units: 2, left: 4, right: 4) == Spread(after: 12))
    let values: [(css: String, expected: RubyAlignment)] = [
      ("start", .start), ("center", .center), ("space-between", .spaceBetween),
      ("space-around", .spaceAround),
    ]
    for row in values { #expect(try used("ruby-align: \(row.css)").rubyAlignment == row.expected) }
    #expect(try used("").rubyAlignment == .spaceAround && used("").rubyPosition == .over)
    #expect(try used("ruby-position: under").rubyPosition == .under)
  }

  @Test("Runs of tate-chu-yoko")
  func tateChuYoko() throws {
    let rows: [(css: String, text: String, range: Range<Int>?, expected: [Range<Int>])] = [
      ("none", "12", nil, []), ("all", "abc", nil, [0..<3]), ("all", "", nil, []),
      ("all", "a\nb", nil, []), ("all", "a\nb", 0..<1, [0..<1]), ("digits", "12", nil, [0..<2]),
      ("digits 2", "1", nil, [0..<1]), ("digits 2", "123", nil, []), ("digits 2", "a", nil, []),
      ("digits 3", "123", nil, [0..<3]), ("digits 4", "1234", nil, [0..<4]),
      ("digits 4", "12345", nil, []), ("digits 2", "あ12い3う456", nil, [3..<5, 8..<9]),
      ("digits 2", "2026", 0..<2, []), ("digits 2", "2026", 2..<4, []),
      ("digits 2", "a26b", 1..<3, [1..<3]), ("digits 2", "a26", 1..<2, []),
      ("digits 2", "１２", nil, []), ("digits 2", "1/2", nil, [0..<1, 2..<3]),
    ]
    for row in rows {
      let used = try used("text-combine-upright: \(row.css)")
      let bytes = Array(row.text.utf8)
      let found = bytes.withUnsafeBufferPointer {
        used.tateChuYokoRanges(in: row.range ?? 0..<bytes.count, of: $0)
      }
      #expect(found == row.expected, "\(row.css) \(row.text)")
    }
  }

  @Test("Margins and paddings of boxes")
  func edges() throws {
    let box = UsedStyle.Box(
      try style("margin: 2lh auto -5% 3px; padding: 10% 4px 1em 0; font-size: 20px"))
    #expect(box.margin(.top, percentageBase: 100, lineHeight: { 24 }) == 48)
    #expect(box.margin(.right, percentageBase: 100, lineHeight: { 24 }) == 0)
    #expect(box.margin(.bottom, percentageBase: 100, lineHeight: { 24 }) == -5)
    #expect(box.margin(.left, percentageBase: 100, lineHeight: { 24 }) == 3)
    #expect(box.margin(.top, percentageBase: 0, lineHeight: { 1e30 }) == .maximumExtent)
    #expect(box.hasAutomaticMargin(.right) && !box.hasAutomaticMargin(.left))
    #expect(
      [.top, .right, .bottom, .left].map { box.padding($0, percentageBase: 200) }
        == [20, 4, 20, 0])
    #expect(box.hasNegativeMargin)
    for side in ["top", "right", "bottom", "left"] {
      #expect(try UsedStyle.Box(style("margin-\(side): -1px")).hasNegativeMargin, "\(side)")
      #expect(try !UsedStyle.Box(style("margin-\(side): 1px")).hasNegativeMargin, "\(side)")
    }
  }

  @Test("Sizes along and across the lines")
  func sizes() throws {
    let box = UsedStyle.Box(
      try style(
        "width: 50%; min-width: min-content; max-width: 30px; height: 4em; "
          + "min-height: 10%; max-height: max-content"))
    let inline = box.inlineSizes(isVertical: false, percentageBase: 300)
    #expect(inline.size == .length(150) && inline.minimum == .minContent)
    #expect(inline.maximum == .length(30) && inline.maximum.length == 30)
    let block = box.blockSizes(isVertical: false)
    #expect(block.size == .length(64) && block.minimum == .automatic)
    #expect(block.maximum == .maxContent && block.maximum.length == nil)
    let vertical = box.inlineSizes(isVertical: true, percentageBase: 300)
    #expect(vertical.size == .length(64) && vertical.minimum == .length(30))
    #expect(box.blockSizes(isVertical: true).size == .automatic)
    #expect(box.isSizedByContent(isVertical: false) && box.isSizedByContent(isVertical: true))
    let plain = UsedStyle.Box(try style(""))
    #expect(plain.inlineSizes(isVertical: false, percentageBase: 300).size == .automatic)
    for isVertical in [false, true] {
      #expect(!plain.isSizedByContent(isVertical: isVertical))
      #expect(plain.hasAutomaticBlockSize(isVertical: isVertical))
      #expect(plain.isAsHighAsItsContent(isVertical: isVertical))
    }
    for (property, isVertical) in [("height", false), ("width", true)] {
      for prefix in ["", "min-", "max-"] {
        let box = UsedStyle.Box(try style("\(prefix)\(property): 10px"))
        #expect(!box.isAsHighAsItsContent(isVertical: isVertical), "\(prefix)\(property)")
        #expect(box.isAsHighAsItsContent(isVertical: !isVertical), "\(prefix)\(property)")
        #expect(box.hasAutomaticBlockSize(isVertical: isVertical) == (prefix != ""))
        let keyword = UsedStyle.Box(try style("\(prefix)\(property): fit-content"))
        #expect(keyword.isSizedByContent(isVertical: !isVertical), "\(prefix)\(property)")
        #expect(!keyword.isSizedByContent(isVertical: isVertical), "\(prefix)\(property)")
      }
    }
  }

  @Test("Clamps, ellipses, cells and list markers")
  func otherBoxes() throws {
    func box(_ css: String) throws -> UsedStyle.Box { UsedStyle.Box(try style(css)) }
    #expect(try box("").lineClamp == nil && box("line-clamp: none").lineClamp == nil)
    #expect(try box("line-clamp: 1").lineClamp == 1 && box("line-clamp: 0").lineClamp == nil)
    #expect(try box("").overflowEllipsis == nil)
    #expect(try box("text-overflow: ellipsis").overflowEllipsis == "…")
    #expect(try box("text-overflow: '--'").overflowEllipsis == "--")
    let cells: [(css: String, expected: CellAlignment)] = [
      ("baseline", .baseline), ("top", .top), ("text-top", .top), ("middle", .middle),
      ("bottom", .bottom), ("text-bottom", .bottom), ("sub", .baseline), ("5px", .baseline),
    ]
    for row in cells {
      #expect(try box("vertical-align: \(row.css)").cellAlignment == row.expected, "\(row.css)")
    }
    let shares: [(css: String, expected: Double?)] = [
      ("40%", 40), ("0%", 0), ("100%", 100), ("101%", 100), ("40px", nil), ("auto", nil),
    ]
    for row in shares {
      let width = try box("width: \(row.css)")
      #expect(width.columnPercentage(isVertical: false) == row.expected, "\(row.css)")
      #expect(width.columnPercentage(isVertical: true) == nil, "\(row.css)")
      let height = try box("height: \(row.css)")
      #expect(height.columnPercentage(isVertical: true) == row.expected, "\(row.css)")
    }
    let markers: [(css: String, name: String?, spaces: Int)] = [
      ("decimal", "decimal", 1), ("disc", "disc", 1), ("none", nil, 0), ("'x'", nil, 0),
      ("'x  '", nil, 2), ("' x'", nil, 0), ("cjk-ideographic", "cjk-ideographic", 0),
    ]
    for row in markers {
      let used = try used("list-style-type: \(row.css)")
      #expect(used.counterStyleName == row.name, "\(row.css)")
      #expect(used.spacesAfterMarker == row.spaces, "\(row.css)")
    }
  }
}
