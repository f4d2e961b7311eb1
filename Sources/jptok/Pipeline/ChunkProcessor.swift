import CommandSupport
import TextFoundation

/// Takes chunks apart into lines, checks that they are UTF-8 and hands them to a processor.
struct ChunkProcessor {
  let processor: any LineProcessor
  /// Whether ill-formed UTF-8 is replaced by U+FFFD instead of refused.
  let isLossy: Bool

  /// Appends the output for whole lines.
  ///
  /// - Throws: `CommandFailure` at the first ill-formed line; the output of the lines before it
  ///   has been appended.
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
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
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

  /// Handles a line of a chunk that has an ill-formed one at or before it.
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
  /// Ill-formed UTF-8; `offset` counts bytes of the line from 0, the message from 1.
  static func invalidUTF8(file: String, line: Int, offset: Int) -> CommandFailure {
    CommandFailure(
      "\(file):\(line): invalid UTF-8 at byte \(offset + 1) of the line "
        + "(--lossy replaces it; or convert the file with iconv)")
  }
}
