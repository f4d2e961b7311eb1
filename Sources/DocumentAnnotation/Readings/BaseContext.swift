internal import JapaneseText
internal import TextFoundation

/// The sentence around a base, as the dictionary reads it without the reading.
struct BaseContext {
  /// The maximum number of bytes on each side of the run and its reading.
  private static let maximumLength = 90

  private let words: [FuriganaSegment]
  private let kanji: [FuriganaSegment]
  /// The offset of the first byte in the text.
  private let start: Int

  /// Analyzes the text around a run.
  ///
  /// - Parameters:
  ///   - run: the run before the reading.
  ///   - reading: the reading.
  ///   - wordAnnotator: finds readings by word.
  ///   - kanjiAnnotator: finds readings by kanji.
  init(
    _ run: BaseRun, _ reading: UnmarkedReading, _ wordAnnotator: TextAnnotator,
    _ kanjiAnnotator: TextAnnotator
  ) {
    let text = reading.text
    let first = run.elements.first?.offset ?? run.end
    start = text.characterBoundary(atOrAfter: max(reading.limit, first - Self.maximumLength))
    let upper = text.characterBoundary(
      atOrAfter: min(text.count, reading.notation.upperBound + Self.maximumLength))
    let bytes = Array(text[start..<run.end]) + text[reading.notation.upperBound..<upper]
    let sentence = String(decoding: bytes, as: UTF8.self)
    // Invalid bytes shift the offsets.
    let isValid = sentence.utf8.count == bytes.count
    words = isValid ? wordAnnotator.segments(of: sentence) : []
    kanji = isValid ? kanjiAnnotator.segments(of: sentence) : []
  }

  /// Returns whether a word with kanji starts at an offset of the text.
  func startsWord(at offset: Int) -> Bool {
    let index = words.partitioningIndex { $0.utf8Range.lowerBound >= offset - start }
    return index < words.count && words[index].utf8Range.lowerBound == offset - start
  }

  /// Returns the reading of a range of the text, or nil if a reading crosses its bounds.
  func reading(of range: Range<Int>) -> String? {
    kanji.reading(of: range.lowerBound - start..<range.upperBound - start)
  }
}

extension [FuriganaSegment] {
  /// Returns the reading of a range of the text, or nil if a word crosses its bounds or has no
  /// reading.
  func reading(of range: Range<Int>) -> String? {
    var (text, end) = ("", range.lowerBound)
    let first = partitioningIndex { $0.utf8Range.upperBound > range.lowerBound }
    for segment in self[first...] {
      if segment.utf8Range.lowerBound >= range.upperBound { break }
      guard segment.utf8Range.lowerBound == end, segment.utf8Range.upperBound <= range.upperBound
      else { return nil }
      guard let reading = segment.reading ?? (segment.base.isKanaReading ? segment.base : nil)
      else { return nil }
      text += reading
      end = segment.utf8Range.upperBound
    }
    return end == range.upperBound ? text : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the first offset at or after an offset where a character of UTF-8 starts.
  fileprivate func characterBoundary(atOrAfter offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
