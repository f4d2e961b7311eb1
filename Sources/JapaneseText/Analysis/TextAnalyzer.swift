import TextFoundation

/// Finds the words of text, stretch by stretch: the scratch of one worker.
///
/// A stretch is a line, or a piece of a long line that ends behind a sentence.
///
/// Not Sendable: every call writes to it.
final class TextAnalyzer {
  private let finder: any WordFinder
  private var words: [AnalyzedWord] = []
  private var preparation = TextPreparation()
  private var modern: [UInt8] = []

  /// Scratch for a dictionary, or for none: then the runs of one script are words.
  init(core: TokenizerCore?) {
    finder = core.map { DictionaryWordFinder(core: $0) } ?? ScriptWordFinder()
  }

  /// Finds the words of a stretch (at most a line, with or without its LF), lets `rules` work on
  /// them and hands them to `body`.
  ///
  /// The rules see the text as the dictionary was asked (see ``TextPreparation``), `body` sees the
  /// words at their places in `stretch`.
  func analyze(
    _ stretch: UnsafeBufferPointer<UInt8>, rules: (inout AnalyzedText) -> Void,
    _ body: (inout AnalyzedText) -> Void
  ) {
    preparation.prepare(stretch) { bytes, sources in
      findWords(in: bytes)
      let isModernized = findModernWords(in: bytes)
      if isModernized {
        modern.withUnsafeBufferPointer { apply(rules, to: $0) }
      } else {
        apply(rules, to: bytes)
      }
      if let sources { moveWords(to: sources) }
      var text = AnalyzedText(bytes: stretch, words: takeWords())
      body(&text)
      words = text.words
    }
  }

  /// Finds the words again in modern forms of kanji, if the text has old ones; returns whether
  /// those are better: a word has no reading, or there are fewer.
  private func findModernWords(in stretch: UnsafeBufferPointer<UInt8>) -> Bool {
    guard ModernKanji.modernize(stretch, into: &modern) else { return false }
    let found = takeWords()
    modern.withUnsafeBufferPointer { findWords(in: $0) }
    let isBetter =
      words.count < found.count
      || found.contains { $0.scripts.contains(.kanji) && $0.reading.isEmpty }
    if !isBetter { words = found }
    return isBetter
  }

  private func findWords(in stretch: UnsafeBufferPointer<UInt8>) {
    var found = takeWords()
    found.removeAll(keepingCapacity: true)
    finder.find(in: stretch, appendingTo: &found)
    words = found
  }

  private func apply(
    _ rules: (inout AnalyzedText) -> Void, to bytes: UnsafeBufferPointer<UInt8>
  ) {
    var text = AnalyzedText(bytes: bytes, words: takeWords())
    rules(&text)
    words = text.words
  }

  /// The words without a copy: an array has one owner at a time.
  private func takeWords() -> [AnalyzedWord] {
    defer { words = [] }
    return words
  }

  /// Moves the words from the prepared text to the source.
  private func moveWords(to sources: UnsafeBufferPointer<Int32>) {
    for index in words.indices {
      words[index].start = Int(sources[words[index].start])
      words[index].end = Int(sources[words[index].end])
    }
  }
}
