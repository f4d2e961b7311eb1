import Kana
import TextFoundation

/// A word in the unit ``WordUnit/reader``, with its reading in context.
package struct WordReading: Sendable, Hashable {
  /// The range of the word in the text, in UTF-8 offsets.
  package let range: Range<Int>
  /// The reading in hiragana; letters and digits without a reading are unchanged.
  package let hiragana: String
  /// The reading in Latin letters, spelled as by ``Tokenizer/romanized(_:options:)``.
  package let romaji: String
  /// The dictionary form, such as 食べる for 食べました.
  package let baseForm: String
  /// The part of speech of the word without its endings.
  package let partOfSpeech: PartOfSpeech
}

/// Finds words (``WordUnit/reader``) with their readings, in reusable buffers.
///
/// A single analysis determines all properties, so that the kana and the Latin letters of a word
/// agree.
///
/// Not thread-safe: use one per task.
package final class WordReader {
  private let pool: ScratchPool
  private let analyzer: ReadingAnalyzer
  private let grouping = WordGrouping(unit: .reader)
  private let partsOfSpeech: PartOfSpeechTable
  private let writer = ReadingWriter(syllabary: .hiragana)
  private var romanizer: SentenceRomanizer
  private var output = ByteBuffer(minimumCapacity: 256)

  /// Creates a reader with a dictionary.
  package init(tokenizer: Tokenizer, romanization: RomanizationOptions = RomanizationOptions()) {
    pool = tokenizer.core.scratch
    analyzer = pool.take() ?? ReadingAnalyzer(core: tokenizer.core)
    partsOfSpeech = .table(for: tokenizer.core.schema.tagSet)
    romanizer = SentenceRomanizer(options: romanization)
  }

  deinit { pool.putBack(analyzer) }

  /// Calls `body` with the words of a text in order, without whitespace, punctuation and symbols.
  ///
  /// - Complexity: linear in the length of the text.
  package func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (WordReading) -> Void) {
    analyzer.forEachChunk(of: text) { chunk, offset in
      grouping.joinWords(&chunk)
      emit(chunk, at: offset, body)
    }
  }

  private func emit(_ text: AnalyzedText, at offset: Int, _ body: (WordReading) -> Void) {
    var start = 0
    while start < text.words.count {
      var end = start + 1
      while end < text.words.count, text.words[end].joinsPrevious { end += 1 }
      let parts = text.words[start..<end]
      if !parts.allSatisfy({ $0.isPunctuationOrSymbol }) {
        text.words.withUnsafeBufferPointer { words in
          let word = GroupedWord(
            parts: UnsafeBufferPointer(rebasing: words[start..<end]), bytes: text.bytes,
            offset: offset, partsOfSpeech: partsOfSpeech)
          body(reading(of: word, isolated: word.isolated))
        }
      }
      start = end
    }
  }

  private func reading(of word: GroupedWord, isolated: AnalyzedText) -> WordReading {
    output.removeAll()
    writer.append(isolated, to: &output)
    let hiragana = output.text
    output.removeAll()
    romanizer.beginLine()
    romanizer.append(isolated, to: &output)
    let romaji = output.text
    output.removeAll()
    word.appendBaseForm(to: &output)
    return WordReading(
      range: word.range, hiragana: hiragana, romaji: romaji, baseForm: output.text,
      partOfSpeech: word.partOfSpeech)
  }
}

extension GroupedWord {
  /// The word as a separate chunk.
  fileprivate var isolated: AnalyzedText {
    let start = parts[0].start
    return AnalyzedText(
      bytes: surface,
      words: parts.map { part in
        var part = part
        part.start -= start
        part.end -= start
        return part
      })
  }
}
