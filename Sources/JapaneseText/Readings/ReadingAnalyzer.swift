import TextFoundation

/// Finds the words of text and how each is read: the scratch of one worker.
///
/// The rules run one after the other over the words of a stretch; each is a file of its own.
///
/// Not Sendable: every call writes to it.
final class ReadingAnalyzer {
  private let texts: TextAnalyzer
  private var arena = KanaArena()
  private var numbers = NumberWords()
  private let homographs = HomographRules.standard

  /// Scratch for a dictionary, or for none.
  init(core: TokenizerCore?) {
    texts = TextAnalyzer(core: core)
  }

  /// Calls `body` with the analyzed words of each chunk of a text and the chunk's offset.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - latinWords: whether words in Latin letters get a reading.
  ///   - body: receives the words.
  func forEachStretch(
    of text: UnsafeBufferPointer<UInt8>, latinWords: ReadingOptions.LatinWords = .keep,
    _ body: (inout AnalyzedText, Int) -> Void
  ) {
    var stretches = Stretches(text)
    while let range = stretches.next() {
      analyze(UnsafeBufferPointer(rebasing: text[range]), latinWords: latinWords) {
        body(&$0, range.lowerBound)
      }
    }
  }

  /// Hands the words of a stretch (at most a line) with their readings to `body`.
  ///
  /// - Parameters:
  ///   - stretch: the text.
  ///   - latinWords: whether words in Latin letters get a reading.
  ///   - body: receives the words.
  func analyze(
    _ stretch: UnsafeBufferPointer<UInt8>, latinWords: ReadingOptions.LatinWords = .keep,
    _ body: (inout AnalyzedText) -> Void
  ) {
    arena.reset()
    texts.analyze(
      stretch,
      rules: { text in
        let hasUnreadKanji = KanaSpelling.apply(to: &text, &arena)
        numbers.apply(to: &text, &arena)
        if hasUnreadKanji {
          RepeatedKanji.apply(to: &text, &arena)
          UnknownKanji.apply(to: &text, &arena)
        }
        KanjiPairs.apply(to: &text, &arena)
        homographs.apply(to: &text, &arena)
        OverlongOkurigana.apply(to: &text)
        if latinWords == .spell { LatinSpelling.apply(to: &text, &arena) }
      }, body)
  }
}
