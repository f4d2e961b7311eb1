import TextFoundation
public import TextLayout

extension LayoutIndex {
  /// Returns the position closest to a point: on the closest line, between the closest characters.
  ///
  /// The closest line is the one at the height of the point; if there are several, as in the cells
  /// of a table row, it is the line of the cell that contains the point. A point beyond either end
  /// of a line gives the position at that end.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48))
  /// let index = LayoutIndex(layout)
  /// index.position(closestTo: Point(x: 20, y: 24))?.offset  // 3: 20 is closer to 16 than to 32
  /// index.position(closestTo: Point(x: 99, y: 24))          // 9, upstream: the first line's end
  /// ```
  ///
  /// - Parameter point: a point on or outside the page.
  /// - Returns: the position, downstream unless the downstream caret is elsewhere; nil if a
  ///   coordinate is NaN or infinite, and in a layout without lines.
  /// - Complexity: logarithmic.
  public func position(closestTo point: Point) -> LayoutPosition? {
    guard let point = logical(point) else { return nil }
    let (lines, tree) = (storage.lines, storage.tree)
    guard
      let number = tree.closest(to: point, distance: { lines[$0].hitRegion.distance(to: point) })
    else { return nil }
    let line = lines[number]
    guard let index = closestCharacter(to: point.x, on: line) else {
      return LayoutPosition(paragraph: line.paragraph, offset: line.start)
    }
    let character = storage.characters[index]
    let isLeft = point.x < character.middle
    if isLeft != character.isReversed {
      return LayoutPosition(paragraph: line.paragraph, offset: Int(character.start))
    }
    let position = LayoutPosition(paragraph: line.paragraph, offset: character.end)
    let location = caretLocation(position)
    if let location, location.line == number, abs(location.x - character.trailingEdge) < 1e-6 {
      return position
    }
    return LayoutPosition(
      paragraph: line.paragraph, offset: character.end, affinity: .upstream)
  }

  /// Returns the range of the character at a point, or of the base whose ruby is there; nil outside
  /// the text.
  ///
  /// - Parameter point: a point on or outside the page.
  /// - Returns: usually one character; ``LayoutIndex`` defines what a point hits.
  /// - Complexity: logarithmic.
  public func character(at point: Point) -> LayoutRange? {
    hit(at: point).map { LayoutRange(paragraph: $0.paragraph, offsets: $0.offsets) }
  }

  /// Returns the line at a point: as wide as its text and as high as the line box; nil outside.
  ///
  /// - Complexity: logarithmic, plus the time to copy the line's text.
  public func line(at point: Point) -> LineInfo? {
    guard let point = logical(point) else { return nil }
    var found: LineInfo?
    storage.tree.searchBackward(point) { number in
      let line = storage.lines[number]
      guard line.box.contains(point) else { return false }
      found = layout.line(line.number, inParagraph: line.paragraph)
      return true
    }
    return found
  }

  /// Returns the line that contains a position, or nil if no line does.
  ///
  /// - Complexity: logarithmic, plus the time to copy the line's text.
  public func line(containing position: LayoutPosition) -> LineInfo? {
    line(of: position).flatMap {
      layout.line(storage.lines[$0].number, inParagraph: storage.lines[$0].paragraph)
    }
  }

  // MARK: Hits

  /// Converts a page point to logical coordinates, or returns nil if a coordinate is NaN or
  /// infinite.
  func logical(_ point: Point) -> Point? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    // At greater distances, all lines would be equally far in the precision of a Double.
    func clamped(_ coordinate: Double) -> Double { min(max(coordinate, -1e9), 1e9) }
    return layout.map.logical(Point(x: clamped(point.x), y: clamped(point.y)))
  }

  /// Returns the paragraph and the text range that a point hits.
  func hit(at point: Point) -> (paragraph: Int, offsets: Range<Int>)? {
    guard let point = logical(point) else { return nil }
    var found: (paragraph: Int, offsets: Range<Int>)?
    storage.tree.searchBackward(point) { number in
      let line = storage.lines[number]
      if !line.rubies.isEmpty, let base = base(at: point, on: line) {
        found = (line.paragraph, base)
        return true
      }
      // Ruby of other lines may be in this line's leading, and takes precedence there.
      if found == nil, line.box.contains(point), let index = character(at: point.x, on: line) {
        let character = storage.characters[index]
        found = (line.paragraph, Int(character.start)..<character.end)
      }
      return false
    }
    return found
  }

  /// Returns the base of the ruby at a point.
  private func base(at point: Point, on line: IndexedLine) -> Range<Int>? {
    let rubies = storage.rubies
    var index = line.rubies.partitioningIndex { !(rubies[$0].bounds.left <= point.x) }
    while index > line.rubies.lowerBound, rubies[index - 1].maximumRight > point.x {
      index -= 1
      if rubies[index].bounds.contains(point) { return rubies[index].base }
    }
    return nil
  }

  /// Returns the character at an x coordinate on a line, unless it is hidden.
  private func character(at x: Double, on line: IndexedLine) -> Int? {
    guard let rank = lastRank(atOrLeftOf: x, on: line) else { return nil }
    let index = character(rank: rank, on: line)
    let character = storage.characters[index]
    return x < character.right && !character.isHidden ? index : nil
  }

  /// Returns the character closest to an x coordinate on a line, or nil if the line has no
  /// characters.
  private func closestCharacter(to x: Double, on line: IndexedLine) -> Int? {
    guard let first = line.characters.first else { return nil }
    guard let rank = lastRank(atOrLeftOf: x, on: line) else {
      return line.visualOrder == nil ? first : character(rank: 0, on: line)
    }
    let index = character(rank: rank, on: line)
    guard rank + 1 < line.characters.count, x > storage.characters[index].right else {
      return index
    }
    let next = character(rank: rank + 1, on: line)
    let gap = (storage.characters[index].right, storage.characters[next].left)
    return x - gap.0 <= gap.1 - x ? index : next
  }

  /// Returns the visual rank of the last character that starts at or left of an x coordinate.
  private func lastRank(atOrLeftOf x: Double, on line: IndexedLine) -> Int? {
    // Not `>`, so that no character is left of NaN.
    let next = (0..<line.characters.count).partitioningIndex {
      !(storage.characters[character(rank: $0, on: line)].left <= x)
    }
    return next > 0 ? next - 1 : nil
  }

  /// Returns the index of a character from its visual rank, counted from the left.
  func character(rank: Int, on line: IndexedLine) -> Int {
    if let start = line.visualOrder { return Int(storage.visualOrder[start + rank]) }
    return line.characters.lowerBound + rank
  }
}
