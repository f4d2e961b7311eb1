import Testing
import TextFoundation

/// Lengths, counts and steps of scalars, against the Unicode views of `String`.
@Suite struct UTF8ScalarStepTests {
  private static let texts = [
    "", "a", "ab", "é", "あ", "𠮷", "aéあ𠮷", "𠮷あéa", "か\u{3099}", "👨‍👩‍👧", "\u{0}\u{7F}\u{80}\u{7FF}",
    "\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "日本語のtext",
  ]

  private func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUTF8Bytes(of: text, body)
  }

  @Test(arguments: texts)
  func scalarsAreCounted(text: String) {
    withBytes(text) { #expect($0.scalarCount == text.unicodeScalars.count) }
  }

  @Test func slicesAreCounted() {
    withBytes("aéあ𠮷") { bytes in
      #expect(UnsafeBufferPointer(rebasing: bytes[1..<6]).scalarCount == 2)
      #expect(UnsafeBufferPointer(rebasing: bytes[6..<6]).scalarCount == 0)
      // Continuation bytes alone start no scalar.
      #expect(UnsafeBufferPointer(rebasing: bytes[4..<6]).scalarCount == 0)
    }
  }

  @Test func leadBytesGiveTheLength() {
    for value in [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
      as [UInt32]
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(UTF8.sequenceLength(lead: bytes[0]) == bytes.count)
    }
    for byte in UInt8.min...UInt8.max {
      let expected =
        switch (~byte).leadingZeroBitCount {
        case 2: 2
        case 3: 3
        case 4...: 4
        default: 1
        }
      #expect(UTF8.sequenceLength(lead: byte) == expected)
    }
  }

  @Test(arguments: texts)
  func everyOffsetStepsToItsBoundaries(text: String) {
    let count = text.utf8.count
    var starts: [Int] = []
    for index in text.unicodeScalars.indices {
      starts.append(text.utf8.distance(from: text.startIndex, to: index))
    }
    starts.append(count)
    withBytes(text) { bytes in
      for offset in -2...count + 2 {
        let clamped = min(max(0, offset), count)
        #expect(bytes.scalarStart(atOrBefore: offset) == starts.last { $0 <= clamped })
        #expect(bytes.scalarStart(atOrAfter: offset) == starts.first { $0 >= clamped })
        #expect(bytes.isScalarBoundary(offset) == starts.contains(offset))
      }
    }
  }

  @Test func continuationBytesAloneEndAtTheBuffer() {
    [0x80, 0xBF, 0x80, 0x80, 0x80].withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) in
      #expect(bytes.scalarStart(atOrBefore: 4) == 0)
      #expect(bytes.scalarStart(atOrAfter: 0) == 5)
      #expect(bytes.scalarCount == 0)
    }
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(none.scalarCount == 0 && none.scalarStart(atOrBefore: 0) == 0)
    #expect(none.scalarStart(atOrAfter: 3) == 0 && none.scalarStart(atOrBefore: 3) == 0)
  }
}
