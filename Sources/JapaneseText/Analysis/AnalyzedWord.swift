import LatticeEngine

/// A word of a chunk of text with the properties that the grouping, reading and phrase rules use.
///
/// Borrows memory: valid only as long as its chunk.
struct AnalyzedWord {
  /// The start offset in the chunk's bytes.
  var start: Int
  /// The end offset in the chunk's bytes.
  var end: Int
  /// The part of speech and other properties; initially those of the entry.
  var traits: WordTraits
  /// The scripts that the word is written in.
  let scripts: SurfaceScripts
  /// The dictionary entry; that of the first word if rules have joined several.
  let entry: LexicalEntry
  /// The reading in katakana; empty if unknown.
  var reading: KanaBytes
  /// The reading with long vowels written ー, from the dictionary or a rule; empty if it does not
  /// differ from ``reading``.
  var pronunciation: KanaBytes
  /// Whether the word belongs to the same unit as the preceding word (see ``WordGrouping``).
  var joinsPrevious = false
  /// The origin of the reading.
  var origin: ReadingOrigin
  /// The index of the homograph rule that chose the reading; negative if none did.
  var homographRule: Int16 = -1
  /// The accent that replaces the dictionary's.
  var givenAccent = GivenAccent.dictionary

  /// An accent given together with a reading.
  enum GivenAccent: Equatable {
    /// None: that of the entry applies.
    case dictionary
    /// The reading is not the entry's, and its accent is unknown.
    case unknown
    /// The mora after which the pitch falls; 0 if it does not fall.
    case nucleus(Int8)
  }

  init(_ span: TokenSpan, entry: LexicalEntry, in bytes: UnsafeBufferPointer<UInt8>) {
    start = span.start
    end = span.end
    scripts = SurfaceScripts(UnsafeBufferPointer(rebasing: bytes[span.start..<span.end]))
    traits = entry.traits
    if span.record.isUnknown { traits.insert(.unknown) }
    if span.isMerged { traits.insert(.merged) }
    self.entry = entry
    reading = entry.reading
    pronunciation = entry.pronunciation
    origin = .dictionary
    if span.isMerged { (reading, pronunciation) = (.none, .none) }
  }

  /// Creates a word that replaces several words or part of one.
  init(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, traits: WordTraits,
    entry: LexicalEntry, reading: KanaBytes, pronunciation: KanaBytes,
    origin: ReadingOrigin = .dictionary
  ) {
    start = range.lowerBound
    end = range.upperBound
    scripts = SurfaceScripts(UnsafeBufferPointer(rebasing: bytes[range]))
    self.traits = traits
    self.entry = entry
    self.reading = reading
    self.pronunciation = pronunciation
    self.origin = origin
  }

  /// Returns whether the word has at least one of the traits.
  func intersects(_ traits: WordTraits) -> Bool { self.traits.intersects(traits) }
}

/// A chunk of text with its words, the input of the rules.
///
/// The words are in order and do not overlap; whitespace is between them.
struct AnalyzedText {
  /// The UTF-8 of the chunk.
  let bytes: UnsafeBufferPointer<UInt8>
  var words: [AnalyzedWord]

  /// Returns the bytes of a word.
  func surface(_ word: AnalyzedWord) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
  }

  /// Returns the bytes of the word at an index, or an empty buffer if the index is out of bounds.
  func surface(at index: Int) -> UnsafeBufferPointer<UInt8> {
    guard words.indices.contains(index) else { return .none }
    return surface(words[index])
  }

  /// Returns whether a word directly follows the preceding word, without a gap.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && words[index - 1].end == words[index].start
  }
}
