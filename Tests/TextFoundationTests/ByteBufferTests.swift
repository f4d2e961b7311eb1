import TestSupport
import Testing

@testable import TextFoundation

/// Tests the output buffer against an array of bytes that receives the same changes.
@Suite("Byte buffers")
struct ByteBufferTests {
  /// Returns the bytes of a buffer as an array.
  private func contents(_ buffer: borrowing ByteBuffer) -> [UInt8] { Array(buffer.bytes) }

  @Test("each function that appends, and the resulting contents")
  func appending() {
    var buffer = ByteBuffer(minimumCapacity: 1)
    let isNewEmpty = buffer.isEmpty
    #expect(isNewEmpty)
    buffer.append(0x61)
    buffer.append("東" as StaticString)
    buffer.append("京bc".dropLast())
    [UInt8](arrayLiteral: 0x64, 0x00, 0x65).withUnsafeBufferPointer { buffer.append($0) }
    "f\u{E9}".withCString { buffer.append(cString: $0) }
    let memory = buffer.reserve(3)
    for index in 0..<3 { memory[index] = 0x78 + UInt8(index) }
    let count = buffer.count
    #expect(count == 14, "reserved bytes do not count: a 東 京 b d NUL e f é")
    buffer.commit(2)
    let (text, isEmpty) = (buffer.text, buffer.isEmpty)
    #expect(text == "a東京bd\0ef\u{E9}xy")
    #expect(!isEmpty)
  }

  @Test("appending nothing changes nothing")
  func appendingNothing() {
    var buffer = ByteBuffer(minimumCapacity: 64)
    buffer.append("前")
    buffer.append("" as StaticString)
    buffer.append("")
    buffer.append(UnsafeBufferPointer(start: nil, count: 0))
    "".withCString { buffer.append(cString: $0) }
    buffer.commit(0)
    let text = buffer.text
    #expect(text == "前")
  }

  @Test("the text has U+FFFD for each maximal ill-formed subpart (Unicode 15.0, section 3.9)")
  func illFormedText() {
    let rows: [(bytes: [UInt8], text: String, why: String)] = [
      ([], "", "empty"),
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", "a byte that never occurs"),
      ([0xE6, 0x9D], "\u{FFFD}", "one subpart of two bytes"),
      ([0xE6, 0x9D, 0xB1], "東", "complete"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}", "overlong NUL: two subparts"),
      ([0xF0, 0x9F, 0x91, 0x61], "\u{FFFD}a", "three bytes of four"),
    ]
    for row in rows {
      var buffer = ByteBuffer(minimumCapacity: 64)
      row.bytes.withUnsafeBufferPointer { buffer.append($0) }
      let text = buffer.text
      #expect(text == row.text, "\(row.why)")
    }
  }

  @Test("truncation and removal stay within the buffer")
  func removal() {
    let rows: [(truncate: Int?, removeFirst: Int?, expected: String, why: String)] = [
      (0, nil, "", "to nothing"), (3, nil, "abc", "to a part"), (6, nil, "abcdef", "to its length"),
      (7, nil, "abcdef", "never longer"), (-1, nil, "", "below zero"), (.max, nil, "abcdef", ""),
      (nil, 0, "abcdef", "nothing removed"), (nil, 1, "bcdef", "one byte"),
      (nil, 4, "ef", "the rest moves to the front"), (nil, 6, "", "all"), (nil, 99, "", "too many"),
      (4, 3, "d", "from both ends"), (2, 5, "", "more than is left"),
    ]
    for row in rows {
      var buffer = ByteBuffer(minimumCapacity: 64)
      buffer.append("abcdef")
      if let count = row.truncate { buffer.truncate(to: count) }
      if let count = row.removeFirst { buffer.removeFirst(count) }
      let text = buffer.text
      #expect(text == row.expected, "\(row.why)")
      buffer.append("Z")
      let longer = buffer.text
      #expect(longer == row.expected + "Z", "appended after: \(row.why)")
    }
  }

  @Test("the minimum capacity is 64, and a full buffer doubles or grows to the size needed")
  func growth() {
    for (requested, expected) in [(0, 64), (-5, 64), (64, 64), (65, 65), (1000, 1000)] {
      let capacity = ByteBuffer(minimumCapacity: requested).capacity
      #expect(capacity == expected)
    }
    var buffer = ByteBuffer(minimumCapacity: 64)
    for _ in 0..<64 { buffer.append(0x61) }
    var capacities = [buffer.capacity]
    buffer.append(0x62)
    capacities.append(buffer.capacity)
    // Just enough, one byte too many, more than double.
    for size in [63, 64, 10_000] {
      _ = buffer.reserve(size)
      capacities.append(buffer.capacity)
    }
    #expect(capacities == [64, 128, 128, 256, 10_065])
    let text = buffer.text
    #expect(text == String(repeating: "a", count: 64) + "b", "the content moves along")
  }

  @Test("clearing retains up to 4 MiB of memory, and releases more")
  func clearing() {
    for (capacity, retained) in [
      (64, 64), (1 << 22, 1 << 22), (1 << 22 + 1, 1 << 16), (1 << 23, 1 << 16),
    ] {
      var buffer = ByteBuffer(minimumCapacity: capacity)
      buffer.append("abc")
      buffer.removeAll()
      let (isEmpty, after) = (buffer.isEmpty, buffer.capacity)
      #expect(isEmpty)
      #expect(after == retained, "\(capacity)")
      for byte in 0..<200 { buffer.append(UInt8(byte)) }
      let bytes = contents(buffer)
      #expect(bytes == Array(0..<200), "the memory is usable")
    }
  }

  @Test("bytes changed in place")
  func mutation() {
    var buffer = ByteBuffer(minimumCapacity: 64)
    buffer.append("abc")
    var seen = 0
    buffer.withMutableBytes { bytes in
      seen = bytes.count
      for index in bytes.indices { bytes[index] -= 0x20 }
    }
    let text = buffer.text
    #expect(seen == 3, "only the bytes written")
    #expect(text == "ABC")
  }

  @Test("a thousand random changes give the same bytes as in an array")
  func model() {
    var generator = SeededGenerator(seed: 31)
    var longest = 0
    for round in 0..<20 {
      var buffer = ByteBuffer(minimumCapacity: round)
      var model: [UInt8] = []
      for step in 0..<1000 {
        let text = RandomText.string(fragments: step % 9, using: &generator)
        let number = Int.random(in: -2...70, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...2:
          buffer.append(text)
          model += text.utf8
        case 3, 4:
          withUTF8Bytes(of: text) { buffer.append($0) }
          model += text.utf8
        case 5:
          buffer.append(UInt8(truncatingIfNeeded: number))
          model.append(UInt8(truncatingIfNeeded: number))
        case 6:
          let size = max(0, number)
          buffer.reserve(size + 5).initialize(repeating: 0x2E, count: size + 5)
          buffer.commit(size)
          model += [UInt8](repeating: 0x2E, count: size)
        case 7:
          buffer.truncate(to: model.count - number)
          model = Array(model.prefix(max(0, model.count - number)))
        case 8:
          buffer.removeFirst(max(0, number))
          model = Array(model.dropFirst(max(0, number)))
        default:
          if step % 7 == 0 {
            buffer.removeAll()
            model = []
          }
          buffer.withMutableBytes { bytes in
            for index in bytes.indices { bytes[index] ^= 1 }
          }
          model = model.map { $0 ^ 1 }
        }
        longest = max(longest, model.count)
      }
      let bytes = contents(buffer)
      #expect(bytes == model, "round \(round)")
    }
    #expect(longest > 200, "the buffers must have grown")
  }
}
