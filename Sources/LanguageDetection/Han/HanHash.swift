/// A key of the Han model's hash table.
struct HanHash: Hashable, Sendable {
  let value: UInt32

  /// The key of two neighbours, 0 standing for the edge of a stretch; nil beyond the Basic
  /// Multilingual Plane.
  init?(_ first: UInt32, _ second: UInt32) {
    guard first | second <= 0xFFFF else { return nil }
    value = Self.mixed(first << 16 | second)
  }

  fileprivate init(stretch state: UInt32) {
    value = Self.mixed(state)
  }

  /// A bijection, so that slot and fingerprint together tell pairs apart.
  private static func mixed(_ key: UInt32) -> UInt32 {
    var key = key
    key ^= key >> 15
    key &*= 0x2C1B_3C6D
    key ^= key >> 12
    key &*= 0x297A_2D39
    return key ^ key >> 15
  }
}

/// The key of a whole stretch, gathered letter by letter.
struct HanStretch {
  private static let lengths = 2...8

  private var state: UInt32 = 0x811C_9DC5
  private var length = 0
  private var isInPlane = true

  mutating func append(_ letter: UInt32) {
    state = (state ^ letter) &* 0x0100_0193
    length &+= 1
    isInPlane = isInPlane && letter <= 0xFFFF
  }

  /// nil for a stretch of a length the model holds none of.
  var hash: HanHash? {
    Self.lengths ~= length && isInPlane ? HanHash(stretch: state) : nil
  }
}
