import CommandSupport
import JapaneseText
import LineBreaking
import Mutsu
import TextFoundation

/// The configuration of `wrap`.
struct WrapJob: Sendable {
  let wrapper: TextWrapper
  let tokenizer: Tokenizer?
  let width: Double
  let lineCount: Int?
  let printsGap: Bool
}

/// Wraps each line as a paragraph.
final class WrapProcessor: WholeLineProcessor {
  private let job: WrapJob

  init(_ job: WrapJob) { self.job = job }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    do throws(LineBreakError) {
      let count = output.count
      try forEachLine(of: String(decoding: line, as: UTF8.self)) { visible, isHyphenated in
        append(line, visible, to: &output)
        if isHyphenated { output.append(UInt8(ascii: "-")) }
        output.append(UInt8(ascii: "\n"))
      }
      if output.count == count { output.append(UInt8(ascii: "\n")) }
      if job.printsGap { output.append(UInt8(ascii: "\n")) }
    } catch {
      throw LineFailure(line: number, message: error.message)
    }
  }

  private func forEachLine(
    of text: String, _ body: (Range<Int>, Bool) -> Void
  ) throws(LineBreakError) {
    let boundaries = TextBoundaries(of: text, tokenizer: job.tokenizer)
    guard let count = job.lineCount else {
      return try job.wrapper.forEachLine(
        of: text, boundaries: boundaries, width: job.width, body)
    }
    let paragraph = try job.wrapper.paragraph(of: text, boundaries: boundaries)
    for line in try paragraph.lines(count: count, maximumWidth: job.width) {
      body(line.visible, line.isHyphenated)
    }
  }

  /// Appends a range of a line without its soft hyphens, which are invisible inside a line.
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
