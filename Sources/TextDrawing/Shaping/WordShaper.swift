internal import CPango
internal import TextFoundation

/// Shapes words with HarfBuzz, each segment in a font that supports it.
final class WordShaper {
  /// A segment with a single font and script, in bytes of the word.
  private struct Segment {
    var range: Range<Int>
    var face: Int
    var script: hb_script_t
  }

  /// The maximum number of scalars of a grapheme cluster after its first one that are shaped.
  ///
  /// HarfBuzz attaches each mark to its base by searching backward over the marks in between, which
  /// takes quadratic time. Unicode's Stream-Safe Text Format (UAX #15) allows 30 nonspacing marks.
  /// The cluster still covers the marks that are not shaped.
  static let maximumMarks = 64

  private unowned let fonts: FontSet
  private let fallback: FontFallback
  private let features: [hb_feature_t]
  private let language: hb_language_t?
  private let buffer: OpaquePointer? = hb_buffer_create()
  private var segments: [Segment] = []
  /// The grapheme cluster boundaries of the word, including its end.
  private var boundaries: [Int] = []
  /// The ranges of the word that are not shaped, because their clusters have too many marks.
  private var omissions: [Range<Int>] = []

  init(
    fallback: FontFallback, features: [hb_feature_t], language: FontLanguage, fonts: FontSet
  ) {
    self.fonts = fonts
    self.fallback = fallback
    self.features = features
    self.language = hb_language_from_string(language.shapingLanguage, -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a word, appends its clusters in text order, and returns the script at its end.
  ///
  /// `context` is the script before the word, and `face` returns the font of a scalar.
  func shape(
    _ word: UnsafeBufferPointer<UInt8>, mode: ShapingMode, context: hb_script_t,
    face: (UInt32) -> Int?, clusters: inout [WordCluster], glyphs: inout [WordGlyph]
  ) -> hb_script_t {
    guard divide(word, context: context, face: face) else { return context }
    for segment in segments {
      let shaped = run(segment, of: word, mode: mode)
      append(shaped, of: segment, word: word, mode: mode, clusters: &clusters, glyphs: &glyphs)
    }
    return segments.last?.script ?? context
  }

  /// Returns the glyphs of one or two scalars in a font.
  func glyphs(
    of scalars: [UInt32], face: Int, script: hb_script_t, mode: ShapingMode
  ) -> [(glyph: UInt32, advance: Int32, dx: Int32, dy: Int32)] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    shapeBuffer(face: face, script: script, mode: mode)
    return withShapedBuffer { infos, positions in
      (0..<infos.count).map {
        (
          infos[$0].codepoint, mode.advance(of: positions[$0]), positions[$0].x_offset,
          -positions[$0].y_offset
        )
      }
    }
  }

  /// Divides a word into segments, or returns false if there are no fonts.
  private func divide(
    _ word: UnsafeBufferPointer<UInt8>, context: hb_script_t, face: (UInt32) -> Int?
  ) -> Bool {
    segments.removeAll(keepingCapacity: true)
    boundaries.removeAll(keepingCapacity: true)
    omissions.removeAll(keepingCapacity: true)
    var characters = CharacterBoundaries(byteCount: word.count)
    var offset = 0
    while let first = word.scalar(at: offset) {
      let end = characters.boundary(atOrAfter: offset + first.length, in: word)
      let shaped = Self.endOfShapedPart(of: offset..<end, in: word)
      if shaped < end { omissions.append(shaped..<end) }
      let cluster = UnsafeBufferPointer(rebasing: word[offset..<shaped])
      guard let base = face(first.value) else { return false }
      let face = fallback.face(for: cluster, base: base)
      var script = hb_unicode_script(hb_unicode_funcs_get_default(), first.value)
      if script.isShared { script = segments.last?.script ?? context }
      boundaries.append(offset)
      append(Segment(range: offset..<end, face: face, script: script))
      offset = end
    }
    boundaries.append(offset)
    return true
  }

  /// Returns the end of the part of a grapheme cluster that is shaped.
  private static func endOfShapedPart(
    of cluster: Range<Int>, in word: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard cluster.count > maximumMarks else { return cluster.upperBound }
    var offset = cluster.lowerBound
    for _ in 0...maximumMarks {
      guard offset < cluster.upperBound, let scalar = word.scalar(at: offset) else { break }
      offset += scalar.length
    }
    return min(offset, cluster.upperBound)
  }

  /// Appends a segment, joined with the last one if both have the same font and script.
  private func append(_ segment: Segment) {
    if let last = segments.indices.last, segments[last].face == segment.face,
      segments[last].script == segment.script
    {
      segments[last].range = segments[last].range.lowerBound..<segment.range.upperBound
    } else {
      segments.append(segment)
    }
  }

  private func run(
    _ segment: Segment, of word: UnsafeBufferPointer<UInt8>, mode: ShapingMode
  ) -> Int {
    hb_buffer_clear_contents(buffer)
    var start = segment.range.lowerBound
    let first = omissions.partitioningIndex { $0.lowerBound >= start }
    for omission in omissions[first...] where omission.lowerBound < segment.range.upperBound {
      add(start..<omission.lowerBound, of: word)
      start = omission.upperBound
    }
    add(start..<segment.range.upperBound, of: word)
    shapeBuffer(face: segment.face, script: segment.script, mode: mode)
    return Int(hb_buffer_get_length(buffer))
  }

  /// Adds a range of a word to the buffer, with the rest of the word as context.
  private func add(_ range: Range<Int>, of word: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    word.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(
        buffer, text.baseAddress, Int32(truncatingIfNeeded: text.count),
        UInt32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.count))
    }
  }

  private func shapeBuffer(face: Int, script: hb_script_t, mode: ShapingMode) {
    hb_buffer_set_direction(buffer, mode.direction)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    hb_shape(fonts.face(at: face).shaper, buffer, features, UInt32(features.count))
  }

  private func withShapedBuffer<Result>(
    _ body: (
      UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>
    ) -> Result
  ) -> Result {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return body(
      UnsafeBufferPointer(start: infos, count: infos == nil ? 0 : Int(count)),
      UnsafeBufferPointer(start: positions, count: positions == nil ? 0 : Int(count)))
  }

  /// Appends the clusters of the shaped buffer: the smallest that divide neither a ligature nor a
  /// grapheme cluster.
  private func append(
    _ count: Int, of segment: Segment, word: UnsafeBufferPointer<UInt8>, mode: ShapingMode,
    clusters: inout [WordCluster], glyphs: inout [WordGlyph]
  ) {
    withShapedBuffer { infos, positions in
      // HarfBuzz returns right-to-left text in visual order.
      let isBackward = mode == .rightToLeft
      var glyphIndex = isBackward ? count : 0
      var offset = segment.range.lowerBound
      while offset < segment.range.upperBound {
        let firstGlyph = glyphIndex
        var end = segment.range.upperBound
        while isBackward ? glyphIndex > 0 : glyphIndex < count {
          let start = Int(infos[isBackward ? glyphIndex - 1 : glyphIndex].cluster)
          if start > offset, isBoundary(start) {
            end = min(start, end)
            break
          }
          glyphIndex += isBackward ? -1 : 1
        }
        let range = isBackward ? glyphIndex..<firstGlyph : firstGlyph..<glyphIndex
        let advance = append(infos, positions, range, mode: mode, to: &glyphs)
        let scalar = word.scalar(at: offset)?.value ?? 0
        let isInvisible = Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
        clusters.append(
          WordCluster(
            length: Int32(truncatingIfNeeded: end - offset), advance: advance, scalar: scalar,
            glyphCount: Int32(range.count), face: UInt16(truncatingIfNeeded: segment.face),
            isMissing: !isInvisible && range.contains { infos[$0].codepoint == 0 }))
        offset = end
      }
    }
  }

  /// Appends the glyphs of one cluster and returns its advance.
  private func append(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>, _ range: Range<Int>, mode: ShapingMode,
    to glyphs: inout [WordGlyph]
  ) -> Int32 {
    var pen: Int32 = 0
    for index in range {
      let position = positions[index]
      let isDown = mode == .upright
      glyphs.append(
        WordGlyph(
          id: infos[index].codepoint, dx: position.x_offset &+ (isDown ? 0 : pen),
          dy: (isDown ? pen : 0) &- position.y_offset))
      pen = pen &+ mode.advance(of: position)
    }
    return pen
  }

  private func isBoundary(_ offset: Int) -> Bool {
    let index = (0..<boundaries.count).partitioningIndex { boundaries[$0] >= offset }
    return index < boundaries.count && boundaries[index] == offset
  }
}

extension hb_script_t {
  /// Whether the script is Common or Inherited.
  var isShared: Bool { self == HB_SCRIPT_COMMON || self == HB_SCRIPT_INHERITED }
}

extension ShapingMode {
  var direction: hb_direction_t {
    switch self {
    case .leftToRight: HB_DIRECTION_LTR
    case .rightToLeft: HB_DIRECTION_RTL
    case .upright: HB_DIRECTION_TTB
    }
  }

  /// Returns the advance of a glyph in the direction of the line; HarfBuzz's vertical axis points
  /// upward.
  func advance(of position: hb_glyph_position_t) -> Int32 {
    self == .upright ? 0 &- position.y_advance : position.x_advance
  }
}
