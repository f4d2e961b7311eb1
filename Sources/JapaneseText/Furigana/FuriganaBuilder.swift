internal import TextFoundation

/// A word of a text with its reading.
package struct AnnotatedWord: Sendable, Hashable {
  /// The range of the word in the text, in UTF-8 offsets.
  package let utf8Range: Range<Int>
  /// Its reading in katakana or hiragana; words with an empty reading get no furigana.
  package let reading: String
  /// Whether the reading belongs to the word as a whole, which may be without kanji: ハツカ over 20日,
  /// ヒト over the digit of 1つ.
  package let isIndivisible: Bool
  /// Whether the user gave the reading to a word without kanji: it belongs to all its characters.
  package let isWhole: Bool

  package init(
    utf8Range: Range<Int>, reading: String, isIndivisible: Bool = false, isWhole: Bool = false
  ) {
    self.utf8Range = utf8Range
    self.reading = reading
    self.isIndivisible = isIndivisible
    self.isWhole = isWhole
  }
}

/// Converts words with readings to the furigana segments of a text.
package struct FuriganaBuilder {
  private let text: String
  private let options: FuriganaOptions
  private let overrides: [FuriganaSegment]
  private var boundaries: CharacterBoundaries
  private var aligner = FuriganaAligner()
  private var spans: [FuriganaAligner.AlignedSpan] = []
  private var segments: [FuriganaSegment] = []
  private var nextOverride = 0
  /// The offset up to which segments have been appended.
  private var covered = 0

  /// Returns the segments of `text`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - words: Words in order; a word that overlaps the preceding one or splits a Character is
  ///     ignored.
  ///   - options: Grouping and script of the readings, and the kanji without furigana.
  ///   - overrides: Segments with given readings, in order, such as ``FuriganaText/segments``
  ///     parsed from notation. In words that they overlap, the other kanji retain their readings.
  /// - Returns: Segments that cover the text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func segments(
    in text: String, words: some Sequence<AnnotatedWord>, options: FuriganaOptions = .init(),
    overrides: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    var builder = FuriganaBuilder(text: text, options: options, overrides: overrides)
    withUTF8Bytes(of: text) { bytes in
      for word in words { builder.append(word, bytes) }
      builder.appendOverrides(before: bytes.count &+ 1, bytes)
      builder.appendPlain(upTo: bytes.count, bytes)
    }
    return builder.segments
  }

  private init(text: String, options: FuriganaOptions, overrides: [FuriganaSegment]) {
    self.text = text
    self.options = options
    self.overrides = overrides.filter { $0.reading != nil }
    boundaries = CharacterBoundaries(text)
  }

  private mutating func append(_ word: AnnotatedWord, _ bytes: UnsafeBufferPointer<UInt8>) {
    appendOverrides(before: word.utf8Range.lowerBound &+ 1, bytes)
    var reading = word.reading
    let range = word.utf8Range
    guard isUsable(range, bytes, reading) else { return }
    if word.isWhole {
      reading.withUTF8 { append(range, reading: $0, isWhole: true, bytes) }
      return
    }
    let isOverridden =
      nextOverride < overrides.count
      && overrides[nextOverride].utf8Range.lowerBound < range.upperBound
      || covered > range.lowerBound
    spans.removeAll(keepingCapacity: true)
    reading.withUTF8 { readingBytes in
      let surface = UnsafeBufferPointer(rebasing: bytes[range])
      if word.isIndivisible, !isOverridden {
        spans.append(
          .init(surface: 0..<surface.count, reading: 0..<readingBytes.count, hasKanji: true))
      } else {
        aligner.align(
          surface, reading: readingBytes, byKanji: options.grouping == .kanji || isOverridden,
          into: &spans)
      }
      for span in spans where span.hasKanji {
        let textRange =
          range.lowerBound &+ span.surface.lowerBound..<range.lowerBound
          &+ span.surface.upperBound
        appendOverrides(before: textRange.upperBound, bytes)
        append(textRange, reading: UnsafeBufferPointer(rebasing: readingBytes[span.reading]), bytes)
      }
    }
  }

  private mutating func isUsable(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ reading: String
  ) -> Bool {
    // An override may overlap the word; another word may not.
    guard !reading.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count,
      range.upperBound > covered
    else { return false }
    return boundaries.isBoundary(range.lowerBound, in: bytes)
      && boundaries.isBoundary(range.upperBound, in: bytes)
  }

  /// Appends the overrides that start before `offset`.
  private mutating func appendOverrides(
    before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    while nextOverride < overrides.count,
      overrides[nextOverride].utf8Range.lowerBound < offset
    {
      let segment = overrides[nextOverride]
      nextOverride &+= 1
      guard segment.utf8Range.lowerBound >= covered, segment.utf8Range.upperBound <= bytes.count,
        !segment.utf8Range.isEmpty, bytes.isScalarBoundary(segment.utf8Range.lowerBound),
        bytes.isScalarBoundary(segment.utf8Range.upperBound)
      else { continue }
      appendPlain(upTo: segment.utf8Range.lowerBound, bytes)
      append(segment.utf8Range, segment.reading, bytes)
    }
  }

  private mutating func append(
    _ range: Range<Int>, reading: UnsafeBufferPointer<UInt8>, isWhole: Bool = false,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard range.lowerBound >= covered, isWhole || needsReading(range, bytes),
      boundaries.isBoundary(range.lowerBound, in: bytes),
      boundaries.isBoundary(range.upperBound, in: bytes),
      let text = KanaText.converted(reading, to: options.syllabary)
    else { return }
    appendPlain(upTo: range.lowerBound, bytes)
    append(range, text, bytes)
  }

  private func needsReading(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !options.knownKanji.isEmpty else { return true }
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      if scalar.value.isKanji, let kanji = Unicode.Scalar(scalar.value),
        !options.knownKanji.contains(kanji)
      {
        return true
      }
      offset &+= scalar.length
    }
    return false
  }

  private mutating func appendPlain(upTo end: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard end > covered else { return }
    append(covered..<end, nil, bytes)
  }

  private mutating func append(
    _ range: Range<Int>, _ reading: String?, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let base = String(decoding: bytes[range], as: UTF8.self)
    segments.append(FuriganaSegment(utf8Range: range, base: base, reading: reading))
    covered = range.upperBound
  }
}
