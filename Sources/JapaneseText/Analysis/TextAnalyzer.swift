import MeCab
import TextFoundation

/// Finds the words of text, stretch by stretch: the scratch of one worker.
///
/// A stretch is a line, or a piece of a long line that ends behind a sentence.
///
/// Not Sendable: every call writes to it.
final class TextAnalyzer {
  private let analyzer: LineAnalyzer
  private var entries: LexicalEntryCache
  private var words: [AnalyzedWord] = []

  /// Longer lines are cut: rules look at neighbours only, and memory stays small.
  static let longestStretch = 1 << 18

  init(core: TokenizerCore) {
    analyzer = core.makeAnalyzer(keepsAllText: true)
    entries = LexicalEntryCache(schema: core.schema)
  }

  /// Hands the words of a stretch (at most a line, with or without its LF) to `body`.
  func analyze(_ stretch: UnsafeBufferPointer<UInt8>, _ body: (inout AnalyzedText) -> Void) {
    words.removeAll(keepingCapacity: true)
    var joiner = TokenSpanJoiner(text: String(decoding: stretch, as: UTF8.self), bytes: stretch)
    func append(_ span: TokenSpan) {
      words.append(AnalyzedWord(span, entry: entries.entry(for: span.record.feature), in: stretch))
    }
    let hasLineEnd = stretch.last == UInt8(ascii: "\n")
    let line = UnsafeBufferPointer(rebasing: stretch[..<(stretch.count - (hasLineEnd ? 1 : 0))])
    analyzer.analyze(line) { records in
      for record in records { joiner.append(record, lineStart: 0, append) }
    }
    joiner.finish(append)
    var text = AnalyzedText(bytes: stretch, words: words)
    words = []
    body(&text)
    words = text.words
  }
}
