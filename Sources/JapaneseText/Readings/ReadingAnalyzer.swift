import TextFoundation

/// Finds the words of text and their readings, in reusable buffers.
///
/// The rules are applied one after another to the words of a chunk; each is in a separate file.
///
/// Not thread-safe: use one per task.
final class ReadingAnalyzer {
  private let texts: ChunkAnalyzer
  private var arena = KanaArena()
  private var numbers = NumberWords()
  private var codeSpelling = CodeSpelling()
  private var symbolSpelling = SymbolSpelling()
  private let homographs = HomographRules.standard
  /// The readings given by the user; nil if there are none.
  private var overrides: OverrideRules?

  /// Creates an analyzer, optionally with a dictionary.
  init(core: TokenizerCore?) {
    texts = ChunkAnalyzer(core: core)
    overrides = core.flatMap { OverrideRules(OverrideTable($0.overrides, schema: $0.schema)) }
  }

  /// Calls `body` with the analyzed words of each chunk of a text, and the chunk's offset.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - latinWords: whether words in Latin letters get a reading.
  ///   - symbols: whether symbols get a reading.
  ///   - inspect: receives the words of each chunk after the rules, at their offsets in the
  ///     normalized text that the rules see, before `body` receives the same words.
  ///   - body: receives the words.
  func forEachChunk(
    of text: UnsafeBufferPointer<UInt8>, latinWords: ReadingOptions.LatinWords = .keep,
    symbols: ReadingOptions.Symbols = .keep, inspect: ((AnalyzedText) -> Void)? = nil,
    _ body: (inout AnalyzedText, Int) -> Void
  ) {
    var chunks = Chunks(text)
    while let range = chunks.next() {
      analyze(
        UnsafeBufferPointer(rebasing: text[range]), latinWords: latinWords, symbols: symbols,
        inspect: inspect
      ) {
        body(&$0, range.lowerBound)
      }
    }
  }

  /// Passes the words of a chunk (at most a line) with their readings to `body`.
  ///
  /// - Parameters:
  ///   - chunk: the text.
  ///   - latinWords: whether words in Latin letters get a reading.
  ///   - symbols: whether symbols get a reading.
  ///   - inspect: receives the words after the rules, in the normalized text that the rules see.
  ///   - body: receives the words.
  func analyze(
    _ chunk: UnsafeBufferPointer<UInt8>, latinWords: ReadingOptions.LatinWords = .keep,
    symbols: ReadingOptions.Symbols = .keep, inspect: ((AnalyzedText) -> Void)? = nil,
    _ body: (inout AnalyzedText) -> Void
  ) {
    arena.reset()
    texts.analyze(
      chunk,
      rules: { text in
        let hasKanjiWithoutReading = KanaSpelling.apply(to: &text, &arena)
        numbers.apply(to: &text, &arena)
        if hasKanjiWithoutReading {
          RepeatedKanji.apply(to: &text, &arena)
          UnknownKanji.apply(to: &text, &arena)
        }
        KanjiPairs.apply(to: &text, &arena)
        ComponentReadings.apply(to: &text)
        homographs.apply(to: &text, &arena)
        OverlongOkurigana.apply(to: &text)
        if latinWords == .spell {
          codeSpelling.apply(to: &text, &arena)
          LatinSpelling.apply(to: &text, &arena)
        }
        if symbols == .spell { symbolSpelling.apply(to: &text, &arena) }
      },
      hasOverrides: overrides != nil, overrides: { overrides?.apply(to: &$0, &arena) },
      inspect: inspect, body)
  }
}
