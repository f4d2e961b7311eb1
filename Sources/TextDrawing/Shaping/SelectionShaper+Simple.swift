internal import CPango
internal import TextFoundation
internal import TextLayout

/// Simple scalars: one glyph each, independent of their neighbors.
extension SelectionShaper {
  /// Appends three-byte scalars, which are mainly kana and ideographs, and returns the offset after
  /// the last one appended.
  ///
  /// Stops at the first scalar that is not simple, is in another font, or whose kerning is unknown.
  /// The buffer must have capacity for all of them.
  func appendSimple(from start: Int, _ run: inout ShapingRun) -> Int {
    guard let text = run.bytes.baseAddress, run.end - start >= 3 else { return start }
    let (pages, rows, scale) = (run.table.basicPages, kerning.rows, run.scale)
    let (face, outputFace, last) = (run.face, Int(run.outputFace), run.end - 3)
    var (left, context) = (run.kerning, run.context)
    let first = run.buffer.nextCluster
    var (cluster, glyph) = (first, run.buffer.nextGlyph)
    var glyphIndex = run.nextGlyph
    var offset = start
    while offset <= last, text[offset] & 0xF0 == 0xE0 {
      let code =
        UInt32(text[offset] & 0xF) &<< 12 | UInt32(text[offset &+ 1] & 0x3F) &<< 6
        | UInt32(text[offset &+ 2] & 0x3F)
      guard let page = pages[Int(code &>> ScalarTable.pageBits)] else { break }
      let entry = page + (Int(code) & (ScalarTable.pageSize - 1))
      guard entry.pointee.simpleFace == face else { break }
      let isKerned = !entry.pointee.kernedScripts.isDisjoint(with: context)
      let adjustment = rows[Int(left)][isKerned ? Int(entry.pointee.kerning) : 0]
      if adjustment != 0 {
        if adjustment == PairKerning.unknown { break }
        (cluster - 1).pointee.advance += Double(adjustment) * scale
      }
      left = entry.pointee.kerning
      context = entry.pointee.script == .common ? context : entry.pointee.script
      cluster.initialize(
        to: ShapedCluster(
          offset: offset, length: 3, advance: Double(entry.pointee.advance) * scale, scalar: code,
          firstGlyph: glyphIndex, glyphCount: 1, face: outputFace))
      glyph.initialize(to: entry.pointee.shapedGlyph(scale))
      cluster += 1
      glyph += 1
      glyphIndex &+= 1
      offset &+= 3
    }
    if cluster > first {
      run.buffer.commit(clusters: cluster - first, glyphs: cluster - first)
      (run.kerning, run.context, run.followsSimple) = (left, context, true)
    }
    return offset
  }

  /// Appends a simple scalar in the current font.
  func append(
    _ entry: ScalarEntry, _ scalar: DecodedScalar, at offset: Int, _ run: inout ShapingRun
  ) {
    let isKerned = !entry.kernedScripts.isDisjoint(with: run.context)
    let adjustment = kerning.adjustment(run.kerning, isKerned ? entry.kerning : 0) {
      kerned($0, $1, right: entry)
    }
    if adjustment != 0 { run.buffer.widenLast(by: Double(adjustment) * run.scale) }
    run.buffer.append(
      ShapedCluster(
        offset: offset, length: scalar.length, advance: Double(entry.advance) * run.scale,
        scalar: scalar.value, firstGlyph: run.nextGlyph, glyphCount: 1,
        face: Int(run.outputFace)))
    run.buffer.append(entry.shapedGlyph(run.scale))
    run.followsSimple = true
    run.kerning = entry.kerning
    if entry.script != .common { run.context = entry.script }
  }

  /// Measures the kerning of two scalars.
  private func kerned(_ first: UInt32, _ second: UInt32, right: ScalarEntry) -> Int32 {
    let left = horizontal.entry(for: first).pointee
    guard left.face == right.face else { return 0 }
    // Common characters are kerned as with kana, because the table does not record the script of
    // the text.
    let script = right.script == .common ? left.script : right.script
    let pair = wordShaper.glyphs(
      of: [first, second], face: Int(right.face),
      script: script == .common ? HB_SCRIPT_HIRAGANA : script.tag, mode: .leftToRight)
    return pair.reduce(0) { $0 &+ $1.advance } &- left.advance &- right.advance
  }
}

extension ScalarEntry {
  /// Returns the glyph of a simple scalar at a scale.
  @inline(__always)
  fileprivate func shapedGlyph(_ scale: Double) -> ShapedGlyph {
    // Most glyphs have no offset.
    if dx | dy == 0 { return ShapedGlyph(id: glyph) }
    return ShapedGlyph(id: glyph, dx: Float(Double(dx) * scale), dy: Float(Double(dy) * scale))
  }
}
