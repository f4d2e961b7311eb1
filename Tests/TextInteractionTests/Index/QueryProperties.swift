import LayoutTestSupport
import MarkupText
import TestSupport

@testable import TextInteraction
@testable import TextLayout

/// Properties of the query results of any layout.
struct QueryProperties {
  private(set) var broken: [String] = []
  private let probe: QueryProbe
  private let index: LayoutIndex

  /// Returns the properties that the index of a layout violates.
  ///
  /// - Parameters:
  ///   - layout: Any layout.
  ///   - isTame: Whether no lines overlap, which only style sheets can cause.
  ///   - random: The generator of the tested points and ranges.
  /// - Returns: Descriptions of the violations.
  static func broken(
    by layout: MarkupLayout, isTame: Bool, using random: inout SeededGenerator
  ) -> [String] {
    var checker = QueryProperties(probe: QueryProbe(layout), index: LayoutIndex(layout))
    checker.checkScans(&random)
    checker.checkAnswers(&random)
    checker.checkPositions(isTame: isTame)
    if isTame { checker.checkCharacters() }
    checker.checkRanges(&random)
    checker.checkLinks()
    return checker.broken
  }

  private init(probe: QueryProbe, index: LayoutIndex) {
    (self.probe, self.index) = (probe, index)
  }

  private mutating func require(_ condition: Bool, _ property: @autoclosure () -> String) {
    if !condition, broken.count < 6 { broken.append(property()) }
  }

  private var layout: MarkupLayout { probe.layout }

  private func points(_ random: inout SeededGenerator) -> [Point] {
    let (width, height) = (min(layout.size.width, 4000), min(layout.size.height, 4000))
    return (0..<30).map { _ in
      Point(
        x: Double.random(in: -20...(width + 20), using: &random),
        y: Double.random(in: -20...(height + 20), using: &random))
    }
  }

  // MARK: Scans

  /// The tree and the searches give the same results as a scan of all lines and characters.
  private mutating func checkScans(_ random: inout SeededGenerator) {
    for point in points(&random) {
      let location = layout.map.logical(point)
      let storage = index.storage
      var scanned: LayoutRange?
      var isRuby = false
      for line in storage.lines.reversed() where !isRuby {
        for ruby in storage.rubies[line.rubies] where ruby.bounds.contains(location) {
          isRuby = true
        }
        guard !isRuby, scanned == nil, line.box.contains(location) else { continue }
        let hit = storage.characters[line.characters].filter {
          $0.left <= location.x && location.x < $0.right
        }.max { ($0.left, $0.start) < ($1.left, $1.start) }
        guard let hit, !hit.isHidden else { continue }
        scanned = LayoutRange(paragraph: line.paragraph, offsets: Int(hit.start)..<hit.end)
      }
      let found = index.character(at: point)
      if isRuby {
        require(found != nil, "no base of the reading at \(point)")
      } else {
        require(
          found == scanned,
          "\(String(describing: found)), a scan finds \(String(describing: scanned)) at \(point)")
      }
      guard let position = index.position(closestTo: point), let line = index.line(of: position)
      else {
        require(storage.lines.isEmpty, "no position is closest to \(point)")
        continue
      }
      let closest = storage.lines.map { $0.hitRegion.distance(to: location) }.min() ?? .infinite
      let own = storage.lines[line].hitRegion.distance(to: location)
      require(
        own == closest || index.caret(at: position) == nil || isDivided(position),
        "the line of \(position) is \(own) from \(point), the closest \(closest)")
    }
  }

  /// Returns whether the Character before a position begins on another line.
  private func isDivided(_ position: LayoutPosition) -> Bool {
    let boundaries = probe.boundaries(ofParagraph: position.paragraph)
    guard let end = boundaries.firstIndex(of: position.offset), end > 0 else { return false }
    let range = LayoutRange(
      paragraph: position.paragraph, offsets: boundaries[end - 1]..<position.offset)
    return index.rects(of: range).count > 1
  }

  // MARK: Answers

  /// Every result is a range between Characters with a finite position.
  private mutating func checkAnswers(_ random: inout SeededGenerator) {
    let boundaries = layout.text.paragraphs.indices.map {
      Set(probe.boundaries(ofParagraph: $0))
    }
    for point in points(&random) {
      let rect = Rect(x: point.x, y: point.y, width: 50, height: 30)
      let answers = [
        index.character(at: point), index.word(at: point), index.phrase(at: point),
        index.range(in: rect),
      ]
      for case let range? in answers {
        for end in [range.lowerBound, range.upperBound] {
          require(boundaries[end.paragraph].contains(end.offset), "\(end) is in a Character")
        }
        require(!range.isEmpty, "an empty answer")
      }
      if let position = index.position(closestTo: point) {
        require(
          boundaries[position.paragraph].contains(position.offset), "\(position) is in a Character")
      }
      if let character = index.character(at: point), let word = index.word(at: point) {
        require(
          word.lowerBound <= character.lowerBound && character.lowerBound < word.upperBound,
          "\(word) does not hold \(character)")
      }
    }
  }

