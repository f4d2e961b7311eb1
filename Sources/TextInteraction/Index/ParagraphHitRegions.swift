import MarkupText
import TextLayout

/// The hit-test regions of paragraphs: the part of the page in which a point belongs to a paragraph
/// rather than to a neighbor.
///
/// A region is as wide as the page, or as the table cell that contains the paragraph.
struct ParagraphHitRegions: Sendable {
  private let layout: MarkupLayout
  /// The index of the innermost table cell that contains each block or is the block itself.
  private var cells: [Int?]

  init(_ layout: MarkupLayout) {
    self.layout = layout
    cells = []
    let blocks = layout.text.blocks
    guard blocks.contains(where: { $0.kind == .cell }) else { return }
    cells.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      cells.append(block.kind == .cell ? index : block.parent.flatMap { cells[$0] })
    }
  }

  /// Returns the hit-test region of the paragraph at an index.
  func hitRegion(of paragraph: ParagraphFragment, _ index: Int) -> LineBounds {
    var hitRegion = LineBounds(
      left: -.infinity, top: paragraph.origin.y, right: .infinity,
      bottom: paragraph.origin.y + paragraph.height)
    let block = layout.text.paragraphs[index].block
    guard cells.indices.contains(block), let cell = cells[block],
      layout.boxes.indices.contains(cell), layout.boxes[cell].isPlaced
    else { return hitRegion }
    let frame = layout.boxes[cell].frame
    (hitRegion.left, hitRegion.right) = (frame.x, frame.maxX)
    let all = layout.text.blocks[cell].paragraphs
    if index == all.lowerBound { hitRegion.top = min(hitRegion.top, frame.y) }
    if index == all.upperBound - 1 { hitRegion.bottom = max(hitRegion.bottom, frame.maxY) }
    return hitRegion
  }
}
