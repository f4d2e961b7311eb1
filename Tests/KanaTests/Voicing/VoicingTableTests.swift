import Testing

@testable import Kana

/// Tests the compositions of kana against canonical equivalence of the standard library.
@Suite struct VoicingTableTests {
  private static let table = VoicingTable.shared
  private static let kana = (UInt32(0x3041)...0x30FF).compactMap(Unicode.Scalar.init)

  @Test(arguments: [VoicingTable.voicedMark, VoicingTable.semiVoicedMark])
  func compositionsAreCanonical(mark: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(mark))
    var count = 0
    for base in Self.kana {
      let text = String(String.UnicodeScalarView([base, scalar]))
      // Characters compare by canonical equivalence.
      let composed = Self.kana.first { String($0) == text }
      #expect(Self.table.composition(of: base.value, with: mark) == composed?.value, "\(base)")
      guard let composed else { continue }
      count += 1
      let parts = Self.table.decomposition(of: composed.value)
      #expect(parts?.base == base.value && parts?.mark == mark, "\(composed)")
      #expect(Self.table.unvoiced(composed.value) == base.value)
    }
    #expect(count == (mark == VoicingTable.voicedMark ? 48 : 10))
  }

  @Test func otherScalarsAreUnchanged() {
    let voiced = Set(
      Self.kana.filter { String($0).decomposedScalarCount > 1 }.map(\.value))
    for value in UInt32(0)...0xFFFF {
      #expect((Self.table.decomposition(of: value) != nil) == voiced.contains(value))
      if !voiced.contains(value) { #expect(Self.table.unvoiced(value) == value) }
      #expect(Self.table.composition(of: 0x304B, with: value) == (value == 0x3099 ? 0x304C : nil))
    }
    // か and が plus multiples of 0x100, whose low bytes are in the table.
    for value: UInt32 in [0x4B, 0x4C, 0x314B, 0x314C, 0x1304B, 0xFFFF_304B] {
      #expect(Self.table.composition(of: value, with: 0x3099) == nil)
      #expect(Self.table.decomposition(of: value) == nil)
    }
  }

  @Test func marksOfEachForm() {
    let rows: [(mark: UInt32, combining: UInt32?, spacing: UInt32?)] = [
      (0x3099, 0x3099, 0x3099), (0x309A, 0x309A, 0x309A), (0xFF9E, 0x3099, 0x3099),
      (0xFF9F, 0x309A, 0x309A), (0x309B, nil, 0x3099), (0x309C, nil, 0x309A),
    ]
    for row in rows {
      let combining = VoicingTable.combiningMark(of: row.mark, includingSpacing: false)
      let spacing = VoicingTable.combiningMark(of: row.mark, includingSpacing: true)
      #expect(combining == row.combining && spacing == row.spacing, "\(row.mark)")
    }
    let marks = Set(rows.map(\.mark))
    for value in UInt32(0)...0x1_0000 where !marks.contains(value) {
      for isIncluded in [false, true] {
        #expect(VoicingTable.combiningMark(of: value, includingSpacing: isIncluded) == nil)
      }
    }
  }
}

extension String {
  /// The number of scalars that NFD has, for a kana: two if the string equals a kana and a mark.
  fileprivate var decomposedScalarCount: Int {
    for base in (UInt32(0x3041)...0x30FF).compactMap(Unicode.Scalar.init) {
      for mark: Unicode.Scalar in ["\u{3099}", "\u{309A}"]
      where self == String(String.UnicodeScalarView([base, mark])) {
        return 2
      }
    }
    return 1
  }
}