  // MARK: Positions

  /// A caret has a finite position, and the position closest to it has the same caret.
  private mutating func checkPositions(isTame: Bool) {
    for paragraph in layout.text.paragraphs.indices {
      for offset in probe.boundaries(ofParagraph: paragraph) {
        for affinity in [LayoutPosition.Affinity.upstream, .downstream] {
          let position = LayoutPosition(
            paragraph: paragraph, offset: offset, affinity: affinity)
          guard let caret = index.caret(at: position) else { continue }
          require(
            [caret.x, caret.y, caret.width, caret.height].allSatisfy(\.isFinite),
            "\(position) at \(caret)")
          require((layout.isVertical ? caret.height : caret.width) == 0, "a wide caret")
          guard isTame, let closest = index.position(closestTo: caret.center) else { continue }
          let caretThere = index.caret(at: closest)
          require(
            caretThere.map { $0.isClose(to: caret) } ?? false,
            "\(position.shown) at \(caret.shown) gives \(closest.shown) at \(caretThere?.shown ?? "-")"
          )
        }
      }
    }
  }

  // MARK: Characters

  /// The center of a character's rectangle hits it.
  private mutating func checkCharacters() {
    for paragraph in layout.text.paragraphs.indices {
      let boundaries = probe.boundaries(ofParagraph: paragraph)
      for (start, end) in zip(boundaries, boundaries.dropFirst()) {
        let range = LayoutRange(paragraph: paragraph, offsets: start..<end)
        let rects = index.rects(of: range)
        // Combining marks in an element of their own may be on the next line.
        if index.line(of: range.upperBound) != index.line(of: range.lowerBound) { continue }
        require(rects.count <= 1, "\(range) has \(rects.count) rectangles")
        guard let rect = rects.first, isVisible(range) else { continue }
        let found = index.character(at: rect.center)
        require(
          found.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
            ?? false, "\(range) at \(rect.shown) is hit as \(String(describing: found))")
        let held = index.range(in: rect)
        require(
          held.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
            ?? false, "\(rect.shown) holds \(String(describing: held)), not \(range)")
      }
    }
  }

  private func isVisible(_ range: LayoutRange) -> Bool {
    let run = layout.text.paragraphs[range.lowerBound.paragraph].run(at: range.lowerBound.offset)
    return run?.style.keyword(.visibility) == .visible
  }

  // MARK: Ranges

  /// The rectangles of a range cover exactly those of its characters.
  private mutating func checkRanges(_ random: inout SeededGenerator) {
    for paragraph in layout.text.paragraphs.indices {
      let boundaries = probe.boundaries(ofParagraph: paragraph)
      guard boundaries.count > 1 else { continue }
      for _ in 0..<4 {
        let ends = [
          Int.random(in: 0..<boundaries.count, using: &random),
          Int.random(in: 0..<boundaries.count, using: &random),
        ].sorted()
        let range = LayoutRange(
          paragraph: paragraph, offsets: boundaries[ends[0]]..<boundaries[ends[1]])
        let rects = index.rects(of: range)
        var parts: [Rect] = []
        for step in ends[0]..<ends[1] {
          parts += index.rects(
            of: LayoutRange(
              paragraph: paragraph, offsets: boundaries[step]..<boundaries[step + 1]))
        }
        for part in parts {
          require(
            rects.contains { $0.union(part).isClose(to: $0) }, "\(part.shown) is not in \(range)")
        }
        require(
          rects.allSatisfy { rect in parts.contains { rect.union($0).isClose(to: rect) } },
          "a rectangle without characters")
        if let first = parts.first, let all = rects.first {
          require(
            parts.dropFirst().reduce(first) { $0.union($1) }
              .isClose(to: rects.dropFirst().reduce(all) { $0.union($1) }),
            "\(range) reaches further than its characters")
        }
        let ruby = index.rects(of: range, includingRuby: true)
        require(
          ruby.count == rects.count
            && zip(ruby, rects).allSatisfy { $0.union($1).isClose(to: $0) },
          "rectangles with readings are smaller")
      }
    }
  }

  // MARK: Links

  /// The centers of a link's characters hit it.
  private mutating func checkLinks() {
    for link in index.links {
      require(!link.ranges.isEmpty, "a link on nothing")
      for range in link.ranges {
        require(range.lowerBound < range.upperBound, "a link on \(range)")
        require(
          index.link(containing: range.lowerBound)?.id == link.id, "\(range) is another link")
      }
    }
    require(Set(index.links.map(\.id)).count == index.links.count, "two links are one")
    for element in index.accessibleElements() {
      require(!element.label.isEmpty || !element.children.isEmpty, "an element without a label")
      for child in element.children {
        require(!child.label.isEmpty, "a child without a label")
        require(
          child.role == .image || child.link.map(index.links.contains) ?? false, "a foreign link")
      }
    }
  }
}
