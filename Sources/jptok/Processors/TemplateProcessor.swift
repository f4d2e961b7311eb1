import CommandSupport
import JapaneseText
import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Prints the words of the engine in an output format that the dictionary defines.
final class TemplateProcessor: LineProcessor {
  private let analyzer: LineAnalyzer
  private var writer: OutputTemplateWriter

  init(tokenizer: Tokenizer, template: OutputTemplate) {
    analyzer = tokenizer.makeEngineAnalyzer()
    writer = OutputTemplateWriter(template)
  }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    writer.begin(to: &output)
    var failure: OutputTemplateWriter.MissingField?
    analyzer.analyze(line) { words in
      if failure == nil { failure = append(words, of: line, to: &output) }
    }
    try check(failure, number)
    writer.end(to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int {
    if offset == 0 { writer.begin(to: &output) }
    writer.startBuffer()
    var failure: OutputTemplateWriter.MissingField?
    let consumed = analyzer.analyzeLongLine(bytes, isFinal: isFinal) { words in
      if failure == nil { failure = append(words, of: bytes, to: &output) }
    }
    try check(failure, number)
    if isFinal { writer.end(to: &output) }
    return consumed
  }

  private func append(
    _ words: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) -> OutputTemplateWriter.MissingField? {
    do throws(OutputTemplateWriter.MissingField) {
      try writer.append(words, of: line, to: &output)
      return nil
    } catch {
      return error
    }
  }

  private func check(_ failure: OutputTemplateWriter.MissingField?, _ line: Int) throws {
    guard let failure else { return }
    throw LineFailure(
      line: line,
      message: "a word has no field \(failure.index), which the output format prints (change it in "
        + "dicrc)")
  }
}
