/// The Han model's tables, read in place.
///
/// The form of the bytes is described in Scripts/han-model/table.py, whose `Scorer` does the same.
/// Not Sendable: it borrows the bytes it was made from.
struct HanTable {
  /// Evidence of one character or pair, in units of the model.
  struct Weights: Hashable {
    /// Positive for Japanese, negative for Chinese.
    var japanese: Int
    /// Positive for Traditional, negative for Simplified.
    var traditional: Int
  }

  /// How sums of weights become log odds.
  struct Scale: Hashable {
    var japaneseUnit: Float
    var traditionalUnit: Float
    var japaneseBias: Float
    var traditionalBias: Float
    var damping: Float
  }

  private static let mark: [UInt8] = Array("MUTSULM\u{1}".utf8)
  private static let headerSize = 64
  private static let pageNumberCount = 0x40000 / 256
  private static let pageSize = 512
  private static let unknown = Int8.min

  let scale: Scale
  private let pageNumbers: UnsafeRawBufferPointer
  private let pages: UnsafeRawBufferPointer
  private let slots: UnsafeRawBufferPointer
  private let slotCount: Int

  /// The tables of a model, or nil if the bytes are not one: every size is checked here, so that
  /// look-ups cannot leave the bytes whatever these hold.
  ///
  /// - Parameter bytes: A model that outlives the table.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize + Self.pageNumberCount, bytes.starts(with: Self.mark)
    else { return nil }
    let pageCount = Int(Self.word(bytes, at: 12))
    let slotCount = Int(Self.word(bytes, at: 16))
    guard pageCount <= 255, slotCount >= 1, slotCount <= 1 << 24 else { return nil }
    let pagesStart = Self.headerSize + Self.pageNumberCount
    let slotsStart = pagesStart + pageCount * Self.pageSize
    let end = slotsStart + slotCount * 4
    guard bytes.count == end, Int(Self.word(bytes, at: 8)) == end else { return nil }
    let floats = (0..<5).map { Float(bitPattern: Self.word(bytes, at: 20 + $0 * 4)) }
    guard floats.allSatisfy({ $0.isFinite && abs($0) < 1000 }), floats[4] >= 0 else { return nil }
    scale = Scale(
      japaneseUnit: floats[0], traditionalUnit: floats[1], japaneseBias: floats[2],
      traditionalBias: floats[3], damping: floats[4])
    pageNumbers = UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize..<pagesStart])
    pages = UnsafeRawBufferPointer(rebasing: bytes[pagesStart..<slotsStart])
    slots = UnsafeRawBufferPointer(rebasing: bytes[slotsStart...])
    self.slotCount = slotCount
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The evidence of one character, or nil if the model does not know it.
  func weights(of scalar: UInt32) -> Weights? {
    let page = Int(scalar >> 8)
    guard page < pageNumbers.count else { return nil }
    let number = Int(pageNumbers[page])
    // A page number beyond the pages can only come from damaged bytes.
    guard number > 0, number * Self.pageSize <= pages.count else { return nil }
    let offset = (number - 1) * Self.pageSize + Int(scalar & 0xFF) * 2
    let japanese = Int8(bitPattern: pages[offset])
    guard japanese != Self.unknown else { return nil }
    return Weights(
      japanese: Int(japanese), traditional: Int(Int8(bitPattern: pages[offset + 1])))
  }

  /// The evidence of two neighbours; 0 stands for the edge of a stretch.
  func weights(of first: UInt32, _ second: UInt32) -> Weights {
    guard first <= 0xFFFF, second <= 0xFFFF else { return Weights(japanese: 0, traditional: 0) }
    let key = Self.mixed(first, second)
    var index = Int(UInt64(key) * UInt64(slotCount) >> 32)
    // Bounded, since damaged bytes may leave no slot empty.
    for _ in 0..<slotCount {
      let slot = Self.word(slots, at: index * 4)
      if slot == 0 { break }
      if slot >> 16 == key & 0xFFFF {
        return Weights(
          japanese: Int(Int8(truncatingIfNeeded: slot >> 8)),
          traditional: Int(Int8(truncatingIfNeeded: slot)))
      }
      index = index + 1 == slotCount ? 0 : index + 1
    }
    return Weights(japanese: 0, traditional: 0)
  }

  /// A bijection of the pair, so that slot and fingerprint together tell pairs apart.
  private static func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
    var key = first << 16 | second
    key ^= key >> 15
    key &*= 0x2C1B_3C6D
    key ^= key >> 12
    key &*= 0x297A_2D39
    return key ^ key >> 15
  }
}
