import TextFoundation
public import TextLayout

extension LayoutIndex {
  /// Returns the rectangles that cover a range: one for each of its lines, as high as the line's
  /// text.
  ///
  /// A line has several rectangles where the text direction changes or an ellipsis replaces part of
  /// the text.
  ///
  /// ```swift
  /// let layout = Typesetter(measurer: FixedMeasurer())
  ///   .layout(markup: "<p>東京へ行く。", in: LayoutSpace(inlineSize: 48))
  /// LayoutIndex(layout).rects(of: LayoutRange(paragraph: 0, offsets: 3..<12))
  /// // x 16, y 16, 32 by 16; x 0, y 32, 16 by 16
  /// ```
  ///
  /// - Parameters:
  ///   - range: a range of the layout; bounds within a character are moved outward to its edges.
  ///   - includingRuby: whether the rectangles also cover the ruby of the bases in the range.
  /// - Returns: the rectangles in line order, and from left to right within a line; text that is
  ///   not shown or has no width has none.
  /// - Complexity: linear in the number of lines, and in the characters of bidirectional and
  ///   truncated lines.
  public func rects(of range: LayoutRange, includingRuby: Bool = false) -> [Rect] {
    var rects: [Rect] = []
    forEachSegment(of: range, includingRuby: includingRuby) { _, bounds in
      rects.append(layout.map.rect(bounds.rect))
    }
    return rects
  }

  /// Returns the text in a rectangle: from the first character whose center is inside it to the
  /// last one, in text order.
  ///
  /// The center of a character is halfway across its width and halfway up its line's text. All text
  /// between the first and the last character belongs to the range, inside the rectangle or not.
  ///
  /// - Parameter rect: a rectangle on the page.
  /// - Returns: the range; nil if the rectangle contains no character, or if a coordinate is NaN or
  ///   infinite.
  /// - Complexity: logarithmic if the first and the last line that the rectangle overlaps have a
  ///   character in it; otherwise at most linear in the lines it overlaps.
  public func range(in rect: Rect) -> LayoutRange? {
    guard rect.x.isFinite, rect.y.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    let logical = layout.map.logical(rect)
    let bounds = LineBounds(
      left: logical.x, top: logical.y, right: logical.maxX, bottom: logical.maxY)
    guard let first = character(in: bounds, isLast: false),
      let last = character(in: bounds, isLast: true)
    else { return nil }
    let (start, end) = (storage.characters[first.index], storage.characters[last.index])
    return LayoutRange(
      LayoutPosition(paragraph: first.paragraph, offset: Int(start.start)),
      LayoutPosition(paragraph: last.paragraph, offset: end.end, affinity: .upstream))
  }

  // MARK: Segments

  /// Calls `body` with the line and the bounds of each segment of a range, in text order.
  func forEachSegment(
    of range: LayoutRange, includingRuby: Bool, _ body: (IndexedLine, LineBounds) -> Void
  ) {
    let last = min(range.upperBound.paragraph, layout.paragraphs.count - 1)
    var paragraph = max(0, range.lowerBound.paragraph)
    while paragraph <= last {
      if let lines = lines(ofParagraph: paragraph), let end = lines.last,
        let offsets = range.offsets(inParagraph: paragraph, count: storage.lines[end].end)
      {
        let start = LayoutPosition(paragraph: paragraph, offset: offsets.lowerBound)
        var number = line(of: start) ?? lines.lowerBound
        while number < lines.upperBound, storage.lines[number].start < offsets.upperBound {
          forEachSegment(of: offsets, on: storage.lines[number], includingRuby: includingRuby, body)
          number += 1
        }
      }
      paragraph += 1
    }
  }

  private func forEachSegment(
    of offsets: Range<Int>, on line: IndexedLine, includingRuby: Bool,
    _ body: (IndexedLine, LineBounds) -> Void
  ) {
    func add(_ left: Double, _ right: Double) {
      guard right > left else { return }
      var segment = LineBounds(
        left: left, top: line.textTop, right: right, bottom: line.textBottom)
      if includingRuby, !line.rubies.isEmpty { extend(&segment, line, offsets) }
      body(line, segment)
    }
    let covered = characters(of: offsets, on: line)
    guard let first = covered.first, let last = covered.last else { return }
    let characters = storage.characters
    guard line.visualOrder != nil || line.isTruncated else {
      return add(characters[first].left, characters[last].right)
    }
    var segment: (left: Double, right: Double)?
    let ranks = line.visualOrder == nil ? covered.clamped(to: line.characters) : line.characters
    for rank in ranks {
      let index = character(rank: rank - line.characters.lowerBound, on: line)
      let character = characters[index]
      let isCovered = covered.contains(index)
      if let known = segment {
        if isCovered, !character.followsEllipsis {
          segment = (known.left, max(known.right, character.right))
          continue
        }
        add(known.left, known.right)
        segment = nil
      }
      if isCovered { segment = (character.left, character.right) }
    }
    if let segment { add(segment.left, segment.right) }
  }

  /// Returns the characters of a line that overlap a range of its paragraph.
  private func characters(of offsets: Range<Int>, on line: IndexedLine) -> Range<Int> {
    let first = firstCharacter(endingAfter: offsets.lowerBound, on: line)
    if offsets.upperBound >= line.end { return first..<line.characters.upperBound }
    let end = (first..<line.characters.upperBound).partitioningIndex {
      Int(storage.characters[$0].start) >= offsets.upperBound
    }
    return first..<end
  }

  /// Extends the bounds of a segment to include the ruby of its bases.
  private func extend(_ segment: inout LineBounds, _ line: IndexedLine, _ offsets: Range<Int>) {
    let own = segment
    for ruby in storage.rubies[line.rubies]
    where ruby.base.overlaps(offsets) && ruby.bounds.right > own.left
      && ruby.bounds.left < own.right
    {
      segment.formUnion(ruby.bounds)
    }
  }

  // MARK: Characters in a rectangle

  /// Returns the first or the last character whose center is within bounds.
  private func character(
    in bounds: LineBounds, isLast: Bool
  ) -> (paragraph: Int, index: Int)? {
    var found: (paragraph: Int, index: Int)?
    storage.tree.search(overlapping: bounds, isBackward: isLast) { number in
      let line = storage.lines[number]
      guard line.middle >= bounds.top, line.middle < bounds.bottom,
        let index = character(of: line, in: bounds, isLast: isLast)
      else { return false }
      found = (line.paragraph, index)
      return true
    }
    return found
  }

  private func character(of line: IndexedLine, in bounds: LineBounds, isLast: Bool) -> Int? {
    let characters = storage.characters
    func isInside(_ index: Int) -> Bool {
      let character = characters[index]
      return !character.isHidden && character.middle >= bounds.left
        && character.middle < bounds.right
    }
    guard line.visualOrder == nil else {
      return isLast ? line.characters.last(where: isInside) : line.characters.first(where: isInside)
    }
    let start = firstCharacter(withMiddleAtOrAfter: bounds.left, on: line)
    let end = firstCharacter(withMiddleAtOrAfter: bounds.right, on: line)
    let inside = start..<max(start, end)
    return isLast ? inside.last(where: isInside) : inside.first(where: isInside)
  }

  private func firstCharacter(withMiddleAtOrAfter x: Double, on line: IndexedLine) -> Int {
    // Not `>=`, so that NaN is at the start.
    line.characters.partitioningIndex { !(storage.characters[$0].middle < x) }
  }
}
