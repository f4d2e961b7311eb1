import LineBreaking
import MarkupText
import TextFoundation
import TextLayout

/// Computes the positions of the grapheme clusters of a paragraph, line by line from the first
/// line.
///
/// Use each value for one paragraph only.
struct CharacterPlacer {
  private let paragraph: PreparedParagraph
  /// The left edge of the paragraph in logical coordinates.
  private let origin: Double
  private var boundaries: CharacterBoundaries
  /// The end of the last grapheme cluster found, which is known to be a boundary.
  private var knownEnd = 0
  /// The most recently used span, and whether `visibility` hides it.
  private var span: (index: Int32, isHidden: Bool) = (-1, false)
  /// The padding and margins of inline elements before and after items, by item index.
  private var edges: [Int: (before: Double, behind: Double)] = [:]

  init(_ layout: ParagraphLayout) {
    paragraph = layout.prepared
    origin = layout.origin.x
    boundaries = CharacterBoundaries(layout.prepared.source.text)
    for element in paragraph.elements {
      if let inset = element.startInset {
        edges[inset.item, default: (0, 0)].before += element.edges.inlineStart
      }
      if let inset = element.endInset {
        edges[inset.item, default: (0, 0)].behind += element.edges.inlineEnd
      }
    }
  }

  /// Appends the characters of a line, in text order.
  ///
  /// `bytes` is the UTF-8 text of the paragraph, and `positions` has the positions of the line's
  /// items.
  mutating func append(
    _ line: LayoutLine, positions: [ItemPosition], in bytes: UnsafeBufferPointer<UInt8>,
    to characters: inout [PlacedCharacter]
  ) {
    let first = characters.count
    let rooms = rooms(of: line, positions)
    var followsSign = false
    for (index, position) in positions.enumerated() {
      guard let item = position.item else {
        followsSign = true
        continue
      }
      let start = characters.count
      append(item, rooms[index], in: bytes, lineStart: first, to: &characters)
      if followsSign, characters.count > start { characters[start].followsSign = true }
      followsSign = false
    }
  }

  // MARK: Rooms

  private struct Room {
    var left: Double
    var right: Double
  }

  /// Returns the horizontal extent of each item on a line.
  ///
  /// An item extends to the start of the next one, so that a gap belongs to the item that precedes
  /// it.
  private func rooms(of line: LayoutLine, _ positions: [ItemPosition]) -> [Room] {
    var rooms = positions.map { Room(left: $0.x, right: $0.x + $0.width) }
    if paragraph.isBidirectional {
      let order = visualOrder(of: positions)
      for (index, next) in zip(order, order.dropFirst()) { part(index, next, &rooms, positions) }
    } else {
      for next in rooms.indices.dropFirst() { part(next - 1, next, &rooms, positions) }
    }
    // The blank half of a punctuation mark trimmed at the line edge is not part of its extent;
    // hanging punctuation keeps its whole extent.
    let (start, end) = (line.start, line.start + (line.truncation?.clippedWidth ?? line.width))
    for index in rooms.indices {
      if rooms[index].right > start + 1e-6 { rooms[index].left = max(rooms[index].left, start) }
      if rooms[index].left < end - 1e-6 { rooms[index].right = min(rooms[index].right, end) }
      if !edges.isEmpty, let item = positions[index].item, let edge = edges[item] {
        rooms[index].left += edge.before
        rooms[index].right -= edge.behind
      }
      rooms[index].right = max(rooms[index].left, rooms[index].right)
      rooms[index].left += origin
      rooms[index].right += origin
    }
    return rooms
  }

  /// Sets the boundary between two adjacent items; where they overlap, the blank start of the
  /// second is cut.
  private func part(
    _ index: Int, _ next: Int, _ rooms: inout [Room], _ positions: [ItemPosition]
  ) {
    let overlap = rooms[index].right - rooms[next].left
    if overlap > 0, let item = positions[next].item {
      rooms[next].left += min(overlap, blank(before: item))
    }
    rooms[next].left = max(rooms[next].left, rooms[index].left)
    rooms[index].right = rooms[next].left
  }

  /// Returns the width of an item without ink on its left: space added for its ruby, and the blank
  /// half of an opening bracket.
  private func blank(before index: Int) -> Double {
    let item = paragraph.items[index]
    let leading = max(0, Double(item.leading))
    guard item.kind == .cluster, item.level & 1 == 0 else { return leading }
    let cluster = paragraph.shaped.clusters[Int(item.content)]
    guard let scalar = Unicode.Scalar(cluster.scalar), SpacingClass(scalar) == .openingBracket
    else { return leading }
    let em = paragraph.spans[Int(item.span)].style.font.size
    return leading + min(max(cluster.advance - em / 2, 0), em / 2)
  }

  private func visualOrder(of positions: [ItemPosition]) -> [Int] {
    positions.indices.sorted { (positions[$0].x, $0) < (positions[$1].x, $1) }
  }

  // MARK: Characters

  /// Appends the characters of an item, whose extent is divided equally among them.
  private mutating func append(
    _ index: Int, _ room: Room, in bytes: UnsafeBufferPointer<UInt8>, lineStart: Int,
    to characters: inout [PlacedCharacter]
  ) {
    let item = paragraph.items[index]
    if span.index != item.span {
      span = (item.span, !paragraph.spans[Int(item.span)].style.isVisible)
    }
    let isHidden = span.isHidden
    let (start, end) = (Int(item.offset), paragraph.end(of: index))
    let isReversed = item.level & 1 == 1
    func character(_ offsets: Range<Int>, _ room: Room) -> PlacedCharacter {
      PlacedCharacter(
        offsets: offsets, left: room.left, right: room.right, isReversed: isReversed,
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
      let (left, right) = (min(previous.left, room.left), max(previous.right, room.right))
      characters[characters.count - 1].left = left
      characters[characters.count - 1].right = right
      offset = previous.end
      guard offset < end else { return }
    }
    var ends: [Int] = []
    if item.kind == .cluster, bytes.scalar(at: start).map({ start + $0.length < end }) ?? false {
      var place = start
      while let scalar = bytes.scalar(at: place), place + scalar.length < end {
        place += scalar.length
        if place > offset, boundaries.isBoundary(place, in: bytes) { ends.append(place) }
      }
    }
    guard !ends.isEmpty else {
      return characters.append(character(offset..<max(offset, last), room))
    }
    ends.append(last)
    let width = (room.right - room.left) / Double(ends.count)
    for (number, end) in ends.enumerated() {
      let step = Double(isReversed ? ends.count - 1 - number : number)
      let isLast = step == Double(ends.count - 1)
      let part = Room(
        left: room.left + step * width,
        right: isLast ? room.right : room.left + (step + 1) * width)
      characters.append(character(offset..<end, part))
      offset = end
    }
  }
}
