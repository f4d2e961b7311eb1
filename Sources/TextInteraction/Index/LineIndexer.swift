import MarkupText
import TextFoundation
import TextLayout

/// Collects the positions of all lines, characters and ruby annotations in one pass over a layout.
///
/// Use each indexer for one layout only.
struct LineIndexer {
  private let layout: MarkupLayout
  private(set) var lines: [IndexedLine] = []
  private(set) var characters: [PlacedCharacter] = []
  private(set) var rubies: [IndexedRuby] = []
  private(set) var visualOrder: [Int32] = []
  /// The index of the first line of each paragraph, followed by the total number of lines.
  private(set) var firstLines: [Int] = []
  private let hitRegions: ParagraphHitRegions

  init(_ layout: MarkupLayout) {
    self.layout = layout
    hitRegions = ParagraphHitRegions(layout)
    let lineCount = layout.paragraphs.reduce(0) { $0 + ($1?.lines.count ?? 0) }
    lines.reserveCapacity(lineCount)
    firstLines.reserveCapacity(layout.paragraphs.count + 1)
    characters.reserveCapacity(
      layout.paragraphs.reduce(0) { $0 + ($1?.shapedParagraph.items.count ?? 0) })
    for (index, paragraph) in layout.paragraphs.enumerated() {
      firstLines.append(lines.count)
      if let paragraph { append(paragraph, index) }
    }
    firstLines.append(lines.count)
  }

  private mutating func append(_ paragraph: ParagraphFragment, _ index: Int) {
    var placer = CharacterPlacer(paragraph)
    var heights = LineTextHeights(paragraph.shapedParagraph)
    let (first, hitRegion) = (lines.count, hitRegions.hitRegion(of: paragraph, index))
    withUTF8Bytes(of: paragraph.shapedParagraph.source.text) { bytes in
      for (number, line) in paragraph.lines.enumerated() {
        let positions = line.positions(in: paragraph.shapedParagraph)
        let start = characters.count
        placer.append(line, positions: positions, in: bytes, to: &characters)
        append(
          line, number, of: paragraph, index, characters: start..<characters.count,
          heights: heights.next(line), positions: positions)
      }
    }
    // Every point of the paragraph's hit-test region belongs to one of its lines.
    for number in first..<lines.count {
      var own = hitRegion
      if number > first { own.top = min(lines[number].box.top, hitRegion.bottom) }
      if number + 1 < lines.count { own.bottom = max(lines[number + 1].box.top, own.top) }
      lines[number].hitRegion = own
    }
  }

  private mutating func append(
    _ line: LineFragment, _ number: Int, of paragraph: ParagraphFragment, _ index: Int,
    characters placed: Range<Int>, heights: (above: Double, below: Double),
    positions: [ItemPlacement]
  ) {
    let frame = LineFrame(line, of: paragraph)
    var box = LineBounds(
      left: .infinity, top: frame.top, right: -.infinity, bottom: frame.top + line.height)
    for character in characters[placed] {
      box.left = min(box.left, character.left)
      box.right = max(box.right, character.right)
    }
    let emptyEdge = paragraph.origin.x + line.start
    if placed.isEmpty { (box.left, box.right) = (emptyEdge, emptyEdge) }
    let text = frame.span(above: heights.above, below: heights.below)
    let order = appendVisualOrder(of: placed, isMixed: paragraph.shapedParagraph.isBidirectional)
    let firstRuby = rubies.count
    appendRubies(of: line, paragraph, frame: frame, positions: positions)
    lines.append(
      IndexedLine(
        paragraph: index, number: number, start: line.range.lowerBound, end: line.range.upperBound,
        characters: placed, visualOrder: order, rubies: firstRuby..<rubies.count,
        isTruncated: !line.truncations.isEmpty, box: box, textTop: text.lowerBound,
        textBottom: text.upperBound, emptyEdge: emptyEdge, hitRegion: box))
  }

  /// Records the characters of a line from left to right, if that differs from text order.
  private mutating func appendVisualOrder(of placed: Range<Int>, isMixed: Bool) -> Int? {
    guard isMixed, characters[placed].contains(where: \.isReversed) else { return nil }
    let start = visualOrder.count
    // A character without width precedes the one that starts at the same x coordinate.
    let sorted = placed.sorted {
      (characters[$0].left, characters[$0].right, $0)
        < (characters[$1].left, characters[$1].right, $1)
    }
    visualOrder += sorted.map { Int32(truncatingIfNeeded: $0) }
    return start
  }

  private mutating func appendRubies(
    of line: LineFragment, _ layout: ParagraphFragment, frame: LineFrame, positions: [ItemPlacement]
  ) {
    let shapedParagraph = layout.shapedParagraph
    var found: [IndexedRuby] = []
    for placed in line.readings(in: shapedParagraph, placements: positions) {
      let ruby = shapedParagraph.rubies[placed.ruby]
      let shift = ruby.shift + frame.shift(of: shapedParagraph.span(of: placed.items.lowerBound))
      let extent = ruby.reading.extent
      let rows = frame.span(above: shift + extent.above, below: extent.below - shift)
      let start = Int(shapedParagraph.items[placed.items.lowerBound].offset)
      let end = shapedParagraph.end(of: placed.items.upperBound - 1)
      found.append(
        IndexedRuby(
          bounds: LineBounds(
            left: layout.origin.x + placed.extent.lowerBound, top: rows.lowerBound,
            right: layout.origin.x + placed.extent.upperBound, bottom: rows.upperBound),
          maximumRight: 0, base: start..<max(start, end)))
    }
    found.sort { $0.bounds.left < $1.bounds.left }
    var maximumRight = -Double.infinity
    for index in found.indices {
      maximumRight = max(maximumRight, found[index].bounds.right)
      found[index].maximumRight = maximumRight
    }
    rubies += found
  }
}
