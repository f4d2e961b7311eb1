import MarkupText

/// The fragments made so far: one for each block, and one for each paragraph that is shown.
struct FragmentStore {
  var boxes: [BlockFragment]
  var paragraphs: [ParagraphFragment?]
  /// Inside markers that wait for the next line.
  var insideMarkers: [InsideMarker] = []

  /// Creates a store in which nothing is placed.
  init(for text: StyledText) {
    boxes = Array(repeating: BlockFragment(), count: text.blocks.count)
    paragraphs = Array(repeating: nil, count: text.paragraphs.count)
  }

  /// Creates a store of the paragraphs of a layout, without its blocks.
  init(paragraphs: [ParagraphFragment?]) {
    boxes = []
    self.paragraphs = paragraphs
  }

  /// The width that the waiting inside markers take at the start of the first line.
  var markerIndent: Double { insideMarkers.reduce(0) { $0 + $1.indent } }

  /// The lower edge of the lowest line, which is below the last block if margins are negative or
  /// heights are too small.
  var lowestLine: Double {
    var lowest = 0.0
    for paragraph in paragraphs {
      if let paragraph { lowest = max(lowest, paragraph.origin.y + paragraph.height) }
    }
    return lowest
  }

  /// Returns the first baseline in some paragraphs, from the top of the page, or nil if they have
  /// no lines.
  func firstBaseline(inParagraphs range: Range<Int>, _ mode: WritingMode) -> Double? {
    for index in range {
      guard let paragraph = paragraphs[index], let line = paragraph.lines.first else { continue }
      return paragraph.origin.y + line.top + line.baselineFromStart(in: mode)
    }
    return nil
  }

  /// Places the upper edge of a block.
  mutating func place(_ index: Int, at y: Double) {
    boxes[index].frame.y = y
    boxes[index].content.y = y
    boxes[index].isPlaced = true
  }

  /// Places a block without padding.
  mutating func place(_ index: Int, _ frame: Rect) {
    boxes[index].frame = frame
    boxes[index].content = frame
    boxes[index].isPlaced = true
  }

  /// Moves a block with its descendants.
  mutating func moveDown(_ index: Int, of text: StyledText, by distance: Double) {
    guard distance != 0 else { return }
    for block in index..<text.blocks[index].descendants.upperBound {
      boxes[block].moveDown(by: distance)
    }
    for paragraph in text.blocks[index].paragraphs { paragraphs[paragraph]?.origin.y += distance }
  }
}
