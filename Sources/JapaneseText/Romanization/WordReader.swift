import Kana
import TextFoundation

/// A word as readers see words, with how it is read where it stands.
///
/// Sendable: a plain value.
package struct WordReading: Sendable, Hashable {
  /// The word's place in the text's UTF-8.
  package let range: Range<Int>
  /// How it is read, in hiragana; letters and digits that are not read stay.
  package let hiragana: String
  /// The same in Latin letters, as ``Tokenizer/romanized(_:options:)`` spells it.
  package let romaji: String
  /// The dictionary form, as in 食べる of 食べました.
  package let baseForm: String
  /// The part of speech of the word without its endings.
  package let partOfSpeech: PartOfSpeech
}

/// Finds words (``WordUnit/reader``) and reads each: the scratch of one worker.
///
/// One analysis gives all of it, so that the reading and the letters of a word agree.
///
/// Not Sendable: every call writes to it.
package final class WordReader {
  private let pool: ScratchPool
  private let analyzer: ReadingAnalyzer
  private let grouping = WordGrouping(unit: .reader)
  private let partsOfSpeech: PartOfSpeechTable
  private let writer = ReadingWriter(syllabary: .hiragana)
  private var romanizer: SentenceRomanizer
  private var output = ByteBuffer(minimumCapacity: 256)

  /// A reader with a dictionary.
  package init(tokenizer: Tokenizer, romanization: RomanizationOptions = RomanizationOptions()) {
    pool = tokenizer.core.scratch
    analyzer = pool.take() ?? ReadingAnalyzer(core: tokenizer.core)
    partsOfSpeech = .table(for: tokenizer.core.schema.tagSet)
    romanizer = SentenceRomanizer(options: romanization)
  }

  deinit { pool.giveBack(analyzer) }

  /// Calls `body` with the words of a text in order; white space, punctuation and symbols are none.
  ///
  /// - Complexity: linear in the length of the text.
  package func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (WordReading) -> Void) {
    analyzer.forEachStretch(of: text) { stretch, offset in
      grouping.mark(&stretch)
      hand(over: stretch, at: offset, body)
    }
  }

  private func hand(over text: AnalyzedText, at offset: Int, _ body: (WordReading) -> Void) {
    var start = 0
    while start < text.words.count {
      var end = start + 1
      while end < text.words.count, text.words[end].joinsPrevious { end += 1 }
      let parts = text.words[start..<end]
      if !parts.allSatisfy({ $0.isMark }) {
        text.words.withUnsafeBufferPointer { words in
          let word = GroupedWord(
            parts: UnsafeBufferPointer(rebasing: words[start..<end]), bytes: text.bytes,
            offset: offset, partsOfSpeech: partsOfSpeech)
          body(reading(of: word, alone: word.alone))
        }
      }
      start = end
    }
  }

  private func reading(of word: GroupedWord, alone: AnalyzedText) -> WordReading {
    output.removeAll()
    writer.append(alone, to: &output)
    let hiragana = output.text
    output.removeAll()
    romanizer.beginLine()
    romanizer.append(alone, to: &output)
    let romaji = output.text
    output.removeAll()
    word.appendBaseForm(to: &output)
    return WordReading(
      range: word.range, hiragana: hiragana, romaji: romaji, baseForm: output.text,
      partOfSpeech: word.partOfSpeech)
  }
}

extension GroupedWord {
  /// The word as a stretch of its own.
  fileprivate var alone: AnalyzedText {
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
