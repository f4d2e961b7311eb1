import LatticeEngine
import TextFoundation

/// A source of words: the dictionary, or runs of one script.
///
/// Not thread-safe: use one per task.
protocol WordFinder: AnyObject {
  /// Appends the words of a chunk in order, without whitespace.
  func find(in chunk: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord])
}

/// Finds words with the dictionary.
final class DictionaryWordFinder: WordFinder {
  private let analyzer: LineAnalyzer
  private var entries: LexicalEntryCache

  init(core: TokenizerCore) {
    analyzer = core.makeAnalyzer(preservesAllText: true)
    entries = LexicalEntryCache(schema: core.schema)
  }

  func find(in chunk: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord]) {
    Self.find(in: chunk, analyzer, &entries, appendingTo: &words)
  }

  /// Finds words with a cache that is accessed once for the chunk, not for each word.
  private static func find(
    in chunk: UnsafeBufferPointer<UInt8>, _ analyzer: LineAnalyzer,
    _ entries: inout LexicalEntryCache, appendingTo words: inout [AnalyzedWord]
  ) {
    var joiner = TokenSpanJoiner(bytes: chunk)
    func append(_ span: TokenSpan) {
      // MeCab treats U+3000 as a word; the rules treat it as whitespace.
      if UnsafeBufferPointer(rebasing: chunk[span.start..<span.end]).isWhitespace { return }
      words.append(AnalyzedWord(span, entry: entries.entry(for: span.record.feature), in: chunk))
    }
    let hasLineEnd = chunk.last == UInt8(ascii: "\n")
    let line = UnsafeBufferPointer(rebasing: chunk[..<(chunk.count - (hasLineEnd ? 1 : 0))])
    analyzer.analyze(line) { records in
      for record in records { joiner.append(record, lineStart: 0, append) }
    }
    joiner.finish(append)
  }
}

/// Returns runs of one script as words, for use without a dictionary.
///
/// The kinds are those of ``SurfaceScripts``, which the rules for readings need: all letters and
/// digits are one kind.
final class ScriptWordFinder: WordFinder {
  private let entry = LexicalEntry.none

  func find(in chunk: UnsafeBufferPointer<UInt8>, appendingTo words: inout [AnalyzedWord]) {
    chunk.forEachScriptRun(of: .character, separating: .other) { offset, _ in
      SurfaceScripts.kind(in: chunk, at: offset).kind
    } _: { range, scripts in
      if UnsafeBufferPointer(rebasing: chunk[range]).isWhitespace { return }
      words.append(
        AnalyzedWord(
          range, in: chunk, traits: scripts == .other ? .symbol : [.other, .unknown],
          entry: entry, reading: .none, pronunciation: .none))
    }
  }
}
