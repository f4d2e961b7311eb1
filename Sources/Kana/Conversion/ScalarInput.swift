import TextFoundation

/// The scalars of a text one after another, those of three bytes first of all: kana and kanji.
struct ScalarInput {
  /// The first byte of the scalar read last.
  private(set) var place: UnsafePointer<UInt8>
  /// How many bytes that scalar has.
  private(set) var size = 0
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// The scalars of `bytes`; nil if there are none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return nil }
    self.bytes = bytes
    place = start
    end = start + bytes.count
  }

  /// Where the scalar read last starts.
  var offset: Int { bytes.baseAddress.map { place - $0 } ?? 0 }

  /// Reads the next scalar; nil at the end.
  @inline(__always)
  mutating func next() -> UInt32? {
    place += size
    guard place < end else { return nil }
    let lead = UInt32(place[0])
    if lead < 0x80 {
      size = 1
      return lead
    }
    if lead & 0xF0 == 0xE0, end - place > 2 {
      size = 3
      return (lead & 0x0F) &<< 12 | UInt32(place[1] & 0x3F) &<< 6 | UInt32(place[2] & 0x3F)
    }
    return nextOfOtherSize()
  }

  @inline(never)
  private mutating func nextOfOtherSize() -> UInt32? {
    let scalar = bytes.scalar(at: offset)
    size = scalar?.length ?? 1
    return scalar?.value
  }
}
