import TextFoundation

/// A processor that needs whole lines, however long they are.
protocol WholeLineProcessor: LineProcessor {}

extension WholeLineProcessor {
  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) throws -> Int {
    guard isFinal else { return 0 }
    try process(bytes, number: number, to: &output)
    return bytes.count
  }
}
