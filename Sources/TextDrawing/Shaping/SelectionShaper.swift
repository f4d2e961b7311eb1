internal import CPango
internal import TextFoundation
internal import TextLayout

/// Shapes text in the fonts of one selection, at any size.
///
/// What no neighbour changes, kana and ideographs above all, is a look into a table; words of
/// alphabets are found in a cache; only what is new is shaped.
final class SelectionShaper {
  let selection: FontSelection
  /// The font of most text; nil if there is no font at all.
  var primary: LoadedFace? { fallback.primary.map { worker.face(at: $0) } }

  unowned let worker: FontWorker
  let fallback: FontFallback
  let wordShaper: WordShaper
  let horizontal = ScalarTable()
  private let upright = ScalarTable()
  var kerning = PairKerning()
  private var words = WordCache()
  /// The index in the output of each of the worker's fonts, or -1; for one call.
  private var outputFaces: [Int32] = []
  /// The font of the last cluster.
  private var latestFace = (worker: -1, output: 0)

  init(_ selection: FontSelection, worker: FontWorker) {
    self.selection = selection
    self.worker = worker
    let language = FontLanguage(selection.language)
    fallback = FontFallback(selection, language: language, worker: worker)
    wordShaper = WordShaper(
      fallback: fallback, features: selection.features, language: language, worker: worker)
  }

