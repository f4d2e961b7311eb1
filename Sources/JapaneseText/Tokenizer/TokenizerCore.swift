import LatticeEngine
import TextFoundation

/// The opened dictionary with pools of reusable analyzers.
///
/// Thread-safe: the pools and the limiter are synchronized, the rest is immutable.
final class TokenizerCore: Sendable {
  let dictionary: OpenedDictionary
  let schema: DictionarySchema
  /// The readings given by the user, with their dictionary entries.
  let overrides: ResolvedOverrides

  private let idle = LendingPool<LineAnalyzer>()
  /// Reusable analyzers of higher stages.
  let scratch = ScratchPool()
  let longLineLimiter = LongLineLimiter()

  init(
    dictionary: OpenedDictionary, schema: DictionarySchema, overrides: ReadingOverrides = .init()
  ) {
    self.dictionary = dictionary
    self.schema = schema
    self.overrides = ResolvedOverrides(overrides, in: dictionary, schema: schema)
  }

  func makeAnalyzer(preservesAllText: Bool) -> LineAnalyzer {
    LineAnalyzer(
      engine: dictionary.makeEngine(), preservesAllText: preservesAllText, limiter: longLineLimiter)
  }

  /// Returns the words of `text`, without whitespace.
  func words(in text: String) -> [Substring] {
    let analyzer = idle.take() ?? makeAnalyzer(preservesAllText: true)
    defer { idle.putBack(analyzer) }
    // Collects the ranges first, then creates an array of the exact size.
    var ranges = WordRanges()
    swap(&ranges, &analyzer.wordRanges)
    forEachSpan(in: text, analyzer) { span, bytes in
      if !UnsafeBufferPointer(rebasing: bytes[span.start..<span.end]).isWhitespace {
        ranges.append(span.start, span.end)
      }
    }
    let words = ranges.substrings(of: text)
    ranges.removeAll()
    swap(&ranges, &analyzer.wordRanges)
    return words
  }

  /// Calls `body` with the words of `text`, line by line, and the bytes of the text.
  func forEachSpan(
    in text: String, _ body: (TokenSpan, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let analyzer = idle.take() ?? makeAnalyzer(preservesAllText: true)
    defer { idle.putBack(analyzer) }
    forEachSpan(in: text, analyzer, body)
  }

  @inline(__always)
  private func forEachSpan(
    in text: String, _ analyzer: LineAnalyzer,
    _ body: (TokenSpan, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUTF8Bytes(of: text) { bytes in
      var joiner = TokenSpanJoiner(text: text, bytes: bytes)
      func output(_ span: TokenSpan) { body(span, bytes) }
      var start = 0
      while start < bytes.count {
        let end = bytes.lineEnd(from: start)
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        analyzer.analyze(line) { records in
          for record in records { joiner.append(record, lineStart: start, output) }
        }
        start = end + 1
      }
      joiner.finish(output)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the next LF at or after `start`, or the end.
  fileprivate func lineEnd(from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }
}
