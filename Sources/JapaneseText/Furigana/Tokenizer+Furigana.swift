import TextFoundation

extension Tokenizer {
  /// The text with the readings of its kanji.
  ///
  /// ```swift
  /// tokenizer.furigana("昨日は学校を休んだ").brackets()
  /// // "昨日[きのう]は学校[がっこう]を休[やす]んだ"
  /// ```
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no segments.
  ///   - options: grouping, kana, and the kanji that need none.
  ///   - overriding: segments whose readings stand instead of what the dictionary says, in order,
  ///     such as ``FuriganaText`` reads from a manuscript.
  /// - Returns: segments that cover the text in order.
  /// - Complexity: linear in the length of the text.
  public func furigana(
    _ text: String, options: FuriganaOptions = FuriganaOptions(),
    overriding: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    TextAnnotator(tokenizer: self, options: options).segments(of: text, overriding: overriding)
  }
}

/// Annotates text: the scratch of one worker, for strings and for programs that read lines.
package final class TextAnnotator {
  private let pool: ScratchPool?
  private let analyzer: ReadingAnalyzer
  private let options: FuriganaOptions
  private var words: [ReadWord] = []

  /// An annotator with a dictionary, or without: then kanji are read one by one.
  package init(tokenizer: Tokenizer?, options: FuriganaOptions) {
    pool = tokenizer?.core.scratch
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    self.options = options
  }

  deinit { pool?.giveBack(analyzer) }

  /// The segments of a text.
  package func segments(
    of text: String, overriding: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    words.removeAll(keepingCapacity: true)
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachStretch(of: bytes) { stretch, offset in collect(stretch, at: offset) }
    }
    return FuriganaBuilder.segments(
      in: text, words: words, options: options, overrides: overriding)
  }

  /// Words with kanji; the others are read as they are written.
  private func collect(_ text: AnalyzedText, at offset: Int) {
    for word in text.words where word.scripts.contains(.kanji) && !word.reading.isEmpty {
      words.append(
        ReadWord(
          utf8Range: word.start + offset..<word.end + offset,
          reading: String(decoding: word.reading, as: UTF8.self)))
    }
  }
}
