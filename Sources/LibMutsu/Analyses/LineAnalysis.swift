public import CMutsu
import JapaneseText
import LineBreaking
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds the offsets at which lines may or must end.
#if compiler(>=6.3)
@c(mutsu_breaks) @implementation
#else
@_cdecl("mutsu_breaks")
#endif
public func mutsu_breaks(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_line_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try BreakAnalysis(engine, Options.copy(options, mutsu_line_options()))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Breaks texts into lines.
#if compiler(>=6.3)
@c(mutsu_wrap) @implementation
#else
@_cdecl("mutsu_wrap")
#endif
public func mutsu_wrap(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64, _ width: Double,
  _ options: UnsafePointer<mutsu_line_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try WrapAnalysis(engine, width: width, Options.copy(options, mutsu_line_options()))
  }
}

/// Line break opportunities.
struct BreakAnalysis: TextAnalysis {
  let columns: ResultColumns = [.ranges, .kind]
  private let breaker: LineBreaker
  private let tokenizer: Tokenizer?

  init(_ engine: Engine, _ options: mutsu_line_options) throws(Failure) {
    let options = try Options.lineBreaking(options, defaultWordBreak: .normal)
    breaker = LineBreaker(options)
    tokenizer = options.wordBreak == .phrase ? engine.optionalTokenizer : nil
  }

  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult
  ) throws(Failure) {
    let string = String(decoding: text, as: UTF8.self)
    let boundaries = TextBoundaries(of: string, tokenizer: tokenizer)
    do throws(LineBreakError) {
      var start = 0
      for opportunity in try breaker.opportunities(in: string, boundaries: boundaries) {
        result.appendItem(start, opportunity.offset)
        result.items.kind.append(Self.kind(of: opportunity.kind))
        start = opportunity.offset
      }
    } catch {
      throw Failure(error)
    }
  }

  private static func kind(of kind: BreakOpportunity.Kind) -> UInt8 {
    switch kind {
    case .mandatory: UInt8(MUTSU_MANDATORY_BREAK)
    case .hyphen: UInt8(MUTSU_HYPHEN_BREAK)
    case .allowed, .withinPhrase, .withinWord: UInt8(MUTSU_ALLOWED_BREAK)
    }
  }
}

/// Lines of a maximum width.
struct WrapAnalysis: TextAnalysis {
  let columns: ResultColumns = [.ranges, .kind]
  private let wrapper: TextWrapper
  private let tokenizer: Tokenizer?
  private let width: Double

  init(_ engine: Engine, width: Double, _ options: mutsu_line_options) throws(Failure) {
    guard width > 0 else {
      throw Failure(MUTSU_INVALID_OPTION, "width is \(width) (it is greater than 0)")
    }
    let breaking = try Options.lineBreaking(options, defaultWordBreak: .phrase)
    let method = try Options.value(
      options.method, "method", [Paragraph.Method.greedy, .pretty, .balance])
    let ambiguous = try Options.value(
      options.ambiguous_columns, "ambiguous_columns",
      [TerminalColumns.AmbiguousWidth.wide, .narrow, .wide])
    wrapper = TextWrapper(
      breaker: LineBreaker(breaking), columns: TerminalColumns(ambiguous: ambiguous),
      method: method)
    tokenizer = breaking.wordBreak == .phrase ? engine.optionalTokenizer : nil
    self.width = width
  }

  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult
  ) throws(Failure) {
    let string = String(decoding: text, as: UTF8.self)
    let boundaries = TextBoundaries(of: string, tokenizer: tokenizer)
    do throws(LineBreakError) {
      try wrapper.forEachLine(of: string, boundaries: boundaries, width: width) {
        (visible, isHyphenated) in
        result.appendItem(visible.lowerBound, visible.upperBound)
        result.items.kind.append(isHyphenated ? 1 : 0)
      }
    } catch {
      throw Failure(error)
    }
  }
}

extension Options {
  /// Returns the options of line breaking.
  fileprivate static func lineBreaking(
    _ options: mutsu_line_options, defaultWordBreak: WordBreak
  ) throws(Failure) -> LineBreakOptions {
    LineBreakOptions(
      strictness: try value(
        options.strictness, "strictness",
        [LineBreakStrictness.strict, .normal, .loose, .anywhere, .uax14]),
      language: try string(options.language, options.language_length, "language") ?? "ja",
      wordBreak: try value(
        options.word_break, "word_break",
        [defaultWordBreak, .normal, .breakAll, .keepAll, .phrase]))
  }
}
