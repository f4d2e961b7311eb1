import TextFoundation

/// Finds the words of text, chunk by chunk, in reusable buffers.
///
/// A chunk is a line, or a segment of a long line that ends after a sentence.
///
/// Not thread-safe: use one per task.
final class ChunkAnalyzer {
  private let finder: any WordFinder
  private var words: [AnalyzedWord] = []
  private var preparation = TextPreparation()
  private var modern: [UInt8] = []

  /// Creates an analyzer for a dictionary; without one, runs of one script are words.
  init(core: TokenizerCore?) {
    finder = core.map { DictionaryWordFinder(core: $0) } ?? ScriptWordFinder()
  }

  /// Finds the words of a chunk (at most a line, with or without its LF), applies `rules` to them,
  /// and passes them to `body`.
  ///
  /// The rules see the normalized text (see ``TextPreparation``), possibly with modern forms of
  /// kanji; `overrides` sees the normalized text with the forms of the source; `body` sees the words
  /// at their offsets in `chunk`. `inspect` receives the words before that, in the text that the
  /// rules see.
  func analyze(
    _ chunk: UnsafeBufferPointer<UInt8>, rules: (inout AnalyzedText) -> Void,
    hasOverrides: Bool = false, overrides: (inout AnalyzedText) -> Void = { _ in },
    inspect: ((AnalyzedText) -> Void)? = nil,
    _ body: (inout AnalyzedText) -> Void
  ) {
    preparation.prepare(chunk) { bytes, sources in
      findWords(in: bytes)
      let isModernized = findModernWords(in: bytes)
      if isModernized {
        modern.withUnsafeBufferPointer { apply(rules, to: $0) }
      } else {
        apply(rules, to: bytes)
      }
      if hasOverrides { apply(overrides, to: bytes) }
      if let inspect {
        if isModernized {
          modern.withUnsafeBufferPointer { inspect(AnalyzedText(bytes: $0, words: words)) }
        } else {
          inspect(AnalyzedText(bytes: bytes, words: words))
        }
      }
      if let sources { moveWords(to: sources) }
      var text = AnalyzedText(bytes: chunk, words: takeWords())
      body(&text)
      words = text.words
    }
  }

  /// Repeats the search with old forms of kanji replaced by modern ones, and returns whether the
  /// result is better, which is the case if a kanji word had no reading or if the new result has
  /// fewer words.
  private func findModernWords(in chunk: UnsafeBufferPointer<UInt8>) -> Bool {
    guard ModernKanji.modernize(chunk, into: &modern) else { return false }
    let found = takeWords()
    modern.withUnsafeBufferPointer { findWords(in: $0) }
    let isBetter =
      words.count < found.count
      || found.contains { $0.scripts.contains(.kanji) && $0.reading.isEmpty }
    if !isBetter { words = found }
    return isBetter
  }

  private func findWords(in chunk: UnsafeBufferPointer<UInt8>) {
    var found = takeWords()
    found.removeAll(keepingCapacity: true)
    finder.find(in: chunk, appendingTo: &found)
    words = found
  }

  private func apply(
    _ rules: (inout AnalyzedText) -> Void, to bytes: UnsafeBufferPointer<UInt8>
  ) {
    var text = AnalyzedText(bytes: bytes, words: takeWords())
    rules(&text)
    words = text.words
  }

  /// Moves the words out of the property, so that the array is uniquely referenced and not copied.
  private func takeWords() -> [AnalyzedWord] {
    defer { words = [] }
    return words
  }

  /// Maps the offsets of the words from the prepared text to the source.
  private func moveWords(to sources: UnsafeBufferPointer<Int32>) {
    for index in words.indices {
      words[index].start = Int(sources[words[index].start])
      words[index].end = Int(sources[words[index].end])
    }
  }
}
