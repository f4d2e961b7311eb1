import LatticeEngine
import TextFoundation

/// Where words come from: the dictionary, or nothing but the scripts.
///
/// Not Sendable: scratch of one worker.
protocol WordFinder: AnyObject {
  /// Appends the words of a stretch in order, white space not being one.
  func find(in stretch: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord])
}

/// Words as the dictionary splits them.
final class DictionaryWordFinder: WordFinder {
  private let analyzer: LineAnalyzer
  private var entries: LexicalEntryCache

  init(core: TokenizerCore) {
    analyzer = core.makeAnalyzer(keepsAllText: true)
    entries = LexicalEntryCache(schema: core.schema)
  }

  func find(in stretch: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord]) {
    var joiner = TokenSpanJoiner(bytes: stretch)
    func append(_ span: TokenSpan) {
      // U+3000 is a word for MeCab; for the rules it is a gap like every other white space.
      if UnsafeBufferPointer(rebasing: stretch[span.start..<span.end]).isWhitespace { return }
      words.append(AnalyzedWord(span, entry: entries.entry(for: span.record.feature), in: stretch))
    }
    let hasLineEnd = stretch.last == UInt8(ascii: "\n")
    let line = UnsafeBufferPointer(rebasing: stretch[..<(stretch.count - (hasLineEnd ? 1 : 0))])
    analyzer.analyze(line) { records in
      for record in records { joiner.append(record, lineStart: 0, append) }
    }
    joiner.finish(append)
  }
}

/// Runs of one script as words, where no dictionary can be opened.
final class ScriptWordFinder: WordFinder {
  private let entry = LexicalEntry.none

  func find(in stretch: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord]) {
    var boundaries = CharacterBoundaries(byteCount: stretch.count)
    var start = 0
    while start < stretch.count {
      let scripts = scripts(in: stretch, at: start)
      var end = boundaries.boundary(atOrAfter: start + 1, in: stretch)
      while end < stretch.count, scripts != .other, self.scripts(in: stretch, at: end) == scripts {
        end = boundaries.boundary(atOrAfter: end + 1, in: stretch)
      }
      if !UnsafeBufferPointer(rebasing: stretch[start..<end]).isWhitespace {
        words.append(
          AnalyzedWord(
            start..<end, in: stretch, traits: scripts == .other ? .symbol : [.other, .unknown],
            entry: entry, reading: .none, pronunciation: .none))
      }
      start = end
    }
  }

  private func scripts(
    in stretch: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> SurfaceScripts {
    SurfaceScripts.kind(in: stretch, at: offset).kind
  }
}
