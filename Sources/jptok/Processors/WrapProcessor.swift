import JapaneseText
import LineBreaking
import Mutsu
import TextFoundation

/// How `wrap` sets paragraphs.
struct WrapJob: Sendable {
  let wrapper: TextWrapper
  let tokenizer: Tokenizer?
  let width: Double
  let lineCount: Int?
  let printsGap: Bool
}

/// Prints each line as a paragraph of a width.
final class WrapProcessor: LineProcessor {
  private let job: WrapJob

  init(_ job: WrapJob) { self.job = job }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    do throws(LineBreakError) {
      let lines = try lines(of: String(decoding: line, as: UTF8.self))
      for wrapped in lines {
        append(line, wrapped.visible, to: &output)
        if wrapped.isHyphenated { output.append(UInt8(ascii: "-")) }
        output.append(UInt8(ascii: "\n"))
      }
      if lines.isEmpty { output.append(UInt8(ascii: "\n")) }
      if job.printsGap { output.append(UInt8(ascii: "\n")) }
    } catch {
      throw LineFailure(line: number, message: error.message)
    }
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int {
    guard isFinal else { return 0 }
    try process(bytes, number: number, to: &output)
    return bytes.count
  }

  private func lines(of text: String) throws(LineBreakError) -> [Paragraph.Line] {
    let boundaries = TextBoundaries(of: text, tokenizer: job.tokenizer)
    let paragraph = try job.wrapper.paragraph(of: text, boundaries: boundaries)
    if let count = job.lineCount {
      return try paragraph.lines(count: count, maximumWidth: job.width)
    }
    return try paragraph.lines(width: job.width, method: job.wrapper.method)
  }

  /// Soft hyphens inside of a line are not drawn.
  private func append(
    _ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to output: inout ByteBuffer
  ) {
    var start = range.lowerBound
    for index in range.dropLast() where line[index] == 0xC2 && line[index + 1] == 0xAD {
      output.append(UnsafeBufferPointer(rebasing: line[start..<index]))
      start = index + 2
    }
    output.append(UnsafeBufferPointer(rebasing: line[start..<range.upperBound]))
  }
}