  /// Shapes a range of a text, which begins and ends between scalars.
  func shape(
    _ range: Range<Int>, of text: String, bytes: UnsafeBufferPointer<UInt8>, mode: ShapingMode,
    size: Double, into output: inout ShapedText
  ) {
    outputFaces.removeAll(keepingCapacity: true)
    latestFace = (-1, 0)
    let scale = size / FontUnits.perEm
    let table = mode == .upright ? upright : horizontal
    var characters: CharacterBoundaries?
    func isBoundary(_ offset: Int) -> Bool {
      if characters == nil { characters = CharacterBoundaries(text) }
      return characters?.isBoundary(offset, in: bytes) ?? true
    }
    // The last cluster, if it was a simple one of this range.
    var previous: UnsafeMutablePointer<ScalarEntry>?
    // The script of what was last; nil at the start.
    var script: hb_script_t?
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      let entry = table.entry(for: scalar.value)
      if entry.pointee.kind == .unknown { look(up: scalar.value, in: entry, mode: mode) }
      switch entry.pointee.kind {
      case .simple where mode != .rightToLeft:
        if entry.pointee.kerning != 0, let previous, previous.pointee.kerning != 0,
          previous.pointee.face == entry.pointee.face,
          entry.pointee.script == .common || script == nil || script == entry.pointee.script.tag
        {
          kern(previous.pointee, entry.pointee, scale: scale, &output)
        }
        if entry.pointee.script != .common { script = entry.pointee.script.tag }
        append(entry.pointee, scalar, at: offset, scale: scale, size: size, &output)
        previous = entry
        offset += scalar.length
      case .control:
        offset = appendControl(
          scalar, at: offset, in: bytes, before: range.upperBound, size: size, &output)
        previous = nil
      default:
        // A mark belongs to what stands before it.
        if previous != nil, scalar.value >= 0x300, !isBoundary(offset),
          let last = output.clusters.popLast()
        {
          output.glyphs.removeLast(Int(last.glyphCount))
          offset = Int(last.offset)
        }
        let end = endOfWord(
          from: offset, before: range.upperBound, in: bytes, table: table, mode: mode, isBoundary)
        script = appendWord(
          offset..<end, of: bytes, mode: mode, size: size,
          context: script ?? scriptContext(at: offset, in: bytes), &output)
        previous = nil
        offset = end
      }
    }
  }

  /// Where the stretch ends that has to be shaped together.
  private func endOfWord(
    from start: Int, before limit: Int, in bytes: UnsafeBufferPointer<UInt8>, table: ScalarTable,
    mode: ShapingMode, _ isBoundary: (Int) -> Bool
  ) -> Int {
    var offset = start
    var previous: UInt32 = 0
    while offset < limit, let scalar = bytes.scalar(at: offset) {
      if scalar.value <= 0x20 || scalar.value > 0x7E {
        let entry = table.entry(for: scalar.value)
        if entry.pointee.kind == .unknown { look(up: scalar.value, in: entry, mode: mode) }
        let ends =
          switch entry.pointee.kind {
          case .control: true
          case .simple: mode != .rightToLeft || scalar.value == 0x20
          default: false
          }
        // Up to U+0600 nothing joins to what follows but a mark.
        if ends, offset > start, previous < 0x600 || isBoundary(offset) { return offset }
      }
      previous = scalar.value
      offset += scalar.length
    }
    return offset
  }

  private func append(
    _ entry: ScalarEntry, _ scalar: DecodedScalar, at offset: Int, scale: Double, size: Double,
    _ output: inout ShapedText
  ) {
    output.clusters.append(
      ShapedCluster(
        offset: offset, length: scalar.length, advance: Double(entry.advance) * scale,
        scalar: scalar.value, firstGlyph: output.glyphs.count, glyphCount: 1,
        face: outputFace(Int(entry.face), size: size, &output)))
    output.glyphs.append(
      ShapedGlyph(
        id: entry.glyph, dx: Float(Double(entry.dx) * scale), dy: Float(Double(entry.dy) * scale)))
  }

  private func appendControl(
    _ scalar: DecodedScalar, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
    before limit: Int, size: Double, _ output: inout ShapedText
  ) -> Int {
    let isPair = scalar.value == 0x0D && offset + 1 < limit && bytes[offset + 1] == 0x0A
    let length = isPair ? 2 : scalar.length
    output.clusters.append(
      ShapedCluster(
        offset: offset, length: length, advance: 0, scalar: scalar.value,
        firstGlyph: output.glyphs.count, glyphCount: 0,
        face: outputFace(fallback.primary, size: size, &output)))
    return offset + length
  }

  private func appendWord(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, mode: ShapingMode, size: Double,
    context: hb_script_t, _ output: inout ShapedText
  ) -> hb_script_t {
    let scale = size / FontUnits.perEm
    let bytesOfWord = UnsafeBufferPointer(rebasing: bytes[range])
    // Nothing that a letter begins depends on what is before it.
    let isLetter = 0x61...0x7A ~= (bytes[range.lowerBound] | 0x20)
    let context = isLetter ? HB_SCRIPT_LATIN : context
    let word = words.word(bytesOfWord, mode: mode, context: context.rawValue) {
      wordShaper.shape(
        bytesOfWord, mode: mode, context: context, face: { self.face(for: $0) }, clusters: &$0,
        glyphs: &$1
      ).rawValue
    }
    guard !word.clusters.isEmpty else {
      appendWithoutFonts(range, of: bytes, size: size, &output)
      return context
    }
    var offset = range.lowerBound
    var firstGlyph = word.glyphs.lowerBound
    for cluster in words.clusters[word.clusters] {
      let (length, glyphCount) = (Int(cluster.length), Int(cluster.glyphCount))
      output.clusters.append(
        ShapedCluster(
          offset: offset, length: length, advance: Double(cluster.advance) * scale,
          scalar: cluster.scalar, firstGlyph: output.glyphs.count, glyphCount: glyphCount,
          face: outputFace(Int(cluster.face), size: size, &output)))
      for glyph in words.glyphs[firstGlyph..<firstGlyph + glyphCount] {
        output.glyphs.append(
          ShapedGlyph(
            id: glyph.id, dx: Float(Double(glyph.dx) * scale), dy: Float(Double(glyph.dy) * scale)))
      }
      if cluster.isMissing { output.addMissing(offset..<offset + length) }
      offset += length
      firstGlyph += glyphCount
    }
    return hb_script_t(word.script)
  }

  /// Without any font: an empty box of one em for each Character.
  private func appendWithoutFonts(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, size: Double,
    _ output: inout ShapedText
  ) {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    var characters = CharacterBoundaries(byteCount: word.count)
    var offset = 0
    while let scalar = word.scalar(at: offset) {
      let end = characters.boundary(atOrAfter: offset + scalar.length, in: word)
      output.clusters.append(
        ShapedCluster(
          offset: range.lowerBound + offset, length: end - offset, advance: size,
          scalar: scalar.value, firstGlyph: output.glyphs.count, glyphCount: 1,
          face: outputFace(nil, size: size, &output)))
      output.glyphs.append(ShapedGlyph(id: 0))
      output.addMissing(range.lowerBound + offset..<range.lowerBound + end)
      offset = end
    }
  }

  private func kern(
    _ left: ScalarEntry, _ right: ScalarEntry, scale: Double, _ output: inout ShapedText
  ) {
    let adjustment = kerning.adjustment(left.kerning, right.kerning) { first, second in
      // Signs are kerned as those of kana are: with which script they stand is not kept.
      let script = right.script == .common ? left.script : right.script
      let pair = wordShaper.glyphs(
        of: [first, second], face: Int(right.face),
        script: script == .common ? HB_SCRIPT_HIRAGANA : script.tag, mode: .leftToRight)
      return pair.reduce(0) { $0 &+ $1.advance } &- left.advance &- right.advance
    }
    guard adjustment != 0, let last = output.clusters.indices.last else { return }
    output.clusters[last].advance += Double(adjustment) * scale
  }

  /// The index in the output of a font of the worker.
  @inline(__always)
  private func outputFace(_ face: Int?, size: Double, _ output: inout ShapedText) -> Int {
    if let face, face == latestFace.worker { return latestFace.output }
    return findOutputFace(face, size: size, &output)
  }

  @inline(never)
  private func findOutputFace(_ face: Int?, size: Double, _ output: inout ShapedText) -> Int {
    guard let face else { return addOutputFace(nil, size: size, &output) }
    let isKnown = face < outputFaces.count && outputFaces[face] >= 0
    let index =
      isKnown ? Int(outputFaces[face]) : addOutputFace(face, size: size, &output)
    latestFace = (face, index)
    return index
  }

  @inline(never)
  private func addOutputFace(_ face: Int?, size: Double, _ output: inout ShapedText) -> Int {
    guard let face else {
      return output.index(of: .missing, metrics: PangoFonts.metricsWithoutFonts(size: size))
    }
    let loaded = worker.face(at: face)
    let index = output.index(of: loaded.value, metrics: loaded.metrics(size: size))
    while outputFaces.count <= face { outputFaces.append(-1) }
    outputFaces[face] = Int32(truncatingIfNeeded: index)
    return index
  }
}
