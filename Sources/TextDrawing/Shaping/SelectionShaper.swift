internal import CPango
internal import TextFoundation
internal import TextLayout

/// A shaper of text in the fonts of one selection, at any size.
///
/// Characters that do not depend on their neighbors, mainly kana and ideographs, are looked up in a
/// table. Words of alphabetic scripts are found in a cache, and only new ones are shaped.
final class SelectionShaper {
  let selection: FontSelection
  /// The primary font; nil if there are no fonts.
  var primary: LoadedFace? { fallback.primary.map { fonts.face(at: $0) } }

  unowned let fonts: FontSet
  let fallback: FontFallback
  let wordShaper: WordShaper
  let horizontal = ScalarTable()
  private let upright = ScalarTable()
  let kerning = PairKerning()
  let words = WordCache()
  /// The output of the current call; during the call, the ``ShapingRun`` owns it.
  private var buffer = ShapingBuffer()

  init(_ selection: FontSelection, fonts: FontSet) {
    self.selection = selection
    self.fonts = fonts
    let language = FontLanguage(selection.language)
    fallback = FontFallback(selection, language: language, fonts: fonts)
    wordShaper = WordShaper(
      fallback: fallback, features: selection.features, language: language, fonts: fonts)
  }

  deinit { buffer.deallocate() }

  /// Shapes a range of a text; its bounds must be scalar boundaries.
  func shape(
    _ range: Range<Int>, of text: String, bytes: UnsafeBufferPointer<UInt8>, mode: ShapingMode,
    size: Double, into output: inout ShapedText
  ) {
    var run = ShapingRun(
      bytes: bytes, end: range.upperBound, mode: mode, size: size,
      table: mode == .upright ? upright : horizontal, buffer: buffer,
      firstGlyph: output.glyphs.count)
    defer {
      run.buffer.flush(into: &output)
      buffer = run.buffer
    }
    run.reserve(from: range.lowerBound)
    var characters: CharacterBoundaries?
    func isBoundary(_ offset: Int) -> Bool {
      if characters == nil { characters = CharacterBoundaries(text) }
      return characters?.isBoundary(offset, in: bytes) ?? true
    }
    var offset = range.lowerBound
    while true {
      if mode != .rightToLeft { offset = appendSimple(from: offset, &run) }
      guard offset < range.upperBound, let scalar = bytes.scalar(at: offset) else { return }
      let entry = run.table.entry(for: scalar.value)
      if entry.pointee.kind == .unknown { fillEntry(for: scalar.value, in: entry, mode: mode) }
      switch entry.pointee.kind {
      case .simple where mode != .rightToLeft:
        change(to: Int(entry.pointee.face), &run, &output)
        append(entry.pointee, scalar, at: offset, &run)
        offset += scalar.length
      case .control: offset = appendControl(scalar, at: offset, &run, &output)
      default:
        // A combining mark belongs to the preceding character.
        if run.followsSimple, scalar.value >= 0x300, !isBoundary(offset),
          let start = run.buffer.removeLast()
        {
          offset = start
        }
        let end = endOfWord(from: offset, run, isBoundary)
        appendWord(offset..<end, &run, &output)
        offset = end
      }
    }
  }

  private func appendControl(
    _ scalar: DecodedScalar, at offset: Int, _ run: inout ShapingRun, _ output: inout ShapedText
  ) -> Int {
    let isPair =
      scalar.value == 0x0D && offset + 1 < run.end && run.bytes[offset + 1] == 0x0A
    let length = isPair ? 2 : scalar.length
    if let primary = fallback.primary { change(to: primary, &run, &output) }
    let face =
      fallback.primary == nil ? output.indexOfMissing(size: run.size) : Int(run.outputFace)
    run.buffer.append(
      ShapedCluster(
        offset: offset, length: length, advance: 0, scalar: scalar.value,
        firstGlyph: run.nextGlyph, glyphCount: 0, face: face))
    run.followsSimple = false
    return offset + length
  }

  /// Switches to another font of the font set.
  func change(to face: Int, _ run: inout ShapingRun, _ output: inout ShapedText) {
    let face = Int32(truncatingIfNeeded: face)
    guard face != run.face else { return }
    // Text in two fonts often alternates between them.
    swap(&run.face, &run.previousFace)
    swap(&run.outputFace, &run.previousOutputFace)
    guard face != run.face else { return }
    run.face = face
    run.outputFace = Int32(
      truncatingIfNeeded: fonts.face(at: Int(face)).index(in: &output, run.size))
  }
}
