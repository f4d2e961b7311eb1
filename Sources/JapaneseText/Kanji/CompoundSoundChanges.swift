/// The sound changes between on readings in compounds: 雑 + 誌 ざっし, 発 + 表 はっぴょう.
enum CompoundSoundChanges {
  /// Appends a reading to a compound's kana.
  ///
  /// ツ and チ become ッ before k, s, t and h, ク becomes ッ before k; h after ッ and ン becomes p.
  static func join(_ reading: KanaBytes, to kana: inout [UInt8], isCompound: Bool) {
    guard isCompound, kana.count >= 3, reading.count >= 3, reading[0] == 0xE3 else {
      kana.append(contentsOf: reading)
      return
    }
    let row = KanaRows.row(of: index(reading[1], reading[2]))
    let last = index(kana[kana.count - 2], kana[kana.count - 1])
    let geminates =
      switch last {
      case tsu, chi: row == k || row == s || row == t || row == h
      case ku: row == k
      default: false
      }
    // イツ and ハチ geminate, but not a reading of one kana.
    guard geminates, kana.count >= 6 else {
      append(reading, isSemiVoiced: last == n && row == h, to: &kana)
      return
    }
    kana.removeLast(3)
    kana.append(contentsOf: KanaBytes("ッ"))
    append(reading, isSemiVoiced: row == h, to: &kana)
  }

  private static let (k, s, t, h) = (
    UInt8(ascii: "k"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "h")
  )
  /// Offsets from ァ.
  private static let (ku, chi, tsu, n) = (0xAF - 0xA1, 0xC1 - 0xA1, 0xC4 - 0xA1, 0xF3 - 0xA1)

  private static func index(_ second: UInt8, _ third: UInt8) -> Int {
    (Int(second & 0x3F) << 6 | Int(third & 0x3F)) - 0xA1
  }

  private static func append(_ reading: KanaBytes, isSemiVoiced: Bool, to kana: inout [UInt8]) {
    let start = kana.count
    kana.append(contentsOf: reading)
    guard isSemiVoiced else { return }
    // パ is two code points after ハ.
    let code = index(kana[start + 1], kana[start + 2]) + 0xA1 + 2
    kana[start + 1] = UInt8(0x80 | code >> 6)
    kana[start + 2] = UInt8(0x80 | code & 0x3F)
  }
}

/// The consonant rows of the kana table.
enum KanaRows {
  /// Returns the row of the kana at an offset from ァ, with separate rows for voiced kana; ッ has no
  /// row.
  static func row(of index: Int) -> UInt8 {
    let rows: StaticString =
      "aaaaaaaaaakgkgkgkgkgszszszszsztdtdxtdtdtdnnnnnhbphbphbphbphbpmmmmmyyyyyyrrrrrwwwwwn"
    guard index >= 0, index < rows.utf8CodeUnitCount else { return 0 }
    return rows.utf8Start[index]
  }
}
