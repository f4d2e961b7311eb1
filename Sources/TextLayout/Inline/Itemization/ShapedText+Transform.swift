import MarkupText

extension ShapedText {
  /// Maps the offsets of the last clusters and missing characters from displayed text to the
  /// source, and merges clusters that display a single source character.
  ///
  /// - Parameters:
  ///   - first: the index of the first cluster.
  ///   - firstMissing: the index of the first range of missing characters.
  ///   - end: the end of the shaped text in the source.
  ///   - transformed: the displayed text.
  ///   - isDown: whether the glyphs of a cluster follow each other downward.
  mutating func moveToSource(
    fromCluster first: Int, fromMissing firstMissing: Int, end: Int,
    _ transformed: TransformedText, isDown: Bool
  ) {
    for index in firstMissing..<missing.count {
      let range = missing[index]
      missing[index] =
        transformed.sourceOffset(range.lowerBound)..<transformed.sourceOffset(range.upperBound)
    }
    var kept = first
    for index in first..<clusters.count {
      var cluster = clusters[index]
      let shown = Int(cluster.offset)
      if kept > first, !transformed.startsCharacter(shown) {
        join(cluster, to: kept - 1, isDown: isDown)
        continue
      }
      cluster.offset = Int32(truncatingIfNeeded: transformed.sourceOffset(shown))
      clusters[kept] = cluster
      kept += 1
    }
    clusters.removeSubrange(kept...)
    for index in first..<kept {
      let next = index + 1 < kept ? clusters[index + 1].offset : Int32(truncatingIfNeeded: end)
      clusters[index].length = next - clusters[index].offset
    }
  }

  /// Appends a cluster's glyphs to those of the preceding cluster.
  private mutating func join(_ cluster: ShapedCluster, to index: Int, isDown: Bool) {
    let advance = Float(clusters[index].advance)
    for glyph in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)
    where glyphs.indices.contains(glyph) {
      if isDown { glyphs[glyph].dy += advance } else { glyphs[glyph].dx += advance }
    }
    clusters[index].glyphCount += cluster.glyphCount
    clusters[index].advance += cluster.advance
  }
}
