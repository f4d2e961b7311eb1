/// A suffix that may follow any counter without changing its sound: 三回目, 七時半, 五日分.
struct NumberSuffix: Sendable {
  let morpheme: NumberMorpheme
  let length: Int

  private static let suffixes: [(text: StaticString, morpheme: NumberMorpheme)] = [
    ("目", .me), ("半", .han), ("分", .bun),
  ]

  /// Creates the suffix at `offset` if a word ends after it.
  init?(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ isWordEnd: (Int) -> Bool
  ) {
    guard offset &+ 3 <= bytes.count, bytes[offset] >= 0xE5, bytes[offset] <= 0xE7 else {
      return nil
    }
    for suffix in Self.suffixes
    where bytes.starts(with: suffix.text, at: offset) && isWordEnd(offset &+ 3) {
      morpheme = suffix.morpheme
      length = 3
      return
    }
    return nil
  }
}
