import TextFoundation

/// Finds the words of text in a unit larger than the dictionary's, in reusable buffers.
///
/// Not thread-safe: use one per task.
package final class WordAnalyzer {
  private let pool: ScratchPool
  private let finder: DictionaryWordFinder
  let grouping: WordGrouping
  private let partsOfSpeech: PartOfSpeechTable
  private var words: [AnalyzedWord] = []

  /// Creates an analyzer for a unit.
  package init(tokenizer: Tokenizer, unit: WordUnit) {
    let core = tokenizer.core
    pool = core.scratch
    finder = pool.take() ?? DictionaryWordFinder(core: core)
    grouping = WordGrouping(unit: unit)
    partsOfSpeech = .table(for: core.schema.tagSet)
  }

  deinit { pool.putBack(finder) }

  /// Calls `body` with the words of a text in order, without whitespace.
  package func analyze(_ text: UnsafeBufferPointer<UInt8>, _ body: (GroupedWord) -> Void) {
    forEachChunk(of: text) { chunk, offset in
      grouping.joinWords(&chunk)
      emit(chunk.words, of: chunk.bytes, at: offset, body)
    }
  }

  /// Calls `body` with the dictionary's words of each chunk of a text, and the chunk's offset.
  func forEachChunk(
    of text: UnsafeBufferPointer<UInt8>, _ body: (inout AnalyzedText, Int) -> Void
  ) {
    var chunks = Chunks(text)
    while let range = chunks.next() {
      let chunk = UnsafeBufferPointer(rebasing: text[range])
      words.removeAll(keepingCapacity: true)
      finder.find(in: chunk, appendingTo: &words)
      var analyzed = AnalyzedText(bytes: chunk, words: words)
      words = []
      if grouping.unit == .bunsetsu { analyzed.splitWordsAtWhitespace() }
      body(&analyzed, range.lowerBound)
      words = analyzed.words
    }
  }

  private func emit(
    _ words: [AnalyzedWord], of chunk: UnsafeBufferPointer<UInt8>, at offset: Int,
    _ body: (GroupedWord) -> Void
  ) {
    words.withUnsafeBufferPointer { words in
      var start = 0
      while start < words.count {
        var end = start + 1
        while end < words.count, words[end].joinsPrevious { end += 1 }
        body(
          GroupedWord(
            parts: UnsafeBufferPointer(rebasing: words[start..<end]), bytes: chunk,
            offset: offset, partsOfSpeech: partsOfSpeech))
        start = end
      }
    }
  }
}
