package import TextFoundation

extension Tokenizer {
  /// The text with the readings of its kanji.
  ///
  /// ```swift
  /// let segments = tokenizer.furigana("昨日は学校を休んだ")
  /// FuriganaNotation.brackets.string(for: segments)
  /// // "昨日[きのう]は学校[がっこう]を休[やす]んだ"
  /// ```
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no segments.
  ///   - options: grouping, kana, and the kanji that need none.
  ///   - overriding: segments with a reading that stand instead of what the dictionary says, such
  ///     as ``FuriganaText`` reads from a manuscript; those that are out of order or outside of the
  ///     text are left out.
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
  private let pool: LendingPool<ReadingAnalyzer>?
  private let analyzer: ReadingAnalyzer
  private let options: FuriganaOptions

  /// An annotator with a dictionary, or without: then kanji are read one by one.
  package init(tokenizer: Tokenizer?, options: FuriganaOptions) {
    pool = tokenizer?.core.idleReaders
    analyzer = pool?.take() ?? ReadingAnalyzer(core: tokenizer?.core)
    self.options = options
  }

  deinit { pool?.giveBack(analyzer) }

  /// The segments of a text.
  package func segments(
    of text: String, overriding: [FuriganaSegment] = []
  ) -> [FuriganaSegment] {
    let found = withUTF8Bytes(of: text) { bytes in self.segments(of: bytes) }
    guard !overriding.isEmpty else { return found }
    return FuriganaOverride.apply(overriding, to: found, of: text)
  }

  /// The segments of a text given as bytes.
  package func segments(of text: UnsafeBufferPointer<UInt8>) -> [FuriganaSegment] {
    var builder = FuriganaBuilder(options: options)
    var stretches = Stretches(text)
    while let range = stretches.next() {
      analyzer.analyze(UnsafeBufferPointer(rebasing: text[range])) {
        builder.append($0, at: range.lowerBound)
      }
    }
    return builder.finish()
  }
}
