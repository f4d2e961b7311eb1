/// Classes of scalars that several modules ask for.
extension UInt32 {
  /// Whether the scalar is in a block of CJK ideographs: the URO, Extension A, the compatibility
  /// ideographs, or planes 2 and 3.
  ///
  /// Unassigned code points of these blocks are included, because their East Asian width and line
  /// breaking class are those of ideographs (UAX #11, section 5; UAX #14, ID).
  @inlinable @inline(__always)
  package var isCJKIdeograph: Bool {
    switch self {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFD: true
    default: false
    }
  }

  /// Whether the scalar is written and read as a kanji: Script=Han, and 〆 (U+3006), whose script is
  /// Common.
  ///
  /// 々, 〇, 〻 and radicals are Han (UAX #24); kana, punctuation and hexagrams are not.
  package var isKanji: Bool {
    switch self {
    case 0x4E00...0x9FFF, 0x3005...0x3007: true
    case 0..<0x2E80, 0x3041..<0x3400: false
    default: Script.table[self] == .han
    }
  }
}
