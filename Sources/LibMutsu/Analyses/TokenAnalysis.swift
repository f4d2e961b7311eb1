public import CMutsu
import JapaneseText
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds the words of the dictionary.
#if compiler(>=6.3)
@c(mutsu_tokens) @implementation
#else
@_cdecl("mutsu_tokens")
#endif
public func mutsu_tokens(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64, _ fields: Int32,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try TokenAnalysis(engine, fields: fields)
  }
}

/// The words of the dictionary, with the fields that the caller chose.
final class TokenAnalysis: TextAnalysis {
  let columns: ResultColumns
  private let engine: Engine
  private let analyzer: TokenAnalyzer
  private var fields: TokenFieldCache

  init(_ engine: Engine, fields: Int32) throws(Failure) {
    self.engine = engine
    let tokenizer = try engine.tokenizer
    let chosen = try WordField(bits: fields)
    analyzer = engine.tokenAnalyzers.take() ?? TokenAnalyzer(tokenizer: tokenizer)
    self.fields = TokenFieldCache(chosen)
    columns = chosen.columns.union([.ranges, .kind, .cost])
  }

  deinit { engine.tokenAnalyzers.putBack(analyzer) }

  func analyze(_ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) {
    var start = 0
    while start < text.count {
      let line = text.line(from: start)
      analyzer.analyze(UnsafeBufferPointer(rebasing: text[line])) { token in
        append(token, of: text, lineStart: start, to: result)
      }
      start = line.upperBound + 1
    }
  }

  private func append(
    _ token: Token, of text: UnsafeBufferPointer<UInt8>, lineStart: Int, to result: AnalysisResult
  ) {
    let range = token.utf8Range
    let (start, end) = (lineStart + range.lowerBound, lineStart + range.upperBound)
    result.appendItem(start, end)
    let unknown = token.isUnknown ? UInt8(MUTSU_UNKNOWN_WORD) : 0
    result.items.kind.append(unknown | (token.isMerged ? UInt8(MUTSU_MERGED_WORD) : 0))
    result.items.cost.append(Int32(truncatingIfNeeded: token.cost))
    fields.append(
      token, surface: UnsafeBufferPointer(rebasing: text[start..<end]), to: result)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the range from an offset to the next LF or the end.
  fileprivate func line(from start: Int) -> Range<Int> {
    guard let base = baseAddress,
      let end = memchr(base + start, Int32(UInt8(ascii: "\n")), count - start)
    else { return start..<count }
    return start..<UnsafeRawPointer(end) - UnsafeRawPointer(base)
  }
}
