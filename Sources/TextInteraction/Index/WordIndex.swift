import LineBreaking
import TextFoundation
import TextLayout
import TypedEvents

/// The words and phrases of a layout's paragraphs, found on first use.
///
/// A mutex protects the table; the words of a paragraph do not change after they have been found.
final class WordIndex: Sendable {
  private let paragraphs: TracedMutex<[ParagraphWords?]>

  init(paragraphs count: Int) {
    paragraphs = TracedMutex(Array(repeating: nil, count: count))
  }

  /// Returns the words of a paragraph, computed if necessary, or nil if the index is out of range.
  ///
  /// Two threads may compute the same words at the same time; the first result is cached.
  func words(ofParagraph index: Int, _ make: () -> ParagraphWords) -> ParagraphWords? {
    let (isParagraph, known) = paragraphs.withLock { paragraphs in
      paragraphs.indices.contains(index) ? (true, paragraphs[index]) : (false, nil)
    }
    guard isParagraph else { return nil }
    if let known { return known }
    let made = make()
    return paragraphs.withLock { paragraphs in
      if let other = paragraphs[index] { return other }
      paragraphs[index] = made
      return made
    }
  }
}

/// The words and phrases of a paragraph.
///
/// A class, so that queries do not copy it.
final class ParagraphWords: Sendable {
  /// The words in ascending order; they are not empty, do not overlap, and exclude surrounding
  /// spaces and punctuation.
  let words: [Range<Int>]
  /// The phrases in ascending order; trailing punctuation belongs to the phrase.
  let phrases: [Range<Int>]

  /// Finds the words of a text from word boundaries, or from script runs if there are none.
  init(_ text: String, boundaries: TextBoundaries?) {
    (words, phrases) = withUTF8Bytes(of: text) { bytes in
      guard let boundaries, !(boundaries.words.isEmpty && boundaries.phrases.isEmpty) else {
        let words = Self.snapped(UnanalyzedWords.ranges(in: bytes), text, bytes)
        return (words, words)
      }
      let phrases = boundaries.phrases
      let words = boundaries.words + phrases + boundaries.complexContext
      return (
        Self.segments(words, text, bytes, without: \.isNonWord),
        Self.segments(phrases.isEmpty ? words : phrases, text, bytes, without: \.isSpace)
      )
    }
  }

  /// Returns the trimmed segments between boundaries, except those that contain no word character.
  private static func segments(
    _ starts: [Int], _ text: String, _ bytes: UnsafeBufferPointer<UInt8>,
    without isTrimmed: (GeneralCategory) -> Bool
  ) -> [Range<Int>] {
    let categories = GeneralCategory.table
    var found: [Range<Int>] = []
    var ends = starts.filter { $0 > 0 && $0 < bytes.count && bytes.isScalarBoundary($0) }
    ends.append(bytes.count)
    var start = 0
    for end in ends.sorted() where end > start {
      var (lower, upper) = (start, end)
      start = end
      while lower < upper, let scalar = bytes.scalar(at: lower), isTrimmed(categories[scalar.value])
      {
        lower += scalar.length
      }
      while upper > lower, let scalar = bytes.scalar(before: upper),
        isTrimmed(categories[scalar.value])
      {
        upper -= scalar.length
      }
      let hasWord = sequence(first: lower) { $0 + (bytes.scalar(at: $0)?.length ?? 1) }
        .lazy.prefix { $0 < upper }
        .contains { !categories[bytes.scalar(at: $0)?.value ?? 0].isNonWord }
      if hasWord { found.append(lower..<upper) }
    }
    return snapped(found, text, bytes)
  }

  /// Returns the ranges extended to grapheme cluster boundaries, without overlaps.
  private static func snapped(
    _ ranges: [Range<Int>], _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var boundaries = CharacterBoundaries(text)
    var snapped: [Range<Int>] = []
    var end = 0
    for range in ranges {
      let lower = max(end, boundaries.boundary(atOrBefore: range.lowerBound, in: bytes))
      let upper = boundaries.boundary(atOrAfter: range.upperBound, in: bytes)
      guard lower < upper else { continue }
      snapped.append(lower..<upper)
      end = upper
    }
    return snapped
  }
}

extension GeneralCategory {
  /// Whether the category is white space or control characters.
  fileprivate var isSpace: Bool {
    switch self {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
    default: false
    }
  }

  /// Whether characters of the category cannot form a word: punctuation, symbols and white space.
  fileprivate var isNonWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .privateUse:
      false
    default: true
    }
  }
}

extension [Range<Int>] {
  /// Returns the element that contains an offset; the ranges must be ascending and not overlap.
  func containing(_ offset: Int) -> Range<Int>? {
    let next = partitioningIndex { $0.lowerBound > offset }
    guard next > 0, self[next - 1].contains(offset) else { return nil }
    return self[next - 1]
  }
}
