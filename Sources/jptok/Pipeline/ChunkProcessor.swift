import CommandSupport
import TextFoundation

/// Splits chunks into lines, validates their UTF-8 and passes them to a processor.
struct ChunkProcessor {
  let processor: any LineProcessor
  /// Whether ill-formed UTF-8 is replaced by U+FFFD instead of rejected.
  let isLossy: Bool

  /// Appends the output for whole lines.
  ///
  /// - Throws: `CommandFailure` at the first ill-formed line; the output of the preceding lines has
  ///   been appended.
  func process(_ chunk: borrowing InputChunk, to output: inout ByteBuffer) throws {
    do {
      try processLines(of: chunk, to: &output)
    } catch let failure as LineFailure {
      throw CommandFailure(failure, in: chunk.file)
    }
  }

  private func processLines(
    of chunk: borrowing InputChunk, to output: inout ByteBuffer
  ) throws {
    let bytes = chunk.bytes.bytes
    let badOffset = bytes.firstInvalidUTF8()?.offset
    var start = 0
    var number = chunk.firstLine
    while start < bytes.count {
      let end = lineEnd(in: bytes, from: start)
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if let badOffset, badOffset < end {
        try processIllFormed(line, number: number, file: chunk.file, to: &output)
      } else {
        try processor.process(line, number: number, to: &output)
      }
      start = end + 1
      number += 1
    }
  }

  /// Returns the offset of the first LF at or after `start`, or the count.
  private func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress),
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - base
  }

  /// Processes a line at or after the first ill-formed sequence of a chunk.
  private func processIllFormed(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, file: String, to output: inout ByteBuffer
  ) throws {
    guard let offset = line.firstInvalidUTF8()?.offset else {
      return try processor.process(line, number: number, to: &output)
    }
    guard isLossy else {
      throw CommandFailure.invalidUTF8(file: file, line: number, offset: offset)
    }
    try line.repairingUTF8().withUnsafeBufferPointer {
      try processor.process($0, number: number, to: &output)
    }
  }
}

extension CommandFailure {
  /// Returns the failure for ill-formed UTF-8; `offset` is 0-based in bytes of the line, and the
  /// message counts from 1.
  static func invalidUTF8(file: String, line: Int, offset: Int) -> CommandFailure {
    CommandFailure(
      "\(file):\(line): invalid UTF-8 at byte \(offset + 1) of the line "
        + "(--lossy replaces it; or convert the file with iconv)")
  }
}
