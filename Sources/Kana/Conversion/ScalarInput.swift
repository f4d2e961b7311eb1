import TextFoundation

/// A reader of the scalars of a text, with a fast path for scalars of three bytes (kana and kanji).
struct ScalarInput {
  /// The address of the last scalar read.
  private(set) var scalarStart: UnsafePointer<UInt8>
  /// The number of bytes of the last scalar read.
  private(set) var size = 0
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Creates a reader of `bytes`; nil if they have no base address.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return nil }
    self.bytes = bytes
    scalarStart = start
    end = start + bytes.count
  }

  /// The offset of the last scalar read.
  var offset: Int { bytes.baseAddress.map { scalarStart - $0 } ?? 0 }

  /// Reads and returns the next scalar; nil at the end.
  @inline(__always)
  mutating func next() -> UInt32? {
    scalarStart += size
    guard scalarStart < end else { return nil }
    let lead = UInt32(scalarStart[0])
    if lead < 0x80 {
      size = 1
      return lead
    }
    if lead & 0xF0 == 0xE0, end - scalarStart > 2 {
      size = 3
      return (lead & 0x0F) &<< 12 | UInt32(scalarStart[1] & 0x3F) &<< 6
        | UInt32(scalarStart[2] & 0x3F)
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
