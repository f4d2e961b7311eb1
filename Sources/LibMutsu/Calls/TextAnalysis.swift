internal import CMutsu
import TextFoundation

/// An analysis of texts with the options of a call.
protocol TextAnalysis {
  /// The columns that the analysis fills.
  var columns: ResultColumns { get }
  /// Whether texts must be UTF-8.
  var requiresUTF8: Bool { get }

  /// Adds what is found in a text to a result.
  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult) throws(Failure)
}

extension TextAnalysis {
  var requiresUTF8: Bool { true }

  /// Analyzes the texts of a batch, each on its own.
  func run(_ batch: TextBatch, into result: AnalysisResult) {
    for index in 0..<batch.count {
      let text = batch.text(at: index)
      // Between texts, a fork on another thread may proceed.
      cmutsu_begin_work()
      defer { cmutsu_end_work() }
      result.appendText(text) { () throws(Failure) in
        guard text.count <= Int(MUTSU_MAXIMUM_TEXT) else {
          throw Failure(
            MUTSU_TOO_LONG,
            "the text has \(text.count) bytes, more than \(MUTSU_MAXIMUM_TEXT) (divide it)")
        }
        if requiresUTF8, let invalid = text.firstInvalidUTF8() {
          throw Failure(
            MUTSU_INVALID_UTF8, "invalid UTF-8 at byte \(invalid.offset) (convert the text)",
            position: invalid.offset)
        }
        try analyze(text, into: result)
      }
    }
  }
}

/// Checks the arguments of a call, and analyzes its texts.
func analyze<Analysis: TextAnalysis>(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ count: Int64, _ result: OpaquePointer?,
  _ makeAnalysis: (Engine) throws(Failure) -> Analysis
) -> mutsu_status {
  guard let result = prepare(result) else { return mutsu_status(MUTSU_INVALID_ARGUMENT) }
  do throws(Failure) {
    let batch = try TextBatch(bytes, length, offsets, count)
    let analysis = try prepare(engine, makeAnalysis)
    result.begin(analysis.columns)
    analysis.run(batch, into: result)
  } catch {
    result.fail(error)
  }
  return result.status
}

/// Returns the result of a handle without its content; nil if it is not a handle.
private func prepare(_ result: OpaquePointer?) -> AnalysisResult? {
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  let result = AnalysisResult.object(of: result)
  result?.begin([])
  return result
}

/// Returns the analysis of a call.
private func prepare<Analysis: TextAnalysis>(
  _ engine: OpaquePointer?, _ makeAnalysis: (Engine) throws(Failure) -> Analysis
) throws(Failure) -> Analysis {
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  guard let engine = Engine.object(of: engine) else {
    throw Failure(
      MUTSU_INVALID_ARGUMENT, "engine is not an open engine (open one with mutsu_open)")
  }
  return try makeAnalysis(engine)
}
