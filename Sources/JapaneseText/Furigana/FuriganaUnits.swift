internal import TextFoundation

/// A scalar of a word's surface, with the properties used for alignment.
struct SurfaceUnit {
  enum Kind: UInt8 {
    /// Must appear in the reading unchanged.
    case kana
    /// Has its own reading: ideographs, 々 〆 〇, and ヶ ヵ ケ between kanji.
    case kanji
    /// Digits, letters and symbols, which may be pronounced or not.
    case other
    /// Not pronounced, and part of the preceding character: voicing marks, variation selectors.
    case silent
  }

  let kind: Kind
  let kana: KanaSound
  let scalar: UInt32
  /// The byte offset of the scalar in the surface.
  let offset: Int

  var isIterationMark: Bool { scalar == 0x3005 || scalar == 0x303B }

  /// The scalar whose readings are used: 三 for 3.
  var readingScalar: UInt32 {
    switch scalar {
    case 0x30...0x39: Self.digits[Int(scalar &- 0x30)]
    case 0xFF10...0xFF19: Self.digits[Int(scalar &- 0xFF10)]
    default: scalar
    }
  }

  private static let digits: [UInt32] = [
    0x96F6, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D,
  ]
}

/// A kana of a reading.
struct ReadingUnit {
  let kana: KanaSound
  /// The byte offset in the reading.
  let offset: Int
}

extension UnsafeBufferPointer<UInt8> {
  /// Appends the units of a word's surface to `units`.
  func appendSurfaceUnits(to units: inout [SurfaceUnit]) {
    var offset = 0
    while let scalar = scalar(at: offset) {
      units.append(
        SurfaceUnit(
          kind: .other, kana: KanaSound(scalar: scalar.value) ?? .other, scalar: scalar.value,
          offset: offset))
      offset &+= scalar.length
    }
    for index in units.indices {
      let unit = units[index]
      let kind = Self.kind(of: unit, at: index, in: units)
      units[index] = SurfaceUnit(
        kind: kind, kana: unit.kana, scalar: unit.scalar, offset: unit.offset)
    }
  }

  private static func kind(
    of unit: SurfaceUnit, at index: Int, in units: [SurfaceUnit]
  ) -> SurfaceUnit.Kind {
    switch unit.scalar {
    case 0x30F5, 0x30F6, 0x30B1, 0x30AB:  // ヵ ヶ ケ カ
      let follows = index > 0 && units[index &- 1].scalar.isCounted
      let precedes = index &+ 1 < units.count && units[index &+ 1].scalar.isKanji
      return follows && precedes ? .kanji : .kana
    case 0xFF9E, 0xFF9F: return .silent
    case let scalar where scalar.isKanji: return .kanji
    case let scalar where unit.kana == .other: return scalar.joinsPrevious ? .silent : .other
    default: return .kana
    }
  }

  /// Appends the kana of a reading to `units`; voicing marks are composed with the preceding kana.
  func appendReadingUnits(to units: inout [ReadingUnit]) {
    var offset = 0
    while let scalar = scalar(at: offset) {
      switch scalar.value {
      case 0x3099 where !units.isEmpty, 0xFF9E where !units.isEmpty:
        units.changeLast { $0.voiced }
      case 0x309A where !units.isEmpty, 0xFF9F where !units.isEmpty:
        units.changeLast { $0.semiVoiced }
      default:
        units.append(ReadingUnit(kana: KanaSound(scalar: scalar.value) ?? .other, offset: offset))
      }
      offset &+= scalar.length
    }
  }
}

extension [ReadingUnit] {
  fileprivate mutating func changeLast(_ change: (KanaSound) -> KanaSound) {
    guard let last = popLast() else { return }
    append(ReadingUnit(kana: change(last.kana), offset: last.offset))
  }
}

extension UInt32 {
  /// Whether the scalar is a combining mark or a format character, which belongs to the preceding
  /// character.
  fileprivate var joinsPrevious: Bool {
    guard self >= 0x300 else { return false }
    switch GeneralCategory.table[self] {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// Whether a ヶ after the scalar is a counter: the scalar is a kanji or a digit.
  fileprivate var isCounted: Bool { isKanji || isASCIIOrFullwidthDigit }
}
