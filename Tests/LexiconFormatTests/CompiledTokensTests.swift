import LexiconFormat
import TestSupport
import Testing

/// The order of tokens in a compiled dictionary.
@Suite struct CompiledTokensTests {
  /// A dictionary of tokens with these feature offsets; each token's first byte numbers it.
  private func dictionary(_ offsets: [UInt32], trieSize: UInt32 = 8) -> ByteBuffer {
    let buffer = ByteBuffer()
    func append(_ number: UInt32) {
      for shift in [0, 8, 16, 24] { buffer.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    let header: [UInt32] = [
      0, 102, 0, UInt32(offsets.count), 1, 1, trieSize, UInt32(offsets.count * 16), 0, 0,
    ]
    for number in header { append(number) }
    for _ in 0..<(32 + Int(trieSize)) { buffer.append(0x55) }
    for (index, offset) in offsets.enumerated() {
      append(UInt32(index))
      append(7)
      append(offset)
      append(9)
    }
    return buffer
  }

  @Test func leavesOrderedTokensAlone() throws {
    let ordered = dictionary([0, 5, 9, 9, 20])
    let before = ordered.string
    #expect(try CompiledTokens.restoreInputOrder(in: ordered, path: "x") == 0)
    #expect(ordered.string == before)
  }

  @Test func ordersTokensByFeatureOffset() throws {
    let shuffled = dictionary([5, 0, 9, 30, 20, 25])
    #expect(try CompiledTokens.restoreInputOrder(in: shuffled, path: "x") > 0)
    let tokens = shuffled.count - 6 * 16
    let numbers = (0..<6).map { shuffled.start[tokens + $0 * 16] }
    #expect(numbers == [1, 0, 2, 4, 5, 3])
    let offsets = (0..<6).map { shuffled.start[tokens + $0 * 16 + 8] }
    #expect(offsets == [0, 5, 9, 20, 25, 30])
    #expect(shuffled.start[72] == 0x55, "the trie is untouched")
  }

  @Test func agreesWithAStableSort() throws {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<40 {
      let offsets = (0..<count).map { _ in UInt32.random(in: 0...30, using: &generator) * 1000 }
      let buffer = dictionary(offsets, trieSize: 12)
      let displaced = try CompiledTokens.restoreInputOrder(in: buffer, path: "x")
      let expected = offsets.enumerated().sorted {
        $0.element == $1.element ? $0.offset < $1.offset : $0.element < $1.element
      }
      let tokens = buffer.count - count * 16
      let numbers = (0..<count).map { Int(buffer.start[tokens + $0 * 16]) }
      #expect(numbers == expected.map(\.offset))
      #expect((displaced == 0) == (offsets == offsets.sorted()))
      #expect(try CompiledTokens.restoreInputOrder(in: buffer, path: "x") == 0, "nothing is left")
    }
  }

  @Test func refusesTablesThatDoNotFit() {
    for (position, value, why) in [
      (28, UInt8(31), "a size that is no multiple"), (28, 48, "one token too many"),
      (24, 9, "a table that starts a byte too late"), (27, 255, "a trie of gigabytes"),
    ] {
      let damaged = dictionary([0, 1])
      damaged.start[position] = value
      let error = #expect(throws: LexiconError.self, "\(why)") {
        try CompiledTokens.restoreInputOrder(in: damaged, path: "sys.dic")
      }
      #expect(error?.code == .fileUnusable)
      #expect(error?.path == "sys.dic")
    }
  }

  @Test func refusesTruncatedFiles() {
    for size in [0, 71, 80, 111] {
      let whole = dictionary([0, 1])
      let cut = ByteBuffer()
      for index in 0..<size { cut.append(whole.start[index]) }
      #expect(throws: LexiconError.self) {
        try CompiledTokens.restoreInputOrder(in: cut, path: "x")
      }
    }
  }
}
