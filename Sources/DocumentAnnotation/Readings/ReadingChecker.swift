internal import JapaneseText
internal import TextFoundation

/// Compares the readings that passages give with those of the dictionary.
struct ReadingChecker {
  private let annotator: TextAnnotator
  private let source: SourceText
  /// The path of the entry that is read; nil for a document that is not in an archive.
  private let path: String?
  private var aligner = FuriganaAligner()
  /// The run of the source where the next search for an offset starts.
  private var run = 0
  /// The offset up to which lines are counted, and their number.
  private var lines = (offset: 0, count: 1)

  init(tokenizer: Tokenizer, source: SourceText, path: String?) {
    self.path = path
    annotator = TextAnnotator(tokenizer: tokenizer, options: FuriganaOptions())
    self.source = source
  }

  /// Returns the differences in a passage; those of consecutive calls are in the order of the source.
  mutating func differences(in passage: Passage) -> [ReadingDifference] {
    guard !passage.givenReadings.isEmpty else { return [] }
    let text = String(decoding: passage.text, as: UTF8.self)
    guard text.utf8.count == passage.text.count else { return [] }
    let segments = annotator.segments(of: text)
    var differences: [ReadingDifference] = []
    for given in passage.givenReadings {
      let base = String(decoding: passage.text[given.text], as: UTF8.self)
      guard let expected = segments.reading(of: given.text),
        !ReadingSpelling.areEquivalent(given.reading, expected),
        let offset = passage.extent(of: given.text)?.lowerBound
      else { continue }
      let isDoubtful =
        !aligner.isRegular(base, reading: given.reading)
        && aligner.isRegular(base, reading: expected)
      differences.append(
        ReadingDifference(
          base: base, given: given.reading, expected: expected,
          confidence: isDoubtful ? .high : .low, path: path,
          offset: source.gap(at: offset, from: &run).end, line: line(at: offset)))
    }
    return differences
  }

  private mutating func line(at offset: Int) -> Int {
    while lines.offset < offset {
      let byte = source.utf8[lines.offset]
      lines.offset += 1
      let isPair =
        byte == 0x0D && lines.offset < source.utf8.count
        && source.utf8[lines.offset] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair { lines.count += 1 }
    }
    return lines.count
  }
}
