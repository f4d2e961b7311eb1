import CommandSupport
import Kana
import TextFoundation
import Transliteration

/// Applies operations to each line, one after another.
final class NormalizeProcessor: LineProcessor {
  private let methods: [NormalizeOperation.Method]
  private var input = ByteBuffer()
  private var result = ByteBuffer()

  init(_ operations: [NormalizeOperation]) { methods = operations.map(\.method) }

  func process(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    try append(line, number: number, to: &output)
    output.append(UInt8(ascii: "\n"))
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int {
    let end = isFinal ? bytes.count : independentEnd(of: bytes)
    try append(UnsafeBufferPointer(rebasing: bytes[..<end]), number: number, to: &output)
    if isFinal { output.append(UInt8(ascii: "\n")) }
    return end
  }

  private func append(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer
  ) throws {
    guard let last = methods.last else { return output.append(line) }
    if methods.count == 1 { return try apply(last, to: line, number, &output) }
    input.removeAll()
    input.append(line)
    for method in methods.dropLast() {
      result.removeAll()
      try apply(method, to: input.bytes, number, &result)
      swap(&input, &result)
    }
    try apply(last, to: input.bytes, number, &output)
  }

  private func apply(
    _ method: NormalizeOperation.Method, to text: UnsafeBufferPointer<UInt8>, _ number: Int,
    _ output: inout ByteBuffer
  ) throws {
    switch method {
    case .bytes(let converter):
      converter.convert(text, into: &output)
    case .romaji(let converter):
      converter.append(text, to: &output)
    case .normalization(let form):
      do throws(TransliterationError) {
        output.append(try form.normalize(String(decoding: text, as: UTF8.self)))
      } catch {
        throw LineFailure(line: number, message: error.message)
      }
    }
  }

  /// Returns the last offset at which no operation depends on both sides; in very long lines, the
  /// start of any scalar.
  private func independentEnd(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    // Searching further back would take quadratic time in a line without such an offset.
    while end > bytes.count - 4096, let scalar = bytes.scalar(before: end) {
      end -= scalar.length
      let isFree = !Self.looksAhead(bytes.scalar(before: end)?.value ?? 0)
      if isFree, Self.isIndependent(scalar.value) { return end }
    }
    return bytes.count > 4 * InputReader.maximumLineLength ? bytes.count : 0
  }

  /// Returns whether a scalar is a hyphen or an apostrophe, whose meaning in romaji depends on what
  /// follows.
  private static func looksAhead(_ scalar: UInt32) -> Bool {
    [0x2D, 0xFF0D, 0x27, 0xFF07, 0x2019].contains(scalar)
  }

  /// Returns whether a scalar does not combine with preceding text: a space, a kana letter or a
  /// kanji.
  private static func isIndependent(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xFF66...0xFF9D:
      scalar != 0xFF70
    default: false
    }
  }
}
