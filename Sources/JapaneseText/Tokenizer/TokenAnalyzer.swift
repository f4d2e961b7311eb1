package import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Makes tokens of lines given as bytes, one line after the other: the scratch of one worker.
///
/// What ``Tokenizer/tokens(in:)`` is for strings, for programs that read lines.
package final class TokenAnalyzer {
  private let core: TokenizerCore
  private let analyzer: LineAnalyzer

  package init(tokenizer: Tokenizer) {
    core = tokenizer.core
    analyzer = core.makeAnalyzer(keepsAllText: true)
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

  /// Calls `body` with the words of a line, white space not being one.
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

  /// Calls `body` with the tokens of a part of a long line; offsets count from the start of
  /// `bytes`.
  ///
  /// - Returns: how many bytes are done with; all if `isFinal`.
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

  /// Calls `body` with tokens for the engine's records of `text`.
  package func tokens(
    of text: UnsafeBufferPointer<UInt8>, records: UnsafeBufferPointer<NodeRecord>,
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
  /// Scratch for a worker that wants the engine's words as the `mecab` command gives them.
  package func makeEngineAnalyzer() -> LineAnalyzer { core.makeAnalyzer(keepsAllText: false) }

  /// What workers that parse long lines themselves have to pass.
  package var longLines: LongLineGate { core.longLines }

  /// Whether the dictionary brings an output format of its own, which `mecab` then uses.
  package var hasOwnOutputFormat: Bool { engineModel.configuration.outputFormatType != nil }
}
