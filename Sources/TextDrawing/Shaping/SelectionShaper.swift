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
  let kerning = PairKerning()
  private var words = WordCache()
  /// The index in the output of each of the worker's fonts, or -1; for one call.
  private var outputFaces: [Int32] = []
  /// What a call has found so far; while one runs, it has it.
  private var buffer = ShapingBuffer()

  init(_ selection: FontSelection, worker: FontWorker) {
    self.selection = selection
    self.worker = worker
    let language = FontLanguage(selection.language)
    fallback = FontFallback(selection, language: language, worker: worker)
    wordShaper = WordShaper(
      fallback: fallback, features: selection.features, language: language, worker: worker)
  }

  deinit { buffer.deallocate() }

  /// What one call knows: in locals, as every access to a property of a class is checked.
  private struct Run {
    var buffer: ShapingBuffer
    let mode: ShapingMode
    let size: Double
    let scale: Double
    /// How many glyphs the output had before.
    let firstGlyph: Int
    /// The font of the last cluster, among the worker's and in the output.
    var face = -1
    var outputFace: Int32 = 0

    var nextGlyph: Int32 { Int32(truncatingIfNeeded: firstGlyph &+ buffer.glyphCount) }
  }

  /// Shapes a range of a text, which begins and ends between scalars.
  func shape(
    _ range: Range<Int>, of text: String, bytes: UnsafeBufferPointer<UInt8>, mode: ShapingMode,
    size: Double, into output: inout ShapedText
  ) {
    outputFaces.removeAll(keepingCapacity: true)
    var run = Run(
      buffer: buffer, mode: mode, size: size, scale: size / FontUnits.perEm,
      firstGlyph: output.glyphs.count)
    defer {
      run.buffer.flush(into: &output)
      buffer = run.buffer
    }
    run.buffer.reserve(clusters: range.count, glyphs: range.count)
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
    while offset < range.upperBound, let (scalar, length) = bytes.quickScalar(at: offset) {
      let entry = table.entry(for: scalar)
      if entry.pointee.kind == .unknown { look(up: scalar, in: entry, mode: mode) }
      switch entry.pointee.kind {
      case .simple where mode != .rightToLeft:
        if entry.pointee.kerning != 0, let previous, previous.pointee.kerning != 0,
          previous.pointee.face == entry.pointee.face,
          entry.pointee.script == .common || script == nil || script == entry.pointee.script.tag
        {
          kern(previous.pointee, entry.pointee, &run)
        }
        if entry.pointee.script != .common { script = entry.pointee.script.tag }
        append(entry, scalar, length, at: offset, &run, &output)
        previous = entry
        offset += length
      case .control:
        offset = appendControl(
          scalar, length, at: offset, in: bytes, before: range.upperBound, &run, &output)
        previous = nil
      default:
        // A mark belongs to what stands before it.
        if previous != nil, scalar >= 0x300, !isBoundary(offset),
          let start = run.buffer.removeLast()
        {
          offset = start
        }
        let end = endOfWord(
          from: offset, before: range.upperBound, in: bytes, table: table, mode: mode, isBoundary)
        script = appendWord(
          offset..<end, of: bytes, context: script ?? scriptContext(at: offset, in: bytes), &run,
          &output)
        // A word may have more glyphs than bytes; what follows it needs room too.
        run.buffer.reserve(clusters: range.upperBound - end, glyphs: range.upperBound - end)
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

  @inline(__always)
  private func append(
    _ entry: UnsafeMutablePointer<ScalarEntry>, _ scalar: UInt32, _ length: Int, at offset: Int,
    _ run: inout Run, _ output: inout ShapedText
  ) {
    let face = Int(entry.pointee.face)
    if face != run.face { change(to: face, &run, &output) }
    let scale = run.scale
    run.buffer.append(
      ShapedCluster(
        offset: offset, length: length, advance: Double(entry.pointee.advance) * scale,
        scalar: scalar, firstGlyph: Int(run.nextGlyph), glyphCount: 1, face: Int(run.outputFace)))
    run.buffer.append(
      ShapedGlyph(
        id: entry.pointee.glyph, dx: Float(Double(entry.pointee.dx) * scale),
        dy: Float(Double(entry.pointee.dy) * scale)))
  }

  private func appendControl(
    _ scalar: UInt32, _ length: Int, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>,
    before limit: Int, _ run: inout Run, _ output: inout ShapedText
  ) -> Int {
    let isPair = scalar == 0x0D && offset + 1 < limit && bytes[offset + 1] == 0x0A
    let length = isPair ? 2 : length
    run.buffer.append(
      ShapedCluster(
        offset: offset, length: length, advance: 0, scalar: scalar,
        firstGlyph: Int(run.nextGlyph), glyphCount: 0,
        face: outputFace(fallback.primary, size: run.size, &output)))
    return offset + length
  }

  private func appendWord(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, context: hb_script_t,
    _ run: inout Run, _ output: inout ShapedText
  ) -> hb_script_t {
    let bytesOfWord = UnsafeBufferPointer(rebasing: bytes[range])
    // Nothing that a letter begins depends on what is before it.
    let isLetter = 0x61...0x7A ~= (bytes[range.lowerBound] | 0x20)
    let context = isLetter ? HB_SCRIPT_LATIN : context
    let mode = run.mode
    let word = words.word(bytesOfWord, mode: mode, context: context.rawValue) {
      wordShaper.shape(
        bytesOfWord, mode: mode, context: context, face: { self.face(for: $0) }, clusters: &$0,
        glyphs: &$1
      ).rawValue
    }
    guard !word.clusters.isEmpty else {
      appendWithoutFonts(range, of: bytes, &run, &output)
      return context
    }
    run.buffer.reserve(clusters: word.clusters.count, glyphs: word.glyphs.count)
    words.withContents(of: word) { clusters, glyphs in
      append(clusters, glyphs, at: range.lowerBound, &run, &output)
    }
    return hb_script_t(word.script)
  }

  /// Appends the clusters of a word and the glyphs of all of them, for which there is room.
  private func append(
    _ clusters: UnsafeBufferPointer<WordCluster>, _ glyphs: UnsafeBufferPointer<WordGlyph>,
    at start: Int, _ run: inout Run, _ output: inout ShapedText
  ) {
    let scale = run.scale
    var offset = start
    var firstGlyph = run.nextGlyph
    for cluster in clusters {
      let face = Int(cluster.face)
      if face != run.face { change(to: face, &run, &output) }
      let length = Int(cluster.length)
      run.buffer.append(
        ShapedCluster(
          offset: offset, length: length, advance: Double(cluster.advance) * scale,
          scalar: cluster.scalar, firstGlyph: Int(firstGlyph),
          glyphCount: Int(cluster.glyphCount), face: Int(run.outputFace)))
      if cluster.isMissing { output.addMissing(offset..<offset + length) }
      offset += length
      firstGlyph &+= cluster.glyphCount
    }
    for glyph in glyphs {
      run.buffer.append(
        ShapedGlyph(
          id: glyph.id, dx: Float(Double(glyph.dx) * scale), dy: Float(Double(glyph.dy) * scale)))
    }
  }

  /// Without any font: an empty box of one em for each Character.
  private func appendWithoutFonts(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ run: inout Run,
    _ output: inout ShapedText
  ) {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    run.buffer.reserve(clusters: word.count, glyphs: word.count)
    var characters = CharacterBoundaries(byteCount: word.count)
    var offset = 0
    while let scalar = word.scalar(at: offset) {
      let end = characters.boundary(atOrAfter: offset + scalar.length, in: word)
      run.buffer.append(
        ShapedCluster(
          offset: range.lowerBound + offset, length: end - offset, advance: run.size,
          scalar: scalar.value, firstGlyph: Int(run.nextGlyph), glyphCount: 1,
          face: outputFace(nil, size: run.size, &output)))
      run.buffer.append(ShapedGlyph(id: 0))
      output.addMissing(range.lowerBound + offset..<range.lowerBound + end)
      offset = end
    }
  }

  @inline(__always)
  private func kern(_ left: ScalarEntry, _ right: ScalarEntry, _ run: inout Run) {
    let adjustment = kerning.adjustment(left.kerning, right.kerning) { first, second in
      // Signs are kerned as those of kana are: with which script they stand is not kept.
      let script = right.script == .common ? left.script : right.script
      let pair = wordShaper.glyphs(
        of: [first, second], face: Int(right.face),
        script: script == .common ? HB_SCRIPT_HIRAGANA : script.tag, mode: .leftToRight)
      return pair.reduce(0) { $0 &+ $1.advance } &- left.advance &- right.advance
    }
    if adjustment != 0 { run.buffer.widenLast(by: Double(adjustment) * run.scale) }
  }

  /// Goes on in another font.
  @inline(never)
  private func change(to face: Int, _ run: inout Run, _ output: inout ShapedText) {
    run.face = face
    run.outputFace = Int32(truncatingIfNeeded: outputFace(face, size: run.size, &output))
  }

  /// The index in the output of a font of the worker.
  private func outputFace(_ face: Int?, size: Double, _ output: inout ShapedText) -> Int {
    if let face, face < outputFaces.count, outputFaces[face] >= 0 { return Int(outputFaces[face]) }
    return addOutputFace(face, size: size, &output)
  }

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

extension UnsafeBufferPointer<UInt8> {
  /// The same as ``scalar(at:)``, which the scalars of three bytes, kana and ideographs, need not
  /// call.
  @inline(__always)
  fileprivate func quickScalar(at offset: Int) -> (value: UInt32, length: Int)? {
    if offset &+ 2 < count, self[offset] & 0xF0 == 0xE0 {
      let value =
        UInt32(self[offset] & 0xF) &<< 12 | UInt32(self[offset &+ 1] & 0x3F) &<< 6
        | UInt32(self[offset &+ 2] & 0x3F)
      return (value, 3)
    }
    return scalar(at: offset).map { ($0.value, $0.length) }
  }
}
