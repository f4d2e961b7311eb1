/// The tables of the Han model, read without copying.
///
/// The format is described in Scripts/han-model/table.py, whose `Scorer` is equivalent.
/// `@unchecked Sendable`: it only reads, from bytes that outlive it.
struct HanTable: @unchecked Sendable {
  /// The evidence of a character, pair or run for Simplified and Traditional Chinese against
  /// Japanese, in units of the model.
  struct Weights: Hashable {
    var simplified: Int
    var traditional: Int

    static let none = Weights(simplified: 0, traditional: 0)

    mutating func add(_ other: Weights, times count: Int = 1) {
      simplified &+= other.simplified &* count
      traditional &+= other.traditional &* count
    }
  }

  /// The parameters that turn sums of weights into log odds.
  struct Calibration: Hashable {
    var unit: Float
    var simplifiedBias: Float
    var traditionalBias: Float
    var scale: Float
    var damping: Float
  }

  private static let headerSize = 64
  private static let pageNumberCount = 0x40000 / 256
  private static let pageSize = 512
  private static let maximumSlotCount = 1 << 24
  private static let unknown = Int8.min

  let calibration: Calibration
  private let pageNumbers: UnsafeRawBufferPointer
  private let pages: UnsafeRawBufferPointer
  private let slots: UnsafeRawBufferPointer
  private let slotCount: Int

  /// Creates the tables of a model; nil if the bytes are not a valid model.
  ///
  /// All sizes are checked here, so that lookups cannot leave the bytes, regardless of their
  /// contents.
  ///
  /// - Parameter bytes: a model that outlives the table.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize + Self.pageNumberCount, Self.hasSignature(bytes)
    else { return nil }
    let pageCount = Int(Self.word(bytes, at: 12))
    let slotCount = Int(Self.word(bytes, at: 16))
    guard pageCount <= 255, 1...Self.maximumSlotCount ~= slotCount else { return nil }
    let pagesStart = Self.headerSize + Self.pageNumberCount
    let slotsStart = pagesStart + pageCount * Self.pageSize
    let end = slotsStart + slotCount * 4
    guard bytes.count == end, Int(Self.word(bytes, at: 8)) == end else { return nil }
    calibration = Calibration(
      unit: Self.float(bytes, at: 20), simplifiedBias: Self.float(bytes, at: 24),
      traditionalBias: Self.float(bytes, at: 28), scale: Self.float(bytes, at: 32),
      damping: Self.float(bytes, at: 36))
    guard calibration.isUsable else { return nil }
    pageNumbers = UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize..<pagesStart])
    pages = UnsafeRawBufferPointer(rebasing: bytes[pagesStart..<slotsStart])
    slots = UnsafeRawBufferPointer(rebasing: bytes[slotsStart...])
    self.slotCount = slotCount
  }

  /// Returns the evidence of one character; nil if the model does not know it.
  @inline(__always)
  func weights(of scalar: UInt32) -> Weights? {
    let page = Int(scalar >> 8)
    guard page < pageNumbers.count else { return nil }
    let number = Int(pageNumbers[page])
    // A page number beyond the pages can only come from damaged bytes.
    guard number > 0, number * Self.pageSize <= pages.count else { return nil }
    let offset = (number - 1) * Self.pageSize + Int(scalar & 0xFF) * 2
    let simplified = Int8(bitPattern: pages[offset])
    guard simplified != Self.unknown else { return nil }
    return Weights(
      simplified: Int(simplified), traditional: Int(Int8(bitPattern: pages[offset + 1])))
  }

  /// Returns the evidence of a hashed key; zero without a key, or if the model does not contain it.
  @inline(__always)
  func weights(of hash: HanHash?) -> Weights {
    guard let hash else { return .none }
    var index = Int((UInt64(hash.value) * UInt64(slotCount)) >> 32)
    // The search is bounded, since damaged bytes may have no empty slot.
    for _ in 0..<slotCount {
      let slot = Self.word(slots, at: index * 4)
      if slot == 0 { break }
      if slot >> 16 == hash.value & 0xFFFF {
        return Weights(
          simplified: Int(Int8(truncatingIfNeeded: slot >> 8)),
          traditional: Int(Int8(truncatingIfNeeded: slot)))
      }
      index = index + 1 == slotCount ? 0 : index + 1
    }
    return .none
  }
}

extension HanTable.Calibration {
  /// Whether no sum can become infinite or NaN.
  var isUsable: Bool {
    [unit, simplifiedBias, traditionalBias, scale, damping].allSatisfy { abs($0) < 1000 }
      && unit > 0 && scale > 0 && damping >= 0
  }

  /// Returns the log odds for sums over `letters` known letters.
  func logOdds(_ sums: HanTable.Weights, letters: Int) -> (simplified: Float, traditional: Float) {
    let factor = scale / (1 + Float(letters) * damping)
    return (
      (Float(sums.simplified) * unit + simplifiedBias) * factor,
      (Float(sums.traditional) * unit + traditionalBias) * factor
    )
  }
}

extension HanTable {
  /// Returns whether the bytes start with "MUTSULM" and version 1.
  private static func hasSignature(_ bytes: UnsafeRawBufferPointer) -> Bool {
    UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) == 0x014D_4C55_5354_554D
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func float(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Float {
    Float(bitPattern: word(bytes, at: offset))
  }
}
