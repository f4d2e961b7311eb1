import TestSupport
import Testing
import TextFoundation

@Suite("UTF-8")
struct UTF8Tests {
  @Test("the first ill-formed sequence, its offset and length")
  func invalid() {
    let rows: [(bytes: [UInt8], expected: (Int, Int)?, why: String)] = [
      ([], nil, "nothing is valid"),
      (Array("abc東京👍".utf8), nil, "all lengths"),
      ([0x61, 0x80], (1, 1), "a continuation byte alone"),
      ([0xC0, 0x80], (0, 1), "overlong NUL"),
      ([0xE0, 0x80, 0x80], (0, 1), "overlong: E0 needs A0 or more after it"),
      ([0xE0, 0xA0, 0x80], nil, "the least scalar of three bytes"),
      ([0xED, 0xA0, 0x80], (0, 1), "a surrogate"),
      ([0xED, 0x9F, 0xBF], nil, "the last before the surrogates"),
      ([0xF0, 0x8F, 0xBF, 0xBF], (0, 1), "overlong: F0 needs 90 or more after it"),
      ([0xF4, 0x90, 0x80, 0x80], (0, 1), "above U+10FFFF"),
      ([0xF5, 0x80, 0x80, 0x80], (0, 1), "no such lead byte"),
      ([0xE6, 0x9D], (0, 2), "cut after two of three bytes"),
      ([0xE6, 0x9D, 0x61], (0, 2), "two of three bytes, then ASCII"),
      ([0xF0, 0x9F, 0x91], (0, 3), "cut after three of four bytes"),
      (Array("0123456789abcdef".utf8) + [0xFF], (16, 1), "after two whole words of ASCII"),
      (Array("0123456".utf8) + [0xFF, 0x61], (7, 1), "the last byte of the first word"),
      (Array("東\u{0}京".utf8) + [0xE6], (7, 1), "NUL is valid"),
    ]
    for (bytes, expected, why) in rows {
      let found = bytes.withUnsafeBufferPointer { $0.firstInvalidUTF8() }
      #expect(found?.offset == expected?.0 && found?.length == expected?.1, "\(why): \(bytes)")
    }
  }

  @Test("validity and repair agree with the standard library on random bytes")
  func againstStandardLibrary() {
    var generator = SeededGenerator(seed: 1)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xE6, 0xED, 0xEF,
      0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var failures: [[UInt8]] = []
    var invalid = 0
    for round in 0..<20_000 {
      var bytes: [UInt8] = []
      if round % 2 == 0 {
        bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          interesting.randomElement(using: &generator) ?? 0
        }
      } else {
        bytes = Array(RandomText.string(fragments: 8, using: &generator).utf8)
        if let index = bytes.indices.randomElement(using: &generator) {
          bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      let (found, repaired) = bytes.withUnsafeBufferPointer {
        ($0.firstInvalidUTF8(), $0.repairingUTF8())
      }
      let valid = String(validating: bytes, as: UTF8.self) != nil
      if !valid { invalid += 1 }
      if (found == nil) != valid { failures.append(bytes) }
      if repaired != Array(String(decoding: bytes, as: UTF8.self).utf8) { failures.append(bytes) }
      if let found, String(validating: bytes[..<found.offset], as: UTF8.self) == nil {
        failures.append(bytes)
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect((1000..<19_000).contains(invalid), "both kinds must occur: \(invalid)")
  }

  @Test("scalars forwards and backwards are those of unicodeScalars")
  func scalars() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let text = RandomText.scalars(count: 20, using: &generator)
      let expected = text.unicodeScalars.map(\.value)
      let (forwards, backwards) = withUTF8Bytes(of: text) { bytes in
        var forwards: [UInt32] = []
        var backwards: [UInt32] = []
        var offset = 0
        while let scalar = bytes.scalar(at: offset) {
          forwards.append(scalar.value)
          offset += scalar.length
        }
        while let scalar = bytes.scalar(before: offset) {
          backwards.append(scalar.value)
          offset -= scalar.length
        }
        return (forwards, backwards)
      }
      #expect(forwards == expected)
      #expect(backwards == expected.reversed())
    }
  }

  @Test("reading scalars never leaves the buffer, whatever the bytes")
  func malformed() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<6).map { _ in UInt8.random(in: 0x70...0xFF, using: &generator) }
      bytes.withUnsafeBufferPointer { buffer in
        for offset in -1...7 {
          if let scalar = buffer.scalar(at: offset) {
            #expect(scalar.length >= 1 && offset + scalar.length <= 6)
          } else {
            #expect(offset < 0 || offset >= 6)
          }
          if let scalar = buffer.scalar(before: offset) {
            #expect(scalar.length >= 1 && offset - scalar.length >= 0)
          } else {
            #expect(offset <= 0 || offset > 6)
          }
        }
      }
    }
  }

  @Test("bytes of strings and substrings, with the error's type preserved")
  func bytes() {
    enum Refusal: Error { case refused }
    let text = "東京abc"
    #expect(withUTF8Bytes(of: text) { Array($0) } == Array(text.utf8))
    #expect(withUTF8Bytes(of: text.dropFirst()) { Array($0) } == Array("京abc".utf8))
    #expect(withUTF8Bytes(of: "") { $0.count } == 0)
    do throws(Refusal) {
      try withUTF8Bytes(of: text) { (_) throws(Refusal) in throw .refused }
      Issue.record("must throw")
    } catch {
      #expect(error == .refused)
    }
  }

  @Test("offsets and indices are inverse to each other; outside is clamped")
  func offsets() {
    let text = "a東👍🏽e\u{301}\r\n"
    let offsets = UTF8Offsets(text)
    #expect(offsets.count == text.utf8.count)
    for index in text.unicodeScalars.indices {
      #expect(offsets.index(at: offsets.offset(of: index)) == index)
    }
    #expect(offsets.index(at: -3) == text.startIndex)
    #expect(offsets.index(at: 99) == text.endIndex)
    #expect(offsets[1..<4] == "東")
  }
}
