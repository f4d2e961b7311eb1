import MarkupText
import TextFoundation

/// Collects positioned clusters and groups them into glyph runs.
struct GlyphRunBuilder {
  private let shaped: ShapedText
  private let offsets: UTF8Offsets
  private let transformed: TransformedText?
  private var clusters: [(index: Int, position: Double)] = []

  init(shaped: ShapedText, text: String, transformed: TransformedText? = nil) {
    self.shaped = shaped
    self.transformed = transformed
    offsets = UTF8Offsets(transformed?.text ?? text)
  }

  /// Returns the range of displayed text that some clusters represent.
  private func shownRange(from first: ShapedCluster, through last: ShapedCluster) -> Range<Int> {
    let range = Int(first.offset)..<Int(last.offset + last.length)
    return transformed?.shownRange(range) ?? range
  }

  var isEmpty: Bool { clusters.isEmpty }

  /// Adds a cluster at a position along the line.
  mutating func append(cluster index: Int, at position: Double) {
    clusters.append((index, position))
  }

  mutating func removeAll() { clusters.removeAll(keepingCapacity: true) }

  /// Returns the runs, split where the font changes and where the text is not contiguous.
  func runs(
    size: Double, color: CSSColor, shadows: [GlyphRun.Shadow] = [],
    orientation: GlyphOrientation = .horizontal, direction: TextDirection = .leftToRight,
    origin: Point
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var start = 0
    while start < clusters.count {
      let face = shaped.clusters[clusters[start].index].face
      var end = start + 1
      while end < clusters.count, shaped.clusters[clusters[end].index].face == face,
        clusters[end].index == clusters[end - 1].index + 1
      {
        end += 1
      }
      if let run = run(
        start..<end, face: face, size: size, color: color, shadows: shadows,
        orientation: orientation, direction: direction, origin: origin)
      {
        runs.append(run)
      }
      start = end
    }
    return runs
  }

  private func run(
    _ range: Range<Int>, face: Int32, size: Double, color: CSSColor, shadows: [GlyphRun.Shadow],
    orientation: GlyphOrientation, direction: TextDirection, origin: Point
  ) -> GlyphRun? {
    guard shaped.faces.indices.contains(Int(face)) else { return nil }
    let first = shaped.clusters[clusters[range.lowerBound].index]
    let last = shaped.clusters[clusters[range.upperBound - 1].index]
    let start = clusters[range].map(\.position).min() ?? 0
    var placed: [GlyphRun.Cluster] = []
    var glyphs: [ShapedGlyph] = []
    placed.reserveCapacity(range.count)
    glyphs.reserveCapacity(range.count)
    for (index, position) in clusters[range] {
      let cluster = shaped.clusters[index]
      placed.append(
        GlyphRun.Cluster(
          length: shownRange(from: cluster, through: cluster).count, position: position - start,
          advance: cluster.advance,
          glyphCount: Int(cluster.glyphCount)))
      glyphs.append(
        contentsOf: shaped.glyphs[
          Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)])
    }
    let text = offsets[shownRange(from: first, through: last)]
    let isDown = orientation != .horizontal
    return GlyphRun(
      face: shaped.faces[Int(face)], size: size, color: color, shadows: shadows,
      orientation: orientation,
      origin: Point(x: origin.x + (isDown ? 0 : start), y: origin.y + (isDown ? start : 0)),
      text: String(text), clusters: placed, glyphs: glyphs, direction: direction)
  }
}
