import LineBreaking
import MarkupText

/// Text changed by `text-transform` is shaped as it is displayed, and mapped to source offsets.
extension ParagraphPreparer {
  /// Shapes a range of text in a style.
  mutating func shape(_ request: ShapingRequest, style: UsedStyle) {
    guard style.transformsText else {
      context.measurer.shape(request, of: source.text, into: &shaped)
      return
    }
    let transformed = transformed ?? TransformedText(source, language: context.options.language)
    self.transformed = transformed
    var shownRequest = request
    shownRequest.range = transformed.shownRange(request.range)
    let firstCluster = shaped.clusters.count
    let firstMissing = shaped.missing.count
    context.measurer.shape(shownRequest, of: transformed.text, into: &shaped)
    for index in firstMissing..<shaped.missing.count {
      let range = shaped.missing[index]
      shaped.missing[index] =
        transformed.sourceOffset(range.lowerBound)..<transformed.sourceOffset(range.upperBound)
    }
    shaped.moveToSource(
      from: firstCluster, end: request.range.upperBound, transformed,
      isDown: request.orientation == .upright)
  }

  /// Returns break opportunities in the displayed text as opportunities in the source.
  func opportunitiesInSource(_ found: [BreakOpportunity]) -> [BreakOpportunity] {
    guard let transformed else { return found }
    return found.compactMap { opportunity in
      guard transformed.startsCharacter(opportunity.offset) else { return nil }
      return BreakOpportunity(
        offset: transformed.sourceOffset(opportunity.offset), kind: opportunity.kind)
    }
  }
}

extension ShapedText {
  /// Maps the offsets of clusters to the source, and merges clusters that display a single source
  /// character.
  fileprivate mutating func moveToSource(
    from first: Int, end: Int, _ transformed: TransformedText, isDown: Bool
  ) {
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
