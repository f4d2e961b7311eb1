package import LatticeEngine
package import MeCabDictionary
import TextFoundation

/// Finds the tokens of lines given as bytes, in reusable buffers.
///
/// The equivalent of ``Tokenizer/tokens(in:)`` for programs that read lines. Not thread-safe: use
/// one per task.
package final class TokenAnalyzer {
  private let core: TokenizerCore
  private let analyzer: LineAnalyzer

  package init(tokenizer: Tokenizer) {
    core = tokenizer.core
    analyzer = core.makeAnalyzer(preservesAllText: true)
  }

  /// Calls `body` with the tokens of a line.
  package func analyze(_ line: UnsafeBufferPointer<UInt8>, _ body: (Token) -> Void) {
    let source = source(of: line)
    var joiner = TokenSpanJoiner(text: source.text, bytes: line)
    func output(_ span: TokenSpan) { body(Token(span, source: source)) }
    analyzer.analyze(line) { records in
      for record in records { joiner.append(record, lineStart: 0, output) }
    }
    joiner.finish(output)
  }

  /// Calls `body` with the words of a line, without whitespace.
  package func analyzeWords(
    _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var joiner = TokenSpanJoiner(bytes: line)
    func output(_ span: TokenSpan) {
      let word = UnsafeBufferPointer(rebasing: line[span.start..<span.end])
      if !word.isWhitespace { body(word) }
    }
    analyzer.analyze(line) { records in
      for record in records { joiner.append(record, lineStart: 0, output) }
    }
    joiner.finish(output)
  }

  /// Calls `body` with the tokens of a part of a long line; offsets are relative to the start of
  /// `bytes`.
  ///
  /// - Returns: the number of bytes consumed; all if `isFinal`.
  package func analyzeLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, _ body: (Token) -> Void
  ) -> Int {
    let source = source(of: bytes)
    var joiner = TokenSpanJoiner(text: source.text, bytes: bytes)
    func output(_ span: TokenSpan) { body(Token(span, source: source)) }
    let consumed = analyzer.analyzeLongLine(bytes, isFinal: isFinal) { records in
      for record in records { joiner.append(record, lineStart: 0, output) }
    }
    joiner.finish(output)
    return consumed
  }

  /// Calls `body` with the tokens for the engine's records of `text`.
  package func tokens(
    of text: UnsafeBufferPointer<UInt8>, records: UnsafeBufferPointer<LatticeWord>,
    _ body: (Token) -> Void
  ) {
    let source = source(of: text)
    var joiner = TokenSpanJoiner(text: source.text, bytes: text)
    func output(_ span: TokenSpan) { body(Token(span, source: source)) }
    for record in records { joiner.append(record, lineStart: 0, output) }
    joiner.finish(output)
  }

  private func source(of text: UnsafeBufferPointer<UInt8>) -> TokenSource {
    TokenSource(
      text: String(decoding: text, as: UTF8.self), dictionary: core.dictionary,
      schema: core.schema)
  }
}

extension Tokenizer {
  /// Creates an analyzer for one task that returns the engine's words exactly as the `mecab`
  /// command does.
  package func makeEngineAnalyzer() -> LineAnalyzer { core.makeAnalyzer(preservesAllText: false) }

  /// The limiter for long lines, to be used by callers that parse long lines themselves.
  package var longLineLimiter: LongLineLimiter { core.longLineLimiter }

  /// The name of the output format that the dictionary defines as its default, which `mecab` then
  /// uses, or nil.
  package var defaultOutputFormat: String? {
    engineModel.configuration.outputFormatType.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns an output format of the dictionary.
  ///
  /// - Throws: `dictionaryDamaged` if the dictionary does not define it.
  package func outputTemplate(named name: String) throws(TokenizerError) -> OutputTemplate {
    do throws(MeCabError) {
      return try OutputTemplate(
        named: name, in: engineModel.configuration,
        path: FileSystem.join(engineModel.dictionary, "dicrc"))
    } catch {
      throw TokenizerError(error)
    }
  }
}
