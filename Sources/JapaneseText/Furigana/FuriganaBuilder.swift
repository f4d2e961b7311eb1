import Kana
import TextFoundation

/// Makes segments of read words: plain stretches are joined, kanji get their share of the reading.
struct FuriganaBuilder: ~Copyable {
  private let options: FuriganaOptions
  private let converter: KanaConverter
  private(set) var segments: [FuriganaSegment] = []
  private var plain: Range<Int>?
  private var plainText: [UInt8] = []
  private var output = ByteBuffer(minimumCapacity: 64)

  init(options: FuriganaOptions) {
    self.options = options
    converter = KanaConverter(to: options.syllabary)
  }

  /// Appends the words of a stretch that starts at `offset` of the text.
  mutating func append(_ text: AnalyzedText, at offset: Int) {
    var end = 0
    for word in text.words {
      appendPlain(text.bytes, end..<word.start, at: offset)
      append(word, in: text, at: offset)
      end = word.end
    }
    appendPlain(text.bytes, end..<text.bytes.count, at: offset)
  }

  /// Appends a stretch whose reading is given.
  mutating func append(_ segment: FuriganaSegment) {
    if let reading = segment.reading {
      flush()
      segments.append(
        FuriganaSegment(utf8Range: segment.utf8Range, base: segment.base, reading: reading))
    } else {
      let bytes = Array(segment.base.utf8)
      bytes.withUnsafeBufferPointer {
        appendPlain($0, 0..<$0.count, at: segment.utf8Range.lowerBound)
      }
    }
  }

  /// Ends the text.
  mutating func finish() -> [FuriganaSegment] {
    flush()
    return segments
  }

  private mutating func append(_ word: AnalyzedWord, in text: AnalyzedText, at offset: Int) {
    let surface = text.surface(word)
    guard word.scripts.contains(.kanji), !word.reading.isEmpty else {
      return appendPlain(text.bytes, word.start..<word.end, at: offset)
    }
    let pieces = ReadingAlignment.pieces(of: surface, reading: word.reading)
    var index = 0
    while index < pieces.count {
      var piece = pieces[index]
      index += 1
      guard let first = piece.reading else {
        appendPlain(surface, piece.surface, at: offset + word.start)
        continue
      }
      var reading = first
      while options.grouping == .word, index < pieces.count, let next = pieces[index].reading {
        piece.surface = piece.surface.lowerBound..<pieces[index].surface.upperBound
        reading = reading.lowerBound..<next.upperBound
        index += 1
      }
      appendRead(
        surface, piece.surface, UnsafeBufferPointer(rebasing: word.reading[reading]),
        at: offset + word.start)
    }
  }

  private mutating func appendRead(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ reading: KanaBytes, at offset: Int
  ) {
    let base = UnsafeBufferPointer(rebasing: bytes[range])
    guard needsReading(base) else { return appendPlain(bytes, range, at: offset) }
    flush()
    output.removeAll()
    converter.convert(reading, into: &output)
    segments.append(
      FuriganaSegment(
        utf8Range: range.lowerBound + offset..<range.upperBound + offset,
        base: String(decoding: base, as: UTF8.self), reading: output.text))
  }

  /// Whether there is a kanji the reader may not know; 々 is as well known as the kanji it repeats.
  private func needsReading(_ base: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    if base.equals("々") { return plain == nil }
    var hasKanji = false
    while let scalar = base.scalar(at: offset) {
      offset += scalar.length
      let kind = SurfaceScripts.kind(of: scalar.value)
      if kind == .kanji, scalar.value != 0x3005 {
        hasKanji = true
        if !options.knownKanji.contains(scalar.value) { return true }
      } else if scalar.value == 0x30F6 || scalar.value == 0x30F5 {
        hasKanji = true
      }
    }
    return hasKanji && options.knownKanji.count == 0
  }

  private mutating func appendPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at offset: Int
  ) {
    guard !range.isEmpty else { return }
    let start = plain?.lowerBound ?? range.lowerBound + offset
    plain = start..<range.upperBound + offset
    plainText.append(contentsOf: bytes[range])
  }

  private mutating func flush() {
    guard let range = plain else { return }
    segments.append(
      FuriganaSegment(
        utf8Range: range, base: String(decoding: plainText, as: UTF8.self), reading: nil))
    plain = nil
    plainText.removeAll(keepingCapacity: true)
  }
}
