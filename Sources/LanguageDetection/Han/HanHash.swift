/// A key in the hash table of the Han model.
struct HanHash: Hashable, Sendable {
  let value: UInt32

  /// Creates the key of two adjacent characters, where 0 is the edge of a run; nil beyond the Basic
  /// Multilingual Plane.
  init?(_ first: UInt32, _ second: UInt32) {
    guard first | second <= 0xFFFF else { return nil }
    value = Self.mixed(first << 16 | second)
  }

  fileprivate init(run state: UInt32) {
    value = Self.mixed(state)
  }

  /// Returns a bijective mix of a key, so that slot and fingerprint together identify a pair.
  private static func mixed(_ key: UInt32) -> UInt32 {
    var key = key
    key ^= key >> 15
    key &*= 0x2C1B_3C6D
    key ^= key >> 12
    key &*= 0x297A_2D39
    return key ^ key >> 15
  }
}

/// The key of a whole run of ideographs, computed letter by letter.
struct HanRun {
  private static let lengths = 2...8

  private var state: UInt32 = 0x811C_9DC5
  private var length = 0
  private var isInPlane = true

  mutating func append(_ letter: UInt32) {
    state = (state ^ letter) &* 0x0100_0193
    length &+= 1
    isInPlane = isInPlane && letter <= 0xFFFF
  }

  /// The key of the run; nil if the model has no runs of its length.
  var hash: HanHash? {
    Self.lengths ~= length && isInPlane ? HanHash(run: state) : nil
  }
}
