internal import CPango
internal import TextFoundation
internal import TextLayout

/// Words: text that must be shaped as a whole.
extension SelectionShaper {
  /// Returns the end of the word that begins at an offset.
  func endOfWord(from start: Int, _ run: ShapingRun, _ isBoundary: (Int) -> Bool) -> Int {
    let (bytes, limit, mode) = (run.bytes, run.end, run.mode)
    var offset = start
    var previous: UInt32 = 0
    while offset < limit {
      // ASCII letters, digits and symbols.
      if bytes[offset] &- 0x21 < 0x5E {
        previous = UInt32(bytes[offset])
        offset &+= 1
        continue
      }
      guard let scalar = bytes.scalar(at: offset) else { return offset }
      let entry = run.table.entry(for: scalar.value)
      if entry.pointee.kind == .unknown { fillEntry(for: scalar.value, in: entry, mode: mode) }
      let ends =
        switch entry.pointee.kind {
        case .control: true
        case .simple: mode != .rightToLeft || scalar.value == 0x20
        default: false
        }
      // Before U+0600 only combining marks join with the preceding character.
      if ends, offset > start, previous < 0x600 || isBoundary(offset) { return offset }
      previous = scalar.value
      offset += scalar.length
    }
    return offset
  }

  /// Appends the clusters of a word.
  func appendWord(_ range: Range<Int>, _ run: inout ShapingRun, _ output: inout ShapedText) {
    run.followsSimple = false
    let (bytes, mode) = (run.bytes, run.mode)
    // A word that begins with a letter does not depend on the preceding text.
    let isLetter = bytes[range.lowerBound].isASCIILetter
    let context =
      isLetter ? HB_SCRIPT_LATIN : run.script ?? scriptContext(at: range.lowerBound, in: bytes)
    let word = words.word(range, of: bytes, mode: mode, context: context.rawValue) {
      wordShaper.shape(
        UnsafeBufferPointer(rebasing: bytes[range]), mode: mode, context: context,
        face: { self.face(for: $0) }, clusters: &$0, glyphs: &$1
      ).rawValue
    }
    guard !word.clusters.isEmpty else {
      appendWithoutFonts(range, &run, &output)
      run.script = context
      return
    }
    // A word may have more glyphs than bytes, and the following text needs capacity too.
    run.buffer.reserve(
      clusters: run.end - range.upperBound + word.clusters.count,
      glyphs: run.end - range.upperBound + word.glyphs.count)
    append(word, at: range.lowerBound, &run, &output)
    run.script = hb_script_t(word.script)
  }

  /// Appends the clusters and glyphs of a word, for which the buffer has capacity.
  private func append(
    _ word: WordCache.Word, at start: Int, _ run: inout ShapingRun, _ output: inout ShapedText
  ) {
    let scale = run.scale
    var (cluster, glyph) = (run.buffer.nextCluster, run.buffer.nextGlyph)
    var (offset, firstGlyph) = (start, run.nextGlyph)
    for part in word.clusters {
      if Int32(part.face) != run.face { change(to: Int(part.face), &run, &output) }
      let length = Int(part.length)
      cluster.initialize(
        to: ShapedCluster(
          offset: offset, length: length, advance: Double(part.advance) * scale,
          scalar: part.scalar, firstGlyph: firstGlyph, glyphCount: Int(part.glyphCount),
          face: Int(run.outputFace)))
      cluster += 1
      if part.isMissing { output.addMissing(offset..<offset + length) }
      offset &+= length
      firstGlyph &+= Int(part.glyphCount)
    }
    for part in word.glyphs {
      glyph.initialize(
        to: ShapedGlyph(
          id: part.id, dx: Float(Double(part.dx) * scale), dy: Float(Double(part.dy) * scale)))
      glyph += 1
    }
    run.buffer.commit(clusters: word.clusters.count, glyphs: word.glyphs.count)
  }

  /// Appends an empty box of one em for each grapheme cluster, if there are no fonts.
  private func appendWithoutFonts(
    _ range: Range<Int>, _ run: inout ShapingRun, _ output: inout ShapedText
  ) {
    let word = UnsafeBufferPointer(rebasing: run.bytes[range])
    run.buffer.reserve(
      clusters: run.end - range.lowerBound, glyphs: run.end - range.lowerBound)
    let face = output.indexOfMissing(size: run.size)
    var characters = CharacterBoundaries(byteCount: word.count)
    var offset = 0
    while let scalar = word.scalar(at: offset) {
      let end = characters.boundary(atOrAfter: offset + scalar.length, in: word)
      run.buffer.append(
        ShapedCluster(
          offset: range.lowerBound + offset, length: end - offset, advance: run.size,
          scalar: scalar.value, firstGlyph: run.nextGlyph, glyphCount: 1, face: face))
      run.buffer.append(ShapedGlyph(id: 0))
      output.addMissing(range.lowerBound + offset..<range.lowerBound + end)
      offset = end
    }
  }
}

extension ShapedText {
  /// Returns the index of the face that represents a missing font.
  mutating func indexOfMissing(size: Double) -> Int {
    index(of: .missing, metrics: FontMetrics.withoutFonts(size: size))
  }
}
