package import TextFoundation

extension Tokenizer {
  /// Returns the text in Latin letters, with spaces between words of ``WordUnit/reader``.
  ///
  /// ```swift
  /// tokenizer.romanized("東京へ行きました。")  // "tōkyō e ikimashita."
  /// tokenizer.romanized("田中さんは講師だ", options: RomanizationOptions(system: .kunrei))
  /// // "tanaka san wa kôsi da"
  /// ```
  ///
  /// Japanese punctuation becomes ASCII; whitespace and Latin words are unchanged. Other scripts
  /// (Cyrillic, Greek, Hangul) are transliterated by ICU, but kanji never are.
  ///
  /// - Parameters:
  ///   - text: any text; the result for an empty one is empty.
  ///   - options: the romanization system and spelling options.
  /// - Returns: the text in Latin letters.
  /// - Complexity: linear in the length of the text.
  public func romanized(
    _ text: String, options: RomanizationOptions = RomanizationOptions()
  ) -> String {
    TextRomanizer(tokenizer: self, options: options).romanized(text)
  }
}

/// Romanizes text, for strings and for programs that process lines.
///
/// Not thread-safe: use one per task.
package final class TextRomanizer {
  private let pool: ScratchPool?
  private let analyzer: ReadingAnalyzer
  private var romanizer: SentenceRomanizer
  private let grouping = WordGrouping(unit: .reader)

  /// Creates a romanizer with a dictionary; without one, runs of one script are words.
  package init(tokenizer: Tokenizer?, options: RomanizationOptions) {
    pool = tokenizer?.core.scratch
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    romanizer = SentenceRomanizer(options: options)
  }

  deinit { pool?.putBack(analyzer) }

  /// Appends text in Latin letters.
  ///
  /// - Parameters:
  ///   - text: lines, or a segment of one.
  ///   - continuesText: whether the text continues that of the preceding call.
  ///   - output: receives the letters.
  package func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesText: Bool = false, to output: inout ByteBuffer
  ) {
    if !continuesText { romanizer.beginLine() }
    analyzer.forEachChunk(of: text) { chunk, _ in
      grouping.joinWords(&chunk)
      romanizer.append(chunk, to: &output)
    }
  }

  /// Returns a text in Latin letters.
  package func romanized(_ text: String) -> String {
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2)
    withUTF8Bytes(of: text) { append($0, to: &output) }
    return output.text
  }
}
