import LatticeEngine

/// A word of a stretch of text with all that the rules of words, readings and phrases ask.
///
/// Borrowed: good as long as the stretch it belongs to.
struct AnalyzedWord {
  /// Where the word starts in the stretch's bytes.
  var start: Int
  /// Where the word ends in the stretch's bytes.
  var end: Int
  /// Part of speech and other properties; begin as the entry's.
  var traits: WordTraits
  /// How it is written.
  let scripts: SurfaceScripts
  /// The dictionary's entry; that of the first word where rules have joined several.
  let entry: LexicalEntry
  /// The reading in katakana; empty if nothing is known.
  var reading: KanaBytes
  /// The reading with long vowels written ー, as the dictionary gives it or a rule; empty: the
  /// vowels of ``reading`` say it all.
  var pronunciation: KanaBytes
  /// Whether it belongs to the word before in the unit asked for (see ``WordGrouping``).
  var joinsPrevious = false

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
    if span.isMerged { (reading, pronunciation) = (.none, .none) }
  }

  /// A word in the place of several, or of a part of one.
  init(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, traits: WordTraits,
    entry: LexicalEntry, reading: KanaBytes, pronunciation: KanaBytes
  ) {
    start = range.lowerBound
    end = range.upperBound
    scripts = SurfaceScripts(UnsafeBufferPointer(rebasing: bytes[range]))
    self.traits = traits
    self.entry = entry
    self.reading = reading
    self.pronunciation = pronunciation
  }

  /// Whether the word has one of these traits.
  func intersects(_ traits: WordTraits) -> Bool { self.traits.intersects(traits) }
}

/// A stretch of text with its words in order: what the rules work on.
///
/// Words ascend and do not overlap; white space lies between them.
struct AnalyzedText {
  /// The stretch's UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  var words: [AnalyzedWord]

  /// The text of a word.
  func surface(_ word: AnalyzedWord) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
  }

  /// The text of the word at an index; empty outside.
  func surface(at index: Int) -> UnsafeBufferPointer<UInt8> {
    guard words.indices.contains(index) else { return .none }
    return surface(words[index])
  }

  /// Whether nothing lies between a word and the one before it.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && words[index - 1].end == words[index].start
  }
}
