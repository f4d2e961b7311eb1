import LineBreaking
import MarkupText
import TextFoundation
import TextLayout

/// Computes the positions of the grapheme clusters of a paragraph, line by line from the first
/// line.
///
/// Use each value for one paragraph only.
struct CharacterPlacer {
  private let paragraph: ShapedParagraph
  // Copies of values of `paragraph`: reading them there for each item retains them each time.
  private let items: InlineItems
  private let spans: [InlineSpan]
  private let textLength: Int
  /// The left edge of the paragraph in logical coordinates.
  private let origin: Double
  private var boundaries: CharacterBoundaries
  /// The end of the last grapheme cluster found, which is known to be a boundary.
  private var knownEnd = 0
  /// The most recently used span, and whether `visibility` hides it.
  private var span: (index: Int32, isHidden: Bool) = (-1, false)
  /// The padding and margins of inline elements before and after items, by item index.
  private var edges: [Int: (before: Double, after: Double)] = [:]

  init(_ layout: ParagraphFragment) {
    paragraph = layout.shapedParagraph
    items = paragraph.items
    spans = paragraph.spans
    textLength = paragraph.source.text.utf8.count
    origin = layout.origin.x
    boundaries = CharacterBoundaries(layout.shapedParagraph.source.text)
    for element in paragraph.elements {
      if let inset = element.startInset {
        edges[inset.item, default: (0, 0)].before += element.edges.inlineStart
      }
      if let inset = element.endInset {
        edges[inset.item, default: (0, 0)].after += element.edges.inlineEnd
      }
    }
  }

  /// Appends the characters of a line, in text order.
  ///
  /// `bytes` is the UTF-8 text of the paragraph, and `positions` has the positions of the line's
  /// items.
  mutating func append(
    _ line: LineFragment, positions: [ItemPlacement], in bytes: UnsafeBufferPointer<UInt8>,
    to characters: inout [PlacedCharacter]
  ) {
    let first = characters.count
    let extents = extents(of: line, positions)
    var followsEllipsis = false
    for (index, position) in positions.enumerated() {
      guard let item = position.item else {
        followsEllipsis = true
        continue
      }
      let start = characters.count
      append(item, extents[index], in: bytes, lineStart: first, to: &characters)
      if followsEllipsis, characters.count > start { characters[start].followsEllipsis = true }
      followsEllipsis = false
    }
  }

  // MARK: Extents

  private struct Extent {
    var left: Double
    var right: Double
  }

  /// Returns the horizontal extent of each item on a line.
  ///
  /// An item extends to the start of the next one, so that a gap belongs to the item that precedes
  /// it.
  private func extents(of line: LineFragment, _ positions: [ItemPlacement]) -> [Extent] {
    var extents = positions.map { Extent(left: $0.x, right: $0.x + $0.width) }
    if paragraph.isBidirectional {
      let order = visualOrder(of: positions)
      for (index, next) in zip(order, order.dropFirst()) {
        divide(index, next, &extents, positions)
      }
    } else {
      for next in extents.indices.dropFirst() { divide(next - 1, next, &extents, positions) }
    }
    // The blank half of a punctuation mark trimmed at the line edge is not part of its extent;
    // hanging punctuation keeps its whole extent.
    let (start, end) = (line.start, line.start + (line.truncation?.clippedWidth ?? line.width))
    for index in extents.indices {
      if extents[index].right > start + 1e-6 {
        extents[index].left = max(extents[index].left, start)
      }
      if extents[index].left < end - 1e-6 { extents[index].right = min(extents[index].right, end) }
      if !edges.isEmpty, let item = positions[index].item, let edge = edges[item] {
        extents[index].left += edge.before
        extents[index].right -= edge.after
      }
      extents[index].right = max(extents[index].left, extents[index].right)
      extents[index].left += origin
      extents[index].right += origin
    }
    return extents
  }

  /// Sets the boundary between two adjacent items; where they overlap, the blank start of the
  /// second is cut.
  private func divide(
    _ index: Int, _ next: Int, _ extents: inout [Extent], _ positions: [ItemPlacement]
  ) {
    let overlap = extents[index].right - extents[next].left
    if overlap > 0, let item = positions[next].item {
      extents[next].left += min(overlap, blank(before: item))
    }
    extents[next].left = max(extents[next].left, extents[index].left)
    extents[index].right = extents[next].left
  }

  /// Returns the width of an item without ink on its left: space added for its ruby, and the blank
  /// half of an opening bracket.
  private func blank(before index: Int) -> Double {
    let item = items[index]
    let leading = max(0, Double(item.leading))
    guard item.kind == .cluster, item.level & 1 == 0 else { return leading }
    let cluster = paragraph.shaped.clusters[Int(item.content)]
    guard let scalar = Unicode.Scalar(cluster.scalar), SpacingClass(scalar) == .openingBracket
    else { return leading }
    let em = spans[Int(item.span)].style.font.size
    return leading + min(max(cluster.advance - em / 2, 0), em / 2)
  }

  private func visualOrder(of positions: [ItemPlacement]) -> [Int] {
    positions.indices.sorted { (positions[$0].x, $0) < (positions[$1].x, $1) }
  }

  // MARK: Characters

  /// Appends the characters of an item, whose extent is divided equally among them.
  private mutating func append(
    _ index: Int, _ extent: Extent, in bytes: UnsafeBufferPointer<UInt8>, lineStart: Int,
    to characters: inout [PlacedCharacter]
  ) {
    let item = items[index]
    if span.index != item.span {
      span = (item.span, !spans[Int(item.span)].style.isVisible)
    }
    let isHidden = span.isHidden
    let start = Int(item.offset)
    let end = index + 1 < items.count ? Int(items[index + 1].offset) : textLength
    let isReversed = item.level & 1 == 1
    func character(_ offsets: Range<Int>, _ extent: Extent) -> PlacedCharacter {
      PlacedCharacter(
        offsets: offsets, left: extent.left, right: extent.right, isReversed: isReversed,
        isHidden: isHidden)
    }
    var offset =
      start == knownEnd ? start : boundaries.boundary(atOrBefore: start, in: bytes)
    let last = boundaries.boundary(atOrAfter: end, in: bytes)
    knownEnd = last
    if offset < start, characters.count > lineStart,
      let previous = characters.last, Int(previous.start) == offset
    {
      // The rest of a grapheme cluster whose combining marks are in another run.
      let (left, right) = (min(previous.left, extent.left), max(previous.right, extent.right))
      characters[characters.count - 1].left = left
      characters[characters.count - 1].right = right
      offset = previous.end
      guard offset < end else { return }
    }
    var ends: [Int] = []
    if item.kind == .cluster, bytes.scalar(at: start).map({ start + $0.length < end }) ?? false {
      var scalarStart = start
      while let scalar = bytes.scalar(at: scalarStart), scalarStart + scalar.length < end {
        scalarStart += scalar.length
        if scalarStart > offset, boundaries.isBoundary(scalarStart, in: bytes) {
          ends.append(scalarStart)
        }
      }
    }
    guard !ends.isEmpty else {
      return characters.append(character(offset..<max(offset, last), extent))
    }
    ends.append(last)
    let width = (extent.right - extent.left) / Double(ends.count)
    for (number, end) in ends.enumerated() {
      let step = Double(isReversed ? ends.count - 1 - number : number)
      let isLast = step == Double(ends.count - 1)
      let part = Extent(
        left: extent.left + step * width,
        right: isLast ? extent.right : extent.left + (step + 1) * width)
      characters.append(character(offset..<end, part))
      offset = end
    }
  }
}
