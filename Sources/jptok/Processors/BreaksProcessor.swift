import CommandSupport
import JapaneseText
import LineBreaking
import Mutsu
import TextFoundation

/// Finds the break opportunities of lines.
struct OpportunityFinder: Sendable {
  let breaker: LineBreaker
  /// The tokenizer that finds phrases; nil if they are not needed.
  let tokenizer: Tokenizer?

  func opportunities(in line: UnsafeBufferPointer<UInt8>) -> [BreakOpportunity] {
    let needsBoundaries =
      tokenizer != nil || !LineBreaker.complexContextRanges(in: line).isEmpty
    guard needsBoundaries else { return breaker.opportunities(inUTF8: line) }
    let text = String(decoding: line, as: UTF8.self)
    return breaker.opportunities(
      inUTF8: line, boundaries: TextBoundaries(of: text, tokenizer: tokenizer))
  }
}

/// Prints lines with a TAB at every break opportunity.
final class BreaksProcessor: TextLineProcessor {
  private let finder: OpportunityFinder

  init(_ finder: OpportunityFinder) { self.finder = finder }

  func append(
    _ line: UnsafeBufferPointer<UInt8>, continuesLine: Bool, to output: inout ByteBuffer
  ) {
    var start = 0
    for opportunity in finder.opportunities(in: line) {
      output.append(UnsafeBufferPointer(rebasing: line[start..<opportunity.offset]))
      start = opportunity.offset
      if start < line.count { output.append(UInt8(ascii: "\t")) }
    }
  }

  /// Returns 0, because the rules may depend on any preceding text.
  func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int { 0 }
}

/// Reads scalars in hex and prints the offsets in scalars at which a line may end.
final class CodePointBreaksProcessor: WholeLineProcessor {
  private let finder: OpportunityFinder
  private var text = ByteBuffer()

  init(_ finder: OpportunityFinder) { self.finder = finder }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    text.removeAll()
    for field in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      let digits = String(decoding: field, as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw LineFailure(
          line: number,
          message: "'\(digits)' is not a Unicode scalar value in hex (0–D7FF, E000–10FFFF)")
      }
      text.append(String(scalar))
    }
    var (offset, scalars) = (0, 0)
    var isFirst = true
    for opportunity in finder.opportunities(in: text.bytes) {
      scalars += UnsafeBufferPointer(rebasing: text.bytes[offset..<opportunity.offset]).scalarCount
      offset = opportunity.offset
      if !isFirst { output.append(UInt8(ascii: " ")) }
      isFirst = false
      output.append(String(scalars))
    }
    output.append(UInt8(ascii: "\n"))
  }
}
