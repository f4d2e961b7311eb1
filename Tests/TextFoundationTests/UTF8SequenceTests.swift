import TestSupport
import Testing
import TextFoundation

/// Tests decoding and validation on every scalar and on every kind of ill-formed sequence, compared
/// with the parser of the standard library.
@Suite("UTF-8 sequences")
struct UTF8SequenceTests {
  private static func encoded(_ scalar: Unicode.Scalar) -> [UInt8] {
    UTF8.encode(scalar).map { Array($0) } ?? []
  }

  @Test("every scalar, forwards and backwards, between neighbors of each length")
  func everyScalar() {
    let neighbors = ["a", "é", "東", "👍"].map { Array($0.utf8) }
    var failures: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let own = Self.encoded(scalar)
      let (before, after) = (neighbors[Int(value % 4)], neighbors[Int(value / 4 % 4)])
      let bytes = before + own + after
      let isAsExpected = bytes.withUnsafeBufferPointer { buffer in
        let (start, end) = (before.count, before.count + own.count)
        let (forwards, backwards) = (buffer.scalar(at: start), buffer.scalar(before: end))
        return forwards == backwards && forwards?.value == value && forwards?.length == own.count
          && buffer.isScalarBoundary(start) && buffer.isScalarBoundary(end)
          && !(start + 1..<end).contains { buffer.isScalarBoundary($0) }
          && buffer.firstInvalidUTF8() == nil
      }
      if !isAsExpected { failures.append(value) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  /// Each proper prefix of an encoding is one maximal subpart (Unicode 15.0, section 3.9).
  @Test("the first bytes of a scalar are one ill-formed sequence, and U+FFFD")
  func prefixes() {
    var failures: [[UInt8]] = []
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let encoded = Self.encoded(scalar)
      for length in 1..<encoded.count {
        let prefix = Array(encoded.prefix(length))
        for text in [prefix, prefix + [0x61], [0x61] + prefix, [0x61] + prefix + encoded] {
          let offset = text[0] == 0x61 ? 1 : 0
          let isAsExpected = text.withUnsafeBufferPointer { buffer in
            buffer.firstInvalidUTF8() == buffer.firstInvalidUTF8(from: offset)
              && buffer.firstInvalidUTF8()?.offset == offset
              && buffer.firstInvalidUTF8()?.length == length
              && (text.count > offset + length || buffer.scalar(at: offset)?.value == 0xFFFD)
              && (text.count > offset + length || buffer.scalar(at: offset)?.length == length)
          }
          if !isAsExpected { failures.append(text) }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// Returns the offsets and lengths of the ill-formed sequences by the standard library's parser.
  private func errors(in bytes: [UInt8]) -> [[Int]] {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var (offset, errors) = (0, [[Int]]())
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length):
        errors.append([offset, length])
        offset += length
      case .emptyInput: return errors
      }
    }
  }

  private func found(in bytes: [UInt8]) -> [[Int]] {
    bytes.withUnsafeBufferPointer { buffer in
      var (start, found) = (0, [[Int]]())
      while let next = buffer.firstInvalidUTF8(from: start) {
        found.append([next.offset, next.length])
        start = next.offset + next.length
      }
      return found
    }
  }

  @Test("all sequences of two bytes, and those of three and four at the edges of table 3-7")
  func sequences() {
    let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE3, 0xFF]
    var texts: [[UInt8]] = []
    for first in UInt8(0x80)...0xFF {
      for second in UInt8.min...UInt8.max { texts.append([first, second]) }
      for second in edges {
        for third in edges {
          texts.append([first, second, third])
          guard first >= 0xEF else { continue }
          for fourth in edges { texts.append([first, second, third, fourth]) }
        }
      }
    }
    let failures = texts.filter { found(in: $0) != errors(in: $0) }
    #expect(texts.count > 60_000)
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("all ill-formed sequences of random bytes at any offset among runs of ASCII")
  func randomBytes() {
    var generator = SeededGenerator(seed: 32)
    let bytes: [UInt8] = [0x41, 0x80, 0xA0, 0xC3, 0xE0, 0xE3, 0xED, 0xF0, 0xF4, 0xFE]
    var failures: [[UInt8]] = []
    for round in 0..<4_000 {
      var text = [UInt8](repeating: 0x20, count: round % 19)
      for _ in 0..<(round % 11) {
        text.append(bytes.randomElement(using: &generator) ?? 0)
        if round % 3 == 0 { text += [UInt8](repeating: 0x7F, count: round % 10) }
      }
      if found(in: text) != errors(in: text) { failures.append(text) }
      let repaired = text.withUnsafeBufferPointer { $0.repairingUTF8() }
      if !found(in: repaired).isEmpty { failures.append(text) }
      let again = repaired.withUnsafeBufferPointer { $0.repairingUTF8() }
      if again != repaired { failures.append(text) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("searches that start outside the text, and reads next to inaccessible memory")
  func limits() throws {
    let bytes = Array("abc".utf8) + [0xFF]
    bytes.withUnsafeBufferPointer { buffer in
      #expect(buffer.firstInvalidUTF8(from: -7)?.offset == 3, "clamped to the start")
      #expect(buffer.firstInvalidUTF8(from: 4) == nil, "at the end")
      #expect(buffer.firstInvalidUTF8(from: 9) == nil, "after the end")
      #expect(buffer.isScalarBoundary(0) && buffer.isScalarBoundary(4))
      #expect(!buffer.isScalarBoundary(-1) && !buffer.isScalarBoundary(5))
    }
    #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).firstInvalidUTF8() == nil)
    #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).repairingUTF8() == [])
    for length in 0..<24 {
      for last: [UInt8] in [[], [0xE3], [0xE3, 0x81], [0xF0, 0x9F, 0x91], [0xC3]] {
        let text = [UInt8](repeating: 0x61, count: length) + last
        try withUnreadableMemory(after: text) { buffer in
          #expect(buffer.firstInvalidUTF8()?.offset == (last.isEmpty ? nil : length))
          #expect(buffer.scalar(at: length)?.length == (last.isEmpty ? nil : last.count))
        }
      }
    }
  }
}
