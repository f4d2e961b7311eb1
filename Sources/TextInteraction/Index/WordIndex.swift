import LineBreaking
import TextFoundation
import TextLayout
import TypedEvents

/// The words and phrases of a layout's paragraphs, found when they are first asked for.
///
/// Sendable: guarded by a mutex; a paragraph's words never change once they are found.
final class WordIndex: Sendable {
  private let paragraphs: TracedMutex<[ParagraphWords?]>

  init(paragraphs count: Int) {
    paragraphs = TracedMutex(Array(repeating: nil, count: count))
  }

  /// The words of a paragraph, made now if they were not yet; nil for an index that is none.
  ///
  /// Two threads that ask at once may both make them; what is kept is that of the first.
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

/// Where the words and phrases of a paragraph are.
///
/// A class, so that a question need not copy it. Sendable: nothing in it changes.
final class ParagraphWords: Sendable {
  /// Ascending, apart from each other and never empty; without the spaces and punctuation around.
  let words: [Range<Int>]
  /// The same of phrases, whose punctuation belongs to them.
  let phrases: [Range<Int>]

  /// The words of a text that boundaries divide; by scripts if there are none.
  init(_ text: String, boundaries: TextBoundaries?) {
    (words, phrases) = withUTF8Bytes(of: text) { bytes in
      guard let boundaries, !(boundaries.words.isEmpty && boundaries.phrases.isEmpty) else {
        let words = Self.snapped(ScriptRuns.words(in: bytes), text, bytes)
        return (words, words)
      }
      let phrases = boundaries.phrases
      let words = boundaries.words + phrases + boundaries.complexContext
      return (
        Self.pieces(words, text, bytes, without: \.isNoWord),
        Self.pieces(phrases.isEmpty ? words : phrases, text, bytes, without: \.isSpace)
      )
    }
  }

  /// The pieces between places without what is at their edges, those of nothing else left out.
  private static func pieces(
    _ starts: [Int], _ text: String, _ bytes: UnsafeBufferPointer<UInt8>,
    without isTrimmed: (GeneralCategory) -> Bool
  ) -> [Range<Int>] {
    let categories = GeneralCategory.table
    var found: [Range<Int>] = []
    var places = starts.filter { $0 > 0 && $0 < bytes.count && bytes.isScalarBoundary($0) }
    places.append(bytes.count)
    var start = 0
    for end in places.sorted() where end > start {
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
        .contains { !categories[bytes.scalar(at: $0)?.value ?? 0].isNoWord }
      if hasWord { found.append(lower..<upper) }
    }
    return snapped(found, text, bytes)
  }

  /// Ranges with their ends moved to the edges of Characters, none over the other.
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
  /// Whether it is white space or a control character.
  fileprivate var isSpace: Bool {
    switch self {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
    default: false
    }
  }

  /// Whether characters of the category make no word: punctuation, symbols, white space.
  fileprivate var isNoWord: Bool {
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
  /// The one of ascending ranges that holds an offset.
  func containing(_ offset: Int) -> Range<Int>? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, self[low - 1].contains(offset) else { return nil }
    return self[low - 1]
  }
}
