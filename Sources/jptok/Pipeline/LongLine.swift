import CommandSupport
import TextFoundation

/// The state of a line that is too long to be stored: the bytes that were read but not yet consumed
/// by the processor.
struct LongLine: ~Copyable {
  private let processor: any LineProcessor
  private let isLossy: Bool
  private let file: String
  private let number: Int
  /// Well-formed text that the processor has not yet consumed.
  private var text = ByteBuffer()
  private var textOffset = 0
  /// The bytes at the end of the last part that may begin a scalar.
  private var incomplete = ByteBuffer(minimumCapacity: 64)
  private var bytesRead = 0

  init(processor: any LineProcessor, isLossy: Bool, file: String, number: Int) {
    self.processor = processor
    self.isLossy = isLossy
    self.file = file
    self.number = number
  }

  /// Takes a part of the line and appends the output that does not depend on the rest.
  mutating func append(
    _ part: UnsafeBufferPointer<UInt8>, isFinal: Bool, to output: inout ByteBuffer
  ) throws {
    incomplete.append(part)
    let usable = isFinal ? incomplete.count : incomplete.bytes.countOfWholeScalars
    try check(UnsafeBufferPointer(rebasing: incomplete.bytes[..<usable]))
    bytesRead += usable
    incomplete.removeFirst(usable)
    do {
      let consumed = try processor.processLongLine(
        text.bytes, offset: textOffset, number: number, isFinal: isFinal, to: &output)
      text.removeFirst(consumed)
      textOffset += consumed
    } catch let failure as LineFailure {
      throw CommandFailure(failure, in: file)
    }
  }

  /// Appends bytes to the text after validating or repairing them.
  private mutating func check(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    guard let offset = bytes.firstInvalidUTF8()?.offset else { return text.append(bytes) }
    guard isLossy else {
      throw CommandFailure.invalidUTF8(file: file, line: number, offset: bytesRead + offset)
    }
    bytes.repairingUTF8().withUnsafeBufferPointer { text.append($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The count without an incomplete scalar at the end.
  fileprivate var countOfWholeScalars: Int {
    for back in 1...3 where back <= count {
      let byte = self[count - back]
      if UTF8.isContinuation(byte) { continue }
      return UTF8.sequenceLength(lead: byte) > back ? count - back : count
    }
    return count
  }
}
