package import TextFoundation

extension Tokenizer {
  /// The text in Latin letters, its words as a reader sees them separated by spaces.
  ///
  /// ```swift
  /// tokenizer.romanized("東京へ行きました。")  // "tōkyō e ikimashita."
  /// tokenizer.romanized("田中さんは講師だ", options: RomanizationOptions(system: .kunrei))
  /// // "tanaka san wa kôsi da"
  /// ```
  ///
  /// Japanese punctuation becomes ASCII, white space of the text stays, Latin words too; other
  /// scripts (Cyrillic, Greek, Hangul) go through ICU, kanji never do.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one gives an empty string.
  ///   - options: the system, and how it is spelled.
  /// - Returns: the text in Latin letters.
  /// - Complexity: linear in the length of the text.
  public func romanized(
    _ text: String, options: RomanizationOptions = RomanizationOptions()
  ) -> String {
    TextRomanizer(tokenizer: self, options: options).romanized(text)
  }
}

/// Romanizes text: the scratch of one worker, for strings and for programs that read lines.
package final class TextRomanizer {
  private let pool: ScratchPool?
  private let analyzer: ReadingAnalyzer
  private var romanizer: SentenceRomanizer
  private let grouping = WordGrouping(unit: .reader)

  /// A romanizer with a dictionary, or without: then the runs of one script are words.
  package init(tokenizer: Tokenizer?, options: RomanizationOptions) {
    pool = tokenizer?.core.scratch
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    romanizer = SentenceRomanizer(options: options)
  }

  deinit { pool?.giveBack(analyzer) }

  /// Appends text in Latin letters.
  ///
  /// - Parameters:
  ///   - text: lines, or a part of one.
  ///   - continuesText: whether the text goes on with that of the call before.
  ///   - output: receives the letters.
  package func append(
    _ text: UnsafeBufferPointer<UInt8>, continuesText: Bool = false, to output: inout ByteBuffer
  ) {
    if !continuesText { romanizer.beginLine() }
    analyzer.forEachStretch(of: text) { stretch, _ in
      grouping.mark(&stretch)
      romanizer.append(stretch, to: &output)
    }
  }

  /// A text in Latin letters.
  package func romanized(_ text: String) -> String {
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2)
    withUTF8Bytes(of: text) { append($0, to: &output) }
    return output.text
  }
}
