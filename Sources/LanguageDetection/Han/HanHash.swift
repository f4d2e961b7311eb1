/// A key in the hash table of the Han model.
struct HanHash: Hashable, Sendable {
  let value: UInt32

  /// Creates the key of two adjacent characters, where 0 is the edge of a run; nil beyond the Basic
  /// Multilingual Plane.
  init?(_ first: UInt32, _ second: UInt32) {
    guard first | second <= 0xFFFF else { return nil }
    value = Self.mixed(first << 16 | second)
  }

  /// Creates the key of the first two characters of a run of three or more, after a 0, or of the
  /// last two, before a 0; nil beyond the Basic Multilingual Plane.
  init?(edge first: UInt32, _ second: UInt32, _ third: UInt32) {
    guard first | second | third <= 0xFFFF else { return nil }
    var run = HanRun()
    run.append(first)
    run.append(second)
    run.append(third)
    self.init(run: run.state)
  }

  /// Creates the key of the first character of a run of two, after a 0, or of the last one, before
  /// a 0; nil beyond the Basic Multilingual Plane.
  init?(edgeOfTwo first: UInt32, _ second: UInt32) {
    guard first | second <= 0xFFFF else { return nil }
    var run = HanRun()
    run.append(first)
    run.append(second)
    self.init(run: run.state)
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

  fileprivate private(set) var state: UInt32 = 0x811C_9DC5
  private(set) var length = 0
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
