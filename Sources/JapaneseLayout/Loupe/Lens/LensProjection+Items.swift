import TextFoundation
import TextInteraction
import TextLayout

extension LensProjection {
  /// Returns the page's display items as seen through the lens, without the word itself and without
  /// invisible items.
  ///
  /// Structure tags are left out, because the page already contains them.
  ///
  /// - Complexity: linear in the display list.
  func items(of page: DisplayList) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var openStructures: [StructureTag] = []
    for item in page.items {
      switch item {
      case .fill(let rect, let color):
        let seen = self.rect(rect, isOnLine: isOnLine(rect))
        if isSeen(seen) { items.append(.fill(seen, color)) }
      case .path(let path): if let seen = projected(path) { items.append(.path(seen)) }
      case .glyphs(let run): add(run, isRuby: openStructures.contains(.ruby), to: &items)
      case .decoration(let line): if let seen = projected(line) { items.append(.decoration(seen)) }
      case .image(var image):
        image.frame = rect(image.frame, isOnLine: isOnLine(image.frame))
        if isSeen(image.frame) { items.append(.image(image)) }
      case .pushClip(let rect):
        items.append(.pushClip(self.rect(rect, isOnLine: isOnLine(rect))))
      case .pushClipPath(let path):
        let isOnLine = path.bounds.map(isOnLine) ?? false
        items.append(.pushClipPath(path.mapped { point($0, isOnLine: isOnLine) }))
      case .popClip: items.append(.popClip)
      case .begin(let structure): openStructures.append(structure)
      case .end: _ = openStructures.popLast()
      }
    }
    return items
  }

  private func projected(_ path: DisplayPath) -> DisplayPath? {
    guard let bounds = path.bounds else { return nil }
    let isOnLine = isOnLine(bounds)
    guard isSeen(rect(bounds, isOnLine: isOnLine)) else { return nil }
    var seen = path.mapped { point($0, isOnLine: isOnLine) }
    seen.lineWidth *= scale
    return seen
  }

  private func projected(_ line: DecorationLine) -> DecorationLine? {
    let extent = Rect(
      x: line.start.x, y: line.start.y, width: line.isVertical ? 0 : line.length,
      height: line.isVertical ? line.length : 0)
    let seen = rect(extent, isOnLine: isOnLine(extent))
    var line = line
    line.start = seen.origin
    line.length = line.isVertical ? seen.height : seen.width
    line.thickness *= scale
    let thickness = 4 * line.thickness
    let inked = Rect(
      x: seen.x - thickness, y: seen.y - thickness, width: seen.width + 2 * thickness,
      height: seen.height + 2 * thickness)
    return isSeen(inked) ? line : nil
  }

  // MARK: Text

  /// Adds a run: completely if it is on another line, otherwise without the clusters of the word
  /// and its ruby.
  private func add(_ run: GlyphRun, isRuby: Bool, to items: inout [DisplayItem]) {
    let runsAlong = (run.orientation == .horizontal) != slot.isVertical
    let (along, across) =
      slot.isVertical ? (run.origin.y, run.origin.x) : (run.origin.x, run.origin.y)
    guard slot.contains(from: across, to: across) else {
      return append(run, at: self.along(along), to: &items)
    }
    guard runsAlong else {
      // A tate-chu-yoko run: the center of its height determines its part.
      let part = part(of: along - run.size * 0.4)
      if part != .word { append(run, at: self.along(along, as: part), to: &items) }
      return
    }
    var (first, current) = (0, Part?.none)
    for (index, cluster) in run.clusters.enumerated() {
      let coordinate = along + cluster.position + cluster.advance / 2
      let part = isRuby && slot.wordWithRuby.contains(coordinate) ? .word : part(of: coordinate)
      if let current, part != current {
        if current != .word { append(run[first..<index], as: current, to: &items) }
        first = index
      }
      current = part
    }
    if let current, current != .word {
      append(run[first..<run.clusters.count], as: current, to: &items)
    }
  }

  private func append(_ run: GlyphRun, as part: Part, to items: inout [DisplayItem]) {
    append(
      run, at: along(slot.isVertical ? run.origin.y : run.origin.x, as: part), to: &items)
  }

  private func append(_ run: GlyphRun, at along: Double, to items: inout [DisplayItem]) {
    var run = run
    run.origin =
      slot.isVertical
      ? Point(x: across(run.origin.x), y: along) : Point(x: along, y: across(run.origin.y))
    run.resize(by: scale)
    // Glyphs may extend beyond their advances.
    let (advance, margin) = (run.advance, run.size * 1.5)
    let isDown = run.orientation != .horizontal
    let inked = Rect(
      x: run.origin.x - margin, y: run.origin.y - margin,
      width: (isDown ? 0 : advance) + 2 * margin, height: (isDown ? advance : 0) + 2 * margin)
    if isSeen(inked) { items.append(.glyphs(run)) }
  }
}

extension GlyphRun {
  /// Returns the run with only some of its clusters.
  fileprivate subscript(part: Range<Int>) -> GlyphRun {
    guard part.count < clusters.count else { return self }
    let before = clusters[..<part.lowerBound]
    let start = before.reduce(0) { $0 + $1.length }
    let firstGlyph = before.reduce(0) { $0 + $1.glyphCount }
    let position = clusters[part].map(\.position).min() ?? 0
    var run = self
    run.clusters = clusters[part].map { cluster in
      var cluster = cluster
      cluster.position -= position
      return cluster
    }
    let length = run.clusters.reduce(0) { $0 + $1.length }
    let glyphCount = run.clusters.reduce(0) { $0 + $1.glyphCount }
    run.text = String(UTF8Offsets(text)[start..<start + length])
    run.glyphs = Array(glyphs.dropFirst(firstGlyph).prefix(glyphCount))
    if orientation == .horizontal { run.origin.x += position } else { run.origin.y += position }
    return run
  }
}
