import TextFoundation

extension Tokenizer {
  /// Returns the text in segments, with the readings of its kanji.
  ///
  /// ```swift
  /// tokenizer.furigana("昨日は学校を休んだ").brackets()
  /// // "昨日[きのう]は学校[がっこう]を休[やす]んだ"
  /// ```
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no segments.
  ///   - options: the grouping and script of the readings, and the kanji without furigana.
  ///   - overriding: segments whose readings replace those of the dictionary, in order, such as a
  ///     ``FuriganaText`` parsed from a manuscript.
  /// - Returns: segments that cover the text in order.
  /// - Complexity: linear in the length of the text.
  public func furigana(
    _ text: String, options: FuriganaOptions = FuriganaOptions(),
    overriding: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    TextAnnotator(tokenizer: self, options: options).segments(of: text, overriding: overriding)
  }
}

/// Annotates strings with furigana, in reusable buffers.
///
/// Not thread-safe: use one per task.
package final class TextAnnotator {
  private let pool: ScratchPool?
  private let analyzer: ReadingAnalyzer
  private let options: FuriganaOptions
  private var words: [AnnotatedWord] = []

  /// Creates an annotator with a dictionary; without one, kanji are read one by one.
  package init(tokenizer: Tokenizer?, options: FuriganaOptions) {
    pool = tokenizer?.core.scratch
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    self.options = options
  }

  deinit { pool?.putBack(analyzer) }

  /// Returns the segments of a text.
  package func segments(
    of text: String, overriding: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    words.removeAll(keepingCapacity: true)
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachChunk(of: bytes) { chunk, offset in collect(chunk, at: offset) }
    }
    return FuriganaBuilder.segments(
      in: text, words: words, options: options, overrides: overriding)
  }

  /// Collects the words with kanji, digits with a reading of the native series, and the letters and
  /// symbols to which the user gave a reading; other words need no furigana.
  private func collect(_ text: AnalyzedText, at offset: Int) {
    var index = 0
    while index < text.words.count {
      let word = text.words[index]
      if let number = NativeNumber(at: index, in: text) {
        words.append(
          AnnotatedWord(
            utf8Range: number.range.lowerBound + offset..<number.range.upperBound + offset,
            reading: number.reading, isIndivisible: true))
        index += number.wordCount
        continue
      }
      if needsFurigana(word) {
        words.append(
          AnnotatedWord(
            utf8Range: word.start + offset..<word.end + offset,
            reading: String(decoding: word.reading, as: UTF8.self),
            isWhole: !word.scripts.contains(.kanji)))
      }
      index += 1
    }
  }

  private func needsFurigana(_ word: AnalyzedWord) -> Bool {
    if word.reading.isEmpty { return false }
    return word.scripts.contains(.kanji)
      || word.intersects(.overridden) && !word.scripts.isSubset(of: .kana)
  }
}
